// Package playtest plays a game by its rules thousands of times and counts what
// happens. All counts are integers, so that parts of a run add up exactly. The
// package knows no particular game, draws nothing and reads no card data: it
// takes rules and returns statistics.
package playtest

// Seat is a place at the table, from 0. The seats of a game take their turns in any
// order that its rules choose.
type Seat int8

// Nobody is the actor of a finished game and the winner of a draw.
const Nobody Seat = -1

// Seats is the number of players of a game that states no other. Rules for two players
// may use it for the size of their arrays.
const Seats = 2

// MaxSeats is the largest number of players of a game.
const MaxSeats = 8

// Other returns the opponent in a game for two.
func (s Seat) Other() Seat { return 1 - s }

// Action is one choice, packed by the rules into their own fields. It names
// things by meaning (a card type, a unit, a front), never a place in a hand, so
// that the same number means the same thing in every state.
type Action uint32

// Rules plays one game. S is the whole state in a struct of fixed size without
// pointers, so that assignment clones it. A Rules is built once from a game's
// data and never changes; any number of goroutines may use it.
//
// Setup, Apply and Redeal use no randomness other than the Chance passed to
// them. A nil Tracer is allowed and records nothing.
type Rules[S any] interface {
	// Catalog names what the numbers in statistics mean.
	Catalog() *Catalog
	// Setup overwrites s with the start of a game and advances it to the first
	// decision.
	Setup(s *S, c Chance, t *Tracer)
	// Actor returns the player to decide, Nobody when the game is over.
	Actor(s *S) Seat
	// Legal appends the actor's choices to buf, each once.
	Legal(s *S, buf []Action) []Action
	// Apply performs one of the legal actions and advances to the next
	// decision.
	Apply(s *S, a Action, c Chance, t *Tracer)
	// Outcome returns how a finished game ended. In a game that is not over,
	// Margin and Turns describe the position by what both players see; the
	// other fields have no meaning.
	Outcome(s *S) Outcome
	// Observe writes all that a player may know.
	Observe(s *S, viewer Seat, o *Observation)
	// Redeal replaces what the viewer cannot know by a random draw. It starts
	// from a sorted pool: starting from the true order would leak it.
	Redeal(s *S, viewer Seat, c Chance)
	// Hash returns equal values for equal states.
	Hash(s *S) uint64
	// Check reports a broken invariant, such as a card that is in two places.
	Check(s *S) error
}

// Outcome is how a game ended.
type Outcome struct {
	Winner Seat // Nobody for a draw
	First  Seat // who went first
	Way    uint8
	Margin int16 // of seat 0 over seat 1, in the game's own points; not used with more seats, see Scorer
	Turns  int
}

// Catalog names what rules report by number. It does not change once the rules
// are built.
type Catalog struct {
	Game       string
	Data       uint64   // hash of all data that the rules were built from
	Seats      []string // a name for each seat, from 2 to MaxSeats
	Ways       []string // by Outcome.Way
	Rules      []string // ledger ids by RuleID; "" where a number is not used
	Cards      []string // by CardID
	CardPiles  []PileID // by CardID: the pile that a card is drawn from
	CardCopies []int    // by CardID: the number of copies in that pile; nil if not counted
	Turned     []Copies // cards that are turned over and never held; nothing else is counted for them
	Piles      []Pile
	Components []Component
	Tracks     []Track
	Facts      []Fact
	// Decisive is the margin that is as good as a win when Outcome is called in
	// the middle of a game; 0 if unknown. Players that think ahead use it to
	// rate positions, unless the rules do; see Rater.
	Decisive int
	Together []Together  // by TogetherID
	Sources  [256]Source // by domain of keys: the source that a draw belongs to; dice by default
	// NobodyWins marks a rehearsal: cards are dealt and played, but there is no
	// winner. Skill, luck and length of play mean nothing then.
	NobodyWins bool
	// Rounds marks a game whose rules call a turn of both sides a round: its
	// length is told in rounds.
	Rounds bool
}

// Pile is a deck that cards are drawn from.
type Pile struct {
	Name string
	// Early is how many of a player's first draws count as early. Which cards
	// these are depends on chance alone, so that their effect on the result is
	// causal and not a mere correlation. 0 counts none.
	Early int
	// RunsOut marks a pile that may run out under the rules.
	RunsOut bool
	// Own marks a pile of which each player has a separate one, with the same
	// cards.
	Own bool
	// Chosen marks a pile that a player puts together from the printed cards, or
	// takes cards from by choice. How often its cards come up is not left to
	// chance, and its copies are not those of a printed deck.
	Chosen bool
}

// Track is a number that is kept on a printed track, a dice table or a marker.
type Track struct {
	Name        string
	Least, Most int // the range that the print has room for
}

// Component is something of which a box has a limited number, such as a marker.
type Component struct {
	Name    string
	Printed int
}

// Agent chooses actions. It receives the whole state for speed and must not use
// what its seat cannot see; the no-peek test enforces this. Each worker has its
// own agents. An agent forgets everything at Begin, so that a game depends only
// on its number.
type Agent[S any] interface {
	Begin(r Rules[S], seat Seat)
	// Act returns one of the legal actions; there are at least two. It uses no
	// randomness but rnd, so that it never changes the game's dice.
	Act(r Rules[S], s *S, legal []Action, rnd *Stream) Action
}

// Player makes agents of one kind, one for each worker and seat.
type Player[S any] struct {
	Name string
	New  func() Agent[S]
}
