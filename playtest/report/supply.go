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
	Own    map[string]string // texts of the game, by id
	Title  string            // display name of the game
	Names  map[string]string // of markers, by id
	Agents playtest.Lineup
	Seed   uint64
	Games  uint64
	Short  float64 // share of games that may lack a marker
	Stocks []verdict.Stock
}

// enough names the share of games that should have enough markers.
func (w *words) enough(short float64) string {
	if short == verdict.DefaultLimits().Shortage {
		return w.say("supply.usually")
	}
	return w.say("supply.of", w.limit(shares, 1-short))
}

// Text returns the supply for a terminal: a table, and whether there were
// enough games for it.
func (s *Supply) Text() []string {
	w := wordsIn(s.Lang, s.Own)
	lines := []string{w.say("supply.title", s.Title, w.enough(s.Short)), w.say("supply.games", w.number(s.Games), w.players(s.Agents), s.Seed), ""}
	if len(s.Stocks) == 0 {
		return w.typesetAll(append(lines, w.say("supply.nothing")))
	}
	lines = append(lines, columns(s.table(w))...)
	if least := verdict.GamesToProve(s.Short); s.Games < least {
		lines = append(lines, "", w.say("supply.few", w.enough(s.Short), w.number(least)))
	}
	return w.typesetAll(lines)
}

// table returns a row for each marker.
func (s *Supply) table(w *words) [][]string {
	rows := [][]string{{w.say("supply.marker"), w.limit(shares, 1-s.Short), w.say("supply.sure"), w.say("supply.median"), w.say("supply.most"), w.say("supply.printed"), ""}}
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
		return w.say("supply.none")
	}
	return strconv.Itoa(c.Printed)
}

// short says in how many games the printed supply is too small.
func (s *Supply) short(w *words, c *verdict.Stock) string {
	if c.Short == 0 {
		return ""
	}
	low, high := verdict.Exact(c.Short, c.Games)
	text := w.say("supply.some", w.figure(shares, float64(c.Short)/float64(c.Games)), w.spanOf(shares, low, high))
	if c.TooFew() {
		return w.say("supply.too-few") + ": " + text
	}
	return text
}
