package hexmap

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// county returns the drawing of a map of 30 by 20 hexes, two thirds of them with one
// pattern, and with a short road.
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

// TestLargeMapsRepeat checks that on a large map, hexes that look alike share one
// drawing, for every pattern, and that the drawing is reproducible.
func TestLargeMapsRepeat(t *testing.T) {
	for _, orientation := range []string{"flat", "pointy"} {
		for _, name := range mapdata.TerrainPatterns {
			if slices.Contains([]string{"none", "water", "hill", "mountain"}, name) {
				continue // drawn over the whole land
			}
			c := county(t, orientation, name)
			c.paint()
			uses, drawn := 0, map[*scene.Symbol]bool{}
			layouttest.UsesIn(c.Marks(), func(u *scene.Use) {
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

// TestSharedTreesKeepOff checks that trees shared between hexes are not on any number
// or road.
func TestSharedTreesKeepOff(t *testing.T) {
	c := county(t, "flat", "woods")
	c.paint()
	trees := 0
	layouttest.UsesIn(c.Marks(), func(hexful *scene.Use) {
		layouttest.UsesIn(hexful.Symbol.Marks, func(tree *scene.Use) {
			at := c.Vec(hexful.At.Apply(geom.Pt2(tree.At.E, tree.At.F)))
			if trees++; !c.Keep.Free(at, 1) {
				t.Errorf("a tree in %s stands where none should", c.Map.Grid.Label(c.Pick(at)))
			}
		})
	})
	if trees < 10_000 {
		t.Errorf("%d trees", trees)
	}
}

// TestTeethKeepOff checks that the hachures of a large map avoid numbers and stay on
// their hill.
func TestTeethKeepOff(t *testing.T) {
	c := county(t, "flat", "mountain")
	c.paint()
	lines := 0
	eachPath(c.Marks(), func(p *scene.Path) {
		if p.Stroke == nil || p.Stroke.Dash == nil {
			return
		}
		for _, at := range p.Path.Pts {
			lines++
			if v := c.Vec(at); !c.Keep.Free(v, 0) || c.KindAt(c.Pick(v)) != 0 {
				t.Fatalf("hachures at %s", c.Map.Grid.Label(c.Pick(v)))
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
