package patroldeck

import (
	"slices"

	"punchboard/carddata"
	"punchboard/playtest"
)

// play plays a game and returns how it ended.
func (n *naiveGame) play() (how string) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case ended:
			how = string(e)
		default:
			panic(e)
		}
	}()
	for n.turn = 1; n.turn <= 11; n.turn++ {
		n.oneTurn()
	}
	return "de held"
}

// oneTurn plays to the Reroll and Reshuffle card (T1, T2, T9).
func (n *naiveGame) oneTurn() {
	n.last, n.greenWaits, n.coins = nil, false, 0
	for _, f := range n.figures {
		f.moved = false
	}
	for _, d := range []*naiveDeck{n.cards, n.decks[0], n.decks[1]} {
		n.shuffle(d)
	}
	for i, u := range n.units {
		u.die = 0
		if len(alive(u.figures)) > 0 {
			u.die = playtest.Die(n.chance, playtest.Key{Domain: forDie, Turn: uint16(n.turn), Slot: uint16(i)}, 6)
		}
	}
	for {
		switch card := n.draw(n.cards); textOf(card, "kind") {
		case "number":
			n.number(card)
		case "green":
			n.greenWaits = true
		case "elite":
			n.elite()
		case "reshuffle":
			for _, u := range n.units {
				u.pinned = u.pinned && u.die != 6
			}
			return
		}
	}
}

// number calls the units of a number card.
func (n *naiveGame) number(card *carddata.Card) {
	black := textOf(card, "color") == "black"
	var called []*naiveUnit
	for _, u := range n.units {
		switch {
		case u.die != numberOf(card, "value"), u.pinned && !black, n.greenWaits && u.is("G"):
		default:
			called = append(called, u)
		}
	}
	n.greenWaits = false
	n.last = &naiveCall{black: black}
	n.call(called, black && numberOf(card, "value") == 6)
}

// is reports whether the leader of a unit has a grade of Guts.
func (u *naiveUnit) is(grade string) bool { return u.leader().grade("guts") == grade }

// elite calls elite units (PG-23, PG-24).
func (n *naiveGame) elite() {
	var called []*naiveUnit
	if n.last == nil {
		die := playtest.Die(n.chance, playtest.Key{Domain: forElite, Turn: uint16(n.turn)}, 6)
		for _, u := range n.units {
			if u.is("E") && u.die == die && !u.pinned {
				called = append(called, u)
			}
		}
	} else {
		for _, u := range n.units {
			if u.is("E") && slices.Contains(n.last.activated, u) && (n.last.black || !u.pinned) {
				called = append(called, u)
			}
		}
	}
	n.call(called, false)
}

// present drops the units without a figure.
func present(units []*naiveUnit) []*naiveUnit {
	return slices.DeleteFunc(units, func(u *naiveUnit) bool { return len(alive(u.figures)) == 0 })
}

// call lets the sides activate or pass the called units in turns (T3, PG-65).
func (n *naiveGame) call(called []*naiveUnit, frees bool) {
	called = present(called)
	has := func(side int) bool {
		return slices.ContainsFunc(called, func(u *naiveUnit) bool { return u.side() == side })
	}
	side := 0
	if has(0) && has(1) {
		side = n.chance.N(playtest.Key{Domain: forCoin, Turn: uint16(n.turn), Repeat: uint16(n.coins)}, 2)
		n.coins++
	}
	for ; len(called) > 0; called, side = present(called), 1-side {
		if !has(side) {
			side = 1 - side
		}
		var options []string
		for _, u := range called {
			if u.side() == side {
				options = append(options, "activate "+u.letter, "pass "+u.letter)
			}
		}
		choice := n.ask(side, options)
		at := slices.IndexFunc(called, func(u *naiveUnit) bool { return u.letter == choice[len(choice)-1:] })
		u := called[at]
		called = slices.Delete(called, at, at+1)
		if choice[0] == 'a' {
			n.activate(u, frees)
		}
	}
}

// activate activates a unit (T4 to T8).
func (n *naiveGame) activate(u *naiveUnit, frees bool) {
	if n.last != nil {
		n.last.activated = append(n.last.activated, u)
	}
	n.active, n.spent, n.leaderFires, n.counts = u, nil, false, map[string]*naiveFigure{}
	for _, f := range u.figures {
		f.moved = false
	}
	u.pinned = u.pinned && !frees
	n.checkMorale(u)
	acted := n.execute(u, n.orders(u))
	n.melees(u.side())
	for _, f := range acted {
		if !f.down && !f.stunned {
			f.facing = slices.Index(compassNames, n.ask(f.side, facings())[len("face "):])
		}
	}
	for _, f := range n.figures {
		f.removed = f.down
		f.tried, f.fought, f.charged = false, false, false
	}
	n.victory()
}

func facings() (options []string) {
	for _, name := range compassNames {
		options = append(options, "face "+name)
	}
	return options
}
