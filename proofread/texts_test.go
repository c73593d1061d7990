package proofread

import (
	"slices"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
)

// bilingual is a small game with a text by language in every kind of place.
var bilingual = fstest.MapFS{
	"game.yaml": {Data: []byte(`title: {en: The Game, fr: Le jeu}
version: "1"
languages: [en, fr]
lists:
  guns: {file: guns.csv, columns: {weapons: flow, tags: list}}
maps: {ground: map.yaml}
tables:
  odds:
    title: {en: Odds, fr: Chances}
    columns: [{id: what, head: {en: What, fr: Quoi}}]
    rows: [[{en: One, fr: Un}]]
    notes: [{en: A note, fr: Une note}]
decks:
  - {id: cards, name: {en: Cards, fr: Cartes}, cards: cards.csv, size: poker, front: card}
`)},
	"labels.csv": {Data: []byte("id,en,fr\nday,Day,Jour\n")},
	"cards.csv":  {Data: []byte("id,name_en,name_fr,kind\none,First,Premier,not a text\n")},
	"guns.csv":   {Data: []byte("id,tags_en,tags_fr,weapons\ngun,a;b,c;d,\"[{name_en: Rifle, name_fr: Fusil, n: 2}]\"\n")},
	"map.yaml": {Data: []byte(`name: {en: Ground, fr: Terrain}
grid: {columns: 2, rows: 2, size: 20mm}
terrains: {clear: {code: ".", name: {en: clear, fr: dégagé}}}
rows: ["..", ".."]
places: [{id: hill, kind: hill, name: {en: Hill, fr: Colline}, hexes: ["0101"]}]
`)},
	"faces/card.yaml": {Data: []byte(`faces:
  card:
    parts:
      - {text: {en: "{kind} of {1 + 1}", fr: "{kind} sur {1 + 1}"}, size: 9pt}
      - {text: {en: "{{x}} on", fr: "{{x}} sur"}, size: 9pt}
`)},
}

func TestTexts(t *testing.T) {
	g, found := carddata.Load(bilingual, "game", carddata.Options{})
	if found.Errors() > 0 {
		t.Fatal(found.All())
	}
	var got []string
	for _, text := range Texts(g) {
		got = append(got, text.ID+" "+text.Field+": "+text.In("en")+" | "+text.In("fr")+" @ "+text.Pos("fr").String())
	}
	want := []string{
		" title: The Game | Le jeu @ game/game.yaml:1:27",
		"cards name: Cards | Cartes @ game/game.yaml:14:39",
		"one name: First | Premier @ game/cards.csv:2:11",
		"gun tags: a; b | c; d @ game/guns.csv:2:9",
		"gun weapons.name: Rifle | Fusil @ game/guns.csv:2:14",
		"day : Day | Jour @ game/labels.csv:2:9",
		"odds title: Odds | Chances @ game/game.yaml:9:27",
		"odds what: What | Quoi @ game/game.yaml:10:47",
		"odds what: One | Un @ game/game.yaml:11:27",
		"odds note: A note | Une note @ game/game.yaml:12:30",
		"ground name: Ground | Terrain @ game/map.yaml:1:24",
		"clear name: clear | dégagé @ game/map.yaml:3:53",
		"hill name: Hill | Colline @ game/map.yaml:5:54",
		"card text: {=kind} of {=} | {=kind} sur {=} @ game/faces/card.yaml:4:46",
		"card text: {x} on | {x} sur @ game/faces/card.yaml:5:37",
	}
	if !slices.Equal(got, want) {
		for i := range max(len(got), len(want)) {
			if i >= len(got) || i >= len(want) || got[i] != want[i] {
				t.Errorf("%d: got %q, want %q", i, got[min(i, len(got)-1)], want[min(i, len(want)-1)])
			}
		}
	}
}

// TestTextsOfOneLanguage takes the cells of text with several words, because a game with
// one language does not mark them.
func TestTextsOfOneLanguage(t *testing.T) {
	g, _ := carddata.Load(fstest.MapFS{
		"game.yaml": {Data: []byte("title: A game\nversion: \"1\"\nlanguages: [en]\ndecks:\n  - {id: cards, name: Cards, cards: cards.csv, size: poker, front: card}\n")},
		"cards.csv": {Data: []byte("id,name,text,kind\none,First,Draw a card.,tank\n")},
	}, "game", carddata.Options{})
	var got []string
	for _, text := range Texts(g) {
		got = append(got, text.In("en"))
	}
	if want := []string{"A game", "Draw a card."}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
