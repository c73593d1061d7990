package fireandcover

import "punchboard/playtest"

// maxSquads is how many squads a player may lead (FC-129).
const maxSquads = 4

// Several squads a side (FC-129, FC-130) play on the hex map. Each has its own hand,
// draws and hand limit and takes its own turns; the players alternate squads (FC-G61).
// A turn is between two squads: that of the turn, and the enemy squad that its player
// chooses to face. State.squads holds these two, State.bench the others.

// several reports whether the players lead more than one squad each.
func (r *Rules) several() bool { return r.data.set.Squads > 1 }

// benched returns the squads of a player that take no part in the turn, lost ones
// included.
func (r *Rules) benched(s *State, seat playtest.Seat) []squad {
	return s.bench[seat][:r.data.set.Squads-1]
}

// squadOf returns a squad of a player by its number, from 0.
func (r *Rules) squadOf(s *State, seat playtest.Seat, number uint8) *squad {
	if !r.several() || s.squads[seat].number == number {
		return &s.squads[seat]
	}
	for i := range r.benched(s, seat) {
		if q := &s.bench[seat][i]; q.number == number {
			return q
		}
	}
	panic("fireandcover: there is no squad with this number")
}

// fielded returns how many squads of a player have men left.
func (r *Rules) fielded(s *State, seat playtest.Seat) (n int) {
	for number := range r.data.set.Squads {
		n += one(r.squadOf(s, seat, uint8(number)).men > 0)
	}
	return n
}

// setupBench adds the other squads of a player, of the same nationality.
func (g *game) setupBench(seat playtest.Seat) {
	for i := range g.benched(g.s, seat) {
		q := &g.s.bench[seat][i]
		*q = g.s.squads[seat]
		q.number, q.hex = uint8(i+1), g.data.ground.others[seat][i]
	}
	g.s.acted[seat] = uint8(g.data.set.Squads - 1)
}

// dealBench deals each of them an opening hand of its own (FC-130).
func (g *game) dealBench(seat playtest.Seat) {
	for i := range g.benched(g.s, seat) {
		g.engage(seat, i)
		g.drawCards(seat, int(g.nation(seat).opening))
		g.engage(seat, i)
	}
}

// engage exchanges a player's squad of the turn with a benched one. What the opponent
// knows of a hand stays with the hand: it is kept in the field known of a benched
// squad. What a player knows of the deck, and how many attacks the turn has seen, stay
// with the player.
func (g *game) engage(seat playtest.Seat, i int) {
	s, other := g.s, &g.s.squads[seat.Other()]
	old, next := s.squads[seat], s.bench[seat][i]
	old.known, other.known, next.known = other.known, next.known, old.known
	next.seen, old.seen = old.seen, 0
	next.shots, old.shots = old.shots, 0
	s.squads[seat], s.bench[seat][i] = next, old
	s.gap = outOfRange // of a squad that was lost
	if s.squads[0].men > 0 && s.squads[1].men > 0 {
		s.gap = g.data.ground.rangeOf(s.squads[0].hex, s.squads[1].hex)
	}
}

// field makes a squad the one of the turn, by its number.
func (g *game) field(seat playtest.Seat, number uint8) {
	for i := range g.benched(g.s, seat) {
		if g.s.bench[seat][i].number == number {
			g.engage(seat, i)
			return
		}
	}
}

// fieldNext gives the turn to the active player's next squad with men left, in the
// order of their numbers.
func (g *game) fieldNext() {
	s := g.s
	number := s.acted[s.active]
	for {
		number = uint8((int(number) + 1) % g.data.set.Squads)
		if g.squadOf(s, s.active, number).men > 0 {
			break
		}
	}
	s.acted[s.active] = number
	g.field(s.active, number)
}

// beginFacing lets the active player choose the enemy squad that the squad of the turn
// faces, if there is more than one.
func (g *game) beginFacing() {
	g.fieldNext()
	g.t.Rule(fc129)
	if g.fielded(g.s, g.s.enemy()) > 1 {
		g.ask(atFace, g.s.active)
		return
	}
	g.faceNearest()
	g.beginDraw()
}

// face chooses the enemy squad to face.
func (g *game) face(number int) {
	g.field(g.s.enemy(), uint8(number))
	g.beginDraw()
}

// legalFaces offers the enemy squads that have men left.
func (g *game) legalFaces(buf []playtest.Action) []playtest.Action {
	for number := range g.data.set.Squads {
		if g.squadOf(g.s, g.s.enemy(), uint8(number)).men > 0 {
			buf = append(buf, act(faceSquad, number, 0, 0))
		}
	}
	return buf
}

// faceNearest faces the nearest enemy squad that has men left, the first by number if
// several are as near.
func (g *game) faceNearest() {
	s := g.s
	from, best, nearest := s.squads[s.active].hex, -1, maxHexes
	for number := range g.data.set.Squads {
		q := g.squadOf(s, s.enemy(), uint8(number))
		if d := g.data.ground.distance(from, q.hex); q.men > 0 && d < nearest {
			best, nearest = number, d
		}
	}
	g.field(s.enemy(), uint8(best))
}

// wiped removes a squad without men. A player who has lost all squads loses (FC-104).
// Otherwise a turn in which the active squad is lost ends at once, and if the other
// one is lost, the active squad faces the nearest one left.
func (g *game) wiped(seat playtest.Seat, w way) {
	if !g.several() || g.fielded(g.s, seat) == 0 {
		g.t.Rule(fc104)
		g.end(seat.Other(), w)
		return
	}
	g.bury(seat)
	g.t.Rule(fc129)
	if seat == g.s.active {
		g.endTurn()
		return
	}
	g.faceNearest()
}

// bury discards all cards of a lost squad.
func (g *game) bury(seat playtest.Seat) {
	q := &g.s.squads[seat]
	for _, p := range [...]*pile{&q.hand, &q.attached, &q.kept, &q.flankers} {
		p.pour(&g.s.discard)
	}
	g.s.squads[seat.Other()].known = pile{}
	q.goals, q.flank, q.concealed, q.encircled = 0, 0, 0, 0
	q.pinned, q.fired, q.killed, q.outflanked = false, false, 0, false
	q.bonus, q.closer = [modPhases][2]int16{}, 0
}

// goals counts the objectives that a player has in play, of all squads.
func (r *Rules) goals(s *State, seat playtest.Seat) (n int) {
	n = int(s.squads[seat].goals)
	if r.several() {
		for i := range r.benched(s, seat) {
			n += int(s.bench[seat][i].goals)
		}
	}
	return n
}

// losses counts the men that a player started with, and how many of them are missing,
// of all squads.
func (r *Rules) losses(s *State, seat playtest.Seat) (start, missing int) {
	for number := range r.data.set.Squads {
		q := r.squadOf(s, seat, uint8(number))
		start += int(q.start)
		missing += int(q.start - min(q.men, q.start))
	}
	return start, missing
}

// taken returns the hexes of all squads with men left but one.
func (r *Rules) taken(s *State, but *squad) (set hexSet) {
	if !r.several() {
		for seat := range s.squads {
			if q := &s.squads[seat]; q != but {
				set.add(int(q.hex))
			}
		}
		return set
	}
	for seat := range playtest.Seats {
		for number := range r.data.set.Squads {
			if q := r.squadOf(s, playtest.Seat(seat), uint8(number)); q != but && q.men > 0 {
				set.add(int(q.hex))
			}
		}
	}
	return set
}
