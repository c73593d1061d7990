package playtest

// PlayCondition is the number of a condition that prevents a card in hand from
// being played. Rules number theirs from 1, in the order in which their rulebook
// checks them.
type PlayCondition uint8

// Values that are not conditions of the rules.
const (
	NotHeld PlayCondition = 0   // the player does not hold the card, or cannot play this kind of card this turn
	Free    PlayCondition = 255 // nothing prevents it: the player may play it
)

// Explainer is implemented by rules that can say what prevents a card from being
// played.
type Explainer[S any] interface {
	// Turn returns the number of the turn that a state is in. Each turn of a game
	// has its own number.
	Turn(s *S) int
	// Why returns the first condition that prevents seat from playing a card now.
	// It is seat's decision.
	Why(s *S, seat Seat, card CardID) PlayCondition
	// Because describes a condition of a card in a language of the game, as a
	// clause without a full stop. It also returns the ledger id of the rule that
	// sets the condition, "" for none.
	Because(card CardID, h PlayCondition, lang string) (rule, clause string)
}

// Holding counts what happened to a card in the hands of both players.
type Holding struct {
	Turns  uint64 `json:"turns"`  // turns in which a player held it and had a decision
	Free   uint64 `json:"free"`   // of Turns, those in which it could be played
	Played uint64 `json:"played"` // of Free, those in which it was played
	Kept   []Kept `json:"kept"`   // what prevented it in the other turns, the most frequent first
}

// Kept is a condition that prevented a card from being played. It is the last one
// that the card failed in its turn: all conditions before it in the rulebook were
// met at some moment.
type Kept struct {
	Turns  uint64 `json:"turns"`
	Rule   string `json:"rule,omitempty"`
	Clause string `json:"clause"`
}

// Asked reports that a player may now play a card, whether or not the player has
// a playable one. It does nothing unless hands are watched.
func (t *Tracer) Asked(seat Seat) {
	if t != nil && t.asked != nil {
		t.asked(seat)
	}
}
