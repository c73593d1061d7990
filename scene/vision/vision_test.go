package vision

import (
	"math"
	"testing"
)

// terrains are the fills of a printed map whose differences are published with
// it.
var terrains = map[string]RGB{
	"clear":   {0xF6, 0xF0, 0xDC},
	"village": {0xEF, 0xC2, 0x7A},
	"hill":    {0xBF, 0x9A, 0x62},
	"forest":  {0x5F, 0x8A, 0x56},
	"city":    {0x57, 0x54, 0x63},
}

func TestLightness(t *testing.T) {
	for name, want := range map[string]float64{"clear": 94.8, "village": 80.9, "hill": 65.8, "forest": 53.3, "city": 36.5} {
		if got := Normal.Lab(terrains[name]).L; math.Abs(got-want) > 0.051 {
			t.Errorf("%s: L* %.2f, want %.1f", name, got, want)
		}
		if got := Grey.Lab(terrains[name]); math.Abs(got.L-want) > 0.06 || math.Abs(got.A) > 0.02 || math.Abs(got.B) > 0.02 {
			t.Errorf("%s in grey: %v", name, got)
		}
	}
}

// TestNearestTerrains checks the published smallest differences, and that all others
// are at least 15.
func TestNearestTerrains(t *testing.T) {
	if d := Normal.Lab(terrains["hill"]).L - Normal.Lab(terrains["forest"]).L; math.Abs(d-12.5) > 0.051 {
		t.Errorf("hill and forest are %.2f apart in lightness, not 12.5", d)
	}
	for _, v := range []Vision{Normal, Protanopia, Deuteranopia, Tritanopia} {
		for a, p := range terrains {
			for b, q := range terrains {
				d := v.Lab(p).Distance(v.Lab(q))
				switch {
				case a >= b:
				case v == Protanopia && a == "forest" && b == "hill":
					if math.Abs(d-11.6) > 0.051 {
						t.Errorf("%s and %s: %.2f, want 11.6", a, b, d)
					}
				case d < 15:
					t.Errorf("%v: %s and %s are %.2f apart", v, a, b, d)
				}
			}
		}
	}
}

func TestSee(t *testing.T) {
	tests := []struct {
		v        Vision
		in, want RGB
	}{
		{Normal, RGB{12, 200, 90}, RGB{12, 200, 90}},
		{Grey, RGB{255, 0, 0}, RGB{127, 127, 127}},
		{Grey, RGB{255, 255, 255}, RGB{255, 255, 255}},
		{Protanopia, RGB{255, 0, 0}, RGB{109, 95, 0}}, // red looks dark and olive
		{Deuteranopia, RGB{255, 0, 0}, RGB{163, 144, 0}},
		{Tritanopia, RGB{255, 0, 0}, RGB{255, 0, 15}},
		{Protanopia, RGB{0, 0, 0}, RGB{0, 0, 0}},
	}
	for _, tt := range tests {
		if got := tt.v.See(tt.in); got != tt.want {
			t.Errorf("%v of %v: %v, want %v", tt.v, tt.in, got, tt.want)
		}
	}
}

// TestGreysStay checks that readers with a color vision deficiency see grays unchanged.
func TestGreysStay(t *testing.T) {
	for _, v := range All() {
		for g := range 256 {
			c := RGB{uint8(g), uint8(g), uint8(g)}
			if s := v.See(c); apart(s.R, c.R) > 1 || apart(s.G, c.G) > 1 || apart(s.B, c.B) > 1 {
				t.Errorf("%v of %v: %v", v, c, s)
			}
		}
	}
}

func apart(a, b uint8) int { return int(max(a, b)) - int(min(a, b)) }

func TestPixels(t *testing.T) {
	pix := []uint8{255, 0, 0, 7, 255, 0, 0, 7, 0, 0, 0, 255}
	Protanopia.Pixels(pix)
	want := []uint8{109, 95, 0, 7, 109, 95, 0, 7, 0, 0, 0, 255}
	for i := range pix {
		if pix[i] != want[i] {
			t.Fatalf("%v, want %v", pix, want)
		}
	}
}

func TestNames(t *testing.T) {
	for _, v := range All() {
		if got, ok := Named(v.String()); !ok || got != v {
			t.Errorf("%v is not found by its name", v)
		}
	}
	if _, ok := Named("sideways"); ok {
		t.Error("there is no such vision")
	}
}
