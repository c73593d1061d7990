package playtest

import (
	"reflect"
	"testing"
)

// coins is a game without decisions: a card and a die are drawn, and together
// they decide the winner.
type coins struct {
	toy
	wins func(card, die int) Seat
}

func (c *coins) Setup(s *toyState, luck Chance, _ *Tracer) {
	*s = toyState{turn: toyTurns, points: [Seats]int8{1, 1}}
	s.points[1-c.wins(luck.N(Key{Domain: toyDeal}, 2), luck.N(Key{Domain: toyDie}, 2))] = 0
}

func newCoins(wins func(card, die int) Seat) *coins {
	c := &coins{toy: *newToy(), wins: wins}
	c.sheet.Sources[toyDeal] = FromCards
	return c
}

// ratio returns the mean squared distance of pairs divided by that of pairs
// that have nothing in common.
func ratio(l *Luck, q Squares) float64 {
	return float64(q.Sum) / 2 / (float64(l.Apart.Sum) / float64(ApartPairs))
}

func countOf(t *testing.T, l *Luck, s Source) *SourceCount {
	t.Helper()
	for i := range l.Sources {
		if l.Sources[i].Source == s {
			return &l.Sources[i]
		}
	}
	t.Fatalf("nothing was counted of %s", s)
	return nil
}

// TestLuckFindsWhatDecides uses games for which the shares are known: what
// comes from a source alone, and what changes with it.
func TestLuckFindsWhatDecides(t *testing.T) {
	for _, c := range []struct {
		name        string
		wins        func(card, die int) Seat
		source      Source
		alone, rest float64 // as returned by ratio
	}{
		{"the card decides", func(card, _ int) Seat { return Seat(card) }, FromCards, 0, 1},
		{"and the die does not", func(card, _ int) Seat { return Seat(card) }, FromDice, 1, 0},
		{"both together, card", func(card, die int) Seat { return Seat(card ^ die) }, FromCards, 1, 1},
		{"both together, die", func(card, die int) Seat { return Seat(card ^ die) }, FromDice, 1, 1},
		{"nobody decides whims", func(card, _ int) Seat { return Seat(card) }, FromTieBreaks, 1, 0},
		{"nor skill", func(card, _ int) Seat { return Seat(card) }, FromSkill, 1, 0},
		// A third of the variance comes from each coin alone, a third from both
		// together.
		{"either, card", func(card, die int) Seat { return Seat(card & die) }, FromCards, 2.0 / 3, 2.0 / 3},
	} {
		l, err := Bind[toyState](newCoins(c.wins)).Luck(t.Context(), LuckMatch{Player: "random", Seed: 5, Samples: 20_000}, nil)
		if err != nil {
			t.Fatal(err)
		}
		got := countOf(t, l, c.source)
		if alone := ratio(l, got.Alone); alone < c.alone-0.03 || alone > c.alone+0.03 {
			t.Errorf("%s: pairs that share %s are %.3f as far apart, want %.3f", c.name, c.source, alone, c.alone)
		}
		if rest := ratio(l, got.Rest); rest < c.rest-0.03 || rest > c.rest+0.03 {
			t.Errorf("%s: pairs that share all but %s are %.3f as far apart, want %.3f", c.name, c.source, rest, c.rest)
		}
	}
}

// TestLuckIsTheSameForAnyWorkers checks that the number of workers does not
// change the result.
func TestLuckIsTheSameForAnyWorkers(t *testing.T) {
	game := Bind[toyState](newToy())
	var want *Luck
	for _, workers := range []int{1, 2, 7} {
		got, err := game.Luck(t.Context(), LuckMatch{Player: "random", Seed: 3, Samples: 300, Workers: workers}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if want == nil {
			want = got
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%d workers: %+v, and one: %+v", workers, got, want)
		}
	}
}

// TestLuckSkipsGamesWithoutEnd checks that games without an end are left out
// and counted.
func TestLuckSkipsGamesWithoutEnd(t *testing.T) {
	broken := newToy()
	broken.panic = func(s *toyState) bool { return s.points[0] == 1 && s.turn > 30 }
	l, err := Bind[toyState](broken).Luck(t.Context(), LuckMatch{Player: "random", Seed: 3, Samples: 50}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if l.Samples != 50 || l.Unended == 0 || l.Unended == 50 || l.Apart.Sum == 0 {
		t.Errorf("%d samples, %d without an end: %+v", l.Samples, l.Unended, l.Apart)
	}
}
