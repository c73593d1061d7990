package checkpage

import (
	"bytes"
	"io"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/diag"
	"punchboard/pipeline"
	"punchboard/proofread"
	"punchboard/render/pdf"
	"punchboard/scene"
)

// checked returns the page of a small game with a wrong figure, a slip and an accepted
// finding, in a language.
func checked(t *testing.T, lang string) *Page {
	t.Helper()
	files := fstest.MapFS{
		"game.yaml": {Data: []byte(`title: {en: Trial, fr: Essai}
version: "1.2"
languages: [en, fr]
decks:
  - {id: cards, name: {en: Cards, fr: Cartes}, cards: cards.csv, size: 63mm x 88mm, front: card}
accept:
  - {code: PB-501, ids: [tank], reason: A <b>name</b>}
`)},
		"faces/faces.yaml": {Data: []byte(`faces:
  card:
    parts:
      - {name: title, text: "{name}", size: 9pt, left: 5mm, right: 5mm, top: 5mm, height: 6mm}
      - {name: text, text: "{text}", size: 9pt, left: 5mm, right: 5mm, top: 20mm, height: 30mm}
`)},
		"cards.csv": {Data: []byte("id,name_en,name_fr,text_en,text_fr\nrifle,Rifles,Fusils,Draw 2 cards.,Piochez 3 cartes.\ntank,Sherman Firefly,Sherman Firefly,Move  it.,Avancez.\n")},
	}
	made, err := pipeline.Documents(t.Context(), pipeline.Source{Slug: "g", Place: "g", Files: files}, pipeline.Request{Proofread: true, Rehearse: true, Spots: true})
	if err != nil {
		t.Fatal(err)
	}
	return &Page{Lang: lang, Games: []Game{{
		Place: "g", Title: made.Game.Title.In(lang), Version: made.Game.Version,
		Findings: made.Findings.All(), Accepted: made.Accepted, Spots: made.Spots,
	}}}
}

