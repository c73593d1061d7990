package main

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/playtest"
	"punchboard/playtest/report"
)

// replayer carries out `punchboard playtest replay`.
type replayer struct {
	t      *terminal
	flags  playFlags
	agents string
	game   uint64
	from   int
}

func newPlaytestReplay(t *terminal) *cobra.Command {
	r := &replayer{t: t}
	cmd := &cobra.Command{
		Use:   "replay GAME|DIR",
		Short: "Tell one game as a story, with every roll and rule",
		Long: `Play one game again, exactly as it was, and tell it: every choice with how many
there were, every roll, and the numbers of the rules that came into it.`,
		Example: `  punchboard playtest replay mygame --seed 7 --game 41
  punchboard playtest replay mygame --game 3 --agents random,random --lang fr --from 60`,
		Args: oneArgument("a game"),
		RunE: func(_ *cobra.Command, args []string) error { return r.run(args[0]) },
	}
	r.flags.register(cmd)
	cmd.Flags().Uint64Var(&r.game, "game", 0, "the number of the game")
	cmd.Flags().StringVar(&r.agents, "agents", "", whoPlays+"the game's own best player twice when not said")
	cmd.Flags().IntVar(&r.from, "from", 0, "begin the story at this `decision`")
	return cmd
}

func (r *replayer) run(arg string) error {
	p, err := r.flags.open(r.t, arg)
	if err != nil {
		return err
	}
	best := strongest(p.game.Players())
	agents := [playtest.Seats]string{best, best}
	if r.agents != "" {
		if agents, err = twoPlayers(r.agents); err != nil {
			return err
		}
	}
	names := p.names(r.flags.lang)
	story := &storyteller{sheet: p.game.Sheet(), from: r.from, names: names}
	m := playtest.Match{Players: agents, Seed: r.flags.seed}
	outcome, err := p.game.Replay(m, r.game, story.hear(r.flags.lang))
	story.flush()
	if r.t.json {
		return r.t.document(story.steps)
	}
	for _, s := range story.steps {
		r.t.say("%s", s.text())
	}
	if err != nil {
		return failed(err)
	}
	r.t.say("%s", report.Ending(r.flags.lang, names, p.game.Sheet(), outcome))
	return nil
}

// storyStep is one choice and what came of it.
type storyStep struct {
	Step    int      `json:"step"`
	Seat    string   `json:"seat"`
	Choices int      `json:"choices"`
	Does    string   `json:"does"`
	Rolls   []string `json:"rolls,omitempty"`
	AtOnce  []string `json:"at_once,omitempty"` // what happened at once, and what other orders would lead to
	Rules   []string `json:"rules,omitempty"`
}

func (s *storyStep) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%4d  %-9s %s", s.Step, s.Seat, s.Does)
	if s.Choices > 1 {
		fmt.Fprintf(&b, "  (%d)", s.Choices)
	}
	if len(s.Rolls) > 0 {
		fmt.Fprintf(&b, "\n                %s", strings.Join(s.Rolls, ", "))
	}
	for _, text := range s.AtOnce {
		fmt.Fprintf(&b, "\n                %s", text)
	}
	if len(s.Rules) > 0 {
		fmt.Fprintf(&b, "\n                %s", strings.Join(s.Rules, " "))
	}
	return b.String()
}

// storyteller gathers what a game says of itself.
type storyteller struct {
	sheet *playtest.Sheet
	from  int
	names map[string]string // of sides, cards and counters
	steps []storyStep
	at    *storyStep
}

func (s *storyteller) hear(lang string) *playtest.Story {
	return &playtest.Story{
		Lang: lang,
		Decision: func(d playtest.Decision) {
			s.flush()
			s.at = &storyStep{Step: d.Step, Seat: s.called(s.sheet.Seats[d.Seat]), Choices: d.Choices, Does: d.Text}
		},
		Rule: func(id playtest.RuleID) {
			if s.at != nil {
				s.at.Rules = append(s.at.Rules, s.sheet.Rules[id])
			}
		},
		Draw: func(text string) {
			if s.at != nil {
				s.at.Rolls = append(s.at.Rolls, text)
			}
		},
		AtOnce: func(x playtest.AtOnce) {
			if s.at != nil {
				s.at.AtOnce = append(s.at.AtOnce, report.AtOnce(lang, s.names, s.sheet, x))
			}
		},
	}
}

// called gives what people call a side.
func (s *storyteller) called(side string) string { return cmp.Or(s.names[side], side) }

// flush ends the step at hand.
func (s *storyteller) flush() {
	if s.at != nil && s.at.Step >= s.from {
		s.steps = append(s.steps, *s.at)
	}
	s.at = nil
}
