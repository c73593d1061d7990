package layout

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/layout/layouttest"
)

// A landscape that cannot be drawn as asked is reported at the key that is wrong.
func TestSceneFindings(t *testing.T) {
	const (
		box   = `, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`
		plain = " (name a color; a landscape is not mixed from gradients, hatches or none)"
	)
	tests := []struct{ name, part, want string }{
		{"as it should be", `{scene: field, tone: olive, props: [{icon: officer, at: 5, size: 100, stands: 110}]` + box, ""},
		{"no tone", `{scene: field, tone: none` + box, "4:30: the scene needs a plain color for `tone`" + plain},
		{"no sky", `{scene: field, sky: none` + box, "4:29: the scene needs a plain color for `sky`" + plain},
		{"a gradient as ground", `{scene: field, ground: {linear: [olive, white]}` + box, "4:32: the scene needs a plain color for `ground`" + plain},
		{"an icon without color", `{scene: field, props: [{icon: officer, color: none}]` + box, "4:55: the scene needs a plain color for `color`" + plain},
		{"a horizon in the sky", `{scene: field, horizon: 120` + box, "4:33: the scene cannot be drawn with `horizon: 120` (it must be from 10 to 95 percent)"},
		{"props without room", `{scene: field, clear: 40mm` + box, "4:31: the scene cannot be drawn with `clear: 40mm` (it must be from 0mm to less than half of the width, which is 40mm)"},
		{"props beyond the sides", `{scene: field, clear: -1mm` + box, "4:31: the scene cannot be drawn with `clear: -1mm` (it must be from 0mm to less than half of the width, which is 40mm)"},
		{"a gradient as light", `{scene: field, wash: {linear: [olive, white]}` + box, "4:30: the scene needs a plain color for `wash`" + plain},
		{"a gradient as outline", `{scene: field, props: [{icon: officer, outline: {linear: [olive, white]}}]` + box, "4:57: the scene needs a plain color for `outline`" + plain},
		{"too much light", `{scene: field, wash: olive, strength: 101` + box, "4:47: the scene cannot be drawn with `strength: 101` (it must be from 0 to 100 percent)"},
		{"an icon beside the box", `{scene: field, props: [{icon: officer, at: 200}]` + box, "4:52: the scene cannot be drawn with `at: 200` (it must be from 5 to 95 percent)"},
		{"an icon without size", `{scene: field, props: [{icon: officer, size: -5}]` + box, "4:54: the scene cannot be drawn with `size: -5` (it must be from 1 to 100 percent)"},
		{"an icon below ground", `{scene: field, props: [{icon: officer, stands: 300}]` + box, "4:56: the scene cannot be drawn with `stands: 300` (it must be from 1 to 110 percent)"},
		{"flat as a line", `{scene: field, left: 5mm, top: 5mm, width: 40mm, height: 0.01mm}`, "4:17: the scene cannot be drawn with `scene: field` (its box must be at most 20 times as wide as it is high)"},
	}
	for _, tt := range tests {
		_, found := compose(t, layouttest.Load(t, layouttest.Face(tt.part), nil), Options{})
		want := tt.want
		if want != "" {
			want = "error PB-311 trial/faces/card.yaml:" + want
		}
		if got := layouttest.Told(found); got != want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got, want)
		}
	}
}

// A game with a landscape of its own on each of thousands of cards stops at the limit.
func TestTooManyLandscapes(t *testing.T) {
	rows := strings.Builder{}
	rows.WriteString("id,name,strength,items,rows\n")
	for i := range 3001 {
		fmt.Fprintf(&rows, "c%d,C,,,\n", i)
	}
	g := layouttest.Load(t, layouttest.Face(`{scene: sky, seed: "{id}", left: 5mm, top: 5mm, width: 40mm, height: 20mm}`), layouttest.Files{"cards/deck.csv": rows.String()})
	_, found := compose(t, g, Options{})
	if got := layouttest.Told(found); !strings.Contains(got, "PB-132") || !strings.Contains(got, "more than 3,000 different landscapes") {
		t.Errorf("%.300s", got)
	}
}
