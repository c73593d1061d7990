package hexmap

import (
	"math"
	"slices"
	"strings"
	"testing"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestEdgesKeepTheMiddle checks that terrain with soft edges covers the middle of each
// of its hexes and that of no other: each point of its edge is near a hexside, whatever
// the seed.
func TestEdgesKeepTheMiddle(t *testing.T) {
	for _, seed := range []string{"1", "7", "1944", "1, edges: loose", "7, edges: loose", "1944, edges: loose"} {
		c := shire(t, "terrains:", "look: {seed: "+seed+"}\nterrains:")
		c.place()
		for _, g := range c.ground.lands {
			if !c.ground.liesOnGround(g) {
				continue
			}
			for _, layer := range softLayers {
				outline := g.Outline(layer.grow)
				for _, p := range outline.Pts {
					at := c.Vec(p)
					if far := at.Sub(c.Center(c.Pick(at))).Len(); far < 26 {
						t.Fatalf("seed %s: the edge of %s is %.0f from the center of a hex", seed, g.Kind.ID, far)
					}
				}
			}
		}
	}
}

// TestNoWaist checks that terrain with soft edges reaches beyond both ends of the side
// that two of its hexes have in common, where open ground lies between them.
func TestNoWaist(t *testing.T) {
	c := shire(t, "", "")
	c.place()
	notches := 0
	for _, g := range c.ground.lands {
		if !c.ground.liesOnGround(g) {
			continue
		}
		outline := g.Outline(0)
		for _, ring := range c.RingsOf(g.Region) {
			for i, s := range ring {
				next := ring[(i+1)%len(ring)]
				if next.Out != s.Out || c.KindAt(s.Out) != c.Ground || c.Keep.OnType(c.Vertex(s.To)) || c.Water.Gap(c.Vertex(s.To)) < canvas.KeepReach {
					continue
				}
				notches++
				corner := c.Vertex(s.To)
				out := c.Center(s.Out).Sub(corner).Unit()
				nearest := corner.Add(out.Scale(100))
				for _, p := range outline.Pts {
					if v := c.Vec(p); v.Sub(corner).Len() < nearest.Sub(corner).Len() {
						nearest = v
					}
				}
				if reach := nearest.Sub(corner).Dot(out); reach < 10 {
					t.Errorf("%s reaches %.0f into the notch between two of its hexes", g.Kind.ID, reach)
				}
			}
		}
	}
	if notches == 0 {
		t.Fatal("the map has no notches")
	}
}

// TestFieldsRunOn checks that the fields of the ground continue below terrain that shows
// one thing in each hex, and end at terrain that fills its hexes.
func TestFieldsRunOn(t *testing.T) {
	c := shire(t, "pattern: village,", "pattern: wall,")
	c.place()
	for _, g := range c.ground.lands {
		if c.ground.liesOnGround(g) {
			continue
		}
		open := c.ground.openLand(g)
		for _, h := range c.Visible {
			terrain := c.TerrainAt(h)
			if want := terrain == g.Kind || terrain != nil && !texture.Fills(terrain.Pattern); open.Has(h) != want {
				t.Errorf("fields in a hex of %v: %t, want %t", terrain, open.Has(h), want)
			}
		}
	}
}

// TestRimOfBlankMaps checks that a blank map tints the parts of hexes along a cut rim, and
// nothing if its rim follows the hexes.
func TestRimOfBlankMaps(t *testing.T) {
	for grid, want := range map[string]int{"orientation: flat": 0, "orientation: flat, rim: cut": 1} {
		d := shire(t, "orientation: flat", grid)
		d.Blank = true
		if marks := d.Collect(func() { d.ground.paint(func() {}) }); len(marks) != want {
			t.Errorf("%s: %d areas, want %d", grid, len(marks), want)
		}
	}
}

// TestRimOfBlankMapsHasTheColorOfTheGround checks that the tint is a paler color of the ground if the
// look fades the rim, and gray on other maps.
func TestRimOfBlankMapsHasTheColorOfTheGround(t *testing.T) {
	for _, faded := range []bool{true, false} {
		d := shire(t, "orientation: flat", "orientation: flat, rim: cut")
		d.Blank = true
		d.Map.Look.FadeRim = faded
		marks := d.Collect(func() { d.ground.paint(func() {}) })
		if c := marks[0].(*scene.Path).Fill.Screen(); (c.R != c.B) != faded {
			t.Errorf("faded %v: the rim is %v", faded, c)
		}
	}
}

// TestPaleGroundOfBlankMaps checks that a blank map with pale ground is open ground in every
// hex, with a veil over it, and that its hexsides are paler.
func TestPaleGroundOfBlankMaps(t *testing.T) {
	bare, pale := shire(t, "", ""), shire(t, "", "")
	bare.Blank, pale.Blank, pale.Faint = true, true, 0.4
	pale.place()
	for _, h := range pale.Visible {
		if pale.KindAt(h) != pale.Ground {
			t.Errorf("%v is %v, not open ground", h, pale.TerrainAt(h))
		}
	}
	marks := pale.Collect(func() { pale.ground.paint(func() {}) })
	if g, ok := marks[len(marks)-1].(*scene.Group); !ok || math.Abs(g.Opacity-0.6) > 0.001 {
		t.Errorf("the last of %d marks is %v, want a veil of 0.6", len(marks), marks[len(marks)-1])
	}
	if a, b := bare.grid.pen().Paint.Screen(), pale.grid.pen().Paint.Screen(); b.R <= a.R {
		t.Errorf("hexsides are %v, and %v on pale ground", a, b)
	}
}

// TestFadedRims checks that a veil lies on the parts of hexes along a cut rim if the look
// says so, and nowhere else.
func TestFadedRims(t *testing.T) {
	for _, tt := range []struct {
		grid string
		fade bool
		want int
	}{
		{"orientation: flat", true, 0},
		{"orientation: flat, rim: cut", false, 0},
		{"orientation: flat, rim: cut", true, 1},
	} {
		d := shire(t, "orientation: flat", tt.grid)
		d.Map.Look.FadeRim = tt.fade
		if marks := d.Collect(d.ground.paintVeil); len(marks) != tt.want {
			t.Errorf("%s, faded %t: %d veils, want %d", tt.grid, tt.fade, len(marks), tt.want)
		}
	}
}

// TestBadgeSize checks that badges have the size that the look sets.
func TestBadgeSize(t *testing.T) {
	d := shire(t, "", "")
	d.Map.Look.BadgeSize = d.Width(30)
	d.badges.place()
	if len(d.badges.placed) == 0 {
		t.Fatal("the map has no badges")
	}
	for _, b := range d.badges.placed {
		if b.sign.Shape != "star" && (b.size < 29.9 || b.size > 30.1) {
			t.Errorf("a badge is %.1f hundredths of a hex wide, want 30", b.size)
		}
	}
}

// TestBadgePaint checks that a badge takes its color, with white text on a dark one, and
// that two badges that differ only in color are drawn apart.
func TestBadgePaint(t *testing.T) {
	d := shire(t, "", "")
	dark, light := values.Paint{Kind: values.RGBPaint, Color: [4]uint8{0x6E, 0x1F, 0x18}}, values.Paint{Kind: values.RGBPaint, Color: [4]uint8{0xE6, 0xDD, 0xC0}}
	ids := map[string]bool{}
	for _, tt := range []struct {
		paint values.Paint
		ink   string
	}{{values.Paint{}, "gray0"}, {light, "gray0"}, {dark, "gray255"}} {
		s := d.badges.symbol(badge{sign: mapdata.Badge{Text: "A", Shape: "square", Paint: tt.paint}, size: 20})
		ids[s.ID] = true
		ground := s.Marks[0].(*scene.Path)
		if want := face.InkOf(&tt.paint).Flat; want != nil && ground.Fill != want {
			t.Errorf("a badge of %v is filled with %v", want, ground.Fill)
		}
		if got := layouttest.Dump(t, &scene.Piece{Marks: s.Marks[1:]}); !strings.Contains(got, "fill="+tt.ink+" ") {
			t.Errorf("on %v, the text is not %s:\n%s", ground.Fill, tt.ink, got)
		}
	}
	if len(ids) != 3 {
		t.Errorf("badges of three colors share a drawing: %v", ids)
	}
}

// TestHardEdges checks that terrain ends at the hexsides if the look says so or if the
// map has no clear terrain.
func TestHardEdges(t *testing.T) {
	soft := drawnMap(t, shire(t, "", ""))
	for _, change := range [][2]string{
		{"terrains:", "look: {edges: hexsides}\nterrains:"},
		{"pattern: clear,", "pattern: sand,"},
	} {
		c := shire(t, change[0], change[1])
		if c.Ground != -1 || drawnMap(t, c) == soft {
			t.Errorf("%s: soft edges on terrain %d", change[1], c.Ground)
		}
		for _, g := range c.ground.lands {
			a, b := g.Outline(0), c.OutlineOf(g.Region)
			if len(a.Pts) != len(b.Pts) {
				t.Errorf("%s: %s does not end at the hexsides", change[1], g.Kind.ID)
			}
		}
	}
}

// TestLooseEdges checks that loose edges stray further from the hexsides than soft ones,
// on the same ground.
func TestLooseEdges(t *testing.T) {
	farthest := func(c *drawing) float64 {
		c.place()
		most := 0.0
		for _, g := range c.ground.lands {
			if !c.ground.liesOnGround(g) {
				continue
			}
			outline := g.Outline(0)
			for _, p := range outline.Pts {
				if at := c.Vec(p); c.KindAt(c.Pick(at)) == c.Ground {
					most = max(most, 58-at.Sub(c.Center(c.Pick(at))).Len())
				}
			}
		}
		return most
	}
	soft, loose := shire(t, "", ""), shire(t, "terrains:", "look: {edges: loose}\nterrains:")
	if loose.Ground != soft.Ground {
		t.Errorf("the ground is terrain %d, and %d with loose edges", soft.Ground, loose.Ground)
	}
	if a, b := farthest(soft), farthest(loose); b <= a {
		t.Errorf("terrain strays %.1f into open ground with loose edges, and %.1f with soft ones", b, a)
	}
}

// TestTintDecides checks that the faint tint of each terrain that fills its hexes differs
// from open ground, so that a hex shows what it is up to its sides.
func TestTintDecides(t *testing.T) {
	c := shire(t, "", "")
	c.place()
	for _, g := range c.ground.lands {
		if c.ground.liesOnGround(g) && texture.Fills(g.Kind.Pattern) && c.ground.fading(g, hexTint) == face.PaintOfRGB(c.ground.openGround()) {
			t.Errorf("the hexes of %s have no tint", g.Kind.ID)
		}
	}
}

// TestDots counts the dots in hexes whose terrain fills them: none on open ground, and
// none with hard edges.
func TestDots(t *testing.T) {
	c := shire(t, "", "")
	c.place()
	want := 0
	for h := range c.Map.Grid.Hexes() {
		if texture.Fills(c.TerrainAt(h).Pattern) && c.TerrainAt(h).ID != "open" {
			want++
		}
	}
	if want == 0 || len(c.dots.hexes) != want {
		t.Errorf("%d dots, want %d", len(c.dots.hexes), want)
	}
	hard := shire(t, "terrains:", "look: {edges: hexsides}\nterrains:")
	hard.place()
	if len(hard.dots.hexes) != 0 {
		t.Errorf("%d dots with hard edges", len(hard.dots.hexes))
	}
}

// TestOneThingHasNoGround checks that terrain which shows one thing in each hex has the
// color of open ground, so that no patch of it lies over the fields.
func TestOneThingHasNoGround(t *testing.T) {
	for _, name := range []string{"wall", "hedge", "treeline", "trench", "gully", "farm", "bunker", "foxholes"} {
		if texture.Fills(name) || texture.BodyOf(name) != 0 {
			t.Errorf("%s has %.2f of a color of its own", name, texture.BodyOf(name))
		}
	}
}

// TestNoPatternHasItsColor checks that terrain without a pattern has the color that its file gives it.
func TestNoPatternHasItsColor(t *testing.T) {
	for _, name := range []string{"", "none"} {
		if !texture.Fills(name) || texture.BodyOf(name) != 1 {
			t.Errorf("pattern %q: %.2f of its own color, fills %v", name, texture.BodyOf(name), texture.Fills(name))
		}
	}
}

// loneField returns the shire with a field that is alone and has loose edges.
func loneField(t *testing.T, seed string) (*drawing, *texture.Land) {
	t.Helper()
	from := strings.Index(layouttest.ShireMap, "terrains:")
	old := layouttest.ShireMap[from : strings.Index(layouttest.ShireMap, "pattern: village")+len("pattern: village")]
	d := shire(t, old, "look: {seed: "+seed+", edges: loose}\n"+strings.Replace(old, "pattern: village", "pattern: wheat", 1))
	d.place()
	return d, d.ground.lands[slices.IndexFunc(d.ground.lands, func(g *texture.Land) bool { return g.Kind.ID == "village" })]
}

// TestFieldsKeepOffWater checks that a field that is alone ends on its own bank of a river.
func TestFieldsKeepOffWater(t *testing.T) {
	for _, seed := range []string{"1", "7", "1944"} {
		c, g := loneField(t, seed)
		for _, grow := range []float64{0, 6} {
			for _, p := range g.Outline(grow).Pts {
				at := c.Vec(p)
				if name := c.Map.Grid.Label(c.Pick(at)); name == "0302" || name == "0303" { // beyond the brook
					t.Fatalf("seed %s: the field reaches %s", seed, name)
				}
			}
		}
	}
}

// TestFieldsHaveFormsOfTheirOwn checks that a field that is alone is partly within its hex and partly beyond it.
func TestFieldsHaveFormsOfTheirOwn(t *testing.T) {
	for _, seed := range []string{"1", "7", "1944"} {
		c, g := loneField(t, seed)
		near, far := 100.0, 0.0
		for _, p := range g.Outline(0).Pts {
			at := c.Vec(p)
			away := 100.0
			for _, h := range g.Hexes {
				away = min(away, at.Sub(c.Center(h)).Len())
			}
			near, far = min(near, away), max(far, away)
		}
		if far-near < 14 {
			t.Errorf("seed %s: the corners of the field are %.0f to %.0f from the middle", seed, near, far)
		}
	}
}

// TestHillsHaveFormsOfTheirOwn checks that a hill that is alone spills over some of its hexsides, does
// not reach others, and that higher lines are within lower ones.
func TestHillsHaveFormsOfTheirOwn(t *testing.T) {
	from := strings.Index(layouttest.ShireMap, "terrains:")
	old := layouttest.ShireMap[from : strings.Index(layouttest.ShireMap, "pattern: village")+len("pattern: village")]
	for _, seed := range []string{"1", "7", "1944"} {
		d := shire(t, old, "look: {seed: "+seed+", edges: loose}\n"+strings.Replace(old, "pattern: village", "pattern: hill", 1))
		d.place()
		g := d.ground.lands[slices.IndexFunc(d.ground.lands, func(g *texture.Land) bool { return g.Kind.ID == "village" })]
		out, within := 0, 0
		for _, p := range g.Outline(0).Pts {
			if at := d.Vec(p); g.Has(d.Pick(at)) {
				within++
			} else {
				out++
			}
		}
		if out < 3 || within < 3 {
			t.Errorf("seed %s: %d points of the edge beyond the hexes, %d within", seed, out, within)
		}
	}
}

// TestSamplesLieOnTheGround checks that a sample of terrain that shows one thing has the ground of its map below it, with
// which it is not compared.
func TestSamplesLieOnTheGround(t *testing.T) {
	c := shire(t, "pattern: village", "pattern: wall")
	wall := slices.IndexFunc(c.Map.Kinds.Terrains, func(k mapdata.Terrain) bool { return k.ID == "village" })
	d := newDrawing(c.Painter, tileMap(c.Map, wall), face.PartRef{}, c.Map.Flat, geom.Point{})
	d.Tile = true
	d.place()
	if len(d.ground.lands) != 2 {
		t.Errorf("%d lands in the sample, want the wall and its ground", len(d.ground.lands))
	}
	before := len(c.Painter.Found.All())
	d.ground.lands[1].Kind = d.ground.lands[0].Kind // quite alike
	if d.ground.checkSimilar(); len(c.Painter.Found.All()) != before {
		t.Error("the sample is compared with its ground")
	}
}

// TestCutsBesideTowns checks that no cut runs through a city if one beside it does not, and
// that a map of nothing but cities keeps its cuts.
func TestCutsBesideTowns(t *testing.T) {
	d := shire(t, "", "")
	every := geom.Length(0)
	cuts := make([]geom.Length, 5)
	for i := range cuts {
		cuts[i] = d.Width(100 * float64(i))
	}
	for _, tt := range []struct {
		city float64 // where the only city is, in hundredths of a hex
		want []geom.Length
	}{{-500, cuts}, {150, []geom.Length{cuts[0], cuts[3], cuts[4]}}, {0, cuts[1:]}} {
		at := d.Width(tt.city)
		for i := range d.Map.Kinds.Terrains {
			d.Map.Kinds.Terrains[i].Pattern = "city"
		}
		if got := d.besideTowns(cuts, func(hex.Hex) geom.Length { return at }); !slices.Equal(got, tt.want) {
			t.Errorf("a city at %v: cuts at %v, want %v", tt.city, got, tt.want)
		}
	}
	if got := d.besideTowns(cuts, func(h hex.Hex) geom.Length { every++; return cuts[int(every)%len(cuts)] }); !slices.Equal(got, cuts) {
		t.Errorf("cities everywhere: cuts at %v", got)
	}
}
