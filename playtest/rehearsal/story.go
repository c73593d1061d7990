package rehearsal

import (
	"fmt"

	"punchboard/playtest"
)

var stories = map[string]map[playtest.Action]string{
	"en": {keep: "keeps the rest", play: "turn %d: plays %s", discard: "turn %d: discards %s"},
	"fr": {keep: "garde le reste", play: "tour %d : joue %s", discard: "tour %d : défausse %s"},
}

// Tell describes an action in French or English; for other languages, in
// English.
func (r *Rules) Tell(s *State, a playtest.Action, lang string) string {
	words, known := stories[lang]
	if !known {
		words = stories["en"]
	}
	if a == keep {
		return words[keep]
	}
	return fmt.Sprintf(words[a&^0xff], s.turn+1, r.kinds[a&0xff].card.Name(lang))
}

// TellDraw always returns "", because a hand is secret.
func (r *Rules) TellDraw(*State, playtest.Key, int, int, string) string { return "" }
