// Package layouttest holds small games and their files, for tests of composing.
package layouttest

import (
	"strings"
)

// KeyGame returns the files, in addition to the cards, for the tests of keys.
func KeyGame() Files {
	return Files{
		"game.yaml":        strings.Replace(BaseGame, "foot: false", "foot: true", 1) + otherDeck + "styles: {loud: {bold: true, size: 10pt}}\nkeywords: [{words: {en: [word]}, style: loud}]\nmaps: {ground: maps/ground.yaml, isle: maps/isle.yaml}\nplans: {table: plans/table.yaml, other: plans/other.yaml}\n" + keyTables,
		"maps/ground.yaml": GroundMap, "maps/isle.yaml": isleMap,
		"plans/table.yaml": TablePlan, "plans/other.yaml": TablePlan + "ground: woods\n",
		"art/a.png": Picture(40, 80, 0),
		"art/b.png": Picture(80, 40, 128),
		"faces/lib.yaml": "parts:\n  dot: {shape: circle, fill: \"{tone}\"}\n  square: {shape: rect, fill: \"{tone}\"}\n" +
			"faces:\n  other: {parts: [{text: \"{name}\", left: 5mm, top: 5mm, width: 20mm, height: 10mm}]}\n  other-back: {parts: [{shape: rect, in: bleed, fill: olive}]}\n",
		"cards/others.csv": "id,name_en,name_fr\na,One,Un\nb,Two,Deux\n",
	}
}

// otherDeck is a deck whose cards the cards of the base game show.
const otherDeck = "  - {id: others, name: {en: Others, fr: Autres}, cards: cards/others.csv, size: 30mm x 40mm, corner: 3mm, front: other, back: other-back}\n"

// keyTables are the tables for the tests of keys.
const keyTables = `
tables:
  all:
    title: All
    dice: 1d6
    columns: [{id: roll, kind: roll, head: Roll, header: true}, {id: text, head: Result}]
    rows: [[1-2, a word], [3-6, "two\\nlines"], {section: Guns}, [1-6, b]]
    notes: [A note.]
  dice: {title: Dice, rows: [[1, one], [2, two]]}
  painted: {columns: [{id: n}, {id: paint}], rows: [[1, olive], [2, ""]]}
  long: {rows: [[an extraordinarily uncharacteristic counterrevolutionary deinstitutionalization and internationalization]], columns: [{id: a, width: 20mm}]}
`
