package hexmap

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// county returns the drawing of a map of 30 by 20 hexes, two thirds of one pattern, with
// a short road.
func county(t *testing.T, orientation, pattern string) *drawing {
	t.Helper()
	var rows strings.Builder
	for row := range 20 {
		fmt.Fprintf(&rows, "  - %q\n", strings.Repeat("pp.pp"[row%3:row%3+3], 10))
	}
	text := "name: County\ngrid: {orientation: " + orientation + ", columns: 30, rows: 20, size: 14mm}\nterrains:\n" +
		"  p: {code: p, name: P, pattern: " + pattern + ", fill: \"#BF9A62\"}\n  o: {code: \".\", name: Open}\nrows:\n" + rows.String() +
		"roads: {r: {name: r}}\npaths: [{kind: r, from: end, to: end, hexes: [\"0301-0303\"]}]\n"
	g := layouttest.Load(t, layouttest.Face("{text: x}"), layouttest.Files{"maps/county.yaml": text}.Game("decks:", "maps: {county: maps/county.yaml}\ndecks:"))
	p := face.NewEngine(t.Context(), g, face.Settings{Lang: "en"}, nil).Painter()
	p.SetDeck(g.Decks[0])
	return newDrawing(p, g.Maps[0], face.PartRef{}, g.Maps[0].Flat, geom.Point{})
}

// TestLargeMapsRepeat: on a large map what looks alike in two hexes is one drawing,
// whatever the pattern, and the whole drawing always comes out the same.
func TestLargeMapsRepeat(t *testing.T) {
	for _, orientation := range []string{"flat", "pointy"} {
		for name, p := range patterns {
			if p.shared == sharedNever {
				continue // over the whole land
			}
			c := county(t, orientation, name)
			c.paint()
			uses, drawn := 0, map[*scene.Symbol]bool{}
			layouttest.UsesIn(c.Marks, func(u *scene.Use) {
				if strings.HasPrefix(u.Symbol.ID, face.MapPrefix+"county/p/"+name+"-") {
					uses++
					drawn[u.Symbol] = true
				}
			})
			if uses < 350 || len(drawn)*3 > uses {
				t.Errorf("%s, %s: %d drawings in %d hexes", orientation, name, len(drawn), uses)
			}
		}
	}
	once, again := drawnMap(t, county(t, "flat", "woods")), drawnMap(t, county(t, "flat", "woods"))
	if once != again {
		t.Error("the same map is drawn in two ways")
	}
}

// TestSharedTreesKeepOff: trees that hexes share stand on no number and no road.
func TestSharedTreesKeepOff(t *testing.T) {
	c := county(t, "flat", "woods")
	c.paint()
	trees := 0
	layouttest.UsesIn(c.Marks, func(hexful *scene.Use) {
		layouttest.UsesIn(hexful.Symbol.Marks, func(tree *scene.Use) {
			at := c.vec(hexful.At.Apply(geom.Pt2(tree.At.E, tree.At.F)))
			if trees++; !c.keep.free(at, 1) {
				t.Errorf("a tree in %s stands where none should", c.m.Grid.Label(c.pick(at)))
			}
		})
	})
	if trees < 10_000 {
		t.Errorf("%d trees", trees)
	}
}

// TestLatticeRepeats: a bent lattice has the same nodes around hexes a whole number of
// cells apart, shares random numbers between them, and is bent but little.
func TestLatticeRepeats(t *testing.T) {
	lattices := []lattice{{dx: 15.5, dy: 15.5, angle: 0.35}, {dx: 37, dy: 37, angle: 0.3}, {dx: 5.2, dy: 6.2, angle: 0.12, staggered: true}, {dx: 17, dy: 7.6, staggered: true}}
	for _, orientation := range []string{"flat", "pointy"} {
		g := &land{chart: county(t, orientation, "city").chart}
		across, down := g.cell()
		for _, straight := range lattices {
			bent := g.latticeOf(straight, 2)
			for i, side := range []geom.Vec{across, down} {
				k := bent.period[i]
				if gap := bent.at(float64(k.i), float64(k.j)).Sub(side.Scale(2)).Len(); gap > 0.001 {
					t.Errorf("%s: the lattice %+v misses its node by %v", orientation, straight, gap)
				}
				if home := bent.home(node{k.i + 5, k.j + 4}); home != bent.home(node{5, 4}) {
					t.Errorf("%s: the node %v has its home in %v, and one a period before in %v", orientation, k, home, bent.home(node{5, 4}))
				}
			}
			if was, is := straight.dx*straight.dy, across.Len()*down.Len()*4/float64(meshes(bent.period)); math.Abs(is/was-1) > 0.2 {
				t.Errorf("%s: a mesh of the lattice %+v covers %.0f, and %.0f when bent", orientation, straight, was, is)
			}
		}
	}
}

// meshes counts the nodes of a period.
func meshes(p [2]node) int { return p[0].i*p[1].j - p[0].j*p[1].i }

// TestPhases: hexes a whole number of cells apart have the same phase, and no others.
func TestPhases(t *testing.T) {
	for _, orientation := range []hex.Orientation{hex.Flat, hex.Pointy} {
		across, down := hex.Hex{Q: 2, R: -1}, hex.Hex{R: 1}
		if orientation == hex.Pointy {
			across, down = hex.Hex{Q: 1}, hex.Hex{Q: -1, R: 2}
		}
		for n := 1; n <= 3; n++ {
			seen := map[hex.Hex]bool{}
			for h := range hex.Disc(hex.Hex{Q: -3, R: 2}, 6) {
				p := phase(orientation, h, n)
				seen[p] = true
				if p != phase(orientation, h.Add(across.Times(n)), n) || p != phase(orientation, h.Sub(down.Times(n)), n) || p != phase(orientation, p, n) {
					t.Fatalf("orientation %d: %v has the phase %v of %d by %d cells", orientation, h, p, n, n)
				}
			}
			if len(seen) != 2*n*n {
				t.Errorf("orientation %d: %d phases of %d by %d cells", orientation, len(seen), n, n)
			}
		}
	}
}

// TestTeethKeepOff: hachures of a large map keep off numbers and stay on their
// height.
func TestTeethKeepOff(t *testing.T) {
	c := county(t, "flat", "mountain")
	c.paint()
	lines := 0
	eachPath(c.Marks, func(p *scene.Path) {
		if p.Stroke == nil || p.Stroke.Dash == nil {
			return
		}
		for _, at := range p.Path.Pts {
			lines++
			if v := c.vec(at); !c.keep.free(v, 0) || c.kindAt(c.pick(v)) != 0 {
				t.Fatalf("hachures at %s", c.m.Grid.Label(c.pick(v)))
			}
		}
	})
	if lines < 1000 {
		t.Errorf("%d places along hachures", lines)
	}
}

func eachPath(marks []scene.Mark, f func(*scene.Path)) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Path:
			f(m)
		case *scene.Group:
			eachPath(m.Marks, f)
		case *scene.Use:
			eachPath(m.Symbol.Marks, f)
		}
	}
}
