package rulebook

import (
	"slices"

	"punchboard/carddata"
)

// Unjudged is a rule of a ledger that no game of a playtest applies.
type Unjudged struct {
	Rule   string `json:"rule"`
	Reason Reason `json:"reason"`
}

// Reason is why a rule is not judged.
type Reason string

// The reasons.
const (
	Elsewhere   Reason = "elsewhere"   // only another variant or setting plays it
	NotPlayed   Reason = "not-played"  // the compiled rules leave it out
	Handling    Reason = "handling"    // it is about handling the parts, which programs do not do
	Example     Reason = "example"     // it shows how other rules apply
	Description Reason = "description" // it names or describes something
)

// Reasons lists the reasons in the order in which they are told.
var Reasons = []Reason{Elsewhere, NotPlayed, Handling, Example, Description}

// LedgerOf returns the rows of the game's ledger, its list `rules`; nil if it has none.
func LedgerOf(g *carddata.Game) []*carddata.Card {
	if l, ok := g.List("rules"); ok {
		return l.Cards
	}
	return nil
}

// UnjudgedIn returns the rules of a game's ledger that are not among the rules
// played, in the order of the ledger, with the reason that their tags give.
func UnjudgedIn(g *carddata.Game, played []string) (all []Unjudged) {
	for _, c := range LedgerOf(g) {
		if !slices.Contains(played, c.ID) {
			all = append(all, Unjudged{c.ID, reasonOf(List(c.Fields["tags"]))})
		}
	}
	return all
}

// reasonOf returns the first reason that the tags of a rule give.
func reasonOf(tags []string) Reason {
	for _, r := range []struct {
		reason Reason
		tags   []string
	}{
		{Elsewhere, []string{"sim"}},
		{Example, []string{"example"}},
		{NotPlayed, []string{"modifier", "limit"}},
		{Handling, []string{"procedure", "permission", "setup", "component"}},
	} {
		if slices.ContainsFunc(r.tags, func(tag string) bool { return slices.Contains(tags, tag) }) {
			return r.reason
		}
	}
	return Description
}
