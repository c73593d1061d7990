package report

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/verdict"
)

// TestEveryClassHasWords writes a finding of every class, at every level, in
// both languages: nothing is left open, and the subject is named as people call
// it.
func TestEveryClassHasWords(t *testing.T) {
	classes := []verdict.Class{
		verdict.Broken, verdict.RuleGap, verdict.Endless, verdict.Draws, verdict.DeadRule, verdict.Undrawn, verdict.DeadCard,
		verdict.Inert, verdict.Dominated, verdict.Strength, verdict.FirstSeat, verdict.Balance, verdict.Runaway, verdict.Stuck,
		verdict.Exhausted, verdict.Shortage, verdict.Misprint, verdict.NoSkill, verdict.Length, verdict.Track,
	}
	for lang, w := range languages {
		if len(w.classes) != len(classes) {
			t.Errorf("%s has words for %d classes, want %d", lang, len(w.classes), len(classes))
		}
		for _, class := range classes {
			for level := verdict.Pass; level <= verdict.Fail; level++ {
				p := &Page{Lang: lang, Names: map[string]string{"tac-smoke": "Smoke"}, Findings: []verdict.Finding{{Class: class, Level: level, Subject: "tac-smoke", Value: 0.25, Low: 0.2, High: 0.3, N: 12_345, Detail: "why"}}}
				line := p.Lines()[0]
				for _, text := range []string{line.Text, line.Proof} {
					if text == "" || strings.ContainsAny(text, "{}") || strings.Contains(text, "%!") || strings.Contains(text, "tac-smoke") {
						t.Errorf("%s, class %d at %v: %q", lang, class, level, text)
					}
				}
			}
		}
	}
}

func TestFigures(t *testing.T) {
	for _, c := range []struct {
		lang string
		form form
		v    float64
		want string
	}{
		{"en", shares, 0.634, "63.4%"},
		{"fr", shares, 0.634, "63,4 %"},
		{"en", shares, 0.00012, "0.012%"},
		{"en", shares, 0, "0.0%"},
		{"en", gains, -0.039, "−3.9"},
		{"fr", gains, 0.1, "+10,0"},
		{"en", counts, 1234567, "1,234,567"},
		{"fr", counts, 12345, "12 345"},
		{"de", counts, 999, "999"}, // as English
	} {
		if got := wordsIn(c.lang).figure(c.form, c.v); got != c.want {
			t.Errorf("%s: %v is %q, want %q", c.lang, c.v, got, c.want)
		}
	}
}

func TestPage(t *testing.T) {
	p := &Page{
		Lang: "fr", Game: "jeu", Title: "Le jeu",
		Runs: []*playtest.Stats{{Run: playtest.RunID{Agents: [playtest.Seats]string{"greedy", "greedy"}, Seed: 9}, Played: playtest.Ranges{{From: 0, To: 5000}}, Fingerprint: 0xabc}},
		Findings: []verdict.Finding{
			{Class: verdict.RuleGap, Level: verdict.Fail, Value: 0.001, Low: 0.0005, High: 0.002, N: 5000, Game: 17, HasGame: true, Seed: 9, Agents: [playtest.Seats]string{"greedy", "greedy"}},
			{Class: verdict.Draws, Value: 0.01, Low: 0.008, High: 0.012, N: 5000},
		},
	}
	want := `Le jeu: PAS ENCORE BON À IMPRIMER
5 000 parties, joueurs sensés contre joueurs sensés · graine 9 · empreinte 0000000000000abc

ÉCHEC    Un joueur devait agir et ne pouvait rien faire ; la règle ne dit pas ce qui se passe alors (0,10 % des parties).
         0,10 % (95 % : 0,050 % à 0,20 %), sur 5 000, joueurs sensés contre joueurs sensés
         > punchboard playtest replay jeu --seed 9 --game 17 --agents greedy,greedy

BON      Parties nulles : 1,00 %.
`
	if got := p.Text(); !strings.HasPrefix(got, want) {
		t.Errorf("page\n%s\nwant\n%s", got, want)
	}
}
