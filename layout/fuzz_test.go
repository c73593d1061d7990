package layout

import (
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/layout/layouttest"
)

// FuzzFace composes cards with any face that the reader accepts: it may report faults,
// but must not panic or hang. The saved inputs are some of keyCases; all of them would take
// longer than the fuzzing.
func FuzzFace(f *testing.F) {
	f.Add(`{stack: [{stack: [{stack: [{text: x, width: 1000%, height: 1000%}], width: 1000%}], height: 1000%}], left: 1000%}`)
	f.Add(`{text: "{text}", columns: 1000000000, size: 90000mm, leading: 5, tracking: -99mm}`)
	f.Add(`{grid: [{text: a}, {text: b}], columns: 1000000000, gap: -50mm}`)
	f.Add(`{shape: rect, fill: {hatch: black, gap: 0.1mm, width: 0.1mm}, rotate: 1e300, radius: -5mm}`)
	f.Fuzz(func(t *testing.T, part string) {
		dir := fstest.MapFS{}
		for name, text := range layouttest.KeyGame() {
			dir[name] = &fstest.MapFile{Data: []byte(text)}
		}
		dir["cards/deck.csv"] = &fstest.MapFile{Data: []byte(layouttest.BaseCards)}
		dir["faces/card.yaml"] = &fstest.MapFile{Data: []byte(layouttest.Face(part))}
		g, found := carddata.Load(dir, "trial", carddata.Options{})
		if found.Errors() == 0 {
			Compose(t.Context(), g, Options{Lang: "fr", Other: "en", Workers: 1})
			Compose(t.Context(), g, Options{Lang: "en", Workers: 1, LowInk: true})
		}
	})
}
