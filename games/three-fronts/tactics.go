package threefronts

import (
	"math/bits"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// hand is a set of physical Tactics cards.
type hand uint64

func card(i int) hand { return 1 << i }

func (h hand) count() int { return bits.OnesCount64(uint64(h)) }

// things appends the cards of a hand.
func (h hand) things(to []uint16) []uint16 {
	for ; h != 0; h &= h - 1 {
		to = append(to, uint16(h.first()))
	}
	return to
}

func (h hand) first() int { return bits.TrailingZeros64(uint64(h)) }

// window is a moment at which cards may be played.
type window uint8

const (
	phaseStart window = iota
	inDeploy
	enemyMove
	inTactics
	inRecon
	inSuppression
	enemySuppression
	assaultStart
	beforeFire
	enemyFire
	inRally
	enemyRally
	windows
)

var windowNames = rulebook.Words[window]{
	{"phase-start", phaseStart}, {"deploy", inDeploy}, {"enemy-move", enemyMove}, {"tactics", inTactics},
	{"recon", inRecon}, {"suppression", inSuppression}, {"enemy-suppression-roll", enemySuppression},
	{"assault-start", assaultStart}, {"before-fire", beforeFire}, {"enemy-fire-roll", enemyFire},
	{"rally", inRally}, {"enemy-rally-roll", enemyRally},
}

// verb is the effect of a Tactics card.
type verb uint8

const (
	cancelRoll verb = iota // or a move, depending on the window
	ownFireMod
	enemyFireMod
	cover // dice that fall on one unit
	fireDice
	fireVolley
	simultaneous
	drawSquads
	drawTactics
	permit
	forbidUnit
	forbidFront
	rallyRoll
	support
	unitSuppression
	antiTank
	suppressionMod
	reconSuccess
	placePins
)

// tacticsType is a row of the Tactics deck.
type tacticsType struct {
	id       string
	rule     playtest.RuleID
	verb     verb
	windows  [windows]bool
	eligible [playtest.Seats]bool
	active   bool // may be played by the active player
	inactive bool
	support  bool // type S
	lasting  bool // dice for the turn, not for one combat
	forGame  bool
	amount   int // n or mod
	unit     filter
	role     role
	deeds    [deeds]bool
	closes   closure
}

// closure is the kind of attack that a front is closed to.
type closure uint8

const (
	noSuppression closure = 1 << iota
	noAssault
)

var closureNames = rulebook.Words[closure]{{"be_suppressed", noSuppression}, {"be_assaulted", noAssault}}

// tacticsDeck is the common deck. Playable holds the cards that a seat may play
// in a window as the active (1) or inactive (0) player.
type tacticsDeck struct {
	kinds    int
	cards    int
	types    [maxTypes]tacticsType
	of       [maxTactics]uint8
	copies   [maxTypes]hand
	playable [windows][2][playtest.Seats]hand
}

func (d *tacticsDeck) index() {
	for i := range d.cards {
		t := &d.types[d.of[i]]
		d.copies[d.of[i]] |= card(i)
		for w := range windows {
			for seat := range playtest.Seats {
				if t.windows[w] && t.eligible[seat] {
					d.mark(w, seat, t, card(i))
				}
			}
		}
	}
}

func (d *tacticsDeck) mark(w window, seat int, t *tacticsType, c hand) {
	if t.inactive {
		d.playable[w][0][seat] |= c
	}
	if t.active {
		d.playable[w][1][seat] |= c
	}
}

var eligibleNames = rulebook.Words[[playtest.Seats]bool]{
	{"any", [playtest.Seats]bool{true, true}},
	{"american", [playtest.Seats]bool{American: true}},
	{"german", [playtest.Seats]bool{German: true}},
}

func (b *builder) tacticsDeck() (t tacticsDeck) {
	d := b.Deck("tactics")
	rows := b.Rows(d, d.Cards, maxTypes)
	t.kinds, t.cards = len(rows), b.expand(d, t.of[:])
	for i, c := range rows {
		t.types[i] = b.tacticsType(c)
	}
	t.index()
	return t
}

func (b *builder) tacticsType(c *carddata.Card) tacticsType {
	t := tacticsType{id: c.ID, rule: b.Rule(c, ledger), support: rulebook.Text(c.Fields["type"]) == "support"}
	t.eligible = cellWord(b, c, "eligible", eligibleNames)
	who := cellWord(b, c, "player", rulebook.Words[[2]bool]{{"active", [2]bool{true, false}}, {"inactive", [2]bool{false, true}}, {"either", [2]bool{true, true}}})
	t.active, t.inactive = who[0], who[1]
	t.lasting = rulebook.Text(c.Fields["duration"]) == "turn"
	effects := b.Effects(c, 0)
	if len(effects) != 1 {
		b.Found.Errorf(rulebook.Place(c.Fields["effects"], c), playtest.CodeCapacity, "the rules play one effect of a Tactics card, but this has %d", len(effects))
		return t
	}
	tacticsEffect(&t, effects[0], b.windows(&t, c))
	return t
}

func (b *builder) windows(t *tacticsType, c *carddata.Card) (all []window) {
	v := c.Fields["window"]
	for _, name := range rulebook.List(v) {
		w, ok := windowNames.Find(name)
		if !ok {
			b.Found.Errorf(rulebook.Place(v, c), playtest.CodeRow, "the rules know no window `%s`", name).
				Hintf("the windows are: %s", windowNames)
			continue
		}
		t.windows[w] = true
		all = append(all, w)
	}
	if len(rulebook.List(v)) == 0 {
		b.Found.Errorf(rulebook.Place(v, c), playtest.CodeRow, "the card has no window in which it can be played")
	}
	return all
}

func cellWord[T any](b *builder, c *carddata.Card, column string, w rulebook.Words[T]) T {
	v := c.Fields[column]
	mean, ok := w.Find(rulebook.Text(v))
	if !ok {
		b.Found.Errorf(rulebook.Place(v, c), playtest.CodeRow, "column `%s` cannot be %q", column, rulebook.Text(v)).
			Hintf("it is one of: %s", w)
	}
	return mean
}
