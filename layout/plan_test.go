package layout

import (
	"slices"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/internal/golden"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestPlanGolden draws a plan with some of everything, as it was looked at: 16 by 12
// inches at 1:12 are 33.9 by 25.4 mm.
func TestPlanGolden(t *testing.T) {
	g := layouttest.Load(t, layouttest.Face(`{plan: table, left: 5mm, top: 5mm}`, `{scale: table, hexes: 2, left: 5mm, top: 60mm, width: 30mm, height: 8mm}`), layouttest.PlanGame("texture: 5mm", "plain: true"))
	book, found := compose(t, g, Options{})
	if found.Len() > 0 {
		t.Error(layouttest.Messages(found))
	}
	golden.File(t, "testdata/plan.txt", layouttest.Dump(t, book.Decks[0].Cards[0].Front))
}

// TestPlanFindings draws plans with one fault each.
func TestPlanFindings(t *testing.T) {
	for _, tt := range []struct{ name, part, want string }{
		{name: "all is well", part: `{plan: table, left: 5mm, top: 5mm}`},
		{name: "a part of it", part: `{plan: table, scale: "1:10", window: 4 1 3 3, left: 5mm, top: 5mm}`},
		{name: "no such plan", part: `{plan: tabel}`,
			want: "error PB-347 trial/faces/card.yaml:4:16: the plan: there is no plan \"tabel\" (did you mean `table`?)"},
		{name: "no such terrain", part: `{plan: table, terrain: wods, left: 5mm, top: 5mm, width: 5mm, height: 5mm}`,
			want: "error PB-347 trial/faces/card.yaml:4:32: the plan: the plan `table` has no terrain \"wods\" (did you mean `woods`?)"},
		{name: "too large", part: `{plan: table, scale: "1:2"}`,
			want: "error PB-310 trial/faces/card.yaml:4:9: the plan needs 206.3mm but has 60mm (enlarge its box, write a smaller `scale`, such as \"1:24\", or `fit: contain`)"},
		{name: "a scale that is none", part: `{plan: table, scale: twelve}`,
			want: "error PB-311 trial/faces/card.yaml:4:30: the plan cannot be drawn with `scale: twelve` (write two numbers, such as \"1:12\")"},
		{name: "a window outside", part: `{plan: table, window: 6 0 3 3}`,
			want: "error PB-311 trial/faces/card.yaml:4:31: the plan cannot be drawn with `window: 6 0 3 3` (write x, y, width and height in squares of the plan, such as `4 20 13 10`)"},
	} {
		_, found := compose(t, layouttest.Load(t, layouttest.Face(tt.part), layouttest.PlanGame("", "")), Options{})
		if got := described(found); got != tt.want {
			t.Errorf("%s:\ngot  %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

// TestPlanTooFine draws a table at its real size: patterns of 3 mm would be too many, and are
// left out, but not in silence.
func TestPlanTooFine(t *testing.T) {
	const told = "warning PB-348 trial/faces/card.yaml:4:9: the plan `table` is drawn without its patterns: 19320 hexes of 3mm cover it, but at most 10000 may (set a coarser `texture` in the look of the plan's file, or `plain: true`)"
	for _, c := range []struct{ look, pattern, want string }{
		{"texture: 3mm", "pattern: woods", told},
		{"texture: 3mm", "pattern: none", ""},
		{"texture: 5mm", "pattern: woods", ""},
		{"texture: 3mm, plain: true", "pattern: woods", ""},
	} {
		files := layouttest.PlanGame("texture: 5mm", c.look)
		files["plans/table.yaml"] = strings.NewReplacer("pattern: clear", "pattern: none", "pattern: woods", c.pattern).Replace(files["plans/table.yaml"])
		files["game.yaml"] = strings.Replace(files["game.yaml"], "60mm x 90mm", "450mm x 320mm", 1)
		_, found := compose(t, layouttest.Load(t, layouttest.Face(`{plan: table, scale: "1:1", left: 5mm, top: 5mm}`), files), Options{})
		if got := described(found); got != c.want {
			t.Errorf("%s, %s:\ngot  %s\nwant %s", c.look, c.pattern, got, c.want)
		}
	}
}

// eachMark calls f for each mark, also within groups and symbols.
func eachMark(marks []scene.Mark, f func(scene.Mark)) {
	for _, m := range marks {
		f(m)
		switch m := m.(type) {
		case *scene.Group:
			eachMark(m.Marks, f)
		case *scene.Use:
			eachMark(m.Symbol.Marks, f)
		}
	}
}

// filled returns the first outline with a fill, and how many groups are blended.
func filled(t *testing.T, look string, fill scene.RGB) (path geom.Path, blended int) {
	t.Helper()
	g := layouttest.Load(t, layouttest.Face(`{plan: table, left: 5mm, top: 5mm}`), layouttest.PlanGame("texture: 5mm", look))
	book, found := compose(t, g, Options{})
	if found.Len() > 0 {
		t.Error(layouttest.Messages(found))
	}
	eachMark(book.Decks[0].Cards[0].Front.Marks, func(m scene.Mark) {
		switch m := m.(type) {
		case *scene.Path:
			if m.Fill == scene.Paint(fill) && path.Empty() {
				path = m.Path
			}
		case *scene.Group:
			if m.Opacity > 0 && m.Opacity < 1 && len(m.Marks) > 0 {
				blended++
			}
		}
	})
	return path, blended
}

// TestPlanSoftTerrain checks that the edge of soft terrain strays from the squares, and
// by no more than half a square.
func TestPlanSoftTerrain(t *testing.T) {
	woods := scene.RGB{R: 0x8F, G: 0xB0, B: 0x7A}
	hard, _ := filled(t, "texture: 5mm", woods)
	soft, _ := filled(t, "texture: 5mm, soft: woods", woods)
	if slices.Contains(hard.Ops, geom.CubicTo) || !slices.Contains(soft.Ops, geom.CubicTo) {
		t.Error("the edge of the woods must be straight, or curved if they are soft")
	}
	const square = 2 * geom.INCH / 12
	a, b := hard.Bounds(), soft.Bounds()
	room := geom.Rect{X: a.X - square/2, Y: a.Y - 2*square, W: a.W + square, H: a.H + 5*square/2} // they reach the north edge
	if a == b || !room.Contains(b) || b.W < a.W-square || b.Bottom() < a.Bottom()-square/2 {
		t.Errorf("the soft woods fill %v, the squares %v", b, a)
	}
	if b.W > a.W || b.Bottom() > a.Bottom() { // their crowns hang over
		t.Errorf("soft woods fill %v, and so their trees hang far out of the squares %v", b, a)
	}
	g := layouttest.Load(t, layouttest.Face(`{plan: table, left: 5mm, top: 5mm}`), layouttest.PlanGame("texture: 5mm", "texture: 5mm, soft: woods"))
	book, _ := compose(t, g, Options{})
	var trees []geom.Point
	eachMark(book.Decks[0].Cards[0].Front.Marks, func(m scene.Mark) {
		if use, ok := m.(*scene.Use); ok {
			trees = append(trees, use.At.Apply(use.Symbol.Box.Center()))
		}
	})
	n := 0
	for _, op := range soft.Ops {
		if n += op.Points(); op != geom.CubicTo {
			continue
		}
		if p := soft.Pts[n-1]; p.Y > a.Y && !slices.ContainsFunc(trees, func(q geom.Point) bool { return max(p.X-q.X, q.X-p.X, p.Y-q.Y, q.Y-p.Y) < geom.MM/10 }) {
			t.Errorf("the ground of the woods ends at %v, where no tree stands", p)
		}
	}
	_, flat := filled(t, "texture: 5mm", woods)
	if _, faded := filled(t, "texture: 5mm, soft: house", woods); faded != flat+6 { // two bands around the squares and two areas
		t.Errorf("%d blended groups, with soft houses %d, want 6 more", flat, faded)
	}
}

// TestPlanNarrowWoods checks that a row of trees half a square wide keeps its trees, though the
// ground of woods ends within its squares.
func TestPlanNarrowWoods(t *testing.T) {
	trees := func(area string) (n int) {
		old := `  - {terrain: woods, points: "0 0, 2 0, 1 2"}` + "\n"
		files := layouttest.PlanGame(old, area)
		files["plans/table.yaml"] = strings.Replace(files["plans/table.yaml"], "texture: 5mm", "texture: 5mm, soft: woods", 1)
		book, found := compose(t, layouttest.Load(t, layouttest.Face(`{plan: table, left: 5mm, top: 5mm}`), files), Options{})
		if found.Len() > 0 {
			t.Error(layouttest.Messages(found))
		}
		eachMark(book.Decks[0].Cards[0].Front.Marks, func(m scene.Mark) {
			if _, ok := m.(*scene.Use); ok {
				n++
			}
		})
		return n
	}
	if with, without := trees("  - {terrain: woods, box: [0.2, 0.3, 4, 0.5]}\n"), trees(""); with < without+60 {
		t.Errorf("a narrow row of trees has only %d of them", with-without)
	}
}

// TestPlanBeneath checks that what lies beneath the grid is painted before its lines, also an area
// in a soft curve, and that it replaces no squares.
func TestPlanBeneath(t *testing.T) {
	house, line := scene.RGB{R: 0x8A, G: 0x5A, B: 0x4A}, scene.RGB{R: 0x4A, G: 0x4A, B: 0x4A}
	for _, look := range []string{"", ", beneath: house", ", beneath: house, soft: house", ", beneath: house, tufts: house"} {
		files := layouttest.PlanGame("", "")
		files["plans/table.yaml"] = "name: Table\ngrid: {columns: 4, rows: 3, square: 2in, under: true}\nscale: \"1:12\"\nlook: {texture: 5mm" + look + "}\nterrains:\n  open: {code: \".\", name: open, fill: \"#F0EAD0\"}\n  house: {code: H, name: house, fill: \"#8A5A4A\"}\n  pond: {code: P, name: pond, fill: \"#9DBFCB\"}\nrows:\n  - \"....\"\n  - \".P..\"\n  - \"....\"\nareas:\n  - {terrain: house, box: 0 0 3 3}\n"
		book, found := compose(t, layouttest.Load(t, layouttest.Face(`{plan: table, left: 5mm, top: 5mm}`), files), Options{})
		if found.Len() > 0 {
			t.Error(layouttest.Messages(found))
		}
		n, fill, grid, pond := 0, 0, 0, 0
		eachMark(book.Decks[0].Cards[0].Front.Marks, func(m scene.Mark) {
			n++
			path, ok := m.(*scene.Path)
			switch {
			case !ok:
			case path.Fill == scene.Paint(house):
				fill = n
			case path.Fill == scene.Paint(scene.RGB{R: 0x9D, G: 0xBF, B: 0xCB}):
				pond = n
			case path.Stroke != nil && path.Stroke.Paint == scene.Paint(line) && grid == 0:
				grid = n
			}
		})
		if fill == 0 || grid == 0 || pond == 0 || (fill < grid) != (look != "") || (fill < pond) != (look != "") {
			t.Errorf("look%s: the area is mark %d, the grid %d and the pond %d", look, fill, grid, pond)
		}
	}
}

// TestPlanOpenings checks that the glass of a window lies along its wall, whether the wall is of
// rows or of areas.
func TestPlanOpenings(t *testing.T) {
	house := scene.RGB{R: 0x8A, G: 0x5A, B: 0x4A}
	for _, tt := range []struct {
		rows    [3]string
		areas   string
		upright bool
	}{
		{[3]string{"....", ".HHH", "...."}, "", false}, {[3]string{".H..", ".H..", ".H.."}, "", true},
		{[3]string{"....", "....", "...."}, "areas:\n  - {terrain: house, box: 1 1 3 1}\n", false},
		{[3]string{"....", "....", "...."}, "areas:\n  - {terrain: house, box: 1 0 1 3}\n", true},
	} {
		plan := "name: Table\ngrid: {columns: 4, rows: 3, square: 2in}\nscale: \"1:12\"\nlook: {texture: 5mm, panes: house}\nterrains:\n  open: {code: \".\", name: open, fill: \"#F0EAD0\"}\n  house: {code: H, name: house, fill: \"#8A5A4A\", ink: \"#3A1E16\"}\nrows:\n  - \"" + strings.Join(tt.rows[:], "\"\n  - \"") + "\"\n" + tt.areas
		files := layouttest.PlanGame("", "")
		files["plans/table.yaml"] = plan
		book, found := compose(t, layouttest.Load(t, layouttest.Face(`{plan: table, left: 5mm, top: 5mm}`), files), Options{})
		if found.Len() > 0 {
			t.Error(layouttest.Messages(found))
		}
		var glass []geom.Rect
		eachMark(book.Decks[0].Cards[0].Front.Marks, func(m scene.Mark) {
			if path, ok := m.(*scene.Path); ok && path.Fill == scene.Paint(house) {
				glass = append(glass, path.Path.Bounds())
			}
		})
		if len(glass) != 3 || glass[1].H > glass[1].W != tt.upright {
			t.Errorf("%v: the panes are %v", tt.rows, glass)
		}
	}
}

// TestPlanRaisedTerrain checks that raised terrain has a shadow and lit edges.
func TestPlanRaisedTerrain(t *testing.T) {
	house := scene.RGB{R: 0x8A, G: 0x5A, B: 0x4A}
	_, flat := filled(t, "texture: 5mm, plain: true", house)
	_, raised := filled(t, "texture: 5mm, plain: true, raised: [house]", house)
	if raised != flat+6 { // the squares and two areas
		t.Errorf("%d blended groups, with raised houses %d, want 6 more", flat, raised)
	}
}

// TestPlanWallsCastOneShadow checks that the walls of a house with a window and a door in them
// have one shadow.
func TestPlanWallsCastOneShadow(t *testing.T) {
	files := layouttest.PlanGame("", "")
	files["plans/table.yaml"] = "name: Table\ngrid: {columns: 5, rows: 5, square: 2in}\nscale: \"1:12\"\nlook: {texture: 5mm, stones: wall, panes: window, planks: door}\nterrains:\n  open: {code: \".\", name: open, fill: \"#F0EAD0\"}\n  wall: {code: \"#\", name: wall, fill: \"#8A5A4A\"}\n  window: {code: W, name: window, fill: \"#9DBFCB\"}\n  door: {code: D, name: door, fill: \"#B98A4C\"}\nrows:\n  - \".....\"\n  - \".#W#.\"\n  - \".W.#.\"\n  - \".#D#.\"\n  - \".....\"\n"
	book, found := compose(t, layouttest.Load(t, layouttest.Face(`{plan: table, left: 5mm, top: 5mm}`), files), Options{})
	if found.Len() > 0 {
		t.Error(layouttest.Messages(found))
	}
	var shadows []geom.Rect
	eachMark(book.Decks[0].Cards[0].Front.Marks, func(m scene.Mark) {
		if group, ok := m.(*scene.Group); ok && group.Opacity > 0 && group.Opacity < 1 {
			for _, m := range group.Marks {
				if path, ok := m.(*scene.Path); ok && path.Fill == scene.Paint(scene.Black) {
					shadows = append(shadows, path.Path.Bounds())
				}
			}
		}
	})
	const square = 2 * geom.INCH / 12
	if len(shadows) != 1 || shadows[0].W < 3*square-geom.MM/10 || shadows[0].H < 3*square-geom.MM/10 {
		t.Errorf("the shadows are %v, want one of three squares by three", shadows)
	}
}

// TestPlanGradients checks that a gradient spans each area of its terrain, and not the whole plan.
func TestPlanGradients(t *testing.T) {
	g := layouttest.Load(t, layouttest.Face(`{plan: table, left: 5mm, top: 5mm}`), layouttest.PlanGame(`fill: "#8A5A4A"`, `fill: {radial: ["#8A5A4A", "#FFFFFF"]}`))
	book, found := compose(t, g, Options{})
	if found.Len() > 0 {
		t.Error(layouttest.Messages(found))
	}
	areas := 0
	eachMark(book.Decks[0].Cards[0].Front.Marks, func(m scene.Mark) {
		if path, ok := m.(*scene.Path); ok {
			if fill, ok := path.Fill.(*scene.Radial); ok {
				if box := path.Path.Bounds(); fill.Center != box.Center() || fill.Radius != max(box.W, box.H)/2 {
					t.Errorf("a gradient around %v with radius %v fills %v", fill.Center, fill.Radius, box)
				}
				areas++
			}
		}
	})
	if areas != 3 { // the squares and two areas
		t.Errorf("%d areas have a gradient, want 3", areas)
	}
}

// TestPlanSingleThings checks that terrain is drawn as single things near its areas, and
// that it stays flat without patterns.
func TestPlanSingleThings(t *testing.T) {
	house := scene.RGB{R: 0x8A, G: 0x5A, B: 0x4A}
	_, flat := filled(t, "texture: 5mm", house)
	squares, _ := filled(t, "texture: 5mm, plain: true", house)
	for _, kind := range []string{"stones", "beams", "bushes", "logs", "pits", "panes", "planks"} {
		drawn, shadows := filled(t, "texture: 5mm, "+kind+": house", house)
		if drawn.Equal(squares) || shadows == flat && (kind != "panes" && kind != "planks") {
			t.Errorf("%s: the first fill is that of the squares, or nothing has a shadow", kind)
		}
		if plain, _ := filled(t, "texture: 5mm, plain: true, "+kind+": house", house); !plain.Equal(squares) {
			t.Errorf("%s: without patterns the houses are not flat", kind)
		}
	}
}

// TestPlanThingsOnGround checks that rocks and tufts lie on the color of their terrain, rocks with
// a shadow, and that neither is drawn without patterns.
func TestPlanThingsOnGround(t *testing.T) {
	house := scene.RGB{R: 0x8A, G: 0x5A, B: 0x4A}
	count := func(look string) (marks int) {
		book, found := compose(t, layouttest.Load(t, layouttest.Face(`{plan: table, left: 5mm, top: 5mm}`), layouttest.PlanGame("texture: 5mm", look)), Options{})
		if found.Len() > 0 {
			t.Error(layouttest.Messages(found))
		}
		eachMark(book.Decks[0].Cards[0].Front.Marks, func(scene.Mark) { marks++ })
		return marks
	}
	squares, flat := filled(t, "texture: 5mm", house)
	for _, kind := range []string{"rocks", "tufts"} {
		ground, shadows := filled(t, "texture: 5mm, "+kind+": house", house)
		if !ground.Equal(squares) || (shadows > flat) != (kind == "rocks") {
			t.Errorf("%s: the ground is not that of the squares, or there are %d shadows, and %d without", kind, shadows, flat)
		}
		if count("texture: 5mm, "+kind+": house") <= count("texture: 5mm") || count("texture: 5mm, plain: true, "+kind+": house") != count("texture: 5mm, plain: true") {
			t.Errorf("%s: nothing lies on the ground, or something without patterns", kind)
		}
	}
}

// TestPlanPatternsStayInSight checks that the patterns of terrains are not in the file where
// the outlines of their areas hide them.
func TestPlanPatternsStayInSight(t *testing.T) {
	g := layouttest.Load(t, layouttest.Face(`{plan: table, left: 5mm, top: 5mm}`), layouttest.PlanGame("", ""))
	book, found := compose(t, g, Options{})
	if found.Len() > 0 {
		t.Error(layouttest.Messages(found))
	}
	inSight, hidden := 0, 0
	eachMark(book.Decks[0].Cards[0].Front.Marks, func(m scene.Mark) {
		group, ok := m.(*scene.Group)
		if !ok || group.Clip == nil {
			return
		}
		for _, m := range group.Marks {
			if use, ok := m.(*scene.Use); ok {
				if use.At.Box(use.Symbol.Box).Overlaps(group.Clip.Bounds()) {
					inSight++
				} else {
					hidden++
				}
			}
		}
	})
	if inSight == 0 || hidden > 0 {
		t.Errorf("%d things of patterns are in sight, %d are hidden; want some and none", inSight, hidden)
	}
}
