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
	grids := gridsOf(t, section)
	for _, g := range grids {
		g.pad = face.Insets{Left: 2 * geom.MM, Right: 2 * geom.MM}
	}
	shareLabels(grids)
	for _, scale := range []float64{1, 0.9, 0.7, 0.5} {
		want := grids[0].needs(scale)[0].most
		for i, g := range grids {
			needs := g.needs(scale)
			if g.useLabels(needs, 1000*geom.MM, scale); needs[0].most < want || needs[0].most > want+roundingSlack {
				t.Errorf("table %d at %v has labels of %v, the widest takes %v", i, scale, needs[0].most, want)
			}
		}
	}
}

// Columns before the row headings share their width too, and a width of the labels holds for
// all columns up to the row headings.
func TestLabelsWithIcons(t *testing.T) {
	section := "tables:\n" +
		"  x: {title: Fire, columns: [{id: a}, {id: b, header: true}, {id: c}], rows: [[WW, Reconnaissance, Far]]}\n" +
		"  y: {title: Move, columns: [{id: a}, {id: b, header: true}, {id: c}], rows: [[i, Run, Near]]}\n"
	grids := gridsOf(t, section)
	shareLabels(grids)
	first, second := grids[0].needs(1), grids[1].needs(1)
	grids[0].useLabels(first, 1000*geom.MM, 1)
	grids[1].useLabels(second, 1000*geom.MM, 1)
	for i := range 2 {
		if d := first[i].most - second[i].most; d > roundingSlack || d < -roundingSlack {
			t.Errorf("column %d is %v wide in one table and %v in the other", i, first[i].most, second[i].most)
		}
	}
	for i, g := range grids {
		g.labels, g.labelWidth = nil, 40*geom.MM
		needs := g.needs(1)
		if g.useLabels(needs, 1000*geom.MM, 1); needs[0].most+needs[1].most != 40*geom.MM {
			t.Errorf("table %d has labels of %v and %v, want 40 mm together", i, needs[0].most, needs[1].most)
		}
	}
}

// A column of icons before the row headings does not take the width of row headings that
// stand first in another table.
func TestLabelsBesideIcons(t *testing.T) {
	grids := gridsOf(t, "tables:\n"+
		"  x: {title: Fire, columns: [{id: a}, {id: b, header: true}, {id: c}], rows: [[i, Run, Near]]}\n"+
		"  y: {title: Move, columns: [{id: b, header: true}, {id: c}], rows: [[Reconnaissance, Far]]}\n")
	own := grids[0].needs(1)[0].most
	shareLabels(grids)
	first, second := grids[0].needs(1), grids[1].needs(1)
	grids[0].useLabels(first, 1000*geom.MM, 1)
	grids[1].useLabels(second, 1000*geom.MM, 1)
	if first[0].most > own+roundingSlack {
		t.Errorf("the icons have a column of %v, and need %v", first[0].most, own)
	}
	if d := first[1].most - second[0].most; d > roundingSlack || d < -roundingSlack {
		t.Errorf("row headings are %v wide in one table and %v in the other", first[1].most, second[0].most)
	}
}

// Numbers before the row headings have one width in several parts, if the labels have a
// width, whatever the row headings need.
func TestNumbersBeforeLastLabels(t *testing.T) {
	for i, g := range gridsOf(t, "tables:\n"+
		"  x: {title: Fire, columns: [{id: n}, {id: b, header: true}], rows: [[+1, Reconnaissance]]}\n"+
		"  y: {title: Move, columns: [{id: n}, {id: b, header: true}], rows: [[+1, Run]]}\n") {
		g.labels, g.labelWidth = nil, 40*geom.MM
		needs := g.needs(1)
		own := needs[0].most
		if g.useLabels(needs, 1000*geom.MM, 1); needs[0].most != own || needs[0].most+needs[1].most != 40*geom.MM {
			t.Errorf("table %d has numbers of %v and labels of %v, want %v, and 40 mm together", i, needs[0].most, needs[1].most, own)
		}
	}
}

// gridsOf returns the grids of tables.
func gridsOf(t *testing.T, section string) (all []*refGrid) {
	t.Helper()
	_, laid := laidTables(t, section, 80*geom.MM)
	for _, l := range laid {
		all = append(all, l.refGrid)
	}
	return all
}
