package fireandcover

// words are the accepted words of a column, parameter or switch, in the order
// in which a finding lists them, with what they mean.
type words[T any] []word[T]

type word[T any] struct {
	name string
	mean T
}

func (w words[T]) find(name string) (T, bool) {
	for _, x := range w {
		if x.name == name {
			return x.mean, true
		}
	}
	var none T
	return none, false
}

func (w words[T]) names() []string {
	list := make([]string, len(w))
	for i, x := range w {
		list[i] = x.name
	}
	return list
}

// The ranges (FC-020), nearest first. Squads on a hex map can be out of range.
const (
	pointBlank int8 = iota
	short
	medium
	long
	ranges
	outOfRange = ranges
)

var rangeNames = words[int8]{{"PB", pointBlank}, {"S", short}, {"M", medium}, {"L", long}}

// role is who plays a card, seen from the turn or, for morale and rally, from
// the squad that rolls.
type role uint8

const (
	byActive role = 1 << iota
	byInactive
)

var roleNames = words[role]{
	{"active", byActive}, {"inactive", byInactive}, {"attacker", byActive | byInactive}, {"either", byActive | byInactive},
}

// scope is how long a card's limit of one holds. There is one move a turn.
type scope uint8

const (
	unlimited scope = iota
	perPhase
	perTurn
	perGame
	scopes
)

var limitNames = words[scope]{
	{"", unlimited}, {"one-per-phase", perPhase}, {"one-per-turn", perTurn}, {"one-per-move", perTurn},
	{"block-per-move", perTurn}, {"one-per-game", perGame},
}
