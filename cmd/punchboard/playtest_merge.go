package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/playtest"
)

func newPlaytestMerge(t *terminal) *cobra.Command {
	var into string
	cmd := &cobra.Command{
		Use:     "merge FILE ...",
		Short:   "Merge the counts of several runs",
		Long:    "Merge files written by `playtest run --shard I/N --stats FILE`. The result is identical\nto a single run of all games. Files from different games, players or seeds, and games\ncounted twice, are rejected.",
		Example: `  punchboard playtest merge part*.pts --stats whole.pts`,
		Args:    cobra.MinimumNArgs(1),
		RunE:    func(_ *cobra.Command, args []string) error { return mergeStats(t, args, into) },
	}
	cmd.Flags().StringVar(&into, "stats", "", "write the merged counts to `FILE`")
	return cmd
}

func mergeStats(t *terminal, files []string, into string) error {
	if into == "" {
		return usageErrorf("name the output file, such as --stats whole.pts", "merge needs --stats")
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
		return nil, &exit{exitFound, fmt.Errorf("%s: %w", name, err), "use files written by `punchboard playtest run --stats` or merge, and replay damaged parts"}
	}
	return s, nil
}
