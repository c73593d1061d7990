package percee

import (
	"fmt"
	"strings"

	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// eventPhrases are the words for cards and what came of them, in one language.
type eventPhrases struct {
	lang                                  string
	sides                                 [playtest.Seats]string
	activation, combat, drawn             string
	hit, miss                             string
	flipped, eliminated, exits            string
	rules                                 map[playtest.RuleID]string
	units, reduced                        rulebook.Counted
	standing, standingExits, standingRest string
}

var events = map[string]*eventPhrases{
	"en": {
		lang: "en", sides: [playtest.Seats]string{German: "German", American: "American"},
		activation: "Activation card: %s (%s)", combat: "Combat card: %s", drawn: "Card drawn: %s",
		hit: "Value %d against strength %d: a hit", miss: "Value %d against strength %d: a miss",
		flipped: "%s: one step left", eliminated: "%s: eliminated", exits: "%s: left the map (%d of %d)",
		rules: map[playtest.RuleID]string{
			pv127: "The joker ends the round.", pv128: "The combat is interrupted: a miss.", pv129: "It is too early for the joker: it is set aside.",
			pv132: "The pile is empty: the round ends.", pv134: "The pile is empty: the shot is a miss.", pv031: "A waiting unit is not hit.",
		},
		units: rulebook.Counted{One: "%d unit", Many: "%d units"}, reduced: rulebook.Counted{One: "%d reduced", Many: "%d reduced"},
		standing: "%s %s on the map, %s, %d eliminated", standingExits: ", %d of %d off the map", standingRest: ", %d in reserve",
	},
	"fr": {
		lang: "fr", sides: [playtest.Seats]string{German: "allemand", American: "américain"},
		activation: "Carte d’activation : %s (%s)", combat: "Carte de combat : %s", drawn: "Carte piochée : %s",
		hit: "Valeur %d contre une force de %d : touché", miss: "Valeur %d contre une force de %d : manqué",
		flipped: "%s : plus qu’un pas", eliminated: "%s : élimination", exits: "%s : sortie de la carte (%d sur %d)",
		rules: map[playtest.RuleID]string{
			pv127: "Le joker met fin à la manche.", pv128: "Le combat est interrompu : manqué.", pv129: "Le joker vient trop tôt : il est mis de côté.",
			pv132: "La pioche est épuisée : la manche se termine.", pv134: "La pioche est épuisée : le coup est manqué.", pv031: "Une unité en attente n’est pas touchée.",
		},
		units: rulebook.Counted{One: "%d unité", Many: "%d unités"}, reduced: rulebook.Counted{One: "%d réduite", Many: "%d réduites"},
		standing: "camp %s : %s sur la carte, %s, pertes : %d", standingExits: ", sorties : %d sur %d", standingRest: ", en réserve : %d",
	},
}

func eventsIn(lang string) *eventPhrases {
	if e := events[lang]; e != nil {
		return e
	}
	return events["en"]
}

// TellDraw always returns "": the only random draw is the order of the pile.
func (r *Rules) TellDraw(*State, playtest.Key, int, int, string) string { return "" }

// TellRule describes the jokers, and how a combat card compares with the strength.
func (r *Rules) TellRule(s *State, id playtest.RuleID, lang string) string {
	e := eventsIn(lang)
	if id != pv099 {
		return e.rules[id]
	}
	value, strength := int(r.data.cards[s.pile[s.drawn-1]].value), r.strike(s)
	if s.aim == byUnits {
		value, strength = value+r.modifier(s, s.firers, int(s.target)), r.strength(s)
	} else {
		value += int(r.data.ground.modifier[s.hex])
	}
	if value > strength {
		return fmt.Sprintf(e.miss, value, strength)
	}
	return fmt.Sprintf(e.hit, value, strength)
}

// strike returns the strength of a support attack.
func (r *Rules) strike(s *State) int {
	if s.aim == obaAT || s.aim == obaAI {
		return r.data.oba
	}
	return r.data.air
}

// Show names the cards that were turned over, and tells what became of units.
func (r *Rules) Show(before, after *State, lang string) (told []string) {
	e, n := eventsIn(lang), r.called(lang)
	for _, c := range turned(before, after) {
		told = append(told, e.card(r, after, n, c))
	}
	for seat := range playtest.Seats {
		side := playtest.Seat(seat)
		for u := range after.at[side] {
			if text := e.unit(r, before, after, side, u); text != "" {
				told = append(told, fmt.Sprintf(text, n.units[side][u]))
			}
		}
	}
	return told
}

// turned returns the cards turned over between two states.
func turned(before, after *State) []uint8 {
	if before.round > 0 && after.round != before.round {
		return nil // being shuffled
	}
	from := before.drawn
	if after.drawn < from {
		from = 0
	}
	return after.pile[from:after.drawn]
}

// card tells what a card was turned over for.
func (e *eventPhrases) card(r *Rules, s *State, n *pieceNames, c uint8) string {
	switch d := &r.data.cards[c]; {
	case d.joker():
		return fmt.Sprintf(e.drawn, n.cards[c])
	case s.step == atCard && s.aim == byUnits && s.card == c && s.acted == 0 && !s.begun:
		return fmt.Sprintf(e.activation, n.cards[c], e.sides[d.side])
	}
	return fmt.Sprintf(e.combat, n.cards[c])
}

// unit tells what became of a unit; %s stands for its name.
func (e *eventPhrases) unit(r *Rules, a, b *State, side playtest.Seat, u int) string {
	switch was, is := a.at[side][u], b.at[side][u]; {
	case a.round == 0:
		return ""
	case is == eliminated && was != eliminated:
		return e.eliminated
	case is == exited && was != exited:
		return fmt.Sprintf(strings.Replace(e.exits, "%s", "%%s", 1), b.count(side, exited), r.data.set.ExitsNeeded)
	case b.face(side, u) > a.face(side, u):
		return e.flipped
	}
	return ""
}

// Standing describes what both sides have on the map and lost.
func (r *Rules) Standing(s *State, lang string) string {
	e := eventsIn(lang)
	all := make([]string, 0, playtest.Seats)
	for _, side := range []playtest.Seat{German, American} {
		on := s.onMap(side)
		text := fmt.Sprintf(e.standing, e.sides[side], e.units.Of(on.count(), e.lang), e.reduced.Of((on&s.back[side]).count(), e.lang), s.count(side, eliminated))
		if side == German {
			text += fmt.Sprintf(e.standingExits, s.count(side, exited), r.data.set.ExitsNeeded)
		} else if n := s.count(side, inReserve); n > 0 {
			text += fmt.Sprintf(e.standingRest, n)
		}
		all = append(all, text)
	}
	return strings.Join(all, " · ")
}
