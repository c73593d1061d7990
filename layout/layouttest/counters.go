package layouttest

import (
	"strings"
)

// CounterGame has one set of counters of 16 mm, with their own face.
func CounterGame(shape, rows string, parts ...string) Files {
	return Files{
		"game.yaml": `title: {en: Trial}
version: "1"
languages: [en]
source: en
colors: {olive: "#5B6236", sand: "#CFE3B8"}
looks: {side: {us: {ground: "#CFE3B8"}, de: {ground: "#33472B"}, fr: {ground: "#C9DFB9"}, su: {ground: "#8C6A4F"}, uk: {ground: "#6E7A3A"}, both: {ground: "#CFE3B8"}}}
counters:
  - {id: units, name: {en: Units}, counters: units.csv, size: 16mm, shape: ` + shape + `, bleed: 1.5mm, front: counter}
`,
		"units.csv":          "id,name,side,word\n" + rows,
		"faces/counter.yaml": strings.Replace(Face(parts...), "card:", "counter:", 1),
	}
}
