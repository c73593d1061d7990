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
	// Event receives a die, a card or what came of them, in the order in which
	// they happen. Those before the first decision belong to the setup.
	Event  func(text string)
	Turn   func(TurnEnd) // a turn ended, or the game
	AtOnce func(AtOnce)
}

// TurnEnd is the end of a turn, or of a round if the catalog counts rounds.
type TurnEnd struct {
	Number   int    // from 1
	Standing string // the state after it, if the rules can describe it
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

// Revealer is implemented by rules that can say what happened between two moments
// of a game: which cards were turned over or drawn, and what came of a die.
type Revealer[S any] interface {
	// Show describes what changed between two states, one sentence for each
	// thing: "Rifle Squad: 1 pin". A replay calls it before every draw, after every
	// rule and after every action, so that the sentences stand beside their causes.
	// The states may be in the middle of an action. The first call compares the zero
	// state with the setup.
	Show(before, after *S, lang string) []string
}

// RuleTeller is implemented by rules that say with the number of a rule what came of a
// die: "no effect".
type RuleTeller[S any] interface {
	// TellRule describes what a rule did that was just applied, for what the state
	// does not show. It returns "" for most rules.
	TellRule(s *S, id RuleID, lang string) string
}

// Summarizer is implemented by rules that can describe a position in one line.
type Summarizer[S any] interface {
	// Standing describes what both sides have at the end of a turn: "American: 12
	// men; German: 9 men, pinned".
	Standing(s *S, lang string) string
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
	teller := &replay[S]{table: t, rules: b.rules, story: s}
	return teller.play(game)
}

// replay is a table that reports every step.
type replay[S any] struct {
	*table[S]
	rules Teller[S]
	story *Story
	ready bool // the setup is done
	told  S    // the state up to which everything was reported
	turn  int  // the turn in which that was
}

func (t *replay[S]) play(game uint64) (Outcome, error) {
	t.table.luck = &Recording{From: &t.chance, Note: t.draw}
	t.tracer.story = t.rule
	t.begin(game)
	t.ready = true
	t.catchUp()
	for {
		if err := t.rules.Check(&t.state); err != nil {
			return Outcome{}, fmt.Errorf("%v: %w", Illegal, err)
		}
		actor := t.rules.Actor(&t.state)
		switch {
		case actor == Nobody:
			t.endTurn()
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
	t.rules.Apply(&t.state, a, t.table.luck, t.tracer)
	t.catchUp()
	if t.story.AtOnce != nil {
		t.tester.before = before
		t.atOnce(&takenAction[S]{action: a, game: t.game, step: t.steps - 1, luck: &t.chance, after: &t.state})
	}
}

// catchUp reports what changed since it was last called, and the end of a turn. A
// setup is reported when it is done: before, there is no position to speak of.
func (t *replay[S]) catchUp() {
	if !t.ready {
		return
	}
	if r, shows := t.rules.(Revealer[S]); shows && t.story.Event != nil {
		for _, text := range r.Show(&t.told, &t.state, t.story.Lang) {
			t.story.Event(text)
		}
	}
	if turn := t.rules.Outcome(&t.state).Turns; turn != t.turn {
		if t.turn > 0 {
			t.endTurn()
		}
		t.turn = turn
	}
	t.told = t.state
}

// endTurn reports the position at the end of a turn.
func (t *replay[S]) endTurn() {
	if t.story.Turn == nil {
		return
	}
	end := TurnEnd{Number: t.turn}
	if r, can := t.rules.(Summarizer[S]); can {
		end.Standing = r.Standing(&t.state, t.story.Lang)
	}
	t.story.Turn(end)
}

// rule reports a rule after what changed before it.
func (t *replay[S]) rule(id RuleID) {
	t.catchUp()
	if r, tells := t.rules.(RuleTeller[S]); tells && t.ready {
		t.tell(r.TellRule(&t.state, id, t.story.Lang))
	}
	if t.story.Rule != nil {
		t.story.Rule(id)
	}
}

// draw reports a random draw after what changed before it.
func (t *replay[S]) draw(k Key, n, drawn int) {
	t.catchUp()
	t.tell(t.rules.TellDraw(&t.state, k, n, drawn, t.story.Lang))
}

// tell reports an event, unless it has no words.
func (t *replay[S]) tell(text string) {
	if text != "" && t.story.Event != nil {
		t.story.Event(text)
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
