package fireandcover

import (
	"testing"

	"punchboard/playtest"
)

// TestMarkers counts the markers on the table in small positions.
func TestMarkers(t *testing.T) {
	for _, c := range []struct {
		text, counter string
		want          int
	}{
		{"a men 13; b men 10", "man-5", 4},
		{"a men 13; b men 10", "man-1", 3},
		{"a russian; b men 10", "man-5", 9},
		{"a men 42; b men 10", "man-5", 9}, // seven of the fourteen
		{"a men 42; b men 10", "man-1", 7},
		{"a killed 7; b killed 4", "killed", 7},
		{"a pinned; b pinned", "pinned", 2},
		{"a fired", "fired-upon", 1},
		{"a outflanked; a hand knife scout; phase movement; do open knife M", "outflanked", 2},
		{"a hand hill; phase covering; do declare", "moved", 1},
		{"a hand hill; phase covering; do declare; do point", "point-man", 1},
		{"a hand smoke bolt-action-rifle scout; phase covering; do declare; do play smoke; roll 1 1; do play bolt-action-rifle", "covering", 2},
		{"a japanese", "pb-at-short", 1},
		{"", "range", 1},
		{"", "first-player", 1},
		{"", "hex-concealed", 0},
	} {
		p := newPosition(t, load(t))
		p.Play(c.text)
		for i, m := range markers {
			if m.counter == c.counter {
				if got := m.pieces(p.rules, &p.State); got != c.want {
					t.Errorf("%s: %d pieces of %s, want %d", c.text, got, p.rules.sheet.Components[i].Name, c.want)
				}
			}
		}
	}
}

// TestMarkersSuffice compares what games need with what the box contains.
func TestMarkersSuffice(t *testing.T) {
	for _, variant := range variants {
		r := rulesOf(t, read(t, variant))
		s := playtest.Run(t.Context(), plan(r, Greedy(), 1000), nil)
		for i, c := range r.sheet.Components {
			if c.Printed <= 0 || s.Demand[i].Max() > c.Printed {
				t.Errorf("%s: %d %s are printed, a game needs %d", variant, c.Printed, c.Name, s.Demand[i].Max())
			}
		}
	}
}
