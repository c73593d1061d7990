// Package bench compares whole runs of punchboard with minimal programs that
// draw the same marks. It defines the card that all of them draw; nothing in it
// ships.
//
// The card: 63 x 88 mm with 3 mm of bleed; a colored border, a light field, a
// title, a line with the type, a number in a circle, a ring with a star, and
// two to three lines of text. All cards have different texts; there are nine
// border colors.
package bench

import (
	"fmt"
	"strings"
)

// Colors are the border colors, in the order in which cards use them.
var Colors = []string{"#4F5B3A", "#7A3B2E", "#31475E", "#8B5A2B", "#5B4A6B", "#2F6B5E", "#6B6B3A", "#444444", "#8C2F4B"}

// Card is the contents of one card.
type Card struct {
	Title, Type, Body string
	Strength          int
	Color             string
}

var (
	adjectives = []string{"Forward", "Hidden", "Silent", "Heavy", "Broken", "Veteran", "Green", "Mobile", "Distant", "Stubborn", "Northern"}
	nouns      = []string{"Battery", "Patrol", "Crossing", "Ridge", "Column", "Reserve", "Outpost", "Relay", "Convoy", "Orchard"}
	kinds      = []string{"Unit", "Order", "Terrain", "Support", "Event"}
	sentences  = []string{
		"Draw two cards and keep the one that you like better.",
		"One of your units may move and fire in the same turn.",
		"Enemy fire against this front is at minus one until your next turn.",
		"Place a marker on any enemy unit within two spaces of this card.",
		"Discard this card to cancel one roll made against your defenders.",
		"If the road is open, add one die for every unit on the left flank.",
		"This unit rallies at plus two while a leader stands beside it.",
	}
)

// Cards returns n cards, no two alike.
func Cards(n int) []Card {
	cards := make([]Card, n)
	for i := range cards {
		cards[i] = Card{
			Title:    fmt.Sprintf("%s %s %d", adjectives[i%len(adjectives)], nouns[i%len(nouns)], i+1),
			Type:     kinds[i%len(kinds)],
			Body:     sentences[i%len(sentences)] + " " + sentences[(i*3+2)%len(sentences)],
			Strength: i%12 + 1,
			Color:    Colors[i%len(Colors)],
		}
	}
	return cards
}

// GameYAML returns the game.yaml of the game with the cards.
func GameYAML() string {
	return `title: Bench
version: "1"
languages: [en]
print: {paper: a4, bleed: 3mm, safe: 3mm, foot: false}
decks:
  - id: cards
    name: Cards
    cards: cards.csv
    size: 63mm x 88mm
    columns: {strength: int}
    front: card
`
}

// FaceYAML returns the face of the card.
func FaceYAML() string {
	return `faces:
  card:
    parts:
      - {shape: rect, in: bleed, fill: "{color}"}
      - {shape: rect, left: 3mm, top: 3mm, width: 57mm, height: 82mm, fill: "#F4EFE0", stroke: black, line: 0.3mm}
      - {text: "{name}", font: plex-condensed, bold: true, size: 10pt, color: "#111111", left: 6mm, right: 15mm, top: 7.55mm, height: 5mm}
      - {text: "{type}", font: plex-condensed, size: 8pt, color: "#555555", left: 6mm, right: 15mm, top: 13.32mm, height: 4mm}
      - {shape: circle, fill: "{color}", stroke: black, line: 0.3mm, left: 48mm, top: 5.5mm, width: 10mm, height: 10mm}
      - {text: "{strength}", font: plex-condensed, bold: true, size: 12pt, color: white, align: center, valign: middle, left: 48mm, top: 5.5mm, width: 10mm, height: 10mm}
      - {shape: circle, stroke: "{color}", line: 0.6mm, left: 16.5mm, top: 24mm, width: 30mm, height: 30mm}
      - {shape: star, sides: 5, inner: 0.4, fill: "{color}", stroke: black, line: 0.4mm, left: 19.5mm, top: 27mm, width: 24mm, height: 24mm}
      - {text: "{text}", font: plex-condensed, size: 8pt, color: "#111111", left: 6mm, right: 6mm, top: 62.32mm, bottom: 4mm, leading: 1.417}
`
}

// CSV returns the rows of n cards.
func CSV(n int) string {
	var b strings.Builder
	b.WriteString("id,name,type,strength,color,text\n")
	for i, c := range Cards(n) {
		fmt.Fprintf(&b, "c%d,%s,%s,%d,%s,%q\n", i+1, c.Title, c.Type, c.Strength, c.Color, c.Body)
	}
	return b.String()
}
