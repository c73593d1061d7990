package layout

import (
	"strings"
	"testing"

	"punchboard/layout/layouttest"
)

// TestTextOnFrames places letters on, in and beside the frames of symbols.
func TestTextOnFrames(t *testing.T) {
	const symbol = `{symbol: infantry, left: 3mm, width: 10mm, top: 3mm, height: 7mm, fill: sand}`
	word := func(more string) string {
		return `{text: "47", size: 7pt, top: 8.7mm, left: 6mm, width: 6mm, height: 4mm` + more + `}`
	}
	const found = "warning PB-326 trial/faces/counter.yaml:4:9: counter `a`: the text touches the frame of a symbol with \"47\" (move one of them, shrink the symbol, or give the text an outline)"
	for _, tt := range []struct {
		name  string
		parts []string
		want  string
	}{
		{"on it", []string{symbol, word("")}, strings.Replace(found, ":4:", ":5:", 1)},
		{"under it", []string{word(""), symbol}, found},
		{"with an outline", []string{symbol, word(", outline: white, outline_width: 0.3mm")}, ""},
		{"beside it", []string{symbol, strings.Replace(word(""), "8.7mm", "10.3mm", 1)}, ""},
		{"inside it", []string{symbol, strings.Replace(word(""), "8.7mm", "5mm", 1)}, ""},
		{"on a plate", []string{symbol, `{shape: rect, fill: white, top: 8mm, left: 5mm, width: 7mm, height: 5mm}`, word("")}, ""},
		{"turned onto it", []string{symbol, `{text: "47", size: 7pt, top: 5mm, left: 2mm, width: 6mm, height: 4mm, turn: 270}`}, strings.Replace(found, ":4:", ":5:", 1)},
	} {
		g := layouttest.Load(t, "faces: {}\n", layouttest.CounterGame("square", "a,A,us,x\n", tt.parts...))
		_, all := Compose(t.Context(), g, Options{Lang: "en"})
		var got []string
		for line := range strings.Lines(layouttest.Told(all)) {
			if strings.Contains(line, "PB-326") {
				got = append(got, strings.TrimSpace(line))
			}
		}
		if strings.Join(got, "\n") != tt.want {
			t.Errorf("%s: got\n%s\nwant\n%s", tt.name, strings.Join(got, "\n"), tt.want)
		}
	}
}
