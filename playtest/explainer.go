package playtest

// PlayCondition is the number of a condition that keeps a card in hand from being
// played. Rules number theirs from 1, in the order in which their rulebook asks
// for them.
type PlayCondition uint8

// What is no condition.
const (
	NotHeld PlayCondition = 0   // the player has no such card, or it is not for him in this turn
	Free    PlayCondition = 255 // nothing keeps it: he may play it
)

// Explainer is rules that can say what keeps a card from being played.
type Explainer[S any] interface {
	// Turn numbers the turn that a state is in: each turn of a game another.
	Turn(s *S) int
	// Why returns the first condition that keeps a player from playing a card at
	// this moment, which is his.
	Why(s *S, seat Seat, card CardID) PlayCondition
	// Because says a hindrance of a card in a language of the game: a clause
	// without a stop. The rule is the one that asks for it, as the ledger numbers
	// it; "" where there is none.
	Because(card CardID, h PlayCondition, lang string) (rule, clause string)
}

// Holding tells what became of a card in the hands of both players.
type Holding struct {
	Turns  uint64 `json:"turns"`  // in which a player held it and was asked what to do
	Free   uint64 `json:"free"`   // of them, those in which he could play it
	Played uint64 `json:"played"` // of those, the ones in which he did
	Kept   []Kept `json:"kept"`   // what kept it in the others, the most frequent first
}

// Kept is a condition that kept a card from being played. It is the last that
// the card met in its turn: whatever comes before it in the rulebook was given
// at some moment.
type Kept struct {
	Turns  uint64 `json:"turns"`
	Rule   string `json:"rule,omitempty"`
	Clause string `json:"clause"`
}

// Asked reports that a player is asked for a card to play, whether he has one or
// not. It is heard when somebody watches the hands.
func (t *Tracer) Asked(seat Seat) {
	if t != nil && t.asked != nil {
		t.asked(seat)
	}
}
