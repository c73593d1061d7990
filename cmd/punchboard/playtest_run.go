package main

import (
	"cmp"
	"context"
	"io"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"punchboard/playtest"
)

// playRunner carries out `punchboard playtest run`.
type playRunner struct {
	t           *terminal
	flags       playFlags
	games       uint64
	agents      string
	quick, deep bool
	check       bool
	shard       string
	stats       string
	trials      bool
	trialTime   time.Duration
}

func newPlaytestRun(t *terminal) *cobra.Command {
	r := &playRunner{t: t}
	cmd := &cobra.Command{
		Use:   "run GAME|DIR",
		Short: "Play games, count, and judge",
		Long: `Play a game thousands of times by the rules that its game.yaml names, from the
rows that print, and say on one page what is broken, dead, too strong, too long
or too scarce: each finding with its figures, how sure they are, who played, and
the command that shows it again. Random players find what breaks; sensible ones
judge. With --report the page is set with charts, for paper or a browser. Ctrl-C
judges what was played until then (exit code 130).`,
		Example: `  punchboard playtest run mygame
  punchboard playtest run mygame --quick
  punchboard playtest run mygame --report page.pdf
  punchboard playtest run mygame --games 1000000 --shard 2/8 --stats part2.pts`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error { return r.run(cmd.Context(), args[0]) },
	}
	r.flags.register(cmd)
	r.flags.registerReport(cmd)
	r.registerTrials(cmd)
	fl := cmd.Flags()
	fl.Uint64Var(&r.games, "games", 0, "how many games each pair of players plays; 0 for as many as the kind of run asks for")
	fl.StringVar(&r.agents, "agents", "", whoPlays+"several pairs in turn when not said")
	fl.BoolVar(&r.quick, "quick", false, "a first answer within seconds")
	fl.BoolVar(&r.deep, "deep", false, "also players who think, and trials with other numbers, for minutes")
	cmd.MarkFlagsMutuallyExclusive("quick", "deep")
	fl.BoolVar(&r.check, "check", false, "hold every state against the game's invariants, and try what happens at once in every order: slower, and sure")
	fl.StringVar(&r.shard, "shard", "", "play part `I/N` of the games, I from 1")
	fl.StringVar(&r.stats, "stats", "", "write the counts of one pair of players to `FILE`, for merge")
	return cmd
}

// pairing is two players and how often they meet.
type pairing struct {
	agents [playtest.Seats]string
	games  uint64
}

// triedGames is in how many games players who look for what breaks are held to
// other orders of what happens at once.
const triedGames = 2000

// orders gives in how many of a pairing's games other orders are tried.
func (p *pairing) orders(check bool) uint64 {
	switch {
	case check:
		return p.games
	case p.agents[0] != p.agents[1] || p.agents[0] != "random" && p.agents[0] != "seeker":
		return 0
	}
	return min(p.games, triedGames)
}

// run plays, counts and judges. When somebody interrupts it, the games that
// were played are judged, and the page says so.
func (r *playRunner) run(ctx context.Context, arg string) error {
	if err := goodReport(r.flags.report); err != nil {
		return err
	}
	if r.trialTime < 0 {
		return misusef("such as --trial-time 30s", "--trial-time: %v is less than nothing", r.trialTime)
	}
	p, err := r.flags.open(r.t, arg)
	if err != nil {
		return err
	}
	pairs, err := r.pairings(p.game)
	if err != nil {
		return err
	}
	if r.stats != "" && len(pairs) != 1 {
		return misusef("name one pair with --agents", "--stats keeps the counts of one pair of players, but %d are to play", len(pairs))
	}
	if err := writable(r.stats); err != nil {
		return err
	}
	runs, err := r.playAll(ctx, p, pairs)
	if err != nil || len(runs) == 0 {
		return cmp.Or(err, ctx.Err(), r.nothing())
	}
	if err := r.keep(runs); err != nil {
		return err
	}
	if runs, err = r.deepen(ctx, p, runs); err != nil {
		return err
	}
	if err := r.luck(ctx, p); err != nil {
		return err
	}
	r.try(ctx, p, runs)
	err = r.t.tellVerdict(ctx, p, runs, &r.flags)
	return cmp.Or(ctx.Err(), err)
}

