package layout

import (
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

func TestShareBacks(t *testing.T) {
	back := func(id string, w geom.Length) *scene.Piece {
		return &scene.Piece{ID: id, Marks: []scene.Mark{&scene.Path{Path: geom.RectPath(geom.Rect{W: w, H: geom.MM}), Fill: scene.Black}}}
	}
	d := &ComposedDeck{Cards: []ComposedCard{{Back: back("a", 1)}, {}, {Back: back("b", 1)}, {Back: back("c", 2)}, {Back: back("d", 1)}}}
	shareBacks(d)
	got := ""
	for _, c := range d.Cards {
		if c.Back == nil {
			got += "-"
		} else {
			got += c.Back.ID
		}
	}
	if want := "a-aca"; got != want {
		t.Errorf("the cards have the backs %s, want %s", got, want)
	}
}
