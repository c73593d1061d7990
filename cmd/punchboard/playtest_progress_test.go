package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/playtest"
)

// TestLeft checks that the estimate uses a suitable unit and does not appear
// too early.
func TestLeft(t *testing.T) {
	for _, c := range []struct {
		passed      time.Duration
		done, total uint64
		want        string
	}{
		{100 * time.Millisecond, 10, 1000, ""},
		{time.Second, 0, 1000, ""},
		{time.Second, 1000, 1000, ""},
		{time.Second, 500, 1000, ", about 2 s left"},
		{10 * time.Second, 100, 1000, ", about 2 min left"},
		{time.Minute, 1, 1000, ", about 17 h left"},
	} {
		if got := left(c.passed, c.done, c.total); got != c.want {
			t.Errorf("%v, %d of %d: %q, want %q", c.passed, c.done, c.total, got, c.want)
		}
	}
}

// TestSoFar checks that the share of wins appears once the interval is narrow
// enough.
func TestSoFar(t *testing.T) {
	data, _ := games.Open("three-fronts")
	g, _ := carddata.Load(data, "three-fronts", carddata.Options{})
	game, _ := games.Play(g)
	for _, c := range []struct {
		games uint64
		want  string
	}{{20, "^$"}, {1000, `^; American wins (3|4|5)[0-9]% ± [0-9]$`}} {
		live := new(playtest.Live)
		if _, err := game.Run(t.Context(), playtest.Match{Players: playtest.Lineup{"greedy", "greedy"}, Seed: 1, Games: playtest.Range{To: c.games}, Live: live}, nil); err != nil {
			t.Fatal(err)
		}
		if ended, _ := live.Score(); ended != c.games {
			t.Errorf("%d of %d games are told of", ended, c.games)
		}
		if got := soFar("American", live, 2); !regexp.MustCompile(c.want).MatchString(got) {
			t.Errorf("after %d games: %q", c.games, got)
		}
	}
}

// TestInterrupt interrupts a run that would never end. The page of what was
// played must appear on the terminal and in the file, and the exit code must be
// 130.
func TestInterrupt(t *testing.T) {
	file := filepath.Join(t.TempDir(), "page.html")
	for _, c := range []struct{ say, want string }{{"en", "Interrupted: judged on"}, {"fr", "interrompu"}} {
		var out, err bytes.Buffer
		code := 0
		for wait := 300 * time.Millisecond; out.Len() == 0 && wait < time.Minute; wait *= 2 { // on a busy machine, no game may have ended yet
			err.Reset()
			ctx, stop := context.WithTimeout(t.Context(), wait)
			code = run(ctx, []string{"playtest", "three-fronts", "--agents", "random,random", "--games", "1000000000", "--lang", c.say, "--report", file}, &out, &err)
			stop()
		}
		page, _ := os.ReadFile(file)
		if code != exitSignal || !strings.Contains(out.String(), c.want) || !strings.Contains(string(page), c.want) || !strings.Contains(err.String(), "interrupted") {
			t.Errorf("exit code %d, page\n%s\n%s", code, out.String(), err.String())
		}
	}
}

// TestInterruptBeforeTheFirst interrupts comparisons before they have a deal:
// "0 of 0 games won" is not an answer.
func TestInterruptBeforeTheFirst(t *testing.T) {
	for _, args := range [][]string{
		{"compare", "three-fronts", "--set", "switches.hand_limit=6"},
		{"sweep", "three-fronts", "switches.hand_limit=5..9"},
		{"supply", "three-fronts"},
	} {
		ctx, stop := context.WithCancel(t.Context())
		stop()
		var out, err bytes.Buffer
		code := run(ctx, append([]string{"playtest"}, args...), &out, &err)
		if code != exitSignal || out.Len() > 0 || !strings.Contains(err.String(), "interrupted") {
			t.Errorf("%v: exit code %d\n%s\n%s", args, code, out.String(), err.String())
		}
	}
}

// TestProgressIsSilentInAPipe checks that there is no progress line if the
// output is not a terminal.
func TestProgressIsSilentInAPipe(t *testing.T) {
	var out, err bytes.Buffer
	run(t.Context(), []string{"playtest", "three-fronts", "--agents", "random,random", "--games", "3000", "-q"}, &out, &err)
	if out.Len()+err.Len() > 0 {
		t.Errorf("%q %q", out.String(), err.String())
	}
}
