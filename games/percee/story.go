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
	units [playtest.Seats][]string // as on the counters
	full  [playtest.Seats][]string // with the names of the formations
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
					unit := fmt.Sprint(c.Fields["unit"].In(lang))
					n.units[side] = append(n.units[side], unit)
					n.full[side] = append(n.full[side], fmt.Sprintf("%s (%s)", unit, strings.TrimPrefix(c.Name(lang), unit+", ")))
				}
			}
		}
		n.tellApart()
		m := g.Maps[0]
		for h := range m.Grid.Hexes() {
			n.hexes = append(n.hexes, m.Grid.Label(h))
		}
		all[key] = n
	}
	return all
}

// tellApart adds to the units of a side that share an identification what they are, the
// end of their names.
func (n *pieceNames) tellApart() {
	for side, units := range n.units {
		same := map[string]int{}
		for _, unit := range units {
			same[unit]++
		}
		for i, unit := range units {
			if full := n.full[side][i]; same[unit] > 1 {
				units[i] = unit + " (" + full[strings.LastIndex(full, ", ")+2:]
			}
		}
	}
}

var stories = map[string][kinds]string{
	"en": {
		endCard: "ends the card", place: "sets up %[1]s in %[3]s", moveTo: "moves %[1]s to %[3]s", leave: "exits %[1]s from the map", enter: "brings %[1]s onto the map in %[3]s",
		fire: "fires with %[1]s at %[2]s", join: "adds %[1]s to the attack", shoot: "draws the combat card", again: "draws again", miss: "accepts the miss",
		strike: "attacks hex %[3]s with %[4]s", harass: "harasses movement around %[3]s with air",
	},
	"fr": {
		endCard: "termine la carte", place: "place %[1]s en %[3]s", moveTo: "déplace %[1]s en %[3]s", leave: "fait sortir %[1]s", enter: "fait entrer %[1]s en %[3]s",
		fire: "tire avec %[1]s sur %[2]s", join: "ajoute %[1]s au tir", shoot: "pioche la carte de combat", again: "pioche de nouveau", miss: "accepte le coup manqué",
		strike: "attaque la case %[3]s avec %[4]s", harass: "harcèle les mouvements autour de %[3]s avec l’aviation",
	},
}

var strikes = map[string][obaAI + 1]string{
	"en": {airAT: "air (AT)", airAI: "air (AI)", obaAT: "OBA (AT)", obaAI: "OBA (AI)"},
	"fr": {airAT: "l’aviation (AT)", airAI: "l’aviation (AI)", obaAT: "l’OBA (AT)", obaAI: "l’OBA (AI)"},
}

// Tell describes an action in French or English; for other languages, in
// English.
func (r *Rules) Tell(s *State, a playtest.Action, lang string) string {
	n := r.called(lang)
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
	case place, enter:
		args[0], args[2] = n.full[s.asked][x], n.hexes[y]
	case moveTo:
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
	return text
}

// called returns the names in a language, or those of the game's first one.
func (r *Rules) called(lang string) *pieceNames {
	if n := r.names[lang]; n != nil {
		return n
	}
	return r.names[""]
}
