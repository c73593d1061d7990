package pdfcheck

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// TestShippedText checks that the text copied from a page is that of the scene,
// letter by letter, and includes all non-ASCII characters of the rows. On pages with
// text that is turned sideways, all letters are compared, but not their order.
func TestShippedText(t *testing.T) {
	eachShipped(t, func(t *testing.T, s *shipped) {
		f := Open(t, s.data)
		var read strings.Builder
		for i, p := range s.doc.Pages {
			text := f.Text(i)
			got, want := Letters(text), Letters(SceneText(p.Marks))
			if sideways(p.Marks, geom.Identity) {
				got, want = sorted(got), sorted(want)
			}
			if got != want {
				t.Errorf("page %d reads\n%s\nwant\n%s", i+1, got, want)
			}
			read.WriteString(text)
		}
		for _, c := range s.deck.Cards {
			for _, r := range strings.ReplaceAll(s.said(c, "name")+s.said(c, "text"), "\u2011", "-") { // fonts lack it and show the other
				if (r > '~' || r == '-') && !unicode.IsSpace(r) && !strings.ContainsRune(read.String(), r) {
					t.Errorf("%s: no %q", c.ID, r)
				}
			}
		}
	})
}

// TestFrenchSpaces checks that the spaces of French typography can be copied,
// before high punctuation and within guillemets. The narrow one, which few fonts
// have, is set as a no-break space and copied as that.
func TestFrenchSpaces(t *testing.T) {
	all, err := shippedFiles()
	if err != nil {
		t.Fatal(err)
	}
	spaces := map[string]int{}
	for _, s := range all {
		f := Open(t, s.data)
		for page := range f.Pages() {
			text := f.Text(page)
			spaces[s.lang] += strings.Count(text, "\u00A0;") + strings.Count(text, "\u00A0:") + strings.Count(text, "«\u00A0")
		}
	}
	if spaces["fr"] < 100 || spaces["en"] > 0 {
		t.Errorf("%v spaces", spaces)
	}
}

// said returns a field of a card in a language, or the figure or the label that some cards
// show in place of a sentence or a name.
func (s *shipped) said(c *carddata.Card, field string) string {
	value := func(id string) any { return c.Fields[id].V }
	switch {
	case field == "text" && value("mode") == "units":
		return fmt.Sprint(value("activation"))
	case field == "text" && value("mode") == "unit-or-stack":
		return s.game.Labels["unit-or-stack"].In(s.lang)
	case field == "text" && value("mode") == "end-round": // its header says the first sentence
		first, rest, _ := strings.Cut(c.Fields[field].In(s.lang).(string), ". ")
		return cmp.Or(rest, first)
	case field == "text" && value("kind") == "number" && value("frees") == false:
		return fmt.Sprint(value("value"))
	case field == "text" && value("kind") == "number":
		return s.game.Labels["pinned-freed"].In(s.lang)
	case field == "name" && value("mode") != nil: // the index; the suit is a sign
		return fmt.Sprint(c.Fields["index"].In(s.lang))
	case field == "name" && value("hit_symbols") != nil:
		return strings.TrimPrefix(c.ID, "action-")
	case field == "name" && s.deck.ID == "damage":
		return s.game.Labels["damage-card-number"].In(s.lang) + fmt.Sprint(value("number")) + "/25"
	}
	text, _ := c.Fields[field].In(s.lang).(string)
	return text
}

// TestCardsShowTheirRows reads the area of each placed front: it must contain the
// name and the text of its row, so that no card shows another's drawing.
func TestCardsShowTheirRows(t *testing.T) {
	eachShipped(t, func(t *testing.T, s *shipped) {
		if wrong := misplaced(t, s); len(wrong) > 0 {
			t.Errorf("not what the row says: %v", wrong)
		}
	})
	s := planted(t, "three-fronts", "tactics", func(doc *scene.Document) {
		a, b := tagged(doc, 0)[0], tagged(doc, 0)[6]
		a.Symbol, b.Symbol = b.Symbol, a.Symbol
	})
	if wrong := misplaced(t, s); len(wrong) != 2 {
		t.Errorf("two drawings swapped: found %v", wrong)
	}
}

// misplaced lists the fronts that do not show the text of their rows.
func misplaced(t *testing.T, s *shipped) (tags []string) {
	t.Helper()
	cards := map[string]*carddata.Card{}
	for _, c := range s.deck.Cards {
		cards[s.deck.ID+"/"+c.ID] = c
	}
	f := Open(t, s.data)
	for page := 0; page < f.Pages(); page += 2 {
		placed := f.Placed(page)
		for i, text := range f.TextIn(page, trims(placed, s.deck.Size)) {
			id, _, _ := strings.Cut(placed[i].Tag, "#")
			shown := plain(text)
			if filler(s, id) {
				continue // it has no row
			}
			if c := cards[id]; c == nil || !strings.Contains(shown, plain(s.said(c, "name"))) || !strings.Contains(shown, plain(s.said(c, "text"))) {
				tags = append(tags, placed[i].Tag)
			}
		}
	}
	return tags
}

// filler reports whether a piece fills a free place.
func filler(s *shipped, id string) bool {
	return slices.ContainsFunc(s.deck.Fillers, func(c *carddata.Card) bool { return s.deck.ID+"/"+c.ID == id })
}

// trims returns the trim boxes of pieces.
func trims(placed []Placement, size geom.Size) (boxes []geom.Rect) {
	for _, p := range placed {
		boxes = append(boxes, p.Matrix.Box(size.R()))
	}
	return boxes
}

// plain keeps the letters and digits of a text in lower case: what hyphenation,
// line breaks, capitals and typography do not change.
func plain(s string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' && r < 'a' || r > 'z' && r < 'À' || r > 'ſ' {
			return -1
		}
		return r
	}, strings.ToLower(s))
}

// withoutFoot removes the id and version at the foot of a card, which have no
// language.
func withoutFoot(s *shipped, text string) string {
	for _, c := range s.deck.Cards {
		text = strings.ReplaceAll(text, plain(c.ID+"v"+s.game.Version), "")
	}
	return text
}

// TestSheetsKeepToTheirLanguage looks for texts that exist only in the other
// language.
func TestSheetsKeepToTheirLanguage(t *testing.T) {
	eachShipped(t, func(t *testing.T, s *shipped) {
		f := Open(t, s.data)
		var cards []string
		for page := range f.Pages() {
			for _, text := range f.TextIn(page, trims(f.Placed(page), s.deck.Size)) {
				cards = append(cards, withoutFoot(s, plain(text)))
			}
		}
		foreign := 0
		var own string
		for _, text := range s.rows(s.lang) {
			own += plain(text + text) // a card may show its name twice
		}
		for _, lang := range s.game.Languages {
			if lang == s.lang {
				continue
			}
			for _, text := range s.rows(lang) {
				letters := plain(text)
				if len(letters) < 4 || strings.Contains(own, letters) {
					continue
				}
				foreign++
				for _, shown := range cards {
					if strings.Contains(shown, letters) {
						t.Errorf("%q is on the card %s", text, shown)
					}
				}
			}
		}
		if foreign < 80 {
			t.Errorf("only %d texts of the other language: the test proves little", foreign)
		}
	})
}
