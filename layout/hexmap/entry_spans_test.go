package hexmap

import (
	"testing"

	"punchboard/geom"
)

// The text of an entry stands beside the middle of its hexes, or of the map if they take
// up a whole edge: the hexes of one column are half a hex higher or lower than the map.
func TestTextsOfEntriesInTheMiddle(t *testing.T) {
	for hexes, whole := range map[string]bool{"0101-0105": true, "0102-0104": false} {
		d := shire(t, "places:", "entries: [{id: e, edge: west, hexes: [\""+hexes+"\"]}]\nplaces:")
		e := &d.Map.Entries[0]
		want := d.Exact(d.Centroid(e.Hexes))
		if whole {
			want = geom.Point{X: d.Bounds.X + d.Bounds.W/2, Y: d.Bounds.Y + d.Bounds.H/2}
		}
		if got := d.entries.middleOf(e); got != want {
			t.Errorf("%s: the text is at %v, want %v", hexes, got, want)
		}
	}
}

// Arrows of entries stand beside the ends of roads, not on them, and otherwise in the
// middles of their sides.
func TestArrowsBesideRoads(t *testing.T) {
	d := shire(t, "places:", "entries: [{id: e, edge: west, hexes: [\"0101-0105\"], in: true, out: true}]\nplaces:")
	d.place()
	e, way := &d.Map.Entries[0], edgeDirections["west"]
	for _, h := range e.Hexes {
		from, to := d.entries.spanOf(h, way, e)
		moved := d.entries.aside[arrowAt{e, h}] != 0
		if road := d.Map.Grid.Label(h) == "0102"; moved != road {
			t.Errorf("%s: the arrow is moved: %v; a road ends there: %v", d.Map.Grid.Label(h), moved, road)
		}
		for i := range d.roads.placed {
			line := d.roads.placed[i].line
			for k := range len(line) - 1 {
				s := geom.Segment{A: line[k], B: line[k+1]}
				if s.Dist(from) < arrowHead*arrowWide || s.Dist(to) < arrowHead*arrowWide {
					t.Fatalf("%s: the arrow touches a road", d.Map.Grid.Label(h))
				}
			}
		}
	}
}
