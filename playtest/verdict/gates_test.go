package verdict

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestGatesAreAFamily judges pages of twelve gates that are exactly at their limits: on
// at most five of 100 pages, apart from the chance of the simulation, one may be called
// beyond it. By themselves, a gate of every fourth page would be.
func TestGatesAreAFamily(t *testing.T) {
	const pages, gates = 2000, 12
	rnd := rand.New(rand.NewPCG(1, 3))
	alarms, alone := uint64(0), uint64(0)
	for range pages {
		var found []Finding
		by := false
		for gate := range gates {
			var f Finding
			if limit := 0.1 + 0.05*float64(gate); gate%2 == 0 {
				f.most(ofGames(count(rnd, limit, 300), 300), limit, 3*limit)
			} else {
				f.least(ofGames(count(rnd, limit, 300), 300), limit, 0)
			}
			by = by || f.Level >= Watch
			found = append(found, f)
		}
		if by {
			alone++
		}
		if control(found); Worst(found) >= Watch {
			alarms++
		}
	}
	if low, _ := Exact(alarms, pages); low > familyAlpha {
		t.Errorf("%d of %d pages have a false alarm", alarms, pages)
	}
	if alone < pages/5 {
		t.Errorf("only %d of %d pages would have one without control, so that the test shows nothing", alone, pages)
	}
}

// TestLevelsAmongAll lowers a level only as far as its own test requires.
func TestLevelsAmongAll(t *testing.T) {
	sure, barely, none := 1e-6, 0.02, 0.9
	for _, c := range []struct {
		name       string
		level      Level
		mine       gate
		others     int // gates that are far from their limits
		controlled Level
	}{
		{"surely beyond both limits", Fail, gate{sure, sure}, 10, Fail},
		{"barely beyond the second", Fail, gate{sure, barely}, 10, Watch},
		{"barely beyond the first", Watch, gate{barely, none}, 10, Unsure},
		{"barely, and nothing else was judged", Watch, gate{barely, none}, 0, Watch},
		{"beyond a limit that needs no test", Fail, gate{noTest, sure}, 10, Fail},
		{"within", Pass, gate{none, none}, 10, Pass},
		{"perhaps", Unsure, gate{0.1, none}, 10, Unsure},
	} {
		found := []Finding{{Level: c.level, gate: &c.mine}, {Level: Watch}}
		for range c.others {
			found = append(found, Finding{gate: &gate{none, none}})
		}
		if control(found); found[0].Level != c.controlled || found[1].Level != Watch {
			t.Errorf("%s: %v, want %v", c.name, found[0].Level, c.controlled)
		}
	}
}

// TestTestsInvertIntervals checks that a limit outside an interval is the limit that the
// test of the same estimate rejects.
func TestTestsInvertIntervals(t *testing.T) {
	var s cluster
	rnd := rand.New(rand.NewPCG(2, 2))
	for range 60 {
		s.add(count(rnd, beta(rnd, 0.3, 2), 8), 8)
	}
	for _, e := range []estimate{ofGames(30, 100), ofPoints(40, 15, 90, 2), ofClusters(s.x, s.n, s.c)} {
		low, high := e.interval()
		if at := e.above(low); math.Abs(at-0.025) > 1e-6 {
			t.Errorf("%+v: the lower end has probability %v", e, at)
		}
		if at := e.below(high); math.Abs(at-0.025) > 1e-6 {
			t.Errorf("%+v: the upper end has probability %v", e, at)
		}
	}
	if e := ofGames(30, 100); e.above(-0.1) != 0 || e.below(1.1) != 0 || e.above(1) != 1 || e.below(0) != 1 || e.above(0) > 1e-9 {
		t.Error("a limit outside a share's range is tested wrongly")
	}
	var none estimate
	if low, high := ofClusters(0, 0, s.c).interval(); low != 0 || high != 1 || none.above(0.5) != 1 || none.below(0.5) != 1 {
		t.Error("something is known about nothing")
	}
}
