package percee

import (
	"fmt"
	"strings"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// names are the display names of units, cards and hexes, by language; those of
// the game's first language are also under "".
type names map[string]*pieceNames

type pieceNames struct {
	units [playtest.Seats][]string
	cards []string
	hexes []string
}

func namesOf(g *carddata.Game) names {
	all := names{}
	languages := append([]string{""}, g.Languages...)
	for _, key := range languages {
		lang := key
		if key == "" {
			lang = g.Languages[0]
		}
		n := &pieceNames{}
		for _, d := range g.Decks {
			for _, c := range d.Cards {
				switch {
				case d.ID == "activation":
					n.cards = append(n.cards, c.Name(lang))
				case d.ID == "counters" && c.Fields["free_stacking"].V != nil && rulebook.Text(c.Fields["kind"]) != "air" && rulebook.Text(c.Fields["kind"]) != "oba" && rulebook.Text(c.Fields["kind"]) != "marker":
					side := sides[rulebook.Text(c.Fields["side"])]
					n.units[side] = append(n.units[side], fmt.Sprintf("%s (%s)", c.Fields["unit"].In(lang), c.Name(lang)))
				}
			}
		}
		m := g.Maps[0]
		for h := range m.Grid.Hexes() {
			n.hexes = append(n.hexes, m.Grid.Label(h))
		}
		all[key] = n
	}
	return all
}

var stories = map[string][kinds]string{
	"en": {
		endCard: "ends the card", place: "sets up %[1]s in %[3]s", moveTo: "moves %[1]s to %[3]s", leave: "exits %[1]s from the map", enter: "brings %[1]s onto the map in %[3]s",
		fire: "fires with %[1]s at %[2]s", join: "adds %[1]s to the attack", shoot: "draws the combat card", again: "draws again", miss: "accepts the miss",
		strike: "attacks %[3]s with %[4]s", harass: "harasses movement around %[3]s with air",
	},
	"fr": {
		endCard: "termine la carte", place: "place %[1]s en %[3]s", moveTo: "déplace %[1]s en %[3]s", leave: "fait sortir %[1]s", enter: "fait entrer %[1]s en %[3]s",
		fire: "tire avec %[1]s sur %[2]s", join: "ajoute %[1]s au tir", shoot: "pioche la carte de combat", again: "pioche de nouveau", miss: "accepte le coup manqué",
		strike: "attaque %[3]s avec %[4]s", harass: "harcèle les mouvements autour de %[3]s avec l’aviation",
	},
}

var strikes = map[string][obaAI + 1]string{
	"en": {airAT: "air (AT)", airAI: "air (AI)", obaAT: "OBA (AT)", obaAI: "OBA (AI)"},
	"fr": {airAT: "l’aviation (AT)", airAI: "l’aviation (AI)", obaAT: "l’OBA (AT)", obaAI: "l’OBA (AI)"},
}

// Tell describes an action in French or English; for other languages, in
// English.
func (r *Rules) Tell(s *State, a playtest.Action, lang string) string {
	n := r.names[lang]
	if n == nil {
		n = r.names[""]
	}
	if _, known := stories[lang]; !known {
		lang = "en"
	}
	k, x, y := unpack(a)
	var args [4]any
	args[0], args[1], args[2], args[3] = "", "", "", ""
	switch k {
	case fire:
		args[0], args[1] = n.units[s.asked][x], n.units[s.asked.Other()][y]
	case strike:
		args[3], args[2] = strikes[lang][x], n.hexes[y]
	case place, moveTo, enter:
		args[0], args[2] = n.units[s.asked][x], n.hexes[y]
	case leave, join:
		args[0] = n.units[s.asked][x]
	case harass:
		args[2] = n.hexes[y]
	}
	text := fmt.Sprintf(stories[lang][k], args[:]...)
	if i := strings.Index(text, "%!"); i >= 0 {
		text = text[:i]
	}
	if s.step == atCard {
		text = n.cards[s.card] + " · " + text
	}
	return text
}

// TellDraw always returns "": the only random draw is the order of the pile.
func (r *Rules) TellDraw(*State, playtest.Key, int, int, string) string { return "" }

// Show names the cards that were turned over: for combat, and the next one for
// activation, which is the current card.
func (r *Rules) Show(before, after *State, lang string) (shown []string) {
	n := r.names[lang]
	if n == nil {
		n = r.names[""]
	}
	if after.round != before.round {
		return nil
	}
	from := before.drawn
	if after.drawn < from {
		from = 0 // reshuffled
	}
	for _, c := range after.pile[from:after.drawn] {
		shown = append(shown, n.cards[c])
	}
	return shown
}
