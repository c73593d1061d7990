package face

import (
	"math/rand/v2"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestQuickLookAtRim checks that whatever the box test skips would not be reported by
// following the outlines, for letters and lines in turned groups at random positions.
func TestQuickLookAtRim(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, shape := range []string{"square", "round"} {
		p := NewEngine(t.Context(), layouttest.Load(t, layouttest.Face("{text: x}"), layouttest.CounterGame(shape, "a,A,us,x\n", "{text: x}")), Settings{Lang: "en"}, nil).Painter()
		p.SetDeck(p.Game.Decks[0])
		p.zones.trim = geom.Rect{W: 16 * geom.MM, H: 16 * geom.MM}
		set := TextStyle{Family: p.Family(BodyFamily)}
		font, _ := set.Face("en")
		cut, passed := p.counterCut(), 0
		for range 2000 {
			at := geom.Pt2(geom.Length(r.Float64()*16*float64(geom.MM)), geom.Length(r.Float64()*16*float64(geom.MM)))
			glyphs := &scene.Glyphs{Font: font, Size: 6 * geom.PT, At: at}
			for _, c := range "Éjq" {
				id, _ := font.GID(c)
				glyphs.Glyphs = append(glyphs.Glyphs, fonts.Glyph{Rune: c, ID: id, Advance: 3 * geom.PT})
			}
			line := &scene.Path{Path: geom.CirclePath(at, geom.MM), Stroke: &scene.Stroke{Width: geom.MM / 3}}
			g := &scene.Group{Transform: geom.Rotate(r.Float64() * 30), Marks: []scene.Mark{glyphs, line}}
			for _, m := range []scene.Mark{glyphs, line, g} {
				if !cut.clearOfMark(m, geom.Identity) {
					continue
				}
				passed++
				reach := InkReach{middle: p.zones.trim.Center()}
				reach.Mark(m, geom.Identity)
				if code, dist := cut.findingFor("text", &reach); code != "" {
					t.Fatalf("%s: ink %v from the rim at %v was passed over (%s)", shape, dist, at, code)
				}
			}
		}
		if passed < 1000 {
			t.Errorf("%s: %d of 6000 marks were passed over by their boxes", shape, passed)
		}
	}
}
