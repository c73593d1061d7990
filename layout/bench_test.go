package layout

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/layout/layouttest"
)

// benchFace is a plain card: border, panel, title, type line, a number in a
// circle, a star in a ring and a text of three lines.
const benchFace = `faces:
  card:
    parts:
      - {shape: rect, in: bleed, fill: "{tone}"}
      - {shape: rect, left: 3mm, top: 3mm, width: 57mm, height: 82mm, fill: "#F4EFE0", stroke: black, line: 0.3mm}
      - {text: "{name}", font: plex-condensed, bold: true, size: 10pt, left: 6mm, right: 14mm, top: 7.4mm, height: 5mm}
      - {text: "{type}", size: 8pt, color: "#555555", left: 6mm, right: 14mm, top: 13mm, height: 4mm}
      - {shape: circle, fill: "{tone}", stroke: black, line: 0.3mm, left: 48mm, top: 5.5mm, width: 10mm, height: 10mm}
      - {text: "{strength}", bold: true, size: 12pt, color: white, align: center, valign: middle, left: 48mm, top: 5.5mm, width: 10mm, height: 10mm}
      - {shape: circle, stroke: "{tone}", line: 0.6mm, left: 16.5mm, top: 24mm, width: 30mm, height: 30mm}
      - {shape: star, inner: 0.4, fill: "{tone}", stroke: black, line: 0.4mm, left: 19.5mm, top: 27mm, width: 24mm, height: 24mm}
      - {text: "{text}", size: 8pt, color: "#111111", leading: 1.42, left: 6mm, top: 62mm, width: 51mm, height: 20mm}
`

func benchGame(t testing.TB, n int) *carddata.Game {
	types := []string{"Tactic", "Support", "Leader", "Equipment"}
	tones := []string{"#7A3B2E", "#5B6236", "#3A4A63", "#6B5A2E"}
	words := strings.Fields("cancel one enemy suppression roll against your defenders on the front where units may both move and assault this turn or rally a pinned squad at once")
	var csv strings.Builder
	csv.WriteString("id,name,type,strength,tone,text\n")
	for i := range n {
		fmt.Fprintf(&csv, "c%d,Card of %s %d,%s,%d,%s,", i, words[i%len(words)], i, types[i%4], i%9+1, tones[i%4])
		for j := range 20 {
			csv.WriteString(words[(i*7+j*(1+i%5))%len(words)] + " ")
		}
		csv.WriteString("\n")
	}
	game := "title: Bench\nversion: \"1\"\nlanguages: [en]\nprint: {bleed: 3mm, foot: false}\ndecks:\n  - {id: deck, name: Deck, cards: cards/deck.csv, size: 63mm x 88mm, front: card, columns: {strength: int}}\n"
	return layouttest.Load(t, benchFace, layouttest.Files{"game.yaml": game, "cards/deck.csv": csv.String()})
}

// BenchmarkCompose measures 1,100 plain cards on one core, fonts already
// parsed.
func BenchmarkCompose(b *testing.B) {
	g := benchGame(b, 1100)
	b.ReportAllocs()
	for b.Loop() {
		if _, found := Compose(b.Context(), g, Options{Lang: "en", Workers: 1}); found.Len() > 0 {
			b.Fatal(layouttest.Messages(found))
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/1100, "µs/card")
}

// BenchmarkEachCheck measures each check of composed cards alone, on 1,000 cards of four
// types with a back, in colors given as inks.
func BenchmarkEachCheck(b *testing.B) {
	g := benchGame(b, 1000)
	d := g.Decks[0]
	d.Back = d.Front
	for i := range d.Columns {
		if c := &d.Columns[i]; c.Name == "type" {
			c.Type, c.Values = values.Enum, []string{"Tactic", "Support", "Leader", "Equipment"}
		}
	}
	opt := Options{Lang: "en", Workers: 1}
	book, composed := Compose(b.Context(), g, opt)
	if composed.Errors() > 0 {
		b.Fatal(layouttest.Messages(composed))
	}
	for name, check := range map[string]func(found *diag.List){
		"colors alone": func(found *diag.List) { newComposer(b.Context(), g, opt).checkColorAlone(book, found) },
		"ink":          func(found *diag.List) { checkInk(g, book, found) },
		"backs":        func(found *diag.List) { checkBacks(g, book, found) },
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				var found diag.List
				check(&found)
			}
		})
	}
}

// BenchmarkComposeCounters measures 1,000 plain counters on one core, with each part
// checked against the rim.
func BenchmarkComposeCounters(b *testing.B) {
	var csv strings.Builder
	csv.WriteString("id,name,unit,values\n")
	for i := range 1000 {
		fmt.Fprintf(&csv, "c%d,Unit %d,%d,%d-%d\n", i, i, i%40, i%9, i%7)
	}
	parts := "{shape: rect, fill: \"#BBD3E8\"}\n      - {symbol: infantry, echelon: regiment, left: 3.5mm, right: 3.5mm, top: 3.2mm, height: 3mm}\n      - {text: \"{unit}\", style: small, left: 3mm, right: 3mm, top: 1.8mm, height: 2mm}\n      - {text: \"{values}\", style: small, left: 3mm, right: 3mm, bottom: 1.8mm, height: 3mm}"
	game := "title: Bench\nversion: \"1\"\nlanguages: [en]\nstyles: {small: {font: plex-condensed, size: 6pt, min: 5pt, align: center, valign: middle}}\ncounters:\n  - {id: units, name: Units, counters: units.csv, size: 16mm, front: unit}\n"
	g := layouttest.Load(b, "faces:\n  unit:\n    parts:\n      - "+parts+"\n", layouttest.Files{"game.yaml": game, "units.csv": csv.String()})
	b.ReportAllocs()
	for b.Loop() {
		if _, found := Compose(b.Context(), g, Options{Lang: "en", Workers: 1}); found.Errors() > 0 {
			b.Fatal(layouttest.Messages(found))
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/1000, "µs/counter")
}
