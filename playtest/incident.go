package playtest

import (
	"cmp"
	"slices"
)

// Fault is a way in which a game can fail to be a game.
type Fault uint8

// The faults. Each is a finding about the rules, or about our reading of them.
const (
	Broken  Fault = iota // the rules (or an agent) panicked
	Illegal              // Check found a broken invariant
	Gap                  // the actor has no legal action
	Endless              // the game did not end within the plan's limit
	Circle               // a state came again, with no chance in between
	faults
)

// String returns the word that stands in reports and files.
func (f Fault) String() string {
	return [...]string{"broken", "illegal", "gap", "endless", "circle"}[f]
}

// FaultyGame is one game that went wrong, and where.
type FaultyGame struct {
	Game    uint64
	Step    int // decisions taken before
	Message string
}

// Incidents counts the faults of one kind and keeps the first few games, by
// number: the smallest of all are the smallest of any partition's smallest.
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
