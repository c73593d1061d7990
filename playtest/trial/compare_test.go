package trial

import (
	"context"
	"math"
	"reflect"
	"slices"
	"sync/atomic"
	"testing"

	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// open builds the rules of the first shipped game with changes.
func open(t testing.TB, changes ...Change) *Game {
	t.Helper()
	slug := games.All[0]
	fsys, _ := games.Open(slug)
	g, found, err := Source{FS: fsys, Place: slug, Slug: slug, Changes: changes}.Open()
	if err != nil || found.Errors() > 0 {
		t.Fatal(err, found.All())
	}
	return g
}

func match(a, b string, games uint64) Match {
	return Match{Agents: playtest.Lineup{a, b}, Seed: 5, Games: games}
}

// TestCompareIsTheSame compares a game with itself: no result changes.
func TestCompareIsTheSame(t *testing.T) {
	g := open(t).Play
	m := match("greedy", "random", 40)
	m.Played = new(atomic.Uint64)
	p, _, err := Compare(t.Context(), g, g, m, nil)
	if err != nil || p.Deals != 40 || p.Same != 40 || p.Seatings != 2 || m.Played.Load() != m.Total(2) {
		t.Errorf("%+v, %d games, %v", p, m.Played.Load(), err)
	}
	if gain, half := p.Change(1); gain != 0 || half == 0 {
		t.Errorf("gain %v ± %v", gain, half)
	}
}

// TestMirrored checks the purpose of playing both seatings: with the players
// swapped, the stronger player no longer counts for its side.
func TestMirrored(t *testing.T) {
	g := open(t).Play
	p, _, err := Compare(t.Context(), g, g, match("greedy", "random", 60), nil)
	if before, _ := p.Share(); err != nil || before < 0.4 || before > 0.6 {
		t.Errorf("seat 0 wins %.2f, %v", before, err)
	}
}

// TestCompareByAnyWorkers checks that the answer does not depend on the number
// of workers, with and without a test.
func TestCompareByAnyWorkers(t *testing.T) {
	before, after := open(t).Play, open(t, Change{"american-squads/us-rifle-squad.strength", "4"}).Play
	test := verdict.SPRT{Least: 0.05, Alpha: 0.05, Beta: 0.05, Look: 100}
	counts := []int{1, 3, 8}
	if testing.Short() {
		counts = []int{1, 8}
	}
	for _, s := range []*verdict.SPRT{nil, &test} {
		var first *verdict.Paired
		for _, workers := range counts {
			m := match("greedy", "greedy", 900)
			m.Workers = workers
			p, decision, err := Compare(t.Context(), before, after, m, s)
			if err != nil || s != nil && (decision != verdict.Rises || p.Deals%test.Look != 0 || p.Deals == m.Games) {
				t.Errorf("%d workers: %v after %d deals, %v", workers, decision, p.Deals, err)
			}
			if first == nil {
				first = p
			}
			if !reflect.DeepEqual(p, first) {
				t.Errorf("%d workers: %+v, want %+v", workers, p, first)
			}
		}
	}
}

// TestCommonLuckSaves checks that common luck reduces the variance if a change
// is small.
func TestCommonLuckSaves(t *testing.T) {
	before, after := open(t).Play, open(t, Change{"switches.hand_limit", "8"}).Play
	p, _, err := Compare(t.Context(), before, after, match("greedy", "greedy", 400), nil)
	if f := p.Factor(); err != nil || f < 1.3 {
		t.Errorf("factor %.2f, %v", f, err)
	}
}

// TestCompareInterrupted checks that the deals played to their end count.
func TestCompareInterrupted(t *testing.T) {
	g := open(t).Play
	ctx, stop := context.WithCancel(t.Context())
	stop()
	p, _, err := Compare(ctx, g, g, match("greedy", "greedy", 1000), nil)
	if err != nil || p.Deals != 0 || p.Unended != 0 {
		t.Errorf("%+v, %v", p, err)
	}
	if _, _, err := Compare(t.Context(), g, g, match("nobody", "greedy", 1), nil); err == nil {
		t.Error("a player who is not there plays")
	}
}

// TestSweepFindsBalance sweeps a strength over a range in which one side goes
// from winning to losing.
func TestSweepFindsBalance(t *testing.T) {
	var versions []playtest.Game
	values := []string{"1", "3", "6"}
	for _, v := range values {
		versions = append(versions, open(t, Change{"german-squads/de-jagergruppe.strength", v}).Play)
	}
	l := verdict.DefaultLimits()
	s, err := Sweep(t.Context(), versions, values, 1, match("greedy", "greedy", 800), &l)
	if err != nil || s.Trend != verdict.Falling || s.Best != 1 || s.Reference != 1 || s.Steps[1].Against.Same != 800 || s.Steps[0].Before != nil {
		t.Errorf("%+v, %v", s, err)
	}
	if _, err := Sweep(t.Context(), versions, values, 0, match("nobody", "greedy", 1), &l); err == nil {
		t.Error("a player who is not there plays")
	}
}

// TestBlocks plays more deals than fit into one block, and stops early.
func TestBlocks(t *testing.T) {
	m := Match{Games: math.MaxUint64}
	var cut []playtest.Range
	for deals := range m.blocks(math.MaxUint64 - 1) {
		cut = append(cut, deals)
	}
	want := []playtest.Range{{To: math.MaxUint64 - 1}, {From: math.MaxUint64 - 1, To: math.MaxUint64}}
	if !slices.Equal(cut, want) {
		t.Errorf("cut into %v, want %v", cut, want)
	}
	for deals := range m.blocks(10) {
		if deals.From >= 30 {
			break
		}
	}
}
