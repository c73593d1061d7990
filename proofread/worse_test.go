package proofread

import (
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/internal/golden"
)

// comparedGame is a game with a deck of ships, and a list of where they are used.
const comparedGame = `title: Ships
version: "1"
languages: [en, fr]
lists:
  fleets:
    file: fleets.csv
    columns: {cost: {type: int, same: {by: ship, in: ships}}, guns: {same: {by: ship, in: ships, column: armed}}, crew: {same: {by: ship}}}
decks:
  - id: ships
    name: {en: Ships, fr: Navires}
    cards: ships.csv
    size: poker
    columns:
      kind: {better: equal}
      cost: {type: int, better: low}
      speed: {type: number, better: high}
      weapons: {type: flow, better: {range: high, miss: low}}
    front: face
`

const comparedShips = `id,name_en,name_fr,kind,cost,speed,weapons,armed
sloop,Sloop of war,Corvette,sail,3,4,"[{name: gun, range: 3, miss: 2}]",yes
brig,Brig,Brick,sail,4,4.5,"[{name: gun, range: 4, miss: 2}]",yes
barge,Sailing barge,Péniche à voile,oars,4,2,,no
ferry,Old ferry boat,Vieux bac,oars,4,,"[{name: bow, range: 1, miss: 6}]",no
`

const comparedFleets = `id,ship,cost,guns,crew
north-sloop,sloop,3,yes,old
south-sloop,sloop,3,yes,old
south-brig,brig,4,yes,new
south-wreck,wreck,1,no,new
east-wreck,wreck,1,no,new
`

const comparedFace = `faces:
  face:
    parts:
      - {text: "{name} {kind} {cost} {speed ?? \"\"} {armed} {len(weapons ?? [])} {len(list(\"fleets\"))}", left: 5mm, right: 5mm, top: 5mm, height: 40mm}
      - {stack: [{each: list("fleets"), as: f, text: "{f.ship} {f.cost} {f.guns} {f.crew}", height: 8mm}], left: 5mm, right: 5mm, top: 50mm, height: 8mm}
`

// TestCompared changes rows so that one is worse than another, copied with a slip, or
// different from what another row says.
func TestCompared(t *testing.T) {
	const worse = "\thint: give it an advantage, or a lower price; if it is meant to be worse, list `%` under `accept` in game.yaml\n"
	const correct = "\thint: correct the one that is wrong\n"
	for name, c := range map[string]struct{ old, new, want string }{
		"as shipped":                 {"x", "x", ""},
		"dearer":                     {"sail,3,4,", "sail,4,4,", "ships.csv:2:1: `sloop` is never better than `brig`, and worse in `speed`, `weapons` [PB-522]\n" + strings.ReplaceAll(worse, "%", "sloop") + "ships.csv:2:34: `cost` of `sloop` is \"4\", but that of `north-sloop` (fleets.csv:2:19) is \"3\" [PB-534]\n" + correct},
		"misses more":                {"sail,3,4,\"[{name: gun, range: 3, miss: 2}]", "sail,3,4,\"[{name: gun, range: 3, miss: 3}]", ""},
		"of another kind":            {"oars,4,2,,no", "raft,9,1,,no", ""},
		"no speed and no weapons":    {"ferry,Old ferry boat,Vieux bac,oars,4,,\"[{name: bow, range: 1, miss: 6}]\"", "ferry,Old ferry boat,Vieux bac,oars,4,,", "ships.csv:5:1: `ferry` is never better than `barge`, and worse in `speed` [PB-522]\n" + strings.ReplaceAll(worse, "%", "ferry")},
		"one weapon more":            {"brig,Brig,Brick,sail,4,4.5,\"[{name: gun", "brig,Brig,Brick,sail,3,4,\"[{name: ram, range: 5, miss: 1}, {name: gun", "fleets.csv:4:17: `cost` of `south-brig` is \"4\", but that of `brig` (ships.csv:3:22) is \"3\" [PB-534]\n" + correct + "ships.csv:2:1: `sloop` is never better than `brig`, and worse in `weapons` [PB-522]\n" + strings.ReplaceAll(worse, "%", "sloop")},
		"a copy with a slip":         {"barge,Sailing barge,Péniche à voile,oars,4,2,,no\n", "barge,Sailing barge,Péniche à voile,oars,4,2,,no\nbarge-2,Sailing Barge,Pénniche à voile,oars,4,2,,no\n", "ships.csv:5:1: `barge-2` is the same as `barge` except for a slip in `name` [PB-522]\n\thint: keep one of them, with 2 copies, or write what makes them different\n"},
		"a copy with another number": {"barge,Sailing barge,Péniche à voile,oars,4,2,,no\n", "barge,Sailing barge 1,Péniche à voile 1,oars,4,2,,no\nbarge-2,Sailing barge 2,Péniche à voile 2,oars,4,2,,no\n", ""},
		"another cost in a fleet":    {"north-sloop,sloop,3", "north-sloop,sloop,5", "fleets.csv:2:19: `cost` of `north-sloop` is \"5\", but that of `sloop` (ships.csv:2:34) is \"3\" [PB-534]\n" + correct},
		"another cost in the deck":   {"Corvette,sail,3,", "Corvette,sail,2,", "ships.csv:2:34: `cost` of `sloop` is \"2\", but that of `north-sloop` (fleets.csv:2:19) is \"3\" [PB-534]\n" + correct},
		"another column":             {"south-brig,brig,4,yes", "south-brig,brig,4,no", "fleets.csv:4:19: `guns` of `south-brig` is \"no\", but that of `brig` (ships.csv:3:63) is \"yes\" [PB-534]\n" + correct},
		"within the list":            {"south-sloop,sloop,3,yes,old", "south-sloop,sloop,3,yes,new", "fleets.csv:3:25: `crew` of `south-sloop` is \"new\", but that of `north-sloop` (fleets.csv:2:25) is \"old\" [PB-534]\n" + correct},
	} {
		t.Run(name, func(t *testing.T) {
			files := fstest.MapFS{}
			for file, text := range map[string]string{"game.yaml": comparedGame, "ships.csv": comparedShips, "fleets.csv": comparedFleets, "faces/faces.yaml": comparedFace} {
				files[file] = &fstest.MapFile{Data: []byte(strings.Replace(text, c.old, c.new, 1))}
			}
			if d := golden.Diff(c.want, findingsIn(t, files)); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestIsSlip tells slips from other words.
func TestIsSlip(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"Rifle Squad", "Rifle squad", true}, {"Rifle Squad", "Rifle Squads", true}, {"Rifle Squad", "Riffle Squad", true}, {"Rifle-Squad", "Rifle Squad", true},
		{"Team A", "Team B", false}, {"Rifle Squad 1", "Rifle Squad 2", false}, {"Rifle Squad", "Rally Squad", false}, {"Fire +1 at once", "Fire −1 at once", false}, {"", "", true},
	} {
		if got := isSlip(lettersOf(c.a), lettersOf(c.b)); got != c.want {
			t.Errorf("%q and %q: %v", c.a, c.b, got)
		}
	}
}
