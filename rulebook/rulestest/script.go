package rulestest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"punchboard/playtest"
)

// Script plays a position in words, one order a line or after a semicolon, with
// dice that are laid down.
type Script[S any] struct {
	T      *testing.T
	Rules  playtest.Rules[S]
	Say    func(*S, playtest.Action) string // names an action
	State  S
	Tracer *playtest.Tracer

	rolls []int
	line  string
}

// Play follows orders and checks that nothing was left over or broken.
func (p *Script[S]) Play(text string, order func(words []string)) {
	p.T.Helper()
	for _, p.line = range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == ';' }) {
		if words := strings.Fields(p.line); len(words) > 0 {
			order(words)
		}
	}
	p.line = "at the end"
	if len(p.rolls) > 0 {
		p.Fatalf("rolls %v were not made", p.rolls)
	}
	if err := p.Rules.Check(&p.State); err != nil {
		p.Fatalf("%v", err)
	}
}

// Fatalf ends the test at the order that is being followed.
func (p *Script[S]) Fatalf(format string, args ...any) {
	p.T.Helper()
	p.T.Fatalf("%s: %s", p.line, fmt.Sprintf(format, args...))
}

// Number reads a word of an order.
func (p *Script[S]) Number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		p.Fatalf("%v", err)
	}
	return n
}

// Roll lays down dice and blind draws to come, from 1.
func (p *Script[S]) Roll(words []string) {
	for _, w := range words {
		p.rolls = append(p.rolls, p.Number(w))
	}
}

// Rolls tells whether some of them are left.
func (p *Script[S]) Rolls() bool { return len(p.rolls) > 0 }

// Next takes the next roll of n, from 0.
func (p *Script[S]) Next(n int) int {
	if len(p.rolls) == 0 {
		p.Fatalf("no roll is left")
	}
	v := p.rolls[0]
	p.rolls = p.rolls[1:]
	if v < 1 || v > n {
		p.Fatalf("roll %d is not from 1 to %d", v, n)
	}
	return v - 1
}

// Act does an action by its name ("do"), or wants it legal ("can") or not
// ("cant").
func (p *Script[S]) Act(what, name string, c playtest.Chance) {
	p.T.Helper()
	var names []string
	legal := p.Rules.Legal(&p.State, nil)
	for _, a := range legal {
		names = append(names, p.Say(&p.State, a))
	}
	at := slices.Index(names, name)
	switch {
	case (at >= 0) != (what != "cant"):
		p.Fatalf("legal are only: %s", strings.Join(names, ", "))
	case what == "do":
		p.Rules.Apply(&p.State, legal[at], c, p.Tracer)
	}
}

// Over wants the game won by a seat in a way.
func (p *Script[S]) Over(winner playtest.Seat, way string) {
	p.T.Helper()
	over, o := p.Rules.Actor(&p.State) == playtest.Nobody, p.Rules.Outcome(&p.State)
	if got := p.Rules.Sheet().Ways[o.Way]; !over || o.Winner != winner || got != way {
		p.Fatalf("seat %d wins by %s, over: %v", o.Winner, got, over)
	}
}

// Reported wants a rule of the ledger reported, "!TF-046" not reported. Other
// words, and gaps of the rulebook ("TF-G12"), say nothing.
func (p *Script[S]) Reported(prefix, cite string) {
	p.T.Helper()
	cite, not := strings.CutPrefix(cite, "!")
	digits, isRule := strings.CutPrefix(cite, prefix)
	if !isRule || strings.HasPrefix(digits, "G") {
		return
	}
	if fired := p.Tracer.Fired(playtest.RuleID(p.Number(digits))) > 0; fired == not {
		p.T.Errorf("%s reported: %v", cite, fired)
	}
}

// Ruling is a position that shows what rules of the ledger do. Each cited rule
// must have reported itself, "!TF-046" must not have; other words tell what it is
// about.
type Ruling = struct{ Cites, Text string }

// Follow plays positions, each as a test of its own.
func Follow(t *testing.T, rulings []Ruling, play func(t *testing.T, text string, cites []string)) {
	t.Helper()
	for _, c := range rulings {
		t.Run(c.Cites, func(t *testing.T) { play(t, c.Text, strings.Fields(c.Cites)) })
	}
}
