package patroldeck

import "punchboard/playtest/rulebook"

// Room for the morale results and their effects.
const (
	maxResults = 24
	maxEffects = 2
)

// moraleResult is what a morale card does (PD-172, PD-173).
type moraleResult struct {
	effects [maxEffects]moraleEffect
	n       int
	spends  bool // figures that it moves or makes shoot lose their action (PD-168)
}

type moraleEffect struct {
	do   moraleVerb
	who  affected
	mode moveMode
}

type moraleVerb uint8

const (
	pins moraleVerb = iota
	stuns
	moves
	shoots
	breaks
	recovers
)

type affected uint8

const (
	theUnit affected = iota
	aRandomFigure
	lowestGuts
	highestGuts
	aStunnedFigure
)

type moveMode uint8

const (
	toCover moveMode = iota
	away
	toCharge
)

var moraleVerbs = rulebook.Words[moraleVerb]{
	{Name: "pin", Mean: pins}, {Name: "stun", Mean: stuns}, {Name: "move", Mean: moves}, {Name: "shoot", Mean: shoots},
	{Name: "incapacitate", Mean: breaks}, {Name: "recover", Mean: recovers},
}

var unitOnly = rulebook.Words[affected]{{Name: "unit", Mean: theUnit}}

// whoOf lists whom each effect can affect.
var whoOf = [...]rulebook.Words[affected]{
	pins:  unitOnly,
	stuns: {{Name: "unit", Mean: theUnit}, {Name: "random", Mean: aRandomFigure}},
	moves: {
		{Name: "unit", Mean: theUnit}, {Name: "random", Mean: aRandomFigure},
		{Name: "lowest_guts", Mean: lowestGuts}, {Name: "highest_guts", Mean: highestGuts},
	},
	shoots:   {{Name: "random", Mean: aRandomFigure}},
	breaks:   {{Name: "lowest_guts", Mean: lowestGuts}},
	recovers: {{Name: "random_stunned", Mean: aStunnedFigure}},
}

var moveModes = rulebook.Words[moveMode]{{Name: "cover", Mean: toCover}, {Name: "away", Mean: away}, {Name: "charge", Mean: toCharge}}

// results reads the morale results.
func (b *builder) results(d *data) {
	list := b.list("morale-results")
	for i, c := range b.Rows(list, list.Cards, maxResults) {
		m := &d.results[i]
		m.spends = b.yes(c, "uses_action")
		for _, e := range b.Effects(c, 0) {
			if m.n == maxEffects {
				e.Errorf("a morale result has room for %d effects", maxEffects)
				break
			}
			m.effects[m.n] = moraleEffectOf(e)
			m.n++
		}
	}
}

func moraleEffectOf(e *rulebook.Effect) (m moraleEffect) {
	do, ok := rulebook.Verb(e, " of morale", moraleVerbs)
	if !ok {
		return m
	}
	m.do, m.who = do, rulebook.Pick(e, "who", whoOf[do])
	switch do {
	case moves:
		m.mode = rulebook.Pick(e, "mode", moveModes)
	case shoots:
		e.Is("at", "nearest")
	}
	e.Done()
	return m
}
