package face

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/scene"
)

// ComposedFaces is a card with both faces composed, and the findings about them.
type ComposedFaces struct {
	Front, Back *scene.Piece
	Cuts        CleanCuts // of the front
	Foot        int       // the number of marks at the end of the front that are its foot
	Found       diag.List
	Rims        []RimNote
	Spots       []Spot // of the front, if they are collected
	BackSpots   []Spot
}

// Compose composes both faces of a card; a nil program paints nothing.
func (p *Painter) Compose(deck *carddata.Deck, card *carddata.Card, front, back *Program) ComposedFaces {
	var c ComposedFaces
	p.SetDeck(deck)
	p.scope.Card = card
	p.Found, p.rims, p.partsShown = diag.List{}, rimCollector{dots: p.rims.dots}, 0
	id := deck.ID + "/" + card.ID
	p.setSide(false)
	p.takeCuts()
	c.Front, c.Foot = p.front(front, id+"/front")
	c.Cuts, c.Spots = p.takeCuts(), p.takeSpots()
	p.setSide(true)
	c.Back, c.BackSpots = p.back(back, id+"/back")
	c.Found, c.Rims = p.Found, p.rims.notes
	return c
}

// front paints a front, and returns it with the number of marks of its foot.
func (p *Painter) front(g *Program, id string) (front *scene.Piece, foot int) {
	if g == nil {
		return p.finish(id), 0
	}
	g.run(p)
	before := len(p.marks)
	if g.foot {
		p.foot()
	}
	foot = len(p.marks) - before
	return p.finish(id), foot
}

// back returns a back with its spots: one that all cards share, or the card's own.
func (p *Painter) back(g *Program, id string) (*scene.Piece, []Spot) {
	if g == nil {
		return nil, nil
	}
	if !g.perCard {
		p.used.Add(&g.used)
		g.once.Do(func() {
			g.run(p)
			g.sharedBack, g.backSpots = p.finish(g.id), p.takeSpots()
		})
		return g.sharedBack, g.backSpots
	}
	g.run(p)
	return p.finish(id), p.takeSpots()
}

// finish returns the painted marks as a piece, and resets the canvas.
func (p *Painter) finish(id string) *scene.Piece {
	piece := &scene.Piece{ID: id, Size: p.zones.trim.Size(), Bleed: -p.zones.bleed.X, Marks: p.marks}
	if p.Settings.LowInk {
		piece.Marks = lighten(piece.Marks, p.zones.trim)
	}
	p.rims.settle(p.marks, p.zones.trim)
	p.checkFrames(p.marks)
	p.checkContrast(false, true)
	p.checkOverlaps()
	p.marks = make([]scene.Mark, 0, cap(p.marks))
	return piece
}
