package main

import (
	"context"
	"embed"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata/source"
	"punchboard/games"
	"punchboard/internal/edition"
	"punchboard/playtest/report"
)

// The small games that new games start from: one of cards, and one of counters on a map.
//
//go:embed scaffold wargame
var starts embed.FS

// startKinds are the values of --kind, with the directory of each in starts.
var startKinds = map[string]string{"cards": "scaffold", "wargame": "wargame"}

func newNew(t *terminal) *cobra.Command {
	var kind, from string
	cmd := &cobra.Command{
		Use:   "new DIR",
		Short: "Start a new game",
		Long: `Start a new game in a new directory: a small bilingual game ready to build, or a copy
of a shipped game or any other game. The small game is one of cards; with
--kind wargame it has counters, a hex map, tables and a player aid.`,
		Example: "  punchboard new mygame\n  punchboard new mygame --kind wargame\n  punchboard new mygame --from " + games.All[0],
		Args:    oneArgument("the directory of the new game"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("kind") && from != "" {
				return usageErrorf("omit one of them", "--kind and --from cannot be used together")
			}
			files, err := startFrom(kind, from)
			if err != nil {
				return err
			}
			return create(cmd.Context(), t, args[0], files)
		},
	}
	kinds := slices.Sorted(maps.Keys(startKinds))
	cmd.Flags().StringVar(&kind, "kind", kinds[0], "kind of the small game")
	setPlaceholder(cmd, "kind", strings.Join(kinds, "|"))
	cmd.RegisterFlagCompletionFunc("kind", cobra.FixedCompletions(kinds, cobra.ShellCompDirectiveNoFileComp))
	cmd.Flags().StringVar(&from, "from", "", "copy `GAME` instead of the small example")
	cmd.RegisterFlagCompletionFunc("from", completeGames)
	return cmd
}

// create writes a new game that consists of the files of another one.
func create(ctx context.Context, t *terminal, dir string, files fs.FS) error {
	if entries, err := os.ReadDir(dir); err == nil && len(entries) > 0 {
		return failed(fmt.Errorf("%s is not empty; nothing was written", dir))
	}
	out := edition.New(ctx, dir)
	defer out.Discard()
	if err := copyTree(ctx, out, files, dir); err != nil {
		return failed(err)
	}
	if err := writeSchemas(out, dir); err != nil {
		return failed(err)
	}
	if err := out.Commit(); err != nil {
		return failed(err)
	}
	if t.json {
		t.result = map[string]string{"directory": dir}
		return nil
	}
	t.say("%s: new game created; print it with\n  punchboard build %s", dir, report.ShellQuote(dir))
	return nil
}

// startFrom returns the files that a new game starts from.
func startFrom(kind, from string) (fs.FS, error) {
	if from != "" {
		t, err := findTarget(from)
		return t.fsys, err
	}
	dir, ok := startKinds[kind]
	if !ok {
		kinds := slices.Sorted(maps.Keys(startKinds))
		return nil, usageErrorf("the kinds are "+strings.Join(kinds, " and "), "there is no kind of game %s", source.Quote(kind))
	}
	return fs.Sub(starts, dir)
}

// copyTree copies the files of a game to a directory.
func copyTree(ctx context.Context, out *edition.Edition, from fs.FS, dir string) error {
	files := source.NewDirectory(ctx, from, 0)
	return walkGame(files, func(name string) error {
		data, err := files.ReadFile(name)
		if err != nil {
			_, what, _ := source.Explain(err)
			return fmt.Errorf("%s %s; nothing was written", name, what)
		}
		return out.Write(filepath.Join(dir, filepath.FromSlash(name)), func(w io.Writer) error {
			_, err := w.Write(data)
			return err
		})
	})
}
