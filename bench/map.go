package bench

import (
	"fmt"
	"strings"
)

// A map in addition to the card and the counters: 60 by 44 hexes of 14 mm with
// five kinds of terrain, each numbered, on twelve A4 sheets.

// MapColumns and MapRows are the size of the map.
const (
	MapColumns = 60
	MapRows    = 44
)

// MapGameYAML returns the game.yaml of the game that prints the map.
func MapGameYAML() string {
	return `title: Bench
version: "1"
languages: [en]
print: {paper: a4, margin: 6mm}
maps: {ground: ground.yaml}
sheets:
  - {id: map, name: Map, size: 735mm x 628mm, as: tiles, front: map}
`
}

// MapFaceYAML returns the face of the map.
func MapFaceYAML() string {
	return "faces:\n  map:\n    parts:\n      - {hexmap: ground, left: 1mm, top: 1mm}\n"
}

// MapYAML returns the map itself; if plain, its terrain has flat colors.
func MapYAML(plain bool) string {
	return fmt.Sprintf(`name: Ground
grid: {orientation: flat, columns: 60, rows: 44, first: "0101", shifted: even, size: 14mm}
look: {plain: %v}
terrains:
  clear: {code: ".", name: Clear, pattern: clear, fill: "#F6F0DC", ink: "#8A8468"}
  woods: {code: F, name: Woods, pattern: woods, fill: "#5F8A56", ink: "#10240C"}
  hill: {code: H, name: Hill, pattern: hill, fill: "#BF9A62", ink: "#3A2A10"}
  village: {code: V, name: Village, pattern: village, fill: "#EFC27A", ink: "#3A2A10"}
  city: {code: C, name: City, pattern: city, fill: "#575463", ink: "#FFFFFF"}
rows:
`, plain) + mapRows()
}

// mapRows scatters the terrain in patches: a hex usually takes the terrain of its
// neighbor.
func mapRows() string {
	var b strings.Builder
	state, above := uint32(1), make([]byte, MapColumns)
	next := func(n uint32) uint32 {
		state = state*1664525 + 1013904223 // the generator of Numerical Recipes
		return (state >> 16) % n
	}
	for row := range MapRows {
		b.WriteString("  - \"")
		for col := range above {
			if row == 0 || next(10) >= 6 {
				above[col] = "....FFFHVC"[next(10)]
			}
			b.WriteByte(above[col])
		}
		b.WriteString("\"\n")
	}
	return b.String()
}
