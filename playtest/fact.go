package playtest

// Fact is something that is true or false of a player's game, such as a card
// being in the opening hand.
type Fact struct {
	Kind     FactKind
	Subject  string           // the card or group of cards; "" for a turn
	Turn     int              // the turn, from 1
	Odds     PerSeat[float64] // the exact probability for each player, UnknownOdds if not known
	Obstacle Obstacle         // for a card that can be played: what alone prevents it in every game
}

// Obstacle is what prevents a card from ever being played.
type Obstacle struct {
	Kind     ObstacleKind `json:"kind"`
	Resource string       `json:"resource,omitempty"` // for ObstacleCost
	Cost     int          `json:"cost,omitempty"`     // for ObstacleCost: the least that the card costs
	Most     int          `json:"most,omitempty"`     // for ObstacleCost: the most that a player ever has
}

// ObstacleKind is the kind of an obstacle.
type ObstacleKind uint8

// The kinds of obstacles. The zero value means that no single cause was found.
const (
	NoObstacle        ObstacleKind = iota
	ObstacleForbidden              // no turn allows it, whatever the player has
	ObstacleCost                   // it costs more than a player ever has
)

// MarshalText returns the name of the kind, as used in files.
func (k ObstacleKind) MarshalText() ([]byte, error) {
	return []byte([...]string{"none", "forbidden", "cost"}[k]), nil
}

// UnknownOdds stands for a probability that has not been computed.
const UnknownOdds = -1

// FactKind is what a fact is about.
type FactKind uint8

// The facts.
const (
	FactOpening  FactKind = iota // the card is in the opening hand
	FactGroup                    // one of the group is in the opening hand
	FactPlayable                 // the player held the card in a turn in which it could be played
	FactHeld                     // the player held cards in this turn
	FactStuck                    // the player held cards in this turn and could play none
)

// FactID is the number of a fact.
type FactID uint16

// Fact records that a fact is true of a player.
func (t *Tracer) Fact(seat Seat, id FactID) {
	if t != nil {
		t.facts[t.place(int(id), seat)] = true
	}
}

// factual adds the facts of one game.
func (s *Stats) factual(t *Tracer) {
	for at, is := range t.facts {
		if is {
			s.Facts[at/t.seats][at%t.seats]++
		}
	}
}

func (s *Stats) mergeFacts(o *Stats) {
	for id := range o.Facts {
		for seat := range MaxSeats {
			s.Facts[id][seat] += o.Facts[id][seat]
		}
	}
}
