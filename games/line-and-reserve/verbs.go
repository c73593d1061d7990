package lineandreserve

import "punchboard/playtest/rulebook"

var statWords = rulebook.Words[stat]{
	{Name: "attack", Mean: attackStat}, {Name: "incoming_attack", Mean: incomingStat}, {Name: "defense", Mean: defenseStat},
	{Name: "damage", Mean: damageStat}, {Name: "initiative", Mean: initiativeStat},
}

var whoWords = rulebook.Words[who]{
	{Name: "self", Mean: self}, {Name: "side", Mean: wholeSide}, {Name: "side_rear", Mean: sideRear}, {Name: "enemy_air", Mean: enemyAir},
	{Name: "close_assault", Mean: closeAssault}, {Name: "all", Mean: everyone},
}

var commandUntil = rulebook.Words[until]{{Name: "roll", Mean: forRoll}, {Name: "phase", Mean: forPhase}, {Name: "lasting", Mean: forever}}

// lasts reads how long an effect of a Command card lasts. All effects of a card last
// equally long.
func (c *command) lasts(e *rulebook.Effect) {
	u := rulebook.Pick(e, "until", commandUntil)
	if c.until != forever && c.until != u {
		e.Errorf("all effects of a card must last equally long")
	}
	c.until = u
}

// commandVerbs are the effects of Command cards.
var commandVerbs = rulebook.Words[func(*rulebook.Effect, *command)]{
	{Name: "mod", Mean: readMod},
	{Name: "rof", Mean: func(e *rulebook.Effect, c *command) {
		c.rolls, c.mostRolls = int8(e.Number("amount", 1, 4)), int8(e.Number("max", 1, 8))
		e.Is("weapon", "chosen")
		c.lasts(e)
	}},
	{Name: "flight", Mean: func(e *rulebook.Effect, c *command) {
		c.flies = true
		c.flight, c.flightSet = readFlight(e)
	}},
	{Name: "rearm", Mean: func(_ *rulebook.Effect, c *command) { c.rearm = true }},
	{Name: "reach", Mean: func(e *rulebook.Effect, c *command) { e.Is("line", "rear"); c.reach = true; c.lasts(e) }},
	{Name: "screen", Mean: func(e *rulebook.Effect, c *command) { e.Is("against", "land"); c.screen = true; c.lasts(e) }},
	{Name: "first_strike", Mean: func(e *rulebook.Effect, c *command) { c.first = true; c.lasts(e) }},
	{Name: "hit", Mean: func(e *rulebook.Effect, c *command) {
		e.Is("die", "1d10")
		c.hits, c.index = true, int8(e.Number("index", -20, 40))
	}},
	{Name: "repair", Mean: func(_ *rulebook.Effect, c *command) { c.repair = true }},
	{Name: "move", Mean: func(e *rulebook.Effect, c *command) { c.moves = readMove(e) }},
	{Name: "capture", Mean: func(e *rulebook.Effect, c *command) {
		check, _ := e.Param("check").(map[string]any)
		least, ok := check["min"].(int)
		if !ok || check["die"] != "1d10" || least < 1 || least > 11 || len(check) != 2 {
			e.Errorf("`check` must have a `die` of 1d10 and a `min` from 1 to 11")
		}
		c.captures = int8(least)
	}},
	{Name: "crew_saved", Mean: func(e *rulebook.Effect, c *command) {
		c.saves = true
		sums, _ := e.Param("not_on").([]any)
		for _, v := range sums {
			if n, ok := v.(int); ok && n >= 2 && n <= 20 {
				c.notOn[n] = true
			} else {
				e.Errorf("`not_on` cannot contain %v; use sums from 2 to 20", v)
			}
		}
	}},
	{Name: "any_crew", Mean: func(e *rulebook.Effect, c *command) { c.anyCrew = true; c.lasts(e) }},
	{Name: "draw", Mean: func(e *rulebook.Effect, c *command) {
		n := int8(e.Number("count", 1, 10))
		if rulebook.Pick(e, "pile", rulebook.Words[bool]{{Name: "unit", Mean: true}, {Name: "command", Mean: false}}) {
			c.drawUnits = n
		} else {
			c.drawOrders = n
		}
	}},
	{Name: "discard_rival", Mean: func(e *rulebook.Effect, c *command) {
		e.Is("pile", "command")
		e.Is("choose", "player")
		c.steals = int8(e.Number("count", 1, 10))
	}},
	{Name: "cancel", Mean: func(_ *rulebook.Effect, c *command) { c.cancels = true }},
	{Name: "reroll", Mean: func(e *rulebook.Effect, c *command) {
		rolls := rulebook.Words[int]{{Name: "attack", Mean: attackRoll}, {Name: "intensity", Mean: intensityRoll}, {Name: "initiative", Mean: initiativeRoll}}
		for _, roll := range rulebook.Picks(e, "rolls", rolls) {
			c.rerolls[roll] = true
		}
	}},
	{Name: "assault_min", Mean: func(e *rulebook.Effect, c *command) { c.assaultMin = int8(e.Number("min", 1, 10)); c.lasts(e) }},
}

// readMod reads a modifier of a Command card.
func readMod(e *rulebook.Effect, c *command) {
	m := mod{stat: rulebook.Pick(e, "stat", statWords), amount: int8(e.Modifier("amount", -20, 20)), who: rulebook.Pick(e, "who", whoWords)}
	if e.Has("only_weapon") {
		m.weapon = int8(e.Number("only_weapon", 1, maxWeapons))
	}
	if e.Has("only_vs") {
		e.Is("only_vs", "rear")
		m.rear = true
	}
	c.lasts(e)
	switch {
	case (m.who == self) != !c.onSide():
		e.Errorf("`who` does not fit the target of the card")
	case (m.stat == initiativeStat) != (m.who == wholeSide) || (c.until == forRoll) != (m.stat == initiativeStat):
		e.Errorf("only `initiative` changes a roll of the side")
	case c.n == maxMods:
		e.Errorf("a card can have at most %d modifiers", maxMods)
	default:
		c.mods[c.n] = m
		c.n++
	}
}

func readFlight(e *rulebook.Effect) (n int8, set bool) {
	if e.Has("set") {
		return int8(e.Number("set", 0, 20)), true
	}
	return int8(e.Modifier("add", -20, 20)), false
}

func readMove(e *rulebook.Effect) move {
	what := rulebook.Pick(e, "what", rulebook.Words[move]{{Name: "unit", Mean: unitToHand}, {Name: "crew", Mean: crewToHand}})
	to := rulebook.Pick(e, "to", rulebook.Words[move]{{Name: "hand", Mean: 0}, {Name: "reserves", Mean: unitToReserves - unitToHand}})
	return what + to
}
