package table

import (
	"testing"

	"punchboard/geom"
	"punchboard/layout/face"
)

// The shared width of labels has room for the widest of them at any scale of the type: the
// padding is not scaled.
func TestSharedLabelFits(t *testing.T) {
	section := "tables:\n" +
		"  x: {title: Fire, columns: [{id: a}, {id: b}], rows: [[Reconnaissance, Far]]}\n" +
		"  y: {title: Move, columns: [{id: a}, {id: b}], rows: [[Run, Near]]}\n"
	_, laid := laidTables(t, section, 80*geom.MM)
	var grids []*refGrid
	for _, l := range laid {
		grids = append(grids, l.refGrid)
		l.pad = face.Insets{Left: 2 * geom.MM, Right: 2 * geom.MM}
	}
	shareLabels(grids)
	for _, scale := range []float64{1, 0.9, 0.7, 0.5} {
		want := grids[0].needs(scale)[0].most
		for i, g := range grids {
			needs := g.needs(scale)
			if g.useLabel(needs, 1000*geom.MM, scale); needs[0].most < want || needs[0].most > want+roundingSlack {
				t.Errorf("table %d at %v has labels of %v, the widest takes %v", i, scale, needs[0].most, want)
			}
		}
	}
}
