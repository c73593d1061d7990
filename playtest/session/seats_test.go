package session

import (
	"encoding/json"
	"io"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/enginetest"
	"punchboard/playtest/report"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// lotsSession returns a session of a game in which the players begin with some points.
func lotsSession(o Options, start ...int8) *Session {
	files := fstest.MapFS{"game.yaml": {Data: []byte("title: Lots\nversion: \"1\"\nlanguages: [en, fr]\nsource: en\n")}}
	data, _ := carddata.Load(files, "lots", carddata.Options{})
	return &Session{Options: o, Data: data, Game: enginetest.NewLots(start...).Game()}
}

// balanceOf plays random players of a game and returns the findings about each seat.
func balanceOf(t *testing.T, o Options, start ...int8) map[string]verdict.Finding {
	t.Helper()
	s := lotsSession(o, start...)
	run, err := s.Play(t.Context(), Pairing{s.all("random"), 4_000})
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]verdict.Finding{}
	for _, f := range verdict.Judge(verdict.Evidence{Sheet: s.Game.Catalog(), Runs: []*playtest.Stats{run}, Limits: s.Limits()}) {
		if f.Class == verdict.Balance || f.Class == verdict.FirstSeat {
			found[f.Subject] = f
		}
	}
	return found
}

// TestUnfairSeatIsFound gives one of three or four players two points at the start.
func TestUnfairSeatIsFound(t *testing.T) {
	for _, start := range [][]int8{{0, 0, 2}, {2, 0, 0}, {0, 0, 2, 0}, {0, 2, 0, 0}} {
		found := balanceOf(t, Options{Seed: 1}, start...)
		if len(found) != len(start)+1 {
			t.Errorf("%v: %d findings", start, len(found))
		}
		for i, name := range enginetest.NewLots(start...).Catalog().Seats {
			f := found[name]
			if band := f.Detail.(*verdict.Band); band.Even() != 1/float64(len(start)) || f.N != 4_000 {
				t.Errorf("%v: %s is compared with %v", start, name, band)
			}
			if over := f.Low > 1/float64(len(start)); start[i] > 0 && (f.Level != verdict.Fail || !over) {
				t.Errorf("%v: %s, who has two points more, wins %.3f: %v", start, name, f.Value, f.Level)
			}
		}
	}
}

// TestFairSeatsAreNoFalseAlarm plays fair games with many seeds: all limits together may
// be crossed by chance in one run of twenty. The share of draws is no matter of balance.
func TestFairSeatsAreNoFalseAlarm(t *testing.T) {
	alarms, runs := 0, 0
	for _, start := range [][]int8{{0, 0, 0}, {0, 0, 0, 0}} {
		for seed := range uint64(20) {
			runs++
			for _, f := range balanceOf(t, Options{Seed: 100 + seed}, start...) {
				if f.Level >= verdict.Watch {
					alarms++
				}
			}
		}
	}
	if alarms > 4 {
		t.Errorf("%d alarms in %d runs of fair games", alarms, runs)
	}
}

// TestPageOfThree plays a game for three as a designer does, and looks at the page.
func TestPageOfThree(t *testing.T) {
	s := lotsSession(Options{Seed: 1, Effort: Quick}, 0, 0, 2)
	pairs := s.Pairings()
	runs, err := s.PlayAll(t.Context(), pairs)
	if err != nil || len(runs) != 6 {
		t.Fatalf("%d runs, %v", len(runs), err)
	}
	for _, lang := range []string{"en", "fr"} {
		page := s.judge(runs, lang)
		text := page.Text()
		for _, want := range map[string][]string{
			"en": {"NOT READY TO PRINT", "The green side wins ", "(your limit: 30–36.7%)", "--agents greedy,greedy,greedy", "sensible players against random players against random players"},
			"fr": {"Le camp « green » gagne ", "--agents greedy,greedy,greedy"},
		}[lang] {
			if !strings.Contains(strings.ReplaceAll(text, "\u00a0", " "), want) {
				t.Errorf("%s: the page does not say %q:\n%s", lang, want, text)
			}
		}
		if err := page.HTML(io.Discard); err != nil {
			t.Error(err)
		}
	}
	found, _ := json.Marshal(s.judge(runs, "en").JSON())
	if !strings.Contains(string(found), `"agents":["greedy","greedy","greedy"]`) {
		t.Errorf("the data do not name three players: %.300s", found)
	}
}

// TestLadderOfThree lets a sensible player climb above random ones, alone in each seat.
func TestLadderOfThree(t *testing.T) {
	s := lotsSession(Options{Seed: 1}, 0, 0, 0)
	up, err := s.climb(t.Context(), "greedy", "random")
	if err != nil || len(up.Deals) != 10 || up.Standing() != verdict.Stands {
		t.Fatalf("%+v, %v", up, err)
	}
	if score, low, _ := up.Score(); low < 1.0/3 || score > 0.6 || up.Games()%3 != 0 {
		t.Errorf("it wins %.3f of games (from %.3f), n %d", score, low, up.Games())
	}
	if text := report.Rung(up, "en", nil); !strings.Contains(text, "sensible players win") {
		t.Error(text)
	}
}

// TestComparisonOfThree gives the first of three players a point more: the change of its
// share of wins is what the exact odds say.
func TestComparisonOfThree(t *testing.T) {
	fair, more := enginetest.NewLots(0, 0, 0), enginetest.NewLots(1, 0, 0)
	share := func(r *enginetest.Lots) float64 {
		odds := r.Odds()
		return odds[0] + odds[playtest.Nobody]/3
	}
	want := share(more) - share(fair)
	for _, agents := range []playtest.Lineup{playtest.AllSeats("random", 3), {"greedy", "random", "random"}} {
		p, _, err := trial.Compare(t.Context(), fair.Game(), more.Game(), trial.Match{Agents: agents, Seed: 1, Games: 4_000}, nil)
		if err != nil {
			t.Fatal(err)
		}
		gain, half := p.Change(1)
		if agents.Alike() && (gain < want-1.3*half || gain > want+1.3*half) {
			t.Errorf("a point more: %+.4f ± %.4f, and exactly %+.4f", gain, half, want)
		}
		if wantSeatings := map[bool]uint64{true: 1, false: 3}[agents.Alike()]; p.Seatings != wantSeatings || gain < half {
			t.Errorf("%v: %d seatings, %+.4f ± %.4f", agents, p.Seatings, gain, half)
		}
	}
}
