package fireandcover

import (
	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// phaseNames are the words of the column `phases`. The meaning of "movement"
// depends on the card.
var phaseNames = rulebook.Words[window]{
	{"setup", inSetup}, {"own-turn", inOwnTurn}, {"morale", inMorale}, {"covering", inCovering},
	{"opportunity", inOpportunity}, {"movement", inMove}, {"position", inPosition}, {"return", inReturn},
	{"rally", inRally}, {"after-kill", inKill},
}

// phases reads when a card is played, and reports phases in which the rules
// cannot use it.
func (b *builder) phases(it *item, c *carddata.Card) {
	if it.verb == traitChoice || it.verb == nothing {
		return
	}
	v := c.Fields["phases"]
	allowed := it.allowed()
	for _, name := range rulebook.List(v) {
		w, ok := phaseNames.Find(name)
		if !ok {
			b.Found.Errorf(rulebook.Place(v, c), playtest.CodeRow, "the rules know no phase `%s`; they know: %s", name, phaseNames)
			continue
		}
		if w = it.moving(w); !allowed.has(w) {
			b.Found.Errorf(rulebook.Place(v, c), playtest.CodeEffect, "the rules cannot play this effect in the phase `%s`", name)
		}
		it.windows |= 1 << w
	}
	if it.windows == 0 {
		b.Found.Errorf(rulebook.Place(v, c), playtest.CodeRow, "the card has no phase in which it can be played")
	}
}

// moving returns the part of the Movement Phase that a card is for.
func (it *item) moving(w window) window {
	switch {
	case w != inMove || it.verb == terrain:
		return w
	case it.verb == block:
		return inBlock
	case it.verb == cancelBlock:
		return inCancel
	}
	return inMoved
}

// allowed returns the windows in which an item makes sense.
func (it *item) allowed() windowSet {
	switch it.verb {
	case attack, attachEnemy:
		return fireWindows
	case attackMod:
		if it.lasting() {
			return windowsOf(inMoved)
		}
		return fireWindows
	case terrain:
		return windowsOf(inSetup, inMove)
	case rollMod:
		return windowsOf(it.roll)
	case attachOwn, objective:
		return windowsOf(inMoved)
	case block:
		return windowsOf(inBlock)
	case cancelBlock:
		return windowsOf(inCancel)
	case handLimit:
		return windowsOf(inKill)
	}
	return windowsOf(inOwnTurn)
}
