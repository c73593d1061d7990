package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

func TestMedian(t *testing.T) {
	for _, c := range []struct {
		list []float64
		want float64
	}{
		{[]float64{3}, 3},
		{[]float64{9, 1, 2}, 2},
		{[]float64{4, 1, 2, 9}, 3},
	} {
		if got := median(c.list); got != c.want {
			t.Errorf("median(%v) = %v, want %v", c.list, got, c.want)
		}
	}
}

func TestMiddleTakesEachFigureAlone(t *testing.T) {
	got := middle([]sample{{1, 30, 7}, {2, 10, 9}, {3, 20, 8}})
	if want := (sample{2, 20, 8}); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestRow(t *testing.T) {
	full := result{ours: sample{0.0304, 0.02, 26.4}, floor: sample{0.0201, 0.02, 12}, ratio: 1.512, size: 41.6}
	for _, c := range []struct {
		name   string
		goal   goal
		result result
		want   string
	}{
		{"reached", goal{cpu, 0.040}, full, "| reached | 0.030 | 0.020 | 26 | 42 | 0.020 | 1.51 | CPU s <= 0.040 | yes |"},
		{"too slow", goal{wall, 0.019}, full, "| too slow | 0.030 | 0.020 | 26 | 42 | 0.020 | 1.51 | wall s <= 0.019 | no |"},
		{"against the floor", goal{ratio, 1.5}, full, "| against the floor | 0.030 | 0.020 | 26 | 42 | 0.020 | 1.51 | x floor <= 1.5 | no |"},
		{"alone", goal{}, result{ours: sample{1, 2, 0}}, "| alone | 1.000 | 2.000 |  |  |  |  |  |  |"},
	} {
		if got := row(job{name: c.name, goal: c.goal}, c.result); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

// TestTimeMeasuresTheChild runs this test binary as both programs of a job:
// only one of them burns CPU time.
func TestTimeMeasuresTheChild(t *testing.T) {
	switch os.Getenv("WHOLE_TEST_CHILD") {
	case "burn":
		for n := 0; n < 3e8; n++ {
		}
		return
	case "idle":
		return
	}
	dir := t.TempDir()
	for _, kind := range []string{"burn", "idle"} {
		script := "#!/bin/sh\nWHOLE_TEST_CHILD=" + kind + " exec '" + os.Args[0] + "' -test.run=TestTimeMeasuresTheChild\n"
		if err := os.WriteFile(filepath.Join(dir, kind), []byte(script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := exec.LookPath("/bin/sh"); err != nil {
		t.Log("there is no shell: a run cannot be staged")
		return
	}
	r, err := site(dir).time(job{ours: []string{"burn"}, floor: []string{"idle"}, slow: true}, 3)
	if err != nil {
		t.Fatal(err)
	}
	if r.ours.cpu < 0.05 || r.ratio < 2 {
		t.Errorf("burning took %.3f s of processor time, %.2f times idling", r.ours.cpu, r.ratio)
	}
}

func TestFailureIsTold(t *testing.T) {
	if _, err := site(t.TempDir()).once([]string{"nothing"}, true); err == nil {
		t.Error("a program that is not there was measured")
	}
}

func TestSizeLeavesOutHiddenFiles(t *testing.T) {
	dir := t.TempDir()
	for name, n := range map[string]int{"out/a.pdf": 2048, "out/en/b.pdf": 1024, "out/.stamp": 5000, "c.pdf": 5000} {
		if err := write(filepath.Join(dir, name), make([]byte, n)); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := site(dir).size("out"); got != 3 || err != nil {
		t.Errorf("got %v KiB, %v; want 3", got, err)
	}
}

// TestFindingIsNoFailure measures a command that exits with findings, and
// rejects any other that fails.
func TestFindingIsNoFailure(t *testing.T) {
	if _, err := exec.LookPath("/bin/sh"); err != nil {
		t.Log("there is no shell: an exit code cannot be staged")
		return
	}
	dir := t.TempDir()
	for code, good := range map[string]bool{"0": true, "1": true, "2": false} {
		if err := os.WriteFile(filepath.Join(dir, "ends"+code), []byte("#!/bin/sh\nexit "+code+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
		if _, err := site(dir).once([]string{"ends" + code}, true); (err == nil) != good {
			t.Errorf("exit code %s: %v", code, err)
		}
	}
	if _, err := site(dir).once([]string{"ends1"}, false); err == nil {
		t.Error("a build that failed was measured")
	}
}

// TestPlaytestsAreOfGames checks for a first playtest of each game with a
// winner, with the common goal.
func TestPlaytestsAreOfGames(t *testing.T) {
	list := playtests()
	if len(list) < 3 {
		t.Errorf("only %d games are playtested", len(list))
	}
	for _, j := range list {
		if j.goal != (goal{wall, 5}) || !j.finds || j.files != "" {
			t.Errorf("%+v", j)
		}
	}
}

// TestEditRow edits a copy of the game differently in each round.
func TestEditRow(t *testing.T) {
	s := site(t.TempDir())
	if err := s.writeCopy(); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for round := range 3 {
		if err := s.editRow(round); err != nil {
			t.Fatal(err)
		}
		rows, err := os.ReadFile(s.path(editedCopy, editedFile))
		if err != nil || seen[string(rows)] {
			t.Errorf("round %d edits nothing: %v", round, err)
		}
		seen[string(rows)] = true
	}
}
