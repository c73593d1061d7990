package layout

import (
	"golang.org/x/text/cases"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// painter is one worker's state while it composes cards.
type painter struct {
	*engine
	shaper  *fonts.Shaper
	scope   carddata.Scope
	found   diag.List
	used    used
	marks   []scene.Mark // of what is being painted, in order
	clean   CleanCuts    // of the same
	at      geom.Matrix  // from the coordinates at hand to the piece's
	window  *geom.Rect   // on the piece, that the innermost clip leaves; nil: all
	rims    []rimNote    // what comes near the cut
	settled int          // how many of them are of finished faces
	piece   zones
	list    []instance // kept from one card to the next
	shown   int        // parts of the card at hand, against maxShown
	casers  map[caseKey]cases.Caser
	paths   map[*shapeContent]drawnPath
	paints  map[string]any // by the texts that name them
}

// zones are the boxes of a face, in its own coordinates.
type zones struct{ trim, bleed, safe geom.Rect }

// zonesOf gives the boxes of a deck's faces.
func zonesOf(d *carddata.Deck) zones {
	trim := d.Size.R()
	return zones{trim: trim, bleed: trim.Inset(-d.Bleed), safe: trim.Inset(d.Safe)}
}

// box gives the box that an outermost part is placed in.
func (z *zones) box(in string) geom.Rect {
	switch in {
	case "bleed":
		return z.bleed
	case "safe":
		return z.safe
	}
	return z.trim
}

// turnOver gives the face at hand the bleed of its side: that of counters' backs
// may be larger.
func (p *painter) turnOver(back bool) {
	d := p.scope.Deck
	p.piece = zonesOf(d)
	if back && d.Lay != nil {
		p.piece.bleed = p.piece.bleed.Inset(-d.Lay.BackBleed)
	}
}

// enter turns to the cards of a deck.
func (p *painter) enter(d *carddata.Deck) {
	if p.scope.Deck == d {
		return
	}
	p.scope.Deck, p.scope.Card = d, nil
	p.piece, p.at = zonesOf(d), geom.Identity
}

// add paints a mark over those that are there.
func (p *painter) add(m scene.Mark) { p.marks = append(p.marks, m) }

// plain tells whether the content is drawn in place, without a group.
func (f *frame) plain() bool {
	return f.turn == 0 && f.rotate == 0 && f.opacity == 1 && f.layer == ""
}

// grouped draws an instance through a turn, a rotation, an opacity or a layer.
func (p *painter) grouped(in *instance, box geom.Rect) {
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
	p.group(g, func() { p.show(in, f.pad.in(inner)) })
}

// group draws into a group. A group without marks is left out.
func (p *painter) group(g *scene.Group, draw func()) {
	marks, at, window := p.marks, p.at, p.window
	p.marks, p.at = nil, g.Matrix().Then(at)
	if g.Clip != nil {
		box := p.at.Box(g.Clip.Bounds())
		p.window = &box
	}
	draw()
	g.Marks, p.marks, p.at, p.window = p.marks, marks, at, window
	if len(g.Marks) > 0 {
		p.add(g)
	}
}
