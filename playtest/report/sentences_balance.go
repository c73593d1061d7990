package report

import "punchboard/playtest/verdict"

// balanceSentences are the sentences of findings about who wins, and when.
var balanceSentences = map[verdict.Kind]sentences{
	{Class: verdict.Draws}: {
		form: shares,
		en: sentence{
			wrong: "{value} of games end in a draw (your limit: {limit}).",
			well:  "{value} of games end in a draw.",
		},
		fr: sentence{
			wrong: "{value} des parties sont nulles (votre limite : {limit}).",
			well:  "Parties nulles : {value}.",
		},
	},
	{Class: verdict.FirstSeat}: {
		form: shares,
		en: sentence{
			wrong: "The first player wins {value} of games (your limit: {band}).",
			well:  "The first player wins {value} of games.",
		},
		fr: sentence{
			wrong: "Le premier joueur gagne {value} des parties (vos limites : {band}).",
			well:  "Le premier joueur gagne {value} des parties.",
		},
	},
	{Class: verdict.Balance}: {
		form: shares,
		en: sentence{
			wrong: "The {subject} side wins {value} of games (your limit: {band}).",
			well:  "The {subject} side wins {value} of games.",
		},
		fr: sentence{
			wrong: "Le camp « {subject} » gagne {value} des parties (vos limites : {band}).",
			well:  "Le camp « {subject} » gagne {value} des parties.",
		},
	},
	{Class: verdict.Runaway}: {
		form: shares,
		en: sentence{
			wrong: "The player ahead after a quarter of the game goes on to win {value} of the time (your limit: {limit}).",
			well:  "The player ahead after a quarter of the game goes on to win {value} of the time.",
		},
		fr: sentence{
			wrong: "Le joueur en tête au quart de la partie la gagne dans {value} des cas (votre limite : {limit}).",
			well:  "Le joueur en tête au quart de la partie la gagne dans {value} des cas.",
		},
	},
	{Class: verdict.Runaway, Case: verdict.DecidedEarly}: {
		form: shares,
		en: sentence{
			wrong: "{value} of games are decided in their first half: from then on, the winner is ahead to the end (your limit: {limit}).",
			well:  "{value} of games are decided in their first half.",
		},
		fr: sentence{
			wrong: "{value} des parties sont décidées dans leur première moitié : le vainqueur y prend la tête et la garde jusqu’au bout (votre limite : {limit}).",
			well:  "{value} des parties sont décidées dans leur première moitié.",
		},
	},
	{Class: verdict.NoSkill}: {
		form: shares,
		en: sentence{
			wrong: "Sensible players win only {value} of games against random ones (your limit: at least {limit}).",
			well:  "Sensible players win {value} of games against random ones.",
		},
		fr: sentence{
			wrong: "Les joueurs avisés ne gagnent que {value} des parties contre des joueurs aléatoires (votre limite : au moins {limit}).",
			well:  "Les joueurs avisés gagnent {value} des parties contre des joueurs aléatoires.",
		},
	},
	{Class: verdict.Forced}: {
		form: shares,
		en: sentence{
			wrong: "{value} of decisions leave no choice (your limit: {limit}).",
			well:  "{value} of decisions leave no choice.",
		},
		fr: sentence{
			wrong: "{value} des décisions ne laissent aucun choix (votre limite : {limit}).",
			well:  "{value} des décisions ne laissent aucun choix.",
		},
	},
	{Class: verdict.Length}: {
		form: shares,
		en: sentence{
			wrong: "Only {value} of games last {claim} {turns}, as the box says (your limit: at least {limit}); median: {typical}.",
			well:  "{value} of games last {claim} {turns}, as the box says.",
		},
		fr: sentence{
			wrong: "Seulement {value} des parties durent {claim} {turns}, comme l’annonce la boîte (votre limite : au moins {limit}) ; médiane : {typical}.",
			well:  "{value} des parties durent {claim} {turns}, comme l’annonce la boîte.",
		},
	},
	{Class: verdict.Length, Case: verdict.InMinutes}: {
		form: shares,
		en: sentence{
			wrong: "Only {value} of games would last {claim} minutes, as the box says; median: about {typical} (an estimate).",
			well:  "{value} of games would last {claim} minutes, as the box says (an estimate).",
		},
		fr: sentence{
			wrong: "Seulement {value} des parties dureraient {claim} minutes, comme l’annonce la boîte ; médiane : environ {typical} (estimation).",
			well:  "{value} des parties dureraient {claim} minutes, comme l’annonce la boîte (estimation).",
		},
	},
}
