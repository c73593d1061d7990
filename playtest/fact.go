package playtest

// Fact is something that is true of a player's game or not, such as a card in
// the opening hand.
type Fact struct {
	Kind     FactKind
	Subject  string         // the card or the group of cards; "" for a turn
	Turn     int            // of a turn, from 1
	Odds     [Seats]float64 // the exact chance of each player, where it is known; else UnknownOdds
	Obstacle Obstacle       // of a card that can be played: what alone keeps it from that for ever
}

// Obstacle is what keeps a card from ever being played.
type Obstacle struct {
	Kind     ObstacleKind `json:"kind"`
	Resource string       `json:"resource,omitempty"` // of BarCost
	Cost     int          `json:"cost,omitempty"`     // of BarCost: the least that the card costs
	Most     int          `json:"most,omitempty"`     // of BarCost: the most that a player ever has
}

// ObstacleKind says what sort of a bar it is.
type ObstacleKind uint8

// The bars. NoBar is for what nothing alone forbids.
const (
	NoObstacle        ObstacleKind = iota
	ObstacleForbidden              // it is playable in no turn, whatever its player has
	ObstacleCost                   // it costs more than a player ever has
)

// MarshalText writes the word of the kind in files.
func (k ObstacleKind) MarshalText() ([]byte, error) {
	return []byte([...]string{"none", "forbidden", "cost"}[k]), nil
}

// UnknownOdds stands for a chance that nobody has reckoned.
const UnknownOdds = -1

// FactKind says what a fact is about.
type FactKind uint8

// The facts.
const (
	FactOpening  FactKind = iota // the card is in the opening hand
	FactGroup                    // one of the group is in the opening hand
	FactPlayable                 // the player held the card in a turn in which it could be played
	FactHeld                     // the player held cards in this turn
	FactStuck                    // he did, and could play none
)

// FactID is the number of a fact.
type FactID uint16

// Fact reports that a fact is true of a player.
func (t *Tracer) Fact(seat Seat, id FactID) {
	if t != nil {
		t.facts[id][seat] = true
	}
}

// factual counts the facts of one game.
func (s *Stats) factual(t *Tracer) {
	for id := range t.facts {
		for seat, is := range t.facts[id] {
			if is {
				s.Facts[id][seat]++
			}
		}
	}
}

func (s *Stats) mergeFacts(o *Stats) {
	for id := range o.Facts {
		for seat := range Seats {
			s.Facts[id][seat] += o.Facts[id][seat]
		}
	}
}
