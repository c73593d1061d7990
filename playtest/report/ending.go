package report

import (
	"fmt"

	"punchboard/playtest"
)

// Ending describes in one line who won a game, after how many turns and how.
func Ending(lang string, names map[string]string, sheet *playtest.Catalog, o playtest.Outcome) string {
	w, p := wordsIn(lang), Page{Lang: lang, Names: names}
	if o.Winner == playtest.Nobody {
		return w.typeset(fmt.Sprintf(w.nobody, o.Turns, w.length(sheet.Rounds), p.name(sheet.Ways[o.Way])))
	}
	return w.typeset(fmt.Sprintf(w.wins, p.name(sheet.Seats[o.Winner]), o.Turns, w.length(sheet.Rounds), p.name(sheet.Ways[o.Way])))
}
