package hexmap

import (
	"math"
	"strings"
	"testing"

	"punchboard/layout/face"
	"punchboard/scene"
)

// TestTypeStandsOut checks that type is easy to read on every terrain, in the requested
// ink or in a better one.
func TestTypeStandsOut(t *testing.T) {
	c := shire(t, "terrains:", "terrains:")
	asked := face.Ink{Flat: scene.RGB{R: 0x4A, G: 0x4A, B: 0x4A}}
	for r := 0; r < 256; r += 15 {
		for g := 0; g < 256; g += 15 {
			for b := 0; b < 256; b += 15 {
				ground := scene.RGB{R: uint8(r), G: uint8(g), B: uint8(b)}
				k := c.numbers.inkOn(background{bare: ground, seen: ground}, asked)
				if own := contrast(k.fill.Screen(), k.halo); k.contrast < clearContrast || own != k.contrast {
					t.Fatalf("on %v type stands out by %.2f, its halo by %.2f", ground, k.contrast, own)
				}
				if plain := contrast(k.fill.Screen(), ground); !k.faint && plain < clearContrast {
					t.Fatalf("on %v type without a halo stands out by %.2f", ground, plain)
				}
			}
		}
	}
}

// TestLightTypeOnWoods checks that numbers and names on woods and in dark towns are
// light and a point larger, and on all other terrain dark.
func TestLightTypeOnWoods(t *testing.T) {
	c := shire(t, "terrains:", "terrains:")
	c.place()
	least := face.MapFloor.Reversed().Better.Scale(c.numbers.capShare())
	for _, n := range c.numbers.placed {
		terrain := c.TerrainAt(n.hex).ID
		if want := terrain == "forest" || terrain == "city"; n.ink.reversed != want {
			t.Errorf("the number of %s, on %s, is light: %v", c.Map.Grid.Label(n.hex), terrain, !want)
		} else if want && n.cap < least {
			t.Errorf("the light number of %s is %v high, want %v", c.Map.Grid.Label(n.hex), n.cap, least)
		}
	}
	light := ""
	for _, n := range c.labels.placed {
		if n.ink.reversed {
			light += n.title + " "
		}
	}
	if light != "Great Wherry Long Wood " {
		t.Errorf("light names: %s", light)
	}
}

// TestTonesMeasured compares the tones by which ink is chosen with the luminance
// measured on rendered hexes of 22 mm.
func TestTonesMeasured(t *testing.T) {
	tests := []struct {
		id, old, new string
		want         float64
	}{
		{"forest", "terrains:", "terrains:", 0.149},
		{"city", "terrains:", "terrains:", 0.124},
		{"hill", "terrains:", "terrains:", 0.462},
		{"open", "terrains:", "terrains:", 0.803},
		{"forest", `fill: "#5F8A56", ink: "#10240C"`, `fill: "#8DB07E", ink: "#2B4F28"`, 0.176},
	}
	for _, tt := range tests {
		c := shire(t, tt.old, tt.new)
		for i := range c.Map.Kinds.Terrains {
			k := &c.Map.Kinds.Terrains[i]
			if got := scene.Luminance(c.ground.toneOf(k)); k.ID == tt.id && math.Abs(got-tt.want) > 0.08 {
				t.Errorf("%s %s: luminance %.3f, measured %.3f", tt.id, strings.TrimSpace(tt.new), got, tt.want)
			}
		}
	}
}
