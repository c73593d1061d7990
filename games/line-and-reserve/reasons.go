package lineandreserve

import (
	"fmt"

	"punchboard/playtest"
)

// reasons are the texts for what prevents a Command card from being played, in one
// language.
type reasons struct {
	window                           string
	windows                          [windows]string
	side, own, enemy                 string
	ownState, enemyState             string
	savedState, mute, noCrew         string
	inHand, uncrewed, unneeded, room string
}

var becauses = map[string]*reasons{
	"en": {
		window: "it needs %s",
		windows: [windows]string{
			"the Commitment Phase", "the moment before targets are declared", "the moment before the Initiative Roll", "a roll that can be repeated",
			"the loss of a Unit with a Crew", "the end of the attacks", "the Draw Phase", "an enemy Command card",
		},
		side: "it would have changed nothing", own: "no Unit of its types was in its player’s lines", enemy: "no Unit of its types was in the enemy’s lines",
		ownState: "no such Unit of its player met its conditions", enemyState: "no such Unit of the enemy met its conditions",
		savedState: "the Attack Roll left it no chance", mute: "the Damage card of the Unit forbade it", noCrew: "the lost Unit was not of its types",
		inHand: "it came to the hand after the Commitment Phase", uncrewed: "its player held no Crew of its kind", unneeded: "no Unit of its player needed such a Crew",
		room: "its player had set aside as many cards as a hand may have",
	},
	"fr": {
		window: "il lui faut %s",
		windows: [windows]string{
			"la phase d’engagement", "le moment avant la désignation des cibles", "le moment avant le jet d’initiative", "un jet à refaire",
			"la perte d’une unité avec équipage", "la fin des attaques", "la phase de pioche", "une carte Ordre ennemie",
		},
		side: "elle n’aurait rien changé", own: "aucune unité de ses types n’était dans les lignes de son joueur", enemy: "aucune unité de ses types n’était dans les lignes ennemies",
		ownState: "aucune unité de ce genre de son joueur ne remplissait ses conditions", enemyState: "aucune unité ennemie de ce genre ne remplissait ses conditions",
		savedState: "le jet d’attaque ne lui laissait aucune chance", mute: "la carte Dégâts de l’unité l’interdisait", noCrew: "l’unité perdue n’était pas de ses types",
		inHand: "elle est arrivée en main après la phase d’engagement", uncrewed: "son joueur n’avait aucun équipage de ce genre en main", unneeded: "aucune unité de son joueur n’avait besoin d’un tel équipage",
		room: "son joueur avait déjà mis de côté autant de cartes qu’une main peut en avoir",
	},
}

// Because describes what prevents a Command card from being played or a Unit card
// from being committed, in French or English; for other languages, in English.
func (r *Rules) Because(id playtest.CardID, h playtest.PlayCondition, lang string) (rule, clause string) {
	w := becauses[lang]
	if w == nil {
		w = becauses["en"]
	}
	if id < r.commandCard(0) {
		return w.unit(h, r.isCrew(id))
	}
	c := &r.data.commands.design[int(id)-int(r.commandCard(0))]
	if h == keptWindow {
		return ledger.Name(lr023), fmt.Sprintf(w.window, w.windows[c.window])
	}
	return ledger.Name(lr024), w.clause(c, h)
}

func (w *reasons) clause(c *command, h playtest.PlayCondition) string {
	mine := c.aim == ownUnit
	switch {
	case h == keptSide:
		return w.side
	case h == keptMute:
		return w.mute
	case c.saves && h == keptUnits:
		return w.noCrew
	case c.saves:
		return w.savedState
	case h == keptUnits && mine:
		return w.own
	case h == keptUnits:
		return w.enemy
	case mine:
		return w.ownState
	}
	return w.enemyState
}

// unit returns the rule and the words for a Unit card that stayed in hand.
func (w *reasons) unit(h playtest.PlayCondition, crew bool) (rule, clause string) {
	switch {
	case h == keptInHand:
		return ledger.Name(lr020), w.inHand
	case h == keptRoom:
		return ledger.Name(lr039), w.room
	case crew:
		return ledger.Name(lr044), w.unneeded
	}
	return ledger.Name(lr045), w.uncrewed
}

// isCrew reports whether a Unit card is a crew.
func (r *Rules) isCrew(id playtest.CardID) bool {
	if n := r.data.sides[0].kinds; int(id) >= n {
		return r.data.sides[1].design[int(id)-n].isCrew()
	}
	return r.data.sides[0].design[id].isCrew()
}
