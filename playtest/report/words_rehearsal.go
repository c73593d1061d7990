package report

import "punchboard/playtest"

var rehearsedEnglish = &rehearsedWords{
	headlines: [4]string{"THE CARDS CAN BE PLAYED", "NOT ENOUGH DATA", "THE CARDS CAN BE PLAYED, with things to watch", "NOT READY TO PRINT"},
	caveat: "What a rehearsal cannot tell: nobody wins, so balance, the strength of cards and the length of play are not judged.\n" +
		"It deals, pays and plays as the section play of game.yaml says; it does not know what the cards do, or whether they are fun.",
	names:   map[string]string{"first": "First player", "second": "Second player", "all-turns": "all turns were played", "pile-empty": "the pile ran out"},
	opening: "Opening hand with at least one of", exact: "exact", dealt: "dealt", hand: " (%s)", handFirst: "%s: ", more: " and %d more like them",
	obstacles: [3]string{
		playtest.NoObstacle: "What it needs never came together.", playtest.ObstacleForbidden: "playable does not allow it in any turn, whatever the player has.",
		playtest.ObstacleCost: "It costs %[2]d (%[1]s), and nobody ever has more than %[3]d.",
	},
	stuck: "Hands with cards but none playable, by turn (±: 95% confidence interval)", turn: "turn",
	pile: "The pile “%s” runs out in %s of games", pileBy: "; median turn: %d",
	marker: "“%s”: median %d in play at once; %d are enough for %s; at most %d", printed: "; %d printed.", unprinted: "; none printed.",
}

var rehearsedFrench = &rehearsedWords{
	headlines: [4]string{"LES CARTES SONT JOUABLES", "DONNÉES INSUFFISANTES", "LES CARTES SONT JOUABLES, avec des points à surveiller", "PAS ENCORE BON À IMPRIMER"},
	caveat: "Ce qu’une répétition ne dit pas : comme personne ne gagne, l’équilibre, la force des cartes et la durée ne sont pas jugés.\n" +
		"Elle distribue, paie et joue comme le dit la section play de game.yaml ; elle ignore ce que font les cartes et si elles sont amusantes.",
	names:   map[string]string{"first": "Premier joueur", "second": "Second joueur", "all-turns": "tous les tours sont joués", "pile-empty": "la pile est épuisée"},
	opening: "Main de départ avec au moins une carte parmi", exact: "exact", dealt: "donnes", hand: " (%s)", handFirst: "%s : ", more: " et %d autres dans ce cas",
	obstacles: [3]string{
		playtest.NoObstacle: "Ce qu’il lui faut n’a jamais été réuni.", playtest.ObstacleForbidden: "playable ne la permet à aucun tour, quoi qu’ait le joueur.",
		playtest.ObstacleCost: "Elle coûte %[2]d (%[1]s), et personne n’a jamais plus de %[3]d.",
	},
	stuck: "Mains non vides sans carte jouable, par tour (± : intervalle de confiance à 95\u202f%)", turn: "tour",
	pile: "La pile « %s » s’épuise dans %s des parties", pileBy: " ; tour médian : %d",
	marker: "« %s » : médiane de %d en jeu à la fois ; %d suffisent pour %s ; jamais plus de %d", printed: " ; %d imprimés.", unprinted: " ; aucun imprimé.",
}
