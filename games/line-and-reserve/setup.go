package lineandreserve

import "punchboard/playtest"

// blank is the state of a unit card outside the Battle Area.
var blank = unit{crew: nobody, joining: nobody, target: nobody}

// Setup puts both Reserves decks before their players, who choose their starting
// hands from them.
func (r *Rules) Setup(s *State, c playtest.Chance, t *playtest.Tracer) {
	*s = State{winner: playtest.Nobody, lead: playtest.Nobody}
	g := game{Rules: r, s: s, c: c, t: t}
	for i := range s.units {
		s.units[i] = blank
	}
	for i := range s.under {
		s.under[i] = nobody
	}
	for seat := range playtest.Seats {
		p, n := &s.reserves[seat], r.data.sides[seat].cards
		for i := range n {
			p.cards[i] = uint8(seat*perSide + i)
		}
		p.left = uint8(n)
	}
	g.rules(lr001, lr002, lr003)
	if r.data.situation.id != "" {
		g.rules(lr013, lr014)
	}
	g.ask(atStart, 0)
	g.advance()
}

// starters returns the cards that may still be taken into the starting hand: only
// those that a Situation asks for when all other places are needed for them.
func (g *game) starters() (of set) {
	s := g.s
	p := &s.reserves[s.asked]
	for _, u := range p.cards[:p.left] {
		of = of.with(int(u))
	}
	must := &g.data.situation.must[s.asked]
	missing := int(must.n) - g.ofTypes(s.hands[s.asked], must.types).count()
	if missing > 0 && missing >= g.data.situation.units[s.asked]-s.hands[s.asked].count() {
		if some := g.ofTypes(of, must.types); some.some() {
			return some
		}
	}
	return of
}

// ofTypes returns the units of some types.
func (d *data) ofTypes(of set, t typeSet) (some set) {
	for x := unitType(0); t != 0; x, t = x+1, t>>1 {
		if t&1 != 0 {
			some = some.or(of.and(d.crewOf[x]))
		}
	}
	return some
}

func (g *game) ofTypes(of set, t typeSet) set { return g.data.ofTypes(of, t) }

// take moves a card into the starting hand (LR-004, LG-80).
func (g *game) take(n int) {
	s := g.s
	u := g.data.inHand(g.starters(), n)
	p := &s.reserves[s.asked]
	at := 0
	for int(p.cards[at]) != u {
		at++
	}
	copy(p.cards[at:], p.cards[at+1:p.left])
	p.left--
	p.cards[p.left] = 0
	s.hands[s.asked] = s.hands[s.asked].with(u)
	g.t.Rule(lr004)
	g.t.Card(s.asked, g.unitCard(u), playtest.CardDrawn)
}

// startingHandDone lets the other player choose, then deals.
func (g *game) startingHandDone() {
	if g.s.asked == 0 {
		g.ask(atStart, 1)
		return
	}
	g.deal()
	g.beginTurn()
}

// deal shuffles all decks and deals the first Command cards.
func (g *game) deal() {
	s, d := g.s, &g.data
	for seat := range playtest.Seats {
		p := &s.reserves[seat]
		playtest.Shuffle(g.c, playtest.Key{Domain: forReserves, Seat: playtest.Seat(seat)}, p.cards[:p.left])
	}
	g.t.Rule(lr005)
	for i := range d.commands.cards {
		s.orders[i] = uint8(i)
	}
	s.left = uint8(d.commands.cards)
	g.shuffleOrders()
	for seat := range playtest.Seats {
		g.drawOrders(playtest.Seat(seat), d.situation.orders[seat])
	}
	g.rules(lr010, lr011)
	for i := range d.damage.cards {
		s.damage[i] = uint8(i)
	}
	s.damaging = uint8(d.damage.cards)
	g.shuffleDamage()
	g.t.Rule(lr012)
	s.coin = playtest.Seat(g.c.N(playtest.Key{Domain: forCoin}, playtest.Seats))
}

// beginTurn opens the Commitment Phase (LR-016).
func (g *game) beginTurn() {
	s := g.s
	if int(s.turn) == g.data.set.MaxTurns {
		g.endByPoints()
		return
	}
	s.turn++
	g.watchTurn()
	g.rules(lr016, lr018)
	if s.turn > 1 {
		g.t.Rule(lr127)
	}
	g.ask(atCommit, 0)
}
