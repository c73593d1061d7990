// Package playtest plays a game by its rules thousands of times and counts what
// happens, in integers that add up exactly. It knows no game, draws nothing and
// never reads a card: rules are handed to it, and it hands back statistics.
package playtest

// Seat is a place at the table, 0 or 1.
type Seat int8

// Nobody is the actor of a finished game and the winner of a draw.
const Nobody Seat = -1

// Seats is how many sit at the table.
const Seats = 2

// Other returns the opponent.
func (s Seat) Other() Seat { return 1 - s }

// Action is one choice, packed by the rules into their own fields. It names
// things by meaning (a card type, a unit, a front), never a place in a hand, so
// that the same number is the same deed in every state.
type Action uint32

// Rules plays one game. S is the whole state in a struct of fixed size without
// pointers, so that assignment clones it. A Rules is built once from a game's
// data and never changes; any number of goroutines may use it.
//
// Setup, Apply and Redeal touch no randomness but the Chance that they are
// handed. A nil Tracer is allowed and hears nothing.
type Rules[S any] interface {
	// Sheet names what the numbers in statistics mean.
	Catalog() *Catalog
	// Setup overwrites s, whatever it held, with the start of a game and
	// advances it to the first decision.
	Setup(s *S, c Chance, t *Tracer)
	// Actor says whose decision it is, Nobody when the game is over.
	Actor(s *S) Seat
	// Legal appends the actor's choices to buf, each once.
	Legal(s *S, buf []Action) []Action
	// Apply does one of the legal actions and advances to the next decision.
	Apply(s *S, a Action, c Chance, t *Tracer)
	// Outcome tells how a finished game ended. Of one that goes on, Margin and
	// Turns say how it stands by what everybody sees; the rest has no meaning.
	Outcome(s *S) Outcome
	// Observe writes all that a player may know.
	Observe(s *S, viewer Seat, o *Observation)
	// Redeal replaces what the viewer cannot know by a fair draw. It starts
	// from a sorted pool: starting from the true order would leak it.
	Redeal(s *S, viewer Seat, c Chance)
	// Hash is equal for equal states.
	Hash(s *S) uint64
	// Check reports a broken invariant, such as a card that is in two places.
	Check(s *S) error
}

// Outcome is how a game ended.
type Outcome struct {
	Winner Seat // Nobody for a draw
	First  Seat // who began
	Way    uint8
	Margin int16 // of seat 0 over seat 1, in the game's own points
	Turns  int
}

// Catalog names what rules report by number. It is not changed after the rules
// were built.
type Catalog struct {
	Game       string
	Data       uint64 // hash of all data that the rules were built from
	Seats      [Seats]string
	Ways       []string // by Outcome.Way
	Rules      []string // ledger ids by RuleID; "" where a number is not used
	Cards      []string // by CardID
	CardPiles  []PileID // by CardID: the pile that a card is drawn from
	CardCopies []int    // by CardID: how many are in that pile; nil where nobody counted
	Turned     []Copies // cards that are turned over and never held: nothing else is counted of them
	Piles      []Pile
	Components []Component
	Tracks     []Track
	Facts      []Fact
	// Decisive is the margin that is as good as a victory, of an Outcome that is
	// asked for in the middle of a game; 0 where nobody says. Players who think
	// judge by it what lies ahead.
	Decisive int
	Together []Together  // by TogetherID
	Sources  [256]Source // by domain of keys: what a draw belongs to; dice where nothing is said
	// NobodyWins marks a rehearsal: cards are dealt and played, and there is
	// nothing to win. Nobody's skill, luck or length of play says anything then.
	NobodyWins bool
}

// Pile is a deck that cards are drawn from.
type Pile struct {
	Name string
	// Early is how many of a player's first draws count as early. Which cards
	// they are is chance alone, so that what they do for their owner is cause
	// and no mere company. 0 counts none.
	Early int
	// RunsOut marks a pile whose end the rules provide for.
	RunsOut bool
	// Own marks a pile of which each player has one of his own, with the same
	// cards.
	Own bool
}

// Track is a number that is kept on a printed track, a dice table or a marker.
type Track struct {
	Name        string
	Least, Most int // that the print has room for
}

// Component is something that a box holds a number of, such as a marker.
type Component struct {
	Name    string
	Printed int
}

// Agent chooses actions. It is handed the whole state for speed, and must not
// use what its seat cannot see: the no-peek test holds it to that. Each worker
// has agents of its own; an agent forgets everything at Begin, so that a game
// depends on its number alone.
type Agent[S any] interface {
	Begin(r Rules[S], seat Seat)
	// Act returns one of the legal actions; there are at least two. Its thinking
	// draws from rnd alone, so that it never moves the game's dice.
	Act(r Rules[S], s *S, legal []Action, rnd *Stream) Action
}

// Player makes agents of one kind, one for each worker and seat.
type Player[S any] struct {
	Name string
	New  func() Agent[S]
}
