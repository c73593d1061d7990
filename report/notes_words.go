package report

var notesEnglish = &noteWords{
	copies:   plural{"%s copy", "%s copies"},
	absent:   "No copy of it is in the deck that is played.",
	scarce:   "With {copies} among {cards} cards no more than {expected} is to be expected: the game is short, or the deck long.",
	excluded: "With {copies} among {cards} cards it should be seen in {expected} of games: the rules or the setup keep it out.",
}

var notesFrench = &noteWords{
	copies:   plural{"%s exemplaire", "%s exemplaires"},
	absent:   "Aucun exemplaire n’en est dans le paquet qui se joue.",
	scarce:   "Avec {copies} sur {cards} cartes, on ne peut attendre plus de {expected} : la partie est courte, ou le paquet long.",
	excluded: "Avec {copies} sur {cards} cartes, on devrait la voir dans {expected} des parties : la règle ou la mise en place l’écarte.",
}
