package playtest

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
)

// Game is rules together with the players that know them, with the type of the
// state hidden. Commands and reports use it.
type Game interface {
	Catalog() *Catalog
	// Players returns the names of the players, weakest first: random and
	// seeker, the game's own, then those that think ahead.
	Players() []string
	// Run plays a match and returns the statistics; see the function Run.
	Run(ctx context.Context, m Match, played *atomic.Uint64) (*Stats, error)
	// Results plays a match and returns the result of each game, in the order
	// of their numbers. A game that failed, or that was not started before the
	// context ended, is Unplayed.
	Results(ctx context.Context, m Match, played *atomic.Uint64) ([]Result, error)
	// Luck measures which sources of chance decide the results.
	Luck(ctx context.Context, m LuckMatch, played *atomic.Uint64) (*Luck, error)
	// Held plays a match again and returns what happened to each card in hand,
	// and what prevented it from being played, in a language of the game; see
	// Explainer.
	Held(ctx context.Context, m Match, lang string) ([]Holding, error)
	// Replay plays one game again and reports it to s. Only the game's number
	// matters; Match.Games is ignored.
	Replay(m Match, game uint64, s *Story) (Outcome, error)
}

// Match describes the games to play, with players by name.
type Match struct {
	Players Lineup
	Seed    uint64
	Games   Range
	Limit   int    // decisions after which a game is abandoned; 0 for 100,000
	Check   bool   // check the invariants after every step
	Orders  uint64 // how many games, from the first, retry simultaneous events in other orders
	Workers int    // 0 for all cores; the result is the same for any number
	Live    *Live  // updated by Run as games end, for live display; may be nil
	GiveUp  bool   // Run plays no more once 32 games have not ended
	// name of a card: Results records who drew it first in each game
	Follow string
}

// Teller is implemented by rules that can describe events in words.
type Teller[S any] interface {
	Rules[S]
	// Tell describes an action in a language of the game: "plays Smoke on the
	// left front". The action is legal in s.
	Tell(s *S, a Action, lang string) string
	// TellDraw describes a random draw in s: "Fire Roll of Rifle Squad: 4". It
	// returns "" for what no player sees, such as the order of a deck. The action
	// that draws may not be finished in s.
	TellDraw(s *S, k Key, n, drawn int, lang string) string
}

// Bind makes a Game of rules and the players that know it, weakest first. The
// last of them is the policy of the players that think ahead. In a game without
// a winner there is nothing to seek or to think about.
func Bind[S any](r Teller[S], own ...Player[S]) Game {
	if n := r.Catalog().NumSeats(); n > MaxSeats {
		panic(fmt.Sprintf("playtest: %s has %d seats, more than %d", r.Catalog().Game, n, MaxSeats))
	}
	b := &bound[S]{rules: r, players: []Player[S]{Random[S]()}}
	if r.Catalog().NobodyWins {
		b.players = append(b.players, own...)
		return b
	}
	b.players = append(b.players, Seeker[S](nil))
	b.players = append(b.players, own...)
	if len(own) > 0 {
		policy := own[len(own)-1]
		for _, budget := range halvings {
			p := Halving(budget, policy)
			p.Name = fmt.Sprintf("sh%d", budget)
			b.players = append(b.players, p)
		}
	}
	return b
}

// halvings are the budgets of the players that think ahead.
var halvings = [...]int{200, 1000}

type bound[S any] struct {
	rules   Teller[S]
	players []Player[S]
}

func (b *bound[S]) Catalog() *Catalog { return b.rules.Catalog() }

func (b *bound[S]) Players() []string {
	names := make([]string, len(b.players))
	for i, p := range b.players {
		names[i] = p.Name
	}
	return names
}

// plan looks up the players of a match.
func (b *bound[S]) plan(m Match) (p Plan[S], err error) {
	p = Plan[S]{Rules: b.rules, Seed: m.Seed, Games: m.Games, Limit: m.Limit, Check: m.Check, Orders: m.Orders, Workers: m.Workers, Live: m.Live, GiveUp: m.GiveUp}
	if names := m.Players.Names(); len(names) != b.rules.Catalog().NumSeats() {
		return p, fmt.Errorf("%d players are named, and the game has %d seats", len(names), b.rules.Catalog().NumSeats())
	}
	for seat, name := range m.Players.Names() {
		i := slices.IndexFunc(b.players, func(p Player[S]) bool { return p.Name == name })
		if i < 0 {
			return p, fmt.Errorf("there is no player %q; there are %s", name, strings.Join(b.Players(), ", "))
		}
		p.Players[seat] = b.players[i]
	}
	return p, nil
}

func (b *bound[S]) Run(ctx context.Context, m Match, played *atomic.Uint64) (*Stats, error) {
	p, err := b.plan(m)
	if err != nil {
		return nil, err
	}
	return Run(ctx, p, played), nil
}
