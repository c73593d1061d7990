package session

import (
	"testing"
	"time"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/games"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// TestNobodyStronger reads the recorded ladders of the shipped games. Where they prove no
// player that thinks ahead, the sensible one is the strongest, and a usual session asks
// nobody else.
func TestNobodyStronger(t *testing.T) {
	for slug, want := range map[string]string{
		"three-fronts": "sh200", "fire-and-cover": "sh200", "percee": "sh200", "line-and-reserve": "", "patrol-deck": "",
	} {
		fsys, _ := games.Open(slug)
		found := &diag.List{}
		rungs := recordedLadder(trial.Source{FS: fsys, Place: slug}, 2, found)
		if len(rungs) == 0 || found.Errors() > 0 {
			t.Fatalf("%s: %d players, %v", slug, len(rungs), found.All())
		}
		proven := ""
		for _, r := range rungs {
			if r.Standing() == verdict.Stands && proven == "" {
				proven = r.Player
			}
		}
		if proven != want {
			t.Errorf("%s: %q is proven, want %q", slug, proven, want)
		}
		if want != "" {
			continue
		}
		data, _ := carddata.Load(fsys, slug, carddata.Options{})
		game, _ := games.Play(data)
		s := &Session{Data: data, Game: game, rungs: rungs}
		if runs, err := s.AskThinkers(t.Context(), nil, time.Hour); len(runs) > 0 || err != nil || Strongest(game) != "greedy" {
			t.Errorf("%s: %d runs of other players than %s, %v", slug, len(runs), Strongest(game), err)
		}
	}
}
