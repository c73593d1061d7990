package bench

import "strings"

// A map beside the card and the counters: 60 by 44 hexes of 14 mm in five plain
// colours, each numbered, on twelve A4 sheets.

// MapColumns and MapRows are the size of the map.
const (
	MapColumns = 60
	MapRows    = 44
)

// MapGameYAML is the game that prints the map.
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

// MapFaceYAML is the face of the map.
func MapFaceYAML() string {
	return "faces:\n  map:\n    parts:\n      - {hexmap: ground, left: 1mm, top: 1mm}\n"
}

// MapYAML is the map itself.
func MapYAML() string {
	return `name: Ground
grid: {orientation: flat, columns: 60, rows: 44, first: "0101", shifted: even, size: 14mm}
look: {plain: true}
terrains:
  clear: {code: ".", name: Clear, fill: "#F6F0DC"}
  woods: {code: F, name: Woods, fill: "#5F8A56"}
  hill: {code: H, name: Hill, fill: "#BF9A62"}
  village: {code: V, name: Village, fill: "#EFC27A"}
  city: {code: C, name: City, fill: "#575463"}
rows:
` + mapRows()
}

// mapRows strews the ground in patches: a hex takes the ground of its neighbour
// more often than another one.
func mapRows() string {
	var b strings.Builder
	state, above := uint32(1), make([]byte, MapColumns)
	next := func(n uint32) uint32 {
		state = state*1664525 + 1013904223 // Numerical Recipes' generator
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
