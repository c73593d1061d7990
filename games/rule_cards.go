package games

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// RuleCards returns the cards that each rule of the ledger is about, by rule: those
// whose row names the rule (column `rule`), or else those whose name its text contains.
// Rules about no card are left out.
func RuleCards(g *carddata.Game, sheet *playtest.Catalog) map[string][]string {
	cards := map[string][]string{}
	for _, rule := range rulebook.LedgerOf(g) {
		text, _ := rule.Fields["text"].In(g.Source).(string)
		named, mentioned := ruleCardsOf(g, sheet, rule.ID, text)
		if len(named) == 0 {
			named = mentioned
		}
		if len(named) > 0 {
			cards[rule.ID] = named
		}
	}
	return cards
}

// ruleCardsOf returns the cards that name a rule, and those that its text mentions.
func ruleCardsOf(g *carddata.Game, sheet *playtest.Catalog, rule, text string) (named, mentioned []string) {
	for _, d := range g.Decks {
		for _, c := range d.Cards {
			name := nameIn(sheet, d, c)
			if !slices.Contains(sheet.Cards, name) {
				continue
			}
			if rulebook.Text(c.Fields["rule"]) == rule {
				named = append(named, name)
			}
			if mentions(text, c.Name(g.Source)) {
				mentioned = append(mentioned, name)
			}
		}
	}
	return named, mentioned
}

// mentions reports whether a text contains a name as words of their own, capitals
// included, so that "Mud" is not found in "muddy" and "Hill" not in "a hill".
func mentions(text, name string) bool {
	if first, _ := utf8.DecodeRuneInString(name); !unicode.IsUpper(first) {
		return false
	}
	for from := 0; ; {
		at := strings.Index(text[from:], name)
		if at < 0 {
			return false
		}
		before, _ := utf8.DecodeLastRuneInString(text[:from+at])
		from += at + len(name)
		after, _ := utf8.DecodeRuneInString(text[from:])
		if !unicode.IsLetter(before) && !unicode.IsLetter(after) {
			return true
		}
	}
}
