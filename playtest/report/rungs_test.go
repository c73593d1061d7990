package report

import (
	"strings"
	"testing"

	"punchboard/playtest/verdict"
)

// TestRungsHaveWords writes comparisons of each standing in both languages, as
// text and as HTML.
func TestRungsHaveWords(t *testing.T) {
	rungs := []*verdict.AdjacentPlayers{
		{Player: "sh200", Below: "greedy", Deals: []uint64{4, 0, 20, 0, 36}},
		{Player: "sh200", Below: "greedy", Deals: []uint64{60, 0, 60, 0, 30}},
		{Player: "sh200", Below: "greedy", Deals: []uint64{2, 0, 3, 0, 2}},
	}
	want := map[string][]string{
		"en": {
			"Against sensible players, thinking players (200) win 76.7% of games (95% confidence interval: 68.7–84.6% · n = 120): stronger, so their games count too.",
			"not stronger, so their games do not count. Our players find no skill here beyond that of sensible players.",
			"too few games to tell who is stronger.",
		},
		"fr": {
			"Face aux joueurs avisés, les joueurs réfléchis (200) gagnent 76,7\u202f% des parties (intervalle de confiance à 95\u202f%\u00a0: 68,7\u00a0à\u00a084,6\u202f% · n\u00a0= 120)\u00a0: ils sont plus forts, leurs parties comptent donc aussi.",
			"ils ne sont pas plus forts, leurs parties ne comptent donc pas. Nos joueurs ne trouvent ici rien de mieux que le jeu des joueurs avisés.",
			"trop peu de parties pour dire qui est le plus fort.",
		},
	}
	for lang, texts := range want {
		p := sample(lang)
		p.Rungs = rungs
		var html strings.Builder
		if err := p.HTML(&html); err != nil {
			t.Fatal(err)
		}
		page := p.Text()
		for i, line := range p.Ladder() {
			if !strings.HasSuffix(line, texts[i]) || strings.ContainsAny(line, "{}") {
				t.Errorf("%s: %q, want %q", lang, line, texts[i])
			}
			if !strings.Contains(page, line) || !strings.Contains(html.String(), line) {
				t.Errorf("%s: the page lacks %q", lang, line)
			}
		}
		if len(p.Document().Pages) == 0 {
			t.Error("no sheet")
		}
	}
}
