package report

import "punchboard/playtest/verdict"

// ruleSentences are the sentences of findings about the rules: what breaks, never ends, or is never applied.
var ruleSentences = map[verdict.Kind]sentences{
	{Class: verdict.Broken}: {
		form: shares,
		en: sentence{
			wrong: "The rules broke down: {detail} ({value} of games).",
			well:  "The rules never broke down.",
		},
		fr: sentence{
			wrong: "Panne des règles : {detail} ({value} des parties).",
			well:  "Aucune panne des règles.",
		},
	},
	{Class: verdict.Broken, Case: verdict.IllegalState}: {
		form: shares,
		en: sentence{
			wrong: "A state that cannot be: {detail} ({value} of games).",
			well:  "Every state holds what the rules promise.",
		},
		fr: sentence{
			wrong: "Un état impossible : {detail} ({value} des parties).",
			well:  "Tous les états tiennent ce que la règle promet.",
		},
	},
	{Class: verdict.RuleGap}: {
		form: shares,
		en: sentence{
			wrong: "A player had to act and could do nothing; the rules do not say what happens then ({value} of games).",
			well:  "There is always something to do.",
		},
		fr: sentence{
			wrong: "Un joueur devait agir et ne pouvait rien faire ; la règle ne dit pas ce qui se passe alors ({value} des parties).",
			well:  "Il y a toujours quelque chose à faire.",
		},
	},
	{Class: verdict.Orders}: {
		form: shares,
		en: sentence{
			wrong: "The order matters, and the rulebook must fix it: rule {subject}, in {value} of what happens at once. With {other} instead of {came}, {how}.",
		},
		fr: sentence{
			wrong: "L’ordre compte, et la règle du jeu doit le fixer : {subject}, dans {value} des cas simultanés. Avec {other} au lieu de {came}, {how}.",
		},
	},
	{Class: verdict.Orders, Case: verdict.AnyOrder}: {
		form: counts,
		en: sentence{
			well: "{value} events at once: any order will do.",
		},
		fr: sentence{
			well: "{value} cas simultanés : l’ordre n’y change rien.",
		},
	},
	{Class: verdict.Endless}: {
		form: shares,
		en: sentence{
			wrong: "Some games never end, or not in sensible time ({value}).",
			well:  "Every game ends.",
		},
		fr: sentence{
			wrong: "Certaines parties ne finissent jamais, ou pas en un temps raisonnable ({value}).",
			well:  "Toutes les parties finissent.",
		},
	},
	{Class: verdict.Endless, Case: verdict.Circle}: {
		form: shares,
		en: sentence{
			wrong: "Players can go in a circle: {detail} ({value} of games).",
			well:  "Nobody can go in a circle.",
		},
		fr: sentence{
			wrong: "On peut tourner en rond : {detail} ({value} des parties).",
			well:  "Personne ne peut tourner en rond.",
		},
	},
	{Class: verdict.DeadRule}: {
		form: shares,
		en: sentence{
			wrong: "Rule {subject} never came up.",
			well:  "A next game shows a new rule with a chance under {high}.",
		},
		fr: sentence{
			wrong: "La règle {subject} ne s’est jamais appliquée.",
			well:  "Une partie de plus montre une règle nouvelle avec moins de {high} de chances.",
		},
	},
	{Class: verdict.Inert}: {
		form: counts,
		en: sentence{
			wrong: "{subject} never matters: one more or one less plays the very same games.",
			well:  "{subject} matters.",
			many:  "{n} figures matter.",
		},
		fr: sentence{
			wrong: "« {subject} » ne change jamais rien : un de plus ou de moins donne exactement les mêmes parties.",
			well:  "« {subject} » compte.",
			many:  "{n} valeurs comptent.",
		},
	},
	{Class: verdict.Track}: {
		form: counts,
		en: sentence{
			wrong: "The track {subject} reaches {value}, and is printed to {limit}.",
			well:  "The track {subject} stays within its print.",
			many:  "{n} tracks stay within their print.",
		},
		fr: sentence{
			wrong: "La piste « {subject} » atteint {value}, et s’imprime jusqu’à {limit}.",
			well:  "La piste « {subject} » reste dans ce qui est imprimé.",
			many:  "{n} pistes restent dans ce qui est imprimé.",
		},
	},
}
