// Package report puts verdicts on played games into words, in English and
// French, as a page that a designer reads in a minute. It plays and judges
// nothing, and knows no terminal.
package report

import (
	"fmt"
	"strings"

	"punchboard/playtest"
	"punchboard/verdict"
)

// Page is one verdict on a game, ready to be written as text or set on paper.
type Page struct {
	Lang     string            // en or fr; any other is written in English
	Game     string            // what commands call the game
	Title    string            // what players call it
	Names    map[string]string // of cards, markers, sides and tracks, by id
	Runs     []*playtest.Stats
	Findings []verdict.Finding // sorted
}

// Line is one finding in words.
type Line struct {
	Level   verdict.Level
	Text    string // one sentence, plain words first
	Proof   string // the figures behind it
	Command string // what shows it again; empty for what needs no showing
}

// Lines puts the findings into words, those that passed last and in one line
// each.
func (p *Page) Lines() []Line {
	w := wordsIn(p.Lang)
	lines := make([]Line, len(p.Findings))
	for i := range p.Findings {
		f := &p.Findings[i]
		lines[i] = Line{Level: f.Level, Text: w.sentence(p, f), Proof: w.proof(f), Command: p.command(f)}
	}
	return lines
}

// Headline says whether the game is ready.
func (p *Page) Headline() string {
	w := wordsIn(p.Lang)
	switch verdict.Worst(p.Findings) {
	case verdict.Fail:
		return w.notReady
	case verdict.Watch:
		return w.almost
	case verdict.Unsure:
		return w.unsure
	}
	return w.ready
}

// Runs says what was played, by whom, with which luck.
func (p *Page) Played() []string {
	w := wordsIn(p.Lang)
	var lines []string
	for _, s := range p.Runs {
		lines = append(lines, fmt.Sprintf(w.run, w.number(s.Played.Count()), w.agent(s.Run.Agents[0]), w.agent(s.Run.Agents[1]), s.Run.Seed, s.Fingerprint))
	}
	return lines
}

// Limits of what programs can tell.
func (p *Page) Caveat() string { return wordsIn(p.Lang).caveat }

// command gives the command that shows a finding.
func (p *Page) command(f *verdict.Finding) string {
	agents := f.Agents[0] + "," + f.Agents[1]
	switch {
	case f.HasGame:
		return fmt.Sprintf("punchboard playtest replay %s --seed %d --game %d --agents %s", p.Game, f.Seed, f.Game, agents)
	case f.Level == verdict.Pass:
		return ""
	case f.Class == verdict.Shortage:
		return fmt.Sprintf("punchboard playtest supply %s --seed %d --agents %s --games %d", p.Game, f.Seed, agents, f.N)
	}
	return fmt.Sprintf("punchboard playtest run %s --seed %d --agents %s --games %d", p.Game, f.Seed, agents, p.gamesOf(f))
}

// gamesOf gives how many games the run of a finding had.
func (p *Page) gamesOf(f *verdict.Finding) uint64 {
	for _, s := range p.Runs {
		if s.Run.Agents == f.Agents {
			return s.Played.Count()
		}
	}
	return f.N
}

// name gives what people call the subject of a finding.
func (p *Page) name(id string) string {
	if n := p.Names[id]; n != "" {
		return n
	}
	return id
}

// Text writes the page for a terminal.
func (p *Page) Text() string {
	w := wordsIn(p.Lang)
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", p.Title, p.Headline())
	for _, line := range p.Played() {
		fmt.Fprintf(&b, "%s\n", line)
	}
	var passed []string
	for _, line := range p.Lines() {
		if line.Level == verdict.Pass {
			passed = append(passed, line.Text)
			continue
		}
		fmt.Fprintf(&b, "\n%-8s %s\n         %s\n", w.levels[line.Level], line.Text, line.Proof)
		if line.Command != "" {
			fmt.Fprintf(&b, "         > %s\n", line.Command)
		}
	}
	if len(passed) > 0 {
		fmt.Fprintf(&b, "\n%-8s %s\n", w.levels[verdict.Pass], strings.Join(passed, " · "))
	}
	fmt.Fprintf(&b, "\n%s\n", p.Caveat())
	return b.String()
}
