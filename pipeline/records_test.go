package pipeline

import (
	"math"
	"strings"
	"testing"

	"punchboard/games"
	"punchboard/geom"
	"punchboard/scene"
)

// TestRecordsLieFourToAPage measures the unit records of Patrol Deck on their
// finished pages: 127 x 76 mm each, two by two, on A4 and on Letter.
func TestRecordsLieFourToAPage(t *testing.T) {
	fsys, _ := games.Open("patrol-deck")
	for _, paper := range []string{"a4", "letter"} {
		made, err := Documents(t.Context(), Source{Slug: "patrol-deck", Place: "patrol-deck", Files: fsys}, Request{Languages: []string{"en"}, Decks: []string{"records"}, Print: []Setting{{"paper", paper}}})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range made.Files {
			if f.Document == nil || !strings.HasSuffix(f.Path, "records.pdf") {
				continue
			}
			if n := len(f.Document.Pages); n != 8 {
				t.Errorf("%s: the records take %d sides, want 8", paper, n)
			}
			for _, page := range f.Document.Pages {
				checkRecords(t, paper, placed(page.Marks, geom.Identity))
			}
		}
	}
}

// checkRecords checks that a page has four records, and that the upper left
// corners of their trims lie 127 mm or 76 mm apart in both directions.
func checkRecords(t *testing.T, paper string, corners []geom.Point) {
	t.Helper()
	if len(corners) != 4 {
		t.Errorf("%s: a page has %d records, want 4", paper, len(corners))
	}
	for _, a := range corners {
		for _, b := range corners {
			dx, dy := math.Abs((a.X - b.X).MM()), math.Abs((a.Y - b.Y).MM())
			if dx > 0.05 && math.Abs(dx-127) > 0.05 || dy > 0.05 && math.Abs(dy-76) > 0.05 {
				t.Errorf("%s: two records lie %.2f and %.2f mm apart", paper, dx, dy)
			}
		}
	}
}

// placed returns the upper left corners of the trims of the pieces on a page.
func placed(marks []scene.Mark, at geom.Matrix) (corners []geom.Point) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			corners = append(corners, placed(m.Marks, m.Matrix().Then(at))...)
		case *scene.Use:
			if m.Tag != "" {
				corners = append(corners, m.At.Then(at).Apply(geom.Point{}))
			}
		}
	}
	return corners
}
