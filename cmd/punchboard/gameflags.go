package main

import (
	"runtime"

	"github.com/spf13/cobra"

	"punchboard/games"
	"punchboard/pipeline"
)

// gameFlags select the games, and the parts of them, that a command works on.
type gameFlags struct {
	all     bool
	lang    []string
	variant string
	only    []string
	cards   []string
	lists   []string
	workers int

	// valid values of `only` and `lists` when there are several games: those of any
	// of them
	known, knownLists map[string]bool
}

func (f *gameFlags) register(t *terminal, cmd *cobra.Command) {
	fl := cmd.Flags()
	fl.BoolVar(&f.all, "all", false, "all shipped games")
	fl.StringSliceVar(&f.lang, "lang", nil, "print in `LANG,...`, such as fr; fr+en prints French with English in small type, on faces with bilingual text")
	fl.StringVar(&f.variant, "variant", "", "apply variant `NAME` (variants/NAME.yaml)")
	fl.StringSliceVar(&f.only, "only", nil, "limit to `DECK,...`: ids of decks, counter sets or sheets")
	fl.StringSliceVar(&f.cards, "cards", nil, "limit to `CARD,...`: names or ids of cards")
	fl.StringSliceVar(&f.lists, "list", nil, "limit to copy lists `LIST,...`, such as an army, with their numbers of copies; several lists add up")
	fl.IntVar(&f.workers, "workers", runtime.GOMAXPROCS(0), "number of cards to lay out in parallel")
	setPlaceholder(cmd, "workers", "N")
	fl.BoolVar(&t.allPlaces, "all-places", false, "list every place of every finding")
	cmd.ValidArgsFunction = completeGames
}

// targets returns the games that the arguments name.
func (f *gameFlags) targets(args []string) ([]target, error) {
	if f.workers < 1 {
		return nil, usageErrorf("omit --workers to use all cores", "--workers must be at least 1, but is %d", f.workers)
	}
	targets, err := findTargets(args, f.all)
	f.learn(targets)
	return targets, err
}

// learn collects the decks and copy lists of several games: a requested one has to
// exist in only one of them.
func (f *gameFlags) learn(targets []target) {
	if len(targets) < 2 {
		return
	}
	f.known = f.namesIn(targets, f.only, pipeline.DeckIDs)
	f.knownLists = f.namesIn(targets, f.lists, pipeline.CopyLists)
}

// namesIn returns the names that any of several games has, if any are requested.
func (f *gameFlags) namesIn(targets []target, asked []string, names func(pipeline.Source, string) []string) map[string]bool {
	if len(asked) == 0 {
		return nil
	}
	known := map[string]bool{}
	for _, t := range targets {
		for _, name := range names(t.source(), f.variant) {
			known[name] = true
		}
	}
	return known
}

// completeGames completes the names of shipped games as well as directories.
func completeGames(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return games.All, cobra.ShellCompDirectiveFilterDirs
}
