package playtest

import (
	"slices"
	"testing"
)

// encore is a toy in which a played card of strength 4 returns to its owner's hand and
// nothing else happens, so that whoever keeps playing it never ends the game.
type encore struct {
	toy
	lucky bool // a die is rolled for it
	from  int  // only from this turn on, if red has lost no point; 0 for always
}

const returning = 3 // strength 4

// holds reports whether the card comes back in this state.
func (e *encore) holds(s *toyState) bool {
	return e.from == 0 || int(s.turn) >= e.from && s.points[0] == 10
}

func (e *encore) Legal(s *toyState, buf []Action) []Action {
	if s.hands[s.turn%2][returning] > 0 && e.holds(s) {
		return append(buf, returning)
	}
	return e.toy.Legal(s, buf)
}

func (e *encore) Apply(s *toyState, a Action, c Chance, t *Tracer) {
	if a != returning || !e.holds(s) {
		e.toy.Apply(s, a, c, t)
		return
	}
	t.Card(e.Actor(s), returning, CardPlayed)
	if e.lucky {
		Die(c, Key{Domain: toyDie, Turn: s.turn}, 6)
	}
}

// TestLoopsNameTheirCards checks that a game without an end stops long before its limit
// if it goes in circles, also if states are not checked, and names the card.
func TestLoopsNameTheirCards(t *testing.T) {
	for _, c := range []struct {
		lucky, check bool
		fault        Fault
		step         int // least; the circle begins before
	}{
		{false, false, Circle, suspicious}, {false, true, Circle, 1}, {true, false, Endless, 30_000}, {true, true, Endless, 30_000},
	} {
		p := toyPlan(Random[toyState](), 40)
		p.Rules, p.Check, p.Limit = &encore{*newToy(), c.lucky, 0}, c.check, 30_000
		s := Run(t.Context(), p, nil)
		in := s.Fault(c.fault)
		if in.Count < 20 || s.Games()+in.Count != 40 {
			t.Fatalf("luck %v, checks %v: %d games of 40 are %v", c.lucky, c.check, in.Count, c.fault)
		}
		for _, x := range in.First {
			if !slices.Equal(x.Loop, []string{"strength 4"}) || x.Step < c.step || x.Step > max(c.step, 2*suspicious) {
				t.Errorf("luck %v, checks %v: %+v", c.lucky, c.check, x)
			}
		}
	}
}

// prelude is an encore in which a card of strength 1 is simply discarded before, without a
// die: it is played after the last random draw, but not in the circle.
type prelude struct{ encore }

func (p *prelude) first(s *toyState) bool {
	own := &s.hands[s.turn%2]
	return own[returning] > 0 && own[0] > 0
}

func (p *prelude) Legal(s *toyState, buf []Action) []Action {
	if p.first(s) {
		return append(buf, 0)
	}
	return p.encore.Legal(s, buf)
}

func (p *prelude) Apply(s *toyState, a Action, c Chance, t *Tracer) {
	if a != 0 || !p.first(s) {
		p.encore.Apply(s, a, c, t)
		return
	}
	seat := p.Actor(s)
	s.hands[seat][0]--
	s.discard[0]++
	t.Card(seat, 0, CardPlayed)
}

// TestCardsOutsideACircle checks that a circle names only its own cards.
func TestCardsOutsideACircle(t *testing.T) {
	r := &prelude{encore{toy: *newToy()}}
	p := toyPlan(Random[toyState](), 400)
	p.Rules, p.Check = r, true
	s := Run(t.Context(), p, nil)
	in := s.Fault(Circle)
	for _, x := range in.First {
		if !slices.Equal(x.Loop, []string{"strength 4"}) {
			t.Errorf("%+v", x)
		}
	}
	if in.Count < 100 {
		t.Errorf("%d circles", in.Count)
	}
}

// TestGivingUp checks that a run with many games that do not end stops early, after the
// same games for any number of workers, and that others play all of theirs.
func TestGivingUp(t *testing.T) {
	for _, c := range []struct {
		name    string
		rules   Rules[toyState]
		played  uint64
		endless bool
	}{
		{"every game ends", newToy(), 1000, false},
		{"most games do not", &encore{*newToy(), true, 0}, firstLook, true},
		{"few games do not", &encore{*newToy(), true, 6}, 1000, true},
	} {
		want := ""
		for _, workers := range []int{1, 3} {
			p := toyPlan(Random[toyState](), 1000)
			p.Rules, p.GiveUp, p.Workers, p.Limit = c.rules, true, workers, 300
			s := Run(t.Context(), p, nil)
			if s.Played.Count() != c.played {
				t.Errorf("%s, %d workers: %d games played, want %d (%d did not end)", c.name, workers, s.Played.Count(), c.played, s.Fault(Endless).Count)
			}
			if n := s.Fault(Endless).Count; (n > 0) != c.endless {
				t.Errorf("%s: %d did not end", c.name, n)
			}
			if got := bytesOf(t, s); want == "" {
				want = got
			} else if got != want {
				t.Errorf("%s: the statistics depend on the number of workers", c.name)
			}
		}
	}
}
