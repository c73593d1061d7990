package texture

import (
	"math"
	"testing"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
)

// TestCutAlong cuts a field along lines through it, into it and past it: the parts fill the field
// and no part reaches over the line.
func TestCutAlong(t *testing.T) {
	field := []geom.Vec{{X: 0, Y: 0}, {X: 80, Y: 5}, {X: 85, Y: 80}, {X: -5, Y: 75}}
	for _, c := range []struct {
		name  string
		line  []geom.Vec
		parts int
	}{
		{"through", []geom.Vec{{X: -50, Y: 30}, {X: 30, Y: 40}, {X: 60, Y: 30}, {X: 150, Y: 45}}, 2},
		{"into", []geom.Vec{{X: -50, Y: 30}, {X: 40, Y: 40}}, 2},
		{"out of", []geom.Vec{{X: 40, Y: 40}, {X: 45, Y: 150}}, 2},
		{"within", []geom.Vec{{X: 30, Y: 40}, {X: 45, Y: 42}}, 2},
		{"through twice", []geom.Vec{{X: -50, Y: 20}, {X: 120, Y: 20}, {X: 120, Y: 60}, {X: -50, Y: 60}}, 3},
		{"over a corner", []geom.Vec{{X: 30, Y: -50}, {X: 120, Y: 60}}, 2},
		{"beside", []geom.Vec{{X: 100, Y: -50}, {X: 120, Y: 60}}, 1},
	} {
		parts, sum := cutAlong(field, c.line), 0.0
		for _, p := range parts {
			sum += areaOf(p)
		}
		if len(parts) != c.parts || math.Abs(sum-areaOf(field)) > 1 {
			t.Errorf("%s: %d parts of together %.0f, want %d of %.0f", c.name, len(parts), sum, c.parts, areaOf(field))
		}
		for _, p := range parts {
			for i := range len(c.line) - 1 {
				for k := range 20 {
					if v := c.line[i].Lerp(c.line[i+1], float64(k)/20); within(p, v) && within(p, v.Add(geom.V(0, 2))) && within(p, v.Sub(geom.V(0, 2))) {
						t.Errorf("%s: a part lies on both sides of the line at %v", c.name, v)
					}
				}
			}
		}
	}
}

// TestNoHexesNoFields checks that a layer of open land without hexes, as maps have above that of
// their ground, draws no fields: they would lie around nothing, without end.
func TestNoHexesNoFields(t *testing.T) {
	m := &mapdata.Map{Grid: hex.Grid{Cols: 3, Rows: 3}, Flat: 24 * geom.MM}
	g := &Land{Canvas: canvas.New(nil, m, face.PartRef{}, m.Flat, geom.Point{})}
	defer func() {
		if recover() != nil {
			t.Error("something is drawn, for which there is no canvas here")
		}
	}()
	g.linkedFarmland()
}
