package report

import (
	"strings"
	"unicode/utf8"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// Sweep is a number varied over a range, ready for output.
type Sweep struct {
	Lang        string
	Own         map[string]string // texts of the game, by id
	Game        string
	Where       string // the place that was changed
	Side        string // display name of seat 0
	Agents      playtest.Lineup
	Seed        uint64
	Sweep       *verdict.Sweep
	Limits      verdict.Limits
	Rounds      bool // the length of the game is in rounds
	Interrupted bool // the user stopped it
}

// trendIDs are the ids of what a number does to the share of wins.
var trendIDs = [...]string{verdict.Flat: "flat", verdict.Rising: "rising", verdict.Falling: "falling", verdict.Turning: "mixed"}

// Text returns the sweep for a terminal: a table and its interpretation.
func (s *Sweep) Text() []string {
	w := wordsIn(s.Lang, s.Own)
	lines := []string{
		w.say("sweep.title", s.Game, s.Where),
		w.say("trial.deals", w.number(s.deals()), w.players(s.Agents), s.Seed),
		"",
	}
	lines = append(lines, columns(s.table(w))...)
	lines = append(lines, "", s.best(w), w.say("sweep."+trendIDs[s.Sweep.Trend], s.Side))
	if f := s.factor(); f > 0 {
		lines = append(lines, w.say("trial.factor", w.decimals(f, 1)))
	}
	if s.Interrupted {
		lines = append(lines, w.say("interrupted"))
	}
	return w.typesetAll(lines)
}

// deals returns the number of deals for each value.
func (s *Sweep) deals() (most uint64) {
	for i := range s.Sweep.Steps {
		p := s.Sweep.Steps[i].Against
		most = max(most, p.Deals+p.Unended)
	}
	return most
}

// table returns a row for each value.
func (s *Sweep) table(w *words) [][]string {
	rows := [][]string{{s.last(), w.say("sweep.wins", s.Side), w.say("supply.sure"), w.say("sweep.against"), w.say("sweep.draws"), w.length(s.Rounds), w.say("sweep.in-length"), ""}}
	for i := range s.Sweep.Steps {
		step := &s.Sweep.Steps[i]
		row := []string{step.Value, w.figure(shares, step.Share), w.spanOf(shares, step.Low, step.High), s.against(w, i), w.figure(shares, step.Draws) + w.ends(shares, step.DrawsAt[0], step.DrawsAt[1]), w.decimals(step.Turns, 1) + " ± " + w.decimals(step.TurnsHalf, 1), "", w.level(step.Level)}
		if s.Limits.Turns != [2]int{} {
			row[6] = w.figure(shares, step.InLength) + w.ends(shares, step.LengthAt[0], step.LengthAt[1])
		}
		rows = append(rows, row)
	}
	if s.Limits.Turns == [2]int{} {
		rows[0][6] = ""
	}
	return rows
}

// last returns the last part of the place that is varied.
func (s *Sweep) last() string { return s.Where[strings.LastIndex(s.Where, ".")+1:] }

func (s *Sweep) against(w *words, i int) string {
	if i == s.Sweep.Reference {
		return "="
	}
	gain, half := s.Sweep.Steps[i].Against.Change(s.Sweep.Family)
	return w.signed(100*gain, 1) + " ± " + w.decimals(100*half, 1)
}

// best says which value fits the limits best, and which values cannot be
// distinguished from it.
func (s *Sweep) best(w *words) string {
	if s.Sweep.Best < 0 {
		return w.say("sweep.none")
	}
	step := &s.Sweep.Steps[s.Sweep.Best]
	band := s.Limits.BalanceOf(len(s.Agents.Names()))
	text := w.say(s.sort(step), step.Value, w.figure(shares, step.Share), w.band(band.Low, band.High))
	if len(s.Sweep.Alike) > 0 {
		var alike []string
		for _, i := range s.Sweep.Alike {
			alike = append(alike, s.Sweep.Steps[i].Value)
		}
		text += " " + w.say("sweep.also", strings.Join(alike, ", "))
	}
	return text
}

// sort returns the id of the text that says how well the best value fits: within the
// limits, perhaps, or not.
func (s *Sweep) sort(step *verdict.Step) string {
	switch {
	case step.InLength < s.Limits.InLength:
		return "sweep.best.length"
	case step.Level >= verdict.Watch:
		return "sweep.best.outside"
	case step.Level == verdict.Unsure:
		return "sweep.best.maybe"
	}
	return "sweep.best"
}

// factor returns the smallest factor of games saved by the common luck.
func (s *Sweep) factor() (least float64) {
	for i := range s.Sweep.Steps {
		if f := s.Sweep.Steps[i].Against.Factor(); f > 0 && (least == 0 || f < least) {
			least = f
		}
	}
	return least
}

// columns aligns rows in columns, the first one to the left.
func columns(rows [][]string) []string {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	lines := make([]string, len(rows))
	for r, row := range rows {
		var b strings.Builder
		for i, cell := range row {
			pad := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))
			switch {
			case widths[i] == 0:
			case i == 0:
				b.WriteString(cell + pad)
			case i == len(row)-1:
				b.WriteString("  " + cell)
			default:
				b.WriteString("  " + pad + cell)
			}
		}
		lines[r] = strings.TrimRight(b.String(), " ")
	}
	return lines
}
