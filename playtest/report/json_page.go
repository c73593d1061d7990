package report

import (
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// pageJSON is what a page says, for programs: words in the language that was
// asked for, and figures that need none.
type pageJSON struct {
	Game        string             `json:"game"`
	Title       string             `json:"title"`
	Version     string             `json:"version,omitempty"`
	Verdict     verdict.Level      `json:"verdict"`
	Headline    string             `json:"headline"`
	Interrupted bool               `json:"interrupted,omitempty"`
	Runs        []runJSON          `json:"runs"`
	Findings    []findingJSON      `json:"findings"` // the gravest first; what passes is among them
	Luck        *verdict.Luck      `json:"luck,omitempty"`
	Ladder      []rungJSON         `json:"ladder,omitempty"` // players who think, held against the one below them
	Caveat      string             `json:"caveat"`
	Rehearsal   *verdict.Rehearsal `json:"rehearsal,omitempty"`
}

// runJSON is what one pair of players played.
type runJSON struct {
	Agents      [playtest.Seats]string `json:"agents"`
	Seed        uint64                 `json:"seed"`
	Data        playtest.Hex           `json:"data"` // hash of the rules and rows that were played
	Games       uint64                 `json:"games"`
	Fingerprint playtest.Hex           `json:"fingerprint"`
}

// JSON returns the page as a value for encoding/json.
func (p *Page) JSON() any {
	j := pageJSON{
		Game: p.Game, Title: p.Title, Version: p.Version, Verdict: p.Verdict(), Headline: p.Headline(),
		Interrupted: p.Interrupted, Luck: p.Luck, Caveat: p.Caveat(),
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
