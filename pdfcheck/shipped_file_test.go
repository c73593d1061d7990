package pdfcheck

import (
	"bytes"
	"slices"
	"testing"

	"punchboard/games"
	"punchboard/pipeline"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

func TestShippedFilesAreValid(t *testing.T) {
	eachShipped(t, func(t *testing.T, s *shipped) { Validate(t, s.data) })
}

// TestShippedFilesTellThePrinter checks what each file tells a viewer and a
// printer: how many sheets, their size, how to turn them, and not to scale.
func TestShippedFilesTellThePrinter(t *testing.T) {
	eachShipped(t, func(t *testing.T, s *shipped) {
		f := Open(t, s.data)
		per := s.sheets.PerSheet
		if want := 2 * ((s.deck.Pieces() + per - 1) / per); f.Pages() != want {
			t.Errorf("%d pages, want %d", f.Pages(), want)
		}
		a4 := sheet // nine cards of 63 x 88 mm upright
		if per == 8 {
			a4 = sheet.Turned() // eight cards of poker size, with space for their bleed
		}
		for page := range f.Pages() {
			if b := f.Boxes(page); !near(b.Media, a4.R()) || !near(b.Trim, a4.R()) || !near(b.Bleed, a4.R()) {
				t.Errorf("page %d: boxes %v", page+1, b)
			}
		}
		if f.Scales() || f.Duplex() != scene.LongEdge {
			t.Errorf("scaled %v, duplex %v", f.Scales(), f.Duplex())
		}
		deck := s.deck.Name.In(s.lang)
		if got, want := f.Meta("Title"), s.game.Title.In(s.lang)+": "+deck; got != want {
			t.Errorf("title %q, want %q", got, want)
		}
		if got, want := f.Bookmarks(), []Bookmark{{deck, 0, 0}}; !slices.Equal(got, want) {
			t.Errorf("bookmarks %v, want %v", got, want)
		}
		file, err := canon.Parse(s.data)
		if err != nil {
			t.Fatal(err)
		}
		if got := file.Catalog()["Lang"]; got != canon.String(s.lang) {
			t.Errorf("language %v", got)
		}
	})
}

// TestBookmarksLeadToDecks packs the decks of a game on shared sheets: each must
// have a bookmark to the sheet where it begins.
func TestBookmarksLeadToDecks(t *testing.T) {
	files, err := shippedBy("three-fronts", pipeline.Request{
		Languages: []string{"en"},
		Decks:     []string{"american-squads", "german-squads", "tactics"},
		Print:     []pipeline.Setting{{Key: "pack", Value: "true"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	// 22 cards fill two sheets and most of a third, and so on.
	want := []Bookmark{{"American Squads", 0, 0}, {"German Squads", 0, 4}, {"Tactics", 0, 10}}
	if got := Open(t, files[0].data).Bookmarks(); !slices.Equal(got, want) {
		t.Errorf("bookmarks %v, want %v", got, want)
	}
}

// TestShippedFilesAreTheSame writes everything again with other numbers of
// workers.
func TestShippedFilesAreTheSame(t *testing.T) {
	all, err := shippedFiles()
	if err != nil {
		t.Fatal(err)
	}
	for _, workers := range []int{1, 2, 7} {
		var again []*shipped
		for _, slug := range games.All {
			files, err := shippedBy(slug, pipeline.Request{Workers: workers})
			if err != nil {
				t.Fatal(err)
			}
			again = append(again, files...)
		}
		for i, s := range all {
			if !bytes.Equal(s.data, again[i].data) {
				t.Errorf("%s: other bytes with %d workers", s.name(), workers)
			}
		}
	}
	for _, s := range all {
		if !bytes.Equal(s.data, write(t, s.doc)) {
			t.Errorf("%s: other bytes when written again", s.name())
		}
	}
}
