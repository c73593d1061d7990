package playtest

import (
	"fmt"
	"math"
)

// Story receives the events of one game as it is replayed. Its functions may be
// nil.
type Story struct {
	Lang     string // language of the texts
	Decision func(Decision)
	Rule     func(RuleID) // triggered by the last decision, or by the setup
	Draw     func(text string)
	AtOnce   func(AtOnce)
}

// AtOnce is a group of simultaneous events in a story for which another order
// makes a difference.
type AtOnce struct {
	ID    TogetherID
	Case  OrderCase
	Tells string // how the two orders differ, if the rules can say it
}

// Comparer is implemented by rules that can describe how two states differ.
type Comparer[S any] interface {
	// Compare describes what is different in b compared with a: "Sniper: out of
	// play instead of 1 pin". It returns "" if players see no difference.
	Compare(a, b *S, lang string) string
}

// Decision is one choice of a story.
type Decision struct {
	Step    int // from 0
	Seat    Seat
	Choices int // the number of choices
	Text    string
}

// Revealer is implemented by rules in which actions turn over cards whose order
// was drawn long before.
type Revealer[S any] interface {
	// Show describes what was revealed between two states: "9 of clubs". It
	// returns "" for nothing.
	Show(before, after *S, lang string) string
}

// Replay plays one game again, exactly as it was. If the rules fail, it reports
// all events up to that point to s and returns the error.
func (b *bound[S]) Replay(m Match, game uint64, s *Story) (o Outcome, err error) {
	p, err := b.plan(m)
	if err != nil {
		return o, err
	}
	p.Orders = math.MaxUint64 // whatever the number of the game is
	t := newTable(&p)
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("%v: %v", Broken, fault)
		}
	}()
	t.tracer.story = s.Rule
	teller := &replay[S]{table: t, rules: b.rules, story: s}
	return teller.play(game)
}

// replay is a table that reports every step.
type replay[S any] struct {
	*table[S]
	rules Teller[S]
	story *Story
	luck  Recording
}

func (t *replay[S]) play(game uint64) (Outcome, error) {
	t.luck = Recording{From: &t.chance, Note: t.draw}
	t.begin(game)
	for {
		if err := t.rules.Check(&t.state); err != nil {
			return Outcome{}, fmt.Errorf("%v: %w", Illegal, err)
		}
		actor := t.rules.Actor(&t.state)
		switch {
		case actor == Nobody:
			return t.rules.Outcome(&t.state), nil
		case t.steps == t.limit:
			return Outcome{}, fmt.Errorf("%v: %d decisions", Endless, t.steps)
		}
		a, choices := t.agents[actor].list(&t.state, &t.streams[actor])
		if choices == 0 {
			return Outcome{}, fmt.Errorf("%v: the player has no legal choice", Gap)
		}
		t.step(actor, a, choices)
	}
}

// step reports a choice and performs it.
func (t *replay[S]) step(actor Seat, a Action, choices int) {
	if t.story.Decision != nil {
		t.story.Decision(Decision{t.steps, actor, choices, t.rules.Tell(&t.state, a, t.story.Lang)})
	}
	t.steps++
	before := t.state
	t.tester.played.notes.reset()
	t.rules.Apply(&t.state, a, &t.luck, t.tracer)
	if r, shows := t.rules.(Revealer[S]); shows && t.story.Draw != nil {
		if text := r.Show(&before, &t.state, t.story.Lang); text != "" {
			t.story.Draw(text)
		}
	}
	if t.story.AtOnce != nil {
		t.tester.before = before
		t.atOnce(&takenAction[S]{action: a, game: t.game, step: t.steps - 1, luck: &t.chance, after: &t.state})
	}
}

// atOnce reports simultaneous events for which another order makes a
// difference.
func (t *replay[S]) atOnce(d *takenAction[S]) {
	p := t.tester
	for at, e := range p.played.notes.events {
		p.begin()
		p.vary(d, at, outcomeOf(p.rules, d.after))
		if found := &p.traces[e.id]; found.differ > 0 {
			t.story.AtOnce(AtOnce{e.id, found.first.clone(), t.compare(found.first.How)})
		}
	}
}

// compare describes how the state would differ after the other order.
func (t *replay[S]) compare(how Difference) string {
	if r, can := t.rules.(Comparer[S]); can && how != Breakdown {
		return r.Compare(&t.state, &t.tester.other, t.story.Lang)
	}
	return ""
}

func (t *replay[S]) draw(k Key, n, drawn int) {
	if t.story.Draw == nil {
		return
	}
	if text := t.rules.TellDraw(k, n, drawn, t.story.Lang); text != "" {
		t.story.Draw(text)
	}
}
