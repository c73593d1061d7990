package face

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/face/overlap"
	"punchboard/scene"
)

// Program is a face compiled for one deck in one language. What all cards share is
// already composed.
type Program struct {
	id         string // "tactics/back:tactic-back"
	steps      []step
	perCard    bool  // whether the face depends on the card
	runOn      *part // the part with tables that continue on further pages; nil if there is none
	foot       bool  // whether the foot is added
	used       Used  // by the shared drawings
	Found      diag.List
	Rims       []RimNote
	clean      CleanCuts // of the shared drawings
	once       sync.Once
	sharedBack *scene.Piece // the back of all cards, if they share one
	backSpots  []Spot       // of sharedBack
}

// step paints one outermost part, or several that all cards share.
type step struct {
	part   *part         // nil for a shared drawing
	shared *scene.Use    // the same drawing for all cards
	inks   []overlap.Ink // of shared
	spots  []Spot        // of shared
	when   *expr.Expr    // condition for showing shared; nil for all cards
}

// Program compiles a face for a deck.
func (e *Engine) Program(deck *carddata.Deck, face *facedata.Face, side string) *Program {
	return e.programAt(deck, face, side, 0)
}

// programAt compiles a face for cards that stand on so many others.
func (e *Engine) programAt(deck *carddata.Deck, face *facedata.Face, side string, depth int) *Program {
	p := e.painterAt(depth)
	p.SetDeck(deck)
	p.Reads(carddata.OfFaces, face.Name)
	p.setSide(side == "back")
	c := &Compiler{Painter: p}
	parts := c.parts(e.printed(deck, face, side))
	g := &Program{id: fmt.Sprintf("%s/%s:%s", deck.ID, side, face.Name)}
	for i := 0; i < len(parts); {
		i += g.step(p, parts[i:])
	}
	g.runOn = runningOn(parts)
	g.perCard = c.DependsOnCard
	g.foot = side == "front" && e.hasFoot(deck) && !named(face.Parts, footName)
	g.used, g.Found, g.Rims, g.clean = p.used, p.Found, p.rims.notes, p.takeCuts()
	return g
}

// Name identifies the program among those of a game.
func (g *Program) Name() string {
	if g == nil {
		return ""
	}
	return g.id
}

// multiPageContent is content that can continue on further pages, such as long tables.
type multiPageContent interface {
	RunsOn() bool                          // whether the face allows it
	PagesIn(p *Painter, box geom.Rect) int // number of pages it needs for the current card
}

// runningOn returns the outermost part that continues on further pages, or nil if there
// is none.
func runningOn(parts []*part) *part {
	for _, pt := range parts {
		if c, ok := pt.Content.(multiPageContent); ok && c.RunsOn() {
			return pt
		}
	}
	return nil
}

// Pages returns the number of pages that a card needs.
func (g *Program) Pages(p *Painter, card *carddata.Card) int {
	if g == nil || g.runOn == nil {
		return 1
	}
	p.scope.Card = card
	list := p.instances([]*part{g.runOn}, nil)
	if len(list) != 1 {
		return 1
	}
	f := list[0].frame
	box, _ := f.upright(f.box(p.zones.box(f.in)))
	return g.runOn.Content.(multiPageContent).PagesIn(p, f.pad.in(box))
}

// named reports whether one of the parts has a name.
func named(parts []*facedata.Part, name string) bool {
	return slices.ContainsFunc(parts, func(p *facedata.Part) bool { return p.Name == name })
}

// step adds a step for the first parts, and returns the number of parts that it paints.
func (g *Program) step(p *Painter, parts []*part) int {
	first := parts[0]
	if first.varies {
		g.steps = append(g.steps, step{part: first})
		return 1
	}
	if first.whenVaries {
		when := first.when
		first.when = nil
		g.share(p, parts[:1], when)
		return 1
	}
	n := 1
	for n < len(parts) && !parts[n].varies && !parts[n].whenVaries {
		n++
	}
	g.share(p, parts[:n], nil)
	return n
}

// share composes parts that are the same for all cards, so that their faults are only
// reported once.
func (g *Program) share(p *Painter, parts []*part, when *expr.Expr) {
	p.marks, p.inks = nil, nil
	p.outermost(parts)
	p.rims.settle(p.marks, p.zones.trim)
	inks := p.sharedInks(len(g.steps) + 1)
	spots := p.takeSpots()
	if len(p.marks) == 0 {
		return
	}
	s := &scene.Symbol{ID: fmt.Sprintf("%s#%d", g.id, len(g.steps)), Box: p.zones.bleed, Marks: p.marks}
	g.steps = append(g.steps, step{shared: &scene.Use{Symbol: s, At: geom.Identity}, inks: inks, spots: spots, when: when})
}

// OfProgram reports whether a symbol is a drawing that the cards with a face share.
func OfProgram(s *scene.Symbol) bool {
	_, name, front := strings.Cut(s.ID, "/front:")
	_, backName, back := strings.Cut(s.ID, "/back:")
	return front && strings.Contains(name, "#") || back && strings.Contains(backName, "#")
}

// outermost paints parts in the zones of the card.
func (p *Painter) outermost(parts []*part) {
	list := p.instances(parts, p.instanceBuffer[:0])
	for i := range list {
		p.paint(&list[i], list[i].frame.box(p.zones.box(list[i].frame.in)))
	}
	p.instanceBuffer = list
}

// run paints the face of the current card.
func (g *Program) run(p *Painter) {
	p.used.Add(&g.used)
	p.cuts.add(g.clean)
	for i := range g.steps {
		s := &g.steps[i]
		switch {
		case s.part != nil:
			p.outermost([]*part{s.part})
		case s.when == nil || p.truth(s.when):
			p.Add(s.shared)
			p.inks = append(p.inks, s.inks...)
			p.spotsOf.spots = append(p.spotsOf.spots, s.spots...)
		}
	}
}
