package hexmap

import (
	"testing"

	"punchboard/geom"
)

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
