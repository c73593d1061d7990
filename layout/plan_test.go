package layout

import (
	"testing"

	"punchboard/internal/golden"
	"punchboard/layout/layouttest"
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
