package face

import (
	"golang.org/x/text/cases"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// Painter is one worker's state while it composes cards.
type Painter struct {
	*Engine
	Shaper  *fonts.Shaper
	Scope   carddata.Scope
	Found   diag.List
	Used    Used
	Marks   []scene.Mark // of what is being painted, in order
	Cuts    CleanCuts    // of the same
	At      geom.Matrix  // from the coordinates at hand to the piece's
	window  *geom.Rect   // on the piece, that the innermost clip leaves; nil: all
	rims    []RimNote    // what comes near the cut
	settled int          // how many of them are of finished faces
	Zones   faceZones
	list    []instance // kept from one card to the next
	shown   int        // parts of the card at hand, against maxShown
	casers  map[caseKey]cases.Caser
	paths   map[*shapeContent]drawnPath
	paints  map[string]any // by the texts that name them
}

// faceZones are the boxes of a face, in its own coordinates.
type faceZones struct{ trim, bleed, Safe geom.Rect }

// zonesOf returns the boxes of a deck's faces.
func zonesOf(d *carddata.Deck) faceZones {
	trim := d.Size.R()
	return faceZones{trim: trim, bleed: trim.Inset(-d.Bleed), Safe: trim.Inset(d.Safe)}
}

// box returns the box that an outermost part is placed in.
func (z *faceZones) box(in string) geom.Rect {
	switch in {
	case "bleed":
		return z.bleed
	case "safe":
		return z.Safe
	}
	return z.trim
}

// setSide turns to the fronts or the backs, whose bleed may be larger on counters.
func (p *Painter) setSide(back bool) {
	d := p.Scope.Deck
	p.Zones = zonesOf(d)
	if c := d.Counters(); back && c != nil {
		p.Zones.bleed = p.Zones.bleed.Inset(-c.Lay.BackBleed)
	}
}

// SetDeck turns to the cards of a deck.
func (p *Painter) SetDeck(d *carddata.Deck) {
	if p.Scope.Deck == d {
		return
	}
	p.Scope.Deck, p.Scope.Card = d, nil
	p.Zones, p.At = zonesOf(d), geom.Identity
}

// Add paints a mark over those that are there.
func (p *Painter) Add(m scene.Mark) { p.Marks = append(p.Marks, m) }

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
	if f.moved() {
		g.Transform = m
	}
	p.Group(g, func() { p.show(in, f.pad.in(inner)) })
}

// Group draws into a group. A group without marks is left out.
func (p *Painter) Group(g *scene.Group, draw func()) {
	marks, at, window := p.Marks, p.At, p.window
	p.Marks, p.At = nil, g.Matrix().Then(at)
	if g.Clip != nil {
		box := p.At.Box(g.Clip.Bounds())
		p.window = &box
	}
	draw()
	g.Marks, p.Marks, p.At, p.window = p.Marks, marks, at, window
	if len(g.Marks) > 0 {
		p.Add(g)
	}
}
