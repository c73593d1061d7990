package layout

import (
	"strings"
	"testing"

	"punchboard/layout/layouttest"
)

// sign returns an icon on the ground of the tests, with more keys.
func sign(more string) string {
	return `{name: s, icon: compass` + at("10", "9", "10", "10") + more + `}`
}

// graphicTests are faces, and the first finding about their icons; "" for none.
var graphicTests = []struct {
	name  string
	parts []string
	want  string
}{
	{"black on olive", []string{ground(`"#E8D9A0"`), sign("")}, ""},
	{"in the color of its ground", []string{ground("olive"), sign(", color: olive")},
		"warning PB-332 5:9: card `smoke`: icon `s` hardly stands out from what is below it: #5B6236 on #5B6236 has a contrast of 1:1, but 3:1 is needed (use another color, such as white, or write `over: true` in it if it is only decoration)"},
	{"gray on paper", []string{sign(`, color: "#949494"`)}, ""},
	{"pale on paper", []string{sign(`, color: "#A0A0A0"`)}, "warning PB-332 4:9: card `smoke`: icon `s` hardly stands out from what is below it: #A0A0A0 on #FFFFFF has a contrast of 2.6:1, but 3:1 is needed"},
	{"pale with a dark halo", []string{sign(`, color: "#E0E0E0", outline: black, outline_width: 0.8mm`)}, ""},
	{"an ornament below a text", []string{sign(`, color: "#E0E0E0"`), `{text: "{strength}abc", over: true` + at("10", "10", "30", "8") + `}`}, ""},
	{"a watermark", []string{sign(`, opacity: 0.2`)}, ""},
	{"a large ornament", []string{`{icon: compass, color: "#E0E0E0"` + at("5", "5", "40", "40") + `}`}, ""},
	{"decoration", []string{sign(`, color: "#E0E0E0", over: true`)}, ""},
	{"a part of it on black", []string{block("10", "15", "10", "4"), sign(`, color: "#E0E0E0"`)}, ""},
	{"its upper part on black", []string{block("10", "9", "10", "4"), sign(`, color: "#E0E0E0"`)}, ""},
	{"a tip of it on black", []string{block("10", "16.2", "10", "2.8"), sign(`, color: "#E0E0E0"`)}, "warning PB-332 5:9: card `smoke`: icon `s` hardly stands out from what is below it: #E0E0E0 on #FFFFFF"},
	{"its upper tip on black", []string{block("10", "9", "10", "2.8"), sign(`, color: "#E0E0E0"`)}, "warning PB-332 5:9: card `smoke`: icon `s` hardly stands out from what is below it: #E0E0E0 on #FFFFFF"},
	{"in a drawing", []string{`{shape: path, view: "0 0 10 10", d: "M0 0 H10 V10 H0 Z", fill: olive` + at("8", "8", "40", "12") + `}`, sign(", color: olive")}, ""},
	{"pips in the color of their ground", []string{ground("olive"), `{pips: 3, size: 3mm, color: olive` + at("10", "10", "20", "4") + `}`}, "warning PB-332 5:9: card `smoke`: the row of pips hardly stands"},
	{"empty places", []string{`{pips: 1, max: 5, size: 3mm, color: black, empty: "#F0F0F0"` + at("10", "10", "20", "4") + `}`}, ""},
	{"only empty places", []string{`{pips: 0, max: 5, size: 3mm, color: black, empty: "#F0F0F0"` + at("10", "10", "20", "4") + `}`}, ""},
	{"one of a row stands out", []string{`{stack: [{each: 1..3, as: n, icon: compass, color: "{n == 1 ? \"black\" : \"#E0E0E0\"}", left: "{6 * n}mm", top: 1mm, width: 5mm, height: 5mm}]` + at("10", "10", "30", "8") + `}`}, ""},
	{"hidden by a later area", []string{sign(`, color: "#E0E0E0"`), ground("black")}, "warning PB-334 5:9: the shape hides icon `s` on cards of `deck`"},

	{"under a picture", []string{sign(""), `{image: art/a.png` + at("8", "5", "12", "24") + `}`},
		"warning PB-334 5:9: the image hides icon `s` on cards of `deck` (put it before the icon in the file, move it, or write `over: true` in it if this is what you want)"},
	{"most of it under a picture", []string{sign(""), `{image: art/a.png` + at("8", "5", "10", "20") + `}`}, "warning PB-334 5:9: the image hides most of icon `s` on"},
	{"the edge under a picture", []string{sign(""), `{image: art/a.png` + at("8", "5", "5", "20") + `}`}, ""},
	{"under the clear part of a picture", []string{sign(""), `{image: art/clear.png` + at("-12", "2", "40", "40") + `}`}, ""},
	{"replaced by another icon", []string{sign(""), ground("black"), `{icon: compass, color: white` + at("10", "9", "10", "10") + `}`}, ""},
	{"before its ground", []string{ground("black"), sign(", color: white")}, ""},
	{"shared by all cards", []string{ground("olive"), `{icon: compass, color: olive` + at("10", "9", "10", "10") + `}`}, "warning PB-332 5:9: card `smoke`: the icon hardly"},
}

// block is a black area.
func block(x, y, w, h string) string { return `{shape: rect, fill: black` + at(x, y, w, h) + `}` }

// TestGraphics composes faces whose icons can be seen, and faces whose icons cannot.
func TestGraphics(t *testing.T) {
	for _, tt := range graphicTests {
		files := layouttest.Files{"art/a.png": layouttest.Picture(200, 400, 0), "art/clear.png": layouttest.HalfClear(400)}
		_, all := compose(t, layouttest.Load(t, layouttest.Face(tt.parts...), files), Options{})
		var got string
		for line := range strings.Lines(layouttest.Told(all)) {
			if got == "" && (strings.Contains(line, "PB-332 ") || strings.Contains(line, "PB-334 ")) {
				got = strings.Replace(strings.TrimSpace(line), "trial/faces/card.yaml:", "", 1)
			}
		}
		if tt.want == "" && got != "" || !strings.HasPrefix(got, tt.want) {
			t.Errorf("%s:\n got %s\nwant %s\nall: %s", tt.name, got, tt.want, layouttest.Told(all))
		}
	}
}
