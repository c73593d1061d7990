package report

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"punchboard/playtest/verdict"
)

// judges names the players who judged who wins and how long that takes; "" if nobody did.
func (p *Page) judges() string {
	w := p.words()
	var names []string
	for i := range p.Findings {
		for _, j := range p.Findings[i].Judgments {
			if name := w.players(j.Agents); j.N > 0 && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	if len(names) == 0 {
		return ""
	}
	return w.typeset(w.say("judges.by", strings.Join(names, ", ")))
}

// judged adds to a sentence what weaker and stronger players say, if several judged.
func (w *words) judged(f *verdict.Finding) string {
	var told, unasked []string
	for _, j := range f.Judgments {
		if j.N == 0 {
			unasked = append(unasked, w.players(j.Agents))
			continue
		}
		ends := strings.Trim(w.ends(formOf(f), j.Low, j.High), "\u00a0()")
		told = append(told, w.say("judges.one", w.players(j.Agents), w.figure(formOf(f), j.Value), ends, w.number(j.N)))
	}
	text := ""
	if len(told) > 1 {
		text += " " + w.say("judges.each", strings.Join(told, "; "))
	}
	if len(unasked) > 0 {
		text += " " + w.say("judges.unasked", strings.Join(unasked, ", "))
	}
	return text
}

// shortTime formats a time limit in minutes, or in seconds if it is not a whole number of
// them.
func shortTime(d time.Duration) string {
	if d >= time.Minute && d%time.Minute == 0 {
		return fmt.Sprintf("%d\u00a0min", d/time.Minute)
	}
	return fmt.Sprintf("%g\u00a0s", d.Seconds())
}

// askStronger returns the command that lets stronger players decide.
func (p *Page) askStronger(f *verdict.Finding) string {
	command := fmt.Sprintf("punchboard playtest %s --seed %d --deep", p.played(), f.Seed)
	if p.Stopped > 0 {
		command += fmt.Sprintf(" --time %v", 2*p.Stopped)
	}
	return command
}
