package face

import (
	"testing"

	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

func TestInkOver(t *testing.T) {
	box := geom.Rect{X: 10 * layouttest.Mm, Y: 20 * layouttest.Mm, W: 30 * layouttest.Mm, H: 40 * layouttest.Mm}
	black, white := values.Paint{Kind: values.GrayPaint}, values.Paint{Kind: values.GrayPaint, Color: [4]uint8{255}}
	two := []values.Paint{black, white}
	tests := []struct {
		name string
		in   values.Paint
		want string
	}{
		{"none", values.Paint{}, "none"},
		{"gray", white, "gray255"},
		{"RGB", values.Paint{Kind: values.RGBPaint, Color: [4]uint8{1, 2, 3}}, "#010203"},
		{"CMYK", values.Paint{Kind: values.CMYKPaint, Color: [4]uint8{1, 2, 3, 4}}, "cmyk(1,2,3,4)"},
		{"spot", values.Paint{Kind: values.SpotPaint, Spot: "Gold", Tint: 40}, "spot(Gold,40%)"},
		{"across", values.Paint{Kind: values.LinearPaint, Stops: two}, "linear(10 40->40 40 0:gray0 1:gray255)"},
		{"down", values.Paint{Kind: values.LinearPaint, Stops: two, Angle: 90}, "linear(25 20->25 60 0:gray0 1:gray255)"},
		{"up", values.Paint{Kind: values.LinearPaint, Stops: two, Angle: 270}, "linear(25 60->25 20 0:gray0 1:gray255)"},
		{"aslant, from corner to corner", values.Paint{Kind: values.LinearPaint, Stops: two, Angle: 45}, "linear(7.5 22.5->42.5 57.5 0:gray0 1:gray255)"},
		{"with places", values.Paint{Kind: values.LinearPaint, Stops: two, At: []float64{.25, .5}}, "linear(10 40->40 40 0.25:gray0 0.5:gray255)"},
		{"outward", values.Paint{Kind: values.RadialPaint, Stops: []values.Paint{black, white, black}}, "radial(25 40 r=20 0:gray0 0.5:gray255 1:gray0)"},
		{"hatch", values.Paint{Kind: values.HatchPaint, Stops: two[:1], Back: &two[1], Gap: layouttest.Mm, Width: layouttest.Mm / 5, Angle: 30, Cross: true}, "hatch(gray0 gap=1 width=0.2 angle=30 cross back=gray255)"},
	}
	for _, tt := range tests {
		if got := scene.PaintText(InkOf(&tt.in).Over(box)); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

func TestLuminance(t *testing.T) {
	tests := []struct {
		c        scene.RGB
		reversed bool // whether text in this color counts as light on dark
	}{
		{scene.RGB{}, false},
		{scene.RGB{R: 255, G: 255, B: 255}, true},
		{scene.RGB{R: 0x5B, G: 0x62, B: 0x36}, false}, // olive
		{scene.RGB{R: 0xEF, G: 0xE6, B: 0xD0}, true},  // paper
		{scene.RGB{R: 180, G: 180, B: 180}, false},
		{scene.RGB{R: 200, G: 200, B: 200}, true},
		{scene.RGB{R: 255}, false},              // red looks dark
		{scene.RGB{R: 255, G: 220, B: 0}, true}, // yellow looks light
		{scene.RGB{B: 255}, false},
	}
	for _, tt := range tests {
		if set := (TextStyle{Color: Ink{Flat: tt.c}}); set.reversed() != tt.reversed {
			t.Errorf("%v of luminance %.2f: reversed %v, want %v", tt.c, scene.Luminance(tt.c), !tt.reversed, tt.reversed)
		}
	}
	if l := scene.Luminance(scene.RGB{R: 255, G: 255, B: 255}); l < .999 || l > 1.001 {
		t.Errorf("white has a luminance of %v", l)
	}
}
