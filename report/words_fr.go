package report

import "punchboard/verdict"

var french = &words{
	ready: "BON À IMPRIMER", almost: "BON À IMPRIMER, avec des points à surveiller", unsure: "DONNÉES INSUFFISANTES", notReady: "PAS ENCORE BON À IMPRIMER",
	caveat:  "Ce que cette page ne peut pas dire : si le jeu est amusant, clair ou rapide autour d’une table. Les joueurs étaient des programmes ; ils ne bluffent pas et ne parlent pas.",
	run:     "%s parties, %s contre %s · graine %d · empreinte %s",
	levels:  [4]string{"BON", "À VOIR", "ATTENTION", "ÉCHEC"},
	agents:  map[string]string{"random": "joueurs au hasard", "seeker": "chercheurs de règles", "greedy": "joueurs sensés", "sh200": "joueurs réfléchis (200)", "sh1000": "joueurs réfléchis (1 000)"},
	percent: "%s %%", decimal: ",", thousands: " ",
	between:  "%s (95 %% : %s à %s), sur %s, %s contre %s",
	ofGames:  "%s, sur %s, %s contre %s",
	together: " ; %d jugés ensemble",
	classes: map[verdict.Class]sentences{
		verdict.Broken:    {"Les règles se sont effondrées : {detail} ({value} des parties).", "Aucune partie n’enfreint ses propres règles.", shares},
		verdict.RuleGap:   {"Un joueur devait agir et ne pouvait rien faire ; la règle ne dit pas ce qui se passe alors ({value} des parties).", "Il y a toujours quelque chose à faire.", shares},
		verdict.Endless:   {"Certaines parties ne finissent jamais ({value}).", "Toutes les parties finissent.", shares},
		verdict.Draws:     {"{value} des parties n’ont pas de vainqueur ; votre limite est {limit}.", "Parties nulles : {value}.", shares},
		verdict.DeadRule:  {"La règle {subject} ne s’est jamais appliquée.", "La prochaine partie montre une règle nouvelle avec une chance inférieure à {value}.", shares},
		verdict.Undrawn:   {"{subject} n’est presque jamais piochée : dans {value} des parties.", "{subject} est piochée.", shares},
		verdict.DeadCard:  {"{subject} est piochée sans être jouée : {value} de ses pioches.", "{subject} est jouée.", shares},
		verdict.Inert:     {"{subject} ne change jamais rien : une autre valeur donne exactement les mêmes parties.", "{subject} compte.", counts},
		verdict.Dominated: {"{subject} est en tout point moins bonne qu’une autre carte.", "Aucune carte n’est en tout point moins bonne qu’une autre.", gains},
		verdict.Strength:  {"{subject} pèse trop sur le résultat : {value} points sur cent pour qui la pioche tôt ; votre limite est {limit}.", "{subject} vaut {value} points.", gains},
		verdict.FirstSeat: {"Qui commence gagne {value} ; ce devrait être 50 % à {limit} près.", "Qui commence gagne {value}.", shares},
		verdict.Balance:   {"Le camp {subject} gagne {value} ; votre limite est {limit}.", "Le camp {subject} gagne {value}.", shares},
		verdict.Runaway:   {"Qui mène au quart de la partie gagne {value} ; votre limite est {limit}.", "Qui mène au quart de la partie gagne {value}.", shares},
		verdict.Stuck:     {"Le joueur {subject} a des cartes et ne peut en jouer aucune dans {value} des tours ; deux tours de suite dans {games} des parties.", "Le joueur {subject} est bloqué dans {value} des tours.", shares},
		verdict.Exhausted: {"La pile {subject} s’épuise dans {value} des parties.", "La pile {subject} s’épuise dans {value} des parties.", shares},
		verdict.Shortage:  {"Trop peu de pions : {subject} en demande {value} pour 999 parties sur 1 000, et {limit} sont imprimés (il en manque dans {games} des parties).", "{subject} : {value} nécessaires, {limit} imprimés.", counts},
		verdict.Misprint:  {"{subject} se joue en {value} exemplaires et s’imprime en {limit}.", "Ce qui est imprimé est ce qui est joué.", counts},
		verdict.NoSkill:   {"Les joueurs sensés ne gagnent que {value} contre le hasard ; votre limite est {limit}.", "Les joueurs sensés gagnent {value} contre le hasard.", shares},
		verdict.Length:    {"{value} seulement des parties durent ce que dit la boîte ; votre limite est {limit}.", "{value} des parties durent ce que dit la boîte.", shares},
		verdict.Track:     {"La piste {subject} atteint {value}, et s’imprime jusqu’à {limit}.", "La piste {subject} reste dans ce qui est imprimé.", counts},
	},
}
