package layout

import (
	"fmt"
	"slices"
	"sync"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/scene"
)

// program is a face compiled for one deck in one language: what all cards
// share is already composed.
type program struct {
	id    string // "tactics/back:tactic-back"
	steps []step
	card  bool  // whether the face depends on the card at all
	runOn *part // tables that run on to further pages; nil when there are none
	foot  bool  // whether the foot is added
	used  used  // by what is shared
	found diag.List
	rims  []rimNote
	clean CleanCuts // by what is shared
	once  sync.Once
	same  *scene.Piece // the one back of all cards
}

// step paints one outermost part, or what several of them share.
type step struct {
	part   *part          // nil when everything is in shared
	shared *scene.Use     // the same drawing for all cards
	when   *carddata.Expr // shows shared only for some cards; nil: for all
}

// program compiles a face for a deck.
func (e *engine) program(deck *carddata.Deck, face *carddata.Face, side string) *program {
	p := e.painter()
	p.enter(deck)
	p.turnOver(side == "back")
	c := &compiler{painter: p}
	parts := c.parts(face.Parts)
	g := &program{id: fmt.Sprintf("%s/%s:%s", deck.ID, side, face.Name)}
	for i := 0; i < len(parts); {
		i += g.step(p, parts[i:])
	}
	g.runOn = runningOn(parts)
	g.card = c.card
	g.foot = side == "front" && deck.Foot && deck.Component != carddata.Sheets && !named(face.Parts, footName)
	g.used, g.found, g.rims, g.clean = p.used, p.found, p.rims, p.takeCuts()
	return g
}

// pager is content that may run on to further pages, as long tables do.
type pager interface {
	runsOn() bool                          // whether the file says so
	pagesIn(p *painter, box geom.Rect) int // how many pages it needs, for the card at hand
}

// runningOn finds the part that runs on to further pages; nil when no outermost
// one does.
func runningOn(parts []*part) *part {
	for _, pt := range parts {
		if c, ok := pt.content.(pager); ok && c.runsOn() {
			return pt
		}
	}
	return nil
}

// pages counts the pages that a card needs.
func (g *program) pages(p *painter, card *carddata.Card) int {
	if g == nil || g.runOn == nil {
		return 1
	}
	p.scope.Card = card
	list := p.instances([]*part{g.runOn}, nil)
	if len(list) != 1 {
		return 1
	}
	f := list[0].frame
	box, _ := f.upright(f.box(p.piece.box(f.in)))
	return g.runOn.content.(pager).pagesIn(p, f.pad.in(box))
}

// named tells whether one of the parts has a name.
func named(parts []*carddata.Part, name string) bool {
	return slices.ContainsFunc(parts, func(p *carddata.Part) bool { return p.Name == name })
}

// step adds the step of the first parts, and tells how many they are.
func (g *program) step(p *painter, parts []*part) int {
	first := parts[0]
	if first.card {
		g.steps = append(g.steps, step{part: first})
		return 1
	}
	if first.decided {
		when := first.when
		first.when = nil
		g.share(p, parts[:1], when)
		return 1
	}
	n := 1
	for n < len(parts) && !parts[n].card && !parts[n].decided {
		n++
	}
	g.share(p, parts[:n], nil)
	return n
}

// share composes parts that are the same for all cards. What is wrong with
// them is found here, once.
func (g *program) share(p *painter, parts []*part, when *carddata.Expr) {
	p.marks = nil
	p.outermost(parts)
	p.settle(p.marks)
	if len(p.marks) == 0 {
		return
	}
	s := &scene.Symbol{ID: fmt.Sprintf("%s#%d", g.id, len(g.steps)), Box: p.piece.bleed, Marks: p.marks}
	g.steps = append(g.steps, step{shared: &scene.Use{Symbol: s, At: geom.Identity}, when: when})
}

// outermost paints parts in the boxes of the card.
func (p *painter) outermost(parts []*part) {
	list := p.instances(parts, p.list[:0])
	for i := range list {
		p.paint(&list[i], list[i].frame.box(p.piece.box(list[i].frame.in)))
	}
	p.list = list
}

// run paints the face of the card at hand.
func (g *program) run(p *painter) {
	p.used.add(&g.used)
	p.clean.add(g.clean)
	for i := range g.steps {
		s := &g.steps[i]
		switch {
		case s.part != nil:
			p.outermost([]*part{s.part})
		case s.when == nil || p.truth(s.when):
			p.add(s.shared)
		}
	}
}
