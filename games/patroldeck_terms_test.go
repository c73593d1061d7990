package games

import (
	"encoding/csv"
	"regexp"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/scene"
	"punchboard/scene/scenetest"
)

// patrolTerms returns, for a language, the words that must not be printed, each with
// the term to use instead. A word that is another term of the game is none of them:
// "section" must not stand for a squad, and is a platoon.
func patrolTerms(t *testing.T, lang string) map[string]string {
	t.Helper()
	fsys, _ := Open("patrol-deck")
	f, err := fsys.Open("terms.csv")
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	term, forbidden := 1, 4
	if lang == "fr" {
		term, forbidden = 2, 5
	}
	var terms strings.Builder
	for _, row := range rows[1:] {
		terms.WriteString(" " + strings.ToLower(row[term]) + " ")
	}
	wrong := map[string]string{}
	for _, row := range rows[1:] {
		for _, word := range strings.Split(row[forbidden], ";") {
			if word = strings.TrimSpace(word); word != "" && !strings.Contains(terms.String(), strings.ToLower(word)) {
				wrong[word] = row[term]
			}
		}
	}
	return wrong
}

// TestPatrolTerms reads everything that the game prints and finds none of the words
// that its list of terms replaces.
func TestPatrolTerms(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		var all strings.Builder
		read := func(p *scene.Piece) {
			if p != nil {
				all.WriteString(" " + scenetest.Text(p.Marks))
			}
		}
		for _, kind := range []carddata.Kind{carddata.CardKind, carddata.CounterKind, carddata.SheetKind} {
			for _, d := range patrolDecks(t, lang, kind) {
				for _, c := range d.Cards {
					read(c.Front)
					read(c.Back)
				}
			}
		}
		wrong := patrolTerms(t, lang)
		if len(wrong) < 50 || all.Len() < 20_000 {
			t.Errorf("%s: only %d words are looked for in %d letters", lang, len(wrong), all.Len())
		}
		for word, term := range wrong {
			if regexp.MustCompile(`(^|[^\p{L}])` + regexp.QuoteMeta(word) + `($|[^\p{L}])`).MatchString(all.String()) {
				t.Errorf("%s: a piece says %q, want %q", lang, word, term)
			}
		}
	}
}
