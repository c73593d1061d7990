package playtest

import (
	"fmt"
	"math"
)

// Story hears one game as it is played again. Its functions may be nil.
type Story struct {
	Lang     string // of the words
	Decision func(Decision)
	Rule     func(RuleID) // fired by the last decision, or by the set-up
	Draw     func(text string)
	AtOnce   func(AtOnce)
}

// AtOnce is an event of a story in which several things happened at once, and
// another order of them leads elsewhere.
type AtOnce struct {
	ID    TogetherID
	Case  OrderCase
	Tells string // how the two orders differ, where the rules can say it
}

// Comparer is rules that can say in what two states differ.
type Comparer[S any] interface {
	// Compare says what is otherwise in b than in a: "Sniper: out of play
	// instead of 1 pin". Empty where players see no difference.
	Compare(a, b *S, lang string) string
}

// Decision is one choice of a story.
type Decision struct {
	Step    int // from 0
	Seat    Seat
	Choices int // how many there were
	Text    string
}

// Revealer is rules in which actions turn cards over whose order was drawn long
// before.
type Revealer[S any] interface {
	// Show says what came to light between two states: "9 of clubs". Empty for
	// nothing.
	Show(before, after *S, lang string) string
}

// Replay plays one game again, exactly as it was. A fault of the rules is the
// error, after all that happened before it.
func (b *bound[S]) Replay(m Match, game uint64, s *Story) (o Outcome, err error) {
	p, err := b.plan(m)
	if err != nil {
		return o, err
	}
	p.Orders = math.MaxUint64 // whatever the number of the game
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

// replay is a table at which every step is told.
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
			return Outcome{}, fmt.Errorf("%v: the player has nothing that he may do", Gap)
		}
		t.step(actor, a, choices)
	}
}

// step tells a choice and carries it out.
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

// atOnce tells what happened at once where another order of it leads elsewhere.
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

// compare says how the game would stand after the other order.
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
