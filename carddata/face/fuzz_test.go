package face

import (
	"testing"

	"punchboard/carddata/readertest"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// anyGame is a game that has whatever a face names.
type anyGame struct{}

func (anyGame) Lit(key sections.Key, v any, pos diag.Pos) (any, error) {
	return values.Lit(key, v, pos, values.Colors{})
}
func (anyGame) CheckIcon(string, diag.Pos) error  { return nil }
func (anyGame) CheckFont(string, diag.Pos) error  { return nil }
func (anyGame) CheckTable(string, diag.Pos) error { return nil }

// FuzzFaces reads a file of faces.
func FuzzFaces(f *testing.F) {
	const base = "\n  base:\n    parts:\n      - {name: a, text: \"{name}\", left: 5mm}\n      - {name: b, shape: rect}\n"
	f.Add("faces:\n  face: {extends: base, drop: [a], parts: [{name: d, weight: 1, after: e}]}" + base)
	f.Add("faces:\n  face:\n    parts:\n      - {use: x, with: {n: \"{strength}\"}}\nparts:\n  x: {stack: [{text: \"{n}\"}, {use: x}]}\n")
	f.Add("faces:\n  face:\n    parts:\n      - {table: \"[1, 2]\", columns: [{cell: \"{row}\"}]}\n      - {pips: \"{strength}\", icon: star}\n")
	f.Add("faces:\n  face:\n    parts:\n      - {shape: rect, fill: {linear: [black, \"{name}\"]}, left: 50% + 2mm, radius: [1mm, 2mm]}\n")
	f.Fuzz(func(t *testing.T, text string) {
		r := readertest.Files{"faces/faces.yaml": text, readertest.GameFile: ""}.Reader(t)
		readertest.Read(t, r, func() { Read(r, anyGame{}, map[string]*Style{}, diag.Pos{File: "game/game.yaml"}) })
	})
}
