package report

import "punchboard/playtest"

var rehearsedEnglish = &rehearsedWords{
	headlines: [4]string{"THE CARDS CAN BE PLAYED", "NOT ENOUGH DATA", "THE CARDS CAN BE PLAYED, with things to watch", "NOT READY TO PRINT"},
	caveat: "What a rehearsal cannot tell: nobody wins in it, so balance, the strength of cards and the length of play are not judged.\n" +
		"It deals, pays and plays as the section play of game.yaml says, and does not know what the cards do, or whether they are fun.",
	seats:   map[string]string{"first": "First player", "second": "Second player"},
	opening: "Opening hand, with at least one", exact: "exact", dealt: "dealt", hand: " (%s)", handFirst: "%s: ", more: " and %d more alike",
	obstacles: [3]string{
		playtest.NoObstacle: "What it needs never came together.", playtest.ObstacleForbidden: "playable lets it in no turn, whatever one has.",
		playtest.ObstacleCost: "It costs %[2]d (%[1]s), and nobody ever has more than %[3]d.",
	},
	stuck: "Hands with cards and nothing to play, by turn (±: 95% sure)", turn: "turn",
	pile: "The pile %s runs out in %s of games", pileBy: ", half of these by turn %d",
	marker: "%s: usually %d on the table at once; %d are enough for %s; never more than %d", printed: "; %d printed.", unprinted: "; none printed.",
}

var rehearsedFrench = &rehearsedWords{
	headlines: [4]string{"LES CARTES SE JOUENT", "DONNÉES INSUFFISANTES", "LES CARTES SE JOUENT, avec des points à surveiller", "PAS ENCORE BON À IMPRIMER"},
	caveat: "Ce qu’une répétition ne peut pas dire : personne n’y gagne ; l’équilibre, la force des cartes et la durée ne sont pas jugés.\n" +
		"Elle distribue, paie et joue comme le dit la section play de game.yaml ; elle ignore ce que font les cartes, et si elles amusent.",
	seats:   map[string]string{"first": "Premier joueur", "second": "Second joueur"},
	opening: "Main de départ, avec au moins une", exact: "exact", dealt: "donné", hand: " (%s)", handFirst: "%s : ", more: " et %d autres pareilles",
	obstacles: [3]string{
		playtest.NoObstacle: "Ce qu’il lui faut n’a jamais été réuni.", playtest.ObstacleForbidden: "playable ne l’admet à aucun tour, quoi qu’on ait.",
		playtest.ObstacleCost: "Elle coûte %[2]d (%[1]s), et personne n’a jamais plus de %[3]d.",
	},
	stuck: "Mains avec des cartes et rien à jouer, par tour (± : sûr à 95\u202f%)", turn: "tour",
	pile: "La pile %s s’épuise dans %s des parties", pileBy: ", une fois sur deux avant la fin du tour %d",
	marker: "%s : d’ordinaire %d à la fois sur la table ; %d suffisent pour %s ; jamais plus de %d", printed: " ; %d imprimés.", unprinted: " ; aucun imprimé.",
}
