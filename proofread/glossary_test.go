package proofread

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"punchboard/carddata"
)

// glossaryOf returns the glossary of terms with forms in English before a slash, and
// forbidden words after it.
func glossaryOf(loose bool, terms ...string) *glossary {
	var all []*carddata.Term
	for _, t := range terms {
		forms, forbidden, _ := strings.Cut(t, "/")
		term := &carddata.Term{ID: t, Forms: map[string][]string{"en": strings.Split(forms, ";")}}
		if forbidden != "" {
			term.Forbidden = map[string][]string{"en": strings.Split(forbidden, ";")}
		}
		all = append(all, term)
	}
	return newGlossary(formsIn("en", all), "en", loose)
}

func TestLongest(t *testing.T) {
	g := glossaryOf(false, "Fire Roll;Fire Rolls", "fire", "Unit/unit;Unit Card", "Unit card", "off-board artillery", "d’un", "crew/gun")
	tests := []struct{ text, want string }{
		{"Make a Fire Roll: fire!", "Fire Roll, fire"},
		{"FIRE ROLLS", "FIRE ROLLS"},
		{"fire roll", "fire"},
		{"Fire. Roll", "Fire"},
		{"a unit", "!unit"},
		{"UNIT, Unit", "UNIT, Unit"},
		{"Unit card, Unit Card", "Unit card, !Unit Card"},
		{"off board artillery, off-board\u00a0artillery", "off board artillery, off-board\u00a0artillery"},
		{"units of gunners", ""},
		{"guns and a gun crew", "!gun, crew"},
		{"d'un", "d'un"},
		{"soft\u00adware Fire Ro\u00adll.", "Fire Ro\u00adll"},
		{"", ""},
	}
	for _, tt := range tests {
		r := read(tt.text, conventions("en"))
		var got []string
		for _, m := range g.longest(r.words()) {
			word := r.wordsAt(m.from, m.to)
			if m.forbidden {
				word = "!" + word
			}
			got = append(got, word)
		}
		if strings.Join(got, ", ") != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
	}
}

func TestAnywhere(t *testing.T) {
	g := glossaryOf(true, "box", "village", "Unit card", "card")
	tests := []struct{ text, want string }{
		{"Boxes in villages", "box village"},
		{"UNIT CARDS", "Unit card card"},
		{"a unit, cards", "card"},
		{"boxer", ""},
	}
	for _, tt := range tests {
		has := g.anywhere(splitWords(tt.text))
		var got []string
		for _, id := range []string{"box", "village", "Unit card", "card"} {
			for term := range g.at {
				if term.ID == id && has(term) {
					got = append(got, id)
				}
			}
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
	}
}

// glossed is a game with two languages and a glossary.
func glossed(cards, terms string) fstest.MapFS {
	return fstest.MapFS{
		"game.yaml":       {Data: []byte("title: {en: The game, fr: Le jeu}\nversion: \"1\"\nlanguages: [en, fr]\nflavor: [quote]\ndecks:\n  - {id: cards, name: {en: Cards, fr: Cartes}, cards: cards.csv, size: poker, front: card}\n")},
		"faces/card.yaml": {Data: []byte("faces:\n  card:\n    parts:\n      - {text: \"{name}\", size: 9pt}\n")},
		"cards.csv":       {Data: []byte("id,name_en,name_fr,text_en,text_fr,quote_en,quote_fr\n" + cards)},
		"terms.csv":       {Data: []byte("id,en,fr,forms_fr,forbidden_fr\n" + terms)},
	}
}

// translationFindings returns the codes of what is wrong with the translations of a game,
// with their lines and columns.
func translationFindings(t *testing.T, files fstest.MapFS) (all []string) {
	t.Helper()
	g, found := carddata.Load(files, "game", carddata.Options{})
	if found.Errors() > 0 {
		t.Fatal(found.All())
	}
	wrong := check(t.Context(), g, Texts(g))
	for _, f := range wrong.All() {
		all = append(all, fmt.Sprintf("%d:%d %s", f.Pos.Line, f.Pos.Col, f.Code))
	}
	return all
}

func TestTerms(t *testing.T) {
	const terms = "roll,roll,jet,lancer,tirage\nradio,Radio,Radio,,\nfront,front;fronts,front;fronts,,\nonly-en,dice,,,\n"
	tests := []struct{ card, want string }{
		{"a,Tank,Char,Make a roll.,Faites un jet.,,", ""},
		{"a,Tank,Char,Make two rolls.,Faites deux essais.,,", "2:29 PB-506"},
		{"a,Tank,Char,Make a roll.,Faites un essai.,,", "2:26 PB-506"},
		{"a,Tank,Char,Make a roll.,Faites un tirage.,,", "2:26 PB-506 2:26 PB-507"},
		{"a,Roll,Essai,Take dice.,Prenez des dés.,Do roll!,En avant !", ""},
		{"a,Radio,Radio,Radio,Radio,,", ""},
		{"a,Tank,Tank,Tank,Tank,,", "2:18 PB-501"},
		{"a,Radio Tank,Radio Tank,x,y,,", "2:14 PB-501"},
		{"a,M4 MG,M4 MG,2 fronts,2 fronts,,", ""},
	}
	for _, tt := range tests {
		if got := strings.Join(translationFindings(t, glossed(tt.card+"\n", terms)), " "); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.card, got, tt.want)
		}
	}
}

// TestHugeGlossary reads a glossary of as many terms as there may be. Each text is compared in
// one pass, whatever the number of terms.
func TestHugeGlossary(t *testing.T) {
	var terms, cards strings.Builder
	for i := range carddata.MaxTerms {
		fmt.Fprintf(&terms, "t%d,word%d a a a a a a a a a a,mot%d,,faux%d\n", i, i, i, i)
	}
	for i := range 200 {
		fmt.Fprintf(&cards, "c%[1]d,Card,Carte,%[2]s,%[2]s mot%[1]d,,\n", i, strings.Repeat("a ", 500)+fmt.Sprintf("word%d a a a a a a a a a a", i))
	}
	start := time.Now()
	if got := translationFindings(t, glossed(cards.String(), terms.String())); slices.ContainsFunc(got, func(s string) bool { return strings.Contains(s, "PB-506") }) {
		t.Errorf("%d findings, such as %s", len(got), got[0])
	}
	if took := time.Since(start); took > 60*time.Second {
		t.Errorf("took %s", took)
	}
}
