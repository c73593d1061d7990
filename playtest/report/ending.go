package report

import (
	"punchboard/playtest"
)

// Ending describes in one line who won a game, after how many turns and how.
func Ending(t StoryOptions, sheet *playtest.Catalog, o playtest.Outcome) string {
	w, p := wordsIn(t.Lang, t.Own), Page{Lang: t.Lang, Own: t.Own, Names: t.Names}
	if o.Winner == playtest.Nobody {
		return w.typeset(w.say("winner.nobody", o.Turns, w.length(sheet.Rounds), p.name(sheet.Ways[o.Way])))
	}
	return w.typeset(w.say("winner", p.name(sheet.Seats[o.Winner]), o.Turns, w.length(sheet.Rounds), p.name(sheet.Ways[o.Way])))
}
