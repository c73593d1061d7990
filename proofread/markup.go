package proofread

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"punchboard/carddata/face"
	"punchboard/diag"
)

// markup reports translations with other icons, expressions, styles or emphasis than
// their source text.
func (p *proof) markup() {
	p.pairs(func(t pair) bool {
		was, now := differentMarks(t.from.marks(), t.to.marks())
		if len(was) > 0 {
			p.found.Warnf(t.text.Pos(t.lang), CodeMarkup, "the icons and styles differ: `%s` has %s, `%s` has %s", p.game.Source, strings.Join(was, ", "), t.lang, strings.Join(now, ", ")).
				Hintf("mark the same words in both languages")
		}
		return len(was) > 0 || p.otherKeywords(t)
	})
}

// otherKeywords reports a translation in which the keywords of an entry stand more or
// less often than in its source text.
func (p *proof) otherKeywords(t pair) bool {
	was, now := p.styledWords(t.from, p.game.Source), p.styledWords(t.to, t.lang)
	for _, style := range signsOf(was, now) {
		if was[style] == now[style] || !p.hasKeywords(style, p.game.Source) || !p.hasKeywords(style, t.lang) {
			continue
		}
		p.found.Warnf(t.text.Pos(t.lang), CodeMarkup, "the text has %s of the style `%s` in `%s`, %d in `%s`", diag.Count(was[style], "keyword"), style, p.game.Source, now[style], t.lang).
			Hintf("use the keyword where the other language does, or add its other forms to `keywords`")
		return true
	}
	return false
}

// styledWords counts the keywords of a text by their style.
func (p *proof) styledWords(r *reading, lang string) map[string]int {
	index := p.keywords[lang]
	if index == nil {
		return nil
	}
	n := map[string]int{}
	for _, s := range index.Style(face.RichSpan{Text: r.plain}, nil) {
		if s.Keyword {
			n[s.Styles[len(s.Styles)-1]]++
		}
	}
	return n
}

// hasKeywords reports whether a style has keywords in a language.
func (p *proof) hasKeywords(style, lang string) bool {
	return slices.ContainsFunc(p.game.Keywords, func(k face.Keyword) bool { return k.Style == style && len(k.Words[lang]) > 0 })
}

// marks counts the icons, expressions, styles and emphasized words of a text, by what
// the file writes for them.
func (r *reading) marks() map[string]int {
	if r.spans == nil {
		return nil
	}
	n := map[string]int{}
	var open map[string]bool // what the span before had, which this one continues
	for i := range r.spans {
		s := &r.spans[i]
		if s.Icon != "" && "{"+s.Icon+"}" != computed {
			n["{"+strings.TrimPrefix(s.Icon, "=")+"}"]++
		}
		now := map[string]bool{}
		for sign, is := range map[string]bool{"**bold**": s.Bold, "*italic*": s.Italic, "__underlined__": s.Underline, "~~struck through~~": s.Strike} {
			now[sign] = is
		}
		for _, style := range s.Styles {
			now["["+style+"]"] = true
		}
		for sign, is := range now {
			if is && !open[sign] {
				n[sign]++
			}
		}
		open = now
	}
	return n
}

// differentMarks returns the numbers of all marks of which two texts have different ones.
func differentMarks(from, to map[string]int) (was, now []string) {
	for _, sign := range signsOf(from, to) {
		if a, b := from[sign], to[sign]; a != b {
			was, now = append(was, counted(a, sign)), append(now, counted(b, sign))
		}
	}
	return was, now
}

func signsOf(a, b map[string]int) []string {
	all := slices.AppendSeq(slices.Collect(maps.Keys(a)), maps.Keys(b))
	slices.Sort(all)
	return slices.Compact(all)
}

func counted(n int, sign string) string {
	switch n {
	case 0:
		return "no " + sign
	case 1:
		return sign
	}
	return fmt.Sprintf("%d %s", n, sign)
}
