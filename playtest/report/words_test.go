package report

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"punchboard/carddata/wording"
	"punchboard/playtest/verdict"
)

var english = wordsIn("en", nil)

// TestSaid checks that each text that the code names is in the table of texts.
func TestSaid(t *testing.T) {
	said, n := regexp.MustCompile(`(?:say|template|count)\("([a-z.-]+[a-z])"`), 0
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		code, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range said.FindAllStringSubmatch(string(code), -1) {
			if n++; english.template(m[1]) == "" && wording.Original("en", m[1]) == "" {
				t.Errorf("%s: there is no text %s", name, m[1])
			}
		}
	}
	if n < 100 {
		t.Errorf("only %d texts are found", n)
	}
}

// TestNumbers formats figures as each language does.
func TestNumbers(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "12.5% 45.5–54.5% 12,345 +1.5", "en-GB": "12.5% 45.5–54.5% 12,345 +1.5", "fr": "12,5_% 45,5~à~54,5_% 12_345 +1,5",
		"de": "12,5~% 45,5–54,5~% 12_345 +1,5", "es": "12,5~% 45,5–54,5~% 12_345 +1,5", "it": "12,5% 45,5–54,5% 12_345 +1,5",
		"nl": "12,5% 45,5–54,5% 12_345 +1,5", "pl": "12,5% 45,5–54,5% 12_345 +1,5", "pt": "12,5% 45,5–54,5% 12_345 +1,5",
	} {
		w := wordsIn(lang, nil)
		got := strings.Join([]string{w.figure(shares, 0.125), w.band(0.455, 0.545), w.number(12345), w.figure(gains, 0.015)}, " ")
		if got = strings.NewReplacer("\u00a0", "~", "\u202f", "_").Replace(got); got != want {
			t.Errorf("%s: %s, want %s", lang, got, want)
		}
	}
}

// TestOwnWords writes a page in a language that only the game has, and with a word of its
// own in one that is built in.
func TestOwnWords(t *testing.T) {
	p := sample("sv")
	if got := p.Headline(); got != english.say("ready.not") {
		t.Errorf("without texts of the game, the headline is %q", got)
	}
	p.Own = map[string]string{"print.play.title": "Provspel", "print.play.ready.not": "INTE KLART", "print.play.level.fail": "FEL", "print.play.decimal": ","}
	text := p.Text()
	for _, want := range []string{"INTE KLART", "FEL  ", "0,10%"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
	if doc := p.Document(); doc.Language != "sv" || !strings.HasSuffix(doc.Meta.Title, "Provspel") {
		t.Errorf("the document is in %s and called %q", doc.Language, doc.Meta.Title)
	}
	if w := wordsIn("de", map[string]string{"print.play.turns": "Tage"}); w.length(false) != "Tage" || w.level(verdict.Pass) != "BESTANDEN" {
		t.Errorf("in German, with one word of the game: %q and %q", w.length(false), w.level(verdict.Pass))
	}
}
