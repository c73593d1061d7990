package fireandcover

import "punchboard/playtest"

// verb is what an item does.
type verb uint8

const (
	nothing verb = iota
	attack
	terrain
	rollMod
	attackMod
	attachOwn   // to the own terrain
	attachEnemy // to the enemy's
	objective
	block
	cancelBlock
	handLimit
	peek
	draw
	addMen
	traitChoice // the card stands for the options of its owner's nationality
)

// window is a place in the game where cards are played.
type window uint8

const (
	inSetup window = iota
	inOwnTurn
	inMorale
	inCovering
	inOpportunity
	inMove   // the move itself
	inBlock  // of the move
	inCancel // of the block
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

// item is one thing that a card can be played for: a card type, or an option of
// a National Trait.
type item struct {
	id      string
	rule    playtest.RuleID
	base    uint8 // the card type whose limit counts: its own, or the one that it acts as
	verb    verb
	windows windowSet
	roles   role
	limit   scope
	gun     bool
	heavy   bool

	shot       shot     // of attack
	cover      int8     // of terrain and attachments: added to attacks against the squad there
	ownAttack  int8     // of terrain: added to its own attacks
	needPinned bool     // of attachEnemy
	mods       [2]bonus // of attackMod
	roll       window   // of rollMod: inMorale or inRally
	onEnemy    bool     // of rollMod, handLimit
	amount     int8     // modifier, or how many cards, men, objectives
	mined      bool     // of block: it kills too
}

// shot is what an attack card does.
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
	inPlay  bool // as long as the card stays; else until the end of the turn
}

// modPhase is in which phases a modifier counts.
type modPhase uint8

const (
	always modPhase = iota
	whenCovering
	whenOpportunity
	modPhases
)

func (s *shot) reaches(r int8) bool { return s.lists>>r&1 == 1 }

// first reports whether the card must be played before the attacks of its phase,
// which it makes worse.
func (it *item) first() bool {
	return it.verb == attackMod && (it.mods[0].when == whenCovering || it.mods[1].when == whenCovering)
}

// lasting reports whether the card stays in play.
func (it *item) lasting() bool { return it.verb == attackMod && it.mods[0].inPlay }
