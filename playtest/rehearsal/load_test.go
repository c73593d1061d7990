package rehearsal

import (
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
)

const gameFile = `title: Test
version: "1"
languages: [en, fr]
decks:
  - {id: main, name: Main, cards: main.csv, size: poker, columns: {cost: int, fuel: int}, front: face}
  - {id: other, name: Other, cards: other.csv, size: poker, columns: {cost: int, fuel: int}, front: face}
counters:
  - {id: marks, name: Marks, counters: marks.csv, size: 5/8in, front: face}
`

const mainCards = `id,name_en,name_fr,copies,kind,cost,fuel
scout,Scout,Éclaireur,4,unit,1,
tank,Tank,Char,3,unit,3,2
depot,Depot,Dépôt,2,supply,-1,1
storm,Storm,Orage,1,event,,
ghost,Ghost,Fantôme,0,event,,
`

const otherCards = `id,name_en,name_fr,copies,kind,cost,fuel
scout,Scout,Éclaireur,6,unit,1,
mine,Mine,Mine,6,trap,2,
`

const marks = `id,name_en,name_fr,copies
fuel,Fuel,Carburant,5
smoke,Smoke,Fumée,3
`

// open loads the test game with the given play section.
func open(t testing.TB, play string) (*carddata.Game, *diag.List) {
	t.Helper()
	files := fstest.MapFS{}
	for name, text := range map[string]string{
		"game.yaml": gameFile + "play:\n  " + strings.ReplaceAll(strings.TrimSpace(play), "\n", "\n  ") + "\n", "main.csv": mainCards, "other.csv": otherCards, "marks.csv": marks,
		"faces/faces.yaml": "faces:\n  face:\n    parts:\n      - {shape: rect, fill: \"#fff\"}\n",
	} {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return carddata.Load(files, "game", carddata.Options{})
}

// load builds the rules of a play section without errors.
func load(t testing.TB, play string) *Rules {
	t.Helper()
	g, found := open(t, play)
	if found.Errors() > 0 {
		t.Fatalf("%v", found.All())
	}
	r, found := New(g)
	if r == nil {
		t.Fatalf("%v", found.All())
	}
	return r
}

func players() []playtest.Player[State] {
	return []playtest.Player[State]{playtest.Random[State](), ByPriority()}
}

// declarations are play sections of all sorts.
var declarations = map[string]string{
	"least":      `deck: main`,
	"reshuffle":  "deck: main\nhand: 3\nturns: 30\nempty: reshuffle\nstays: kind == \"unit\"\nplay: 2",
	"end":        "deck: main\nhand: 2\ndraw: 2\nempty: end\nplayable: turn >= 2\ndiscard_to: 3",
	"two decks":  "deck: [main, other]\nhand: 4\nrefill: 5\nplay: 3\ndiscard_to: 4\nresources: {gold: {start: 2, gain: 1, cost: cost, most: 5}}",
	"same decks": "deck: [main, main]\nhand: 6\npriority: cost ?? 0\ngroups: {cheap: '(cost ?? 0) <= 1'}",
	"everything": `deck: main
hand: 4
play: 2
discard_to: 5
turns: 12
empty: reshuffle
playable: kind != "event" or gold >= 2 and turn > 1
priority: 'kind == "supply" ? -1 : cost ?? 0'
resources:
  gold: {start: 1, gain: 'turn % 2', cost: cost, most: 6}
  ore: {gain: 1}
markers:
  fuel: {count: fuel, turns: 2}
  smoke: {count: 'kind == "event" ? 3 : 0'}
groups: {units: kind == "unit"}`,
}
