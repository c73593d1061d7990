package report

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// TestSupply checks both languages: the need with its interval, what is printed,
// and whether there were enough games.
func TestSupply(t *testing.T) {
	stocks := []verdict.Stock{
		{Name: "hit", Printed: 10, Usual: 7, Need: 11, Low: 11, High: 12, Most: 13, Short: 40, Games: 4000},
		{Name: "pin", Printed: 9, Usual: 2, Need: 9, Low: 9, High: 10, Most: 10, Short: 2, Games: 4000},
		{Name: "smoke", Printed: -1, Usual: 1, Need: 2, Low: 2, High: 2, Most: 2, Games: 4000},
	}
	for _, c := range []struct {
		lang  string
		games uint64
		short float64
		want  string
	}{
		{"en", 4000, 0.001, `Front: markers needed for 999 games in 1,000
4,000 games, sensible players · seed 7

marker  99.9%  95% CI  median  max  printed
Hits       11   11–12       7   13       10  TOO FEW: 1.0% of games need more (95% CI 0.72–1.4%)
pin         9    9–10       2   10        9  0.050% of games need more (95% CI 0.006–0.18%)
smoke       2     2–2       1    2     none
`},
		{"fr", 900, 0.002, `Front : marqueurs nécessaires pour 99,8 % des parties
900 parties, joueurs avisés · graine 7

marqueur  99,8 %  IC à 95 %  médiane  maximum  imprimés
Hits          11       ≥ 11        7       13        10  TROP PEU : 1,0 % des parties en demandent plus (IC à 95 % : 0,72 à 1,4 %)
pin            9        ≥ 9        2       10         9  0,050 % des parties en demandent plus (IC à 95 % : 0,006 à 0,18 %)
smoke          2        ≥ 2        1        2     aucun

Trop peu de parties pour un résultat sur 99,8 % des parties : jouez-en au moins 1 843.
`},
	} {
		s := &Supply{Lang: c.lang, Title: "Front", Names: map[string]string{"hit": "Hits"}, Agents: playtest.Lineup{"greedy", "greedy"}, Seed: 7, Games: c.games, Short: c.short, Stocks: stocks}
		got := strings.NewReplacer("\u202f", " ", "\u00a0", " ").Replace(strings.Join(s.Text(), "\n") + "\n")
		if got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.lang, got, c.want)
		}
	}
}

// TestNeedIsNoExactFigure checks that the interval of markers is shown even if
// it is a single number.
func TestNeedIsNoExactFigure(t *testing.T) {
	p := sample("en")
	p.Findings = []verdict.Finding{{Class: verdict.Shortage, Level: verdict.Fail, Subject: "pin", Value: 11, Low: 11, High: 11, Limit: 10, N: 4000, Agents: playtest.Lineup{"greedy", "greedy"}}}
	if got, want := p.Lines()[0].Proof, "95% confidence interval: 11 · n = 4,000 · run\u00a0A"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestFewGamesAskForMore checks for the command that plays enough games.
func TestFewGamesAskForMore(t *testing.T) {
	p := sample("en")
	p.Limits = verdict.DefaultLimits()
	p.Findings = []verdict.Finding{{Class: verdict.Shortage, Case: verdict.TooFewGames, Level: verdict.Unsure, Value: 3, Low: 3, High: 3, Limit: 3688, N: 900, Agents: playtest.Lineup{"greedy", "greedy"}, Seed: 9}}
	line := p.Lines()[0]
	if want := "Too few games to be sure that markers are enough for 999 games in 1,000: 3 kinds seem to be; play at least 3,688 games."; line.Text != want {
		t.Errorf("%q, want %q", line.Text, want)
	}
	if want := "punchboard playtest supply game --seed 9 --agents greedy,greedy --games 3688"; line.Command != want {
		t.Errorf("%q, want %q", line.Command, want)
	}
}
