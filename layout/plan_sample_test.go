package layout

import (
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// inkOf returns the boxes of the fills and lines of a color.
func inkOf(marks []scene.Mark, color scene.RGB) (boxes []geom.Rect) {
	for _, m := range marks {
		if path, ok := m.(*scene.Path); ok && (path.Fill == scene.Paint(color) || path.Stroke != nil && path.Stroke.Paint == scene.Paint(color)) {
			boxes = append(boxes, path.Path.Bounds())
		}
	}
	return boxes
}

// TestPlanSampleStandsAlone checks that a sample is drawn alike whatever the rows of its plan have.
func TestPlanSampleStandsAlone(t *testing.T) {
	const part = `{plan: table, terrain: window, scale: "1:20", left: 5mm, top: 5mm, width: 7.62mm, height: 10.16mm}`
	glass := scene.RGB{R: 0x9D, G: 0xBF, B: 0xCB}
	want := inkOf(drawnPlan(t, "", "stones: wall, panes: window", "", part), glass)
	for _, rest := range []string{"rows: [" + strings.Repeat(`"########",`, 8) + "]\n", "areas:\n  - {terrain: wall, box: 0 0 8 8}\n"} {
		got := inkOf(drawnPlan(t, "", "stones: wall, panes: window", rest, part), glass)
		if len(got) == 0 || len(want) != len(got) || got[0] != want[0] {
			t.Errorf("the glass of the sample is %v, and without walls on the plan %v", got, want)
		}
	}
}

// TestPlanSampleInNarrowBox checks that a sample in a box that is higher than wide fills it.
func TestPlanSampleInNarrowBox(t *testing.T) {
	wall, ink := scene.RGB{R: 0x8A, G: 0x5A, B: 0x4A}, scene.RGB{R: 0x3A, G: 0x1E, B: 0x16}
	for _, width := range []string{"6mm", "12mm"} {
		for _, kind := range []string{"rocks", "tufts", "stones"} {
			for _, scale := range []string{"", `, scale: "1:2"`} {
				color := wall
				if kind == "stones" { // the line around the wall: its stones have several tones
					color = ink
				}
				var most geom.Rect
				for i, box := range inkOf(drawnPlan(t, "", kind+": wall", "", `{plan: table, terrain: wall, left: 5mm, top: 5mm, width: `+width+`, height: 30mm`+scale+`}`), color) {
					if most = most.Union(box); i == 0 {
						most = box
					}
				}
				if most.W < 4*geom.MM || most.H < 5*geom.MM {
					t.Errorf("%s in a box of %s%s fill %v by %v", kind, width, scale, most.W, most.H)
				}
			}
		}
	}
}

// TestPlanLimits checks that a sample has no more squares than a plan, and that the things of all
// plans are limited before they are drawn.
func TestPlanLimits(t *testing.T) {
	for _, tt := range []struct{ name, part, areas, want string }{
		{"a long sample", `{plan: table, terrain: wall, scale: "1:100", left: 5mm, top: 5mm, width: 30mm, height: 5mm}`, "",
			"error PB-311 trial/faces/card.yaml:4:45: the plan cannot be drawn with `scale: 1:100` (a sample has room for 40 squares; write a larger scale)"},
		{"a sample that fits", `{plan: table, terrain: wall, scale: "1:50", left: 5mm, top: 5mm, width: 30mm, height: 5mm}`, "", ""},
		{"many large areas", `{plan: table, scale: "1:200", left: 1mm, top: 1mm, fit: contain, width: 50mm, height: 50mm}`, "areas:\n  - {terrain: wall, box: [0 0 80 80" + strings.Repeat(", 0 0 80 80", 20) + "]}\n",
			"error PB-132 trial/game.yaml: the plans of the game draw stones, rocks and the like on more than 100,000 squares (take the terrains of large areas out of the lists of `look`, so that they are flat)"},
	} {
		files := layouttest.PlanGame("", "")
		files["plans/table.yaml"] = "name: Table\ngrid: {columns: 80, rows: 80, square: 2in, numbers: none}\nlook: {texture: 5mm, rocks: wall}\nterrains:\n  open: {name: open}\n  wall: {name: wall, fill: \"#8A5A4A\"}\n" + tt.areas
		_, found := compose(t, layouttest.Load(t, layouttest.Face(tt.part), files), Options{})
		if got := described(found); got != tt.want {
			t.Errorf("%s:\ngot  %s\nwant %s", tt.name, got, tt.want)
		}
	}
}
