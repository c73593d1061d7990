package tune

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/verdict"
)

func toyLimits() verdict.Limits { return verdict.DefaultLimits() }

// run searches a toy.
func run(t *testing.T, tuner *Tuner) *report.Tuning {
	t.Helper()
	r, err := tuner.Run(t.Context(), t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// made returns the changes of a proposal.
func made(p *report.Proposal) (text string) {
	for _, c := range p.Changes {
		if text != "" {
			text += " "
		}
		text += c.Where + "=" + c.To
	}
	return text
}

// TestSmallestCure searches a game in which red wins 30 %, where 45 to 55 % are claimed,
// and in which the effect of every number is known. 46 % are not enough: 8,000 games prove
// a share of 45 % only from 46.1 % on.
func TestSmallestCure(t *testing.T) {
	tests := []struct {
		name, tune string
		edge       int
		want       string // changes and size of the first proposal
		size       int
	}{
		{"a switch: four steps of 5 points", "tune: [{switch: edge, values: 0..9}]", 0, "switches.edge=4", 4},
		{"the switch with an effect, not one without", "tune: [{switch: idle, values: 0..9}, {switch: edge, values: 0..9}]", 0, "switches.edge=4", 4},
		{"one large step is smaller than four", "tune: [{switch: edge, values: 0..9}, {switch: broad, values: 0..1}]", 0, "switches.broad=1", 1},
		{"copies: each of b adds a point", "tune: [{deck: cards, rows: b, values: 0..40}]", 2, "cards/b.copies=12", 7},
		{"two copies of a touch two pieces", "tune: [{deck: cards, rows: a, column: worth, values: 0..9}]", 1, "cards/a.worth=6", 6},
		{"a pair: neither number is enough alone", "tune: [{switch: edge, values: 0..2}, {deck: cards, rows: b, values: 5..12}]", 0, "switches.edge=2 cards/b.copies=12", 9},
		{"red wins too much", "tune: [{switch: edge, values: 0..9}]", 8, "switches.edge=4", 4},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := run(t, toyTuner(t, tt.edge, tt.tune))
			if r.End != report.ProposalsFound || !r.Solved() {
				t.Fatalf("%v, %+v", r.End, r.Proposals)
			}
			p := &r.Proposals[0]
			if made(p) != tt.want || p.Size != tt.size || !p.Confirmed() {
				t.Errorf("%s, size %d, %v; want %s, size %d", made(p), p.Size, p.Level, tt.want, tt.size)
			}
		})
	}
}

// TestNothingToChange: red wins 50 %.
func TestNothingToChange(t *testing.T) {
	r := run(t, toyTuner(t, 4, "tune: [{switch: edge, values: 0..9}]"))
	if r.End != report.NothingToChange || !r.Solved() || len(r.Proposals) > 0 || r.Played != 8_000 {
		t.Errorf("%v, %d games, %+v", r.End, r.Played, r.Proposals)
	}
}

// TestTooFewToTell: red wins 45 %, exactly at the limit, which no number of games decides.
func TestTooFewToTell(t *testing.T) {
	r := run(t, toyTuner(t, 3, "tune: [{switch: edge, values: 0..9}]"))
	if r.End != report.TooFewToTell || !r.Solved() || len(r.Proposals) > 0 {
		t.Errorf("%v, %+v", r.End, r.Proposals)
	}
}

// TestNothingMeets: with all that is allowed, red wins 40 %.
func TestNothingMeets(t *testing.T) {
	r := run(t, toyTuner(t, 0, "tune: [{switch: edge, values: 0..2}, {switch: idle, values: 0..9}]"))
	if r.End != report.NothingMeets || r.Solved() || len(r.Proposals) != 1 {
		t.Fatalf("%v, %+v", r.End, r.Proposals)
	}
	if p := &r.Proposals[0]; made(p) != "switches.edge=2" || p.Level != verdict.Watch {
		t.Errorf("nearest: %s, %v", made(p), p.Level)
	}
}

// TestNoNumbers: a section that allows nothing else than what is there.
func TestNoNumbers(t *testing.T) {
	r := run(t, toyTuner(t, 0, "tune: [{deck: cards, rows: [a, b], column: copies, values: [2, 5], together: true}]"))
	if r.End != report.NothingMeets || len(r.Proposals) != 0 || r.Tried != [report.MostMoves]int{} {
		t.Errorf("%v, tried %v, %+v", r.End, r.Tried, r.Proposals)
	}
}

