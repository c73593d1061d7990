package playtest

import (
	"strings"
	"testing"
)

// dance is a toy that undoes each turn when it is over, so that nothing ever
// changes.
type dance struct {
	toy
	lucky bool // roll a die every turn
}

func (d *dance) Apply(s *toyState, _ Action, c Chance, _ *Tracer) {
	if d.lucky {
		Die(c, Key{Domain: toyDie, Turn: s.turn}, 6)
	}
	s.turn ^= 1
}

// TestCirclesAreFound checks that circles are found when states are checked and
// no die is rolled.
func TestCirclesAreFound(t *testing.T) {
	for _, c := range []struct {
		lucky, check bool
		fault        Fault
	}{{false, true, Circle}, {true, true, Endless}, {false, false, Endless}} {
		p := toyPlan(Random[toyState](), 3)
		p.Rules, p.Check, p.Limit = &dance{*newToy(), c.lucky}, c.check, 50
		s := Run(t.Context(), p, nil)
		if got := s.Fault(c.fault); got.Count != 3 {
			t.Errorf("luck %v, checks %v: %d games are %s", c.lucky, c.check, got.Count, c.fault)
		}
		if c.fault == Circle && !strings.Contains(s.Fault(Circle).First[0].Message, "the position after decision 2 is the same as after decision 0") {
			t.Errorf("it says %q", s.Fault(Circle).First[0].Message)
		}
	}
}

// TestSettled checks the point from which the winner stayed ahead to the end.
func TestSettled(t *testing.T) {
	for _, c := range []struct {
		leads string // of the winner: + ahead, - behind, 0 even
		want  int
	}{
		{"++++", 0}, {"-+++", 3}, {"--++", 6}, {"++-+", 9}, {"+++-", 12}, {"+++0", 12}, {"0", 12}, {"+", 0},
		{strings.Repeat("-", 13) + strings.Repeat("+", 11), 7}, // of 24 turns: a little more than half
	} {
		var leads []Seat
		for _, r := range c.leads {
			leads = append(leads, map[rune]Seat{'-': 0, '0': Nobody, '+': 1}[r])
		}
		if got := leadSettledAt(1, leads); got != c.want {
			t.Errorf("%s: from part %d, want %d", c.leads, got, c.want)
		}
	}
}
