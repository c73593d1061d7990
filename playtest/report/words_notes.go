package report

var notesEnglish = &noteWords{
	copies:    plural{"%s copy", "%s copies"},
	absent:    "No copy of it is in the deck that is played.",
	scarce:    "With {copies} among {cards} cards no more than {expected} is to be expected: the game is short, or the deck long.",
	excluded:  "With {copies} among {cards} cards it should be seen in {expected} of games: the rules or the setup keep it out.",
	held:      "Held in {turns} turns, it could be played in {free} of them, and was in {played} of those.",
	never:     "Held in {turns} turns, it could be played in none.",
	kept:      "What kept it: {kept}.",
	willingly: "Nothing forbids it: these players see no use in it.",
}

var notesFrench = &noteWords{
	copies:    plural{"%s exemplaire", "%s exemplaires"},
	absent:    "Aucun exemplaire n’en est dans le paquet qui se joue.",
	scarce:    "Avec {copies} sur {cards} cartes, on ne peut attendre plus de {expected} : la partie est courte, ou le paquet long.",
	excluded:  "Avec {copies} sur {cards} cartes, on devrait la voir dans {expected} des parties : la règle ou la mise en place l’écarte.",
	held:      "Tenue pendant {turns} tours, elle pouvait être jouée dans {free} d’entre eux, et l’a été dans {played} de ceux-là.",
	never:     "Tenue pendant {turns} tours, elle n’a pu être jouée dans aucun.",
	kept:      "Ce qui la retenait : {kept}.",
	willingly: "Rien ne l’interdit : ces joueurs n’y voient pas d’intérêt.",
}
