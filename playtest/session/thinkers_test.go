package session

import (
	"context"
	"io/fs"
	"punchboard/internal/fault"
	"slices"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// duelSession returns a session of the duel with what its ladder has on record.
func duelSession(o Options, ladder ...*verdict.AdjacentPlayers) *Session {
	files := fstest.MapFS{"game.yaml": {Data: []byte("title: Duel\nversion: \"1\"\nlanguages: [en]\n")}}
	data, _ := carddata.Load(files, "duel", carddata.Options{})
	return &Session{Options: o, Data: data, Game: newDuel(), rungs: ladder}
}

// judgeDuel plays the duel and returns the page's verdict and its finding about balance.
func judgeDuel(t *testing.T, s *Session, most time.Duration) (verdict.Level, verdict.Finding) {
	t.Helper()
	runs, err := s.PlayAll(t.Context(), []Pairing{{playtest.AllSeats("greedy", 2), 4_000}})
	if err == nil {
		runs, err = s.AskThinkers(t.Context(), runs, most)
	}
	if err != nil {
		t.Fatal(err)
	}
	page := s.judge(runs, "en")
	for _, f := range page.Findings {
		if f.Class == verdict.Balance {
			return page.Verdict(), f
		}
	}
	t.Fatal("balance is not judged")
	return 0, verdict.Finding{}
}

// proven is a ladder on which the thinking player is clearly the stronger one.
func proven() *verdict.AdjacentPlayers {
	return &verdict.AdjacentPlayers{Player: "sh200", Below: "greedy", Deals: []uint64{0, 0, 20, 0, 20}}
}

// TestStrongerPlayersReverseTheBalance plays a game that is even for sensible players and
// that blue always wins if both think.
func TestStrongerPlayersReverseTheBalance(t *testing.T) {
	for _, c := range []struct {
		name    string
		session *Session
		most    time.Duration
		level   verdict.Level
		judges  int
		games   uint64 // of thinking players
	}{
		{"nothing known", duelSession(Options{Effort: Quick}), time.Hour, verdict.Pass, 1, 0},
		{"known, but not asked", duelSession(Options{Effort: Quick}, proven()), time.Hour, verdict.Unsure, 2, 0},
		{"known, and probed", duelSession(Options{}, proven()), time.Hour, verdict.Fail, 2, firstLook},
		{"deep", duelSession(Options{Effort: Deep}), time.Hour, verdict.Fail, 2, firstLook},
		{"deep without time", duelSession(Options{Effort: Deep}), 0, verdict.Pass, 1, 0},
		{"deep without time, but known", duelSession(Options{Effort: Deep}, proven()), 0, verdict.Unsure, 2, 0},
	} {
		c.session.Seed = 1
		page, f := judgeDuel(t, c.session, c.most)
		if f.Level != c.level || len(f.Judgments) != c.judges {
			t.Errorf("%s: %v by %+v, want %v", c.name, f.Level, f.Judgments, c.level)
			continue
		}
		if last := f.Judgments[c.judges-1]; c.judges > 1 && (last.N != c.games || c.games > 0 && last.Value != 0) {
			t.Errorf("%s: thinking players say %+v", c.name, last)
		}
		if c.level == verdict.Unsure && page != verdict.Unsure {
			t.Errorf("%s: the game is %v", c.name, page)
		}
	}
}

// TestDeepStopsInTime checks that the time limit ends the games of thinking players, that
// the games played by then count, and that the page knows.
func TestDeepStopsInTime(t *testing.T) {
	s := duelSession(Options{Effort: Deep, Seed: 1})
	runs, _ := s.PlayAll(t.Context(), []Pairing{{playtest.AllSeats("greedy", 2), 10}})
	runs, err := s.AskThinkers(t.Context(), runs, time.Nanosecond)
	if err != nil || len(runs) != 1 || s.judge(runs, "en").Stopped != time.Nanosecond {
		t.Errorf("%d runs, %v, stopped after %v", len(runs), err, s.stopped)
	}
}

// TestOnlyWholeSessionsThink checks that players are added neither to those that the user
// chose, nor to a part of the games.
func TestOnlyWholeSessionsThink(t *testing.T) {
	two := playtest.AllSeats("greedy", 2)
	for _, plain := range []Options{{}, {Effort: Quick}, {Effort: Deep, Agents: &two}, {Effort: Deep, Part: playtest.Part{I: 1, N: 2}}} {
		if runs, err := duelSession(plain).AskThinkers(t.Context(), nil, time.Hour); err != nil || runs != nil {
			t.Errorf("%+v: %v, %v", plain, runs, err)
		}
	}
}

// slow is a game whose games have as many decisions as it says.
type slow struct {
	playtest.Game
	decisions uint64
}

func (s slow) Run(ctx context.Context, m playtest.Match, n *atomic.Uint64) (*playtest.Stats, error) {
	run, err := s.Game.Run(ctx, m, n)
	run.Decisions = run.Games() * s.decisions
	return run, err
}

// TestLongGamesArePlayedLess checks that a game with thousands of decisions does not take
// minutes where others take seconds.
func TestLongGamesArePlayedLess(t *testing.T) {
	for _, c := range []struct{ decisions, games, luck uint64 }{{2, quickGames, quickSamples}, {500, quickGames, quickSamples}, {5_000, quickGames / 10, quickSamples / 10}} {
		s := duelSession(Options{Effort: Quick})
		s.Game = slow{s.Game, c.decisions}
		pairs := s.Pairings()
		if got := pairs[len(pairs)-1].Games; got != c.games || s.samples() != c.luck {
			t.Errorf("%d decisions: %d games, %d samples", c.decisions, got, s.samples())
		}
	}
}

// TestRunsInBatches checks that the games of a run that is looked at in between are those
// of one run.
func TestRunsInBatches(t *testing.T) {
	s := duelSession(Options{Seed: 3})
	runs, err := s.playUntilDecided(t.Context(), nil, "greedy", 150) // an even game is not decided by 150
	if err != nil || len(runs) != 1 {
		t.Fatal(runs, err)
	}
	once, err := s.Game.Run(t.Context(), playtest.Match{Players: playtest.AllSeats("greedy", 2), Seed: 3, Games: playtest.Range{To: 150}}, nil)
	if err != nil || once.Fingerprint != runs[0].Fingerprint || runs[0].Played.Count() != 150 {
		t.Errorf("%d games, fingerprint %v, want %v", runs[0].Played.Count(), runs[0].Fingerprint, once.Fingerprint)
	}
}

// TestShippedLadders checks that the recorded ladders of shipped games are about players
// that these games have, and tell of one whether it is stronger.
func TestShippedLadders(t *testing.T) {
	for _, slug := range games.All {
		fsys, _ := games.Open(slug)
		if _, err := fs.Stat(fsys, ladderFile); err != nil {
			t.Errorf("%s: no ladder is recorded: %v", slug, err)
			continue
		}
		s, found, err := Open(trial.Source{FS: fsys, Place: slug, Slug: slug})
		if err != nil || s == nil {
			t.Errorf("%s: %v, %v", slug, found.All(), err)
			continue
		}
		if !slices.ContainsFunc(s.rungs, func(r *verdict.AdjacentPlayers) bool { return r.Standing() != verdict.Unproven }) {
			t.Errorf("%s: the ladder tells of nobody whether it is stronger", slug)
		}
		for _, r := range s.rungs {
			if !slices.Contains(s.Game.Players(), r.Player) || !slices.Contains(s.Game.Players(), r.Below) {
				t.Errorf("%s: there is no %s or %s", slug, r.Player, r.Below)
			}
		}
	}
}

// TestRecordedLadder reads ladders beside a game.
func TestRecordedLadder(t *testing.T) {
	for _, c := range []struct {
		name, text string
		rungs      int
		at         string // of the finding
	}{
		{"none", "", 0, ""},
		{"one that thinks", `[{"player": "greedy", "below": "random"}, {"player": "sh200", "below": "greedy", "deals": [0, 0, 20, 0, 20], "score": 0.8}]`, 1, ""},
		{"cut off", "[\n  {\"player\": ", 0, "duel/ladder.json:2:13"},
		{"not a ladder", `{"rungs": 3}`, 0, "duel/ladder.json:1:1"},
		{"nobody below", `[{"player": "sh200"}]`, 0, "duel/ladder.json:1:1"},
		{"of three players", `[{"player": "sh200", "below": "greedy", "deals": [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]}]`, 0, "duel/ladder.json:1:1"},
		{"too many", `[{"player": "sh200", "below": "greedy", "deals": [1, 2, 3, 4, 18446744073709551615]}]`, 0, "duel/ladder.json:1:1"},
	} {
		files, found := fstest.MapFS{}, &diag.List{}
		if c.text != "" {
			files["ladder.json"] = &fstest.MapFile{Data: []byte(c.text)}
		}
		rungs := recordedLadder(trial.Source{FS: files, Place: "duel"}, 2, found)
		if len(rungs) != c.rungs || (c.at == "") != (found.Errors() == 0) {
			t.Errorf("%s: %d rungs, findings %v", c.name, len(rungs), found.All())
		}
		if c.at != "" && found.All()[0].Pos.String() != c.at {
			t.Errorf("%s: at %v, want %s", c.name, found.All()[0].Pos, c.at)
		}
	}
}

// TestTruncatedLadder reads every beginning of a ladder: only a complete one is accepted.
func TestTruncatedLadder(t *testing.T) {
	whole := `[{"player": "greedy", "below": "random"}, {"player": "sh200", "below": "greedy", "deals": [0, 0, 20, 0, 20], "score": 0.8}]`
	for start := range fault.Prefixes([]byte(whole), len(whole)) {
		found := &diag.List{}
		recordedLadder(trial.Source{FS: fstest.MapFS{"ladder.json": {Data: start}}, Place: "duel"}, 2, found)
		if found.Errors() != 1 || found.All()[0].Pos.File != "duel/ladder.json" {
			t.Errorf("%q: findings %v", start, found.All())
		}
	}
}
