package report

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// TestReplacedWords checks the sentences about single cards: for a strong card,
// its replacement, the saving and the command that reproduces it; for a trap,
// that the players may misplay it; for a card alone of its kind, that early
// draws judge it; for a dominated card, whether the other costs as much and
// which of the two has more.
func TestReplacedWords(t *testing.T) {
	names := map[string]string{"hq": "Company HQ", "half": "Half Squad"}
	strong := verdict.Finding{Class: verdict.Strength, Case: verdict.ByReplacement, Level: verdict.Fail, Subject: "hq", Value: 0.129, Low: 0.119, High: 0.14, Limit: 0.03, N: 20_000, Family: 12, Seed: 2, Agents: playtest.Lineup{"greedy", "greedy"},
		Detail: &verdict.CardComparison{Other: "half", Factor: 1.74, Set: []string{"squads/hq=half"}, Follow: "hq"}}
	trap := strong
	trap.Class, trap.Level, trap.Value, trap.Low, trap.High, trap.Limit = verdict.Trap, verdict.Watch, -0.045, -0.051, -0.039, -0.03
	alone := verdict.Finding{Class: verdict.Strength, Level: verdict.Watch, Subject: "hq", Detail: &verdict.EarlyDraws{Alone: true}, Value: 0.04, Low: 0.031, High: 0.05, Limit: 0.03, N: 900}
	worse := verdict.Finding{Class: verdict.Dominated, Level: verdict.Watch, Subject: "half", Detail: &verdict.CardComparison{Other: "hq", Follow: "half"}, Value: 0.25, Low: 0.23, High: 0.27, N: 10_000, Family: 30}
	priced, burden := worse, worse
	priced.Case, priced.Level = verdict.Outclassed, verdict.Fail
	burden.Case, burden.Subject, burden.Detail = verdict.Burden, "hq", &verdict.CardComparison{Other: "half", Follow: "half"}
	for _, c := range []struct {
		lang string
		f    verdict.Finding
		want []string
	}{
		{"en", strong, []string{"“Company HQ” is too strong", "+12.9 percentage points compared with “Half Squad”", "corrected for 12 comparisons, paired deals (as precise as 1.7 times as many games)",
			"playtest compare squads-game --seed 2 --agents greedy,greedy --games 20000 --set 'squads/hq=half' --follow hq"}},
		{"fr", strong, []string{"est trop forte", "+12,9 points de pourcentage", "aussi précis que 1,7 fois plus de parties"}},
		{"en", trap, []string{"“Company HQ” is a trap, or our players misplay it", "−4.5 percentage points", "your limit: −3.0"}},
		{"fr", trap, []string{"un piège, ou nos joueurs la jouent mal", "−4,5 points de pourcentage"}},
		{"en", alone, []string{"for the player who draws it early", "No other card could be played in its place"}},
		{"fr", alone, []string{"pour le joueur qui la pioche tôt", "Aucune autre carte ne pouvait être jouée à sa place"}},
		{"en", worse, []string{"“Half Squad” is worse than “Company HQ”, whose numbers and effects are at least as large: with those, its owner’s win rate would change by +25.0"}},
		{"fr", worse, []string{"La carte « Half Squad » est moins bonne", "avec ceux-ci, le taux de victoire de son propriétaire changerait de +25,0"}},
		{"en", priced, []string{"and costs no less"}},
		{"fr", priced, []string{"et ne coûte pas moins"}},
		{"en", burden, []string{"“Company HQ” is worse than “Half Squad”, although its own numbers", "or our players misplay them"}},
		{"fr", burden, []string{"ils la desservent, ou nos joueurs les jouent mal"}},
	} {
		p := &Page{Lang: c.lang, Game: "squads-game", Names: names, Findings: []verdict.Finding{c.f}}
		l := p.Lines()[0]
		text := strings.ReplaceAll(strings.Join([]string{l.Text, l.Proof, l.Command}, "\n"), "\u00a0", " ")
		for _, want := range c.want {
			if !strings.Contains(text, want) {
				t.Errorf("%s: there is no %q in\n%s", c.lang, want, text)
			}
		}
		if c.lang == "fr" && loose.MatchString(l.Text+l.Proof) || strings.Contains(text, "weak") {
			t.Errorf("%s: %s", c.lang, text)
		}
	}
}
