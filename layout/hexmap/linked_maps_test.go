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
// says so, inside them and on no number, and in the lower part otherwise.
func TestBadgesAtTheTop(t *testing.T) {
	for _, orientation := range []string{"orientation: flat", "orientation: pointy"} {
		for _, top := range []bool{false, true} {
			d := shire(t, "orientation: flat", orientation)
			d.Map.Look.BadgesTop = top
			d.place()
			for _, b := range d.badges.placed {
				if b.sign.Shape == "star" {
					continue
				}
				h := d.Pick(b.mid)
				off := b.mid.Sub(d.Center(h))
				if above := off.Y < 0; above != top || !d.badges.insideHex(off, geom.V(b.size/2, b.size/2)) {
					t.Errorf("%s, asked for the top: %t, but a badge of %s is at %.0f", orientation, top, d.Map.Grid.Label(h), off)
				}
				for i := range d.numbers.placed {
					if n := &d.numbers.placed[i]; n.hex == h && hides(&b, n, d) {
						t.Errorf("%s, asked for the top: %t, but the badge of %s is on its number or above it", orientation, top, d.Map.Grid.Label(h))
					}
				}
			}
		}
	}
}

// hides reports whether a badge is on a number, or at the top so that it has moved the number
// to where a counter hides it.
func hides(b *badge, n *number, d *drawing) bool {
	half, off := n.half(d.Canvas), b.mid.Sub(n.mid)
	on := max(off.X, -off.X) < half.X+b.size/2 && max(off.Y, -off.Y) < half.Y+b.size/2
	return on || d.Map.Look.BadgesTop && off.Y < -b.size/2
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
