package layout

import (
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// planSquare is the size on paper of a square of the plans of drawnPlan, which are 5mm from the
// corner of the card.
const planSquare geom.Length = 2 * geom.INCH / 12

// drawnPlan draws a plan as planFace does and returns all its marks, also those within groups and
// symbols.
func drawnPlan(t *testing.T, grid, look, rest string, parts ...string) (marks []scene.Mark) {
	t.Helper()
	eachMark(planFace(t, grid, look, rest, parts...), func(m scene.Mark) { marks = append(marks, m) })
	return marks
}

// planFace draws a plan of eight squares by eight. A part other than the plan may be given.
func planFace(t *testing.T, grid, look, rest string, parts ...string) []scene.Mark {
	t.Helper()
	files := layouttest.PlanGame("", "")
	if !strings.Contains(look, "texture") {
		look += ", texture: 5mm"
	}
	files["plans/table.yaml"] = "name: Table\ngrid: {columns: 8, rows: 8, square: 2in, numbers: none" + grid + "}\nscale: \"1:12\"\nlook: {outline: false, " + look + "}\n" +
		"terrains:\n  open: {code: \".\", name: open, fill: \"#F0EAD0\"}\n  wall: {code: \"#\", name: wall, fill: \"#8A5A4A\", ink: \"#3A1E16\"}\n  wood: {code: T, name: wood, pattern: woods, fill: \"#8FB07A\", ink: \"#24401C\"}\n  window: {code: W, name: window, fill: \"#9DBFCB\", ink: \"#26404E\"}\n" + rest
	if len(parts) == 0 {
		parts = []string{`{plan: table, left: 5mm, top: 5mm}`}
	}
	book, found := compose(t, layouttest.Load(t, layouttest.Face(parts...), files), Options{})
	if found.Len() > 0 {
		t.Error(layouttest.Messages(found))
	}
	return book.Decks[0].Cards[0].Front.Marks
}

// shadowsOf returns the outlines that are filled with black in a group that lets its ground through.
func shadowsOf(marks []scene.Mark) (shadows []geom.Path) {
	for _, m := range marks {
		if group, ok := m.(*scene.Group); ok && group.Opacity > 0 && group.Opacity < 1 {
			for _, m := range group.Marks {
				if path, ok := m.(*scene.Path); ok && path.Fill == scene.Paint(scene.Black) {
					shadows = append(shadows, path.Path)
				}
			}
		}
	}
	return shadows
}

// onPlan returns the point on paper of a position on the plan among the marks, in squares.
func onPlan(marks []scene.Mark, x, y float64) geom.Point {
	for _, m := range marks {
		if group, ok := m.(*scene.Group); ok && group.Clip != nil { // the first clip is the plan's own
			corner := group.Clip.Bounds().Min()
			return geom.Pt2(corner.X+planSquare.Scale(x), corner.Y+planSquare.Scale(y))
		}
	}
	return geom.Point{}
}

// TestPlanWallsCastShadows checks that the shadow of a wall lies to its lower right, whichever way
// its outline runs: a box runs the other way round if positions are counted from the south.
func TestPlanWallsCastShadows(t *testing.T) {
	const close = 0.1 // within reach of any shadow
	for _, grid := range []string{", from: northwest", ", from: southwest"} {
		for _, area := range []string{"box: 2 2 4 4", `points: "2 2, 6 2, 6 6, 2 6"`, `points: "2 2, 2 6, 6 6, 6 2"`} {
			for _, kind := range []string{"stones", "beams"} {
				marks := drawnPlan(t, grid, kind+": wall", "areas:\n  - {terrain: wall, "+area+"}\n")
				shadows := shadowsOf(marks)
				if len(shadows) != 1 {
					t.Fatalf("%s%s, %s: %d shadows, want 1", kind, grid, area, len(shadows))
				}
				for at, dark := range map[[2]float64]bool{{6 + close, 4}: true, {4, 6 + close}: true, {6 + close, 6 + close}: true, {6 + close, 3}: true,
					{2 - close, 4}: false, {4, 2 - close}: false, {6 + close, 2}: false, {2, 6 + close}: false} {
					if got := shadows[0].Winds(onPlan(marks, at[0], at[1])) != 0; got != dark {
						t.Errorf("%s%s, %s: a shadow at %v: %v", kind, grid, area, at, got)
					}
				}
			}
		}
	}
}

// TestPlanThingsAtAllScales checks that things of areas are the same at every scale of the plan.
func TestPlanThingsAtAllScales(t *testing.T) {
	const area = "areas:\n  - {terrain: wall, box: [2.25, 3.125, 1.75, 1]}\n"
	counts := map[string]int{}
	for _, scale := range []string{"1:12", "1:13", "1:14.7", "1:17"} {
		n := 0
		for _, m := range drawnPlan(t, "", "stones: wall", area, `{plan: table, left: 5mm, top: 5mm, scale: "`+scale+`"}`) {
			if path, ok := m.(*scene.Path); ok && path.Stroke == nil {
				for _, op := range path.Path.Ops {
					n += op.Points()
				}
			}
		}
		counts[scale] = n
	}
	for scale, n := range counts {
		if n != counts["1:12"] {
			t.Errorf("the fills have %d points at %s, %d at 1:12", n, scale, counts["1:12"])
		}
	}
}

// TestPlanCorner checks that the number of a row is left out only where that of the column in
// the same corner is set.
func TestPlanCorner(t *testing.T) {
	for _, tt := range []struct {
		from, part string
		want       int // how often 0 is there
	}{
		{"southwest", "", 1}, {"northwest", "", 1},
		{"southwest", `, window: "4 0 4 4"`, 1}, {"northwest", `, window: "4 0 4 4"`, 1},
		{"southwest", `, window: "0 4 4 4"`, 1}, {"southwest", `, window: "4 4 4 4"`, 0},
	} {
		files := layouttest.PlanGame("", "")
		files["plans/table.yaml"] = "name: Table\ngrid: {columns: 8, rows: 8, square: 2in, from: " + tt.from + "}\nscale: \"1:12\"\nterrains:\n  open: {name: open}\n"
		book, found := compose(t, layouttest.Load(t, layouttest.Face(`{plan: table, left: 5mm, top: 5mm`+tt.part+`}`), files), Options{})
		if found.Len() > 0 {
			t.Fatal(layouttest.Messages(found))
		}
		got := 0
		eachMark(book.Decks[0].Cards[0].Front.Marks, func(m scene.Mark) {
			if text, ok := m.(*scene.Glyphs); ok && text.Text() == "0" {
				got++
			}
		})
		if got != tt.want {
			t.Errorf("from: %s%s: %d numbers 0, want %d", tt.from, tt.part, got, tt.want)
		}
	}
}
