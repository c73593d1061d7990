package impose

import (
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// wordy adds texts to a face.
func wordy(p *scene.Piece, texts ...string) *scene.Piece {
	for _, text := range texts {
		p.Marks = append(p.Marks, &scene.Glyphs{Words: text})
	}
	return p
}

// altsOf returns what the pieces on pages are in words, in order, "" for those that are
// not described.
func altsOf(pages []scene.Page) (all []string) {
	var look func(marks []scene.Mark)
	look = func(marks []scene.Mark) {
		for _, m := range marks {
			switch m := m.(type) {
			case *scene.Use:
				if m.Tag != "" {
					all = append(all, m.Alt)
				}
			case *scene.Group:
				look(m.Marks)
			}
		}
	}
	for i := range pages {
		look(pages[i].Marks)
	}
	return all
}

// TestAlt checks what pieces are in words: each front with its copies, its name and its
// texts, a back of its own as such, and a shared back once, as that of the deck.
func TestAlt(t *testing.T) {
	s := dummyStack("tactics", pokerSize, 0, 2, 1)
	s.Title = "Tactiques"
	s.Items[0].Title, s.Items[1].Title = "Fumigènes", "Chaos\ntotal"
	wordy(s.Items[0].Front, "FUMIGÈNES", "Annulez un jet.", "ennemi")
	wordy(s.Items[1].Front, "Jouez ceci", "maintenant")
	wordy(s.Items[0].Back, "Tactique")
	front := []string{"2 × Fumigènes. Annulez un jet. ennemi", "2 × Fumigènes. Annulez un jet. ennemi", "Chaos total. Jouez ceci. maintenant"}
	job := Job{Stacks: []Stack{s}, Print: onA4(nil), Lang: "fr", Game: "Duel"}
	shared := append(slices.Clone(front), "Tactiques, verso. Tactique", "", "")
	if got := altsOf(imposed(t, job).Pages()); !slices.Equal(got, shared) {
		t.Errorf("shared back: %q\nwant %q", got, shared)
	}
	s.Items[1].Back = wordy(dummyPiece("tactics/c2/back", pokerSize, 0), "Dos")
	own := append(slices.Clone(front), "2 × Fumigènes, verso. Tactique", "2 × Fumigènes, verso. Tactique", "Chaos total, verso. Dos")
	if got := altsOf(imposed(t, job).Pages()); !slices.Equal(got, own) {
		t.Errorf("own backs: %q\nwant %q", got, own)
	}
}

// TestTitlesOfTables checks that only sheets with a table have a title after which their
// marks are read.
func TestTitlesOfTables(t *testing.T) {
	for _, c := range []struct {
		name           string
		sheets, tables bool
		want           string
	}{
		{"a sheet with a table", true, true, "2 × Aid"},
		{"a sheet without one", true, false, ""},
		{"a card with a table", false, true, ""},
	} {
		s := dummyStack("aid", pokerSize, 0, 2)
		s.Sheets, s.Items[0].Title = c.sheets, "Aid"
		if c.tables {
			s.Items[0].Front.Marks = append(s.Items[0].Front.Marks, &scene.Group{Role: scene.TableRole})
		}
		job := Job{Stacks: []Stack{s}, Print: onA4(nil), Lang: "en"}
		use := newImposer(&job).use(itemCopy{stack: &s, item: &s.Items[0], nth: 1}, s.Items[0].Front, "/front", pokerSize.R(), pokerSize.R().Inset(-s.Bleed), 0).(*scene.Use)
		if use.Title != c.want || use.Alt != "2 × Aid" {
			t.Errorf("%s: title %q, words %q", c.name, use.Title, use.Alt)
		}
	}
}

// TestAltOfPosters checks that all tiles of a piece have the same words.
func TestAltOfPosters(t *testing.T) {
	s := dummyStack("maps", geom.Size{W: 400 * geom.MM, H: 280 * geom.MM}, 0, 1)
	s.Items[0].Title, s.Items[0].Back = "The river", nil
	im, found := ImposePoster(Job{Stacks: []Stack{s}, Print: onA4(func(p *carddata.Print) { p.Margin = 5 * geom.MM }), Lang: "en"}, 0)
	if found.Errors() > 0 {
		t.Fatal(found.All())
	}
	if got := strings.Join(altsOf(im.Pages()), "|"); got != "The river"+strings.Repeat("|The river", len(im.Sheets)-1) || len(im.Sheets) < 4 {
		t.Errorf("%d tiles: %s", len(im.Sheets), got)
	}
}
