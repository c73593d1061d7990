package fireandcover

import "punchboard/playtest"

// roleOf returns the role of a player, relative to the turn or the roll.
func (g *game) roleOf(seat playtest.Seat) role {
	mine := g.s.active
	switch g.s.step {
	case atSetup:
		mine = seat // each sets up their own
	case atMorale, atRally:
		mine = g.s.roller
	}
	if seat == mine {
		return byActive
	}
	return byInactive
}

// open returns the windows in which the deciding player may play now.
func (g *game) open() windowSet {
	set := windowsOf(windowAt[g.s.step])
	if g.s.asked == g.s.active && ownSteps[g.s.step] {
		set |= windowsOf(inOwnTurn)
	}
	return set
}

// playable returns the card types in the deciding player's hand that have an
// open window, except cards that stand for options.
func (g *game) playable(open windowSet) kindSet {
	kinds := g.data.window[windowAt[g.s.step]]
	if open.has(inOwnTurn) {
		kinds |= g.data.window[inOwnTurn]
	}
	return kinds & g.s.own().hand.kinds
}

// mayPlay reports whether the deciding player can play anything.
func (g *game) mayPlay() bool {
	g.t.Asked(g.s.asked)
	open := g.open()
	for k := g.playable(open); k != 0; k &= k - 1 {
		if g.can(&g.data.items[k.first()]) {
			return g.able()
		}
	}
	n := g.nation(g.s.asked)
	if n.window&open == 0 || g.s.own().hand.kinds&g.data.traits == 0 {
		return false
	}
	for o := n.first; o < n.last; o++ {
		if it := &g.data.items[o]; it.windows&open != 0 && g.can(it) {
			return g.able()
		}
	}
	return false
}

// able records that the active player can play a card this turn.
func (g *game) able() bool {
	g.s.move.could = g.s.move.could || g.s.asked == g.s.active
	return true
}

// can reports whether the deciding player may play an item whose window is
// open.
func (g *game) can(it *item) bool {
	s := g.s
	if it.roles&g.roleOf(s.asked) == 0 || it.limit != unlimited && s.own().used[it.limit].has(int(it.base)) {
		return false
	}
	switch it.verb {
	case attack:
		plain, closer := g.usable(it)
		return plain || closer
	case attackMod:
		if it.lasting() {
			return s.move.byCard && s.move.lateral
		}
		return !it.first() || !s.move.covered
	case attachEnemy:
		return !it.needPinned || s.other().pinned
	}
	return true
}

// legalPlays appends the ways to play the cards in the deciding player's hand.
// Copies of a card are one choice.
func (g *game) legalPlays(buf []playtest.Action) []playtest.Action {
	open := g.open()
	for k := g.playable(open); k != 0; k &= k - 1 {
		if it := &g.data.items[k.first()]; g.can(it) {
			buf = g.legalPlay(buf, it, k.first(), k.first())
		}
	}
	n := g.nation(g.s.asked)
	if n.window&open == 0 {
		return buf
	}
	for k := g.s.own().hand.kinds & g.data.traits; k != 0; k &= k - 1 {
		for o := n.first; o < n.last; o++ {
			if it := &g.data.items[o]; it.windows&open != 0 && g.can(it) {
				buf = g.legalPlay(buf, it, o, k.first())
			}
		}
	}
	return buf
}

func (g *game) legalPlay(buf []playtest.Action, it *item, at, kind int) []playtest.Action {
	if it.verb != attack {
		return append(buf, act(play, at, kind, 0))
	}
	plain, closer := g.usable(it)
	if plain {
		buf = append(buf, act(play, at, kind, 0))
	}
	if closer {
		buf = append(buf, act(play, at, kind, 1))
	}
	return buf
}

