package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/pipeline"
	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/session"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// lastRun is the value of --play without a file: the file in the directory of the printed game.
const lastRun = "last"

// lastRunName is the name of that file.
const lastRunName = "playtest.pts"

// beforePrinting are the classes of findings about play that change what is printed: cards
// and markers, their number, and what the box says.
var beforePrinting = []verdict.Class{
	verdict.Broken, verdict.RuleGap, verdict.Endless, verdict.Undrawn, verdict.DeadCard, verdict.Dominated, verdict.Strength, verdict.Balance,
	verdict.Exhausted, verdict.Shortage, verdict.Misprint, verdict.Length, verdict.Track, verdict.Trap, verdict.Unplayable, verdict.WrongText,
}

// addPlay adds to the findings of a game those of its last playtest, or one that says why
// there are none.
func (c *checker) addPlay(ctx context.Context, target target, made *pipeline.Result) error {
	if made.Game == nil || made.Findings.Errors() > 0 {
		return nil // mend these first: a playtest of the game would be out of date
	}
	found, err := c.played(ctx, target, made.Game)
	if err != nil {
		return err
	}
	made.Findings.Append(found)
	made.Findings.Sort(made.Game.Files)
	return nil
}

// played returns the findings of the last playtest of a game.
func (c *checker) played(ctx context.Context, target target, g *carddata.Game) (found diag.List, err error) {
	file, at := c.playFile(target), diag.Pos{File: path.Join(g.Place, "game.yaml")}
	p, _, err := session.Open(trial.Source{FS: target.files(ctx), Place: target.place, Slug: target.slug, Variant: c.game.variant})
	if err != nil {
		return found, misused(err)
	}
	if p == nil { // a game without rules and rehearsal, which is no mistake
		found.Notef(at, playtest.CodeNoRun, "the game cannot be played, so --play adds nothing").Hintf("declare how cards are dealt in the section `play`; see docs/rehearsal.md")
		return found, ctx.Err()
	}
	command := playCommand(p, target, file, c.game.variant)
	info, err := os.Stat(file)
	if errors.Is(err, fs.ErrNotExist) {
		found.Warnf(at, playtest.CodeNoRun, "there is no playtest to add: %s does not exist", filepath.ToSlash(file)).Hintf("run `%s`", command)
		return found, nil
	}
	if err != nil {
		return found, failed(err)
	}
	age := ageOf(time.Since(info.ModTime()))
	runs, err := runsOf(p, []string{file})
	if err != nil {
		found.Warnf(at, playtest.CodeNoRun, "the playtest of this game, made %s, cannot be used: %v", age, err).Hintf("run `%s`", command)
		return found, ctx.Err()
	}
	page, err := p.Page(ctx, runs, "en")
	if err != nil {
		return found, failed(err)
	}
	c.tellPlay(target, runs, file, age)
	return pageFindings(page, g, at), ctx.Err()
}

// playCommand returns the command that writes the statistics of sensible players.
func playCommand(p *session.Session, target target, file, variant string) string {
	pairs := p.Pairings()
	command := fmt.Sprintf("punchboard playtest run %s --agents %s --stats %s", report.ShellQuote(target.place), pairs[len(pairs)-1].Agents, report.ShellQuote(filepath.ToSlash(file)))
	if variant != "" {
		command += " --variant " + report.ShellQuote(variant)
	}
	return command
}

// playFile returns the file with the statistics of the last playtest.
func (c *checker) playFile(target target) string {
	if c.play == lastRun {
		return filepath.Join(c.game.outputDirectory("out", target), lastRunName)
	}
	return c.play
}

// tellPlay says which games the findings about play come from.
func (c *checker) tellPlay(target target, runs []*playtest.Stats, file, age string) {
	if c.format != "text" {
		return
	}
	c.t.say("%s: played %s: %s (%s)", target.place, age, diag.Count(int(runs[0].Played.Count()), "game"), filepath.ToSlash(file))
}

// pageFindings returns the judgments of a page that matter before printing.
func pageFindings(page *report.Page, g *carddata.Game, at diag.Pos) (found diag.List) {
	for i, line := range page.Lines() {
		f := &page.Findings[i]
		if line.Level < verdict.Watch || !slices.Contains(beforePrinting, f.Class) {
			continue
		}
		pos := at
		if row := rowOf(g, f.Subject); row.Valid() {
			pos = row
		} else if f.Class == verdict.Length || f.Class == verdict.Balance {
			pos = claimsOf(g, at)
		}
		hint := ""
		if line.Command != "" {
			hint = "see `" + line.Command + "`"
		}
		found.Warnf(pos, playtest.CodePlayed, "%s", strings.TrimRight(line.Text, ".")).Hintf("%s", hint)
	}
	return found
}

// rowOf returns the row of the card or counter that a finding is about.
func rowOf(g *carddata.Game, subject string) diag.Pos {
	for _, d := range g.Decks {
		for _, card := range d.Cards {
			if subject != "" && card.ID == subject {
				return card.Pos
			}
		}
	}
	return diag.Pos{}
}

// claimsOf returns the place of what the box claims, or another one.
func claimsOf(g *carddata.Game, at diag.Pos) diag.Pos {
	if g.Claims.Pos.Valid() {
		return g.Claims.Pos
	}
	return at
}

// ageOf returns how long ago something was, in the largest unit.
func ageOf(d time.Duration) string {
	switch {
	case d < time.Minute:
		return "just now"
	case d < time.Hour:
		return diag.Count(int(d.Minutes()), "minute") + " ago"
	case d < 24*time.Hour:
		return diag.Count(int(d.Hours()), "hour") + " ago"
	}
	return diag.Count(int(d.Hours()/24), "day") + " ago"
}
