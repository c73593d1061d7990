package hexmap

import (
	"slices"
	"strings"
	"testing"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// shire returns the drawing of an example map, with a change to its file.
func shire(t testing.TB, old, new string) *drawing {
	t.Helper()
	if !strings.Contains(layouttest.ShireMap, old) {
		t.Fatalf("the map does not say %q", old)
	}
	text := strings.Replace(layouttest.ShireMap, old, new, 1)
	if strings.Contains(text, "orientation: pointy") { // where its rivers and roads do not fit
		text = text[:strings.Index(text, "along:")] + text[strings.Index(text, "places:"):]
	}
	more := layouttest.Files{"maps/shire.yaml": text}.Game("decks:", "maps: {shire: maps/shire.yaml}\ndecks:")
	g := layouttest.Load(t, layouttest.Face("{text: x}"), more)
	p := face.NewEngine(t.Context(), g, face.Settings{Lang: "en"}, nil).Painter()
	p.SetDeck(g.Decks[0])
	m, ok := g.Map("shire")
	if !ok {
		t.Fatal("the map is not there")
	}
	return newDrawing(p, m, face.PartRef{}, m.Flat, geom.Pt2(5*geom.MM, 5*geom.MM))
}

// TestEachHexsideOnce checks that the path of the grid contains each hexside once.
func TestEachHexsideOnce(t *testing.T) {
	for _, change := range []string{"orientation: flat", "orientation: pointy", "orientation: flat, rim: cut"} {
		c := shire(t, "orientation: flat", change)
		want := map[hex.Side]bool{}
		for _, h := range c.Visible {
			for _, s := range h.Sides() {
				want[s] = true
			}
		}
		drawn := map[[2]geom.Point]int{}
		var last geom.Point
		path := c.grid.sides()
		for i, p := range path.Pts {
			if path.Ops[i] == geom.LineTo {
				drawn[ordered(last, p)]++
			}
			last = p
		}
		for s := range want {
			a, b := c.Plan.Ends(s)
			if n := drawn[ordered(a, b)]; n != 1 {
				t.Fatalf("%s: a hexside is drawn %d times", change, n)
			}
		}
		if len(drawn) != len(want) {
			t.Errorf("%s: %d lines for %d hexsides", change, len(drawn), len(want))
		}
	}
}

func ordered(a, b geom.Point) [2]geom.Point {
	if b.X < a.X || b.X == a.X && b.Y < a.Y {
		a, b = b, a
	}
	return [2]geom.Point{a, b}
}

// TestOutlines counts the contours and corners of regions.
func TestOutlines(t *testing.T) {
	c := shire(t, "", "")
	ring := func(from, to int) (out []hex.Hex) {
		for h := range hex.Disc(hex.Hex{Q: 2, R: 1}, to) {
			if h.Distance(hex.Hex{Q: 2, R: 1}) >= from {
				out = append(out, h)
			}
		}
		return out
	}
	for _, tt := range []struct {
		name              string
		hexes             []hex.Hex
		contours, corners int
	}{
		{"one hex", ring(0, 0), 1, 6},
		{"a disc", ring(0, 1), 1, 18},
		{"a ring", ring(1, 1), 2, 24},
		{"two apart", []hex.Hex{{Q: 0, R: 0}, {Q: 2, R: 0}}, 2, 12},
		{"two that touch", []hex.Hex{{Q: 0, R: 0}, {Q: 1, R: 0}}, 1, 10},
	} {
		path := c.OutlineOf(canvas.RegionOf(tt.hexes))
		moves := 0
		for _, op := range path.Ops {
			if op == geom.MoveTo {
				moves++
			}
		}
		if moves != tt.contours || len(path.Pts) != tt.corners {
			t.Errorf("%s: %d contours with %d corners, want %d with %d", tt.name, moves, len(path.Pts), tt.contours, tt.corners)
		}
	}
}

// TestRoadsMeet checks that all roads in a hex go through one point in it.
func TestRoadsMeet(t *testing.T) {
	c := shire(t, "", "")
	c.roads.place()
	junction := c.roads.junction(c.roads.placed[1].from.Hexes[0], c.roads.exits()[c.roads.placed[1].from.Hexes[0]])
	for i, r := range c.roads.placed {
		least := 100.0
		for _, v := range r.line {
			least = min(least, v.Sub(junction).Len())
		}
		if least > 0.01 {
			t.Errorf("road %d passes the junction at %.2f", i, least)
		}
	}
}

// TestNothingHidden checks that numbers avoid roads and rivers, that names avoid
// numbers and badges, and that textures avoid all of these.
func TestNothingHidden(t *testing.T) {
	for _, change := range []string{"orientation: flat", "orientation: flat, rim: cut"} {
		c := shire(t, "orientation: flat", change)
		c.place()
		for _, n := range c.numbers.placed {
			if n.over {
				t.Errorf("a road or river runs under %s", c.Map.Grid.Label(n.hex))
			}
		}
		if len(c.labels.placed) != 5 {
			t.Errorf("%d names, want 5", len(c.labels.placed))
		}
		for _, n := range c.labels.placed {
			if n.covers > 0 {
				t.Errorf("%q hides something", n.title)
			}
		}
	}
}

// TestTreesKeepOff checks that no tree is on dark type, and that trees
// go on under light type.
func TestTreesKeepOff(t *testing.T) {
	c := shire(t, "", "")
	c.paint()
	trees, below := 0, 0
	layouttest.UsesIn(c.Marks(), func(u *scene.Use) {
		if !strings.Contains(u.Symbol.ID, "/tree") {
			return
		}
		trees++
		at := c.Vec(geom.Pt2(u.At.E, u.At.F))
		for _, o := range c.Keep.Near(at) {
			switch {
			case !o.Solid || !o.Within(at, 2):
			case o.Above:
				below++
			default:
				t.Errorf("a tree stands too near to type in %s", c.Map.Grid.Label(c.Pick(at)))
			}
		}
	})
	if below == 0 {
		t.Error("no tree is under light type")
	}
	if trees < 300 {
		t.Errorf("%d trees in five hexes of forest", trees)
	}
}

// drawnMap returns the marks of a map as text.
func drawnMap(t *testing.T, c *drawing) string {
	t.Helper()
	c.paint()
	return layouttest.Dump(t, &scene.Piece{Marks: c.Marks()})
}

// TestSameMapSameDrawing checks that random numbers only depend on the hexes and the
// seed.
func TestSameMapSameDrawing(t *testing.T) {
	one := drawnMap(t, shire(t, "", ""))
	if drawnMap(t, shire(t, "", "")) != one {
		t.Error("the same map is drawn in two ways")
	}
	if drawnMap(t, shire(t, "terrains:", "look: {seed: 2}\nterrains:")) == one {
		t.Error("another seed changes nothing")
	}
}

// TestOneHexChangesNoOther checks that trees do not move when terrain far from them
// changes.
func TestOneHexChangesNoOther(t *testing.T) {
	trees := func(c *drawing) (all []geom.Matrix) {
		c.paint()
		layouttest.UsesIn(c.Marks(), func(u *scene.Use) {
			if at := geom.Pt2(u.At.E, u.At.F); strings.Contains(u.Symbol.ID, "/tree") && c.Map.Grid.Label(c.Plan.Pick(at)) == "0301" {
				all = append(all, u.At)
			}
		})
		return all
	}
	before, after := trees(shire(t, "", "")), trees(shire(t, `"H...V."`, `"H..FF."`))
	if len(before) == 0 || len(before) != len(after) {
		t.Fatalf("%d trees in hex 0301, then %d", len(before), len(after))
	}
	for i := range before {
		if before[i] != after[i] {
			t.Fatalf("tree %d moved", i)
		}
	}
}

// TestInsideTheMap checks that nothing except the texts of entries and the ends of roads
// and rivers is drawn outside the map, and that these ends are short.
func TestInsideTheMap(t *testing.T) {
	for _, change := range []string{"orientation: flat", "orientation: flat, rim: cut", "orientation: pointy", "orientation: pointy, rim: cut"} {
		c := shire(t, "orientation: flat", change)
		c.paint()
		room, ends := c.Bounds.Inset(-c.Width(gridWidth)), map[geom.Rect]bool{}
		for _, m := range c.Collect(c.paintTapers) {
			box, _ := inkOfMark(m)
			if ends[box] = true; !c.Bounds.Inset(-c.Width(edgeRoom)).Contains(box) {
				t.Errorf("%s: a road or river ends at %v", change, box)
			}
		}
		if cut := strings.Contains(change, "cut"); cut == (len(ends) > 0) && !strings.Contains(change, "pointy") {
			t.Errorf("%s: %d ends of roads and rivers", change, len(ends))
		}
		for _, m := range c.Marks() {
			if box, ok := inkOfMark(m); ok && !room.Contains(box) && !ends[box] {
				t.Errorf("%s: a mark reaches from %v to %v, the map from %v to %v", change, box.Min(), box.Size(), room.Min(), room.Size())
			}
		}
	}
}

// inkOfMark returns the box of a path or a clip; ok is false for other marks.
func inkOfMark(m scene.Mark) (box geom.Rect, ok bool) {
	switch m := m.(type) {
	case *scene.Path:
		return m.Path.Bounds(), true
	case *scene.Group:
		if m.Clip != nil {
			return m.Clip.Bounds(), true
		}
	}
	return box, false
}

// TestEveryStyleIsDrawn checks that every style that a file may name can be drawn.
func TestEveryStyleIsDrawn(t *testing.T) {
	for _, name := range mapdata.TerrainPatterns {
		if !texture.IsPattern(name) && name != "none" {
			t.Errorf("the pattern %s is not drawn", name)
		}
	}
	for _, name := range mapdata.BorderStyles {
		if _, ok := borderDefaults[name]; !ok {
			t.Errorf("the border %s is not drawn", name)
		}
	}
	for _, name := range mapdata.RoadStyles {
		if _, ok := roadDefaults[name]; !ok {
			t.Errorf("the road %s is not drawn", name)
		}
	}
}

// TestLowInkTrees checks that trees for low ink are lighter than usual, not darker than
// the pale ground below them, and that names on them are dark.
func TestLowInkTrees(t *testing.T) {
	tone := func(low bool) (ground, reversed float64) {
		c := shire(t, "", "")
		c.Settings.LowInk = low
		c.paint()
		layouttest.UsesIn(c.Marks(), func(u *scene.Use) {
			if strings.Contains(u.Symbol.ID, "/tree") {
				ground = scene.Luminance(u.Symbol.Marks[0].(*scene.Path).Fill.Screen())
			}
		})
		for _, n := range c.numbers.placed {
			if n.ink.reversed {
				reversed++
			}
		}
		return ground, reversed
	}
	full, light := tone(false)
	low, lightLow := tone(true)
	if low < 2*full || light == 0 || lightLow > 0 {
		t.Errorf("shadows of luminance %.2f become %.2f; %v light numbers become %v", full, low, light, lightLow)
	}
}

// TestWays splits a river at its fork, and finds a ring.
func TestWays(t *testing.T) {
	h := hex.Hex{Q: 2, R: 2}
	fork := h.Corner(0).Sides()
	ring := h.Sides()
	for _, tt := range []struct {
		name  string
		sides []hex.Side
		want  []int // number of sides in each chain
	}{
		{"three arms", fork[:], []int{1, 1, 1}},
		{"around a hex", ring[:], []int{6}},
		{"two pieces", []hex.Side{ring[0], ring[1], ring[3]}, []int{2, 1}},
	} {
		forks := map[hex.Vertex]int{}
		for _, s := range tt.sides {
			a, b := s.Ends()
			forks[a]++
			forks[b]++
		}
		ways := chainsOf(tt.sides, forks)
		var got []int
		for _, w := range ways {
			got = append(got, len(w)-1)
		}
		if len(got) != len(tt.want) {
			t.Errorf("%s: ways of %v sides, want %v", tt.name, got, tt.want)
			continue
		}
		for i := range got {
			if got[i] != tt.want[i] {
				t.Errorf("%s: ways of %v sides, want %v", tt.name, got, tt.want)
			}
		}
	}
}

// TestTerrainsToldApart measures five fills that were chosen so that everyone can tell
// them apart; each pair differs by at least 11 in color alone.
func TestTerrainsToldApart(t *testing.T) {
	c := shire(t, "terrains:", "look: {plain: true}\nterrains:")
	c.place()
	c.ground.checkSimilar()
	if n := c.Found.Len(); n > 0 {
		t.Errorf("%d findings: %s", n, layouttest.Messages(c.Found))
	}
	least := 100.0
	for i, a := range c.ground.lands {
		for _, b := range c.ground.lands[:i] {
			_, apart, _ := c.ground.confusedBelow(b, a, 100)
			least = min(least, apart)
		}
	}
	if least < 11 || least > 12.5 {
		t.Errorf("the nearest two lie %.1f apart, want 11.6", least)
	}
}

// TestFordsStandOut checks that a ford is a bar of gravel across the water, with a dark line around it, and that the
// ripples on it have a light edge: they have the color of the water.
func TestFordsStandOut(t *testing.T) {
	c := shire(t, `bridges: ["0202/0303"]`, `fords: ["0202/0303"]`)
	c.place()
	strokes := []*scene.Path{}
	for _, m := range c.Collect(c.bridges.paint) {
		if p, ok := m.(*scene.Path); ok && p.Stroke != nil && !p.Path.Empty() {
			strokes = append(strokes, p)
		}
	}
	if len(strokes) != 3 || strokes[0].Fill != gravel || strokes[0].Stroke.Paint != gravelLine {
		t.Fatalf("%d strokes, want the edge of gravel, and ripples on wider white ones", len(strokes))
	}
	if outer, inner := strokes[1], strokes[2]; outer.Stroke.Paint != scene.White || outer.Stroke.Width <= inner.Stroke.Width || !outer.Path.Equal(inner.Path) {
		t.Error("the ripples have no light edge")
	}
}

// TestTreesStandOnZones checks that the band of a zone is drawn before the trees on it, and its line after them.
func TestTreesStandOnZones(t *testing.T) {
	c := shire(t, "places:", "zones:\n  - {id: camp, hexes: [\"0101\", \"0102\"], paint: \"#6A7275\"}\nplaces:")
	c.place()
	ground := len(c.Collect(func() { c.ground.paint(func() {}) }))
	whole := c.Collect(func() { c.ground.paint(c.zones.paintBands) })
	if len(c.Map.Zones) == 0 || len(whole) != ground+len(c.Map.Zones) {
		t.Fatalf("%d marks more for the bands of %d zones", len(whole)-ground, len(c.Map.Zones))
	}
	last := whole[len(whole)-1]
	if u, ok := last.(*scene.Use); !ok || !strings.Contains(u.Symbol.ID, "/") {
		t.Errorf("the last mark of the ground is %T, want a tree", last)
	}
	if lines := c.Collect(c.zones.paintLines); len(lines) != len(c.Map.Zones) {
		t.Errorf("%d lines", len(lines))
	}
}

// TestWoodsAreFull checks that no ground of a wood is bare within its outline but below type.
func TestWoodsAreFull(t *testing.T) {
	c := shire(t, "", "")
	c.paint()
	var trees []geom.Vec
	layouttest.UsesIn(c.Marks(), func(u *scene.Use) {
		if strings.Contains(u.Symbol.ID, "/tree") {
			trees = append(trees, c.Vec(geom.Pt2(u.At.E, u.At.F)))
		}
	})
	for h := range c.Map.Grid.Hexes() {
		if terrain := c.TerrainAt(h); terrain == nil || terrain.Pattern != "woods" {
			continue
		}
		for x := -24.0; x <= 24; x += 4 {
			for y := -24.0; y <= 24; y += 4 {
				v := c.Center(h).Add(geom.V(x, y))
				if c.Keep.FreeOnGround(v, 6) && !slices.ContainsFunc(trees, func(at geom.Vec) bool { return at.Sub(v).Len() < 10.5 }) {
					t.Errorf("no tree near %v in %s", v, c.Map.Grid.Label(h))
				}
			}
		}
	}
}

// TestSamplesOfRoadsCrossSides checks that the road of a sample runs through the middles of two opposite sides of its hex,
// not into its corners.
func TestSamplesOfRoadsCrossSides(t *testing.T) {
	for _, orientation := range []string{"flat", "pointy"} {
		c := shire(t, "orientation: flat", "orientation: "+orientation)
		box := geom.Rect{W: 30 * geom.MM, H: 30 * geom.MM}
		d := (&hextileContent{}).ofRoad(c.Painter, c.Map, 0, c.Map.Flat, box)
		d.place()
		crossed := 0
		line := geom.NewPolyline(d.roads.placed[0].line)
		for _, side := range d.Map.Grid.At(1, 1).Sides() {
			for far := 0.0; far < line.Length(); far++ {
				if at, _ := line.At(far); at.Sub(d.Middle(side)).Len() < 12 {
					crossed++
					break
				}
			}
		}
		if crossed != 2 {
			t.Errorf("%s: the road crosses %d sides near their middles, want 2", orientation, crossed)
		}
	}
}