// play plays a card as an item.
func (g *game) play(at, kind int, closer bool) {
	s, me, it := g.s, g.s.asked, &g.data.items[at]
	g.spend(me, kind)
	g.t.Card(me, playtest.CardID(kind), playtest.CardPlayed)
	g.t.Rule(it.rule)
	if at >= maxKinds {
		g.t.Rule(g.data.items[kind].rule)
		g.t.Rule(fc106)
		g.t.Rule(g.nation(me).traitRule)
	}
	if it.limit != unlimited {
		s.own().used[it.limit] |= kind1(int(it.base))
	}
	if s.step == atMorale || s.step == atRally {
		s.passes, s.asked = 0, me.Other()
	}
	g.perform(it, at, kind, me, closer)
}

// perform applies the card and puts it where it belongs.
func (g *game) perform(it *item, at, kind int, me playtest.Seat, closer bool) {
	if g.stays(it, kind, me) {
		return
	}
	s, q := g.s, &g.s.squads[me]
	s.discard.add(kind)
	switch it.verb {
	case attack:
		g.shoot(it, kind, closer)
	case rollMod:
		s.move.rollSum += int16(it.amount)
		g.ruleIf(s.step == atMorale, fc050)
		g.ruleIf(s.step == atRally, fc089)
	case attackMod:
		g.addBonus(it, me)
	case block:
		g.block(at)
	case cancelBlock:
		g.t.Rule(fc077)
		g.completeMove()
	case peek:
		q.seen = max(q.seen, min(uint8(it.amount), s.left))
	case draw:
		g.drawCards(me, int(it.amount))
	case addMen:
		q.men += int32(it.amount)
		q.gained += int32(it.amount)
	}
}

// stays plays a card that remains on the table. It returns false for a card
// that is discarded.
func (g *game) stays(it *item, kind int, me playtest.Seat) bool {
	switch {
	case it.verb == terrain:
		g.s.squads[me].terrain = uint8(kind + 1)
		g.t.Rule(fc014)
		g.leaveSetup()
	case it.verb == attachOwn, it.verb == attachEnemy:
		g.attach(it, kind, me)
	case it.verb == objective:
		g.takeObjective(it, kind, me)
	case it.verb == handLimit:
		g.killCommander(it, kind, me)
	case it.lasting():
		g.flank(it, kind, me)
	default:
		return false
	}
	return true
}

// addBonus modifies attack rolls until the end of the turn.
func (g *game) addBonus(it *item, me playtest.Seat) {
	for _, m := range it.mods {
		side := me
		if m.onEnemy {
			side = me.Other()
		}
		guns := 0
		if m.gunOnly {
			guns = 1
		}
		g.s.squads[side].bonus[m.when][guns] += int16(m.mod)
	}
	if it.first() {
		g.s.move.smoke = true
		g.t.Rule(fc057)
	}
	g.ruleIf(g.s.step == atOpportunity && it.mods[0].when == whenOpportunity, fc064)
}

// attach attaches a card to the terrain of a squad.
func (g *game) attach(it *item, kind int, me playtest.Seat) {
	if it.verb == attachOwn {
		q := &g.s.squads[me]
		q.attached.add(kind)
		q.concealed += int16(it.cover)
		g.t.Rule(fc078)
		return
	}
	q := &g.s.squads[me.Other()]
	q.attached.add(kind)
	q.encircled += int16(it.cover)
}

func (g *game) takeObjective(it *item, kind int, me playtest.Seat) {
	q := &g.s.squads[me]
	q.kept.add(kind)
	q.goals += uint8(it.amount)
	g.t.Rule(fc078)
	if g.goals(g.s, me) >= g.data.set.Objectives {
		g.t.Rule(fc105)
		g.end(me, byObjectives)
	}
}

// killCommander changes a hand limit for the rest of the game.
func (g *game) killCommander(it *item, kind int, me playtest.Seat) {
	side := me
	if it.onEnemy {
		side = me.Other()
	}
	g.s.squads[me].kept.add(kind)
	g.s.squads[side].handMod += int16(it.amount)
	g.t.Rule(fc028)
	g.t.Rule(fc102)
}
