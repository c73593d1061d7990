package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"punchboard/playtest"
	"punchboard/verdict"
)

// supplyRow is one marker in the answer of `playtest supply`.
type supplyRow struct {
	Name    string `json:"name"`
	Printed int    `json:"printed"` // -1: the game prints none
	Usual   int    `json:"usual"`   // enough for half of all games
	Need    int    `json:"need"`    // enough for 999 games in 1,000
	Most    int    `json:"most"`    // the most that any game wanted
	Short   uint64 `json:"short"`   // games that wanted more than are printed
	Games   uint64 `json:"games"`
}

func newPlaytestSupply(t *terminal) *cobra.Command {
	r := &playRunner{t: t}
	cmd := &cobra.Command{
		Use:   "supply GAME|DIR",
		Short: "Say how many of each marker to print",
		Long: `Play games as if there were no end of markers, and say how many of each are
enough for 999 games in 1,000, beside how many the counter sheet prints.`,
		Example: `  punchboard playtest supply mygame
  punchboard playtest supply mygame --games 200000 --agents random,random`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error { return r.supply(cmd.Context(), args[0]) },
	}
	r.flags.register(cmd)
	cmd.Flags().Uint64Var(&r.games, "games", 0, "how many games; 40,000 when not said")
	cmd.Flags().StringVar(&r.agents, "agents", "", "who plays, as `FIRST,SECOND`; the game's own best player twice when not said")
	return cmd
}

func (r *playRunner) supply(ctx context.Context, arg string) error {
	p, err := r.flags.open(r.t, arg)
	if err != nil {
		return err
	}
	if r.agents == "" {
		best := strongest(p.game.Players())
		r.agents = best + "," + best
	}
	pairs, err := r.pairings(p.game)
	if err != nil {
		return err
	}
	s, err := r.play(ctx, p, pairs[0])
	if err != nil || s.Games() == 0 {
		return err
	}
	rows := supplyRows(p.game.Sheet(), s)
	if r.t.json {
		if err := r.t.document(rows); err != nil {
			return failed(err)
		}
	}
	names := p.names(r.flags.lang)
	short := false
	for _, row := range rows {
		r.t.say("%s", row.say(names))
		short = short || row.Printed >= 0 && row.Need > row.Printed
	}
	if short {
		return &exit{code: exitFound}
	}
	return nil
}

func supplyRows(sheet *playtest.Sheet, s *playtest.Stats) []supplyRow {
	rows := make([]supplyRow, len(sheet.Components))
	for i, c := range sheet.Components {
		h := &s.Demand[i]
		rows[i] = supplyRow{Name: c.Name, Printed: c.Printed, Usual: h.Quantile(1, 2), Need: verdict.Need(s, i, 0.001), Most: h.Max(), Games: s.Games()}
		for v := max(c.Printed+1, 0); c.Printed >= 0 && v <= h.Max(); v++ {
			rows[i].Short += h.Count(v)
		}
	}
	return rows
}

func (row *supplyRow) say(names map[string]string) string {
	name := names[row.Name]
	if name == "" {
		name = row.Name
	}
	line := fmt.Sprintf("%-24s needs %3d (usually %d, at most %d)", name, row.Need, row.Usual, row.Most)
	switch {
	case row.Printed < 0:
		return line + ", none printed"
	case row.Need > row.Printed:
		return line + fmt.Sprintf(", %d printed: TOO FEW, short in %d of %d games", row.Printed, row.Short, row.Games)
	}
	return line + fmt.Sprintf(", %d printed", row.Printed)
}
