package pipeline

import (
	"slices"
	"strings"
	"testing"
)

// TestInk measures the sheets of a check, in the first language only: a file with a heavy
// page is reported at its deck, the others are not.
func TestInk(t *testing.T) {
	heavy := strings.Replace(facesYAML, `fill: "#203050"`, "fill: cmyk(90 90 60 0)", 1)
	src := source("faces/faces.yaml", heavy, "units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,Fusils,9\n")
	for _, check := range []bool{true, false} {
		made, err := Documents(t.Context(), src, Request{Proofread: check})
		if err != nil {
			t.Fatal(err)
		}
		var got, files []string
		for _, f := range made.Findings.All() {
			if f.Code == CodeSheetInk {
				got = append(got, f.String())
			}
		}
		for _, ink := range made.Ink {
			if files = append(files, ink.Path); ink.Path == "en/units.pdf" && (ink.Page != 2 || ink.Most < 190 || ink.Most > 220 || ink.Mean > 0.6*ink.Most) {
				t.Error(ink)
			}
		}
		if !check {
			if len(got)+len(files) > 0 {
				t.Error(got, files)
			}
			continue
		}
		if len(got) != 1 || !strings.HasPrefix(got[0], "trial/game.yaml:5:") || !strings.Contains(got[0], "page 2 of en/units.pdf has ") {
			t.Error(got)
		}
		if want := []string{"en/units.pdf", "en/orders.pdf", "en/markers.pdf", "en/board.pdf", "en/board-tiles.pdf"}; !slices.Equal(files, want) {
			t.Error(files)
		}
	}
}
