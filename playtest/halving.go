package playtest

import "fmt"

// Halving returns a player that tries to improve on policy. For each decision it
// plays on from random deals of what it cannot see, and repeatedly drops the
// worse half of the other choices (sequential halving, Karnin, Koren and Somekh
// 2013). All choices get the same deals and dice, and in the playouts all seats
// play as policy does. It departs from policy's choice only if the best choice is
// better by more than half the standard error over their common playouts. Budget
// is the number of playouts per decision; every choice gets at least one. It
// neither bluffs nor detects a bluff.
func Halving[S any](budget int, policy Player[S]) Player[S] {
	name := fmt.Sprintf("sh%d/%s", budget, policy.Name)
	return Player[S]{Name: name, New: func() Agent[S] {
		return &halving[S]{budget: budget, playout: newPlayout(policy)}
	}}
}

type halving[S any] struct {
	playout[S]
	budget  int
	choices []candidate
	played  int // playouts of each remaining choice
}

// candidate is a choice that has not been dropped: the sum, over playouts, of its
// lead over policy's choice, and the sum of the squares of that lead.
type candidate struct {
	action  Action
	gain    int64 // int64, so that the result is the same on 32-bit machines
	squares int64
}

// Begin resets the player for a new game.
func (h *halving[S]) Begin(r Rules[S], seat Seat) {
	h.rules, h.seat = r, seat
	h.sit(r)
}

// Act drops choices until one is left to compare with policy's.
func (h *halving[S]) Act(_ Rules[S], s *S, legal []Action, rnd *Stream) Action {
	first := h.first(s, legal, rnd)
	h.lookAhead(s, first, rnd.Word())
	rounds := 1
	for n := len(h.choices); n > 1; n = (n + 1) / 2 {
		rounds++
	}
	for h.round(s, first, rnd, max(1, (h.budget-1)/(rounds*(len(h.choices)+1)))) && len(h.choices) > 1 {
		h.choices = h.choices[:(len(h.choices)+1)/2]
	}
	if best := h.choices[0]; best.convinces() {
		return best.action
	}
	return first
}

// first returns policy's choice and makes the others candidates.
func (h *halving[S]) first(s *S, legal []Action, rnd *Stream) Action {
	policy := h.policy[h.seat].agent
	policy.Begin(h.rules, h.seat)
	first := policy.Act(h.rules, s, legal, rnd)
	h.choices, h.played = h.choices[:0], 0
	for _, a := range legal {
		if a != first {
			h.choices = append(h.choices, candidate{action: a})
		}
	}
	return first
}

// round plays each choice some times, sorts them, and reports whether playing on
// can change anything.
func (h *halving[S]) round(s *S, first Action, rnd *Stream, playouts int) bool {
	for range playouts {
		h.playAll(s, first, rnd.Word())
		if h.played++; h.played%glance == 0 && h.hopeless() {
			return false
		}
	}
	h.sort()
	return true
}

// glance is the number of playouts of each choice after which, and after every
// multiple of which, a player looks whether any choice is worth more thought.
const glance = 16

// hopeless reports whether each choice made no difference so far, or is worse than
// policy's by more than its standard error. Most decisions of a long game are like
// that: thinking on would take most of the time and change next to nothing.
func (h *halving[S]) hopeless() bool {
	for i := range h.choices {
		if c := &h.choices[i]; c.squares > 0 && (c.gain >= 0 || c.gain*c.gain <= c.squares) {
			return false
		}
	}
	return true
}

// playAll plays each choice once, with the same luck.
func (h *halving[S]) playAll(s *S, first Action, luck uint64) {
	base := h.play(s, first, luck)
	for i := range h.choices {
		better := h.play(s, h.choices[i].action, luck) - base
		h.choices[i].gain += int64(better)
		h.choices[i].squares += int64(better) * int64(better)
	}
}

// convinces reports whether a gain is more than half its standard error. A
// stricter test would keep policy's choice too often: the estimate errs equally
// in both directions, and this choice has already beaten all the others.
func (c *candidate) convinces() bool { return c.gain > 0 && 4*c.gain*c.gain > c.squares }

// sort sorts the choices by gain, best first, and is stable.
func (h *halving[S]) sort() {
	for i := 1; i < len(h.choices); i++ {
		for j := i; j > 0 && h.choices[j].gain > h.choices[j-1].gain; j-- {
			h.choices[j], h.choices[j-1] = h.choices[j-1], h.choices[j]
		}
	}
}
