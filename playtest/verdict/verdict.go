// Package verdict judges the statistics of played games: what is broken, dead,
// too strong, too long or too scarce, and with what certainty. It plays and
// prints nothing and contains no texts: findings are figures, which package
// report puts into words.
package verdict

import (
	"cmp"
	"slices"

	"punchboard/playtest"
)

// Level is how grave a finding is.
type Level uint8

// The levels, the least grave first. Unsure means that the interval straddles
// the limit: more games would tell.
const (
	Pass Level = iota
	Unsure
	Watch
	Fail
)

// String returns the name of the level, as used in files.
func (l Level) String() string { return [...]string{"pass", "not enough data", "watch", "fail"}[l] }

// MarshalText returns the name of the level.
func (l Level) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// Class is a way in which a game can fail its players. The numbers follow the
// project's list of failure classes.
type Class uint8

// The classes.
const (
	Broken    Class = 1  // an illegal state, or rules that panicked
	RuleGap   Class = 2  // a player who must act but has no legal action
	Orders    Class = 3  // an order that the rulebook leaves open, and that matters
	Endless   Class = 4  // a game without an end
	Draws     Class = 5  // too many draws
	DeadRule  Class = 6  // a rule that was never applied
	Undrawn   Class = 7  // a card that is hardly ever drawn
	DeadCard  Class = 8  // a card that is drawn and not played
	Inert     Class = 9  // a number that never matters
	Dominated Class = 10 // a card that another card beats in every way
	Strength  Class = 11 // a card that decides too much
	FirstSeat Class = 12 // an advantage of the first player
	Balance   Class = 13 // an advantage of one side
	Runaway   Class = 15 // the player with an early lead always wins
	Stuck     Class = 17 // hands without a playable card
	Exhausted Class = 18 // a pile that runs out
	Shortage  Class = 19 // too few markers
	Misprint  Class = 20 // a card that is printed but not played, or with a different number of copies
	Forced    Class = 21 // decisions that leave no choice
	NoSkill   Class = 22 // good players who do not win
	Length    Class = 23 // games outside the length claimed on the box
	Track     Class = 24 // a value beyond its printed track
	Trap      Class = 25 // a card that hurts its owner, or that the players misplay

	Unplayable Class = 26 // a card that can never be played
	WrongText  Class = 27 // a card whose text has another number than its effects
)

// names are the names of the classes in files; they must not change.
var names = map[Class]string{
	Broken:     "broken",
	RuleGap:    "rule-gap",
	Orders:     "orders",
	Endless:    "endless",
	Draws:      "draws",
	DeadRule:   "dead-rule",
	Undrawn:    "undrawn",
	DeadCard:   "dead-card",
	Inert:      "inert",
	Dominated:  "dominated",
	Strength:   "strength",
	FirstSeat:  "first-seat",
	Balance:    "balance",
	Runaway:    "runaway",
	Stuck:      "stuck",
	Exhausted:  "exhausted",
	Shortage:   "shortage",
	Misprint:   "misprint",
	Forced:     "forced",
	NoSkill:    "no-skill",
	Length:     "length",
	Track:      "track",
	Trap:       "trap",
	Unplayable: "unplayable",
	WrongText:  "wrong-text",
}

// String returns the name of the class, as used in files.
func (c Class) String() string { return names[c] }

// MarshalText returns the name of the class.
func (c Class) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// Finding is one judgment.
type Finding struct {
	Class    Class
	Case     Case // of the class
	Level    Level
	Subject  string  // the card, rule, marker or track concerned
	Value    float64 // a share from 0 to 1, or a number, depending on the class
	Low      float64 // the ends of its 95 % interval; Low = High = Value if it is exact
	High     float64
	Limit    float64 // what it was compared with
	N        uint64  // number of games, turns or draws behind it
	Affected float64 // share of the games affected
	Agents   playtest.Lineup
	Seed     uint64
	Family   int // how many were tested together
	// Contrary is the figure of players of another skill if it points the other
	// way: then it is unclear which one describes the game.
	Contrary *Reading
	// Judgments are those of all players who judged a gate, the weakest first; the
	// figures of the finding are those of the strongest who decide it.
	Judgments []Judgment
	Detail    Detail // data that only findings of its class have; may be nil
	gate      *gate  // its tests against its limits; nil if it is not judged with other shares
}

// Reading is one figure for some players.
type Reading struct {
	Value  float64         `json:"value"`
	Low    float64         `json:"low"`
	High   float64         `json:"high"`
	N      uint64          `json:"n"`
	Agents playtest.Lineup `json:"agents"`
}

// Sort sorts findings as in a report: the gravest first, then those that affect
// most games, then by class and subject.
func Sort(all []Finding) {
	slices.SortStableFunc(all, func(a, b Finding) int {
		return cmp.Or(
			cmp.Compare(b.Level, a.Level), cmp.Compare(b.Affected, a.Affected),
			cmp.Compare(a.Class, b.Class), cmp.Compare(a.Subject, b.Subject),
		)
	})
}

// Worst returns the gravest level.
func Worst(all []Finding) (worst Level) {
	for i := range all {
		worst = max(worst, all[i].Level)
	}
	return worst
}
