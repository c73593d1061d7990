package fireandcover

import (
	"testing"

	"punchboard/playtest"
)

// TestObservation swaps cards that a player sees, and cards that they do not.
func TestObservation(t *testing.T) {
	p := newPosition(t, load(t))
	p.Play("a hand scout; b hand knife pistol; deck carbine mortar hill smoke fear grenade bayonet; phase discard; do play scout")
	seen := func(s *State) (o playtest.Observation) {
		p.rules.Observe(s, 0, &o)
		return o
	}
	before := seen(&p.State)
	for _, c := range []struct {
		name   string
		change func(*State)
		same   bool
	}{
		{"the order of what he looked at", func(s *State) { s.deck[s.left-1], s.deck[s.left-2] = s.deck[s.left-2], s.deck[s.left-1] }, false},
		{"the order under it", func(s *State) { s.deck[0], s.deck[1] = s.deck[1], s.deck[0] }, true},
		{"the other hand", func(s *State) {
			s.squads[1].hand.take(p.kind("knife"))
			s.squads[1].hand.add(int(s.deck[0]))
			s.deck[0] = uint8(p.kind("knife"))
		}, true},
		{"the size of the other hand", func(s *State) { s.squads[1].hand.take(p.kind("knife")) }, false},
		{"his own hand", func(s *State) { s.squads[0].hand.add(p.kind("knife")) }, false},
		{"what he knows of the other hand", func(s *State) { s.squads[0].known.add(p.kind("knife")) }, false},
	} {
		s := p.State
		c.change(&s)
		if after := seen(&s); after.Equal(&before) != c.same {
			t.Errorf("%s: the same to him: %v", c.name, !c.same)
		}
	}
}

// TestRedeal checks that each unseen card is as likely in the other hand as in
// any place of the deck, and that known cards stay.
func TestRedeal(t *testing.T) {
	p := newPosition(t, load(t))
	p.Play("a hand scout scout; b hand knife; deck carbine mortar hill smoke fear grenade bayonet garrote; phase discard; do play scout; a has seen 5")
	p.State.squads[1].hand.add(p.kind("carbine"))
	p.State.squads[0].known.add(p.kind("carbine"))
	in := map[int]int{}
	for deal := range uint64(4000) {
		s, c := p.State, playtest.NewKeyed(3, deal)
		p.rules.Redeal(&s, 0, &c)
		if s.squads[1].hand.size != 2 || !s.squads[1].hand.kinds.has(p.kind("carbine")) || s.deck[s.left-1] != p.State.deck[s.left-1] {
			t.Fatal("a card that he knows was dealt anew")
		}
		for _, id := range []string{"knife", "grenade", "bayonet", "garrote"} {
			if s.squads[1].hand.kinds.has(p.kind(id)) {
				in[p.kind(id)]++
			}
		}
	}
	for kind, n := range in {
		if n < 880 || n > 1120 { // 1,000 plus or minus 4.4 standard deviations
			t.Errorf("%s is in the hand %d times of 4,000", p.rules.data.items[kind].id, n)
		}
	}
}
