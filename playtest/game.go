package playtest

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
)

// Game is rules together with the players who know them, whatever their state
// is made of: what commands and reports handle.
type Game interface {
	Catalog() *Catalog
	// Players names who can play, weakest first: random and seeker, the game's
	// own, and those who think twice.
	Players() []string
	// Run plays a match and counts; see Run.
	Run(ctx context.Context, m Match, played *atomic.Uint64) (*Stats, error)
	// Results plays a match and gives the end of each game, in the order of
	// their numbers. A game that failed, or that the context did not let begin,
	// is Unplayed.
	Results(ctx context.Context, m Match, played *atomic.Uint64) ([]Result, error)
	// Luck tells what makes games end as they do.
	Luck(ctx context.Context, m LuckMatch, played *atomic.Uint64) (*Luck, error)
	// Held plays a match again and tells what became of each card in hand, and
	// what kept it there, in a language of the game; see Explainer.
	Held(ctx context.Context, m Match, lang string) ([]Holding, error)
	// Replay plays one game again and tells it. The game's number counts;
	// Match.Games does not.
	Replay(m Match, game uint64, s *Story) (Outcome, error)
}

// Match is what is to be played, players by name.
type Match struct {
	Players [Seats]string
	Seed    uint64
	Games   Range
	Limit   int    // decisions after which a game is given up; 0 for 100,000
	Check   bool   // checks the invariants after every step
	Orders  uint64 // games, the first ones, in which what happens at once is tried in other orders
	Workers int    // 0 for all cores; the result is the same for any number
	Live    *Live  // told by Run how the games end, for who waits; may be nil
	// Follow names a card: Results tells who drew it first in each game.
	Follow string
}

// Teller is rules that can say in words what happens.
type Teller[S any] interface {
	Rules[S]
	// Tell says what an action does, in a language of the game: "plays Smoke on
	// the left front". The action is one of the state's legal ones.
	Tell(s *S, a Action, lang string) string
	// TellDraw says what chance drew: "Fire Roll: 4". Empty for what nobody
	// sees, such as the order of a deck.
	TellDraw(k Key, n, drawn int, lang string) string
}

// Bind makes a game of rules and the players who know it, weakest first. The
// last of them is the policy of those who think twice. Where nobody wins there
// is nothing to seek or to think about.
func Bind[S any](r Teller[S], own ...Player[S]) Game {
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

// halvings are the budgets of the players who think twice.
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
	p = Plan[S]{Rules: b.rules, Seed: m.Seed, Games: m.Games, Limit: m.Limit, Check: m.Check, Orders: m.Orders, Workers: m.Workers, Live: m.Live}
	for seat, name := range m.Players {
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
