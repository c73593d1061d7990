package rulestest

import (
	"encoding/csv"
	"os"
	"slices"
	"strings"
	"testing"

	"punchboard/playtest"
)

// Ledger compares code and tests with rules.csv of the test's directory: every
// rule with the tag sim must be named in a catalog, reported by some game and
// cited by a test, and no other rule may be named or reported.
type Ledger struct {
	Prefix string   // prefix of the ids: "TF-"
	Least  int      // minimum number of rules played
	Tests  []string // the files whose citations count

	named, reported map[string]bool
}

// Played records which rules some games reported.
func (l *Ledger) Played(t *testing.T, sheet *playtest.Catalog, s *playtest.Stats) {
	if l.named == nil {
		l.named, l.reported = map[string]bool{}, map[string]bool{}
	}
	for id, name := range sheet.Rules {
		switch fired := s.Rules[id].Games > 0; {
		case name != "":
			l.named[name] = true
			l.reported[name] = l.reported[name] || fired
		case fired:
			t.Errorf("rule %d is reported and has no name", id)
		}
	}
}

// Holds compares the ledger with what was recorded, and looks for citations.
func (l *Ledger) Holds(t *testing.T) {
	t.Helper()
	played, cited := l.played(t), l.citations(t)
	for _, name := range played {
		switch {
		case !l.named[name]:
			t.Errorf("%s is in the ledger of the simulation and has no name", name)
		case !l.reported[name]:
			t.Errorf("%s is never reported", name)
		case !strings.Contains(cited, name):
			t.Errorf("%s is cited by no test", name)
		}
	}
	for name := range l.named {
		if !slices.Contains(played, name) {
			t.Errorf("%s is named and not in the ledger of the simulation", name)
		}
	}
}

// played returns the rules with the tag sim.
func (l *Ledger) played(t *testing.T) (names []string) {
	t.Helper()
	for _, row := range Rows(t, "rules.csv") {
		if slices.Contains(strings.Split(row[2], ";"), "sim") {
			names = append(names, row[0])
		}
	}
	if len(names) < l.Least {
		t.Fatalf("the ledger has %d rules for the simulation", len(names))
	}
	return names
}

// citations returns the text of the test files, without the rules that a test
// requires not to be reported.
func (l *Ledger) citations(t *testing.T) string {
	t.Helper()
	var all strings.Builder
	for _, name := range l.Tests {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	return strings.ReplaceAll(all.String(), "!"+l.Prefix, "not ")
}

// Rows returns a table from the test's directory, without its first line.
func Rows(t *testing.T, name string) [][]string {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows[1:]
}
