package hexmap

import (
	"testing"

	"punchboard/layout/face"
	"punchboard/layout/layouttest"
)

// TestScaleFigures checks that figures are as close as there is room for, and are
// always at both ends.
func TestScaleFigures(t *testing.T) {
	tests := []struct {
		part, want string
	}{
		{"{scale: ground, hexes: 4}", "0 1 2 3 4"},
		{"{scale: ground, hexes: 12, hex: 3mm}", "0 2 4 6 8 10 12"},
		{"{scale: ground, hexes: 7, hex: 5mm, per_hex: 1000}", "0 7000"},
		{"{scale: ground, hexes: 2, per_hex: 0.5, unit: km}", "0 0.5 1\u00a0km"},
	}
	for _, tt := range tests {
		g := layouttest.Load(t, layouttest.Face("{text: x}"), layouttest.KeyGame())
		p := face.NewEngine(t.Context(), g, face.Settings{Lang: "en"}, nil).Painter()
		p.SetDeck(g.Decks[0])
		c := &face.Compiler{Painter: p}
		plan, ok := NewScale(c, layouttest.Load(t, layouttest.Face(tt.part), layouttest.KeyGame()).Faces["card"].Parts[0]).(*scaleContent).plan(p)
		got := ""
		for _, f := range plan.figures {
			got += " " + f.Source
		}
		if !ok || got[1:] != tt.want {
			t.Errorf("%s: figures%s, want %s", tt.part, got, tt.want)
		}
	}
}
