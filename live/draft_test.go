package live

import "testing"

// TestWrongLook shows a wrong first look and then the right pictures: what is kept as
// before is what the last complete build showed, never the wrong look.
func TestWrongLook(t *testing.T) {
	faces := func(front string) map[string]Faces { return map[string]Faces{"en": {Front: front}} }
	settled := &Card{Key: "units/rifle", Faces: faces("a"), Before: faces("z"), Changed: 3}
	last := &State{Build: 7, settled: map[string]*Card{settled.Key: settled}}
	shown := func(fronts ...string) *Card {
		d := &draft{State: &State{Decks: []*Deck{{Cards: []*Card{settled}}}, cards: map[string]*Card{}}}
		for _, front := range fronts {
			d.show(place{}, last, "en", Faces{Front: front})
		}
		return d.Decks[0].Cards[0]
	}
	if c := shown("wrong", "b"); c.Before["en"].Front != "a" || c.Changed != 8 || c.Faces["en"].Front != "b" {
		t.Errorf("a change after a wrong look: %+v", c)
	}
	if c := shown("wrong", "a"); c.Before["en"].Front != "z" || c.Changed != 3 || c.Faces["en"].Front != "a" {
		t.Errorf("no change after a wrong look: %+v", c)
	}
	if c := shown("b"); c.Before["en"].Front != "a" || c.Changed != 8 {
		t.Errorf("a change: %+v", c)
	}
}
