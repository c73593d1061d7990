package face

import (
	"golang.org/x/text/cases"

	"punchboard/carddata"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// Painter is one worker's state while it composes cards. It lays out the parts of a
// face; what they show is drawn by what it embeds.
type Painter struct {
	typesetter
	rims           rimCollector
	instanceBuffer []instance // kept from one card to the next
	partsShown     int        // parts of the card at hand, against maxShown
	shapePaths     map[*shapeContent]drawnPath
}

// drawer draws shapes and icons on the canvas, and checks how they meet the cut.
type drawer struct {
	evaluator
	canvas
}

// typesetter sets texts: it makes spans of them, fits them into their boxes, and
// reports those that do not fit or cannot be read.
type typesetter struct {
	drawer
	shaper *fonts.Shaper
	casers map[caseKey]cases.Caser
}

// setSide turns to the fronts or the backs, whose bleed may be larger on counters.
func (p *Painter) setSide(back bool) {
	d := p.scope.Deck
	p.zones = zonesOf(d)
	if c := d.Counters(); back && c != nil {
		p.zones.bleed = p.zones.bleed.Inset(-c.Lay.BackBleed)
	}
}

// SetDeck turns to the cards of a deck.
func (p *Painter) SetDeck(d *carddata.Deck) {
	if p.scope.Deck == d {
		return
	}
	p.scope.Deck, p.scope.Card = d, nil
	p.zones, p.at = zonesOf(d), geom.Identity
}

// plain reports whether the content is drawn in place, without a group.
func (f *frame) plain() bool {
	return f.turn == 0 && f.rotate == 0 && f.opacity == 1 && f.layer == ""
}

// paintGrouped draws an instance through a turn, a rotation, an opacity or a layer.
func (p *Painter) paintGrouped(in *instance, box geom.Rect) {
	f := in.frame
	inner, m := f.upright(box)
	if f.rotate != 0 {
		m = m.Then(geom.RotateAbout(f.rotate, box.Center()))
	}
	if f.opacity <= 0 {
		return
	}
	g := &scene.Group{Opacity: f.opacity, Layer: f.layer}
	if f.transforms() {
		g.Transform = m
	}
	p.Group(g, func() { p.show(in, f.pad.in(inner)) })
}
