package face

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/scene"
)

// ComposedFaces is a card with both faces composed, and what was found on them.
type ComposedFaces struct {
	Front, Back *scene.Piece
	Cuts        CleanCuts // of the front
	Found       diag.List
	Rims        []RimNote
}

// Compose composes both faces of a card; a nil program paints nothing.
func (p *Painter) Compose(deck *carddata.Deck, card *carddata.Card, front, back *Program) ComposedFaces {
	var c ComposedFaces
	p.SetDeck(deck)
	p.Scope.Card = card
	p.Found, p.rims, p.settled, p.shown = diag.List{}, nil, 0, 0
	id := deck.ID + "/" + card.ID
	p.setSide(false)
	p.takeCuts()
	c.Front = p.front(front, id+"/front")
	c.Cuts = p.takeCuts()
	p.setSide(true)
	c.Back = p.back(back, id+"/back")
	c.Found, c.Rims = p.Found, p.rims
	return c
}

// front paints a front, with the foot.
func (p *Painter) front(g *Program, id string) *scene.Piece {
	if g == nil {
		return p.finish(id)
	}
	g.run(p)
	if g.foot {
		p.foot()
	}
	return p.finish(id)
}

// back returns a back: the one that all cards share, or the card's own.
func (p *Painter) back(g *Program, id string) *scene.Piece {
	if g == nil {
		return nil
	}
	if !g.card {
		p.Used.Add(&g.used)
		g.once.Do(func() {
			g.run(p)
			g.same = p.finish(g.id)
		})
		return g.same
	}
	g.run(p)
	return p.finish(id)
}

// finish makes a piece of what was painted, and clears the table.
func (p *Painter) finish(id string) *scene.Piece {
	piece := &scene.Piece{ID: id, Size: p.Zones.trim.Size(), Bleed: -p.Zones.bleed.X, Marks: p.Marks}
	if p.Settings.LowInk {
		piece.Marks = p.lighten(piece.Marks)
	}
	p.dropGroundColored(p.Marks)
	p.checkFrames(p.Marks)
	p.Marks = make([]scene.Mark, 0, cap(p.Marks))
	return piece
}
