package lineandreserve

import (
	"fmt"

	"punchboard/playtest"
)

// Show tells what happened between two states: what came of rolls, which cards were
// drawn, and what became of units and crews.
func (r *Rules) Show(before, after *State, lang string) []string {
	n := r.names[lang]
	if n == nil || before.turn == 0 {
		return nil
	}
	e := &events{r: r, w: phrasesOf(lang).events, n: n, a: before, b: after}
	e.rolls()
	for seat := range playtest.Seats {
		e.draws(playtest.Seat(seat))
	}
	for seat := range playtest.Seats {
		e.units(playtest.Seat(seat))
	}
	for seat := range playtest.Seats {
		e.score(playtest.Seat(seat))
	}
	return e.told
}

// events collects what happened between the states a and b.
type events struct {
	r    *Rules
	w    *eventPhrases
	n    *cardNames
	a, b *State
	told []string
}

func (e *events) add(format string, args ...any) {
	e.told = append(e.told, fmt.Sprintf(format, args...))
}

func (e *events) name(u int) string { return e.n.unit(&e.r.data, u) }

// rolls tells of Initiative, Attack Rolls and hits.
func (e *events) rolls() {
	f := &e.b.fight
	if f.tell == e.a.fight.tell || f.tell.what == noOutcome {
		return
	}
	format := e.w.outcomes[f.tell.what]
	switch f.tell.what {
	case initiativeWon:
		e.add(format, e.n.sides[0], f.tell.sum, e.n.sides[1], f.tell.number, e.n.sides[e.b.lead])
		return
	case damaged:
		e.add(format, e.name(int(f.victim)), f.tell.sum, f.tell.number, max(0, f.tell.sum-f.tell.number))
		return
	}
	e.add(format, e.name(int(f.unit)), f.tell.sum, f.tell.number, e.name(int(f.target)))
}

// draws tells of the cards that a player drew.
func (e *events) draws(seat playtest.Seat) {
	side := e.n.sides[seat]
	for h := e.b.held[seat] &^ e.a.held[seat]; h != 0; h &= h - 1 {
		e.add(e.w.drawsOrder, side, e.n.orders[e.r.data.commands.of[h.first()]])
	}
	for u := e.b.hands[seat].less(e.a.hands[seat]).less(e.a.all()); u.some(); u = u.rest() {
		if e.a.step != atStart {
			e.add(e.w.drawsUnit, side, e.name(u.first()))
		}
	}
}

// all returns the cards in the Battle Area, crews included.
func (s *State) all() set { return s.table(0).or(s.table(1)).or(s.crews) }

// units tells of the units of a player: those that came, changed or left, and their
// crews.
func (e *events) units(seat playtest.Seat) {
	was, is := e.a.table(seat), e.b.table(seat)
	for u := is.less(was); u.some(); u = u.rest() {
		e.came(seat, u.first())
	}
	for u := is.and(was); u.some(); u = u.rest() {
		e.changed(u.first())
	}
	for u := was.less(is).less(e.b.table(seat.Other())); u.some(); u = u.rest() {
		e.left(seat, u.first(), e.w.destroyed)
	}
	for u := e.a.crews.less(e.b.crews); u.some(); u = u.rest() {
		if int(seat) == u.first()>>6 {
			e.left(seat, u.first(), e.w.crewLost)
		}
	}
}

// came tells of a unit that was committed or captured.
func (e *events) came(seat playtest.Seat, u int) {
	line := e.w.lines[e.b.lineOf(u)]
	if e.a.table(seat.Other()).has(u) {
		e.add(e.w.captured, e.name(u), e.n.sides[seat], line)
		return
	}
	e.add(e.w.committed, e.name(u), line)
	e.crew(u)
}

// lineOf returns 0 for the Front Line, 1 for the Rear Line and 2 for the air.
func (s *State) lineOf(u int) int {
	switch {
	case s.air[0].or(s.air[1]).has(u):
		return 2
	case s.rear[0].or(s.rear[1]).has(u):
		return 1
	}
	return 0
}

func (e *events) crew(u int) {
	if x := &e.b.units[u]; x.crew != nobody && x.crew != e.a.units[u].crew {
		e.add(e.w.served, e.name(u), e.name(int(x.crew)))
	}
}

// changed tells of a unit that stays.
func (e *events) changed(u int) {
	a, b, name := &e.a.units[u], &e.b.units[u], e.name(u)
	if e.a.lineOf(u) != e.b.lineOf(u) {
		e.add(e.w.committed, name, e.w.lines[e.b.lineOf(u)])
	}
	e.crew(u)
	if a.endurance != b.endurance {
		e.add(e.w.endurance, name, b.endurance, e.r.data.unit(u).full)
	}
	switch {
	case a.damage == b.damage:
	case b.damage == 0:
		e.add(e.w.repaired, name)
	case b.damage == noCard:
		e.add(e.w.noDamage, name)
	default:
		e.add(e.w.damage, name, e.n.damage[groupOf[e.r.data.unit(u).kind]][b.damage-1])
	}
	switch {
	case a.counter == b.counter, a.damage != b.damage && b.counter == 0:
	case b.counter == 0:
		e.add(e.w.counterEnds, name)
	default:
		e.add(e.w.counter, name, b.counter)
	}
	if a.flight != b.flight && e.b.lineOf(u) == 2 {
		e.add(e.w.flight, name, b.flight)
	}
}

// left tells where a unit or crew went.
func (e *events) left(seat playtest.Seat, u int, lost string) {
	switch {
	case e.b.gone.has(u):
		e.add(lost, e.name(u))
	case e.b.hands[seat].has(u):
		e.add(e.w.toHand, e.name(u))
	default:
		e.add(e.w.toReserves, e.name(u))
	}
}

// score tells of points and of the Overrun count.
func (e *events) score(seat playtest.Seat) {
	if a, b := e.a.points[seat], e.b.points[seat]; a != b {
		e.add(e.w.points, e.n.sides[seat], b, b-a)
	}
	if a, b := e.a.holds[seat], e.b.holds[seat]; a != b {
		e.add(e.w.holds, e.n.sides[seat], b)
	}
}
