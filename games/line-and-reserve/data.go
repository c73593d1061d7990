package lineandreserve

// The capacities of the rules.
const (
	maxKinds    = 64 // designs of units and crews in one Reserves deck
	maxWeapons  = 3
	maxCommands = 32 // designs of Command cards
	maxCopies   = 64 // Command cards
	maxDamage   = 64 // Damage cards
	maxMods     = 4  // modifiers of one card
)

// unitType is the type of a unit or crew.
type unitType uint8

const (
	tank unitType = iota
	tankDestroyer
	antiTankGun
	artillery
	mobileArtillery
	infantry
	vehicle
	aircraft
	tankCrew
	gunCrew
	vehicleCrew
	pilot
	noCrew // in the column crew: N/C
	types  = tankCrew
)

// types of units as a set.
type typeSet uint16

func (t typeSet) has(x unitType) bool { return t>>x&1 != 0 }

const anyType typeSet = 1<<types - 1

// line is where a unit is committed.
type line uint8

const (
	frontLine line = iota
	rearLine
	either
	inAir
	withUnit
)

// group is the group of types that shares an edge of the Damage cards.
type group uint8

const (
	armorEdge group = iota // tanks and vehicles
	gunEdge
	infantryEdge
	aircraftEdge
	groups
)

var groupOf = [types]group{
	tank: armorEdge, tankDestroyer: armorEdge, antiTankGun: gunEdge, artillery: gunEdge,
	mobileArtillery: armorEdge, infantry: infantryEdge, vehicle: armorEdge, aircraft: aircraftEdge,
}

// design is a row of a deck of units: a unit or a crew.
type design struct {
	id         string
	kind       unitType
	needs      unitType // the crew, noCrew for N/C
	line       line
	turns      int8 // Turns of Flight
	cost       int8
	defense    int8
	full, half int8
	weapon     [maxWeapons]weapon
	all        weapons
	bombs      weapons
	rockets    weapons
	reach      [1 << maxWeapons]set // the cards that at least one of some weapons can affect
}

func (d *design) isCrew() bool { return d.kind >= types }

// land reports whether a unit fights on the ground.
func (d *design) land() bool { return d.kind < aircraft }

// armored reports whether a unit is a target of Close Assaults (LG-27).
func (d *design) armored() bool {
	return d.defense >= bulletproof && (d.kind == tank || d.kind == tankDestroyer || d.kind == vehicle || d.kind == mobileArtillery)
}

// bulletproof is the least printed Defense that no bullet can affect (LR-063).
const bulletproof = 2

// weapon is a line of a unit's weapon table.
type weapon struct {
	value                [4]int8 // Attack Value by target, 0 for none
	index                int8
	rolls                int8
	bullet, bomb, rocket bool
}

// target is the icon over a column of Attack Values.
type target uint8

const (
	vsTank target = iota
	vsVehicle
	vsInfantry
	vsAircraft
)

var targetOf = [types]target{
	tank: vsTank, tankDestroyer: vsTank, antiTankGun: vsVehicle, artillery: vsVehicle,
	mobileArtillery: vsVehicle, infantry: vsInfantry, vehicle: vsVehicle, aircraft: vsAircraft,
}

// affects reports whether a weapon can affect a design (LR-058, LR-063, LR-064).
func (w *weapon) affects(d *design) bool {
	return w.value[targetOf[d.kind]] > 0 && !(w.bullet && d.defense >= bulletproof)
}

// side is a Reserves deck.
type side struct {
	deck   string // its id
	nation string
	kinds  int
	design [maxKinds]design
	cards  int
	of     [perSide]uint8 // the design of each card, in ascending order
}

// stat is a number that cards change.
type stat uint8

const (
	attackStat stat = iota
	incomingStat
	defenseStat
	damageStat
	initiativeStat
	stats
)

// mods are the changes of the numbers of a unit.
type mods [stats]int8

// edge is one edge of a Damage card: what it does at once, what lasts as long as the
// card, and what lasts as long as its counter.
type edge struct {
	id       string
	counter  uint8
	lasting  standing
	counted  standing
	destroys bool
	moves    move
	grounds  bool // sets the Turns of Flight
	flight   int8 // to this, or adds it
}

// standing is what an edge does to its unit while it lasts.
type standing struct {
	mods      mods
	locks     weapons
	bombs     bool // locks bombs
	spareBomb bool
	spareRock bool
	mute      bool // the unit cannot be the target of its owner's Command cards
	burns     int8 // destroys on at most this, 0 for no fire
}

// move is what an effect moves, and where to.
type move uint8

const (
	stays move = iota
	unitToHand
	unitToReserves
	crewToHand
	crewToReserves
)

// damageDeck are the Damage cards, by number.
type damageDeck struct {
	cards int
	edge  [groups][maxDamage]edge
}

// data is all data from the files, without maps and pointers: equal data play equal
// games.
type data struct {
	sides     [2]side
	alike     bool // both Reserves decks have the same cards
	crews     set  // which cards are crews, by kind
	land      set
	air       set
	mobile    set            // may be on either line
	crewed    set            // units that need a crew
	armored   set            // targets of Close Assaults
	crewOf    [pilot + 1]set // cards by type, units and crews
	kindOf    [allUnits]uint8
	commands  commandDeck
	damage    damageDeck
	situation situation
	set       settings
}

// unit returns the design of a card.
func (d *data) unit(u int) *design {
	return &d.sides[u>>6&1].design[d.kindOf[u&(allUnits-1)]&(maxKinds-1)]
}
