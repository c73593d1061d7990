package verdict

// Kind is what a finding says: its class, and which case of it.
type Kind struct {
	Class Class
	Case  Case
}

// Kind returns the kind of the finding.
func (f *Finding) Kind() Kind { return Kind{f.Class, f.Case} }

// Case tells findings of one class apart that say different things.
type Case uint8

// The cases. Most classes have the usual one alone.
const (
	Usual         Case = iota
	IllegalState       // of Broken: the rules reached a state that cannot be
	Circle             // of Endless: a state came again
	AnyOrder           // of Orders: the order does not matter
	KeptOut            // of Undrawn: drawn often enough, and less than its copies let expect
	Outclassed         // of Dominated: the other card costs no more
	Burden             // of Dominated: the card with larger numbers is the worse one
	ByReplacement      // of Strength and Trap: another card was played in its place
	DecidedEarly       // of Runaway: decided in the first half
	InMinutes          // of Length: estimated minutes, not turns
	JustEnough         // of Shortage: rarely too few
	TooFewGames        // of Shortage: too few games to be sure
)

// undrawnCase returns the case of a card that is drawn in a share of games.
func undrawnCase(share, limit float64) Case {
	if share >= limit {
		return KeptOut
	}
	return Usual
}
