package games

import (
	"encoding/csv"
	"regexp"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
)

// lineTerm is a term of Line and Reserve, with all of its forms and the words that
// must not stand for it, by language.
type lineTerm struct {
	id        string
	forms     map[string]*regexp.Regexp
	forbidden map[string]*regexp.Regexp
	length    int // of the longest form in English
}

// lineTerms reads the list of terms.
func lineTerms(t *testing.T) (all []lineTerm) {
	fsys, _ := Open("line-and-reserve")
	f, err := fsys.Open("terms.csv")
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows[1:] {
		en, fr := formsOf(r[1], r[3]), formsOf(strings.ToLower(r[2]), strings.ToLower(r[4]))
		all = append(all, lineTerm{r[0],
			map[string]*regexp.Regexp{"en": whole(en), "fr": whole(fr)},
			map[string]*regexp.Regexp{"en": whole(formsOf(r[6])), "fr": whole(formsOf(r[7]))}, len(en[0])})
	}
	return all
}

// formsOf parts cells of words at their semicolons, the longest first.
func formsOf(cells ...string) (all []string) {
	for _, word := range strings.Split(strings.Join(cells, ";"), ";") {
		if word != "" {
			all = append(all, word)
		}
	}
	slices.SortFunc(all, func(a, b string) int { return len(b) - len(a) })
	return all
}

// whole matches any of some words in a text, as whole words; nil for no words.
func whole(words []string) *regexp.Regexp {
	if len(words) == 0 {
		return nil
	}
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = regexp.QuoteMeta(w)
	}
	return regexp.MustCompile(`(^|[^\p{L}])(` + strings.Join(quoted, "|") + `)($|[^\p{L}])`)
}

// lineText is a text of the game in both languages.
type lineText struct {
	place, en, fr string
	named         bool // the name of a unit, a weapon or a card
}

// lineTexts returns every text that is printed, but for captions, in which people
// speak as they like.
func lineTexts(t *testing.T) (all []lineText) {
	g := load(t, "line-and-reserve", "")
	add := func(place string, en, fr any, named bool) {
		if s, ok := en.(string); ok && s != "" && s != fr {
			all = append(all, lineText{place, s, fr.(string), named})
		}
	}
	for _, d := range g.Decks {
		for _, c := range d.Cards {
			for field, value := range c.Fields {
				if field != "caption" {
					add(d.ID+" "+c.ID+" "+field, value.In("en"), value.In("fr"), field == "name" && d.Kind() != carddata.CounterKind)
				}
			}
			for _, w := range weaponsOf(c) {
				add(c.ID, w["name_en"], w["name_fr"], true)
			}
		}
	}
	for id, label := range g.Labels {
		add("label "+id, label.In("en"), label.In("fr"), false)
	}
	regions, _ := g.List("anatomy")
	for _, c := range regions.Cards {
		add(c.ID, c.Name("en"), c.Name("fr"), false)
	}
	for _, id := range []string{"turn-sequence", "targeting", "attack-modifiers", "attack-roll", "crew-fate", "combat-end", "victory"} {
		tables, err := g.Table(id, diag.Pos{})
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range tables[0].Rows {
			for _, cell := range row.Cells {
				add(id, cell.Text.In("en"), cell.Text.In("fr"), false)
			}
		}
	}
	return all
}

// TestLineTerms holds every printed text to the list of terms: a term in English has
// its translation in French, and no other word stands for it in either language.
func TestLineTerms(t *testing.T) {
	terms, texts := lineTerms(t), lineTexts(t)
	if len(terms) < 80 || len(texts) < 500 {
		t.Fatalf("only %d terms and %d texts", len(terms), len(texts))
	}
	slices.SortStableFunc(terms, func(a, b lineTerm) int { return b.length - a.length })
	for _, text := range texts {
		if text.named {
			continue // a designation is not translated word for word
		}
		left, french := text.en, strings.ToLower(text.fr)
		for _, term := range terms {
			if !term.forms["en"].MatchString(left) {
				continue
			}
			left = term.forms["en"].ReplaceAllString(left, "$1·$3") // what stands within this term is no term
			if !term.forms["fr"].MatchString(french) {
				t.Errorf("%s: %q has the term %s, its French does not: %q", text.place, text.en, term.id, text.fr)
			}
		}
	}
}

// TestLineForbiddenWords finds in no printed text a word that a term replaces.
func TestLineForbiddenWords(t *testing.T) {
	texts := lineTexts(t)
	for _, term := range lineTerms(t) {
		for _, text := range texts {
			if wrong := term.forbidden["en"]; wrong != nil && wrong.MatchString(text.en) {
				t.Errorf("%s: %q uses another word for %s", text.place, text.en, term.id)
			}
			if wrong := term.forbidden["fr"]; wrong != nil && wrong.MatchString(text.fr) {
				t.Errorf("%s: %q uses another word for %s", text.place, text.fr, term.id)
			}
		}
	}
}
