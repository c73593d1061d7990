package proofread

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/diag"
)

// recordedGame returns a small game with a record of translations.
func recordedGame(t *testing.T, record string) *carddata.Game {
	t.Helper()
	files := fstest.MapFS{
		"game.yaml": {Data: []byte("title: {en: Small, fr: Petit}\nversion: \"1\"\nlanguages: [en, fr]\ndecks:\n  - {id: cards, name: {en: Cards, fr: Cartes}, cards: cards.csv, size: poker, front: card}\n" +
			"tables:\n  odds: {columns: [{id: what, head: {en: Roll, fr: Jet}}], rows: [{what: {en: one, fr: un}}, {what: {en: two, fr: deux}}]}\n")},
		"faces/card.yaml": {Data: []byte("faces:\n  card:\n    parts:\n      - {text: {en: \"Load {name}\", fr: \"Charge {name}\"}, size: 9pt, left: 6mm, right: 6mm, top: 6mm, height: 8mm}\n")},
		"cards.csv":       {Data: []byte("id,name_en,name_fr\nfog,Fog,Brume\nmine,Mine,Piège\n")},
	}
	if record != "" {
		files["translations.csv"] = &fstest.MapFile{Data: []byte("file,id,column,language,source\n" + record)}
	}
	g, found := carddata.Load(files, "small", carddata.Options{})
	if found.Errors() > 0 {
		t.Fatal(found.All())
	}
	return g
}

// line returns a line of the record.
func line(key, source string) string { return key + ",fr," + Fingerprint(source) + "\n" }

// TestStale compares texts with the record: that of a text that has changed, that of
// several texts with one name, and none.
func TestStale(t *testing.T) {
	base := line("cards.csv,mine,name", "Mine") + line("faces/card.yaml,card,text", "Load {name}") +
		line("game.yaml,,title", "Small") + line("game.yaml,cards,name", "Cards") + line("game.yaml,odds,what", "Roll")
	odds := line("game.yaml,odds,what", "one") + line("game.yaml,odds,what", "two")
	for _, tt := range []struct{ name, record, want string }{
		{"no record", "", ""},
		{"as recorded", base + odds + line("cards.csv,fog,name", "Fog"), ""},
		{"another source text", base + odds + line("cards.csv,fog,name", "Mist"), "small/cards.csv:2:9: the text in `en` has changed since its translation into `fr`: \"Fog\""},
		{"not recorded", base + odds, "small/cards.csv:2:9: the translation into `fr` is not in translations.csv"},
		{"one of several with a name", base + line("game.yaml,odds,what", "one") + line("game.yaml,odds,what", "too") + line("cards.csv,fog,name", "Fog"),
			"small/game.yaml:7:115: the text in `en` has changed since its translation into `fr`: \"two\""},
		{"an expression of a face", strings.Replace(base, Fingerprint("Load {name}"), Fingerprint("Load {id}"), 1) + odds + line("cards.csv,fog,name", "Fog"),
			"small/faces/card.yaml:4:40: the text in `en` has changed since its translation into `fr`: \"Load {=name}\""},
	} {
		var got []string
		found := Check(context.Background(), recordedGame(t, tt.record))
		for _, f := range found.All() {
			if f.Code == CodeStale {
				got = append(got, f.String())
			}
		}
		if strings.Join(got, "\n") != tt.want {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
	}
}

// TestUnrecordedLanguage folds the translations of a language that nobody has accepted.
func TestUnrecordedLanguage(t *testing.T) {
	found := Check(context.Background(), recordedGame(t, line("cards.csv,gone,name", "Gone")))
	folded := diag.Fold(found.All())
	for _, f := range folded {
		if f.Code == CodeStale && !strings.HasSuffix(f.Message, "translations into `fr` are not in translations.csv: 8 places") {
			t.Errorf("got %q", f.Message)
		}
	}
}
