package farm

import (
	"math"
	"strings"
	"testing"

	"punchboard/playtest"
)

// TestEstimate computes an example by hand: 1,000 games in 10 parts at 20 games per
// second, four at once, are 10 parts of 5 s + 1 s in three rounds.
func TestEstimate(t *testing.T) {
	r := Run{Game: "demo", Games: 1000, Parts: 10}
	m := Measured{Rate: 20, Start: 1, Bytes: 3000, Numbers: 100, InFile: 10, Read: 0.3}
	e := r.Estimate(m, 4, 2)
	want := Estimate{AtOnce: 4, Part: 6, PartBytes: 3100, TotalBytes: 31000, Merge: 3.1, CPU: 63.1, Wall: 21.1, Price: 2, Cost: 63.1 / 1800}
	for _, c := range []struct {
		name      string
		got, want float64
	}{
		{"part", e.Part, want.Part}, {"bytes", e.PartBytes, want.PartBytes}, {"all bytes", e.TotalBytes, want.TotalBytes}, {"merge", e.Merge, want.Merge},
		{"CPU", e.CPU, want.CPU}, {"wall", e.Wall, want.Wall}, {"cost", e.Cost, want.Cost}, {"at once", float64(e.AtOnce), 4},
	} {
		if math.Abs(c.got-c.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
	if all := r.Estimate(m, 0, 0); all.AtOnce != 10 || all.Wall != 6+all.Merge || all.Cost != 0 {
		t.Errorf("all at once: %+v", all)
	}
	if given := r.Estimate(Measured{Rate: 20}, 99, 0); given.AtOnce != 10 || given.CPU != 50 || given.PartBytes != 0 {
		t.Errorf("with a given rate: %+v", given)
	}
}

func TestFigures(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{seconds(3.14), "3.1 s"}, {seconds(119), "119 s"}, {seconds(125), "2.1 min"}, {seconds(125_000), "34.7 h"}, {seconds(5e6), "1,389 h"},
		{size(999), "999 B"}, {size(45300), "45.3 kB"}, {size(45.3e6), "45.3 MB"}, {size(4e12), "4e+03 GB"},
		{rate(0.25), "0.25"}, {rate(8000.4), "8,000"}, {parts(1), "1 part"}, {parts(1000), "1,000 parts"},
	} {
		if c.got != c.want {
			t.Errorf("%s, want %s", c.got, c.want)
		}
	}
}

// TestJobs checks how parts are divided among the tasks that each program allows.
func TestJobs(t *testing.T) {
	for _, c := range []struct{ parts, arrays, jobs int }{{1, 1, 1}, {256, 1, 256}, {1000, 1, 256}, {1001, 2, 256}, {2000, 2, 256}} {
		s := sheet{Run: Run{Parts: c.parts, Games: 1e6}}
		n := 0
		for _, a := range s.Arrays() {
			if a.Before != n || a.Count < 1 || a.Count > largestArray {
				t.Errorf("%d parts: array %+v after %d parts", c.parts, a, n)
			}
			n += a.Count
		}
		if n != c.parts || len(s.Arrays()) != c.arrays || s.Jobs() != c.jobs || strings.Count(s.JobList(), ",")+1 != c.jobs {
			t.Errorf("%d parts: %v, %d jobs", c.parts, s.Arrays(), s.Jobs())
		}
	}
}

// TestTimeLimits checks that a task may take four times as long as expected.
func TestTimeLimits(t *testing.T) {
	short := sheet{Run: Run{Parts: 2, Games: 10}, Estimate: Estimate{Part: 3}}
	long := sheet{Run: Run{Parts: 512, Games: 1000}, Estimate: Estimate{Part: 1000}}
	if short.Minutes() != 10 || long.Minutes() != 67 || long.Seconds() != 4020 || long.JobMinutes() != 134 {
		t.Errorf("%d, %d, %d, %d", short.Minutes(), long.Minutes(), long.Seconds(), long.JobMinutes())
	}
	if problem, _ := (Recipe{Name: "ci"}).Problem(long.Run, Estimate{Part: 10_801}); problem == "" {
		t.Error("a job of more than six hours is not rejected")
	}
	if problem, _ := (Recipe{Name: "ci"}).Problem(long.Run, Estimate{Part: 10_799}); problem != "" {
		t.Error(problem)
	}
}

// TestNamesOfJobs checks names that Slurm, Kubernetes and GitHub accept.
func TestNamesOfJobs(t *testing.T) {
	for game, want := range map[string]string{"three-fronts": "three-fronts", "../My Game": "mygame", `games\x_1`: "x1", "…": "playtest", ".": "playtest", strings.Repeat("a", 50): strings.Repeat("a", 40)} {
		if got := (sheet{Run: Run{Game: game}}).Job(); got != want {
			t.Errorf("%s: %s, want %s", game, got, want)
		}
	}
}

// TestGamesWithSpaces checks that recipes quote the names of games.
func TestGamesWithSpaces(t *testing.T) {
	r := Run{Game: "my game", Variant: "it's", Agents: playtest.Lineup{"random", "random"}, Games: 10, Parts: 2, Check: true}
	for _, recipe := range Recipes {
		text, err := recipe.Text(r, Estimate{AtOnce: 1}, "punchboard")
		if err != nil || !strings.Contains(text, `playtest run 'my game' --variant 'it'\''s' --agents random,random --seed 0 --games 10 --check --shard "$`) {
			t.Errorf("%s: %v\n%s", recipe.Name, err, text)
		}
	}
}
