package report

import "punchboard/playtest/verdict"

// cardSentences are the sentences of findings about single cards.
var cardSentences = map[verdict.Kind]sentences{
	{Class: verdict.Undrawn}: {
		form: shares,
		en: sentence{
			wrong: "“{subject}” is hardly ever drawn: in {value} of games (your limit: at least {limit}).",
			well:  "“{subject}” is drawn.",
			many:  "{n} cards are drawn.",
		},
		fr: sentence{
			wrong: "La carte « {subject} » n’est presque jamais piochée : dans {value} des parties (votre limite : au moins {limit}).",
			well:  "La carte « {subject} » est piochée.",
			many:  "{n} cartes sont piochées.",
		},
	},
	{Class: verdict.Undrawn, Case: verdict.KeptOut}: {
		form: shares,
		en: sentence{
			wrong: "“{subject}” is drawn far less often than its copies suggest: in {value} of games.",
		},
		fr: sentence{
			wrong: "La carte « {subject} » est piochée bien moins souvent que ne le laissent attendre ses exemplaires : dans {value} des parties.",
		},
	},
	{Class: verdict.DeadCard}: {
		form: shares,
		en: sentence{
			wrong: "“{subject}” is drawn but hardly ever played: in {value} of its draws (your limit: at least {limit}).",
			well:  "“{subject}” is played.",
			many:  "{n} cards are played.",
		},
		fr: sentence{
			wrong: "La carte « {subject} » est piochée mais presque jamais jouée : dans {value} de ses pioches (votre limite : au moins {limit}).",
			well:  "La carte « {subject} » est jouée.",
			many:  "{n} cartes sont jouées.",
		},
	},
	{Class: verdict.Unplayable}: {
		form: shares,
		en: sentence{
			wrong: "“{subject}” is a dead card: it could never be played, in any turn and with any hand. {why}",
			well:  "“{subject}” can be played.",
		},
		fr: sentence{
			wrong: "La carte « {subject} » est une carte morte : elle n’a jamais pu être jouée, quels que soient le tour et la main. {why}",
			well:  "La carte « {subject} » peut être jouée.",
		},
	},
	{Class: verdict.Unplayable, Case: verdict.AtStart}: {
		form: shares,
		en: sentence{
			wrong: "{subject}: nothing in hand is playable in the first turn, in {value} of games.",
			well:  "{subject} can play something in the first turn.",
		},
		fr: sentence{
			wrong: "{subject} : rien n’est jouable en main au premier tour, dans {value} des parties.",
			well:  "{subject} peut jouer au premier tour.",
		},
	},
	{Class: verdict.Dominated}: {
		form: gains,
		en: sentence{
			wrong: "“{subject}” is worse than “{detail}”, whose numbers and effects are at least as large: with those, its owner’s win rate would change by {value} percentage points.",
			well:  "No card is worse than another in every way.",
		},
		fr: sentence{
			wrong: "La carte « {subject} » est moins bonne que « {detail} », dont les nombres et les effets sont au moins aussi grands : avec ceux-ci, le taux de victoire de son propriétaire changerait de {value} points de pourcentage.",
			well:  "Aucune carte n’est en tout point moins bonne qu’une autre.",
		},
	},
	{Class: verdict.Dominated, Case: verdict.Outclassed}: {
		form: gains,
		en: sentence{
			wrong: "“{subject}” is worse than “{detail}”, whose numbers and effects are at least as large, and costs no less: with those, its owner’s win rate would change by {value} percentage points.",
		},
		fr: sentence{
			wrong: "La carte « {subject} » est moins bonne que « {detail} », dont les nombres et les effets sont au moins aussi grands, et ne coûte pas moins : avec ceux-ci, le taux de victoire de son propriétaire changerait de {value} points de pourcentage.",
		},
	},
	{Class: verdict.Dominated, Case: verdict.Burden}: {
		form: gains,
		en: sentence{
			wrong: "“{subject}” is worse than “{detail}”, although its own numbers and effects are at least as large: they are a burden, or our players misplay them. Making the two equal changes the win rate by {value} percentage points.",
		},
		fr: sentence{
			wrong: "La carte « {subject} » est moins bonne que « {detail} », alors que ses propres nombres et effets sont au moins aussi grands : ils la desservent, ou nos joueurs les jouent mal. Rendre les deux cartes égales change le taux de victoire de {value} points de pourcentage.",
		},
	},
	{Class: verdict.Strength}: {
		form: gains,
		en: sentence{
			wrong: "“{subject}” decides too much: {value} percentage points for the player who draws it early (your limit: {limit}).",
			well:  "“{subject}” is worth {value} percentage points.",
			many:  "{n} cards stay within your limit.",
		},
		fr: sentence{
			wrong: "La carte « {subject} » pèse trop sur le résultat : {value} points de pourcentage pour le joueur qui la pioche tôt (votre limite : {limit}).",
			well:  "La carte « {subject} » vaut {value} points de pourcentage.",
			many:  "{n} cartes respectent votre limite.",
		},
	},
	{Class: verdict.Strength, Case: verdict.ByReplacement}: {
		form: gains,
		en: sentence{
			wrong: "“{subject}” is too strong: each copy is worth {value} percentage points compared with “{detail}”, the median card of its kind (your limit: {limit}).",
			well:  "“{subject}” is worth {value} percentage points compared with “{detail}”.",
		},
		fr: sentence{
			wrong: "La carte « {subject} » est trop forte : chaque exemplaire vaut {value} points de pourcentage par rapport à « {detail} », la carte médiane de sa catégorie (votre limite : {limit}).",
			well:  "La carte « {subject} » vaut {value} points de pourcentage par rapport à « {detail} ».",
		},
	},
	{Class: verdict.Trap}: {
		form: gains,
		en: sentence{
			wrong: "“{subject}” is a trap, or our players misplay it: {value} percentage points for the player who draws it early (your limit: {limit}).",
			well:  "“{subject}” is not a trap.",
			many:  "{n} cards are not traps.",
		},
		fr: sentence{
			wrong: "La carte « {subject} » est un piège, ou nos joueurs la jouent mal : {value} points de pourcentage pour le joueur qui la pioche tôt (votre limite : {limit}).",
			well:  "La carte « {subject} » n’est pas un piège.",
			many:  "{n} cartes ne sont pas des pièges.",
		},
	},
	{Class: verdict.Trap, Case: verdict.ByReplacement}: {
		form: gains,
		en: sentence{
			wrong: "“{subject}” is a trap, or our players misplay it: each copy is worth {value} percentage points compared with “{detail}”, the median card of its kind (your limit: {limit}).",
			well:  "“{subject}” is not a trap.",
		},
		fr: sentence{
			wrong: "La carte « {subject} » est un piège, ou nos joueurs la jouent mal : chaque exemplaire vaut {value} points de pourcentage par rapport à « {detail} », la carte médiane de sa catégorie (votre limite : {limit}).",
			well:  "La carte « {subject} » n’est pas un piège.",
		},
	},
}
