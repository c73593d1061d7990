package layout

import (
	"strings"
	"testing"

	"punchboard/layout/face"
	"punchboard/layout/layouttest"
)

// TestSides compares the grounds of sides in every color vision.
func TestSides(t *testing.T) {
	const (
		ground = `{shape: rect, in: bleed, fill: "{look.side.ground}"}`
		frames = `{symbol: infantry, frame: "{word}", left: 3mm, right: 3mm, top: 3mm, bottom: 3mm}`
	)
	tests := []struct {
		name, rows string
		parts      []string
		want       string
	}{
		{"far apart", "a,A,us,\nb,B,de,\n", []string{ground}, ""},
		{"one side", "a,A,us,\nb,B,us,\n", []string{ground}, ""},
		{"markers of both", "a,A,us,\nb,B,both,\n", []string{ground}, ""},
		{"alike in grey", "a,A,us,\nb,B,fr,\n", []string{ground},
			"warning PB-324 trial/units.csv:2:5: counters of the sides `fr` and `us` look alike in grayscale: #C9DFB9 and #CFE3B8 differ by only L* 1.5, but need at least 12 (make one side lighter or darker, or give their symbols frames of different shapes; check with `punchboard images --vision grey`)"},
		{"brown and green", "a,A,su,\nb,B,uk,\n", []string{ground},
			"warning PB-324 trial/units.csv:3:5: counters of the sides `su` and `uk` look alike in grayscale: #8C6A4F and #6E7A3A differ by only L* 1.4, but need at least 12 (make one side lighter or darker, or give their symbols frames of different shapes; check with `punchboard images --vision grey`)"},
		{"told apart by frames", "a,A,us,friendly\nb,B,fr,hostile\n", []string{ground, frames}, ""},
		{"told apart by a band", "a,A,us,\nb,B,fr,\n", []string{ground, `{shape: rect, in: bleed, height: 6mm, fill: "{side == 'us' ? 'olive' : 'sand'}"}`}, ""},
		{"frames alike too", "a,A,us,friendly\nb,B,fr,friendly\n", []string{ground, frames},
			"warning PB-324 trial/units.csv:2:5: counters of the sides `fr` and `us` look alike in grayscale: #C9DFB9 and #CFE3B8 differ by only L* 1.5, but need at least 12 (make one side lighter or darker, or give their symbols frames of different shapes; check with `punchboard images --vision grey`)"},
		{"pictures", "a,A,us,\nb,B,fr,\n", []string{`{image: art.png, in: bleed, fit: stretch, dpi: 20}`}, ""},
		{"no grounds at all", "a,A,us,friendly\nb,B,de,friendly\n", []string{frames},
			"warning PB-324 trial/units.csv:2:5: counters of the sides `de` and `us` look alike in full color: #FFFFFF and #FFFFFF differ by only ΔE 0.0, but need at least 11 (make one side lighter or darker, or give their symbols frames of different shapes; check with `punchboard images --vision normal`)"},
	}
	for _, tt := range tests {
		_, found := compose(t, layouttest.Load(t, layouttest.Face(`{text: a}`), layouttest.CounterGame("square", tt.rows, tt.parts...).And("art.png", layouttest.Picture(20, 20, 0))), Options{})
		if got := layouttest.Told(found); got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

// A symbol that cannot be drawn is not used to distinguish sides.
func TestSidesOfBrokenSymbols(t *testing.T) {
	part := `{symbol: infantry, frame: "{word}", left: 3mm, right: 3mm, top: 3mm, bottom: 3mm}`
	_, found := compose(t, layouttest.Load(t, layouttest.Face(`{text: a}`), layouttest.CounterGame("square", "a,A,us,friendly\nb,B,fr,hostil\n", part)), Options{})
	if got := layouttest.Told(found); strings.Contains(got, string(face.CodeSidesAlike)) || found.Errors() == 0 {
		t.Error(got)
	}
}
