package hexmap

import (
	"slices"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/layout/hexmap/texture"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestBadgesAtTheTop checks that badges stand in the upper part of their hexes if the look
// says so, on no number, and in the lower part otherwise.
func TestBadgesAtTheTop(t *testing.T) {
	for _, top := range []bool{false, true} {
		d := shire(t, "", "")
		d.Map.Look.BadgesTop = top
		d.place()
		for _, b := range d.badges.placed {
			if b.sign.Shape == "star" {
				continue
			}
			h := d.Pick(b.mid)
			if above := b.mid.Y < d.Center(h).Y; above != top {
				t.Errorf("asked for the top: %t, but a badge of %s is %.0f below its middle", top, d.Map.Grid.Label(h), b.mid.Y-d.Center(h).Y)
			}
			for i := range d.numbers.placed {
				n := &d.numbers.placed[i]
				half := n.half(d.Canvas)
				off := b.mid.Sub(n.mid)
				if n.hex == h && max(off.X, -off.X) < half.X+b.size/2 && max(off.Y, -off.Y) < half.Y+b.size/2 {
					t.Errorf("asked for the top: %t, but the badge of %s is on its number", top, d.Map.Grid.Label(h))
				}
			}
		}
	}
}

// TestLinkedLines checks that a wall in a single hex of a linked map runs on over a
// hexside, and without that stays within its hex.
func TestLinkedLines(t *testing.T) {
	from := strings.Index(layouttest.ShireMap, "terrains:")
	old := layouttest.ShireMap[from : strings.Index(layouttest.ShireMap, "pattern: village")+len("pattern: village")]
	for _, linked := range []bool{false, true} {
		look := "look: {edges: loose}\n"
		if linked {
			look = "look: {edges: loose, linked: true}\n"
		}
		d := shire(t, old, look+strings.Replace(old, "pattern: village", "pattern: wall", 1))
		d.place()
		g := d.ground.lands[slices.IndexFunc(d.ground.lands, func(g *texture.Land) bool { return g.Kind.ID == "village" })]
		crosses := false
		for _, m := range d.Collect(func() { g.Paint(true) }) {
			for _, v := range pointsOf(m) {
				if at := d.Vec(v); !g.Has(d.Pick(at)) {
					crosses = true
				}
			}
		}
		if crosses != linked {
			t.Errorf("linked %t: a wall leaves its hex: %t", linked, crosses)
		}
	}
}

// pointsOf returns the points of the paths in a mark.
func pointsOf(m scene.Mark) (pts []geom.Point) {
	switch m := m.(type) {
	case *scene.Path:
		return m.Path.Pts
	case *scene.Group:
		for _, c := range m.Marks {
			pts = append(pts, pointsOf(c)...)
		}
	}
	return pts
}
