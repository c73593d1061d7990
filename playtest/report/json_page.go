package report

import (
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
	"punchboard/playtest/verdict"
)

// pageJSON is the JSON form of a page, with words in the requested language.
type pageJSON struct {
	Game        string              `json:"game"`
	Title       string              `json:"title"`
	Version     string              `json:"version,omitempty"`
	Verdict     verdict.Level       `json:"verdict"`
	Headline    string              `json:"headline"`
	Interrupted bool                `json:"interrupted,omitempty"`
	Stopped     float64             `json:"stopped_after,omitempty"` // seconds after which players that think ahead were stopped, undecided
	Runs        []runJSON           `json:"runs"`
	Findings    []findingJSON       `json:"findings"` // the gravest first, including those that pass
	Luck        *verdict.Luck       `json:"luck,omitempty"`
	Ladder      []rungJSON          `json:"ladder,omitempty"` // players that think ahead, each compared with the next weaker one
	Caveat      string              `json:"caveat"`
	Rehearsal   *verdict.Rehearsal  `json:"rehearsal,omitempty"`
	Unjudged    []rulebook.Unjudged `json:"unjudged_rules,omitempty"` // of the ledger
}

// runJSON is the JSON form of a run: the games of one pair of players.
type runJSON struct {
	Agents      playtest.Lineup `json:"agents"`
	Seed        uint64          `json:"seed"`
	Data        playtest.Hex    `json:"data"` // hash of the rules and rows
	Games       uint64          `json:"games"`
	Fingerprint playtest.Hex    `json:"fingerprint"`
}

// JSON returns the page as a value for encoding/json.
func (p *Page) JSON() any {
	j := pageJSON{
		Game: p.Game, Title: p.Title, Version: p.Version, Verdict: p.Verdict(), Headline: p.Headline(),
		Interrupted: p.Interrupted, Stopped: p.Stopped.Seconds(), Luck: p.Luck, Caveat: p.Caveat(), Unjudged: p.Unjudged,
		Rehearsal: verdict.RehearsalFigures(verdict.Evidence{Sheet: p.Sheet, Runs: p.Runs, Limits: p.Limits}),
	}
	for _, s := range p.Runs {
		j.Runs = append(j.Runs, runJSON{s.Run.Agents, s.Run.Seed, s.Run.Data, s.Played.Count(), s.Fingerprint})
	}
	for _, r := range p.Rungs {
		j.Ladder = append(j.Ladder, rungOf(r))
	}
	for i, line := range p.Lines() {
		f := findingOf(&p.Findings[i])
		f.Text, f.Note, f.Command = line.Text, line.Note, line.Command
		j.Findings = append(j.Findings, f)
	}
	return j
}
