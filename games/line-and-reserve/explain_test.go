package lineandreserve

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestWhy compares the reasons for unplayed Command cards, and for Unit cards that
// stay in hand, with the choices of the players.
func TestWhy(t *testing.T) {
	for _, side := range [][2]string{{"us-combat-command", "de-panzer-group"}, {"su-rifle-division", "de-defensive-line"}, {"us-combat-command", "us-combat-command"}} {
		r := load(t, decks(side[0], side[1]))
		rulestest.ExplainsAll(t, side[0], r, r.plays, 30, 13)
	}
}

// plays reports whether an action plays or commits a card.
func (r *Rules) plays(a playtest.Action, id playtest.CardID) bool {
	k, x, y, _ := unpack(a)
	switch k {
	case order:
		return id == r.commandCard(x)
	case commit:
		return id == r.designCard(x) || y != nobody && id == r.designCard(y)
	case relieve:
		return id == r.designCard(x)
	}
	return false
}

// designCard returns the card of a design, by its number.
func (r *Rules) designCard(n int) playtest.CardID {
	if n < perSide || r.data.alike {
		return playtest.CardID(n % perSide)
	}
	return playtest.CardID(r.data.sides[0].kinds + n%perSide)
}

// TestWhyUnitsStay gives the American a hand, and asks why its cards cannot be
// committed.
func TestWhyUnitsStay(t *testing.T) {
	for _, c := range []struct {
		what string
		hand []string
		card string
		room int // cards that can still be set aside
		rule string
		want string
	}{
		{`LR-045 "may not be committed without it"`, []string{"us-m10", "us-gun-crew"}, "us-m10", 7, "LR-045", "its player held no Crew of its kind"},
		{`LR-044 "may not be committed without the Unit it serves"`, []string{"us-m10", "us-gun-crew"}, "us-gun-crew", 7, "LR-044", "no Unit of its player needed such a Crew"},
		{`LR-039 "up to the maximum hand size"`, []string{"us-m10", "us-tank-crew"}, "us-m10", 1, "LR-039", "its player had set aside as many cards as a hand may have"},
		{"a unit with its crew", []string{"us-m10", "us-tank-crew"}, "us-m10", 2, "", ""},
		{"a crew with its unit", []string{"us-m10", "us-tank-crew"}, "us-tank-crew", 2, "", ""},
		{"a unit that needs no crew", []string{"us-rifle-squad"}, "us-rifle-squad", 1, "", ""},
	} {
		r := load(t, decks("us-combat-command", "de-panzer-group"))
		s := State{step: atCommit}
		for _, id := range c.hand {
			s.hands[0] = s.hands[0].with(r.unitNamed(id))
		}
		for range 7 - c.room { // cards of the other deck fill the room
			s.aside[0] = s.aside[0].with(perSide + s.aside[0].count())
		}
		id := r.unitCard(r.unitNamed(c.card))
		why := r.Why(&s, 0, id)
		if c.want == "" {
			if why != playtest.Free {
				t.Errorf("%s: %s is kept by condition %d", c.what, c.card, why)
			}
			continue
		}
		if rule, clause := r.Because(id, why, "en"); rule != c.rule || clause != c.want {
			t.Errorf("%s: %s is kept by %s, %q; want %s, %q", c.what, c.card, rule, clause, c.rule, c.want)
		}
		if s.step = atWindow; r.Why(&s, 0, id) != keptInHand {
			t.Errorf("%s: %s is not kept by LR-020 after the Commitment Phase", c.what, c.card)
		}
	}
}

// unitNamed returns the first card of a design of seat 0.
func (r *Rules) unitNamed(id string) int {
	for u := range perSide {
		if r.data.unit(u).id == id {
			return u
		}
	}
	panic("no unit " + id)
}
