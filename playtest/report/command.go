package report

import (
	"fmt"
	"strings"

	"punchboard/playtest/verdict"
)

// command returns the command that reproduces a finding; "" for none.
func (p *Page) command(f *verdict.Finding) string {
	switch d := f.Detail.(type) {
	case *verdict.OpenOrder:
		return p.replay(f, d.Game) + fmt.Sprintf(" --from %d", d.Orders.Step)
	case *verdict.Example:
		return p.replay(f, d.Game)
	}
	switch {
	case f.Level == verdict.Pass:
		return ""
	case f.Unsettled():
		return p.askStronger(f)
	}
	if set := changes(f.Detail); len(set) > 0 {
		return p.compare(f, set)
	}
	return p.playAgain(f)
}

// replay returns the command that replays one game as a story.
func (p *Page) replay(f *verdict.Finding, game uint64) string {
	return fmt.Sprintf("punchboard playtest replay %s --seed %d --game %d --agents %s", p.played(), f.Seed, game, agents(f))
}

// compare returns the command that plays the game with changes. There is none
// for a variant: it would be compared with the game without the variant.
func (p *Page) compare(f *verdict.Finding, set []string) string {
	if p.Variant != "" {
		return ""
	}
	command := fmt.Sprintf("punchboard playtest compare %s --seed %d --agents %s --games %d --set '%s'", p.played(), f.Seed, agents(f), f.N, strings.Join(set, "' --set '"))
	if c, ok := f.Detail.(*verdict.CardComparison); ok && c.Follow != "" {
		command += " --follow " + c.Follow
	}
	return command
}

// playAgain returns the command that plays the games of the finding again.
func (p *Page) playAgain(f *verdict.Finding) string {
	verb, games := "run", fmt.Sprint(p.gamesOf(f))
	if f.Class == verdict.Shortage {
		verb, games = "supply", fmt.Sprint(f.N)
	}
	switch {
	case f.Kind() == verdict.Kind{Class: verdict.Shortage, Case: verdict.TooFewGames}:
		games = fmt.Sprintf("%.0f", f.Limit)
	case p.isPart(f):
		return ""
	}
	return fmt.Sprintf("punchboard playtest %s %s --seed %d --agents %s --games %s", verb, p.played(), f.Seed, agents(f), games)
}

func agents(f *verdict.Finding) string { return f.Agents.String() }

// changes returns the arguments of `playtest compare --set` that reproduce a
// finding.
func changes(d verdict.Detail) []string {
	switch d := d.(type) {
	case *verdict.DrawRate:
		return d.Set
	case *verdict.CardComparison:
		return d.Set
	case *verdict.InertChange:
		return d.Set
	}
	return nil
}

// played returns the name of the game on a command line.
func (p *Page) played() string {
	if p.Variant != "" {
		return ShellQuote(p.Game) + " --variant " + ShellQuote(p.Variant)
	}
	return ShellQuote(p.Game)
}

// isPart reports whether a finding comes from a part of the games that does not
// start with the first one. Such a part cannot be replayed by a number of games.
func (p *Page) isPart(f *verdict.Finding) bool {
	for _, s := range p.Runs {
		if s.Run.Agents == f.Agents {
			return len(s.Played) != 1 || s.Played[0].From != 0
		}
	}
	return false
}

// gamesOf returns the number of games in the run of a finding.
func (p *Page) gamesOf(f *verdict.Finding) uint64 {
	for _, s := range p.Runs {
		if s.Run.Agents == f.Agents {
			return s.Played.Count()
		}
	}
	return f.N
}
