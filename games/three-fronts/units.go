package threefronts

import (
	"math/bits"

	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// units is a set of one side's units, by their index in the side's card list.
type units uint32

// one is the set of a single unit.
func one(unit int) units { return 1 << unit }

func (u units) has(unit int) bool { return u>>unit&1 == 1 }

func (u units) count() int { return bits.OnesCount32(uint32(u)) }

// first returns the lowest unit of a set that is not empty.
func (u units) first() int { return bits.TrailingZeros32(uint32(u)) }

// nth returns the n-th unit, n from 0.
func (u units) nth(n int) int {
	for range n {
		u &= u - 1
	}
	return u.first()
}

// maxSquads and maxTactics are how many cards of a deck fit in a set.
const (
	maxSquads  = 32
	maxTactics = 64
	maxTypes   = 64
)

// barredAction is something that a unit may be barred from doing.
type barredAction uint8

const (
	move barredAction = iota
	recon
	suppress
	assault
	defend
	rallySelf
	rallyOther
	deeds
)

// filter selects the units that a card may be played on.
type filter uint8

const (
	anyUnit filter = iota
	infantry
	engineer
	reconTeam
	vehicle
	nonTank
	nonLeader
	filters
)

// unitType is a row of a Squad deck.
type unitType struct {
	id            string
	rule          playtest.RuleID
	strength      int
	plain         bool // no effects: the row's rule is reported when it is deployed
	suppressMod   int
	reconMod      int
	armorMod      int
	leaderMod     int
	rallyMod      int
	attackMod     int // to each die when assaulting
	defendMod     int
	attackDice    int
	defendDice    int
	drawSquad     int
	drawTactics   int
	immuneClasses classes
	classes       classes
	barred        [deeds]bool
	suppresses    bool
	scouts        bool
	armored       bool
	leads         bool
	antiTank      bool
	infantry      bool
	mediumTank    bool
	atGun         bool
}

// side is a Squad deck: its types, and the type of each physical card.
type side struct {
	kinds int
	cards int
	types [maxSquads]unitType
	of    [maxSquads]uint8 // the type of each card

	suppressors units
	scouts      units
	armored     units
	leaders     units
	antiTank    units
	drawers     units
	hard        units // vehicles and artillery: the preferred targets of Anti-Tank
	filters     [filters]units
	barred      [deeds]units // by their own row
	all         units
}

// index computes the sets from the types.
func (d *side) index() {
	for i := range d.cards {
		t := &d.types[d.of[i]]
		u := one(i)
		d.all |= u
		addIf(&d.suppressors, t.suppresses, u)
		addIf(&d.scouts, t.scouts, u)
		addIf(&d.armored, t.armored, u)
		addIf(&d.leaders, t.leads, u)
		addIf(&d.antiTank, t.antiTank, u)
		addIf(&d.drawers, t.drawSquad+t.drawTactics > 0, u)
		addIf(&d.hard, t.classes.any(classVehicle|classArtillery), u)
		d.indexFilters(t, u)
		for what, barred := range t.barred {
			addIf(&d.barred[what], barred, u)
		}
	}
}

func (d *side) indexFilters(t *unitType, u units) {
	addIf(&d.filters[anyUnit], true, u)
	addIf(&d.filters[infantry], t.infantry, u)
	addIf(&d.filters[engineer], t.classes.any(classEngineer), u)
	addIf(&d.filters[reconTeam], t.classes.any(classReconTeam), u)
	addIf(&d.filters[vehicle], t.classes.any(classVehicle), u)
	addIf(&d.filters[nonTank], !t.classes.any(classTank), u)
	addIf(&d.filters[nonLeader], !t.classes.any(classLeader), u)
}

func addIf(set *units, yes bool, u units) {
	if yes {
		*set |= u
	}
}

// classes is the set of words in the column of that name.
type classes uint16

const (
	classLeader classes = 1 << iota
	classEngineer
	classReconTeam
	classMG
	classArtillery
	classVehicle
	classTank
	classATTeam
	classSniper
)

var classNames = rulebook.Words[classes]{
	{"leader", classLeader}, {"engineer", classEngineer}, {"recon-team", classReconTeam}, {"mg", classMG},
	{"artillery", classArtillery}, {"vehicle", classVehicle}, {"tank", classTank}, {"at-team", classATTeam}, {"sniper", classSniper},
}

func (c classes) any(of classes) bool { return c&of != 0 }
