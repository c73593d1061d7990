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

// phrases are the words of a story in one language.
type phrases struct {
	pass   [steps]string // "" for goesOn
	goesOn string
	does   [discard + 1]string
	closer string
	squad  string
	ranges [ranges]string
	draws  map[uint8]string
}

var stories = map[string]*phrases{
	"en": {
		pass: [steps]string{
			atSetup: "begins in the open", atMorale: "plays no card", atRally: "plays no card", atBlock: "lets the enemy move",
			atCancel: "accepts the block", atKill: "leaves the enemy commander alone", atExtra: "ends the turn",
			atOpportunity: "ceases fire", atReturn: "ceases fire", atCovering: "ceases fire", atPosition: "ceases fire",
		},
		goesOn: "goes on",
		does: [...]string{
			stay: "stays in place", declare: "declares a move", point: "sends a point man ahead", play: "plays %s",
			moveBy: "moves to %s (range: %s)", moveBare: "discards %s to move into the open (range: %s)", goTo: "moves to hex %s",
			extra: "draws an extra card", discard: "discards %s",
		},
		closer: " as at Point Blank",
		squad:  "Squad %c: %s",
		ranges: [...]string{"Point Blank", "Short", "Medium", "Long"},
		draws: map[uint8]string{
			forFirst: "First player roll: %d", forAttack: "Attack roll: %d", forAttack2: "minus %d", forMine: "Minefield: %d", forMine2: "minus %d",
			forMorale: "Morale check: %d", forRout: "Rout: %d", forRout2: "minus %d", forRally: "Rally roll: %d",
		},
	},
	"fr": {
		pass: [steps]string{
			atSetup: "commence à découvert", atMorale: "ne joue aucune carte", atRally: "ne joue aucune carte", atBlock: "laisse l’ennemi se déplacer",
			atCancel: "accepte le blocage", atKill: "épargne le chef ennemi", atExtra: "termine le tour",
			atOpportunity: "cesse le feu", atReturn: "cesse le feu", atCovering: "cesse le feu", atPosition: "cesse le feu",
		},
		goesOn: "continue",
		does: [...]string{
			stay: "reste sur place", declare: "annonce un mouvement", point: "envoie un homme de pointe", play: "joue %s",
			moveBy: "se déplace vers %s (portée\u00a0: %s)", moveBare: "défausse %s pour se déplacer à découvert (portée\u00a0: %s)", goTo: "se déplace vers l’hexagone %s",
			extra: "pioche une carte de plus", discard: "défausse %s",
		},
		closer: " comme à bout portant",
		squad:  "Groupe %c\u00a0: %s",
		ranges: [...]string{"bout portant", "courte", "moyenne", "longue"},
		draws: map[uint8]string{
			forFirst: "Jet du premier joueur\u00a0: %d", forAttack: "Jet d’attaque\u00a0: %d", forAttack2: "moins %d", forMine: "Champ de mines\u00a0: %d", forMine2: "moins %d",
			forMorale: "Test de moral\u00a0: %d", forRout: "Déroute\u00a0: %d", forRout2: "moins %d", forRally: "Jet de ralliement\u00a0: %d",
		},
	},
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
	k, x, y, z := unpack(a)
	switch k {
	case pass:
		if p.pass[s.step] != "" {
			return p.pass[s.step]
		}
		return p.goesOn
	case play:
		text := fmt.Sprintf(p.does[k], called.items[x])
		if z == 1 {
			text += p.closer
		}
		return text
	case moveBy, moveBare:
		return fmt.Sprintf(p.does[k], called.items[x], p.ranges[y])
	case goTo:
		return fmt.Sprintf(p.does[k], r.data.ground.labels[x])
	case discard:
		return fmt.Sprintf(p.does[k], called.items[x])
	}
	return p.does[k]
}

// TellDraw describes the result of a die. It returns "" for cards drawn face
// down.
func (r *Rules) TellDraw(_ *State, k playtest.Key, _, drawn int, lang string) string {
	if called := r.names[lang]; k.Domain == forNation && called != nil {
		return fmt.Sprintf(phrasesOf(lang).squad, 'A'+int(k.Seat), called.nations[drawn])
	}
	if text, ok := phrasesOf(lang).draws[k.Domain]; ok {
		return fmt.Sprintf(text, drawn+1)
	}
	return ""
}
