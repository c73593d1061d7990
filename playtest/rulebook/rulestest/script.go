package rulestest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"punchboard/playtest"
)

// Script plays positions written as orders, one per line or separated by
// semicolons. These orders are the same in every game:
//
//	roll 6 1       the next dice and blind draws, from 1
//	do pass        an action; "can" and "cant" check whether it is legal
//	asked us       checks whose decision it is
//	over us units  checks who has won, and how
//
// The others are the game's own.
type Script[S any] struct {
	T      *testing.T
	Rules  playtest.Rules[S]
	Prefix string                           // prefix of the ledger ids: "TF-"
	Seats  []string                         // names of the seats in orders
	Say    func(*S, playtest.Action) string // names an action
	Chance playtest.Chance                  // the game's source of draws, which calls Next
	Begin  func()                           // sets the state at the start of a position
	Order  func(words []string)             // executes an order that is specific to the game
	State  S
	Tracer *playtest.Tracer

	rolls []int
	line  string
}

// Play executes a position from the start and checks that no dice are left over
// and no invariant is broken.
func (p *Script[S]) Play(text string) {
	p.T.Helper()
	p.Tracer.Reset()
	p.Begin()
	for _, p.line = range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == ';' }) {
		if words := strings.Fields(p.line); len(words) > 0 {
			p.order(words)
		}
	}
	p.line = "at the end"
	if p.Rolls() {
		p.Fatalf("rolls %v were not made", p.rolls)
	}
	if err := p.Rules.Check(&p.State); err != nil {
		p.Fatalf("%v", err)
	}
}

func (p *Script[S]) order(words []string) {
	p.T.Helper()
	switch rest := words[1:]; words[0] {
	case "roll":
		for _, w := range rest {
			p.rolls = append(p.rolls, p.Number(w))
		}
	case "do", "can", "cant":
		p.Act(words[0], strings.Join(rest, " "))
	case "asked":
		if asked := p.Rules.Actor(&p.State); asked != p.Seat(rest[0]) {
			p.Fatalf("seat %d is", asked)
		}
	case "over":
		p.over(p.Seat(rest[0]), rest[1])
	default:
		p.Order(words)
	}
}

// Fatalf stops the test at the current order.
func (p *Script[S]) Fatalf(format string, args ...any) {
	p.T.Helper()
	p.T.Fatalf("%s: %s", p.line, fmt.Sprintf(format, args...))
}

// Number parses a word of an order as a number.
func (p *Script[S]) Number(word string) int {
	p.T.Helper()
	n, err := strconv.Atoi(word)
	if err != nil {
		p.Fatalf("%v", err)
	}
	return n
}

// Seat returns the seat with that name; Nobody for any other word.
func (p *Script[S]) Seat(name string) playtest.Seat {
	return playtest.Seat(slices.Index(p.Seats, name))
}

// Rolls reports whether any of the given dice are left.
func (p *Script[S]) Rolls() bool { return len(p.rolls) > 0 }

// Next returns the next roll of n, from 0.
func (p *Script[S]) Next(n int) int {
	p.T.Helper()
	if !p.Rolls() {
		p.Fatalf("no roll is left")
	}
	v := p.rolls[0]
	p.rolls = p.rolls[1:]
	if v < 1 || v > n {
		p.Fatalf("roll %d is not from 1 to %d", v, n)
	}
	return v - 1
}

// Act performs an action by its name ("do"), or checks that it is legal ("can")
// or not ("cant").
func (p *Script[S]) Act(what, name string) {
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
		p.Rules.Apply(&p.State, legal[at], p.Chance, p.Tracer)
	}
}

func (p *Script[S]) over(winner playtest.Seat, way string) {
	p.T.Helper()
	over, o := p.Rules.Actor(&p.State) == playtest.Nobody, p.Rules.Outcome(&p.State)
	if got := p.Rules.Catalog().Ways[o.Way]; !over || o.Winner != winner || got != way {
		p.Fatalf("seat %d wins by %s, over: %v", o.Winner, got, over)
	}
}

// Reported checks that a rule of the ledger was reported, or for "!TF-046" that
// it was not. Other words, and gaps in the rulebook ("TF-G12"), are ignored.
func (p *Script[S]) Reported(cite string) {
	p.T.Helper()
	cite, not := strings.CutPrefix(cite, "!")
	digits, isRule := strings.CutPrefix(cite, p.Prefix)
	if !isRule || strings.HasPrefix(digits, "G") {
		return
	}
	if fired := p.Tracer.Fired(playtest.RuleID(p.Number(digits))) > 0; fired == not {
		p.T.Errorf("%s reported: %v", cite, fired)
	}
}
