package layout

import (
	"strings"
	"testing"

	"punchboard/layout/face"
	"punchboard/layout/layouttest"
)

// A spot ink with two mixes is reported once, wherever its paints are.
func TestSpotInks(t *testing.T) {
	const (
		at    = `, left: 5mm, top: 5mm, width: 10mm, height: 10mm}`
		other = `, left: 25mm, top: 5mm, width: 10mm, height: 10mm}`
		gold  = `"spot(Gold, 20 30 70 10)"`
		pale  = `"spot(Gold, 0 30 70 10)"`
	)
	tests := []struct {
		name  string
		parts []string
		want  int
	}{
		{"one mix", []string{`{shape: rect, fill: ` + gold + at, `{shape: circle, stroke: ` + gold + other}, 0},
		{"two fills", []string{`{shape: rect, fill: ` + gold + at, `{shape: rect, fill: ` + pale + other}, 1},
		{"a fill and a stroke", []string{`{shape: rect, fill: ` + gold + at, `{shape: circle, stroke: ` + pale + other}, 1},
		{"a text and an icon", []string{`{text: a, color: ` + gold + at, `{icon: officer, color: ` + pale + other}, 1},
		{"a halo", []string{`{text: a, outline: ` + gold + at, `{text: b, outline: ` + pale + other}, 1},
		{"a gradient in a stack", []string{`{shape: rect, fill: ` + gold + at, `{stack: [{shape: rect, fill: {linear: [` + pale + `, white]}}], opacity: 0.5` + other}, 1},
		{"a hatch", []string{`{shape: rect, fill: {hatch: black, back: ` + gold + `, gap: 1mm, width: 0.2mm}` + at, `{shape: rect, fill: ` + pale + other}, 1},
	}
	for _, tt := range tests {
		_, found := compose(t, layouttest.Load(t, layouttest.Face(tt.parts...), nil), Options{})
		if got := strings.Count(layouttest.Told(found), string(face.CodeSpotMix)); got != tt.want || found.Errors() != tt.want {
			t.Errorf("%s: %d findings, want %d: %s", tt.name, got, tt.want, layouttest.Told(found))
		}
	}
}
