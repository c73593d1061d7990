package report

import (
	"bytes"
	"html"
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
	"punchboard/scene/scenetest"
)

// TestWhyUndrawn checks that a card that is drawn as rarely as its copies imply
// is described differently from one that is kept out, in both languages and all
// formats.
func TestWhyUndrawn(t *testing.T) {
	for _, c := range []struct {
		expected verdict.Expectation
		en, fr   string
	}{
		{verdict.Expectation{}, "The deck in play has no copy of it.", "Le paquet joué n’en contient aucun exemplaire."},
		{verdict.Expectation{Share: 0.049, Copies: 1, Cards: 1040}, "With 1 copy among 1,040 cards, at most 4.9% can be expected", "Avec 1 exemplaire sur 1\u202f040 cartes, on peut s’attendre à 4,9\u202f% au plus\u00a0: la partie"},
		{verdict.Expectation{Share: 0.5, Copies: 2, Cards: 40, Short: true}, "With 2 copies among 40 cards, it should appear in 50.0%", "Avec 2 exemplaires sur 40 cartes, on devrait la voir dans 50,0\u202f% des parties\u00a0: la règle"},
	} {
		for lang, want := range map[string]string{"en": c.en, "fr": c.fr} {
			noted(t, lang, &verdict.Finding{Class: verdict.Undrawn, Level: verdict.Watch, Subject: "tac-smoke", Value: 0.04, High: 0.05, Limit: 0.05, N: 5000, Detail: &verdict.DrawRate{Expected: &c.expected}}, want)
		}
	}
}

// noted checks for the note of a finding on the page, as text, on paper and as
// HTML.
func noted(t *testing.T, lang string, f *verdict.Finding, want string) {
	t.Helper()
	p := counted(lang)
	p.Findings = []verdict.Finding{*f}
	note := p.Lines()[0].Note
	if !strings.HasPrefix(note, want) || strings.ContainsAny(note, "{}") || strings.Contains(note, "%!") || lang == "fr" && loose.MatchString(note) {
		t.Errorf("%s: %q, want %q", lang, note, want)
	}
	var page bytes.Buffer
	if err := p.HTML(&page); err != nil {
		t.Fatal(err)
	}
	paper := strings.Join(strings.Fields(scenetest.Text(p.Document().Pages[0].Marks)), " ")
	if !strings.Contains(p.Text(), "\n          "+note+"\n") || !strings.Contains(html.UnescapeString(page.String()), note) || !strings.Contains(paper, strings.Join(strings.Fields(note), " ")) {
		t.Errorf("%s: %q is missing:\n%s\n%s", lang, note, p.Text(), paper)
	}
}

// TestKeptOut checks the note of a card that is drawn often enough, but less
// than it should be.
func TestKeptOut(t *testing.T) {
	for lang, want := range map[string]string{"en": "“Smoke” is drawn far less often than its copies suggest: in 20.0% of games.", "fr": "La carte «\u00a0Smoke\u00a0» est piochée bien moins souvent que ne le laissent attendre ses exemplaires\u00a0: dans 20,0\u202f% des parties."} {
		p := &Page{Lang: lang, Names: map[string]string{"s": "Smoke"}, Findings: []verdict.Finding{{Class: verdict.Undrawn, Case: verdict.KeptOut, Level: verdict.Watch, Subject: "s", Value: 0.2, Limit: 0.05}}}
		if got := p.Lines()[0].Text; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestWhyUnplayed checks that the note says whether a card could be played and
// what prevented it, the most frequent reason first, with code unchanged.
func TestWhyUnplayed(t *testing.T) {
	kept := []playtest.Kept{{Turns: 500, Rule: "R-1", Clause: "its moment: none"}, {Turns: 300, Clause: "`kind == \"a\"` was false"}, {Turns: 100, Clause: "c"}, {Turns: 50, Clause: "not told"}}
	for _, c := range []struct {
		class  verdict.Class
		held   playtest.Holding
		en, fr string
	}{
		{verdict.DeadCard, playtest.Holding{Turns: 1000, Free: 50, Played: 1, Kept: kept},
			"It was in hand in 1,000 turns, playable in 5.0% of them, and played in 2.0% of those. What prevented it: its moment: none (50.0%, R-1); `kind == \"a\"` was false (30.0%); c (10.0%).",
			"En main pendant 1\u202f000 tours, elle était jouable dans 5,0\u202f% d’entre eux, et y a été jouée dans 2,0\u202f% des cas. Ce qui l’en empêchait\u00a0: its moment\u00a0: none (50,0\u202f%, R-1)\u202f; `kind == \"a\"` was false (30,0\u202f%)\u202f; c (10,0\u202f%)."},
		{verdict.Unplayable, playtest.Holding{Turns: 20, Kept: kept[2:3]},
			"It was in hand in 20 turns and never playable. What prevented it: c", "En main pendant 20 tours, elle n’a jamais été jouable. Ce qui l’en empêchait\u00a0: c"},
		{verdict.DeadCard, playtest.Holding{Turns: 20, Free: 20},
			"It was in hand in 20 turns, playable in 100.0% of them, and played in 0.0% of those. Nothing forbids it", "En main pendant 20 tours, elle était jouable dans 100,0\u202f% d’entre eux, et y a été jouée dans 0,0\u202f% des cas. Rien ne l’interdit"},
	} {
		for lang, want := range map[string]string{"en": c.en, "fr": c.fr} {
			noted(t, lang, &verdict.Finding{Class: c.class, Level: verdict.Watch, Subject: "tac-smoke", Limit: 0.02, High: 0.01, N: 5000, Detail: &verdict.Unplayed{Held: &c.held}}, want)
		}
	}
}

// TestLoopNamesItsCards names the cards that keep a game from ending.
func TestLoopNamesItsCards(t *testing.T) {
	for lang, want := range map[string]string{"en": "Played again and again: Echo, b.", "fr": "Jouées sans cesse : Echo, b."} {
		p := &Page{Lang: lang, Names: map[string]string{"a": "Echo"}}
		f := verdict.Finding{Class: verdict.Endless, Level: verdict.Fail, Detail: &verdict.Example{Loop: []string{"a", "b"}}}
		if got := strings.ReplaceAll(wordsIn(lang, nil).note(p, &f), "\u00a0", " "); strings.ReplaceAll(got, "\u202f", " ") != want {
			t.Errorf("%q, want %q", got, want)
		}
		if f.Detail = (&verdict.Example{}); wordsIn(lang, nil).note(p, &f) != "" {
			t.Error("a game without cards has a note")
		}
	}
}
