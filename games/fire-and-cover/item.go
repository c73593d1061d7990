package fireandcover

import "punchboard/playtest"

// verb is the effect of an item.
type verb uint8

const (
	nothing verb = iota
	attack
	terrain
	rollMod
	attackMod
	attachOwn   // to the player's own terrain
	attachEnemy // to the enemy's terrain
	objective
	block
	cancelBlock
	handLimit
	peek
	draw
	addMen
	traitChoice // the card stands for the options of its owner's nationality
)

// window is a moment at which cards are played.
type window uint8

const (
	inSetup window = iota
	inOwnTurn
	inMorale
	inCovering
	inOpportunity
	inMove   // the move itself
	inBlock  // of a move
	inCancel // of a block
	inMoved  // after an unblocked move
	inPosition
	inReturn
	inRally
	inKill
	windows
)

// windowSet is a set of windows.
type windowSet uint16

func (s windowSet) has(w window) bool { return s>>w&1 == 1 }

func windowsOf(list ...window) (s windowSet) {
	for _, w := range list {
		s |= 1 << w
	}
	return s
}

// fireWindows are the phases with attacks.
var fireWindows = windowsOf(inCovering, inOpportunity, inPosition, inReturn)

// item is one way to play a card: a card type, or an option of a National Trait.
type item struct {
	id      string
	rule    playtest.RuleID
	base    uint8 // the card type whose limit counts: its own, or the one it is played as
	verb    verb
	windows windowSet
	roles   role
	limit   scope
	gun     bool
	heavy   bool

	shot       shot     // for attack
	cover      int8     // for terrain and attachments: added to attacks against the squad there
	ownAttack  int8     // for terrain: added to the squad's own attacks
	needPinned bool     // for attachEnemy
	mods       [2]bonus // for attackMod
	roll       window   // for rollMod: inMorale or inRally
	onEnemy    bool     // for rollMod, handLimit
	amount     int8     // modifier, or number of cards, men or objectives
	mined      bool     // for block: it also kills
}

// shot is the attack of an attack card.
type shot struct {
	lists       uint8 // ranges, as bits
	mod         [ranges]int8
	maxKills    int8 // 0 for any number
	ignoreCover bool
	notMoved    bool
	needPinned  bool
}

// bonus is a modifier of attack rolls.
type bonus struct {
	mod     int8
	onEnemy bool
	when    modPhase
	gunOnly bool
	inPlay  bool // lasts as long as the card stays in play; otherwise until the end of the turn
}

// modPhase is the set of phases in which a modifier applies.
type modPhase uint8

const (
	always modPhase = iota
	whenCovering
	whenOpportunity
	modPhases
)

func (s *shot) reaches(r int8) bool { return s.lists>>r&1 == 1 }

// away returns the number of steps from a range to the nearest one that the attack
// reaches.
func (s *shot) away(r int8) (steps int) {
	for near := uint8(1) << r; near&s.lists == 0 && steps < int(ranges); steps++ {
		near |= near<<1 | near>>1
	}
	return steps
}

// first reports whether the card must be played before the attacks of its phase,
// because it makes them worse.
func (it *item) first() bool {
	return it.verb == attackMod && (it.mods[0].when == whenCovering || it.mods[1].when == whenCovering)
}

// lasting reports whether the card stays in play.
func (it *item) lasting() bool { return it.verb == attackMod && it.mods[0].inPlay }
