package fireandcover

import (
	"fmt"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// names are the display names of cards and options in one language, by item,
// and of the nationalities.
type names struct {
	items   [maxKinds + maxOptions]string
	nations [maxNations]string
}

// namesOf collects the names by language.
func namesOf(g *carddata.Game) map[string]*names {
	all := map[string]*names{}
	for _, lang := range g.Languages {
		n := &names{}
		for _, d := range g.Decks {
			if d.ID == "common" {
				for kind, c := range inDeck(d) {
					n.items[kind] = c.Name(lang)
				}
			}
		}
		all[lang] = n
	}
	nameOptions(g, all)
	return all
}

// nameOptions adds the names of nationalities, and of their options in the
// order in which they are read.
func nameOptions(g *carddata.Game, all map[string]*names) {
	traits, _ := g.List("traits")
	at := maxKinds
	for _, d := range g.Decks {
		if d.ID != "nationalities" {
			continue
		}
		for i, nation := range d.Cards {
			for lang, n := range all {
				n.nations[i] = nation.Name(lang)
			}
			for _, c := range traits.Cards {
				if rulebook.Text(c.Fields["nationality"]) == nation.ID {
					for lang, n := range all {
						n.items[at] = c.Name(lang)
					}
					at++
				}
			}
		}
	}
}

func phrasesOf(lang string) *phrases {
	if p := stories[lang]; p != nil {
		return p
	}
	return stories["en"]
}

// Tell describes an action in English or French; for other languages, in
// English with their own names of cards.
func (r *Rules) Tell(s *State, a playtest.Action, lang string) string {
	p, called := phrasesOf(lang), r.names[lang]
	if called == nil {
		return r.Describe(a)
	}
	item := func(at int) string { return fmt.Sprintf(p.name, called.items[at]) }
	k, x, y, z := unpack(a)
	switch k {
	case pass:
		if p.pass[s.step] != "" {
			return p.pass[s.step]
		}
		return p.goesOn
	case play:
		text := fmt.Sprintf(p.does[k], item(x))
		if z == 1 {
			text += p.closer
		}
		return text
	case moveBy, moveBare:
		return fmt.Sprintf(p.does[k], item(x), p.ranges[y])
	case goTo:
		return fmt.Sprintf(p.does[k], r.data.ground.labels[x])
	case faceSquad:
		return fmt.Sprintf(p.does[k], r.squadName(r.squadOf(s, s.asked.Other(), uint8(x)), s.asked.Other(), lang))
	case discard:
		return fmt.Sprintf(p.does[k], item(x))
	}
	return p.does[k]
}
