package verdict

// Kind identifies what a finding says: its class, and the case within the
// class.
type Kind struct {
	Class Class
	Case  Case
}

// Kind returns the kind of the finding.
func (f *Finding) Kind() Kind { return Kind{f.Class, f.Case} }

// Case distinguishes findings of one class that say different things.
type Case uint8

// The cases. Most classes have only the usual one.
const (
	Usual         Case = iota
	IllegalState       // of Broken: the rules reached an illegal state
	Circle             // of Endless: a state recurred
	AnyOrder           // of Orders: the order does not matter
	KeptOut            // of Undrawn: drawn often enough, but less often than its copies imply
	Outclassed         // of Dominated: the other card costs no more
	Burden             // of Dominated: the card with larger numbers is the worse one
	ByReplacement      // of Strength and Trap: another card was played in its place
	DecidedEarly       // of Runaway: decided in the first half
	InMinutes          // of Length: estimated minutes, not turns
	JustEnough         // of Shortage: rarely too few
	TooFewGames        // of Shortage: too few games to be sure
	AtStart            // of Unplayable: a player can play nothing in the first turn
)

// undrawnCase returns the case of a card that is drawn in a share of games.
func undrawnCase(share, limit float64) Case {
	if share >= limit {
		return KeptOut
	}
	return Usual
}
