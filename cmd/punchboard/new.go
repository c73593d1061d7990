package main

import (
	"context"
	"embed"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"punchboard/carddata/source"
	"punchboard/games"
	"punchboard/internal/edition"
	"punchboard/playtest/report"
)

//go:embed scaffold
var scaffold embed.FS

func newNew(t *terminal) *cobra.Command {
	var from string
	cmd := &cobra.Command{
		Use:   "new DIR",
		Short: "Start a new game",
		Long: `Start a new game in a new directory: a small bilingual game ready to build, or a copy
of a shipped game or any other game.`,
		Example: "  punchboard new mygame\n  punchboard new mygame --from " + games.All[0],
		Args:    oneArgument("the directory of the new game"),
		RunE:    func(cmd *cobra.Command, args []string) error { return create(cmd.Context(), t, args[0], from) },
	}
	cmd.Flags().StringVar(&from, "from", "", "copy `GAME` instead of the small example")
	cmd.RegisterFlagCompletionFunc("from", completeGames)
	return cmd
}

func create(ctx context.Context, t *terminal, dir, from string) error {
	files, err := startFrom(from)
	if err != nil {
		return err
	}
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
func startFrom(from string) (fs.FS, error) {
	if from == "" {
		return fs.Sub(scaffold, "scaffold")
	}
	t, err := findTarget(from)
	return t.fsys, err
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
