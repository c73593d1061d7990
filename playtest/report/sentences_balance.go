package report

import "punchboard/playtest/verdict"

// balanceSentences are the sentences of findings about who wins, and when.
var balanceSentences = map[verdict.Kind]sentences{
	{Class: verdict.Draws}: {
		form: shares,
		en: sentence{
			wrong: "{value} of games have no winner; your limit is {limit}.",
			well:  "Draws: {value} of games.",
		},
		fr: sentence{
			wrong: "{value} des parties n’ont pas de vainqueur ; votre limite est {limit}.",
			well:  "Parties nulles : {value}.",
		},
	},
	{Class: verdict.FirstSeat}: {
		form: shares,
		en: sentence{
			wrong: "Who begins wins {value}; you allow {floor} to {ceiling}.",
			well:  "Who begins wins {value}.",
		},
		fr: sentence{
			wrong: "Qui commence gagne {value} des parties ; vous admettez de {floor} à {ceiling}.",
			well:  "Qui commence gagne {value} des parties.",
		},
	},
	{Class: verdict.Balance}: {
		form: shares,
		en: sentence{
			wrong: "The {subject} side wins {value}; you allow {floor} to {ceiling}.",
			well:  "The {subject} side wins {value}.",
		},
		fr: sentence{
			wrong: "Le camp « {subject} » gagne {value} des parties ; vous admettez de {floor} à {ceiling}.",
			well:  "Le camp « {subject} » gagne {value} des parties.",
		},
	},
	{Class: verdict.Runaway}: {
		form: shares,
		en: sentence{
			wrong: "Who leads after a quarter of the game wins {value}; your limit is {limit}.",
			well:  "Who leads after a quarter wins {value}.",
		},
		fr: sentence{
			wrong: "Qui mène au quart de la partie la gagne dans {value} des cas ; votre limite est {limit}.",
			well:  "Qui mène au quart de la partie la gagne dans {value} des cas.",
		},
	},
	{Class: verdict.Runaway, Case: verdict.DecidedEarly}: {
		form: shares,
		en: sentence{
			wrong: "{value} of games are decided in their first half: who wins them leads from there to the end; your limit is {limit}.",
			well:  "{value} of games are decided in their first half.",
		},
		fr: sentence{
			wrong: "{value} des parties sont décidées dans leur première moitié : qui les gagne y mène déjà, et jusqu’au bout ; votre limite est {limit}.",
			well:  "{value} des parties sont décidées dans leur première moitié.",
		},
	},
	{Class: verdict.NoSkill}: {
		form: shares,
		en: sentence{
			wrong: "Sensible players win only {value} against random ones; you want {limit}.",
			well:  "Sensible players win {value} against random ones.",
		},
		fr: sentence{
			wrong: "Les joueurs sensés ne gagnent que {value} des parties contre le hasard ; vous voulez {limit}.",
			well:  "Les joueurs sensés gagnent {value} des parties contre le hasard.",
		},
	},
	{Class: verdict.Forced}: {
		form: shares,
		en: sentence{
			wrong: "{value} of decisions leave no choice; your limit is {limit}.",
			well:  "Forced decisions: {value}.",
		},
		fr: sentence{
			wrong: "{value} des décisions ne laissent aucun choix ; votre limite est {limit}.",
			well:  "Décisions forcées : {value}.",
		},
	},
	{Class: verdict.Length}: {
		form: shares,
		en: sentence{
			wrong: "Only {value} of games last {claim} turns, as the box says; half take {typical} or less, and you want {limit}.",
			well:  "{value} of games last {claim} turns, as the box says.",
		},
		fr: sentence{
			wrong: "{value} seulement des parties durent {claim} tours, comme le dit la boîte ; la moitié en prend {typical} au plus, et vous voulez {limit}.",
			well:  "{value} des parties durent {claim} tours, comme le dit la boîte.",
		},
	},
	{Class: verdict.Length, Case: verdict.InMinutes}: {
		form: shares,
		en: sentence{
			wrong: "Only {value} of games would last {claim} minutes, as the box says; half take about {typical} (an estimate).",
			well:  "{value} of games would last {claim} minutes, as the box says (an estimate).",
		},
		fr: sentence{
			wrong: "{value} seulement des parties dureraient {claim} minutes, comme le dit la boîte ; la moitié en prend {typical} environ (estimation).",
			well:  "{value} des parties dureraient {claim} minutes, comme le dit la boîte (estimation).",
		},
	},
}
