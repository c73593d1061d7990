package report

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"punchboard/playtest/verdict"
)

// judgeWords say which players judged who wins and how long that takes.
type judgeWords struct {
	by       string // the players who judged, for the page
	each     string // their figures, the weaker players first
	one      string // one of them: players, figure, ends of the interval, number of games
	unasked  string // stronger players who did not play
	stopped  string // the time was up
	recorded string // after a comparison that was not part of this session
}

var judgesEnglish = judgeWords{
	by:       "Who wins, and how long it takes, was judged by %s.",
	each:     "From weaker to stronger: %s.",
	one:      "%s %s (%s, n = %s)",
	unasked:  "Stronger players were not asked: %s.",
	stopped:  "Thinking players were stopped after %s; `--time` gives them more.",
	recorded: " (From ladder.json.)",
}

var judgesFrench = judgeWords{
	by:       "Juges des victoires et de la durée : %s.",
	each:     "Des moins forts aux plus forts : %s.",
	one:      "%s %s (%s, n\u00a0= %s)",
	unasked:  "De plus forts n’ont pas été consultés : %s.",
	stopped:  "Joueurs réfléchis arrêtés au bout de %s ; `--time` leur en laisse davantage.",
	recorded: " (D’après ladder.json.)",
}

// judges names the players who judged who wins and how long that takes; "" if nobody did.
func (p *Page) judges() string {
	w := wordsIn(p.Lang)
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
	return w.typeset(fmt.Sprintf(w.judges.by, strings.Join(names, ", ")))
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
		told = append(told, fmt.Sprintf(w.judges.one, w.players(j.Agents), w.figure(formOf(f), j.Value), ends, w.number(j.N)))
	}
	text := ""
	if len(told) > 1 {
		text += " " + fmt.Sprintf(w.judges.each, strings.Join(told, "; "))
	}
	if len(unasked) > 0 {
		text += " " + fmt.Sprintf(w.judges.unasked, strings.Join(unasked, ", "))
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
