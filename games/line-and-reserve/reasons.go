package lineandreserve

import (
	"fmt"

	"punchboard/playtest"
)

// reasons are the texts for what prevents a Command card from being played, in one
// language.
type reasons struct {
	window                   string
	windows                  [windows]string
	side, own, enemy         string
	ownState, enemyState     string
	savedState, mute, noCrew string
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
	},
}

// Because describes what prevents a Command card from being played, in French or
// English; for other languages, in English. The rule is the one about moments or
// the one about Units.
func (r *Rules) Because(id playtest.CardID, h playtest.PlayCondition, lang string) (rule, clause string) {
	w := becauses[lang]
	if w == nil {
		w = becauses["en"]
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
