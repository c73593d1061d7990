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
	wins, sure, against, draws, inLength   string
}

func trialWordsIn(lang string) *trialWords {
	if lang == "fr" {
		return frenchTrials
	}
	return englishTrials
}

var englishTrials = &trialWords{
	versions:    "%s against %s",
	deals:       "%s deals, with the same cards and dice in every version, %s · seed %d",
	mirrored:    "Each deal was played twice, with the players swapped, because they differ.",
	equal:       "Both versions play the same: the rules do not use what you changed.",
	same:        "Every deal is played identically.",
	turned:      "Of %s deals, %s become a win for %s, %s a loss.",
	turnedDrawn: "Of %s deals, %s become a win for %s, %s a loss, %s a draw.",
	alike:       "%s are played identically.",
	side:        "the %s side",
	drawer:      "the player who draws “%s” first",
	gain:        "%s: win rate %s ± %s percentage points (%s before, %s after).",
	maybe:       "The difference is not significant.",
	length:      "Game length: %s ± %s %s (%s before, %s after).",
	factor:      "With separate deals, the same precision would take %s times as many games.",
	unended:     "Deals left out because a game did not end: %s.",
	decisions: [4]string{
		"Undecided after %s deals whether the difference reaches %s percentage points: allow more deals with --games.",
		"Decided after %s deals: the difference does not reach %s percentage points.",
		"Decided after %s deals: an increase (tested for %s percentage points).",
		"Decided after %s deals: a decrease (tested for %s percentage points).",
	},
	sweep: "%s: %s", noBest: "No game ended.", alsoBest: "Not significantly different: %s.",
	best: [4]string{
		"Best value: %s, with a win rate of %s, within your limits (%s).",
		"Best value: %s, with a win rate of %s. Play more games to know whether that is within your limits (%s).",
		"Nearest value: %s, with a win rate of %s. No value is within your limits (%s).",
		"Nearest value: %s, with a win rate of %s (your limits: %s), but no value gives games as long as the box says.",
	},
	trends: [4]string{
		"The %s side: no value differs significantly from the one before it.",
		"The %s side: the win rate rises over the range, with no significant fall.",
		"The %s side: the win rate falls over the range, with no significant rise.",
		"The %s side: the win rate goes up and down over the range.",
	},
	wins: "%s wins", sure: "95% CI", against: "change", draws: "draws", inLength: "as long as claimed",
}

var frenchTrials = &trialWords{
	versions:    "%s contre %s",
	deals:       "%s donnes, avec les mêmes cartes et les mêmes dés pour chaque version, %s · graine %d",
	mirrored:    "Chaque donne a été jouée deux fois, en échangeant les joueurs, car ils diffèrent.",
	equal:       "Les deux versions se jouent de la même façon : les règles n’utilisent pas ce qui a changé.",
	same:        "Toutes les donnes se jouent à l’identique.",
	turned:      "Sur %s donnes, %s deviennent une victoire pour %s, %s une défaite.",
	turnedDrawn: "Sur %s donnes, %s deviennent une victoire pour %s, %s une défaite, %s une partie nulle.",
	alike:       "%s se jouent à l’identique.",
	side:        "le camp « %s »",
	drawer:      "le joueur qui pioche « %s » en premier",
	gain:        "%s : taux de victoire %s ± %s points de pourcentage (%s avant, %s après).",
	maybe:       "La différence n’est pas significative.",
	length:      "Durée : %s ± %s %s (%s avant, %s après).",
	factor:      "Avec des donnes séparées, il faudrait %s fois plus de parties pour la même précision.",
	unended:     "Donnes écartées, car une partie ne s’est pas terminée : %s.",
	decisions: [4]string{
		"Après %s donnes, on ne sait pas si la différence atteint %s points de pourcentage : autorisez plus de donnes avec --games.",
		"Décidé après %s donnes : la différence n’atteint pas %s points de pourcentage.",
		"Décidé après %s donnes : une hausse (test pour %s points de pourcentage).",
		"Décidé après %s donnes : une baisse (test pour %s points de pourcentage).",
	},
	sweep: "%s : %s", noBest: "Aucune partie ne s’est terminée.", alsoBest: "Sans différence significative : %s.",
	best: [4]string{
		"Meilleure valeur : %s, avec %s de victoires, dans vos limites (%s).",
		"Meilleure valeur : %s, avec %s de victoires. Jouez plus de parties pour savoir si elle est dans vos limites (%s).",
		"Valeur la plus proche : %s, avec %s de victoires. Aucune valeur n’est dans vos limites (%s).",
		"Valeur la plus proche : %s, avec %s de victoires (vos limites : %s), mais aucune valeur ne donne des parties de la durée annoncée par la boîte.",
	},
	trends: [4]string{
		"Le camp « %s » : aucune valeur ne diffère significativement de la précédente.",
		"Le camp « %s » : le taux de victoire monte au fil des valeurs, sans baisse significative.",
		"Le camp « %s » : le taux de victoire baisse au fil des valeurs, sans hausse significative.",
		"Le camp « %s » : le taux de victoire monte et baisse au fil des valeurs.",
	},
	wins: "victoires « %s »", sure: "IC à 95\u202f%", against: "écart", draws: "nulles", inLength: "durée annoncée",
}
