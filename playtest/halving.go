package playtest

import "fmt"

// Halving is the player who thinks twice: policy says what it would do, and he
// looks for something better. For each decision he plays games to their end,
// from new deals of what he cannot see, and gives up the worse half of the other
// choices again and again (sequential halving, Karnin, Koren and Somekh 2013).
// All choices meet the same deals and dice, and within the playouts both sides
// play as policy does. He changes his mind only when the best choice beats
// policy's by more than the noise of their common games: else a small budget
// would make him worse than policy. Budget is the number of playouts a decision;
// every choice gets one at least. He neither bluffs nor sees through a bluff.
func Halving[S any](budget int, policy Player[S]) Player[S] {
	name := fmt.Sprintf("sh%d/%s", budget, policy.Name)
	return Player[S]{Name: name, New: func() Agent[S] {
		return &halving[S]{budget: budget, policy: [Seats]Agent[S]{policy.New(), policy.New()}}
	}}
}

type halving[S any] struct {
	budget int
	policy [Seats]Agent[S]
	seat   Seat
	rules  Rules[S]

	choices []candidate
	legal   []Action
	state   S
	luck    Keyed
	streams [Seats]Stream
}

// candidate is a choice that is still in: by how much its playouts were better
// than those of policy's choice, and the squares of that.
type candidate struct {
	action  Action
	gain    int
	squares int
}

// Begin forgets the last game.
func (h *halving[S]) Begin(r Rules[S], seat Seat) { h.rules, h.seat = r, seat }

// Act halves the choices until one is left to stand against policy's.
func (h *halving[S]) Act(_ Rules[S], s *S, legal []Action, rnd *Stream) Action {
	first := h.first(s, legal, rnd)
	rounds := 1
	for n := len(h.choices); n > 1; n = (n + 1) / 2 {
		rounds++
	}
	for {
		for range max(1, h.budget/(rounds*(len(h.choices)+1))) {
			h.playAll(s, first, rnd.Word())
		}
		h.sort()
		if len(h.choices) == 1 {
			break
		}
		h.choices = h.choices[:(len(h.choices)+1)/2]
	}
	if best := h.choices[0]; best.gain > 0 && best.gain*best.gain > best.squares {
		return best.action
	}
	return first
}

// first gives policy's choice and makes the others candidates.
func (h *halving[S]) first(s *S, legal []Action, rnd *Stream) Action {
	h.policy[h.seat].Begin(h.rules, h.seat)
	first := h.policy[h.seat].Act(h.rules, s, legal, rnd)
	h.choices = h.choices[:0]
	for _, a := range legal {
		if a != first {
			h.choices = append(h.choices, candidate{action: a})
		}
	}
	return first
}

// playAll plays each choice once, all with the same luck.
func (h *halving[S]) playAll(s *S, first Action, luck uint64) {
	base := h.playOne(s, first, luck)
	for i := range h.choices {
		better := h.playOne(s, h.choices[i].action, luck) - base
		h.choices[i].gain += better
		h.choices[i].squares += better * better
	}
}

func (h *halving[S]) playOne(s *S, a Action, luck uint64) int {
	h.luck = Keyed{base: luck}
	h.state = *s
	h.rules.Redeal(&h.state, h.seat, &h.luck)
	h.rules.Apply(&h.state, a, &h.luck, nil)
	return h.playout(luck)
}

// longest is how many decisions a playout may take; one that is longer counts
// as a draw.
const longest = 5000

// playout plays to the end and gives the result for the thinker: mostly who
// won, a little by how much.
func (h *halving[S]) playout(luck uint64) int {
	for seat := range Seats {
		h.policy[seat].Begin(h.rules, Seat(seat))
		h.streams[seat] = NewStream(luck, 0, Seat(seat))
	}
	for range longest {
		actor := h.rules.Actor(&h.state)
		if actor == Nobody {
			return h.worth(h.rules.Outcome(&h.state))
		}
		h.legal = h.rules.Legal(&h.state, h.legal[:0])
		a := h.legal[0]
		if len(h.legal) > 1 {
			a = h.policy[actor].Act(h.rules, &h.state, h.legal, &h.streams[actor])
		}
		h.rules.Apply(&h.state, a, &h.luck, nil)
	}
	return 0
}

// victory outweighs any margin.
const victory = 1000

func (h *halving[S]) worth(o Outcome) int {
	score := min(max(int(o.Margin), -victory/10), victory/10)
	if h.seat == 1 {
		score = -score
	}
	switch o.Winner {
	case Nobody:
		return score
	case h.seat:
		return score + victory
	}
	return score - victory
}

// sort puts the best choices first; among equals, those that were offered first.
func (h *halving[S]) sort() {
	for i := 1; i < len(h.choices); i++ {
		for j := i; j > 0 && h.choices[j].gain > h.choices[j-1].gain; j-- {
			h.choices[j], h.choices[j-1] = h.choices[j-1], h.choices[j]
		}
	}
}
