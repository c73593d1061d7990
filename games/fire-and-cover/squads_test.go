package fireandcover

import (
	"fmt"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// squadsOf returns the rules of the hex-map variant with several squads a side.
func squadsOf(t testing.TB, n int) *Rules {
	t.Helper()
	return rulesOf(t, read(t, "hex-map"), rulestest.Switch("squads", n))
}

// TestSquads tests the rules for several squads a side: "The variant lets each player
// have more than one squad" (FC-129), "Each squad then needs its own hand of cards"
// (FC-130), with their turns as in FC-G61: players alternate squads.
func TestSquads(t *testing.T) {
	followIn(t, squadsOf(t, 3), []ruling{
		{"FC-129 the player of the turn chooses whom to face", "phase draw; asked a; can face 1; can face 2; can face 3; do face 2; b has squad 2; a has squad 1"},
		{"FC-129 not a squad that is lost", "b2 lost; phase draw; can face 1; cant face 2; can face 3"},
		{"FC-129 the only one left is faced", "b1 lost; b3 lost; a hand scout; deck; phase draw; b has squad 2; can play scout"},
		{"FC-129 players alternate squads", "phase end; asked b; b has squad 1; do face 3; a has squad 3; phase end; asked a; a has squad 1; do face 1; phase end; b has squad 2; do face 1; phase end; a has squad 2"},
		{"FC-129 a lost squad has no turn", "b2 lost; phase end; b has squad 1; do face 1; phase end; do face 1; phase end; b has squad 3"},
		{"FC-130 only the squad of the turn draws", "deck knife pistol carbine grenade mortar; phase draw; do face 1; a1 has cards 3; a2 has cards 0; a3 has cards 0; b1 has cards 0"},
		{"FC-130 a squad plays from its own hand", "a1 hand scout knife; a2 hand pistol; deck smoke; phase draw; do face 1; can play scout; cant play pistol"},
		{"FC-130 each has its own range", "a1 in 0704; b1 in 0705; a1 hand scout; deck; phase draw; do face 1; a has range PB"},
		{"FC-104 the last squad is lost", "b2 lost; b3 lost; b1 men 1; a in 0702; b in 0705; a hand carbine scout; phase position; roll 6 1; do play carbine; over a kills"},
		{"FC-105 the squads of a player count together", "a1 goals 1; a2 goals 1; a hand mission-objective scout; phase movement; do go 0504; do play mission-objective; over a objectives"},
		{"FC-127 not onto a squad of one's own", "a2 in 0504; a hand scout; phase movement; cant go 0504; do go 0604; a has hex 0604"},
	})
}

// TestLostSquads follows what happens when one of several squads is lost.
func TestLostSquads(t *testing.T) {
	r := squadsOf(t, 2)
	followIn(t, r, []ruling{
		{"FC-129 the attacker faces the next squad", "a in 0704; b in 0705; b2 in 0702; b men 1; b hand knife; a hand carbine grenade scout; range S; phase position; b2 has men 10; roll 6 1; do play grenade; discarded knife; b has squad 2; a has squad 1"},
		{"FC-129 a turn ends with its squad", "a in 0704; b in 0705; a men 1; a hand scout; b hand knife; phase return; roll 6 1; do play knife; discarded scout; asked b; b has squad 1; a has squad 2"},
	})
}

// TestSeveralSquadsHold plays whole games with several squads a side and checks every
// state, choice and redeal; the games end and need no memory.
func TestSeveralSquadsHold(t *testing.T) {
	for n := 2; n <= maxSquads; n++ {
		r, name := squadsOf(t, n), fmt.Sprint(n, " squads")
		for _, p := range players() {
			rulestest.AuditAndPeek(t, name, r, p, rulestest.Sample{Games: 4, Decisions: 300}, rulestest.Sample{Games: 3, Decisions: 100})
			rulestest.NoAllocations(t, name, r, p, 5)
			if p.Name != "seeker" {
				rulestest.GamesEnd(t, name+" "+p.Name, plan(r, p, rulestest.Games(60, 20)))
			}
		}
		rulestest.HashesDiffer(t, name, r, 3, 300)
	}
}

// TestSquadsNeedTheMap checks the findings about numbers of squads that cannot be
// played.
func TestSquadsNeedTheMap(t *testing.T) {
	for _, c := range []struct {
		variant string
		squads  any
		want    string
	}{
		{"", 2, "switch `squads` can be more than 1 only with `terrain: map`"},
		{"hex-map", 5, "switch `squads` must be a whole number from 1 to 4, but is 5"},
		{"hex-map", 0, "switch `squads` must be a whole number from 1 to 4, but is 0"},
		{"hex-map", "two", "switch `squads` must be a whole number from 1 to 4, but is two"},
	} {
		g := read(t, c.variant)
		rulestest.Switch("squads", c.squads)(g)
		r, found := New(g)
		if r != nil || found.Errors() != 1 || found.All()[0].Message != c.want {
			t.Errorf("squads: %v: %v", c.squads, found.All())
		}
	}
}

// TestSquadsDealHands checks the setup: each squad has the men of its nationality, an
// opening hand of its own (FC-013, FC-130) and a hex of its own.
func TestSquadsDealHands(t *testing.T) {
	r := rulesOf(t, read(t, "hex-map"), rulestest.All(rulestest.Switch("squads", 4), squads("german", "american")))
	var s State
	c := newLuck()
	r.Setup(&s, &c, nil)
	var taken hexSet
	for seat, men := range []int32{10, 12} {
		for number := range uint8(4) {
			q := r.squadOf(&s, playtest.Seat(seat), number)
			opening := uint8(r.data.nations[q.nation].opening)
			if q.men != men || q.hand.size != opening || taken.has(int(q.hex)) {
				t.Errorf("squad %d of %d: %d men, %d cards instead of %d, on %s", number, seat, q.men, q.hand.size, opening, r.data.ground.labels[q.hex])
			}
			taken.add(int(q.hex))
		}
	}
}
