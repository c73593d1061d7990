package layout

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/scene"
)

// composedFaces is a card with both faces composed, and what was found on them.
type composedFaces struct {
	front, back *scene.Piece
	cuts        CleanCuts // of the front
	found       diag.List
	rims        []rimNote
}

// compose composes both faces of a card; a nil program paints nothing.
func (p *painter) compose(deck *carddata.Deck, card *carddata.Card, front, back *program) composedFaces {
	var c composedFaces
	p.enter(deck)
	p.scope.Card = card
	p.found, p.rims, p.settled, p.shown = diag.List{}, nil, 0, 0
	id := deck.ID + "/" + card.ID
	p.turnOver(false)
	p.takeCuts()
	c.front = p.front(front, id+"/front")
	c.cuts = p.takeCuts()
	p.turnOver(true)
	c.back = p.back(back, id+"/back")
	c.found, c.rims = p.found, p.rims
	return c
}

// front paints a front, with the foot.
func (p *painter) front(g *program, id string) *scene.Piece {
	if g == nil {
		return p.finish(id)
	}
	g.run(p)
	if g.foot {
		p.foot()
	}
	return p.finish(id)
}

// back gives a back: the one that all cards share, or the card's own.
func (p *painter) back(g *program, id string) *scene.Piece {
	if g == nil {
		return nil
	}
	if !g.card {
		p.used.add(&g.used)
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
func (p *painter) finish(id string) *scene.Piece {
	piece := &scene.Piece{ID: id, Size: p.piece.trim.Size(), Bleed: -p.piece.bleed.X, Marks: p.marks}
	if p.opt.LowInk {
		piece.Marks = p.lighten(piece.Marks)
	}
	p.settle(p.marks)
	p.judgeFrames(p.marks)
	p.marks = make([]scene.Mark, 0, cap(p.marks))
	return piece
}
