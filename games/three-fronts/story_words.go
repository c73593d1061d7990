package threefronts

import (
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// phrases are the words of a story in one language. The arguments are in the order in
// which the sentences fill them in.
type phrases struct {
	lang                            string
	name                            string // of a card
	does                            map[kind]string
	fronts                          [playtest.Seats][fronts]string // as seen from each seat
	squad, tactics, onUnit, onFront string
	phases                          [phases]string

	// What a player lets happen.
	ends, noCards, atStart, beforeAssault, beforeFight, letMove, letRoll string
	roll                                                                 map[step]string

	// Dice and cards.
	sides                                     [playtest.Seats]string // as in "the Fire Roll of a unit (German)"
	players                                   [playtest.Seats]string
	first, draws, sees, support, mines, armor string
	rolls                                     map[uint8]string
	modified, drawn                           string

	// What came of them.
	rules                                   map[playtest.RuleID]string
	total, casualty, pinned, rallied        string
	destroyed, routed, reshuffled, mayNot   string
	strength, pins, rest, units, cards, pin rulebook.Counted
	standing                                string
}

var stories = map[string]*phrases{"en": &english, "fr": &french}

var english = phrases{
	lang: "en", name: "%s",
	does: map[kind]string{
		deploy: "deploys %s on the %s", moveTo: "moves %s to the %s", extraCard: "draws an extra %[2]s card with %[1]s", play: "plays %s%s",
		discard: "discards %s", goOut: "sends %s on a mission", look: "looks at the enemy hand", mark: "adds 1 to Suppression Rolls against the %s",
		shell: "suppresses the %[2]s with %[1]s", declare: "assaults the %[2]s with %[1]s", pickFront: "resolves the fight on the %s", shoot: "fires with %s",
		rallyOne: "tries to rally %s", leadOne: "tries to rally %[2]s with %[1]s",
	},
	fronts: [playtest.Seats][fronts]string{{"left front", "center front", "right front"}, {"right front", "center front", "left front"}},
	squad:  "Squad", tactics: "Tactics", onUnit: " on %s", onFront: " on the %s",
	phases: [phases]string{"Deploy Phase", "Tactics Phase", "Recon Phase", "Suppression Phase", "Assault Phase", "Rally Phase"},
	ends:   "ends the %s", noCards: "plays no card %s", atStart: "at the start of the %s", beforeAssault: "before the assault",
	beforeFight: "before the fight on the %s", letMove: "lets the unit move", letRoll: "lets the %s stand",
	roll:    map[step]string{atRoll: "Suppression Roll", atFire: "Fire Rolls", atSalvo: "Fire Rolls", atRallyRoll: "Rally Roll"},
	sides:   [playtest.Seats]string{"American", "German"},
	players: [playtest.Seats]string{"The American player", "The German player"},
	first:   "%s goes first", draws: "%s draws: %s", sees: "%s holds: %s",
	rolls: map[uint8]string{
		forRecon: "Recon Roll%s of %s: %d", forSpot: "Suppression Roll%s against %s: %d", forUnitRoll: "Suppression Roll%s of %s: %d", forFire: "Fire Roll%s of %s: %d",
		forRally: "Rally Roll%s of %s: %d", forLedRally: "Rally Roll%s of %s: %d", forCardRally: "Rally Roll%s of %s: %d",
	},
	support: "Suppression Roll of %s: %d", mines: "Fire Roll of %s: %d", armor: "Armor Roll: %d", modified: " at %+d", drawn: "Drawn as the target: %s",
	rules: map[playtest.RuleID]string{
		tf033: "Spotted.", tf034: "The mission finds nothing.", tf035: "The mission succeeds.", tf043: "No effect.", tf057: "A die misses.", tf064: "Not rallied.",
		tf073: "The armor does not help.", tf074: "The armor helps.", tf076: "Snipers have no effect on tanks.", tf086: "Anti-Tank: vehicles and artillery first.",
	},
	total: "Total: %d", casualty: "%s: casualty, %s left", pinned: "%s: pinned%s", rallied: "%s: rallied%s", destroyed: "%s: destroyed (loss %d of %d)", routed: "%s: routed (loss %d of %d)",
	reshuffled: "The Tactics cards are shuffled again.", mayNot: "%s: may not move again this turn",
	strength: rulebook.Counted{One: "Strength %d", Many: "Strength %d"}, pins: rulebook.Counted{One: " (%d marker)", Many: " (%d markers)"}, rest: rulebook.Counted{One: " (%d marker left)", Many: " (%d markers left)"},
	units: rulebook.Counted{One: "%d unit", Many: "%d units"},
	cards: rulebook.Counted{One: "%d Tactics card", Many: "%d Tactics cards"}, pin: rulebook.Counted{One: "%d pinned", Many: "%d pinned"},
	standing: "%s: %s (left %d, center %d, right %d), %s, %d of %d lost, %s",
}

var french = phrases{
	lang: "fr", name: "« %s »",
	does: map[kind]string{
		deploy: "déploie %s sur le %s", moveTo: "déplace %s vers le %s", extraCard: "pioche une carte %[2]s de plus grâce à %[1]s", play: "joue %s%s",
		discard: "défausse %s", goOut: "envoie %s en mission", look: "regarde la main ennemie", mark: "ajoute 1 aux jets de neutralisation contre le %s",
		shell: "tire avec %[1]s pour neutraliser le %[2]s", declare: "donne l’assaut sur le %[2]s avec %[1]s", pickFront: "résout le combat sur le %s", shoot: "tire avec %s",
		rallyOne: "tente de rallier %s", leadOne: "tente de rallier %[2]s grâce à %[1]s",
	},
	fronts: [playtest.Seats][fronts]string{{"front gauche", "front central", "front droit"}, {"front droit", "front central", "front gauche"}},
	squad:  "Unité", tactics: "Tactique", onUnit: " sur %s", onFront: " sur le %s",
	phases: [phases]string{"phase de déploiement", "phase tactique", "phase de reconnaissance", "phase de neutralisation", "phase d’assaut", "phase de ralliement"},
	ends:   "termine la %s", noCards: "ne joue aucune carte %s", atStart: "au début de la %s", beforeAssault: "avant l’assaut",
	beforeFight: "avant le combat sur le %s", letMove: "laisse l’unité se déplacer", letRoll: "laisse %s produire son effet",
	roll:    map[step]string{atRoll: "le jet de neutralisation", atFire: "le tir", atSalvo: "le tir", atRallyRoll: "le jet de ralliement"},
	sides:   [playtest.Seats]string{"américain", "allemand"},
	players: [playtest.Seats]string{"Le joueur américain", "Le joueur allemand"},
	first:   "%s commence", draws: "%s pioche : %s", sees: "%s a en main : %s",
	rolls: map[uint8]string{
		forRecon: "Jet de reconnaissance%s, %s : %d", forSpot: "Jet de neutralisation%s contre %s : %d", forUnitRoll: "Jet de neutralisation%s, %s : %d", forFire: "Jet de tir%s, %s : %d",
		forRally: "Jet de ralliement%s, %s : %d", forLedRally: "Jet de ralliement%s, %s : %d", forCardRally: "Jet de ralliement%s, %s : %d",
	},
	support: "Jet de neutralisation, %s : %d", mines: "Jet de tir, %s : %d", armor: "Jet de blindage : %d", modified: " à %+d", drawn: "Cible tirée au sort : %s",
	rules: map[playtest.RuleID]string{
		tf033: "Repérée.", tf034: "La mission ne trouve rien.", tf035: "La mission réussit.", tf043: "Sans effet.", tf057: "Un dé manque.", tf064: "Pas de ralliement.",
		tf073: "Le blindage ne protège pas.", tf074: "Le blindage protège.", tf076: "Les tireurs d’élite n’ont pas d’effet sur les chars.", tf086: "Antichar : d’abord les véhicules et l’artillerie.",
	},
	total: "Total : %d", casualty: "%s : une perte, %s restante", pinned: "%s : un pion Cloué%s", rallied: "%s : un pion Cloué de moins%s", destroyed: "%s : destruction (perte %d sur %d)", routed: "%s : déroute (perte %d sur %d)",
	reshuffled: "Les cartes Tactique sont mélangées de nouveau.", mayNot: "%s : ne peut plus bouger ce tour",
	strength: rulebook.Counted{One: "Force %d", Many: "Force %d"}, pins: rulebook.Counted{One: " (%d en tout)", Many: " (%d en tout)"}, rest: rulebook.Counted{One: " (reste %d pion)", Many: " (restent %d pions)"},
	units: rulebook.Counted{One: "%d unité", Many: "%d unités"},
	cards: rulebook.Counted{One: "%d carte Tactique", Many: "%d cartes Tactique"}, pin: rulebook.Counted{One: "%d clouée", Many: "%d clouées"},
	standing: "%s : %s (%d à gauche, %d au centre, %d à droite), %s, %d sur %d perdues, %s",
}
