package pdf

import (
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// TestLargest checks that the contents of a symbol are as large as where the symbol is largest,
// also if that is found last and takes no more decimals.
func TestLargest(t *testing.T) {
	inner := &scene.Symbol{}
	outer := &scene.Symbol{Marks: []scene.Mark{&scene.Group{Marks: []scene.Mark{&scene.Use{Symbol: inner, At: geom.ScaleBy(0.5, 0.5)}}}}}
	use := func(s *scene.Symbol, scale float64) scene.Mark {
		return &scene.Use{Symbol: s, At: geom.ScaleBy(scale, scale)}
	}
	doc := &scene.Document{Pages: []scene.Page{
		{Marks: []scene.Mark{use(inner, 0.01), use(outer, 0.03)}},
		{Marks: []scene.Mark{use(outer, 0.2), use(outer, 0.04)}},
	}}
	got := largest(doc)
	if got[outer] != 0.2 || got[inner] != 0.1 || len(got) != 2 {
		t.Errorf("the outer symbol has %g, the inner one %g, of %d", got[outer], got[inner], len(got))
	}
}
