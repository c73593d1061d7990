package proofread

import (
	"fmt"
	"slices"
	"strings"
)

// verdict is what is wrong with a text in its languages.
type verdict struct {
	text   *Text
	langs  []string
	unsaid map[string][]claim  // by language
	extra  map[string][]string // figures that the effects lack
}

// judge compares a text in one language with the claims. A card without effects may have
// any figures.
func (v *verdict) judge(lang string, r *reading, claims []claim, has bool) {
	text := newEffectText(r)
	for i := range claims {
		if !text.says(&claims[i], lang) {
			v.unsaid[lang] = append(v.unsaid[lang], claims[i])
		}
	}
	if has {
		v.extra[lang] = text.extra(claims, lang)
	}
}

// report reports what is wrong, and returns the languages whose texts are. If no language
// says something and all say the same instead, its cell is wrong rather than all of the
// texts.
func (v *verdict) report(p *proof) (wrong []string) {
	if c, is := v.nowhere(); is && v.agree() {
		p.found.Warnf(c.at, CodeUnsaid, "the text says %s in no language%s", c.what, v.instead(p.game.Source)).
			Hintf("correct the cell, or write it in the text in each language")
		return nil
	}
	for _, lang := range v.langs {
		if v.saidBefore(lang) {
			continue
		}
		switch unsaid, extra := v.unsaid[lang], v.extra[lang]; {
		case len(unsaid) > 0:
			p.found.Warnf(v.text.Pos(lang), CodeUnsaid, "the text does not say %s%s", whatOf(unsaid), v.instead(lang)).
				Hintf("write %s, or add the wording of the text to the grammar", wordingOf(&unsaid[0], lang))
		case len(extra) > 0:
			p.found.Warnf(v.text.Pos(lang), CodeExtra, "the text says %s, which no effect has", strings.Join(extra, ", ")).
				Hintf("write the figure of the effect, or list it under `also` of the verb in the grammar")
		default:
			continue
		}
		wrong = append(wrong, lang)
	}
	return wrong
}

// nowhere returns a claim that no language says.
func (v *verdict) nowhere() (c claim, is bool) {
	for _, c := range v.unsaid[v.langs[0]] {
		if !slices.ContainsFunc(v.langs, func(lang string) bool { return !hasClaim(v.unsaid[lang], c) }) {
			return c, true
		}
	}
	return c, false
}

// saidBefore reports whether a text only has the extra figures that the first language
// has too: that is one cause, reported there.
func (v *verdict) saidBefore(lang string) bool {
	first := v.langs[0]
	return lang != first && len(v.unsaid[first])+len(v.unsaid[lang]) == 0 && slices.Equal(v.extra[lang], v.extra[first])
}

// agree reports whether there are several languages, all with the same extra figures.
func (v *verdict) agree() bool {
	return len(v.langs) > 1 && !slices.ContainsFunc(v.langs, func(lang string) bool { return !slices.Equal(v.extra[lang], v.extra[v.langs[0]]) })
}

func hasClaim(all []claim, c claim) bool {
	return slices.ContainsFunc(all, func(o claim) bool { return o.at == c.at && o.what == c.what })
}

// instead returns what a text says in place of the figures of its effects.
func (v *verdict) instead(lang string) string {
	if len(v.extra[lang]) == 0 {
		return ""
	}
	return ", but " + strings.Join(v.extra[lang], ", ")
}

// whatOf returns claims as a list in words, each once.
func whatOf(claims []claim) string {
	var all []string
	for _, c := range claims {
		if !slices.Contains(all, c.what) {
			all = append(all, c.what)
		}
	}
	return strings.Join(all, ", ")
}

// wordingOf returns how a text may say a claim.
func wordingOf(c *claim, lang string) string {
	if len(c.say[lang]) == 0 {
		return fmt.Sprintf("“%s”", figureText(c.figure, c.value))
	}
	return "“" + strings.Join(c.say[lang], "” or “") + "”"
}
