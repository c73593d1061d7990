package report

import (
	"strings"
	"testing"
	"time"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// judgedBy returns a finding about balance with the judgments of sensible players and,
// if they played any games, thinking ones.
func judgedBy(level, thinks verdict.Level, n uint64) verdict.Finding {
	two := func(name string) playtest.Lineup { return playtest.Lineup{name, name} }
	weak := verdict.Reading{Value: 0.5, Low: 0.48, High: 0.52, N: 4000, Agents: two("greedy")}
	strong := verdict.Reading{High: 1, Agents: two("sh200")}
	if n > 0 {
		strong = verdict.Reading{Value: 0.033, Low: 0.007, High: 0.175, N: n, Agents: two("sh200")}
	}
	f := verdict.Finding{
		Class: verdict.Balance, Level: level, Subject: "red", Value: weak.Value, Low: weak.Low, High: weak.High, N: weak.N, Agents: weak.Agents, Seed: 1,
		Detail:    &verdict.Band{Low: 0.45, High: 0.55},
		Judgments: []verdict.Judgment{{Reading: weak, Level: verdict.Pass}, {Reading: strong, Level: thinks}},
	}
	if thinks != verdict.Unsure {
		f.Value, f.Low, f.High, f.N, f.Agents = strong.Value, strong.Low, strong.High, strong.N, strong.Agents
	}
	return f
}

// TestJudgesAreNamed writes findings that stronger players decided, left open or never saw,
// in both languages.
func TestJudgesAreNamed(t *testing.T) {
	for _, c := range []struct {
		lang    string
		finding verdict.Finding
		stopped time.Duration
		text    string
		command string
		judges  string
	}{
		{"en", judgedBy(verdict.Fail, verdict.Fail, 60), 0,
			"side wins 3.3% of games (your limit: 45–55%). From weaker to stronger: sensible players 50.0% (48.0–52.0, n = 4,000); thinking players (200) 3.3% (0.70–17.5, n = 60).",
			"punchboard playtest run game --seed 1 --agents sh200,sh200 --games 60", "Who wins, and how long it takes, was judged by sensible players, thinking players (200)."},
		{"en", judgedBy(verdict.Unsure, verdict.Unsure, 0), 0,
			"side wins 50.0% of games. Stronger players were not asked: thinking players (200).",
			"punchboard playtest game --seed 1 --deep", "Who wins, and how long it takes, was judged by sensible players."},
		{"en", judgedBy(verdict.Unsure, verdict.Unsure, 8), 10 * time.Minute,
			"side wins 50.0% of games. From weaker to stronger: ",
			"punchboard playtest game --seed 1 --deep --time 20m0s", "Thinking players were stopped after 10\u00a0min; `--time` gives them more."},
		{"fr", judgedBy(verdict.Fail, verdict.Fail, 60), 0,
			"Des moins forts aux plus forts\u00a0: joueurs avisés 50,0\u202f% (48,0–52,0, n\u00a0= 4\u202f000)\u202f; joueurs réfléchis (200) 3,3\u202f% (0,70–17,5, n\u00a0= 60).",
			"", "Juges des victoires et de la durée\u00a0: joueurs avisés, joueurs réfléchis (200)."},
		{"fr", judgedBy(verdict.Unsure, verdict.Unsure, 0), 30 * time.Second,
			"De plus forts n’ont pas été consultés\u00a0: joueurs réfléchis (200).", "", "Joueurs réfléchis arrêtés au bout de 30\u00a0s\u202f; `--time` leur en laisse davantage."},
	} {
		p := sample(c.lang)
		p.Findings, p.Stopped = []verdict.Finding{c.finding}, c.stopped
		line := p.Lines()[0]
		if !strings.Contains(line.Text, c.text) {
			t.Errorf("%q\nwant %q", line.Text, c.text)
		}
		if c.command != "" && line.Command != c.command {
			t.Errorf("command %q, want %q", line.Command, c.command)
		}
		if all := strings.Join(p.Ladder(), "\n"); !strings.Contains(all, c.judges) {
			t.Errorf("%q lacks %q", all, c.judges)
		}
	}
}

// TestNotReadyBeforeStrongerPlayersDecide checks that a game with something to watch is not
// called ready while stronger players have yet to decide who wins, and that a failure is
// one.
func TestNotReadyBeforeStrongerPlayersDecide(t *testing.T) {
	for level, want := range map[verdict.Level]verdict.Level{verdict.Pass: verdict.Unsure, verdict.Watch: verdict.Unsure, verdict.Fail: verdict.Fail} {
		p := sample("en")
		p.Findings = []verdict.Finding{{Class: verdict.Draws, Level: level}, judgedBy(verdict.Unsure, verdict.Unsure, 0)}
		if got := p.Verdict(); got != want {
			t.Errorf("with a finding of level %v: %v", level, got)
		}
	}
}
