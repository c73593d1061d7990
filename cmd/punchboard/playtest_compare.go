package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/playtest/report"
	"punchboard/playtest/session"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// comparer runs `punchboard playtest compare` and `sweep`.
type comparer struct {
	t      *terminal
	flags  playFlags
	sets   []string
	games  uint64
	agents string
	sprt   bool
	least  float64
	follow string
}

// comparedGames is the default number of deals of a comparison.
const comparedGames = 20_000

func newPlaytestCompare(t *terminal) *cobra.Command {
	c := &comparer{t: t}
	cmd := &cobra.Command{
		Use:   "compare GAME|DIR [GAME|DIR]",
		Short: "Compare two versions of a game",
		Long: `Play the same deals with the same dice in two versions of a game, and report how many
results change. The second version is another directory, or the same game with
changes: --set changes a cell, a switch or a key, and --variant applies a variant. No
file is changed.

WHERE in --set:
  tactics/smoke.copies=3                 deck / row . column
  tactics/mud.effects.0.mod=-1           a value inside a cell
  tactics/mud=smoke                      a row replaced by another row of its deck
  switches.hand_limit=5                  a key of game.yaml
  maps/ground.yaml:terrains.hill.range=2 a key of another YAML file
  tables.csv:fire-roll/2.max=4           a cell of another CSV file, by the first cells
                                         of its row`,
		Example: `  punchboard playtest compare mygame --set tactics/smoke.copies=0
  punchboard playtest compare mygame --variant historical --games 100000
  punchboard playtest compare mygame ../mygame-2 --sprt --least 1`,
		Args: cobra.RangeArgs(1, 2),
		RunE: func(cmd *cobra.Command, args []string) error { return c.compare(cmd.Context(), args) },
	}
	c.register(cmd)
	fl := cmd.Flags()
	fl.Lookup("games").Usage = "number of deals for each version; the maximum with --sprt"
	fl.BoolVar(&c.sprt, "sprt", false, "stop as soon as the result is clear (sequential test, error rates 5%)")
	fl.StringVar(&c.follow, "follow", "", "count wins for the player who draws `CARD` first instead of for one side")
	fl.Float64Var(&c.least, "least", 0.5, "smallest difference for --sprt, in percentage points")
	setPlaceholder(cmd, "least", "N")
	return cmd
}

// register declares the flags that compare and sweep share.
func (c *comparer) register(cmd *cobra.Command) {
	c.flags.register(cmd)
	fl := cmd.Flags()
	fl.StringArrayVar(&c.sets, "set", nil, "change a value, as `WHERE=VALUE`; can be repeated")
	fl.Uint64Var(&c.games, "games", comparedGames, "number of deals for each version")
	setPlaceholder(cmd, "games", "N")
	fl.StringVar(&c.agents, "agents", "", whoPlays+"(default: the best player for the game, twice)")
}

func (c *comparer) compare(ctx context.Context, args []string) error {
	changes, err := c.changes()
	if err != nil {
		return err
	}
	if len(args) == 1 && len(changes) == 0 && c.flags.variant == "" {
		return usageErrorf("use --set or --variant, or name a second game", "there is only one version to compare")
	}
	before, err := c.version(ctx, args[0], "", nil)
	if err != nil {
		return err
	}
	after, err := c.version(ctx, args[len(args)-1], c.flags.variant, changes)
	if err != nil {
		return err
	}
	if a, b := before.Data.Rules, after.Data.Rules; a != b {
		return usageErrorf("compare two versions of the same game", "%s uses the rules %s, but %s uses %s; games with different rules cannot be compared", before.Data.Place, a, after.Data.Place, b)
	}
	return c.tell(ctx, before, after)
}

// changes parses the --set flags.
func (c *comparer) changes() (all []trial.Change, err error) {
	for _, text := range c.sets {
		change, err := trial.ParseChange(text)
		if err != nil {
			return nil, misused(err)
		}
		all = append(all, change)
	}
	return all, nil
}

