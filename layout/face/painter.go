package face

import (
	"golang.org/x/text/cases"

	"punchboard/carddata"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/layout/face/overlap"
	"punchboard/scene"
)

// Painter is the state of one worker that composes cards. It lays out the parts of a
// face; the embedded types draw their contents.
type Painter struct {
	typesetter
	rims           rimCollector
	inks           []overlap.Ink // of the parts of the current face, in paint order
	scratch        overlap.Scratch
	over           bool       // whether the current part may lie over texts
	instanceBuffer []instance // reused for all cards
	depth          int        // number of cards on which the current one is shown; see cardContent
	partsShown     int        // parts shown on the current card, limited by MaxShown
	shapePaths     map[*shapeContent]drawnPath
	spotsOf        spotCollector
}

// drawer draws shapes and icons on the canvas, and checks them against the cut.
type drawer struct {
	evaluator
	canvas
}

// typesetter sets texts: it converts them to spans, fits them into their boxes, and
// reports those that do not fit or cannot be read.
type typesetter struct {
	drawer
	shaper *fonts.Shaper
	casers map[caseKey]cases.Caser
}

// setSide switches to the fronts or the backs, whose bleed may be larger on counters.
func (p *Painter) setSide(back bool) {
	d := p.scope.Deck
	p.zones = zonesOf(d)
	if c := d.Counters(); back && c != nil {
		p.zones.bleed = p.zones.bleed.Inset(-c.Lay.BackBleed)
	}
}

// SetDeck switches to the cards of a deck.
func (p *Painter) SetDeck(d *carddata.Deck) {
	if p.scope.Deck == d {
		return
	}
	p.scope.Deck, p.scope.Card = d, nil
	p.zones, p.at = zonesOf(d), geom.Identity
}

// plain reports whether the content can be drawn in place, without a group.
func (f *frame) plain() bool {
	return !f.transforms() && f.opacity == 1 && f.layer == ""
}

// paintGrouped draws an instance with a turn, a rotation, an opacity or a layer.
func (p *Painter) paintGrouped(in *instance, box geom.Rect) {
	f := in.frame
	inner, m := f.upright(box)
	if f.zooms() {
		m = m.Then(geom.ScaleAbout(f.zoom, box.Center()))
	}
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
