package report

import "punchboard/playtest/verdict"

// componentSentences are the sentences of findings about hands, piles, markers and what is printed.
var componentSentences = map[verdict.Kind]sentences{
	{Class: verdict.Stuck}: {
		form: shares,
		en: sentence{
			wrong: "{subject}: cards in hand but none playable in {value} of turns (your limit: {limit}); two turns in a row in {games} of games.",
			well:  "{subject}: no playable card in {value} of turns.",
		},
		fr: sentence{
			wrong: "« {subject} » : des cartes en main, mais aucune jouable, dans {value} des tours (votre limite : {limit}) ; deux tours de suite dans {games} des parties.",
			well:  "« {subject} » : aucune carte jouable dans {value} des tours.",
		},
	},
	{Class: verdict.Exhausted}: {
		form: shares,
		en: sentence{
			wrong: "The pile “{subject}” runs out in {value} of games (your limit: {limit}).",
			well:  "The pile “{subject}” runs out in {value} of games.",
			many:  "{n} piles run out no more often than your limit allows.",
		},
		fr: sentence{
			wrong: "La pile « {subject} » s’épuise dans {value} des parties (votre limite : {limit}).",
			well:  "La pile « {subject} » s’épuise dans {value} des parties.",
			many:  "{n} piles ne s’épuisent pas plus souvent que votre limite.",
		},
	},
	{Class: verdict.Shortage}: {
		form: counts,
		en: sentence{
			wrong: "Too few “{subject}” markers: {limit} printed, {value} needed for {enough}; {games} of games run short.",
			well:  "“{subject}”: {value} needed, {limit} printed.",
			many:  "{n} kinds of markers: enough are printed.",
		},
		fr: sentence{
			wrong: "Trop peu de marqueurs « {subject} » : {limit} imprimés, {value} nécessaires pour {enough} ; il en manque dans {games} des parties.",
			well:  "« {subject} » : {value} nécessaires, {limit} imprimés.",
			many:  "{n} sortes de marqueurs : assez d’exemplaires imprimés.",
		},
	},
	{Class: verdict.Shortage, Case: verdict.JustEnough}: {
		form: counts,
		en: sentence{
			wrong: "Barely enough “{subject}” markers: {limit} printed; {games} of games need more.",
		},
		fr: sentence{
			wrong: "Tout juste assez de marqueurs « {subject} » : {limit} imprimés ; {games} des parties en demandent plus.",
		},
	},
	{Class: verdict.Shortage, Case: verdict.TooFewGames}: {
		form: counts,
		en: sentence{
			wrong: "Too few games to be sure that markers are enough for {enough}: {value} kinds seem to be; play at least {limit} games.",
		},
		fr: sentence{
			wrong: "Trop peu de parties pour être sûr que les marqueurs suffisent pour {enough} : {value} sortes semblent suffire ; jouez au moins {limit} parties.",
		},
	},
	{Class: verdict.Misprint}: {
		form: counts,
		en: sentence{
			wrong: "“{subject}”: {value} copies played, {limit} printed.",
			well:  "The copies printed match the copies played.",
		},
		fr: sentence{
			wrong: "« {subject} » : {value} exemplaires joués, {limit} imprimés.",
			well:  "Le nombre d’exemplaires imprimés est celui qui est joué.",
		},
	},
	{Class: verdict.WrongText}: {
		form: counts,
		en: sentence{
			wrong: "“{subject}”: its text says {limit} where the rules play {value}.",
			well:  "The figures in the texts of {value} cards match the effects that are played.",
		},
		fr: sentence{
			wrong: "« {subject} » : son texte dit {limit} là où la règle joue {value}.",
			well:  "Les chiffres des textes de {value} cartes sont ceux des effets joués.",
		},
	},
}
