package report

import "punchboard/playtest/verdict"

// ruleSentences are the sentences of findings about the rules: what breaks, never ends, or is never applied.
var ruleSentences = map[verdict.Kind]sentences{
	{Class: verdict.Broken}: {
		form: shares,
		en: sentence{
			wrong: "The rules broke down in {value} of games: {detail}.",
			well:  "The rules never broke down.",
		},
		fr: sentence{
			wrong: "Les règles se sont bloquées dans {value} des parties : {detail}.",
			well:  "Les règles ne se sont jamais bloquées.",
		},
	},
	{Class: verdict.Broken, Case: verdict.IllegalState}: {
		form: shares,
		en: sentence{
			wrong: "Impossible state in {value} of games: {detail}.",
			well:  "No state breaks the rules.",
		},
		fr: sentence{
			wrong: "État impossible dans {value} des parties : {detail}.",
			well:  "Tous les états sont conformes à la règle.",
		},
	},
	{Class: verdict.RuleGap}: {
		form: shares,
		en: sentence{
			wrong: "A player had to act but could do nothing, in {value} of games; the rules do not say what happens then.",
			well:  "The player to act always had a legal choice.",
		},
		fr: sentence{
			wrong: "Un joueur devait agir et ne pouvait rien faire, dans {value} des parties ; la règle ne dit pas ce qui se passe alors.",
			well:  "Le joueur qui doit agir a toujours eu un coup légal à jouer.",
		},
	},
	{Class: verdict.Orders}: {
		form: shares,
		en: sentence{
			wrong: "The rulebook must say what comes first: under rule {subject}, the order of simultaneous events matters in {value} of cases. With “{other}” instead of “{came}”, {how}.",
		},
		fr: sentence{
			wrong: "La règle du jeu doit dire ce qui passe en premier : pour la règle {subject}, l’ordre des effets simultanés compte dans {value} des cas. Avec « {other} » au lieu de « {came} », {how}.",
		},
	},
	{Class: verdict.Orders, Case: verdict.AnyOrder}: {
		form: counts,
		en: sentence{
			well: "{value} simultaneous events: their order never mattered.",
		},
		fr: sentence{
			well: "{value} situations avec effets simultanés : leur ordre n’a jamais rien changé.",
		},
	},
	{Class: verdict.Endless}: {
		form: shares,
		en: sentence{
			wrong: "{value} of games never end, or take far too long.",
			well:  "Every game ended.",
		},
		fr: sentence{
			wrong: "{value} des parties ne finissent jamais, ou durent beaucoup trop longtemps.",
			well:  "Toutes les parties se sont terminées.",
		},
	},
	{Class: verdict.Endless, Case: verdict.Circle}: {
		form: shares,
		en: sentence{
			wrong: "Players can go in circles, in {value} of games: {detail}.",
			well:  "Players cannot go in circles.",
		},
		fr: sentence{
			wrong: "On peut tourner en rond, dans {value} des parties : {detail}.",
			well:  "On ne peut pas tourner en rond.",
		},
	},
	{Class: verdict.DeadRule}: {
		form: shares,
		en: sentence{
			wrong: "Rule {subject} never came up.",
			well:  "The chance that one more game triggers a rule not seen yet is below {high}.",
		},
		fr: sentence{
			wrong: "La règle {subject} ne s’est jamais appliquée.",
			well:  "Une partie de plus a moins de {high} de chances d’appliquer une règle encore jamais vue.",
		},
	},
	{Class: verdict.Inert}: {
		form: counts,
		en: sentence{
			wrong: "“{subject}” never matters: one more or one less gives exactly the same games.",
			well:  "“{subject}” matters.",
			many:  "{n} numbers matter.",
		},
		fr: sentence{
			wrong: "« {subject} » ne change jamais rien : un de plus ou de moins donne exactement les mêmes parties.",
			well:  "« {subject} » compte.",
			many:  "{n} nombres comptent.",
		},
	},
	{Class: verdict.Track}: {
		form: counts,
		en: sentence{
			wrong: "The track “{subject}” reaches {value} but is printed only to {limit}.",
			well:  "The track “{subject}” stays within its printed spaces.",
			many:  "{n} tracks stay within their printed spaces.",
		},
		fr: sentence{
			wrong: "La piste « {subject} » atteint {value}, mais n’est imprimée que jusqu’à {limit}.",
			well:  "Sur la piste « {subject} », les cases imprimées suffisent.",
			many:  "Sur {n} pistes, les cases imprimées suffisent.",
		},
	},
}
