package rulestest

import (
	"strings"
	"testing"
)

// Ruling is a position that shows what rules of the ledger do. Each cited rule
// must have been reported; "!TF-046" must not have been. Other words describe the
// topic.
type Ruling = struct{ Cites, Text string }

// Follow plays each ruling as a subtest with its own script.
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

// Readings are values of switches, with rulings that apply under them.
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
