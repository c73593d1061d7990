package layout

import (
	"strings"

	"punchboard/carddata"
	"punchboard/layout/face"
)

// changes are the differences between a game that is remembered and the game as it is now,
// apart from the rows of decks. Its zero value is for no difference.
type changes struct {
	old, now *carddata.Game // nil for no difference
	same     map[carddata.Read]bool
}

func compareGames(old, now *carddata.Game) changes {
	if old.SameApartFromDecks(now) {
		return changes{}
	}
	return changes{old, now, map[carddata.Read]bool{}}
}

// any reports whether there is a difference.
func (c *changes) any() bool { return c.old != nil }

// touch reports whether something differs that a card was made of.
func (c *changes) touch(used *face.Used) bool {
	if !c.any() {
		return false
	}
	for r := range used.Reads() {
		same, known := c.same[r]
		if !known {
			same = c.old.Same(r, c.now)
			c.same[r] = same
		}
		if !same {
			return true
		}
	}
	return false
}

// touchDeck reports whether something differs that may change a deck: one of its cards, the
// choice of their faces, or a finding, which may say what else the game has.
func (c *changes) touchDeck(d *rememberedDeck) bool {
	if !c.any() {
		return false
	}
	if strings.Contains(d.deck.Front+d.deck.Back, "{") {
		return true
	}
	for i := range d.programs {
		if len(d.programs[i].found)+len(d.programs[i].rims) > 0 {
			return true
		}
	}
	for i := range d.tasks {
		if d.tasks[i].noted() || c.touch(&d.tasks[i].used) {
			return true
		}
	}
	return false
}
