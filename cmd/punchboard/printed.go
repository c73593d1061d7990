package main

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/internal/edition"
	"punchboard/internal/stamp"
)

// confirmer runs `punchboard printed`.
type confirmer struct {
	t      *terminal
	out    outFlag
	game   gameFlags
	except []string
	used   map[string]bool   // the names that were found
	groups map[string]string // the sets of counters that decks of the last build belong to
}

func newPrinted(t *terminal) *cobra.Command {
	c := &confirmer{t: t, used: map[string]bool{}, groups: map[string]string{}}
	cmd := &cobra.Command{
		Use:   "printed [GAME|DIR]",
		Short: "Record that you have printed the files of the last build",
		Long: `Record that you have printed the files of the last build, so that build --changed
leaves their cards out until they change again. If you have printed only a part, say
which; the other cards stay to be printed. Run it before you build the game again.`,
		Example: `  punchboard printed mygame
  punchboard printed mygame --lang fr                      only the French files
  punchboard printed mygame --only cards                   only one deck
  punchboard printed mygame --except cards/piano,fog       all but two cards, which jammed`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { return c.run(cmd.Context(), args) },
	}
	c.out.register(cmd)
	fl := cmd.Flags()
	fl.Lookup("out").Usage = "the output directory `DIR` of the build"
	fl.StringVar(&c.game.variant, "variant", "", "of variant `NAME`")
	fl.StringSliceVar(&c.game.lang, "lang", nil, "only the files in `LANG,...`, such as fr or fr+en")
	fl.StringSliceVar(&c.game.only, "only", nil, "only the cards of `DECK,...`")
	fl.StringSliceVar(&c.except, "except", nil, "all but `CARD,...`: ids, or deck/id")
	cmd.ValidArgsFunction = completeGames
	return cmd
}

// printedReport is the --json output.
type printedReport struct {
	Findings []diag.Finding          `json:"findings"`
	Printed  map[string][]stamp.Card `json:"printed"` // by set
}

func (c *confirmer) run(ctx context.Context, args []string) error {
	targets, err := findTargets(args, false)
	if err != nil {
		return err
	}
	dir := c.game.outputDirectory(c.out, targets[0])
	done, err := c.confirm(ctx, dir)
	if err != nil {
		return err
	}
	c.tell(targets[0], done)
	return c.t.finish(nil, printedReport{[]diag.Finding{}, done})
}

// confirm records the files of the last build into a directory.
func (c *confirmer) confirm(ctx context.Context, dir string) (map[string][]stamp.Card, error) {
	if len(stamp.Open(dir).Runs) == 0 { // nothing is created for a wrong name
		return nil, noBuild(dir)
	}
	out := edition.New(ctx, dir)
	defer out.Discard()
	if err := out.Lock(); err != nil {
		return nil, failed(err)
	}
	memory := stamp.Open(dir)
	if len(memory.Runs) == 0 {
		return nil, noBuild(dir)
	}
	c.learnGroups(memory.Runs[0])
	record, err := openRecord(dir)
	if err != nil {
		return nil, err
	}
	done, ok := record.Confirm(memory.Runs[0], c.includes)
	if !ok {
		return nil, &exit{exitFound, fmt.Errorf("%s: it is not known which cards are on the files of the last build", dir), "build the game again, and print these files"}
	}
	if err := c.unknown(); err != nil {
		return nil, err
	}
	if err := record.Write(out); err != nil {
		return nil, failed(err)
	}
	return done, failed(out.Commit())
}

func noBuild(dir string) error {
	return &exit{exitFound, fmt.Errorf("there is no build in %s", dir), "run `punchboard build` first, and print its files"}
}

// learnGroups finds out which sets of counters the decks on the files of a run belong to.
func (c *confirmer) learnGroups(run *stamp.Run) {
	for i := range run.Files {
		cards, _ := run.Files[i].Carries()
		for _, card := range cards {
			if len(run.Files[i].Decks) == 1 {
				c.groups[card.Deck] = run.Files[i].Decks[0]
			}
		}
	}
}

// includes reports whether a card was printed, as far as the command line says so.
func (c *confirmer) includes(set string, card stamp.Card) bool {
	lang, _, _ := strings.Cut(set, ",")
	asked := c.names(c.game.lang, lang) && c.names(c.game.only, card.Deck, c.groups[card.Deck])
	return !c.named(c.except, card.ID, card.Key()) && asked
}

// names reports whether a list is empty or has one of some names.
func (c *confirmer) names(list []string, names ...string) bool {
	return len(list) == 0 || c.named(list, names...)
}

// named reports whether a list has one of some names.
func (c *confirmer) named(list []string, names ...string) (found bool) {
	for _, want := range list {
		if slices.Contains(names, want) {
			found, c.used[want] = true, true
		}
	}
	return found
}

// unknown returns the error for a name on the command line that no printed card has.
func (c *confirmer) unknown() error {
	for _, flag := range []struct {
		name string
		list []string
	}{{"lang", c.game.lang}, {"only", c.game.only}, {"except", c.except}} {
		for _, name := range flag.list {
			if !c.used[name] {
				return usageErrorf("use a name that `punchboard build` shows", "--%s: nothing of the last build is called %q", flag.name, name)
			}
		}
	}
	return nil
}

// tell says how many cards of each set are recorded.
func (c *confirmer) tell(target target, done map[string][]stamp.Card) {
	for _, set := range slices.Sorted(maps.Keys(done)) {
		c.t.say("%s: %s: recorded %s as printed", target.place, set, diag.Count(len(done[set]), "card"))
	}
	if len(done) == 0 {
		c.t.say("%s: the last build has no cards to record", target.place)
	}
}