func htmlOf(t *testing.T, p *Page) string {
	t.Helper()
	var b bytes.Buffer
	if err := p.HTML(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestHTML(t *testing.T) {
	for lang, wants := range map[string][]string{
		"en": {`<html lang="en">`, "Check · Trial", `<h1 class="fail">1 error, 1 warning</h1>`, "1 file · 1 accepted finding", "card rifle · front · fr", "card tank · front · en", "Accepted"},
		"fr": {`<html lang="fr">`, "Contrôle · Essai", `<h1 class="fail">1 erreur, 1 avertissement</h1>`, "Les constats sont rédigés en anglais.", "carte rifle · recto · fr"},
	} {
		page := htmlOf(t, checked(t, lang))
		for _, want := range append(wants, "the figures differ: `en` has 2, `fr` has 3", "g/cards.csv:2:35 · PB-502", "A &lt;b&gt;name&lt;/b&gt;", "prefers-color-scheme: dark", "@media print") {
			if !strings.Contains(page, want) {
				t.Errorf("%s: the page lacks %q", lang, want)
			}
		}
		if n := strings.Count(page, "<svg"); n != 3 {
			t.Errorf("%s: %d pictures", lang, n)
		}
		if outside := regexp.MustCompile(`(src|href)="[^#][^"]*"|url\([^#)]`).FindString(page); outside != "" {
			t.Errorf("%s: the page refers to %s", lang, outside)
		}
		ids := map[string]bool{}
		for _, m := range regexp.MustCompile(` id="([^"]+)"`).FindAllStringSubmatch(page, -1) {
			if ids[m[1]] {
				t.Errorf("%s: the id %s is there twice", lang, m[1])
			}
			ids[m[1]] = true
		}
		if again := htmlOf(t, checked(t, lang)); again != page {
			t.Errorf("%s: the same check makes another page", lang)
		}
	}
}

// TestDocument checks that on paper each finding has its texts and its picture, and that
// frames are drawn.
func TestDocument(t *testing.T) {
	doc := checked(t, "fr").Document()
	if len(doc.Pages) != 1 || doc.Language != "fr" || doc.Meta.Subject != "1 erreur, 1 avertissement" {
		t.Fatalf("%d pages, %q, %q", len(doc.Pages), doc.Language, doc.Meta.Subject)
	}
	var words []string
	pictures, frames := 0, 0
	for _, m := range doc.Pages[0].Marks {
		switch m := m.(type) {
		case *scene.Glyphs:
			words = append(words, m.Words)
		case *scene.Group:
			pictures++
			for _, inner := range m.Marks {
				if p, ok := inner.(*scene.Path); ok && p.Stroke != nil && p.Stroke.Paint == scene.Paint(frameColor) {
					frames++
				}
			}
		}
	}
	text := strings.Join(words, "\n")
	for _, want := range []string{"1 erreur, 1 avertissement", "the figures differ: `en` has 2, `fr` has 3", "g/cards.csv:2:35 · PB-502", "conseil : write the same", "raison : A <b>name</b>"} {
		if !strings.Contains(text, want) {
			t.Errorf("the paper lacks %q:\n%s", want, text)
		}
	}
	if pictures != 3 || frames != 3 {
		t.Errorf("%d pictures with %d frames", pictures, frames)
	}
}

// TestLanguages checks the words of pages in languages that Punchboard has, in one that a
// game has, and in one that nobody has.
func TestLanguages(t *testing.T) {
	own := map[string]string{"print.check": "Granskning", "print.check.errors": "{n} fel"}
	for _, c := range []struct {
		lang  string
		own   map[string]string
		wants []string
	}{
		{"de", nil, []string{`<html lang="de">`, "Prüfung · ", "1 Fehler, 1 Warnung", "1 Datei · 1 hingenommener Befund · Die Befunde sind auf Englisch.", "Karte rifle · Vorderseite · fr"}},
		{"pl-PL", nil, []string{`<html lang="pl-PL">`, "Kontrola · ", "1 błąd, 1 ostrzeżenie"}},
		{"sv", own, []string{`<html lang="sv">`, "Granskning · ", "1 error, 1 warning"}},
		{"sv", nil, []string{`<html lang="en">`, "Check · "}},
	} {
		p := checked(t, c.lang)
		p.Own = c.own
		page := htmlOf(t, p)
		for _, want := range c.wants {
			if !strings.Contains(page, want) {
				t.Errorf("%s: the page lacks %q", c.lang, want)
			}
		}
		if doc := p.Document(); !strings.Contains(page, `<html lang="`+doc.Language+`">`) {
			t.Errorf("%s: on paper the page is in %s", c.lang, doc.Language)
		}
	}
}

// TestAnyCharacter checks that a page with characters that its fonts lack can be written as a
// PDF.
func TestAnyCharacter(t *testing.T) {
	var l diag.List
	l.Errorf(diag.Pos{File: "g/渡.yaml", Line: 1, Col: 1}, "PB-1", "the contrast ΔE of 渡, ש and 🎲 is low\u00ad in \u202f“a”").Hintf("write ♠")
	doc := (&Page{Lang: "fr", Games: []Game{{Place: "g", Title: "渡 Ferry", Findings: l.All()}}}).Document()
	if err := pdf.Write(io.Discard, doc, pdf.Options{}); err != nil {
		t.Error(err)
	}
	if page := htmlOf(t, &Page{Games: []Game{{Place: "g", Findings: l.All()}}}); !strings.Contains(page, "ΔE of 渡, ש and 🎲") {
		t.Error("the HTML page lacks the characters")
	}
}

// TestPageWithoutPictures checks pages of games that could not be read, or that have
// nothing wrong, and of several games.
func TestPageWithoutPictures(t *testing.T) {
	var broken, long diag.List
	broken.Errorf(diag.Pos{File: "g/game.yaml"}, "PB-101", "there is no <file>").Hintf("write it")
	for i := range mostOfFile + 5 {
		long.Warnf(diag.Pos{File: "h/cards.csv", Line: i + 1, Col: 1}, "PB-1", "odd %d", i)
	}
	for _, c := range []struct {
		name  string
		games []Game
		wants []string
	}{
		{"clean", []Game{{Place: "g"}}, []string{`<h1 class="pass">No problems found</h1>`}},
		{"nothing", nil, []string{"No problems found"}},
		{"broken", []Game{{Place: "g", Findings: broken.All()}}, []string{"there is no &lt;file&gt;", "1 error"}},
		{"long", []Game{{Place: "h", Findings: long.All()}}, []string{"205 warnings", "5 more findings in this file"}},
		{"several", []Game{{Place: "g", Title: "One", Findings: broken.All()}, {Place: "h", Title: "Two", Findings: long.All(), Accepted: []proofread.Exception{{Finding: broken.All()[0], Reason: "so be it"}}}},
			[]string{"<h2>One</h2>", "<h2>Two</h2>", "1 error, 205 warnings", "so be it"}},
	} {
		p := &Page{Lang: "en", Games: c.games}
		page := htmlOf(t, p)
		for _, want := range c.wants {
			if !strings.Contains(page, want) {
				t.Errorf("%s: the page lacks %q", c.name, want)
			}
		}
		if strings.Contains(page, "<svg") {
			t.Errorf("%s: there is a picture of nothing", c.name)
		}
		if doc := p.Document(); len(doc.Pages) == 0 {
			t.Errorf("%s: no pages", c.name)
		}
	}
}
