package fireandcover

import (
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// phrases are the words of a story in one language.
type phrases struct {
	lang   string
	name   string        // of a card
	pass   [steps]string // "" for goesOn
	goesOn string
	does   [faceSquad + 1]string
	closer string
	ranges [ranges]string

	// Dice and cards.
	squad    string // its letter and nationality
	nation   string // of a squad, drawn at the setup
	first    string
	rolls    map[uint8]string // modifier, squad, face
	modified string
	draws    string
	peeks    string
	shuffled string

	// What came of them.
	rules                                                            map[playtest.RuleID]string
	lost, killed, joined                                             string
	men, menLeft                                                     rulebook.Counted
	pinned, rallied, outflanked, inTerrain, inOpen, bare, onHex, hex string
	gap, far, goals, hand                                            string
	cards                                                            rulebook.Counted
	standing, standingPinned, standingGap                            string
}

var stories = map[string]*phrases{"en": &english, "fr": &french}

var english = phrases{
	lang: "en", name: "%s",
	pass: [steps]string{
		atSetup: "begins in the open", atMorale: "plays no card", atRally: "plays no card", atBlock: "lets the enemy move",
		atCancel: "accepts the block", atKill: "leaves the enemy commander alone", atExtra: "ends the turn",
		atOpportunity: "ceases fire", atReturn: "ceases fire", atCovering: "ceases fire", atPosition: "ceases fire",
	},
	goesOn: "goes on",
	does: [...]string{
		stay: "stays in place", declare: "declares a move", point: "takes the point-man option", play: "plays %s",
		moveBy: "moves to %s (range: %s)", moveBare: "discards %s to move into the open (range: %s)", goTo: "moves to hex %s",
		extra: "draws an extra card", discard: "discards %s", faceSquad: "faces %s",
	},
	closer: " as at Point Blank",
	ranges: [...]string{"Point Blank", "Short", "Medium", "Long"},
	squad:  "Squad %s (%s)", nation: "Squad %c: %s", first: "First player roll of Squad %c: %d",
	rolls: map[uint8]string{
		forAttack: "Attack Roll%s of %s: %d", forAttack2: "Attack Roll%s of %s: −%d", forMine: "Minefield%s against %s: %d", forMine2: "Minefield%s against %s: −%d",
		forMorale: "Morale Check%s of %s: %d", forRout: "Rout%s of %s: %d", forRout2: "Rout%s of %s: −%d", forRally: "Rally Roll%s of %s: %d",
	},
	modified: " at %+d", draws: "%s draws: %s", peeks: "%s looks at the next cards of the deck: %s", shuffled: "The discard pile is shuffled: it is the new deck.",
	rules: map[playtest.RuleID]string{
		fc023: "No effect.", fc038: "Morale holds.", fc065: "The point man takes the hits.", fc075: "The move fails.", fc086: "Not rallied.",
	},
	lost: "%s: lost, its cards are discarded", killed: "%s: %s lost, %s", joined: "%s: %s more, %s", men: rulebook.Counted{One: "%d man", Many: "%d men"}, menLeft: rulebook.Counted{One: "%d left", Many: "%d left"},
	pinned: "%s: pinned", rallied: "%s: no longer pinned", outflanked: "%s: outflanked", inTerrain: "%s: in %s", inOpen: "%s: %s", bare: "in the open", onHex: "%s: on hex %s", hex: "hex %s",
	gap: "Range: %s", far: "out of range", goals: "%s: %d of %d Mission Objectives", hand: "%s: hand limit changed by %+d",
	cards:    rulebook.Counted{One: "%d card", Many: "%d cards"},
	standing: "%s %d of %d men%s, %s, %s, %d of %d objectives", standingPinned: ", pinned", standingGap: "range %s",
}

var french = phrases{
	lang: "fr", name: "« %s »",
	pass: [steps]string{
		atSetup: "commence à découvert", atMorale: "ne joue aucune carte", atRally: "ne joue aucune carte", atBlock: "laisse l’ennemi se déplacer",
		atCancel: "accepte le blocage", atKill: "épargne le chef ennemi", atExtra: "termine le tour",
		atOpportunity: "cesse le feu", atReturn: "cesse le feu", atCovering: "cesse le feu", atPosition: "cesse le feu",
	},
	goesOn: "continue",
	does: [...]string{
		stay: "reste sur place", declare: "annonce un mouvement", point: "prend l’option de l’homme de pointe", play: "joue %s",
		moveBy: "se déplace vers %s (portée : %s)", moveBare: "défausse %s pour se déplacer à découvert (portée : %s)", goTo: "se déplace vers la case %s",
		extra: "pioche une carte de plus", discard: "défausse %s", faceSquad: "affronte le %s",
	},
	closer: " comme à bout portant",
	ranges: [...]string{"bout portant", "courte", "moyenne", "longue"},
	squad:  "Groupe %s (%s)", nation: "Groupe %c : %s", first: "Jet du premier joueur, groupe %c : %d",
	rolls: map[uint8]string{
		forAttack: "Jet d’attaque%s, %s : %d", forAttack2: "Jet d’attaque%s, %s : −%d", forMine: "Champ de mines%s contre %s : %d", forMine2: "Champ de mines%s contre %s : −%d",
		forMorale: "Test de moral%s, %s : %d", forRout: "Déroute%s, %s : %d", forRout2: "Déroute%s, %s : −%d", forRally: "Jet de ralliement%s, %s : %d",
	},
	modified: " à %+d", draws: "%s pioche : %s", peeks: "%s regarde les prochaines cartes du paquet : %s", shuffled: "La défausse est mélangée : c’est le nouveau paquet.",
	rules: map[playtest.RuleID]string{
		fc023: "Sans effet.", fc038: "Le moral tient.", fc065: "L’homme de pointe encaisse les coups.", fc075: "Le mouvement échoue.", fc086: "Pas de ralliement.",
	},
	lost: "%s : perdu, ses cartes sont défaussées", killed: "%s : %s de moins, %s", joined: "%s : %s de plus, %s", men: rulebook.Counted{One: "%d homme", Many: "%d hommes"}, menLeft: rulebook.Counted{One: "reste %d", Many: "restent %d"},
	pinned: "%s : cloué", rallied: "%s : n’est plus cloué", outflanked: "%s : débordé", inTerrain: "%s : terrain %s", inOpen: "%s : %s", bare: "à découvert", onHex: "%s : case %s", hex: "case %s",
	gap: "Portée : %s", far: "hors de portée", goals: "%s : %d objectifs de mission sur %d", hand: "%s : taille de main modifiée de %+d",
	cards:    rulebook.Counted{One: "%d carte", Many: "%d cartes"},
	standing: "%s %d hommes sur %d%s, %s, %s, %d objectifs sur %d", standingPinned: ", cloué", standingGap: "portée %s",
}
