package audit_test

import (
	"reflect"
	"testing"

	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/scene"
)

// TestCountsPiecesAndPages checks that copies are counted once, whatever their backs
// and tiles, and that drawings without a tag are ignored.
func TestCountsPiecesAndPages(t *testing.T) {
	size := geom.Size{W: 200 * geom.MM, H: 200 * geom.MM}
	use := func(tag string) scene.Mark { return &scene.Use{Symbol: &scene.Symbol{}, Tag: tag} }
	pages := []scene.Page{
		page(size, use("d/a#1/front"), use("d/a#2/front"), use("e/x#1/front")),
		page(size, use("d/a#1/back"), use("d/a#2/back")),
		page(size, use("d/b#1/front"), use(""), use("map/m#1/front")),
		page(size, use("map/m#1/front"), use("no tag of a piece")),
	}
	want := map[string]audit.Tally{
		"d":   {Pieces: 3, Pages: []int{0, 2}},
		"e":   {Pieces: 1, Pages: []int{0}},
		"map": {Pieces: 1, Pages: []int{2, 3}},
	}
	if got := audit.Count(pages); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
