package report

import (
	"fmt"
	"strconv"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// Supply is the number of each marker to print, ready for output.
type Supply struct {
	Lang   string
	Title  string            // display name of the game
	Names  map[string]string // of markers, by id
	Agents playtest.Lineup
	Seed   uint64
	Games  uint64
	Short  float64 // share of games that may lack a marker
	Stocks []verdict.Stock
}

// supplyWords are the words of a supply in one language.
type supplyWords struct {
	title, games                     string
	marker, sure, usual, most, print string // heads of columns
	none, tooFew, some, few          string
	usually, of                      string // how many games should have enough
	nothing                          string // for a game without markers
}

var supplyEnglish = supplyWords{
	title: "%s: markers needed for %s", games: "%s games, %s · seed %d",
	marker: "marker", sure: "95% CI", usual: "median", most: "max", print: "printed",
	none: "none", tooFew: "TOO FEW", some: "%s of games need more (95%% CI %s)",
	few:     "Too few games for a result about %s: play at least %s.",
	usually: "999 games in 1,000", of: "%s of games",
	nothing: "The rules do not count markers.",
}

var supplyFrench = supplyWords{
	title: "%s : marqueurs nécessaires pour %s", games: "%s parties, %s · graine %d",
	marker: "marqueur", sure: "IC à 95\u202f%", usual: "médiane", most: "maximum", print: "imprimés",
	none: "aucun", tooFew: "TROP PEU", some: "%s des parties en demandent plus (IC à 95\u202f%% : %s)",
	few:     "Trop peu de parties pour un résultat sur %s : jouez-en au moins %s.",
	usually: "999 parties sur 1 000", of: "%s des parties",
	nothing: "Les règles ne comptent pas les marqueurs.",
}

// enough names the share of games that should have enough markers.
func (w *words) enough(short float64) string {
	if short == verdict.DefaultLimits().Shortage {
		return w.supply.usually
	}
	return fmt.Sprintf(w.supply.of, w.limit(shares, 1-short))
}

// Text returns the supply for a terminal: a table, and whether there were
// enough games for it.
func (s *Supply) Text() []string {
	w := wordsIn(s.Lang)
	t := &w.supply
	lines := []string{fmt.Sprintf(t.title, s.Title, w.enough(s.Short)), fmt.Sprintf(t.games, w.number(s.Games), w.players(s.Agents), s.Seed), ""}
	if len(s.Stocks) == 0 {
		return w.typesetAll(append(lines, t.nothing))
	}
	lines = append(lines, columns(s.table(w))...)
	if least := verdict.GamesToProve(s.Short); s.Games < least {
		lines = append(lines, "", fmt.Sprintf(t.few, w.enough(s.Short), w.number(least)))
	}
	return w.typesetAll(lines)
}

// table returns a row for each marker.
func (s *Supply) table(w *words) [][]string {
	t := &w.supply
	rows := [][]string{{t.marker, w.limit(shares, 1-s.Short), t.sure, t.usual, t.most, t.print, ""}}
	for i := range s.Stocks {
		c := &s.Stocks[i]
		name := s.Names[c.Name]
		if name == "" {
			name = c.Name
		}
		rows = append(rows, []string{name, strconv.Itoa(c.Need), s.between(c), strconv.Itoa(c.Usual), strconv.Itoa(c.Most), s.printed(w, c), s.short(w, c)})
	}
	return rows
}

// between returns the interval of what is needed; with too few games, only its
// lower end.
func (s *Supply) between(c *verdict.Stock) string {
	if s.Games < verdict.GamesToProve(s.Short) {
		return fmt.Sprintf("≥ %d", c.Low)
	}
	return fmt.Sprintf("%d–%d", c.Low, c.High)
}

func (s *Supply) printed(w *words, c *verdict.Stock) string {
	if c.Printed < 0 {
		return w.supply.none
	}
	return strconv.Itoa(c.Printed)
}

// short says in how many games the printed supply is too small.
func (s *Supply) short(w *words, c *verdict.Stock) string {
	if c.Short == 0 {
		return ""
	}
	low, high := verdict.Exact(c.Short, c.Games)
	text := fmt.Sprintf(w.supply.some, w.figure(shares, float64(c.Short)/float64(c.Games)), w.spanOf(shares, low, high))
	if c.TooFew() {
		return w.supply.tooFew + ": " + text
	}
	return text
}
