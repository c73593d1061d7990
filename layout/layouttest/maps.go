package layouttest

import (
	"fmt"
	"strings"
)

// GroundMap is a small map that uses most features.
const GroundMap = `name: Ground
grid: {orientation: flat, columns: 3, rows: 3, first: "0101", shifted: even, size: 8mm}
terrains:
  open: {code: ".", name: Open, pattern: clear, fill: "#F6F0DC", ink: "#8A8468"}
  woods: {code: F, name: Woods, pattern: woods, fill: "#5F8A56", ink: "#10240C", badges: ["+1"]}
borders: {brook: {name: Brook, style: stream, paint: "#3F74A8"}}
roads: {lane: {name: Lane, style: road, paint: white}}
rows: ["..F", ".F.", "..."]
along: [{kind: brook, id: b, sides: ["0101/0201", "0102/0201"]}]
paths: [{kind: lane, id: l, hexes: ["0103", "0203", "0303"], from: west, to: east}]
`

// isleMap is another map, with woods in another color.
const isleMap = `name: Isle
grid: {orientation: pointy, columns: 2, rows: 2, first: "A1", size: 8mm}
terrains:
  sea: {code: "~", name: Sea, pattern: water, fill: "#8FBBD6", ink: "#2B5E86"}
  woods: {code: F, name: Woods, pattern: woods, fill: "#6F9A66", ink: "#10240C"}
rows: ["F~", "FF"]
`

// MapGame is the base game with both maps, one of them changed.
func MapGame(old, new string) Files {
	return Files{
		"maps/ground.yaml": strings.Replace(GroundMap, old, new, 1), "maps/isle.yaml": isleMap,
	}.Game("decks:", "maps: {ground: maps/ground.yaml, isle: maps/isle.yaml}\ndecks:")
}

// HugeMap is the file of a map of the maximum size with patterns, with the maximum
// number of names.
func HugeMap(side, names int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "name: Huge\ngrid: {columns: %d, rows: %d, first: \"1.1\", size: 5mm}\n", side, side)
	b.WriteString("terrains: {a: {code: a, name: a, pattern: clear}, f: {code: f, name: f, pattern: woods}}\nroads: {r: {name: r}}\nrows:\n")
	for range side {
		fmt.Fprintf(&b, "  - %s\n", strings.Repeat("af", side/2))
	}
	b.WriteString("paths:\n")
	for col := 1; col < side; col += 2 {
		fmt.Fprintf(&b, "  - {kind: r, from: north, to: south, hexes: [%d.1-%d.%d]}\n", col, col, side)
	}
	b.WriteString("places:\n")
	for i := range names {
		fmt.Fprintf(&b, "  - {name: Place %d, hexes: [%d.%d]}\n", i, 1+i%side, 1+i*7%side)
	}
	return b.String()
}

// ShireMap is a map with roads that meet, a river with a fork, a long wood, a town of
// two hexes, and many names.
const ShireMap = `name: Shire
grid: {orientation: flat, columns: 6, rows: 5, first: "0101", shifted: even, size: 22mm}
terrains:
  open: {code: ".", name: Open, pattern: clear, fill: "#F6F0DC", ink: "#8A8468"}
  village: {code: V, name: Village, pattern: village, fill: "#EFC27A", ink: "#3A2A10", badges: ["+1"]}
  city: {code: C, name: City, pattern: city, fill: "#575463", ink: white, badges: ["+2"]}
  hill: {code: H, name: Hill, pattern: hill, fill: "#BF9A62", ink: "#3A2A10", badges: ["+1", {text: "3", shape: square}]}
  forest: {code: F, name: Forest, pattern: woods, fill: "#5F8A56", ink: "#10240C", badges: ["+1"]}
borders: {river: {name: River, style: river, width: 1.6mm}}
roads: {road: {name: Road, style: road, width: 1.1mm}, rail: {name: Rail, style: rail}}
rows: ["..FF..", ".V.HF.", "..C...", "..CFF.", "H...V."]
along: [{kind: river, id: r, name: The Brook, sides: ["0201/0301", "0201/0302", "0202/0302", "0202/0303", "0203/0303", "0203/0304"], bridges: ["0202/0303"]}]
paths:
  - {kind: road, id: a, from: west, to: east, hexes: ["0102", "0202", "0303", "0403", "0503", "0603"]}
  - {kind: road, id: b, to: south, hexes: ["0303", "0304", "0305"]}
places:
  - {id: t, kind: city, name: Great Wherry, hexes: ["0303", "0304"], priority: 5}
  - {id: v, kind: village, name: Little Wherry, hexes: ["0202"]}
  - {id: h, kind: hill, name: Hill 204, hexes: ["0402"]}
  - {id: f, kind: wood, name: Long Wood, hexes: ["0404", "0504"]}
`
