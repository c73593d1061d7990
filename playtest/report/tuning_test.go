package report

import (
	"encoding/json"
	"strings"
	"testing"

	"punchboard/internal/golden"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// tuningOf returns a search with a confirmed proposal, an undecided one, and one that
// thinking players contradict.
func tuningOf(lang string) *Tuning {
	agents := playtest.Lineup{"greedy", "greedy"}
	seat := func(level verdict.Level, value, low, high float64) verdict.Finding {
		return verdict.Finding{Class: verdict.FirstSeat, Level: level, Value: value, Low: low, High: high, Limit: 0.05, N: 20_000, Agents: agents, Seed: 1, Detail: &verdict.Band{Low: 0.45, High: 0.55}}
	}
	draws := verdict.Finding{Class: verdict.Draws, Level: verdict.Pass, Value: 0.01, Low: 0.009, High: 0.012, Limit: 0.05, N: 20_000, Agents: agents}
	dead := verdict.Finding{Class: verdict.DeadCard, Level: verdict.Watch, Subject: "tank", Value: 0.01, Low: 0.008, High: 0.012, Limit: 0.02, N: 900, Agents: agents}
	thought := seat(verdict.Watch, 0.6, 0.56, 0.64)
	thought.Agents, thought.N = playtest.Lineup{"sh200", "sh200"}, 400
	before := seat(verdict.Fail, 0.636, 0.629, 0.643)
	one := Proposal{
		Changes: []NumberChange{{"switches.second_hand", "0", "3"}, {"cards/tank.copies", "2", "3"}}, Size: 4,
		Before: []verdict.Finding{before, draws, dead}, After: []verdict.Finding{seat(verdict.Pass, 0.51, 0.503, 0.517), draws, {}},
		Diff: "--- a/game.yaml\n+++ b/game.yaml\n@@ -1 +1 @@\n-second_hand: 0\n+second_hand: 3\n", Variant: "switches: {second_hand: 3}\n",
	}
	two, three := one, one
	two.After, two.Level = []verdict.Finding{seat(verdict.Unsure, 0.545, 0.538, 0.552), draws, dead}, verdict.Unsure
	two.Worse = []verdict.Finding{{Class: verdict.Stuck, Level: verdict.Watch, Subject: "red", Value: 0.2, Low: 0.19, High: 0.21, Limit: 0.1, Affected: 0.3}}
	three.Thinking = []verdict.Finding{thought, draws}
	return &Tuning{
		Page:   &Page{Lang: lang, Game: "my game", Title: "Duel", Names: map[string]string{"tank": "Tank", "red": "Red"}, Sheet: &playtest.Catalog{}, Limits: verdict.DefaultLimits()},
		Agents: agents, Thinking: &thought.Agents, Seed: 1, Games: 20_000, Fresh: 40_000, Claims: []verdict.Class{verdict.FirstSeat, verdict.Draws},
		Before: []verdict.Finding{before, draws}, Left: []verdict.Finding{dead}, End: ProposalsFound,
		Numbers: 12, Tried: [MostMoves]int{30, 1, 0}, Untried: 7, Refused: 2, Played: 412_000, Late: true,
		Proposals: []Proposal{one, two, three},
	}
}

// TestTuningText compares the text of a search in both languages with golden files.
func TestTuningText(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		tuning := tuningOf(lang)
		text := strings.Join(tuning.Text(), "\n") + "\n\n"
		tuning.Proposals, tuning.End = tuning.Proposals[1:2], NothingMeets
		text += strings.Join(tuning.Text(), "\n") + "\n\n"
		tuning.Proposals, tuning.End, tuning.Before = nil, NothingToChange, tuning.Before[1:]
		text += strings.Join(tuning.Text(), "\n") + "\n\n"
		tuning.End = TooFewToTell
		golden.File(t, "testdata/tuning-"+lang+".txt", text+strings.Join(tuning.Text(), "\n")+"\n")
	}
}

func TestTuningIsSolved(t *testing.T) {
	tuning := tuningOf("en")
	for want, of := range map[bool][]Proposal{true: tuning.Proposals, false: tuning.Proposals[1:]} {
		tuning.Proposals = of
		if tuning.Solved() != want {
			t.Errorf("%d proposals: solved %v", len(of), !want)
		}
	}
	for end, want := range map[TuningEnd]bool{NothingToChange: true, TooFewToTell: true, NothingMeets: false} {
		if tuning.End = end; tuning.Solved() != want {
			t.Errorf("%v: solved %v", end, !want)
		}
	}
}

func TestTuningJSON(t *testing.T) {
	text, err := json.Marshal(tuningOf("en").JSON())
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{
		`"result":"proposals","solved":true`, `"claims":["first-seat","draws"]`, `"tried":[30,1,0]`, `"changes":[{"where":"switches.second_hand","from":"0","to":"3"}`,
		`"confirmed":true`, `"confirmed":false`, `"variant":"switches: {second_hand: 3}\n"`, `"thinking":[{"class":"first-seat"`, `"text":"The first player wins 51.0% (50.3–51.7) of games."`,
	} {
		if !strings.Contains(string(text), part) {
			t.Errorf("%s is not in %s", part, text)
		}
	}
}
