package main

import (
	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/verdict"
)

// verdictJSON is the answer of `playtest run --json`: what the page says, with
// words in the language that was asked for and figures that need none.
type verdictJSON struct {
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

// findingJSON is a finding in figures and in words.
type findingJSON struct {
	verdict.Finding
	Game    *uint64 `json:"game,omitempty"` // an example, which `playtest replay` tells
	Text    string  `json:"text"`
	Note    string  `json:"note,omitempty"`
	Command string  `json:"command,omitempty"` // shows it again
}

func verdictOf(page *report.Page) verdictJSON {
	j := verdictJSON{
		Game: page.Game, Title: page.Title, Version: page.Version, Verdict: page.Verdict(), Headline: page.Headline(),
		Interrupted: page.Interrupted, Luck: page.Luck, Caveat: page.Caveat(),
		Rehearsal: verdict.Rehearsed(verdict.Evidence{Sheet: page.Sheet, Runs: page.Runs, Limits: page.Limits}),
	}
	for _, s := range page.Runs {
		j.Runs = append(j.Runs, runJSON{s.Run.Agents, s.Run.Seed, s.Run.Data, s.Played.Count(), s.Fingerprint})
	}
	for _, r := range page.Rungs {
		j.Ladder = append(j.Ladder, rungOf(r))
	}
	for i, line := range page.Lines() {
		f := findingJSON{Finding: page.Findings[i], Text: line.Text, Note: line.Note, Command: line.Command}
		if f.HasGame {
			f.Game = &f.Finding.Game
		}
		j.Findings = append(j.Findings, f)
	}
	return j
}