// version opens a game with changes.
func (c *comparer) version(ctx context.Context, arg, variant string, changes []trial.Change) (*session.Session, error) {
	flags := c.flags
	flags.variant = variant
	p, err := flags.open(ctx, c.t, arg, changes...)
	if c.flags.lang = flags.lang; err == nil {
		err = needsWinner(p)
	}
	return p, changedGame(err, changes)
}

// changedGame adds to an error in findings that they are about the changed game,
// so that their places refer to the files after the changes.
func changedGame(err error, changes []trial.Change) error {
	var e *exit
	if len(changes) == 0 || !errors.As(err, &e) || e.err != nil {
		return err
	}
	sets := make([]string, len(changes))
	for i, change := range changes {
		sets[i] = report.ShellQuote(change.String())
	}
	return &exit{e.code, fmt.Errorf("the errors above are in the game with --set %s", strings.Join(sets, " --set ")), "change the values; line numbers refer to the changed text, and no file was changed"}
}

// match returns what to play, and shows the progress until stop is called.
func (c *comparer) match(p *session.Session, versions int) (m trial.Match, stop func(), err error) {
	m = trial.Match{Seed: p.Seed, Games: cmp.Or(c.games, comparedGames), Workers: p.Workers, Played: new(atomic.Uint64), Follow: c.follow}
	if m.Agents, err = playersOr(c.agents, p); err != nil {
		return m, nil, err
	}
	return m, c.t.watch(p.Data.Slug, m.Played, m.Total(versions), nil), nil
}

func (c *comparer) test() *verdict.SPRT {
	if !c.sprt {
		return nil
	}
	test := verdict.NewSPRT(c.least / 100)
	return &test
}

func (c *comparer) tell(ctx context.Context, before, after *session.Session) error {
	if !(c.least > 0 && c.least <= 100) { // rejects NaN too
		return usageErrorf("use a value such as --least 0.5, half a percentage point", "--least must be more than 0 and at most 100")
	}
	if err := follows(after, c.follow); err != nil {
		return err
	}
	m, stop, err := c.match(before, 2)
	if err != nil {
		return err
	}
	test := c.test()
	sum, decision, err := trial.Compare(ctx, before.Game, after.Game, m, test)
	stop()
	if err != nil {
		return usageErrorf("see `punchboard playtest compare --help`", "%w", err)
	}
	if ctx.Err() != nil && sum.Deals == 0 {
		return ctx.Err()
	}
	r := &report.Comparison{
		Lang: c.flags.lang, Own: before.Data.OwnWords(c.flags.lang), Before: before.Data.Place, After: c.called(after), Side: sideOf(before, c.flags.lang), Drawer: after.Name(c.follow, c.flags.lang),
		Agents: m.Agents, Seed: m.Seed, Paired: sum, Test: test, Result: decision,
		Rounds: before.Game.Catalog().Rounds, Equal: before.Game.Catalog().Data == after.Game.Catalog().Data, Interrupted: ctx.Err() != nil,
	}
	return cmp.Or(c.write(r.Text(), r.JSON()), ctx.Err())
}

// write prints lines, or a document with --json.
func (c *comparer) write(lines []string, document any) error {
	if c.t.json {
		c.t.result = document
		return nil
	}
	for _, line := range lines {
		c.t.say("%s", line)
	}
	return nil
}

// called names the changed version after its changes.
func (c *comparer) called(p *session.Session) string {
	words := []string{p.Data.Place}
	if c.flags.variant != "" {
		words = append(words, "--variant", c.flags.variant)
	}
	for _, set := range c.sets {
		words = append(words, "--set", report.ShellQuote(set))
	}
	return strings.Join(words, " ")
}

// sideOf returns the display name of seat 0.
func sideOf(p *session.Session, lang string) string { return p.Name(p.Game.Catalog().Seats[0], lang) }

// follows rejects --follow with an unknown card.
func follows(p *session.Session, card string) error {
	if cards := p.Game.Catalog().Cards; card != "" && !slices.Contains(cards, card) {
		return usageErrorf(diag.DidYouMean(card, cards), "--follow: %s has no card %q that is drawn", p.Data.Place, card)
	}
	return nil
}
