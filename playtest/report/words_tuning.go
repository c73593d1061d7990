package report

// tuneWords are the words of a search for the smallest change, in one language.
type tuneWords struct {
	head, played, kept, unclear, left  string
	others, numbers                    plural
	tried                              [MostMoves]plural
	search, untried, refused, late     string
	nothing, nearest, proposal         string
	confirmed, unsure, refuted         string
	contradicted, fresh, before, after string
	worse, thinking, gone              string
}

func tuneWordsIn(lang string) *tuneWords {
	if lang == "fr" {
		return frenchTuning
	}
	return englishTuning
}

var englishTuning = &tuneWords{
	head:    "%s: the smallest change that meets its claims",
	played:  "%s games of the game as it is and of each version in the last round, with the same cards and dice, %s · seed %d",
	kept:    "Nothing to change: every claim is met (%s).",
	unclear: "Nothing to change for now: no claim is surely missed, but more games are needed to be sure (`--games`).",
	left:    "Also over its limit, but not asked for (`--claims %s`):",
	others:  plural{"%s other claim is met.", "%s other claims are met."},
	numbers: plural{"%s number may change.", "%s numbers may change."},
	tried: [MostMoves]plural{
		{"%s single change", "%s single changes"}, {"%s pair", "%s pairs"}, {"%s set of three", "%s sets of three"},
	},
	search:       "Tried: %s. Games played in all: %s.",
	untried:      "Not tried, because larger or less promising: %s.",
	refused:      "Rejected by the rules: %s.",
	late:         "The time was up before the search ended; allow more with `--time`. On another machine it may find something else.",
	nothing:      "Nothing that was tried meets the claims. Allow other values or more numbers under `tune`.",
	nearest:      "NEAREST, but not enough · size %d",
	proposal:     "PROPOSAL %d · size %d · %s",
	confirmed:    "CONFIRMED by new games",
	unsure:       "NOT CONFIRMED: too few new games to be sure",
	refuted:      "NOT CONFIRMED: new games miss a claim",
	contradicted: "CONTRADICTED by thinking players",
	fresh:        "%s new games of each version, which chose nothing, seed %d:",
	before:       "before", after: "after ",
	worse:    "Gets worse:",
	thinking: "With %s:", gone: "No longer found.",
}

var frenchTuning = &tuneWords{
	head:    "%s : le plus petit changement qui tient ses promesses",
	played:  "%s parties du jeu tel quel et de chaque version du dernier tour, avec les mêmes cartes et les mêmes dés, %s · graine %d",
	kept:    "Rien à changer : toutes les promesses sont tenues (%s).",
	unclear: "Rien à changer pour l’instant : aucune promesse n’est manquée de façon sûre, mais il faut plus de parties pour en être certain (`--games`).",
	left:    "Dépasse aussi sa limite, sans avoir été demandé (`--claims %s`) :",
	others:  plural{"%s autre promesse est tenue.", "%s autres promesses sont tenues."},
	numbers: plural{"%s nombre peut changer.", "%s nombres peuvent changer."},
	tried: [MostMoves]plural{
		{"%s changement simple", "%s changements simples"}, {"%s paire", "%s paires"}, {"%s triplet", "%s triplets"},
	},
	search:       "Essais : %s. Parties jouées en tout : %s.",
	untried:      "Non essayés, car plus grands ou moins prometteurs : %s.",
	refused:      "Refusés par les règles : %s.",
	late:         "Le temps s’est écoulé avant la fin de la recherche ; accordez-en plus avec `--time`. Sur une autre machine, le résultat peut différer.",
	nothing:      "Aucun essai ne tient les promesses. Autorisez d’autres valeurs ou plus de nombres sous `tune`.",
	nearest:      "LE PLUS PROCHE, mais insuffisant · taille %d",
	proposal:     "PROPOSITION %d · taille %d · %s",
	confirmed:    "CONFIRMÉE par de nouvelles parties",
	unsure:       "NON CONFIRMÉE : trop peu de nouvelles parties pour en être sûr",
	refuted:      "NON CONFIRMÉE : de nouvelles parties manquent une promesse",
	contradicted: "CONTREDITE par les joueurs réfléchis",
	fresh:        "%s nouvelles parties de chaque version, qui n’ont rien choisi, graine %d :",
	before:       "avant", after: "après",
	worse:    "S’aggrave :",
	thinking: "Avec les %s :", gone: "Ne se présente plus.",
}
