package report

import "punchboard/playtest/verdict"

// componentSentences are the sentences of findings about hands, piles, markers and what is printed.
var componentSentences = map[verdict.Kind]sentences{
	{Class: verdict.Stuck}: {
		form: shares,
		en: sentence{
			wrong: "{subject}: cards in hand, none to play, in {value} of turns (your limit: {limit}); twice in a row in {games} of games.",
			well:  "{subject}: stuck in {value} of turns.",
		},
		fr: sentence{
			wrong: "« {subject} » : des cartes en main, aucune jouable, dans {value} des tours (votre limite : {limit}) ; deux fois de suite dans {games} des parties.",
			well:  "« {subject} » : main bloquée dans {value} des tours.",
		},
	},
	{Class: verdict.Exhausted}: {
		form: shares,
		en: sentence{
			wrong: "The pile {subject} runs out in {value} of games; your limit is {limit}.",
			well:  "The pile {subject} runs out in {value} of games.",
			many:  "{n} piles run out no more often than you allow.",
		},
		fr: sentence{
			wrong: "La pile « {subject} » s’épuise dans {value} des parties ; votre limite est {limit}.",
			well:  "La pile « {subject} » s’épuise dans {value} des parties.",
			many:  "{n} piles ne s’épuisent pas plus que vous ne l’admettez.",
		},
	},
	{Class: verdict.Shortage}: {
		form: counts,
		en: sentence{
			wrong: "Too few markers: {subject} needs {value} for {enough}; {limit} are printed; {games} of games fall short.",
			well:  "{subject}: {value} needed, {limit} printed.",
			many:  "{n} kinds of marker suffice.",
		},
		fr: sentence{
			wrong: "Trop peu de pions « {subject} » : il en faut {value} pour {enough} ; {limit} sont imprimés ; il en manque dans {games} des parties.",
			well:  "« {subject} » : {value} nécessaires, {limit} imprimés.",
			many:  "{n} sortes de pions suffisent.",
		},
	},
	{Class: verdict.Shortage, Case: verdict.JustEnough}: {
		form: counts,
		en: sentence{
			wrong: "Just enough markers: {subject}, with {limit} printed; {games} of games want more.",
		},
		fr: sentence{
			wrong: "Tout juste assez de pions : « {subject} », {limit} imprimés ; {games} des parties en veulent plus.",
		},
	},
	{Class: verdict.Shortage, Case: verdict.TooFewGames}: {
		form: counts,
		en: sentence{
			wrong: "Too few games to be sure of markers for {enough}: {value} kinds seem to suffice; play {limit} games or more.",
		},
		fr: sentence{
			wrong: "Trop peu de parties pour être sûr des pions pour {enough} : {value} sortes semblent suffire ; jouez {limit} parties ou plus.",
		},
	},
	{Class: verdict.Misprint}: {
		form: counts,
		en: sentence{
			wrong: "{subject} is played with {value} copies and printed with {limit}.",
			well:  "What is printed is what is played.",
		},
		fr: sentence{
			wrong: "« {subject} » se joue en {value} exemplaires et s’imprime en {limit}.",
			well:  "Ce qui est imprimé est ce qui est joué.",
		},
	},
}
