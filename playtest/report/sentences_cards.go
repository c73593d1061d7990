package report

import "punchboard/playtest/verdict"

// cardSentences are the sentences of findings about single cards.
var cardSentences = map[verdict.Kind]sentences{
	{Class: verdict.Undrawn}: {
		form: shares,
		en: sentence{
			wrong: "{subject} is hardly ever drawn: in {value} of games; you want {limit}.",
			well:  "{subject} is drawn.",
			many:  "{n} cards are drawn.",
		},
		fr: sentence{
			wrong: "« {subject} » n’est presque jamais piochée : dans {value} des parties ; vous voulez {limit}.",
			well:  "« {subject} » est piochée.",
			many:  "{n} cartes sont piochées.",
		},
	},
	{Class: verdict.Undrawn, Case: verdict.KeptOut}: {
		form: shares,
		en: sentence{
			wrong: "{subject} is drawn far less often than it should be: in {value} of games.",
		},
		fr: sentence{
			wrong: "« {subject} » est piochée bien moins souvent qu’elle ne devrait : dans {value} des parties.",
		},
	},
	{Class: verdict.DeadCard}: {
		form: shares,
		en: sentence{
			wrong: "{subject} is drawn and not played: in {value} of its draws; you want {limit}.",
			well:  "{subject} is played.",
			many:  "{n} cards are played.",
		},
		fr: sentence{
			wrong: "« {subject} » est piochée sans être jouée : {value} de ses pioches ; vous voulez {limit}.",
			well:  "« {subject} » est jouée.",
			many:  "{n} cartes sont jouées.",
		},
	},
	{Class: verdict.Unplayable}: {
		form: shares,
		en: sentence{
			wrong: "{subject} is a dead card: whatever turn it was and whatever was in hand, it could never be played. {why}",
			well:  "{subject} can be played.",
		},
		fr: sentence{
			wrong: "« {subject} » est une carte morte : quel que soit le tour et quoi qu’on ait eu, on n’a jamais pu la jouer. {why}",
			well:  "« {subject} » peut être jouée.",
		},
	},
	{Class: verdict.Dominated}: {
		form: gains,
		en: sentence{
			wrong: "{subject} is worse than {detail}, whose numbers and effects are as large or larger: made like it, its copies are worth {value} wins in a hundred.",
			well:  "No card is worse than another in every way.",
		},
		fr: sentence{
			wrong: "« {subject} » est moins bonne que « {detail} », dont les nombres et les effets sont aussi grands ou plus grands : rendus pareils, ses exemplaires valent {value} victoires sur cent.",
			well:  "Aucune carte n’est en tout point moins bonne qu’une autre.",
		},
	},
	{Class: verdict.Dominated, Case: verdict.Outclassed}: {
		form: gains,
		en: sentence{
			wrong: "{subject} is worse than {detail}, whose numbers and effects are as large or larger, and costs no less: made like it, its copies are worth {value} wins in a hundred.",
		},
		fr: sentence{
			wrong: "« {subject} » est moins bonne que « {detail} », dont les nombres et les effets sont aussi grands ou plus grands, et ne coûte pas moins : rendus pareils, ses exemplaires valent {value} victoires sur cent.",
		},
	},
	{Class: verdict.Dominated, Case: verdict.Burden}: {
		form: gains,
		en: sentence{
			wrong: "{subject} is worse than {detail}, although its own numbers and effects are as large or larger: they are a burden, or our players misplay them. Alike, the two move {value} wins in a hundred.",
		},
		fr: sentence{
			wrong: "« {subject} » est moins bonne que « {detail} », alors que ses propres nombres et effets sont aussi grands ou plus grands : ils lui pèsent, ou nos joueurs les jouent mal. Rendues pareilles, elles déplacent {value} victoires sur cent.",
		},
	},
	{Class: verdict.Strength}: {
		form: gains,
		en: sentence{
			wrong: "{subject} moves the result too far: {value} wins in a hundred for who draws it early; your limit is {limit}.",
			well:  "{subject} is worth {value} wins in a hundred.",
			many:  "{n} cards keep within your limit.",
		},
		fr: sentence{
			wrong: "« {subject} » pèse trop sur le résultat : {value} victoires sur cent pour qui la pioche tôt ; votre limite est {limit}.",
			well:  "« {subject} » vaut {value} victoires sur cent.",
			many:  "{n} cartes respectent votre limite.",
		},
	},
	{Class: verdict.Strength, Case: verdict.ByReplacement}: {
		form: gains,
		en: sentence{
			wrong: "{subject} is too strong: each copy is worth {value} wins in a hundred against {detail}, the median card of its kind, in its place; your limit is {limit}.",
			well:  "{subject} is worth {value} wins in a hundred against {detail}.",
		},
		fr: sentence{
			wrong: "« {subject} » est trop forte : chaque exemplaire vaut {value} victoires sur cent, comparé à « {detail} », la carte médiane de son genre, mise à sa place ; votre limite est {limit}.",
			well:  "« {subject} » vaut {value} victoires sur cent face à « {detail} ».",
		},
	},
	{Class: verdict.Trap}: {
		form: gains,
		en: sentence{
			wrong: "{subject} is a trap, or our players misplay it: {value} wins in a hundred for who draws it early; your limit is {limit}.",
			well:  "{subject} is no trap.",
			many:  "{n} cards are no traps.",
		},
		fr: sentence{
			wrong: "« {subject} » est un piège, ou nos joueurs la jouent mal : {value} victoires sur cent pour qui la pioche tôt ; votre limite est {limit}.",
			well:  "« {subject} » n’est pas un piège.",
			many:  "{n} cartes ne sont pas des pièges.",
		},
	},
	{Class: verdict.Trap, Case: verdict.ByReplacement}: {
		form: gains,
		en: sentence{
			wrong: "{subject} is a trap, or our players misplay it: each copy is worth {value} wins in a hundred against {detail}, the median card of its kind, in its place; your limit is {limit}.",
			well:  "{subject} is no trap.",
		},
		fr: sentence{
			wrong: "« {subject} » est un piège, ou nos joueurs la jouent mal : chaque exemplaire vaut {value} victoires sur cent, comparé à « {detail} », la carte médiane de son genre, mise à sa place ; votre limite est {limit}.",
			well:  "« {subject} » n’est pas un piège.",
		},
	},
}
