package patroldeck

import (
	"fmt"

	"punchboard/playtest"
)

// phrases are the words of a story in one language.
type phrases struct {
	does       [kinds]string
	orders     [deeds]string
	reactions  [deeds]string
	named      string // for a reaction
	enoughNone string // no reaction at all
	enoughMore string // no further reaction
	compass    [directions]string
	coin, die  string
	elite      string
	sides      [playtest.Seats]string
	events     eventPhrases
	readings   readingPhrases
	standing   standingPhrases
}

var stories = map[string]*phrases{
	"en": {
		does: [kinds]string{
			activate: "activates %s", passUnit: "leaves %s inactive", name: "gives an order to %s", enough: "has announced all orders", does: "%s",
			aimAt: "aims at %s", throwAt: "throws the grenade at %s", rallyUnit: "rallies %s", goTo: "plans a step %s", halt: "ends the path here",
			shootAt: "shoots at %s", advance: "steps forward to %s", stay: "stays in place", face: "faces %s",
		},
		orders: [deeds]string{
			move: "orders a move", charge: "orders a charge", shoot: "orders fire", throw: "orders a hand grenade", recoverStun: "orders to recover",
			reload: "orders to reload", rally: "orders to rally another unit",
		},
		reactions:  [deeds]string{move: "the reaction is a move", charge: "the reaction is a charge", shoot: "the reaction is fire at the moving figure", throw: "the reaction is a hand grenade"},
		named:      "announces a reaction of %s",
		enoughNone: "does not react",
		enoughMore: "announces no more reactions",
		compass:    [directions]string{"north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"},
		coin:       "The %s side goes first on this card.",
		die:        "Order die: %d",
		elite:      "Die for the elite units: %d",
		sides:      [playtest.Seats]string{"American", "German"},
		events:     eventsEnglish,
		readings:   readingsEnglish,
		standing:   standingEnglish,
	},
	"fr": {
		does: [kinds]string{
			activate: "active %s", passUnit: "laisse %s sans activation", name: "donne un ordre à %s", enough: "a annoncé tous les ordres", does: "%s",
			aimAt: "vise %s", throwAt: "lance la grenade en %s", rallyUnit: "rallie %s", goTo: "prévoit un pas vers %s", halt: "termine le trajet ici",
			shootAt: "tire sur %s", advance: "fait un pas en avant, en %s", stay: "reste sur place", face: "se tourne vers %s",
		},
		orders: [deeds]string{
			move: "ordonne un mouvement", charge: "ordonne une charge", shoot: "ordonne un tir", throw: "ordonne de lancer une grenade", recoverStun: "ordonne de se ressaisir",
			reload: "ordonne de recharger", rally: "ordonne de rallier une autre unité",
		},
		reactions:  [deeds]string{move: "réagit par un mouvement", charge: "réagit par une charge", shoot: "réagit par un tir sur la figurine en mouvement", throw: "réagit par une grenade"},
		named:      "annonce une réaction de %s",
		enoughNone: "ne réagit pas",
		enoughMore: "n’annonce pas d’autre réaction",
		compass:    [directions]string{"le nord", "le nord-est", "l’est", "le sud-est", "le sud", "le sud-ouest", "l’ouest", "le nord-ouest"},
		coin:       "Le camp %s commence sur cette carte.",
		die:        "Dé d’ordre\u00a0: %d",
		elite:      "Dé des unités d’élite\u00a0: %d",
		sides:      [playtest.Seats]string{"américain", "allemand"},
		events:     eventsFrench,
		readings:   readingsFrench,
		standing:   standingFrench,
	},
}

func phrasesOf(lang string) *phrases {
	if p := stories[lang]; p != nil {
		return p
	}
	return stories["en"]
}

// Tell describes an action in French or English; for other languages, in English
// with their own names.
func (r *Rules) Tell(s *State, a playtest.Action, lang string) string {
	p, n := phrasesOf(lang), r.called(lang)
	k, x := unpack(a)
	switch k {
	case activate, passUnit, rallyUnit:
		return fmt.Sprintf(p.does[k], n.units[x])
	case name:
		if s.react.open {
			return fmt.Sprintf(p.named, r.full(n, figure(x)))
		}
		return fmt.Sprintf(p.does[k], n.figures[x])
	case enough:
		return p.ends(s)
	case does:
		if s.react.open {
			return p.reactions[x]
		}
		return p.orders[x]
	case aimAt, shootAt:
		return fmt.Sprintf(p.does[k], r.full(n, figure(x)))
	case throwAt, advance:
		return r.actor(s, n) + fmt.Sprintf(p.does[k], where(square(x)))
	case goTo, face:
		return r.actor(s, n) + fmt.Sprintf(p.does[k], p.compass[x])
	}
	return r.actor(s, n) + p.does[k]
}

// actor names the figure that a decision in a fight or about facing is about,
// for a sentence.
func (r *Rules) actor(s *State, n *names) string {
	switch s.step {
	case atStep:
		return n.figures[s.fights.winners.first(s.fights.won)] + " · "
	case atFacing:
		return n.figures[s.acted.first(s.asked)] + " · "
	}
	return ""
}

// ends tells what it means to announce nothing more.
func (p *phrases) ends(s *State) string {
	switch {
	case !s.react.open:
		return p.does[enough]
	case s.react.n == 0:
		return p.enoughNone
	}
	return p.enoughMore
}

// TellDraw describes coins and dice. It returns "" for the order of a deck.
func (r *Rules) TellDraw(_ *State, k playtest.Key, _, drawn int, lang string) string {
	p := phrasesOf(lang)
	switch k.Domain {
	case forDie:
		return fmt.Sprintf("%s · "+p.die, r.called(lang).units[k.Slot], drawn+1)
	case forCoin:
		return fmt.Sprintf(p.coin, p.sides[drawn])
	case forElite:
		return fmt.Sprintf(p.elite, drawn+1)
	}
	return ""
}
