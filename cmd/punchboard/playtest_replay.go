package main

import (
	"context"
	"github.com/spf13/cobra"

	"punchboard/playtest"
	"punchboard/playtest/report"
)

// replayer runs `punchboard playtest replay`.
type replayer struct {
	t      *terminal
	flags  playFlags
	agents string
	game   uint64
	from   int
	rules  bool
}

func newPlaytestReplay(t *terminal) *cobra.Command {
	r := &replayer{t: t}
	cmd := &cobra.Command{
		Use:   "replay GAME|DIR",
		Short: "Replay one game as a story",
		Long: `Replay one game exactly and tell it as a story: every choice with the number of
options, every die and card seen, what came of them, the position after each turn,
and the numbers of the rules involved. With --rules, their texts too.`,
		Example: `  punchboard playtest replay mygame --seed 7 --game 41
  punchboard playtest replay mygame --game 3 --agents random,random --lang fr --from 60
  punchboard playtest replay mygame --game 3 --rules`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error { return r.run(cmd.Context(), args[0]) },
	}
	r.flags.register(cmd)
	cmd.Flags().Uint64Var(&r.game, "game", 0, "number of the game to replay")
	cmd.Flags().StringVar(&r.agents, "agents", "", whoPlays+"(default: the best player for the game, twice)")
	cmd.Flags().IntVar(&r.from, "from", 0, "start the story at decision `N`")
	cmd.Flags().BoolVar(&r.rules, "rules", false, "tell the text of each rule where it first applies")
	setPlaceholder(cmd, "game", "N")
	return cmd
}

func (r *replayer) run(ctx context.Context, arg string) error {
	p, err := r.flags.open(ctx, r.t, arg)
	if err != nil {
		return err
	}
	agents, err := playersOr(r.agents, p)
	if err != nil {
		return err
	}
	told := report.StoryOptions{Lang: r.flags.lang, Own: p.Data.OwnWords(r.flags.lang), Names: p.Names(r.flags.lang), From: r.from}
	if r.rules {
		told.Texts = p.RuleTexts(r.flags.lang)
	}
	story := report.NewStory(told, p.Game.Catalog())
	outcome, err := p.Game.Replay(playtest.Match{Players: agents, Seed: p.Seed}, r.game, story.Listener())
	if r.t.json {
		r.t.result = story.JSON()
		return failed(err)
	}
	for _, text := range story.Text() {
		r.t.sayLines(text)
	}
	if err != nil {
		return failed(err)
	}
	r.t.sayLines(report.Ending(told, p.Game.Catalog(), outcome))
	return nil
}
