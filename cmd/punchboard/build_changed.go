package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	"punchboard/internal/edition"
	"punchboard/internal/printed"
	"punchboard/internal/stamp"
	"punchboard/pipeline"
)

// reprint is the flags with which a build prints only the cards that differ from the last print.
type reprint struct {
	changed bool
	since   string
}

func (r *reprint) register(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&r.changed, "changed", false, "print only the cards that differ from the last print; see `punchboard printed`")
	cmd.Flags().StringVar(&r.since, "since", "", "with --changed: compare with `REVISION` of the game in git, such as a tag, instead of the last print")
}

func (r *reprint) on() bool { return r.changed }

// changedCard is a card that differs from the last print.
type changedCard struct {
	Game   string       `json:"game"`
	Set    string       `json:"set"` // the language, and what sets this print apart
	Deck   string       `json:"deck"`
	Card   string       `json:"card"`
	Name   string       `json:"name"`
	Kind   printed.Kind `json:"kind"`
	Copies int          `json:"copies"` // to print, or to take out
}

// reprintOne prints the cards of a game that differ from the last print.
func (b *builder) reprintOne(ctx context.Context, target target, work *edits) (buildReport, error) {
	last, err := b.lastPrint(ctx, target, work.dir)
	if err != nil {
		return buildReport{}, err
	}
	work.last = last
	return work.make(ctx, target, target.files(ctx), nil)
}

// lastPrint returns what the cards of a game are compared with.
func (b *builder) lastPrint(ctx context.Context, target target, dir string) (*printed.Record, error) {
	if b.since != "" {
		return b.cardsSince(ctx, target)
	}
	return openRecord(dir)
}

// openRecord reads the record of what has been printed into a directory.
func openRecord(dir string) (*printed.Record, error) {
	last, err := printed.Open(dir)
	if damaged := (*printed.DamagedError)(nil); errors.As(err, &damaged) {
		return nil, &exit{exitFound, err, "restore the file, or delete it: then every card counts as new"}
	}
	return last, failed(err)
}

// pick returns how to choose the cards to print; nil for all.
func (e *edits) pick() *pipeline.Pick {
	if e.last == nil {
		return nil
	}
	return &pipeline.Pick{Name: "changed", Copies: func(set string, c stamp.Card, _ *carddata.Card) int { return e.last.Needed(set, c) }}
}

// note records what later builds and confirmations have to know of a run.
func (e *edits) note(made *pipeline.Result, report *buildReport) {
	if e.last == nil {
		e.run.SetMemory(made.Memory)
		e.run.Whole = len(e.game.cards)+len(e.game.only) == 0
		return
	}
	for _, all := range made.Cards {
		changes := e.last.Changes(all.Set, all.Cards, func(c stamp.Card) bool { return e.looksFor(made.Game, c) })
		e.run.Gone = append(e.run.Gone, printed.Gone(all.Set, changes)...)
		for _, c := range changes {
			report.Changes = append(report.Changes, changedCard{
				Game: made.Game.Place, Set: all.Set, Deck: c.Card.Deck, Card: c.Card.ID, Name: all.Names[c.Card.Key()], Kind: c.Kind, Copies: c.Copies,
			})
		}
	}
}

// looksFor reports whether a build finds out that a printed card is no longer needed: not if it is limited to
// other cards.
func (b *builder) looksFor(game *carddata.Game, c stamp.Card) bool {
	group := c.Deck
	for _, d := range game.Decks {
		if d.ID == c.Deck && d.Group != "" {
			group = d.Group
		}
	}
	return len(b.game.cards) == 0 && (len(b.game.only) == 0 || slices.Contains(b.game.only, c.Deck) || slices.Contains(b.game.only, group))
}

// kindTexts say of each kind of change how a card differs.
var kindTexts = []struct {
	kind printed.Kind
	text string
}{
	{printed.New, "new"}, {printed.Changed, "changed"}, {printed.More, "more copies"},
	{printed.Fewer, "too many copies, to take out"}, {printed.Removed, "no longer in the game, to take out"},
}

// tellChanges prints which cards differ, and what to do next.
func (b *builder) tellChanges(target target, report buildReport) {
	if len(report.Changes) == 0 {
		b.t.say("%s: nothing to print: no card differs from %s", target.place, b.compared())
		return
	}
	for i, c := range report.Changes {
		if i == 0 || c.Set != report.Changes[i-1].Set {
			b.tellSet(c.Set, report.Changes)
		}
	}
	done := "printed them"
	if len(report.Files) == 0 {
		done = "taken them out"
	}
	b.t.say("when you have %s, run `%s`", done, b.confirmation(target))
}

// confirmation returns the command that records the files of this build as printed.
func (b *builder) confirmation(target target) string {
	command := "punchboard printed " + target.place
	if b.game.variant != "" {
		command += " --variant " + b.game.variant
	}
	if b.out != defaultOut {
		command += " -o " + string(b.out)
	}
	return command
}

// compared names what the cards are compared with.
func (b *builder) compared() string {
	if b.since != "" {
		return "revision " + b.since
	}
	return "the last print"
}

// tellSet prints which cards of a set differ, one line for each kind.
func (b *builder) tellSet(set string, changes []changedCard) {
	for _, k := range kindTexts {
		var names []string
		for _, c := range changes {
			if c.Set == set && c.Kind == k.kind {
				names = append(names, c.String())
			}
		}
		if more := len(names) - mostNames; more > 0 {
			names = append(names[:mostNames], fmt.Sprintf("and %d more (--json lists them)", more))
		}
		if len(names) > 0 {
			b.t.say("  %s: %s: %s", set, k.text, strings.Join(names, ", "))
		}
	}
}

// mostNames is how many cards are listed on a line; a first print has all of them.
const mostNames = 30

// String names a card with its copies if these are not one.
func (c changedCard) String() string {
	if c.Copies == 1 {
		return c.Deck + "/" + c.Card
	}
	return fmt.Sprintf("%s/%s (%d)", c.Deck, c.Card, c.Copies)
}

// latest records that the files of a run are those of the last build.
func latest(ctx context.Context, dir string, run *stamp.Run) error {
	out := edition.New(ctx, dir)
	defer out.Discard()
	if err := out.Lock(); err != nil {
		return err
	}
	memory := stamp.Open(dir) // another process may have built since
	if run = memory.Of(run.Options); run == nil {
		return nil
	}
	if err := memory.With(run).Write(out); err != nil {
		return err
	}
	return out.Commit()
}
