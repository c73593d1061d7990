package face

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// The free rim of counters. Dies and knives drift by as much: nothing but the
// ground may come nearer to the cut than leastRim, and nothing should come
// nearer than goodRim.
const (
	leastRim = geom.MM
	goodRim  = geom.INCH / 16
)

// rimCollector gathers what comes too near to the cut.
type rimCollector struct {
	notes   []RimNote
	settled int // how many of them are of finished faces
}

// watchRim notes the marks of a part that come too near to the cut.
func (p *Painter) watchRim(in *instance, marks []scene.Mark) {
	cut := p.counterCut()
	for _, m := range marks {
		if cut.clearOfMark(m, p.at) {
			continue
		}
		r := p.reachOf(m)
		if len(r.dots) == 0 {
			continue
		}
		if code, dist := cut.findingFor(in.src.Kind.Name, &r); code != "" {
			s := PartRefOf(in.src)
			p.rims.notes = append(p.rims.notes, RimNote{code: code, part: &s, card: p.CardName(), paint: paintOf(m), dist: dist})
		}
	}
}

// counterCut returns the cut of the counters at hand.
func (p *Painter) counterCut() counterCut {
	return counterCut{p.zones.trim, p.scope.Deck.Bleed, p.scope.Deck.Shape == carddata.Round}
}

// reachOf returns how far the ink of a mark reaches, as far as clips show it.
func (c *canvas) reachOf(m scene.Mark) InkReach {
	r := InkReach{middle: c.zones.trim.Center()}
	r.Mark(m, c.at)
	if c.window == nil {
		return r
	}
	shown := InkReach{middle: r.middle}
	shown.within(&r, *c.window)
	return shown
}
