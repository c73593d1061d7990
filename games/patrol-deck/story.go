package patroldeck

import (
	"punchboard/carddata"
	"punchboard/playtest"
)

// names are the display names of one language.
type names struct {
	figures [figures]string
}

func namesOf(g *carddata.Game) map[string]*names { return nil }

// Tell describes an action.
func (r *Rules) Tell(s *State, a playtest.Action, lang string) string { return "" }

// TellDraw describes a random draw.
func (r *Rules) TellDraw(k playtest.Key, n, drawn int, lang string) string { return "" }
