package report

import (
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// Tuning is the result of a search for the smallest change with which a game meets its
// claims, ready for output.
type Tuning struct {
	Page      *Page // names, limits and language of the findings
	Agents    playtest.Lineup
	Thinking  *playtest.Lineup // players who played the proposals too; nil for none
	Seed      uint64           // of the search; the next one confirmed
	Games     uint64           // of the game as it is, and of each of the last versions
	Fresh     uint64           // of each version in the confirmation; 0 if there was none
	Claims    []verdict.Class
	Before    []verdict.Finding // the claims, in the game as it is
	Left      []verdict.Finding // limits that are surely exceeded, but were not to be met
	End       TuningEnd
	Numbers   int            // that may change
	Tried     [MostMoves]int // versions played, by how many numbers they change
	Untried   int
	Refused   int // by the rules
	Played    uint64
	Late      bool // the time was up before the search ended
	Proposals []Proposal
}

// MostMoves is the maximum number of numbers that a proposal changes.
const MostMoves = 3

// TuningEnd is how a search ended.
type TuningEnd uint8

// The ends. With NothingMeets, the only proposal is what came nearest.
const (
	NothingToChange TuningEnd = iota // all claims are met
	TooFewToTell                     // no claim is surely missed, but some are not surely met
	ProposalsFound
	NothingMeets
)

// String returns the name of the end, as used in files.
func (e TuningEnd) String() string {
	return [...]string{"nothing to change", "not enough data", "proposals", "nothing meets the claims"}[e]
}

// MarshalText returns the name of the end.
func (e TuningEnd) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// Proposal is a change of some numbers, judged by new games.
type Proposal struct {
	Changes       []NumberChange
	Size          int
	Before, After []verdict.Finding // the claims, in the same order; without a class if only the other one was found
	Worse         []verdict.Finding // other limits that are surely exceeded only after the change
	Thinking      []verdict.Finding // the claims with players who think ahead
	Level         verdict.Level     // of the gravest claim: Pass if all are met
	Diff          string            // unified, of the game's files
	Variant       string            // the text of a file for the directory variants
}

// NumberChange is a new value for one number.
type NumberChange struct {
	Where string `json:"where"` // as in `playtest compare --set`
	From  string `json:"from"`
	To    string `json:"to"`
}

// Confirmed reports whether new games prove that a proposal meets all claims, and no
// thinking players surely contradict it.
func (p *Proposal) Confirmed() bool {
	return p.Level == verdict.Pass && verdict.Worst(p.Thinking) < verdict.Watch
}

// Solved reports whether the claims are met, or some proposal is confirmed to meet them.
func (t *Tuning) Solved() bool {
	if t.End != ProposalsFound {
		return t.End != NothingMeets
	}
	for i := range t.Proposals {
		if t.Proposals[i].Confirmed() {
			return true
		}
	}
	return false
}
