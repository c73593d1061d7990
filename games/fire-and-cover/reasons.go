package fireandcover

import (
	"fmt"

	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// reasons are the texts for what prevents a card from being played, in one
// language.
type reasons struct {
	kept    map[playtest.PlayCondition]string
	or      string
	windows [windows]string
}

var becauses = map[string]*reasons{
	"en": {
		kept: map[playtest.PlayCondition]string{
			keptNation: "its squad’s nationality has no option for it", keptPhase: "it needs %s", keptLimit: "another one was already played",
			keptRange: "it does not work at that range", keptHeavy: "the squad had moved or was about to move", keptPinned: "the enemy squad was not pinned",
			keptLateral: "no lateral move with a Terrain card came before it", keptCovered: "its squad had already attacked",
		},
		or: " or ",
		windows: [windows]string{
			"the setup", "a turn of its player", "a morale check", "Covering Fire", "Opportunity Fire", "a move", "an enemy move", "a block of its squad’s move",
			"the end of an unblocked move", "Position Fire", "Return Fire", "a Rally Roll", "a kill",
		},
	},
	"fr": {
		kept: map[playtest.PlayCondition]string{
			keptNation: "la nationalité de son groupe n’a pas d’option pour elle", keptPhase: "il lui faut %s", keptLimit: "une autre était déjà jouée",
			keptRange: "elle ne sert pas à cette portée", keptHeavy: "le groupe avait bougé, ou allait bouger", keptPinned: "le groupe ennemi n’était pas cloué",
			keptLateral: "aucun mouvement latéral avec une carte Terrain ne l’avait précédée", keptCovered: "son groupe avait déjà attaqué",
		},
		or: " ou ",
		windows: [windows]string{
			"la mise en place", "un tour de son joueur", "un test de moral", "le tir de couverture", "le tir d’opportunité", "un mouvement", "un mouvement ennemi", "un blocage du mouvement de son groupe",
			"la fin d’un mouvement non bloqué", "le tir en position", "le tir de riposte", "un jet de ralliement", "une perte",
		},
	},
}

// becauseRules are the rules that set a condition; other conditions come from
// the card's own text.
var becauseRules = map[playtest.PlayCondition]playtest.RuleID{keptNation: fc106, keptRange: fc016, keptHeavy: fc082, keptLateral: fc117, keptCovered: fc057}

// Because describes what prevents a card from being played, in French or
// English; for other languages, in English.
func (r *Rules) Because(id playtest.CardID, h playtest.PlayCondition, lang string) (rule, clause string) {
	w := becauses[lang]
	if w == nil {
		w = becauses["en"]
	}
	it := &r.data.items[id]
	asks, ok := becauseRules[h]
	if !ok {
		asks = it.rule
	}
	clause = w.kept[h]
	if h == keptPhase {
		clause = fmt.Sprintf(clause, w.moments(r.data.windowsOf(it)))
	}
	return ledger.Name(asks), clause
}

// windowsOf returns the windows of an item, and of all options that it may stand
// for.
func (d *data) windowsOf(it *item) (all windowSet) {
	if it.verb != traitChoice {
		return it.windows
	}
	for i := range d.nation {
		if d.fights(i) {
			all |= d.nations[i].window
		}
	}
	return all
}

// moments lists windows in words.
func (w *reasons) moments(of windowSet) string {
	var all []string
	for at, name := range w.windows {
		if of.has(window(at)) {
			all = append(all, name)
		}
	}
	return rulebook.OneOf(all, w.or)
}
