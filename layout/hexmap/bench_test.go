package hexmap

import (
	"testing"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/layouttest"
)

// BenchmarkCrowdedMap places the numbers and names of a map with the maximum size and
// number of names.
func BenchmarkCrowdedMap(b *testing.B) {
	g := layouttest.Load(b, layouttest.Face("{hexmap: huge}"), layouttest.Files{"maps/huge.yaml": layouttest.HugeMap(200, 1000)}.Game("decks:", "maps: {huge: maps/huge.yaml}\ndecks:"))
	for b.Loop() {
		p := face.NewEngine(b.Context(), g, face.Settings{Lang: "en"}, nil).Painter()
		p.SetDeck(g.Decks[0])
		newDrawing(p, g.Maps[0], face.PartRef{}, g.Maps[0].Flat, geom.Point{}).place()
	}
}
