package pdf

import (
	"strings"
	"unicode"

	"punchboard/fonts"
	"punchboard/scene"
)

// spokenText compares the text of an element with the letters that are shown, which may be
// hyphenated and in which icons have no letters.
type spokenText struct {
	words string // what is read
	rest  string // what of it has not been shown yet
	lost  bool   // whether something else was shown
}

func newSpokenText(words string) spokenText {
	words = strings.Join(strings.Fields(words), " ")
	return spokenText{words: words, rest: words}
}

// differs reports whether the letters are not the text, so that it has to be given.
func (s *spokenText) differs() bool { return s.lost || strings.TrimSpace(s.rest) != "" }

// show takes a run of letters, and reports whether a space follows them in the text.
func (s *spokenText) show(run string) (space bool) {
	run = strings.Join(strings.FieldsFunc(run, unicode.IsSpace), " ")
	rest, ok := strings.CutPrefix(strings.TrimLeft(s.rest, " "), run)
	if !ok {
		s.lost = true
		return false
	}
	s.rest = rest
	return strings.HasPrefix(rest, " ")
}

// follow compares the runs of a text with the words of its element, up to the first run of
// another text. Between words there must be spaces in the file (ISO 32000-1, 14.8.2.5):
// those left out at the ends of lines are remembered, so that they are written.
func (t *tagger) follow(e *element, runs []*scene.Glyphs) {
	for i, run := range runs {
		text := run.Text()
		between := e.text.show(text) && !endsWithSpace(text)
		t.doc.spaced[run] = between && i+1 < len(runs) && !startsWithSpace(runs[i+1].Text())
	}
}

func startsWithSpace(s string) bool { return s != strings.TrimLeftFunc(s, unicode.IsSpace) }
func endsWithSpace(s string) bool   { return s != strings.TrimRightFunc(s, unicode.IsSpace) }

// runsIn appends the runs in marks, without those in symbols.
func runsIn(marks []scene.Mark, runs []*scene.Glyphs) []*scene.Glyphs {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Glyphs:
			runs = append(runs, m)
		case *scene.Group:
			runs = runsIn(m.Marks, runs)
		}
	}
	return runs
}

// textIn appends the runs of the first text in marks, without those in symbols, to runs of the same
// text. More reports whether the marks end before the text.
func textIn(marks []scene.Mark, runs []*scene.Glyphs) (all []*scene.Glyphs, more bool) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Glyphs:
			if len(runs) > 0 && !m.Continues {
				return runs, false
			}
			runs = append(runs, m)
		case *scene.Group:
			if runs, more = textIn(m.Marks, runs); !more {
				return runs, false
			}
		}
	}
	return runs, true
}

// space writes a space after a run, if its line ends between two words.
func (r *run) space(face *typeface, g *scene.Glyphs) {
	id, ok := face.font.GID(' ')
	if r.doc.spaced[g] && ok {
		r.glyph(r.doc.code(face, fonts.Glyph{Rune: ' ', ID: id}), fonts.Glyph{}, true)
	}
}
