package report

var notesEnglish = &noteWords{
	copies:    plural{"%s copy", "%s copies"},
	absent:    "The deck in play has no copy of it.",
	scarce:    "With {copies} among {cards} cards, at most {expected} can be expected: the game is short or the deck is large.",
	excluded:  "With {copies} among {cards} cards, it should appear in {expected} of games: the rules or the setup keep it out.",
	held:      "It was in hand in {turns} turns, playable in {free} of them, and played in {played} of those.",
	never:     "It was in hand in {turns} turns and never playable.",
	kept:      "What prevented it: {kept}.",
	willingly: "Nothing forbids it: these players see no use for it.",
	loop:      "Played again and again: {cards}.",
}

var notesFrench = &noteWords{
	copies:    plural{"%s exemplaire", "%s exemplaires"},
	absent:    "Le paquet joué n’en contient aucun exemplaire.",
	scarce:    "Avec {copies} sur {cards} cartes, on peut s’attendre à {expected} au plus : la partie est courte, ou le paquet épais.",
	excluded:  "Avec {copies} sur {cards} cartes, on devrait la voir dans {expected} des parties : la règle ou la mise en place l’écarte.",
	held:      "En main pendant {turns} tours, elle était jouable dans {free} d’entre eux, et y a été jouée dans {played} des cas.",
	never:     "En main pendant {turns} tours, elle n’a jamais été jouable.",
	kept:      "Ce qui l’en empêchait : {kept}.",
	willingly: "Rien ne l’interdit : ces joueurs n’y voient pas d’intérêt.",
	loop:      "Jouées sans cesse : {cards}.",
}
