package report

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// Sweep is a number varied over a range, ready for output.
type Sweep struct {
	Lang        string
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

// Text returns the sweep for a terminal: a table and its interpretation.
func (s *Sweep) Text() []string {
	w, t := wordsIn(s.Lang), trialWordsIn(s.Lang)
	lines := []string{
		fmt.Sprintf(t.sweep, s.Game, s.Where),
		fmt.Sprintf(t.deals, w.number(s.deals()), w.players(s.Agents), s.Seed),
		"",
	}
	lines = append(lines, columns(s.table(w, t))...)
	lines = append(lines, "", s.best(w, t), fmt.Sprintf(t.trends[s.Sweep.Trend], s.Side))
	if f := s.factor(); f > 0 {
		lines = append(lines, fmt.Sprintf(t.factor, w.decimals(f, 1)))
	}
	if s.Interrupted {
		lines = append(lines, w.interrupted)
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
func (s *Sweep) table(w *words, t *trialWords) [][]string {
	rows := [][]string{{s.last(), fmt.Sprintf(t.wins, s.Side), t.sure, t.against, t.draws, w.length(s.Rounds), t.inLength, ""}}
	for i := range s.Sweep.Steps {
		step := &s.Sweep.Steps[i]
		row := []string{step.Value, w.figure(shares, step.Share), w.spanOf(shares, step.Low, step.High), s.against(w, i), w.figure(shares, step.Draws) + w.ends(shares, step.DrawsAt[0], step.DrawsAt[1]), w.decimals(step.Turns, 1) + " ± " + w.decimals(step.TurnsHalf, 1), "", w.levels[step.Level]}
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
func (s *Sweep) best(w *words, t *trialWords) string {
	if s.Sweep.Best < 0 {
		return t.noBest
	}
	step := &s.Sweep.Steps[s.Sweep.Best]
	band := s.Limits.BalanceOf(len(s.Agents.Names()))
	text := fmt.Sprintf(t.best[s.sort(step)], step.Value, w.figure(shares, step.Share), w.band(band.Low, band.High))
	if len(s.Sweep.Alike) > 0 {
		var alike []string
		for _, i := range s.Sweep.Alike {
			alike = append(alike, s.Sweep.Steps[i].Value)
		}
		text += " " + fmt.Sprintf(t.alsoBest, strings.Join(alike, ", "))
	}
	return text
}

// sort returns how well the best value fits: within the limits, perhaps, or
// not.
func (s *Sweep) sort(step *verdict.Step) int {
	switch {
	case step.InLength < s.Limits.InLength:
		return 3
	case step.Level >= verdict.Watch:
		return 2
	case step.Level == verdict.Unsure:
		return 1
	}
	return 0
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
