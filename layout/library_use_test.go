package layout

import (
	"strings"
	"testing"

	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestUsesAreShared checks which uses of library parts are drawn once for all cards: those that
// nothing but values of their own decides.
func TestUsesAreShared(t *testing.T) {
	const library = `parts:
  plate:
    stack:
      - {shape: rect, fill: "{tone}", left: 0mm, right: 0mm, top: 0mm, bottom: 0mm}
      - {when: "word != \"\"", text: "{word}", left: 0mm, right: 0mm, top: 0mm, height: 6mm}
  double:
    stack:
      - {use: plate, with: {tone: "{tone}", word: Twice}, left: 0mm, right: 0mm, top: 0mm, height: 8mm}
  listed:
    row:
      - {text: "{item}", each: "[\"one\", \"two\"]", width: 8mm, height: 6mm}
  counted:
    row:
      - {text: "{index}", each: "[\"one\", \"two\"]", width: 8mm, height: 6mm}
  named:
    stack:
      - {text: "{word} of {name}", left: 0mm, right: 0mm, top: 0mm, height: 6mm}
faces:
  card:
    parts:
      - {stack: [{USE}], left: 5mm, right: 5mm, top: 5mm, height: 8mm}
`
	for _, c := range []struct {
		use    string
		shared bool
		texts  string // of the first card
	}{
		{`use: plate, with: {tone: olive, word: Once}`, true, "Once"},
		{`use: plate, with: {tone: olive, word: ""}`, true, ""},
		{`use: plate, with: {tone: "{deck.id == \"deck\" ? \"olive\" : \"paper\"}", word: "{deck.name}"}`, true, "Deck"},
		{`use: plate, with: {tone: olive, word: "{name}"}`, false, "Alpha"},
		{`use: double, with: {tone: olive}`, true, "Twice"},
		{`use: double, with: {tone: "{strength > 2 ? \"olive\" : \"paper\"}"}`, false, "Twice"},
		{`use: listed, with: {item: Fixed}`, false, "one two"},
		{`use: counted, with: {index: 7}`, false, "0 1"},
		{`use: named, with: {word: Price}`, false, "Price of Alpha"},
		{`use: plate, each: "[1, 2]", with: {tone: olive, word: "{item} of {strength}"}`, false, "1 of 1 2 of 1"},
	} {
		g := layouttest.Load(t, strings.Replace(library, "USE", c.use, 1), layouttest.Files{
			"cards/deck.csv": "id,name_en,name_fr,strength,items,rows\na,Alpha,Alpha,1,,\nb,Bravo,Bravo,3,,\n",
		})
		book, found := compose(t, g, Options{})
		if found.Errors() > 0 {
			t.Fatalf("%s:\n%s", c.use, layouttest.Messages(found))
		}
		cards := book.Decks[0].Cards
		var symbols []*scene.Symbol
		for _, card := range cards {
			for _, m := range card.Front.Marks {
				if u, ok := m.(*scene.Use); ok && strings.HasPrefix(u.Symbol.ID, "deck/front") {
					symbols = append(symbols, u.Symbol)
				}
			}
		}
		if shared := len(symbols) == len(cards) && symbols[0] == symbols[1]; shared != c.shared {
			t.Errorf("%s: one drawing for all cards: %v, want %v", c.use, shared, c.shared)
		}
		if got := strings.Join(scene.Words(cards[0].Front.Marks), " "); got != c.texts {
			t.Errorf("%s: the first card says %q, want %q", c.use, got, c.texts)
		}
	}
}
