package playtest

import "fmt"

// Halving is the player who thinks twice: policy says what it would do, and he
// looks for something better. For each decision he plays on from new deals of
// what he cannot see, and gives up the worse half of the other choices again and
// again (sequential halving, Karnin, Koren and Somekh 2013). All choices meet the
// same deals and dice, and within the playouts both sides play as policy does.
// He changes his mind only when the best choice beats policy's by more than half
// the noise of their common playouts. Budget is the number of playouts a
// decision; every choice gets one at least. He neither bluffs nor sees through a
// bluff.
func Halving[S any](budget int, policy Player[S]) Player[S] {
	name := fmt.Sprintf("sh%d/%s", budget, policy.Name)
	return Player[S]{Name: name, New: func() Agent[S] {
		return &halving[S]{budget: budget, playout: playout[S]{policy: [Seats]chooser[S]{newChooser(policy), newChooser(policy)}}}
	}}
}

type halving[S any] struct {
	playout[S]
	budget  int
	choices []candidate
}

// candidate is a choice that is still in: by how much its playouts were better
// than those of policy's choice, and the squares of that.
type candidate struct {
	action  Action
	gain    int64 // of 64 bits on any machine, so that all decide alike
	squares int64
}

// Begin forgets the last game.
func (h *halving[S]) Begin(r Rules[S], seat Seat) { h.rules, h.seat = r, seat }

// Act halves the choices until one is left to stand against policy's.
func (h *halving[S]) Act(_ Rules[S], s *S, legal []Action, rnd *Stream) Action {
	first := h.first(s, legal, rnd)
	h.lookAhead(s, first, rnd.Word())
	rounds := 1
	for n := len(h.choices); n > 1; n = (n + 1) / 2 {
		rounds++
	}
	for {
		for range max(1, (h.budget-1)/(rounds*(len(h.choices)+1))) {
			h.playAll(s, first, rnd.Word())
		}
		h.sort()
		if len(h.choices) == 1 {
			break
		}
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
	base := h.play(s, first, luck)
	for i := range h.choices {
		better := h.play(s, h.choices[i].action, luck) - base
		h.choices[i].gain += int64(better)
		h.choices[i].squares += int64(better) * int64(better)
	}
}

// convinces reports whether a gain is more than half its standard error. To ask
// for more is to stay with policy too often: what is measured is as likely too
// little as too much, and the choice won against all others.
func (c *candidate) convinces() bool { return c.gain > 0 && 4*c.gain*c.gain > c.squares }

// sort puts the best choices first; among equals, those that were offered first.
func (h *halving[S]) sort() {
	for i := 1; i < len(h.choices); i++ {
		for j := i; j > 0 && h.choices[j].gain > h.choices[j-1].gain; j-- {
			h.choices[j], h.choices[j-1] = h.choices[j-1], h.choices[j]
		}
	}
}
