package proofread

import (
	"strings"
	"testing"
	"testing/fstest"
)

// switchGame returns a game with an aid, a switch and its wordings.
func switchGame(aid, switches, grammar string) fstest.MapFS {
	files := fstest.MapFS{}
	for name, text := range map[string]string{
		"game.yaml": "title: Ferry\nversion: \"1\"\nlanguages: [en, fr]\nswitches: {" + switches + "}\nlists: {aid: {file: aid.csv}}\n" +
			"decks: [{id: cards, name: {en: Cards, fr: Cartes}, cards: cards.csv, size: poker, front: card}]\n",
		"cards.csv":    "id,name_en,name_fr\nbarrels,Barrels,Tonneaux\n",
		"aid.csv":      "id,text_en,text_fr\n" + aid,
		"faces/f.yaml": "faces: {card: {parts: [{text: \"{name}\", size: 9pt, left: 6mm, right: 6mm, top: 6mm, height: 8mm}]}}\n",
		"effects.yaml": "verbs: {}\nswitches:\n" + grammar,
	} {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return files
}

// TestSwitches compares what an aid says with switches.
func TestSwitches(t *testing.T) {
	const hand = `  hand: {say: {en: ["keep {} cards", "hand of {}"], fr: "gardez {} cartes"}}` + "\n"
	const first = `  first: {values: {low: {en: lowest bid, fr: mise la plus basse}, high: {en: highest bid, fr: mise la plus haute}}}` + "\n"
	for name, c := range map[string]struct{ aid, switches, grammar, want string }{
		"as it is":             {"a,Keep 7 cards.,Gardez 7 cartes.\nb,A hand of seven.,Sept en main.\n", "hand: 7", hand, ""},
		"in words":             {"a,Keep seven cards.,Gardez sept cartes.\n", "hand: 7", hand, ""},
		"the switch":           {"a,Keep 7 cards.,Gardez 7 cartes.\nb,A hand of seven.,Sept en main.\n", "hand: 6", hand, "game.yaml:4:18: `hand` is 6, but the texts say 7, as in game/aid.csv:2:3"},
		"a text in both":       {"a,Keep 7 cards.,Gardez 7 cartes.\nb,Keep 8 cards more.,Gardez 8 cartes de plus.\n", "hand: 7", hand, "aid.csv:3:3: the text says 8, but `hand` is 7"},
		"a text in one":        {"a,Keep 7 cards.,Gardez 7 cartes.\nb,Keep 7 cards more.,Gardez 8 cartes de plus.\n", "hand: 7", hand, "aid.csv:3:22: the text says 8, but `hand` is 7"},
		"a text of two values": {"a,Keep 7 cards or a hand of 9.,Gardez 7 cartes ou 9.\n", "hand: 7", hand, "aid.csv:2:3: the text says 9, but `hand` is 7"},
		"nowhere":              {"a,Seven cards in hand.,Gardez 7 cartes.\n", "hand: 7", hand, "effects.yaml:3:3: no text says “keep 7 cards” of `hand`"},
		"within a word":        {"a,Keep 7 cards.,Gardez 7 cartes.\nb,Upkeep 8 cards.,Entretien de 8 cartes.\n", "hand: 7", hand, ""},
		"part of a number":     {"a,Keep 17 cards.,Gardez 17 cartes.\nb,Keep 7 cards.,Gardez 7 cartes.\n", "hand: 7", hand, "aid.csv:2:3: the text says 17, but `hand` is 7"},
		"a decimal":            {"a,A hand of 1.5.,\"Gardez 1,5 cartes.\"\n", "hand: 1.5", hand, ""},
		"thousands":            {"a,\"Keep 1,000 cards.\",Gardez 1000 cartes.\n", "hand: 1000", hand, ""},
		"another decimal":      {"a,Keep 1.5 cards.,\"Gardez 1,5 cartes.\"\nb,Keep 2.5 cards.,\"Gardez 1,5 cartes.\"\n", "hand: 1.5", hand, "aid.csv:3:3: the text says 2.5, but `hand` is 1.5"},
		"a negative value":     {"a,Keep −2 cards.,Gardez −2 cartes.\n", "hand: -2", hand, ""},
		"no such switch":       {"a,Keep 7 cards.,Gardez 7 cartes.\n", "hands: 7", hand, "effects.yaml:3:3: the game has no switch `hand`"},
		"a word":               {"a,The lowest bid begins.,La mise la plus basse commence.\n", "first: low", first, ""},
		"another word":         {"a,The lowest bid begins.,La mise la plus basse commence.\n", "first: high", first, "game.yaml:4:19: `first` is high, but the texts say low, as in game/aid.csv:2:3"},
		"a word nowhere":       {"a,Somebody begins.,Quelqu’un commence.\n", "first: high", first, "effects.yaml:3:3: no text says “highest bid” of `first`"},
	} {
		found := withoutHints(findingsIn(t, switchGame(c.aid, c.switches, c.grammar)), "")
		var about []string
		for line := range strings.SplitSeq(found, "\n") {
			if strings.Contains(line, "[PB-543]") || strings.Contains(line, "[PB-542]") || strings.Contains(line, "[PB-502]") {
				about = append(about, line[:strings.LastIndex(line, " [")])
			}
		}
		if got := strings.Join(about, "\n"); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", name, got, c.want)
		}
	}
}
