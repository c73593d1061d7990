package rulestest

import (
	"strings"
	"testing"
)

// Ruling is a position that shows what rules of the ledger do. Each cited rule
// must have reported itself, "!TF-046" must not have; other words tell what it is
// about.
type Ruling = struct{ Cites, Text string }

// Follow plays rulings, each as a test with a script of its own.
func Follow[S any](t *testing.T, rulings []Ruling, script func(*testing.T) *Script[S]) {
	t.Helper()
	for _, c := range rulings {
		t.Run(c.Cites, func(t *testing.T) {
			p := script(t)
			p.Play(c.Text)
			for _, cite := range strings.Fields(c.Cites) {
				p.Reported(cite)
			}
		})
	}
}

// Readings are values of switches, with rulings that hold under them.
type Readings []struct {
	Switch  string
	Value   any
	Rulings []Ruling
}

// Follow plays the rulings of each reading.
func (all Readings) Follow(t *testing.T, follow func(*testing.T, []Ruling, ...Change)) {
	t.Helper()
	for _, c := range all {
		follow(t, c.Rulings, Switch(c.Switch, c.Value))
	}
}
