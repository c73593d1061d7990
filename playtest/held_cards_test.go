package playtest

import (
	"context"
	"slices"
	"testing"
)

// coy is the toy with cards that can hardly be played: strengths of 9 and more
// never, those of 7 and 8 from turn 10 on.
type coy struct{ *toy }

const (
	coyLate PlayCondition = 1 + iota
	coyNever
)

func (c *coy) Legal(s *toyState, buf []Action) []Action {
	all := c.toy.Legal(s, nil)
	for _, a := range all {
		if c.Why(s, c.Actor(s), CardID(a)) == Free {
			buf = append(buf, a)
		}
	}
	if len(buf) == 0 {
		return append(buf, all[0]) // in the toy there is always a legal action
	}
	return buf
}

func (c *coy) Turn(s *toyState) int { return int(s.turn) }

func (c *coy) Why(s *toyState, seat Seat, card CardID) PlayCondition {
	switch strength := int(card) + 1; {
	case s.hands[seat][card] == 0:
		return NotHeld
	case strength >= 9:
		return coyNever
	case strength >= 7 && s.turn < 10:
		return coyLate
	}
	return Free
}

func (c *coy) Because(_ CardID, h PlayCondition, lang string) (rule, clause string) {
	return "T-9", lang + []string{"", " too early", " never"}[h]
}

func (c *coy) Tell(*toyState, Action, string) string            { return "" }
func (c *coy) TellDraw(*toyState, Key, int, int, string) string { return "" }
func (c *coy) count(t *testing.T, games uint64) []Holding {
	t.Helper()
	m := Match{Players: Lineup{"random", "random"}, Seed: 3, Games: Range{To: games}}
	held, err := Bind[toyState](c).Held(t.Context(), m, "fr")
	if err != nil {
		t.Fatal(err)
	}
	return held
}

// TestHeld counts what keeps cards of the toy in hand, turn by turn.
func TestHeld(t *testing.T) {
	held := (&coy{newToy()}).count(t, 200)
	for id, h := range held {
		kept := uint64(0)
		for _, k := range h.Kept {
			kept += k.Turns
		}
		if h.Turns == 0 || h.Free+kept != h.Turns || h.Played > h.Free {
			t.Errorf("strength %d: %+v", id+1, h)
		}
	}
	if h := held[3]; h.Free != h.Turns || h.Kept != nil || h.Played < h.Turns/4 {
		t.Errorf("a card that is free: %+v", h)
	}
	if h := held[7]; h.Free == 0 || len(h.Kept) != 1 || h.Kept[0].Rule != "T-9" || h.Kept[0].Clause != "fr too early" {
		t.Errorf("a card for later turns: %+v", h)
	}
	if h := held[9]; len(h.Kept) != 1 || h.Kept[0].Clause != "fr never" || h.Free != h.Played {
		t.Errorf("a card that is played only where nothing else is left: %+v", h)
	}
	parts := (&coy{newToy()}).count(t, 80)
	if slices.EqualFunc(held, parts, func(a, b Holding) bool { return a.Turns == b.Turns }) {
		t.Error("fewer games hold as much")
	}
}

// TestHeldSurvives covers a game that panics, a context that ends, and rules
// that are not Explainers.
func TestHeldSurvives(t *testing.T) {
	c := &coy{newToy()}
	c.toy.panic = func(s *toyState) bool { return s.turn == 20 }
	if h := c.count(t, 50)[3]; h.Turns == 0 {
		t.Error("nothing was counted before the game broke down")
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	m := Match{Players: Lineup{"random", "random"}, Games: Range{To: 1 << 40}}
	if held, err := Bind[toyState](c).Held(ctx, m, "en"); err != nil || held[3].Turns > 0 {
		t.Errorf("%+v, %v", held, err)
	}
	plain := struct{ Teller[toyState] }{c}
	if held, err := Bind[toyState](plain).Held(t.Context(), m, "en"); held != nil || err != nil {
		t.Errorf("rules that cannot say why: %+v, %v", held, err)
	}
	m.Players[0] = "nobody"
	if _, err := Bind[toyState](c).Held(t.Context(), m, "en"); err == nil {
		t.Error("nobody plays")
	}
}
