package layouttest

import "strings"

// TablePlan is a small plan with some of everything.
const TablePlan = `name: Table
grid: {columns: 8, rows: 6, square: 2in, from: southwest, bold: 4, every: 2}
scale: "1:12"
look: {texture: 5mm}
terrains:
  open: {code: ".", name: Open, pattern: clear, fill: "#F1EBD2", ink: "#8F8B61"}
  woods: {code: T, name: Woods, pattern: woods, fill: "#8FB07A", ink: "#24401C"}
  house: {code: "#", name: House, fill: "#8A5A4A"}
borders: {brook: {name: Brook, style: stream}, wall: {name: Wall, style: wall, paint: k60, width: 0.6mm}}
roads: {road: {name: Road, style: road}, track: {name: Track, style: track}, rail: {name: Rail, style: rail}}
rows: ["..TT....", "..TT....", "....T...", "......#.", "........", "........"]
areas:
  - {terrain: house, box: [4, 1, 2, 1.5], name: Farm}
  - {terrain: woods, points: "0 0, 2 0, 1 2"}
  - {terrain: house, squares: "7 5, 7 0"}
lines:
  - {kind: brook, points: "0 4, 4 3.5, 8 5", name: Beck}
  - {kind: wall, points: "3 0, 3 2"}
  - {kind: road, points: "5 0, 5 6"}
  - {kind: track, points: "0 1, 4 2"}
  - {kind: rail, points: "6 0, 8 3"}
zones: [{id: us, side: us, box: 0 0 8 1, paint: olive, name: Set-up}]
places: [{name: Hill 7, at: 2 5}]
`

// PlanGame is the base game with a plan, one text of it changed.
func PlanGame(old, new string) Files {
	return Files{"plans/table.yaml": strings.Replace(TablePlan, old, new, 1)}.Game("decks:", "plans: {table: plans/table.yaml}\ndecks:")
}
