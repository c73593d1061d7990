package proofread

import (
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/internal/golden"
)

// TestTerrains compares the terrains on a map with the rows of its table or list.
func TestTerrains(t *testing.T) {
	const ground = `name: {en: Front, fr: Front}
table: TABLE
grid: {columns: 2, rows: 2, size: 20mm}
terrains:
  open: {code: ".", name: {en: Miss, fr: Raté}}
  wood: {code: W, name: {en: Woods, fr: Bois}}
  paris: {code: P, name: {en: City, fr: Cité}}
  sea: {code: S, name: {en: Sea, fr: Mer}}
rows: ["ROW", ".."]
`
	for _, c := range []struct{ table, row, want string }{
		{"melee", ".W", "ground.yaml:5:3: the table `melee` has no entry for the terrain `open`, which is on the map `front` [PB-533]\n\thint: add a row for it, or correct the name of the row\n" +
			"ground.yaml:6:3: the table `melee` has no entry for the terrain `wood`, which is on the map `front` [PB-533]\n\thint: add a row for it, or correct the name of the row\n"},
		{"towns", "PP", "ground.yaml:5:3: the table `towns` has no entry for the terrain `open`, which is on the map `front` [PB-533]\n\thint: add a row for it, or correct the name of the row\n"},
		{"hills", "..", "ground.yaml:2:8: there is no table or list \"hills\" [PB-532]\n\thint: name an id under `tables` or `lists` in game.yaml\n"},
	} {
		files := soundGame(t)
		files["game.yaml"].Data = []byte(strings.Replace(string(files["game.yaml"].Data), "decks:\n", "maps: {front: ground.yaml}\ndecks:\n", 1))
		files["ground.yaml"] = &fstest.MapFile{Data: []byte(strings.NewReplacer("TABLE", c.table, "ROW", c.row).Replace(ground))}
		if d := golden.Diff(c.want, findingsIn(t, files)); d != "" {
			t.Errorf("%s: %s", c.table, d)
		}
	}
}
