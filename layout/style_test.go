package layout

import (
	"testing"

	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestStyleOrder checks that keys of a part override its style, even if the style
// depends on the card.
func TestStyleOrder(t *testing.T) {
	styles := layouttest.Files{}.Game("decks:", "styles: {loud: {color: \"#FF0000\", size: 12pt}, loudest: {extends: loud, bold: true}}\ndecks:")
	const box = ", left: 5mm, right: 5mm, top: 5mm, height: 9mm}"
	tests := []struct{ part, want string }{
		{`{text: a` + box, "plex-condensed 9 pt gray0"},
		{`{text: a, style: loudest` + box, "plex-condensed-bold 12 pt #FF0000"},
		{`{text: a, style: loudest, color: olive, bold: false` + box, "plex-condensed 12 pt #5B6236"},
		{`{text: a, style: "{strength > 1 ? 'loud' : 'loudest'}"` + box, "plex-condensed 12 pt #FF0000"},
		{`{text: a, style: "{strength > 1 ? 'loud' : 'loudest'}", color: olive` + box, "plex-condensed 12 pt #5B6236"},
		{`{text: a, style: loud, color: "{strength > 1 ? 'olive' : 'black'}", size: 10pt` + box, "plex-condensed 10 pt #5B6236"},
	}
	for _, tt := range tests {
		g := first(t, "en", tt.part, styles)[0].(*scene.Glyphs)
		if got := g.Font.Name() + " " + g.Size.PtString() + " " + scene.PaintText(g.Fill); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.part, got, tt.want)
		}
	}
}
