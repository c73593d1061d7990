package threefronts

import (
	"fmt"
	"strings"

	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// reasons are the texts for what prevents a card from being played, in one
// language.
type reasons struct {
	nation, window, role, or string
	windows                  [windows]string
	targets                  map[verb]string // %s stands for the units, after "no"
	units                    [filters]string // including "no"
}

var becauses = map[string]*reasons{
	"en": {
		nation: "only the other side can play it", window: "it needs %s", role: "only the other side of the fight can play it", or: " or ",
		windows: [windows]string{
			"the start of a phase", "the Deploy Phase", "an enemy move", "the Tactics Phase", "the Recon Phase", "the Suppression Phase", "an enemy Suppression Roll",
			"the start of an assault", "a fight on a front", "an enemy Fire Roll", "the Rally Phase", "an enemy Rally Roll",
		},
		targets: map[verb]string{
			cancelRoll: "there was nothing to cancel", cover: "%s of its player defended the front", fireDice: "%s of its player was in the fight",
			simultaneous: "the fire was simultaneous already", drawSquads: "the Squad deck was empty", permit: "%s of its player was in play",
			forbidUnit: "%s of the enemy was in play", placePins: "%s of the enemy was in play", rallyRoll: "no pinned unit of its player could rally",
			support: "every front was closed to suppression", unitSuppression: "%s of its player could suppress", antiTank: "%s of its player was in play",
		},
		units: [filters]string{"no unit", "no infantry squad (UI)", "no Engineering Squad", "no Recon Team", "no vehicle", "no unit but tanks", "no unit but Leaders"},
	},
	"fr": {
		nation: "seul l’autre camp peut la jouer", window: "il lui faut %s", role: "seul l’autre camp du combat peut la jouer", or: " ou ",
		windows: [windows]string{
			"le début d’une phase", "la phase de déploiement", "un mouvement ennemi", "la phase tactique", "la phase de reconnaissance", "la phase de neutralisation", "un jet de neutralisation ennemi",
			"le début d’un assaut", "un combat sur un front", "un jet de tir ennemi", "la phase de ralliement", "un jet de ralliement ennemi",
		},
		targets: map[verb]string{
			cancelRoll: "il n’y avait rien à annuler", cover: "%s de son joueur ne défendait le front", fireDice: "%s de son joueur n’était dans le combat",
			simultaneous: "les tirs étaient déjà simultanés", drawSquads: "le paquet Unité était vide", permit: "%s de son joueur n’était en jeu",
			forbidUnit: "%s de l’ennemi n’était en jeu", placePins: "%s de l’ennemi n’était en jeu", rallyRoll: "aucune unité clouée de son joueur ne pouvait se rallier",
			support: "tous les fronts étaient fermés à la neutralisation", unitSuppression: "%s de son joueur ne pouvait neutraliser", antiTank: "%s de son joueur n’était en jeu",
		},
		units: [filters]string{"aucune unité", "aucun groupe d’infanterie (UI)", "aucun groupe du génie", "aucune équipe de reconnaissance", "aucun véhicule", "aucune unité sauf des chars", "aucune unité sauf des chefs"},
	},
}

// Because describes what prevents a card from being played, in French or
// English; for other languages, in English. The rule is the card's own, because
// its text sets the condition.
func (r *Rules) Because(id playtest.CardID, h playtest.PlayCondition, lang string) (rule, clause string) {
	w := becauses[lang]
	if w == nil {
		w = becauses["en"]
	}
	t := &r.data.tactics.types[int(id)-int(r.tacticsCard(0))]
	return ledger.Name(t.rule), w.clause(t, h)
}

func (w *reasons) clause(t *tacticsType, h playtest.PlayCondition) string {
	switch h {
	case keptNation:
		return w.nation
	case keptWindow:
		return fmt.Sprintf(w.window, w.moments(t))
	case keptRole:
		return w.role
	}
	if text := w.targets[t.verb]; strings.Contains(text, "%s") {
		return fmt.Sprintf(text, w.units[t.unit])
	}
	return w.targets[t.verb]
}

// moments lists the windows of a card.
func (w *reasons) moments(t *tacticsType) string {
	var all []string
	for at, is := range t.windows {
		if is {
			all = append(all, w.windows[at])
		}
	}
	return rulebook.OneOf(all, w.or)
}