// TestRefused counts the versions that the rules refuse, and tries the others.
func TestRefused(t *testing.T) {
	r := run(t, toyTuner(t, 0, "tune: [{switch: edge, values: [0, 99, 4]}]"))
	if r.Refused != 1 || len(r.Proposals) != 1 || made(&r.Proposals[0]) != "switches.edge=4" {
		t.Errorf("%d refused, %+v", r.Refused, r.Proposals)
	}
}

// TestProposalsAreDifferent: three switches cure the game, each alone; a proposal is not
// more of another one.
func TestProposalsAreDifferent(t *testing.T) {
	r := run(t, toyTuner(t, 0, "tune: [{switch: edge, values: 0..9}, {switch: broad, values: 0..1}, {deck: cards, rows: b, values: 0..40}, {switch: idle, values: 0..9}]"))
	var got []string
	for i := range r.Proposals {
		got = append(got, made(&r.Proposals[i]))
	}
	want := []string{"switches.broad=1", "switches.edge=4"}
	if len(got) != 3 || !slices.Equal(got[:2], want) || !strings.HasPrefix(got[2], "switches.edge=") && !strings.HasPrefix(got[2], "cards/b.copies=") {
		t.Errorf("%q", got)
	}
}

// TestSameForAnyWorkers requires the same result whatever the number of workers.
func TestSameForAnyWorkers(t *testing.T) {
	var first []byte
	for _, workers := range []int{1, 2, 7} {
		tuner := toyTuner(t, 0, "tune: [{switch: edge, values: 0..4}, {deck: cards, rows: [a, b], values: 0..9}]")
		tuner.Workers, tuner.Games = workers, 2_000
		r := run(t, tuner)
		r.Page = &report.Page{Lang: "en", Game: "toy", Sheet: tuner.Play.Catalog(), Limits: tuner.Limits}
		text, err := json.Marshal(r.JSON())
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = text
		}
		if string(text) != string(first) {
			t.Errorf("%d workers: %s\nwant %s", workers, text, first)
		}
	}
}

// TestTimeUp ends a search before its first round: what was not tried is counted.
func TestTimeUp(t *testing.T) {
	ended, end := context.WithCancel(t.Context())
	end()
	r, err := toyTuner(t, 0, "tune: [{switch: edge, values: 0..9}]").Run(t.Context(), ended)
	if err != nil || !r.Late || r.End != report.NothingMeets || r.Untried != 9 || len(r.Proposals) > 0 {
		t.Errorf("%v, %+v", err, r)
	}
}

// TestInterrupted: the user ends everything.
func TestInterrupted(t *testing.T) {
	ended, end := context.WithCancel(t.Context())
	end()
	if _, err := toyTuner(t, 0, "tune: [{switch: edge, values: 0..9}]").Run(ended, ended); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestUnknownPlayer(t *testing.T) {
	tuner := toyTuner(t, 0, "tune: [{switch: edge, values: 0..9}]")
	tuner.Agents[1] = "nobody"
	if _, err := tuner.Run(t.Context(), t.Context()); err == nil || !strings.Contains(err.Error(), `no player "nobody"`) {
		t.Error(err)
	}
}

// TestThinkersPlayProposals lets other players play what was proposed.
func TestThinkersPlayProposals(t *testing.T) {
	tuner := toyTuner(t, 0, "tune: [{switch: edge, values: 0..9}]")
	tuner.Thinking, tuner.ThinkingGames = &playtest.Lineup{"seeker", "seeker"}, 3_000
	p := &run(t, tuner).Proposals[0]
	for _, f := range p.Thinking {
		if f.Class == verdict.Balance && (f.N != 3_000 || f.Agents[0] != "seeker") || f.Class == verdict.Shortage {
			t.Errorf("%+v", f)
		}
	}
	if len(p.Thinking) == 0 {
		t.Error("nothing")
	}
}

// TestFilesChanged changes the game's files after they were read: what would be written is
// not what was judged.
func TestFilesChanged(t *testing.T) {
	tuner := toyTuner(t, 0, "tune: [{switch: edge, values: 0..9}]")
	files := toyFiles(0, "")
	files["cards.csv"].Data = []byte("id,name,copies,worth,effects\na,A,3,3,\n")
	tuner.FS = files
	if _, err := tuner.Run(t.Context(), t.Context()); !errors.Is(err, ErrFilesChanged) {
		t.Error(err)
	}
}
