package layout

import (
	"punchboard/diag"
	"punchboard/scene"
)

// compose composes both faces of a card.
func (p *painter) compose(j *job) {
	p.enter(j.deck)
	p.scope.Card = j.out.Card
	p.found, p.rims, p.settled, p.shown = diag.List{}, nil, 0, 0
	id := j.deck.ID + "/" + j.out.Card.ID
	p.turnOver(false)
	p.takeCuts()
	j.out.Front = p.front(j.front, id+"/front")
	j.out.Cuts = p.takeCuts()
	p.turnOver(true)
	j.out.Back = p.back(j.back, id+"/back")
	j.found, j.rims = p.found, p.rims
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
