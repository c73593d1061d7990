package impose

import (
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// contentsRows returns rows for tests, each with a stack of counters and one of
// round ones.
func contentsRows(n int, name string) (rows []ContentsRow) {
	for range n {
		square := counterStack("m", "ab", fiveEighths, carddata.CounterLayout{})
		round := counterStack("r", "c", fiveEighths, carddata.CounterLayout{})
		round.Round = true
		rows = append(rows, ContentsRow{Title: name, Stacks: []Stack{square, round}, Pieces: 57, Sheets: 8, Files: []string{"tactics.pdf", "tactics-tiles.pdf"}})
	}
	return rows
}

func contentsText(pages []scene.Page) string {
	var words []string
	for i := range pages {
		words = append(words, wordsOn(pages[i].Marks)...)
	}
	return strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(strings.Join(words, "\n"))
}

// TestContentsText checks the text of the page in each language.
func TestContentsText(t *testing.T) {
	tests := []struct {
		lang  string
		rows  int
		pages int
		want  []string
	}{
		{"en", 1, 1, []string{"contents 1/1 · English", "Fuel", "57 ×", "15.9 mm, Ø 15.9 mm", "8 sheets · tactics.pdf, tactics-tiles.pdf"}},
		{"fr", 1, 1, []string{"contenu 1/1 · français", "15,9 mm", "8 feuilles · tactics.pdf"}},
		{"de", 1, 1, []string{"Inhalt 1/1 · Deutsch"}},
		{"en", 30, 2, []string{"contents 2/2"}},
		{"en", 0, 0, nil},
	}
	for _, tt := range tests {
		pages, found := Contents(Job{Lang: tt.lang, Game: "Game", Print: carddata.Print{PaperSize: paperA4}}, contentsRows(tt.rows, "Fuel"))
		if len(pages) != tt.pages || found.Len() > 0 {
			t.Errorf("%s, %d rows: %d pages, want %d; %v", tt.lang, tt.rows, len(pages), tt.pages, found.All())
		}
		for text := contentsText(pages); len(tt.want) > 0; tt.want = tt.want[1:] {
			if !strings.Contains(text, tt.want[0]) {
				t.Errorf("%s: no %q in\n%s", tt.lang, tt.want[0], text)
			}
		}
	}
}

// TestContentsStayOnThePaper checks long names on large and small paper.
func TestContentsStayOnThePaper(t *testing.T) {
	long := strings.Repeat("Rather long names of decks ", 9)
	for _, paper := range []geom.Size{paperA4, {W: 297 * geom.MM, H: 420 * geom.MM}, {W: 160 * geom.MM, H: 115 * geom.MM}} {
		for _, n := range []int{1, 7, 23} {
			pages, _ := Contents(Job{Lang: "en", Game: long, Print: carddata.Print{PaperSize: paper}}, contentsRows(n, long))
			if len(pages) == 0 {
				t.Errorf("%v: no page", paper)
			}
			for _, page := range pages {
				area := page.Size.R().Inset(contentsMargin - contentsAside)
				for _, m := range page.Marks {
					if box := boundsOf(m); !area.Contains(box) {
						t.Errorf("%v, %d rows: a mark at %v", page.Size, n, box)
					}
				}
			}
		}
	}
}

// TestContentsNeedRoom checks that the page is omitted if the paper is narrower than a
// row.
func TestContentsNeedRoom(t *testing.T) {
	pages, found := Contents(Job{Lang: "en", Print: carddata.Print{PaperSize: geom.Size{W: 90 * geom.MM, H: 60 * geom.MM}}}, contentsRows(3, "Fuel"))
	if len(pages) > 0 || found.Len() > 0 {
		t.Errorf("%d pages, %v", len(pages), found.All())
	}
}

// TestContentsReportMissingLetters checks that names in scripts that the page's font lacks are
// reported.
func TestContentsReportMissingLetters(t *testing.T) {
	_, found := Contents(Job{Lang: "en", Print: carddata.Print{PaperSize: paperA4}}, contentsRows(1, "日本"))
	if found.Len() != 1 || found.All()[0].Code != CodeHeaderGlyph {
		t.Errorf("%v", found.All())
	}
}

// TestContentsPicture checks that a shared back comes first, then one front of each
// stack.
func TestContentsPicture(t *testing.T) {
	s := counterStack("m", "abcd", fiveEighths, carddata.CounterLayout{})
	back := s.Items[0].Back
	for i := range s.Items {
		s.Items[i].Back = back
	}
	pieces := func(r ContentsRow) (list []*scene.Piece) {
		for _, f := range contentsFacesOf(&r) {
			list = append(list, f.piece)
		}
		return list
	}
	if got := pieces(ContentsRow{Stacks: []Stack{s}}); !slices.Equal(got, []*scene.Piece{back, s.Items[0].Front, s.Items[1].Front}) {
		t.Errorf("shared back: %v", got)
	}
	s.Items[1].Back = s.Items[1].Front
	if got := pieces(ContentsRow{Stacks: []Stack{s, s}}); !slices.Equal(got, []*scene.Piece{s.Items[0].Front, s.Items[0].Front, s.Items[1].Front}) {
		t.Errorf("two stacks: %v", got)
	}
}
