package carddata

import (
	"strconv"
	"strings"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// claimSettings are the keys of the section `claims`.
var claimSettings = []sections.Setting[*values.Reader, Claims]{
	{Key: sections.Key{Name: "players", Type: sections.KRange, Doc: "Number of players: 2, or 2-4."},
		Read: func(_ *values.Reader, c *Claims, n source.Node) {
			c.MinPlayers, c.MaxPlayers = wholeRange(n, "players")
		}},
	{Key: sections.Key{Name: "turns", Type: sections.KRange, Doc: "Number of turns in a game: 8-14."},
		Read: func(_ *values.Reader, c *Claims, n source.Node) { c.MinTurns, c.MaxTurns = wholeRange(n, "turns") }},
	{Key: sections.Key{Name: "minutes", Type: sections.KRange, Doc: "Length of a game in minutes: 45-60."},
		Read: func(_ *values.Reader, c *Claims, n source.Node) {
			c.MinMinutes, c.MaxMinutes = wholeRange(n, "minutes")
		}},
	{Key: sections.Key{Name: "balance", Type: sections.KRange, Doc: "First-player win rate: 45-55%."},
		Read: func(_ *values.Reader, c *Claims, n source.Node) {
			c.BalanceLow, c.BalanceHigh = shareRange(n, "balance")
		}},
}

// wholeRange reads a positive whole number, or a range such as 8-14.
func wholeRange(n source.Node, what string) (low, high int) {
	a, b := cutRange(n.Value)
	low, errLow := strconv.Atoi(a)
	high, errHigh := strconv.Atoi(b)
	if errLow != nil || errHigh != nil || low < 1 || high < low {
		n.Errorf(source.CodeBadValue, "`%s` must be a number of 1 or more, or a range, but is %s", what, source.Describe(n.Node)).
			Hintf("write `%s: 8` or `%s: 8-14`, the smaller number first", what, what)
		return 0, 0
	}
	return low, high
}

// shareRange reads a percentage or a range such as 45-55%, as numbers from 0 to 1.
func shareRange(n source.Node, what string) (low, high float64) {
	a, b := cutRange(n.Value)
	low, okLow := source.ParseNumber(strings.TrimSuffix(a, "%"))
	high, okHigh := source.ParseNumber(strings.TrimSuffix(b, "%"))
	if !okLow || !okHigh || !strings.HasSuffix(b, "%") || low < 0 || high < low || high > 100 {
		n.Errorf(source.CodeBadValue, "`%s` must be a range of percentages, but is %s", what, source.Describe(n.Node)).
			Hintf("write `%s: 45-55%%`", what)
		return 0, 0
	}
	return low / 100, high / 100
}

// cutRange splits "8-14" in two; a single number is both ends.
func cutRange(s string) (low, high string) {
	s = strings.ReplaceAll(s, "–", "-")
	low, high, ok := strings.Cut(s, "-")
	if !ok {
		high = low
	}
	return strings.TrimSpace(low), strings.TrimSpace(high)
}
