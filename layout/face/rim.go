package face

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// The rim of counters must be free of ink, because dies and knives are only accurate to
// about these distances: nothing but the ground may be nearer to the cut than leastRim,
// and nothing should be nearer than goodRim.
const (
	leastRim = geom.MM
	goodRim  = geom.INCH / 16
)

// rimCollector collects parts that are too near to the cut.
type rimCollector struct {
	notes   []RimNote
	settled int         // number of notes about finished faces
	dots    []geom.Rect // of the last mark; their memory is used again
}

// watchRim records the marks of a part that are too near to the cut.
func (p *Painter) watchRim(in *instance, marks []scene.Mark) {
	cut := p.counterCut()
	if in.src.Kind.Name == "scene" { // one picture: hills may end where they like
		marks = []scene.Mark{&scene.Group{Marks: marks}}
	}
	for _, m := range marks {
		if cut.clearOfMark(m, p.at) {
			continue
		}
		r := p.reachOf(m, p.rims.dots[:0])
		if p.rims.dots = r.dots; !r.some {
			continue
		}
		if code, dist := cut.findingFor(in.src.Kind.Name, &r); code != "" {
			s := PartRefOf(in.src)
			p.rims.notes = append(p.rims.notes, RimNote{code: code, part: &s, card: p.CardName(), paint: paintOf(m), dist: dist})
		}
	}
}

// counterCut returns the cut of the current counters.
func (p *Painter) counterCut() counterCut {
	return counterCut{p.zones.trim, p.scope.Deck.Bleed, p.scope.Deck.Shape == carddata.Round}
}

// reachOf returns the extent of the ink of a mark that clips leave visible, with its dots in the memory
// of others.
func (c *canvas) reachOf(m scene.Mark, dots []geom.Rect) InkReach {
	r := InkReach{middle: c.zones.trim.Center(), boxOnly: c.window != nil, dots: dots}
	r.Mark(m, c.at)
	if c.window == nil {
		return r
	}
	shown := InkReach{middle: r.middle, dots: dots}
	shown.within(&r, *c.window)
	return shown
}
