package report

// trialWords are the words of comparisons and sweeps in one language.
type trialWords struct {
	versions, deals, mirrored, equal, same string
	turned, turnedDrawn, alike             string
	gain, maybe, length, factor, unended   string
	side, drawer                           string    // whose wins and losses count
	decisions                              [4]string // by verdict.Decision
	sweep, noBest, alsoBest                string
	best                                   [4]string // within the limits, perhaps, outside, of the wrong length
	trends                                 [4]string // by verdict.Trend
	sure, against, draws, turns, inLength  string
}

func trialWordsIn(lang string) *trialWords {
	if lang == "fr" {
		return frenchTrials
	}
	return englishTrials
}

var englishTrials = &trialWords{
	versions:    "%s against %s",
	deals:       "%s deals, each on the same luck, %s · seed %d",
	mirrored:    "Each deal was played both ways round, because the players differ.",
	equal:       "Both versions play by the same data: the rules do not read what differs.",
	same:        "Every deal goes the very same way.",
	turned:      "Of %s deals %s turn into a win for %s, %s into a loss.",
	turnedDrawn: "Of %s deals %s turn into a win for %s, %s into a loss, %s into a draw.",
	alike:       "%s go the very same way.",
	side:        "%s",
	drawer:      "who draws %s first",
	gain:        "%s: %s ± %s wins in a hundred (%s before, %s after).",
	maybe:       "That may be no difference at all.",
	length:      "Games: %s ± %s turns (%s before, %s after).",
	factor:      "On luck of their own, the same certainty would take %s times as many games.",
	unended:     "%s deals had a game without an end and are left out.",
	decisions: [4]string{
		"Undecided after %s deals whether there is a difference of %s in a hundred: allow more with --games.",
		"Decided after %s deals: no difference of %s in a hundred.",
		"Decided after %s deals: it rises, and the test was for %s in a hundred.",
		"Decided after %s deals: it falls, and the test was for %s in a hundred.",
	},
	sweep: "%s: %s", noBest: "No game came to its end.", alsoBest: "This many games do not tell it from %s.",
	best: [4]string{
		"Best at %s: %s, surely within your limits of %s to %s.",
		"Best at %s: %s. More games would tell whether that is within your limits of %s to %s.",
		"Nearest at %s: %s. No value keeps your limits of %s to %s.",
		"Nearest at %s: %s (your limits: %s to %s), but no value gives games of the length that the box claims.",
	},
	trends: [4]string{
		"%s: no step differs for sure from the one before it.",
		"%s: wins rise along the range; no step falls for sure.",
		"%s: wins fall along the range; no step rises for sure.",
		"%s: wins go up and down along the range.",
	},
	sure: "95%", against: "against =", draws: "draws", turns: "turns", inLength: "in length",
}

var frenchTrials = &trialWords{
	versions:    "%s contre %s",
	deals:       "%s donnes, chacune avec la même chance, %s · graine %d",
	mirrored:    "Chaque donne a été jouée dans les deux sens, car les joueurs diffèrent.",
	equal:       "Les deux versions jouent avec les mêmes données : les règles ne lisent pas ce qui diffère.",
	same:        "Toutes les donnes se jouent exactement de même.",
	turned:      "Sur %s donnes, %s deviennent une victoire pour %s, %s une défaite.",
	turnedDrawn: "Sur %s donnes, %s deviennent une victoire pour %s, %s une défaite, %s une partie nulle.",
	alike:       "%s se jouent exactement de même.",
	side:        "« %s »",
	drawer:      "qui pioche « %s » en premier",
	gain:        "%s : %s ± %s victoires sur cent (%s avant, %s après).",
	maybe:       "Il se peut qu’il n’y ait aucune différence.",
	length:      "Durée : %s ± %s tours (%s avant, %s après).",
	factor:      "Chaque version avec sa propre chance, il faudrait %s fois plus de parties pour la même certitude.",
	unended:     "%s donnes comptaient une partie sans fin et sont laissées de côté.",
	decisions: [4]string{
		"Après %s donnes, on ne sait pas s’il y a une différence de %s sur cent : accordez-en plus avec --games.",
		"Décidé après %s donnes : pas de différence de %s sur cent.",
		"Décidé après %s donnes : hausse ; le test portait sur %s sur cent.",
		"Décidé après %s donnes : baisse ; le test portait sur %s sur cent.",
	},
	sweep: "%s : %s", noBest: "Aucune partie n’est allée à sa fin.", alsoBest: "Ce nombre de parties ne le distingue pas de %s.",
	best: [4]string{
		"Le mieux : %s, avec %s, sûrement dans vos limites de %s à %s.",
		"Le mieux : %s, avec %s. Plus de parties diraient si c’est dans vos limites de %s à %s.",
		"Au plus près : %s, avec %s. Aucune valeur ne respecte vos limites de %s à %s.",
		"Au plus près : %s, avec %s (vos limites : %s à %s), mais aucune valeur ne donne des parties de la durée que dit la boîte.",
	},
	trends: [4]string{
		"« %s » : aucun pas ne diffère sûrement du précédent.",
		"« %s » : les victoires montent au fil des valeurs ; aucun pas ne descend sûrement.",
		"« %s » : les victoires baissent au fil des valeurs ; aucun pas ne monte sûrement.",
		"« %s » : les victoires montent et baissent au fil des valeurs.",
	},
	sure: "95\u202f%", against: "face à =", draws: "nulles", turns: "tours", inLength: "bonne durée",
}
