package rehearsal

import (
	"punchboard/carddata/wording"
	"punchboard/playtest"
)

// tells are the ids of what an action is called.
var tells = map[playtest.Action]string{keep: wording.Play + "tell.keep", play: wording.Play + "tell.play", discard: wording.Play + "tell.discard"}

// Tell describes an action in a language.
func (r *Rules) Tell(s *State, a playtest.Action, lang string) string {
	words := wording.In(lang, r.game.OwnWords(lang))
	if a == keep {
		return words.Text(tells[keep])
	}
	return words.Text(tells[a&^0xff], s.turn+1, r.kinds[a&0xff].card.Name(lang))
}

// TellDraw always returns "", because a hand is secret.
func (r *Rules) TellDraw(*State, playtest.Key, int, int, string) string { return "" }
