package face

import "punchboard/carddata/sections"

// cardKind is a picture of a card, counter or sheet of the game.
var cardKind = &Kind{
	Name: "card", Doc: "A card of a deck as it is after cutting, as large as fits into the box: for keys and examples of play.",
	Main: sections.Key{Name: "card", Type: sections.KString, Doc: "Card to show, as deck id and card id: `events/fog`; also a counter or a sheet."},
	Keys: []sections.Key{
		{Name: "side", Type: sections.KEnum, Values: []string{"front", "back"}, Default: "front", Doc: "Side to show."},
	},
}