// nothing ends a run without a game: its part of them is empty.
func (r *playRunner) nothing() error {
	return misusef("divide into fewer parts, or play more --games", "--shard: there is no game in part %s", r.shard)
}

// playAll plays the pairings until the context ends; those without a game are
// left out.
func (r *playRunner) playAll(ctx context.Context, p *played, pairs []pairing) (runs []*playtest.Stats, err error) {
	for _, pair := range pairs {
		s, err := r.play(ctx, p, pair)
		if err != nil {
			return nil, err
		}
		if s.Played.Count() > 0 {
			runs = append(runs, s)
		}
		if ctx.Err() != nil {
			break
		}
	}
	return runs, nil
}

// The numbers of games of the kinds of run.
const (
	quickGames = 4_000
	usualGames = 40_000
	deepGames  = 100_000

	rehearsedGames = 10_000
)

// pairings says who meets whom: random players and rule seekers look for what
// breaks, sensible players of one kind judge balance, and sensible against
// random tells whether skill counts.
func (r *playRunner) pairings(game playtest.Game) ([]pairing, error) {
	if r.agents != "" {
		two, err := twoPlayers(r.agents)
		return []pairing{{two, r.count(usualGames)}}, err
	}
	players := game.Players()
	if game.Sheet().NobodyWins {
		return r.rehearsals(players), nil
	}
	best, n := strongest(players), uint64(usualGames)
	switch {
	case r.quick:
		n = quickGames
	case r.deep:
		n = deepGames
	}
	pairs := []pairing{
		{[playtest.Seats]string{"random", "random"}, r.count(n)},
		{[playtest.Seats]string{"seeker", "seeker"}, r.count(n / 20)},
	}
	if best != "random" {
		pairs = append(pairs,
			pairing{[playtest.Seats]string{best, "random"}, r.count(n / 4)},
			pairing{[playtest.Seats]string{"random", best}, r.count(n / 4)},
			pairing{[playtest.Seats]string{best, best}, r.count(n)})
	}
	return pairs, nil
}

// rehearsals lets players of each kind meet their like: nobody wins, so that no
// one has to be held against another.
func (r *playRunner) rehearsals(players []string) (pairs []pairing) {
	n := uint64(rehearsedGames)
	switch {
	case r.quick:
		n = quickGames
	case r.deep:
		n = deepGames
	}
	for _, name := range players {
		pairs = append(pairs, pairing{[playtest.Seats]string{name, name}, r.count(n)})
	}
	return pairs
}

func (r *playRunner) count(usual uint64) uint64 {
	if r.games > 0 {
		return r.games
	}
	return usual
}

// part gives the games of this shard.
func (r *playRunner) part(games uint64) (playtest.Range, error) {
	if r.shard == "" {
		return playtest.Range{To: games}, nil
	}
	a, b, _ := strings.Cut(r.shard, "/")
	i, errI := strconv.Atoi(a)
	n, errN := strconv.Atoi(b)
	if errI != nil || errN != nil || i < 1 || i > n || n > 1_000_000 {
		return playtest.Range{}, misusef("write --shard 2/8 for the second of eight parts", "--shard: %q is no part of a whole", r.shard)
	}
	return playtest.Shard(games, i-1, n), nil
}

// play plays one pairing and shows how far it is.
func (r *playRunner) play(ctx context.Context, p *played, pair pairing) (*playtest.Stats, error) {
	part, err := r.part(pair.games)
	if err != nil {
		return nil, err
	}
	m := playtest.Match{Players: pair.agents, Seed: r.flags.seed, Games: part, Check: r.check, Orders: pair.orders(r.check), Workers: r.flags.workers}
	var done atomic.Uint64
	stop := r.t.watch(p.slug+": "+pair.agents[0]+" against "+pair.agents[1], &done, part.To-part.From, p.soFar(&m)...)
	s, err := p.game.Run(ctx, m, &done)
	stop()
	if err != nil {
		return nil, misusef("see `punchboard playtest --help`", "%v", err)
	}
	return s, nil
}

// keep writes the counts of the one pairing that was played.
func (r *playRunner) keep(runs []*playtest.Stats) error {
	if r.stats == "" {
		return nil
	}
	var out outputs
	defer out.discard()
	if err := out.write(r.stats, func(w io.Writer) error { return runs[0].Write(w) }); err != nil {
		return failed(err)
	}
	return failed(out.commit())
}
