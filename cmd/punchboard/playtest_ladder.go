package main

import (
	"context"
	"slices"

	"github.com/spf13/cobra"

	"punchboard/playtest"
	"punchboard/verdict"
)

// rung is one player held against the one below.
type rung struct {
	Player string  `json:"player"`
	Below  string  `json:"below"`
	Score  float64 `json:"score"` // the upper player's share of wins, a draw half
	Low    float64 `json:"low"`
	High   float64 `json:"high"`
	Games  uint64  `json:"games"`
	Stands bool    `json:"stands"` // surely better than the one below
}

func newPlaytestLadder(t *terminal) *cobra.Command {
	r := &playRunner{t: t}
	cmd := &cobra.Command{
		Use:   "ladder GAME|DIR",
		Short: "Hold the players against each other",
		Long: `Let each kind of player meet the next weaker one, both ways round on the same
luck. A rung stands when its player surely wins more than half; verdicts lean on
the highest that does.`,
		Example: `  punchboard playtest ladder mygame
  punchboard playtest ladder mygame --deep`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error { return r.ladder(cmd.Context(), args[0]) },
	}
	r.flags.register(cmd)
	cmd.Flags().Uint64Var(&r.games, "games", 0, "how many games each way; fewer for players who think when not said")
	cmd.Flags().BoolVar(&r.deep, "deep", false, "also players who think, for minutes")
	return cmd
}

func (r *playRunner) ladder(ctx context.Context, arg string) error {
	p, err := r.flags.open(r.t, arg)
	if err != nil {
		return err
	}
	if err := p.needsWinner(); err != nil {
		return err
	}
	players := slices.DeleteFunc(p.game.Players(), func(name string) bool {
		return name == "seeker" || !r.deep && (name == "sh200" || name == "sh1000")
	})
	var rungs []rung
	for i := 1; i < len(players) && ctx.Err() == nil; i++ {
		up, err := r.climb(ctx, p, players[i], players[i-1])
		if err != nil {
			return err
		}
		rungs = append(rungs, up)
		r.t.say("%-8s beats %-8s %5.1f%% (95%%: %.1f to %.1f), from %d games%s", up.Player, up.Below, 100*up.Score, 100*up.Low, 100*up.High, up.Games, up.remark())
	}
	if r.t.json {
		return r.t.document(rungs)
	}
	return ctx.Err()
}

func (u *rung) remark() string {
	if u.Stands {
		return ""
	}
	return ": no rung, the difference may be chance"
}

// climb lets two players meet both ways round.
func (r *playRunner) climb(ctx context.Context, p *played, upper, lower string) (rung, error) {
	n := r.count(quickGames)
	if upper == "sh200" || upper == "sh1000" {
		n = r.count(100)
	}
	var points, games uint64
	for seat, agents := range [][playtest.Seats]string{{upper, lower}, {lower, upper}} {
		s, err := r.play(ctx, p, pairing{agents, n})
		if err != nil {
			return rung{}, err
		}
		for _, w := range s.Wins {
			points += 2*w.Seat[seat] + w.Draws
		}
		games += s.Games()
	}
	u := rung{Player: upper, Below: lower, Games: games, Score: float64(points) / float64(max(1, 2*games))}
	u.Low, u.High = verdict.Wilson(points/2, games)
	u.Stands = u.Low > 0.5
	return u, nil
}
