package bench

import (
	"fmt"
	"strings"
)

// A set of counters in addition to the card: 5/8in squares with a symbol, an
// id, two values and pips on both sides, all different, on backgrounds of nine
// colors.

// CountersYAML returns the game.yaml of the game of counters.
func CountersYAML() string {
	return `title: Bench
version: "1"
languages: [en]
print: {paper: a4}
counters:
  - id: counters
    name: Counters
    counters: counters.csv
    size: 5/8in
    columns: {attack: int, defence: int}
    front: front
    back: back
`
}

// CounterFacesYAML returns the two faces of the counters.
func CounterFacesYAML() string {
	face := func(name, pips, more string) string {
		return `  ` + name + `:
    parts:
      - {shape: rect, in: bleed, fill: "{color}"}
` + more + `      - {text: "{id}", font: plex-condensed, bold: true, size: 7pt, color: white, align: center, left: 1.7mm, right: 1.7mm, top: 1.7mm, height: 3mm}
      - {shape: rect, left: 4.2mm, top: 5.3mm, width: 7.5mm, height: 5mm, fill: white, stroke: black, line: 0.3mm}
      - {shape: line, points: [0mm 0mm, 7.5mm 5mm], stroke: black, line: 0.3mm, left: 4.2mm, top: 5.3mm, width: 7.5mm, height: 5mm}
      - {shape: line, points: [0mm 5mm, 7.5mm 0mm], stroke: black, line: 0.3mm, left: 4.2mm, top: 5.3mm, width: 7.5mm, height: 5mm}
` + pips + `      - {text: "{attack}", font: plex-condensed, bold: true, size: 10pt, color: white, left: 1.8mm, width: 5mm, bottom: 1.7mm, height: 3.8mm}
      - {text: "{defence}", font: plex-condensed, bold: true, size: 10pt, color: white, align: right, right: 1.8mm, width: 5mm, bottom: 1.7mm, height: 3.8mm}
`
	}
	pip := func(left string) string {
		return "      - {shape: circle, fill: white, left: " + left + ", top: 11.2mm, width: 0.9mm, height: 0.9mm}\n"
	}
	stripe := "      - {shape: polygon, points: [0mm 0mm, 3mm 0mm, 3mm 3mm], fill: white, right: 1.7mm, top: 1.7mm, width: 3mm, height: 3mm}\n"
	return "faces:\n" + face("front", pip("6.6mm")+pip("8.3mm"), "") + face("back", pip("7.5mm"), stripe)
}

// CountersCSV returns the rows of n counters.
func CountersCSV(n int) string {
	var b strings.Builder
	b.WriteString("id,name,attack,defence,color\n")
	for i := range n {
		fmt.Fprintf(&b, "u%d,%s %d,%d,%d,\"%s\"\n", i+1, nouns[i%len(nouns)], i+1, i%7+1, i%5+1, Colors[i*len(Colors)/n])
	}
	return b.String()
}
