package playtest

import (
	"cmp"
	"slices"
)

// Fault is a way in which a game can go wrong.
type Fault uint8

// The faults. Each points to a bug in the rules, or in the way we read them.
const (
	Broken  Fault = iota // the rules (or an agent) panicked
	Illegal              // Check found a broken invariant
	Gap                  // the actor has no legal action
	Endless              // the game did not end within the plan's limit
	Circle               // a state recurred without a random draw in between
	faults
)

// String returns the name of the fault, as used in reports and files.
func (f Fault) String() string {
	return [...]string{"broken", "illegal", "gap", "endless", "circle"}[f]
}

// FaultyGame is one game that went wrong, and where.
type FaultyGame struct {
	Game    uint64
	Step    int // decisions taken before
	Message string
	Loop    []string `json:",omitempty"` // of a game that did not end: the cards played again and again, at most five
}

// Incidents counts the faults of one kind and keeps the examples with the
// lowest game numbers. These can be merged: the lowest of all games are among
// the lowest of each part.
type Incidents struct {
	Count uint64
	First []FaultyGame
}

// keptIncidents is how many examples of a fault are kept.
const keptIncidents = 8

func (i *Incidents) add(x FaultyGame) {
	i.Count++
	i.keep(x)
}

func (i *Incidents) keep(x FaultyGame) {
	at, _ := slices.BinarySearchFunc(i.First, x, func(a, b FaultyGame) int { return cmp.Compare(a.Game, b.Game) })
	if at < keptIncidents {
		i.First = slices.Insert(i.First, at, x)
		i.First = i.First[:min(len(i.First), keptIncidents)]
	}
}

func (i *Incidents) merge(o *Incidents) {
	i.Count += o.Count
	for _, x := range o.First {
		i.keep(x)
	}
}
