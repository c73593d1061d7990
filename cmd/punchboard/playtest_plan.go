package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/farm"
	"punchboard/playtest/report"
)

// planner runs `punchboard playtest plan`.
type planner struct {
	t       *terminal
	flags   playFlags
	agents  string
	games   uint64
	check   bool
	shards  int
	atOnce  int
	rate    float64
	price   float64
	recipe  string
	command string // the command line, as recipes show it
}

func newPlaytestPlan(t *terminal) *cobra.Command {
	p := &planner{t: t}
	cmd := &cobra.Command{
		Use:   "plan GAME|DIR --shards N",
		Short: "Plan a long run on many machines",
		Long: `Plan a run that is divided into parts for many machines: its CPU time, elapsed time,
files and cost, computed from a few seconds of play on this machine or from --rate.

With --for, write a recipe that plays all parts, merges them and judges the whole: a
script for GNU parallel or Slurm, a file for Kubernetes, or a workflow for CI (GitHub
Actions). Its comments say how to use it. A part that failed is played by running the
recipe again; the others are not played again.`,
		Example: `  punchboard playtest plan mygame --shards 1000 --games 1000000000 --price 0.04
  punchboard playtest plan mygame --shards 200 --games 5000000 --for slurm > farm.sh
  punchboard playtest plan mygame --shards 20 --for ci > .github/workflows/playtest.yml`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error {
			p.command = writtenCommand(cmd, args)
			return p.run(cmd.Context(), args[0])
		},
		ValidArgsFunction: completeGames,
	}
	fl := cmd.Flags()
	fl.StringVar(&p.flags.variant, "variant", "", "apply variant `NAME` (variants/NAME.yaml)")
	fl.Uint64Var(&p.flags.seed, "seed", 1, "random seed")
	fl.StringVar(&p.agents, "agents", "", whoPlays+"(default: the best player for the game, twice)")
	fl.Uint64Var(&p.games, "games", 1_000_000, "number of games in all")
	fl.BoolVar(&p.check, "check", false, "verify the game's invariants, as in run --check (slower)")
	fl.IntVar(&p.shards, "shards", 0, "number of parts")
	fl.IntVar(&p.atOnce, "at-once", 0, "number of parts that run at the same time; 0 for all")
	fl.Float64Var(&p.rate, "rate", 0, "games per CPU second, if measured elsewhere; 0 to measure here")
	fl.Float64Var(&p.price, "price", 0, "price per CPU hour, for the cost")
	fl.StringVar(&p.recipe, "for", "", "write the recipe")
	for _, name := range []string{"seed", "games", "shards", "at-once", "rate", "price"} {
		setPlaceholder(cmd, name, "N")
	}
	setPlaceholder(cmd, "for", strings.Join(recipeNames(), "|"))
	cmd.RegisterFlagCompletionFunc("for", cobra.FixedCompletions(recipeNames(), cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

func recipeNames() (names []string) {
	for _, r := range farm.Recipes {
		names = append(names, r.Name)
	}
	return names
}

// writtenCommand returns a command line with the flags that were given, in the order
// of their names.
func writtenCommand(cmd *cobra.Command, args []string) string {
	words := []string{cmd.CommandPath()}
	for _, arg := range args {
		words = append(words, report.ShellQuote(arg))
	}
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if cmd.InheritedFlags().Lookup(f.Name) == nil {
			words = append(words, "--"+f.Name+valueOf(f))
		}
	})
	return strings.Join(words, " ")
}

// valueOf returns the value of a flag as it follows the name.
func valueOf(f *pflag.Flag) string {
	if f.Value.Type() == "bool" {
		return ""
	}
	return " " + report.ShellQuote(f.Value.String())
}

// planReport is the --json output of a plan.
type planReport struct {
	Findings []diag.Finding    `json:"findings"`
	Game     string            `json:"game"`
	Agents   playtest.Lineup   `json:"agents"`
	Seed     uint64            `json:"seed"`
	Games    uint64            `json:"games"`
	Parts    int               `json:"parts"`
	Measured farm.Measured     `json:"measured"`
	Estimate farm.Estimate     `json:"estimate"`
	Recipes  map[string]string `json:"recipes"` // by the values of --for
}

func (p *planner) run(ctx context.Context, arg string) error {
	chosen, err := p.recipes()
	if err != nil {
		return err
	}
	s, err := p.flags.open(ctx, p.t, arg)
	if err != nil {
		return err
	}
	s.Check = p.check
	run := farm.Run{Game: s.Data.Place, Variant: p.flags.variant, Seed: p.flags.seed, Games: p.games, Check: p.check, Parts: p.shards}
	if strings.ContainsFunc(p.command, unicode.IsControl) {
		return usageErrorf("rename the directory", "recipes cannot contain a name with control characters")
	}
	if run.Agents, err = playersOr(p.agents, s); err != nil {
		return err
	}
	m, err := p.measure(ctx, s, run.Agents)
	if err != nil {
		return err
	}
	r := planReport{[]diag.Finding{}, run.Game, run.Agents, run.Seed, run.Games, run.Parts, m, run.Estimate(m, p.atOnce, p.price), map[string]string{}}
	for _, recipe := range chosen {
		text, err := p.write(recipe, run, r.Estimate)
		if err != nil {
			return err
		}
		if text != "" {
			r.Recipes[recipe.Name] = text
		}
	}
	return p.tell(&run, r)
}

// recipes rejects flags that make no sense, and returns the recipes to write.
func (p *planner) recipes() ([]farm.Recipe, error) {
	run := farm.Run{Games: p.games, Parts: p.shards}
	i := slices.Index(recipeNames(), p.recipe)
	switch {
	case p.shards == 0:
		return nil, usageErrorf("say how many parts with --shards, such as --shards 100", "plan needs --shards")
	case !run.Fits():
		return nil, usageErrorf(fmt.Sprintf("use at most one part per game, and at most %d", playtest.MaxParts), "--shards: %d games cannot be divided into %d parts", p.games, p.shards)
	case p.atOnce < 0:
		return nil, usageErrorf("use 0 for all parts", "--at-once must not be negative, but is %d", p.atOnce)
	case !(p.rate >= 0 && p.rate <= 1e12):
		return nil, usageErrorf("use the games per CPU second that `punchboard playtest plan` measures", "--rate: %v is out of range", p.rate)
	case !(p.price >= 0 && p.price <= 1e12):
		return nil, usageErrorf("use the price of one core for one hour", "--price: %v is out of range", p.price)
	case p.recipe == "":
		return farm.Recipes, nil
	case i < 0:
		return nil, usageErrorf(diag.DidYouMean(p.recipe, recipeNames()), "--for: there is no recipe %q", p.recipe)
	}
	return farm.Recipes[i : i+1], nil
}

// write returns the text of a recipe, or "" if it cannot run the parts and was not
// asked for.
func (p *planner) write(recipe farm.Recipe, run farm.Run, e farm.Estimate) (string, error) {
	if problem, hint := recipe.Problem(run, e); problem != "" {
		if p.recipe == "" {
			return "", nil
		}
		return "", usageErrorf(hint, "--for %s: %s", recipe.Name, problem)
	}
	command := p.command
	if p.recipe == "" {
		command += " --for " + recipe.Name
	}
	text, err := recipe.Text(run, e, command)
	return text, failed(err)
}

// tell prints the recipe, or the estimate and how to get recipes.
func (p *planner) tell(run *farm.Run, r planReport) error {
	if p.t.json {
		return p.t.finish(nil, r)
	}
	if p.recipe != "" {
		_, err := fmt.Fprint(p.t.out, r.Recipes[p.recipe])
		return failed(err)
	}
	for _, line := range run.Text(r.Measured, r.Estimate) {
		p.t.say("%s", line)
	}
	p.t.say("")
	for _, recipe := range farm.Recipes {
		if r.Recipes[recipe.Name] != "" {
			p.t.say("%-16s %s", "--for "+recipe.Name, recipe.With)
		}
	}
	return nil
}
