package lineandreserve

import (
	"punchboard/carddata"
	"punchboard/playtest/rulebook"
)

// edgeNames are the beginnings of the columns of each edge.
var edgeNames = [groups]string{armorEdge: "tank_vehicle", gunEdge: "gun", infantryEdge: "infantry", aircraftEdge: "aircraft"}

// damageDeck reads the Damage cards.
func (b *builder) damageDeck() (d damageDeck) {
	deck := b.Deck("damage")
	for _, c := range b.Rows(deck, deck.Cards, maxDamage) {
		for range c.Copies {
			if d.cards < maxDamage {
				for at, name := range edgeNames {
					d.edge[at][d.cards] = b.edge(c, name)
				}
			}
			d.cards++
		}
	}
	b.Size(deck, d.cards, maxDamage)
	d.cards = min(d.cards, maxDamage)
	return d
}

// edge reads one edge of a card.
func (b *builder) edge(c *carddata.Card, name string) (x edge) {
	x = edge{id: rulebook.Text(c.Fields[name+"_id"]), counter: uint8(b.cell(c, name+"_counter", 0, 20))}
	for _, e := range b.EffectsIn(c, name+"_effects", 0) {
		if read, ok := rulebook.Verb(e, " of a Damage card", damageVerbs); ok {
			read(e, &x)
			e.Done()
		}
	}
	return x
}

var damageUntil = rulebook.Words[bool]{{Name: "counter", Mean: true}, {Name: "lasting", Mean: false}}

// standing returns what an effect adds to, by how long it lasts.
func (x *edge) standing(e *rulebook.Effect) *standing {
	if !rulebook.Pick(e, "until", damageUntil) {
		return &x.lasting
	}
	if x.counter == 0 {
		e.Errorf("it lasts as long as a counter, and its edge has none")
	}
	return &x.counted
}

// damageVerbs are the effects of Damage cards, which are all about their own unit.
var damageVerbs = rulebook.Words[func(*rulebook.Effect, *edge)]{
	{Name: "mod", Mean: func(e *rulebook.Effect, x *edge) {
		e.Is("who", "self")
		x.standing(e).mods[rulebook.Pick(e, "stat", statWords[:initiativeStat])] += int8(e.Modifier("amount", -20, 20))
	}},
	{Name: "lock", Mean: func(e *rulebook.Effect, x *edge) {
		s := x.standing(e)
		readLock(e, s)
		if e.Has("spares") {
			for _, bomb := range rulebook.Picks(e, "spares", rulebook.Words[bool]{{Name: "bomb", Mean: true}, {Name: "rocket", Mean: false}}) {
				s.spareBomb, s.spareRock = s.spareBomb || bomb, s.spareRock || !bomb
			}
		}
	}},
	{Name: "flight", Mean: func(e *rulebook.Effect, x *edge) { x.flight, x.grounds = readFlight(e) }},
	{Name: "move", Mean: func(e *rulebook.Effect, x *edge) { x.moves = readMove(e) }},
	{Name: "no_command", Mean: func(e *rulebook.Effect, x *edge) { x.standing(e).mute = true }},
	{Name: "destroy", Mean: func(e *rulebook.Effect, x *edge) {
		if !e.Has("check") {
			x.destroys = true
			return
		}
		check, _ := e.Param("check").(map[string]any)
		most, ok := check["max"].(int)
		if !ok || check["die"] != "1d10" || check["each"] != "combat_end" || most < 0 || most > 10 || len(check) != 3 {
			e.Errorf("`check` must have a `die` of 1d10, a `max` from 0 to 10, and `each` of combat_end")
		}
		x.standing(e).burns = int8(most)
	}},
}

// readLock reads which weapons an effect locks.
func readLock(e *rulebook.Effect, s *standing) {
	switch v := e.Param("weapons").(type) {
	case string:
		if v == "bomb" {
			s.bombs = true
		} else if v == "all" {
			s.locks = 1<<maxWeapons - 1
		} else {
			e.Errorf("`weapons` cannot be %v here; use all, bomb or a list of places", v)
		}
	case []any:
		for _, at := range v {
			n, ok := at.(int)
			if !ok || n < 1 {
				e.Errorf("`weapons` cannot contain %v; use places in the list of weapons, from 1", at)
				continue
			}
			if n <= maxWeapons { // a place that no unit has is without effect
				s.locks |= 1 << (n - 1)
			}
		}
	default:
		e.Errorf("`weapons` must be all, bomb or a list of places")
	}
}
