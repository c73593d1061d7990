package tune

import (
	"strings"
	"testing"
)

// TestVariants makes moves of each kind and requires the text of the variant, the diff of
// the game's own files, and the size.
func TestVariants(t *testing.T) {
	const list = "lists: {traits: {file: traits.csv, columns: {sum: int}}}\n"
	for _, tt := range []struct {
		tune, variant, diff string
		size                int
	}{
		{"tune: [{switch: edge, values: 0..1}]", "switches: {edge: 1}\n",
			"--- a/game.yaml\n+++ b/game.yaml\n-switches: {edge: 0, idle: 5, broad: 0, order: low}\n+switches: {edge: 1, idle: 5, broad: 0, order: low}\n", 1},
		{"tune: [{switch: order, values: [low, high]}]", "switches: {order: high}\n", "+switches: {edge: 0, idle: 5, broad: 0, order: high}\n", 1},
		{"tune: [{deck: cards, rows: b, values: 5..6}]", "decks:\n  cards:\n    cards:\n      b: {copies: 6}\n", "--- a/cards.csv\n+++ b/cards.csv\n-b,B,5,1,\n+b,B,6,1,\n", 1},
		{"tune: [{deck: cards, rows: b, column: worth, values: 1..2}]", "decks:\n  cards:\n    cards:\n      b: {worth: 2}\n", "-b,B,5,1,\n+b,B,5,2,\n", 5},
		{"tune: [{deck: cards, rows: c, column: effects.1.mod, values: 4..5}]", "decks:\n  cards:\n    cards:\n      c: {effects: [{mod: 1}, {mod: 5}]}\n",
			"-c,C,1,0,\"[{mod: 1}, {mod: 4}]\"\n+c,C,1,0,\"[{mod: 1}, {mod: 5}]\"\n", 1},
		{"tune: [{deck: cards, column: worth, values: 0..4, together: true}]", "decks:\n  cards:\n    cards:\n      a: {worth: 4}\n      b: {worth: 2}\n      c: {worth: 1}\n", "-b,B,5,1,\n", 8},
		{list + "tune: [{deck: traits, rows: quick, column: sum, values: 1..2}]", "lists:\n  traits:\n    cards:\n      quick: {sum: 2}\n", "--- a/traits.csv\n+++ b/traits.csv\n-quick,Quick,1\n+quick,Quick,2\n", 1},
	} {
		tuner := toyTuner(t, 0, tt.tune)
		s, err := newSearch(tuner)
		if err != nil {
			t.Fatal(err)
		}
		all := s.numbers[0].moves(0)
		v := s.open(all[len(all)-1:])
		if v == nil {
			t.Errorf("%s: refused", tt.tune)
			continue
		}
		text := string(variant(s.Data, v.moves))
		if err := s.sameAsVariant(v); text != tt.variant || err != nil || v.size != tt.size {
			t.Errorf("%s: size %d, want %d; %v\n%s", tt.tune, v.size, tt.size, err, text)
		}
		if d := s.diff(v, text); !strings.Contains(changedLines(d), tt.diff) {
			t.Errorf("%s: the diff is\n%s", tt.tune, d)
		}
	}
}

// changedLines returns the lines of a diff without its context.
func changedLines(diff string) string {
	var b strings.Builder
	for line := range strings.Lines(diff) {
		if line[0] == '-' || line[0] == '+' {
			b.WriteString(line)
		}
	}
	return b.String()
}

// If the rows of a deck are not in a CSV file, the diff shows the variant.
func TestDiffOfYAMLRows(t *testing.T) {
	tuner := toyTuner(t, 0, "lists: {traits: {file: traits.yaml, columns: {sum: int}}}\ntune: [{deck: traits, rows: quick, column: sum, values: 1..2}]")
	s, err := newSearch(tuner)
	if err != nil {
		t.Fatal(err)
	}
	v := s.open(s.numbers[0].moves(0))
	if d := s.diff(v, "lists: ...\n"); d != "--- /dev/null\n+++ b/variants/tuned.yaml\n@@ -0,0 +1,1 @@\n+lists: ...\n" {
		t.Errorf("%q", d)
	}
}
