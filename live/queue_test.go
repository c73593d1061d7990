package live

import (
	"testing"
	"time"
)

// until waits until a condition is true.
func (g *trial) until(what string, is func() bool) {
	g.Helper()
	for end := time.Now().Add(30 * time.Second); !is(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			g.Fatalf("%s: this did not become true", what)
		}
	}
}

// TestWatchedFirst opens a second view and leaves it: it stays as it was until somebody
// looks at it again, and the page learns that it is out of date.
func TestWatchedFirst(t *testing.T) {
	g := start(t)
	big, err := g.session.show(View{Variant: "big"})
	if err != nil {
		t.Fatal(err)
	}
	g.until("the view is built", func() bool { return big.state().Checked })
	built := big.state().Build
	g.write("units.csv", "id,name_en,name_fr,copies\nrifle,Riflemen,Fusils,2\ntank,Tank,Char,1\n")
	g.wait(func(s *State) bool { return s.cards["units/rifle"].Changed > 0 })
	if big.state().Build != built || !big.isDue() {
		t.Errorf("state %d, it was %d; due: %v", big.state().Build, built, big.isDue())
	}
	_, leave := big.listen("en")
	defer leave()
	g.session.hurry()
	g.until("the view is built again", func() bool {
		s := big.state()
		return s.Checked && s.cards["units/rifle"].Name["en"] == "Riflemen"
	})
}

// TestMostUrgent checks which of several views is built next.
func TestMostUrgent(t *testing.T) {
	s := &Session{shows: map[View]*show{}}
	add := func(v View, watchers int, due bool) *show {
		one := newShow(s, v)
		one.due = due
		for range watchers {
			one.listen("")
		}
		one.current.Store(&State{Build: 1})
		s.shows[v] = one
		return one
	}
	first := add(View{}, 0, true)
	if got := s.mostUrgent(); got != first {
		t.Errorf("the first view: %v", got)
	}
	idle := add(View{Variant: "idle"}, 0, true)
	one := add(View{Variant: "one"}, 1, true)
	if got := s.mostUrgent(); got != one {
		t.Errorf("a view with a page: %v", got)
	}
	two := add(View{Variant: "two"}, 2, true)
	if got := s.mostUrgent(); got != two {
		t.Errorf("a view with two pages: %v", got)
	}
	add(View{Variant: "new"}, 3, false)
	one.due, two.due, first.due = false, false, false
	if got := s.mostUrgent(); got != nil {
		t.Errorf("nobody looks at what is due: %v", got)
	}
	idle.current.Store(&State{})
	if got := s.mostUrgent(); got != idle {
		t.Errorf("a view that was never built: %v", got)
	}
}
