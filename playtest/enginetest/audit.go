// Package enginetest tests games of the engine: it audits whole games and
// computes exact odds. Only tests import it.
package enginetest

import (
	"fmt"
	"slices"

	"punchboard/playtest"
)

// Audit plays games and checks at every decision what Rules promises: a valid state, distinct legal actions
// (which a Drawer draws as it lists them), no key drawn twice, and a Redeal that changes neither the state's
// validity nor what the actor knows and may do. It returns the number of decisions checked and the first
// violation.
func Audit[S any](r playtest.Rules[S], p playtest.Player[S], seed uint64, games playtest.Range) (decisions int, err error) {
	a := auditor[S]{watch[S]{rules: r, agents: agentsOf(r, p), seed: seed}}
	for game := games.From; game < games.To; game++ {
		n, err := a.watch.game(game, a.decision)
		if decisions += n; err != nil {
			return decisions, fmt.Errorf("seed %d, game %d, step %d: %w", seed, game, n, err)
		}
	}
	return decisions, nil
}

// Peeks plays games and asks a player twice at every decision: with the cards as they are, and after
// redealing everything that its seat cannot see. An honest player never changes its choice.
func Peeks[S any](r playtest.Rules[S], p playtest.Player[S], seed uint64, games playtest.Range) (changed, decisions int) {
	w := watch[S]{rules: r, agents: agentsOf(r, p), seed: seed}
	for game := games.From; game < games.To; game++ {
		second := agentsOf(r, p)
		for seat := range second {
			second[seat].Begin(r, playtest.Seat(seat))
		}
		n, _ := w.game(game, func(d *decision[S]) error {
			if w.again(d, second[d.actor]) != d.action {
				changed++
			}
			return nil
		})
		decisions += n
	}
	return changed, decisions
}

// decision is one choice of a watched game.
type decision[S any] struct {
	state  *S
	actor  playtest.Seat
	legal  []playtest.Action
	action playtest.Action
	before playtest.Stream // the actor's stream before it chose
	deal   playtest.Keyed  // for the redeal
}

// watch plays games slowly and shows each decision.
type watch[S any] struct {
	rules  playtest.Rules[S]
	agents []playtest.Agent[S] // by seat
	seed   uint64
}

// agentsOf makes an agent for each seat.
func agentsOf[S any](r playtest.Rules[S], p playtest.Player[S]) (all []playtest.Agent[S]) {
	for range r.Catalog().NumSeats() {
		all = append(all, p.New())
	}
	return all
}

// game plays one game and calls look for each real choice before it is applied.
func (w *watch[S]) game(game uint64, look func(*decision[S]) error) (decisions int, err error) {
	var s S
	keyed := playtest.NewKeyed(w.seed, game)
	chance := &Once{From: &keyed}
	var streams playtest.PerSeat[playtest.Stream]
	for seat := range w.agents {
		streams[seat] = playtest.NewStream(w.seed, game, playtest.Seat(seat))
		w.agents[seat].Begin(w.rules, playtest.Seat(seat))
	}
	w.rules.Setup(&s, chance, nil)
	for ; ; decisions++ {
		d := decision[S]{state: &s, actor: w.rules.Actor(&s), deal: playtest.NewKeyed(game, uint64(decisions))}
		if d.actor == playtest.Nobody {
			return decisions, w.rules.Check(&s)
		}
		d.legal = w.rules.Legal(&s, nil)
		d.before = streams[d.actor]
		d.action = w.choose(&d, &streams[d.actor])
		if err := look(&d); err != nil {
			return decisions, err
		}
		w.rules.Apply(&s, d.action, chance, nil)
	}
}

func (w *watch[S]) choose(d *decision[S], rnd *playtest.Stream) playtest.Action {
	if len(d.legal) < 2 {
		return d.legal[0]
	}
	return w.agents[d.actor].Act(w.rules, d.state, d.legal, rnd)
}

// again returns the choice of another agent of the same kind after a redeal.
func (w *watch[S]) again(d *decision[S], agent playtest.Agent[S]) playtest.Action {
	if len(d.legal) < 2 {
		return d.legal[0]
	}
	dealt, rnd := *d.state, d.before
	w.rules.Redeal(&dealt, d.actor, &d.deal)
	return agent.Act(w.rules, &dealt, d.legal, &rnd)
}

// auditor checks decisions for Audit.
type auditor[S any] struct{ watch watch[S] }

func (a *auditor[S]) decision(d *decision[S]) error {
	if err := a.watch.rules.Check(d.state); err != nil {
		return err
	}
	if err := choices(d); err != nil {
		return err
	}
	if err := draws(a.watch.rules, d); err != nil {
		return err
	}
	for viewer := range a.watch.agents {
		if err := a.redeal(d, playtest.Seat(viewer)); err != nil {
			return fmt.Errorf("new deal of what seat %d cannot see: %w", viewer, err)
		}
	}
	return nil
}

func choices[S any](d *decision[S]) error {
	sorted := slices.Sorted(slices.Values(d.legal))
	if len(slices.Compact(sorted)) != len(d.legal) {
		return fmt.Errorf("an action is offered twice among %v", d.legal)
	}
	if !slices.Contains(d.legal, d.action) {
		return fmt.Errorf("action %d is not legal", d.action)
	}
	return nil
}

// draws compares what rules draw without a list with what they list.
func draws[S any](r playtest.Rules[S], d *decision[S]) error {
	drawer, ok := r.(playtest.Drawer[S])
	if !ok {
		return nil
	}
	drawn, listed := d.before, d.before
	want := d.legal[listed.Pick(len(d.legal))]
	if got, n := drawer.Draw(d.state, &drawn); got != want || n != len(d.legal) || drawn != listed {
		return fmt.Errorf("action %d is drawn among %d, but %d among %d is listed", got, n, want, len(d.legal))
	}
	return nil
}

func (a *auditor[S]) redeal(d *decision[S], viewer playtest.Seat) error {
	r, dealt := a.watch.rules, *d.state
	r.Redeal(&dealt, viewer, &d.deal)
	var before, after playtest.Observation
	r.Observe(d.state, viewer, &before)
	r.Observe(&dealt, viewer, &after)
	switch {
	case !before.Equal(&after):
		return fmt.Errorf("the player sees another game")
	case viewer == d.actor && !slices.Equal(d.legal, r.Legal(&dealt, nil)):
		return fmt.Errorf("the player has other choices")
	}
	return r.Check(&dealt)
}
