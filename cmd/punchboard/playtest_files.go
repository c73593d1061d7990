package main

import (
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/playtest"
)

func newPlaytestMerge(t *terminal) *cobra.Command {
	var into string
	cmd := &cobra.Command{
		Use:   "merge FILE ...",
		Short: "Add up the counts of parts of one run",
		Long: `Add up files that ` + "`playtest run --shard I/N --stats FILE`" + ` wrote. However the
games were divided, the sum has the very bytes of a run in one part. Files of
different games, players or luck, and games that are in two files, are refused.`,
		Example: `  punchboard playtest merge part*.pts --stats whole.pts`,
		Args:    cobra.MinimumNArgs(1),
		RunE:    func(_ *cobra.Command, args []string) error { return mergeStats(t, args, into) },
	}
	cmd.Flags().StringVar(&into, "stats", "", "the `FILE` to write")
	return cmd
}

func mergeStats(t *terminal, files []string, into string) error {
	if into == "" {
		return misusef("name the file to write, such as --stats whole.pts", "merge needs --stats")
	}
	sum, err := readStats(files[0])
	if err != nil {
		return err
	}
	for _, name := range files[1:] {
		part, err := readStats(name)
		if err != nil {
			return err
		}
		if err := sum.Merge(part); err != nil {
			return failed(fmt.Errorf("%s: %w", name, err))
		}
	}
	var out outputs
	defer out.discard()
	if err := out.write(into, func(w io.Writer) error { return sum.Write(w) }); err != nil {
		return failed(err)
	}
	if err := out.commit(); err != nil {
		return failed(err)
	}
	t.say("%s: %s of %s, fingerprint %s", into, diag.Count(int(sum.Played.Count()), "game"), sum.Run.Game, sum.Fingerprint)
	return nil
}

func readStats(name string) (*playtest.Stats, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, failed(err)
	}
	defer f.Close()
	s, err := playtest.ReadStats(f)
	if err != nil {
		return nil, &exit{exitFound, fmt.Errorf("%s: %w", name, err), "name files that `punchboard playtest run --stats` or merge wrote, and play again what is damaged"}
	}
	return s, nil
}

func newPlaytestReport(t *terminal) *cobra.Command {
	var flags playFlags
	cmd := &cobra.Command{
		Use:   "report GAME|DIR FILE ...",
		Short: "Judge games that were played before",
		Long: `Judge the counts of files that ` + "`playtest run --stats`" + ` or merge wrote, as run
does after playing. Parts of one run are added up. The game must be as it was when
it was played.`,
		Example: `  punchboard playtest report mygame whole.pts`,
		Args:    cobra.MinimumNArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := goodReport(flags.report); err != nil {
				return err
			}
			p, err := flags.open(t, args[0])
			if err != nil {
				return err
			}
			runs, err := runsOf(p, args[1:])
			if err != nil {
				return err
			}
			return t.tellVerdict(cmd.Context(), p, runs, &flags)
		},
	}
	flags.register(cmd)
	flags.registerReport(cmd)
	return cmd
}

// runsOf reads counts of a game, and refuses those of another state of it. Parts
// of one run are added up.
func runsOf(p *played, files []string) (runs []*playtest.Stats, err error) {
	for _, name := range files {
		s, err := readStats(name)
		if err != nil {
			return nil, err
		}
		if err := ofGame(s, name, p.game.Sheet()); err != nil {
			return nil, err
		}
		i := slices.IndexFunc(runs, func(r *playtest.Stats) bool { return r.Run == s.Run })
		if i < 0 {
			runs = append(runs, s)
		} else if err := runs[i].Merge(s); err != nil {
			return nil, failed(fmt.Errorf("%s: %w", name, err))
		}
	}
	return runs, nil
}

// ofGame refuses counts that are not of a game as it is now.
func ofGame(s *playtest.Stats, name string, sheet *playtest.Sheet) error {
	const again = "play again with `punchboard playtest run`"
	switch {
	case s.Run.Game != sheet.Game || s.Run.Data != playtest.Hex(sheet.Data):
		return &exit{exitFound, fmt.Errorf("%s is of another game, or of this one before it was changed", name), again}
	case !s.Fits(sheet):
		return &exit{exitFound, fmt.Errorf("%s does not count what the game has: it is damaged", name), again}
	}
	return nil
}
