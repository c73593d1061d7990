package proofread

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/expr"
	"punchboard/internal/golden"
)

// namedGame is a game whose sheets search a list by their ids, with a deck of terrains, all
// with other values, and a map on which all but open ground are called like a card.
var namedGame = map[string]string{
	"game.yaml": `title: Rivers
version: "1"
languages: [en]
lists: {crews: {file: crews.csv}}
maps: {land: map.yaml}
decks:
  - {id: terrain, name: Terrain, cards: terrain.csv, size: poker, columns: {cost: int, cover: int}, front: card}
sheets:
  - {id: ships, name: Ships, rows: ships.csv, size: a5, front: sheet}
`,
	"ships.csv": "id,name\nsloop,Sloop\nbrig,Brig\nbarge,Barge\nferry,Ferry\n",
	"crews.csv": "id,ship,name\na,sloop,Ann\nb,sloop,Bob\nc,brig,Cy\nd,barge,Di\ne,ferry,Ed\n",
	"terrain.csv": "id,name,cost,cover,text\nwoods,Woods,2,1,\nhill,Hill,3,1,\nswamp,Swamp,4,0,\nvillage,Village,1,2,\ntrench,Trench,2,3,\nrubble,Rubble,3,3,\n" +
		"gully,Gully,2,2,\nwheat,Wheat,1,0,\nbunker,Bunker,4,4,\nhedge,Hedge,3,2,\nwall,Low wall,2,0,\nford,Ford,3,0,\n",
	"map.yaml": `name: Land
grid: {columns: 2, rows: 1, size: 20mm}
terrains:
  open: {code: ".", name: Open}
  woods: {code: W, name: Woods}
  hill: {code: H, name: Hill}
  swamp: {code: S, name: Swamp}
  gully: {code: G, name: Gully}
  trench: {code: T, name: Trench}
rows: [".."]
`,
	"faces/faces.yaml": `faces:
  card:
    parts:
      - {text: "{name} {cost} {cover} {text}", left: 5mm, right: 5mm, top: 5mm, height: 40mm}
  sheet:
    parts:
      - {text: "{name}", left: 5mm, right: 5mm, top: 5mm, height: 9mm}
      - {column: [{each: 'filter(list("crews"), #.ship == id)', text: "{item.name}", height: 8mm}], left: 5mm, right: 5mm, top: 20mm, height: 80mm}
`,
}

// TestNames misspells names by which lists are searched and terrains of a map, and makes
// two rows of a deck do the same.
func TestNames(t *testing.T) {
	const same = "terrain.csv:9:1: `wheat` has the same values as `hill` (terrain.csv:3:1), unlike any other two rows of `terrain` [PB-522]\n" +
		"\thint: correct the one that is wrong; if they are meant to differ only in name and picture, list `wheat` under `accept` in game.yaml\n"
	for name, c := range map[string]struct{ file, old, new, want string }{
		"as it is":           {"ships.csv", "x", "x", ""},
		"a ship":             {"ships.csv", "sloop,", "sloops,", "ships.csv:2:1: there is no row of the list `crews` with the `ship` \"sloops\" [PB-532]\n\thint: did you mean `sloop`?\n"},
		"a ship without one": {"ships.csv", "sloop,Sloop", "raft,Raft", ""},
		"two ships":          {"ships.csv", "sloop,Sloop\nbrig,", "sloops,Sloop\nbrigg,", ""},
		"a terrain":          {"map.yaml", "gully:", "gulley:", "map.yaml:8:3: there is no row of `terrain` with the id \"gulley\" [PB-532]\n\thint: did you mean `gully`?\n"},
		"another terrain":    {"map.yaml", "gully:", "sand:", ""},
		"two terrains":       {"map.yaml", "gully: {code: G, name: Gully}\n  trench:", "gulley: {code: G, name: Gully}\n  trenches:", ""},
		"the same values":    {"terrain.csv", "Wheat,1,0", "Wheat,3,1", same},
		"with another text":  {"terrain.csv", "Wheat,1,0,", "Wheat,3,1,It is high", ""},
		"two pairs":          {"terrain.csv", "Wheat,1,0,\nbunker,Bunker,4,4", "Wheat,3,1,\nbunker,Bunker,3,2", ""},
	} {
		t.Run(name, func(t *testing.T) {
			files := fstest.MapFS{}
			for file, text := range namedGame {
				if file == c.file {
					text = strings.Replace(text, c.old, c.new, 1)
				}
				files[file] = &fstest.MapFile{Data: []byte(text)}
			}
			if d := golden.Diff(c.want, findingsIn(t, files)); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestSides gives zones and entries of a map sides that counters have, or have not.
func TestSides(t *testing.T) {
	const want = "map.yaml:11:11: there is no card or counter of the side \"blu\" [PB-532]\n\thint: did you mean `blue`?\n"
	for side, want := range map[string]string{"blue": "", "red": "", "blu": want} {
		files := fstest.MapFS{}
		for file, text := range namedGame {
			files[file] = &fstest.MapFile{Data: []byte(text)}
		}
		files["units.csv"] = &fstest.MapFile{Data: []byte("id,name,side\na,A,blue\nb,B,red\n")}
		files["game.yaml"].Data = append(files["game.yaml"].Data, "counters: [{id: units, name: Units, counters: units.csv, size: 15mm, front: unit}]\n"...)
		files["faces/faces.yaml"].Data = append(files["faces/faces.yaml"].Data, "  unit: {parts: [{text: \"{name} {side}\"}]}\n"...)
		files["map.yaml"].Data = append(files["map.yaml"].Data, "entries: [{id: west, side: "+side+", edge: west, hexes: [\"0101\"]}]\n"...)
		if d := golden.Diff(want, findingsIn(t, files)); d != "" {
			t.Errorf("%s: %s", side, d)
		}
	}
}

// TestFits checks which names forms can yield: a form of many unknown pieces any that has
// its constants in order.
func TestFits(t *testing.T) {
	x := &index{data: map[string]bool{"gun": true}}
	var many expr.Form
	for i := range mostUnknown {
		many = append(many, expr.Piece{Text: fmt.Sprintf("%d-", i)}, expr.Piece{Kind: expr.Data})
	}
	for name, want := range map[string]bool{"0-1-2-3-": true, "0-a1-b2-c3-d": true, "0-a1-b3-c2-d": false, "truck": false} {
		if got := x.fits(many, name); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
	if few := (expr.Form{{Text: "kind-"}, {Kind: expr.Data}}); !x.fits(few, "kind-gun") || x.fits(few, "kind-ship") {
		t.Error("a form of one unknown piece yields other texts than the data")
	}
}
