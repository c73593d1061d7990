package proofread

import (
	"maps"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/games"
)

// TestExchangedTexts exchanges single texts of the shipped games with their translations: of
// those with six words or more, at least 98 % must be found, and of names and other short texts three quarters.
func TestExchangedTexts(t *testing.T) {
	made, found := map[string]int{}, map[string]int{}
	for _, slug := range games.All {
		g := shipped(t, slug)
		texts := Texts(g)
		step := 1 + len(texts)/map[bool]int{true: 20, false: 120}[testing.Short()]
		for i := 0; i < len(texts); i += step {
			kind := exchangeable(&texts[i])
			if kind == "" {
				continue
			}
			made[kind]++
			if isFound := wrongAlone(g, texts, i); isFound {
				found[kind]++
			} else if kind == "long" {
				t.Logf("%s: %q", slug, texts[i].In("en"))
			}
		}
	}
	for kind, least := range map[string]float64{"long": 0.98, "short": 0.75} {
		share := float64(found[kind]) / float64(made[kind])
		t.Logf("%s: found %d of %d", kind, found[kind], made[kind])
		if made[kind] < 20 || share < least {
			t.Errorf("%s: found %d of %d", kind, found[kind], made[kind])
		}
	}
}

// exchangeable returns "long" or "short" for a text with words in both languages, "" for others.
func exchangeable(t *Text) string {
	en, fr := len(splitWords(t.In("en"))), len(splitWords(t.In("fr")))
	switch {
	case !t.Translated() || t.In("en") == t.In("fr") || !hasWords(t.In("en"), true) || !hasWords(t.In("fr"), true):
		return ""
	case min(en, fr) >= 6:
		return "long"
	}
	return "short"
}

// wrongAlone reports whether a text is found when it is exchanged with its translation, and
// nothing else is.
func wrongAlone(g *carddata.Game, texts []Text, i int) bool {
	was := texts[i].Value.ByLang
	defer func() { texts[i].Value.ByLang = was }()
	texts[i].Value.ByLang = map[string]any{"en": was["fr"], "fr": was["en"]}
	p := newProof(g, texts)
	p.wrongLanguages()
	all := p.found.All()
	return len(all) == 1 && all[0].Pos == texts[i].Pos(g.Languages[0])
}

// TestWrongLanguage checks exchanged columns, a text that stands in both columns, and texts in
// which small words tell nothing.
func TestWrongLanguage(t *testing.T) {
	const sound = "id,en,fr\none,The ferry waits for you.,Le bac vous attend.\ntwo,Load it onto the deck.,Chargez-le sur le pont.\n"
	const goats = "Each goat eats one of the cards.,Chaque chèvre mange une des cartes.\n"
	tests := []struct{ name, labels, want string }{
		{"sound", sound + "three," + goats, ""},
		{"columns", strings.Replace(sound, "en,fr", "fr,en", 1) + "three," + goats, "the texts of `en` and `fr` are exchanged, here and in 6 more rows"},
		{"cells", sound + "three," + swapped(goats), "labels.csv:4:7: the texts of `en` and `fr` are exchanged: “Chaque chèvre mange une des cartes.” is in `fr`"},
		{"both", sound + "three,Chaque chèvre mange une des cartes.,Chaque chèvre mange une des cartes.\n", "labels.csv:4:7: the text of `en` is in `fr`: “Chaque chèvre mange une des cartes.”"},
		{"name", sound + "three,Pointe du Hoc,Pointe du Hoc\n", ""},
		{"letters", sound + "three,Piano à queue,Grand Piano\n", "labels.csv:4:7: the texts of `en` and `fr` are exchanged: “Piano à queue” is in `fr`"},
		{"same words", sound + "three,Radio or on,Or on radio\n", ""},
	}
	for _, tt := range tests {
		files := soundGame(t)
		rows := strings.Replace(string(files["labels.csv"].Data), "id,en,fr\n", "", 1)
		if strings.HasPrefix(tt.labels, "id,fr,en") {
			rows = ""
			for line := range strings.Lines(string(files["labels.csv"].Data)) {
				if id, texts, ok := strings.Cut(line, ","); ok && id != "id" {
					rows += id + "," + swapped(texts)
				}
			}
		}
		files["labels.csv"] = &fstest.MapFile{Data: []byte(tt.labels + rows)}
		var about []string
		for line := range strings.Lines(findingsIn(t, files)) {
			if strings.Contains(line, " are exchanged") || strings.Contains(line, " is in `") {
				about = append(about, line)
			}
		}
		if got := strings.Join(about, ""); len(about) > 1 || !strings.Contains(got, tt.want) || got != "" && tt.want == "" {
			t.Errorf("%s: %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

// swapped returns a row of two cells with the cells exchanged.
func swapped(row string) string {
	en, fr, _ := strings.Cut(strings.TrimSuffix(row, "\n"), ",")
	return fr + "," + en + "\n"
}

// TestTongues checks that the small words of languages are small letters, and that most of
// those of each language tell it from each other one.
func TestTongues(t *testing.T) {
	for lang, x := range tongues {
		for other, y := range tongues {
			telling := maps.Clone(x.words())
			maps.DeleteFunc(telling, func(word string, _ bool) bool { return y.words()[word] })
			if lang != other && len(telling)*2 < len(x.words()) {
				t.Errorf("only %d of %d words of %s tell it from %s", len(telling), len(x.words()), lang, other)
			}
		}
		for word := range x.words() {
			if word != strings.ToLower(word) || x.foreign(word) {
				t.Errorf("%s: %q", lang, word)
			}
		}
	}
}
