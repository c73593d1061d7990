package threefronts

import (
	"fmt"

	"punchboard/carddata"
	"punchboard/playtest"
)

// names are the display names of the cards, by language: units by side and
// kind, and Tactics cards by kind.
type names map[string]*cardNames

type cardNames struct {
	units   [playtest.Seats][]string
	tactics []string
}

func namesOf(g *carddata.Game) names {
	all := names{}
	for _, lang := range g.Languages {
		n := &cardNames{}
		for _, d := range g.Decks {
			switch d.ID {
			case "american-squads":
				n.units[American] = namesIn(d, lang)
			case "german-squads":
				n.units[German] = namesIn(d, lang)
			case "tactics":
				n.tactics = namesIn(d, lang)
			}
		}
		all[lang] = n
	}
	return all
}

func namesIn(d *carddata.Deck, lang string) []string {
	list := make([]string, len(d.Cards))
	for i, c := range d.Cards {
		list[i] = c.Name(lang)
	}
	return list
}

// phrases are the words of a story in one language, by kind of action. The
// arguments are in the order in which Tell fills them in.
type phrases struct {
	pass                            [passes]string
	does                            map[kind]string
	fronts                          [playtest.Seats][fronts]string // as seen from each seat
	squad, tactics, onUnit, onFront string
	draws                           map[uint8]string
}

// the meaning of pass depends on the step
type passing uint8

const (
	passCard passing = iota
	passPhase
	passCancel
	passes
)

var stories = map[string]*phrases{
	"en": {
		pass: [passes]string{"plays no card", "goes on to the next phase", "does not react"},
		does: map[kind]string{
			deploy: "deploys %s on the %s", moveTo: "moves %s to the %s", extraCard: "draws an extra %[2]s card with %[1]s", play: "plays %s%s",
			discard: "discards %s", goOut: "sends %s on a mission", look: "looks at the enemy hand", mark: "adds 1 to Suppression Rolls against the %s",
			shell: "suppresses the %[2]s with %[1]s", declare: "assaults the %[2]s with %[1]s", pickFront: "resolves the fight on the %s", shoot: "fires with %s",
			rallyOne: "rallies %s", leadOne: "rallies %[2]s with the leader %[1]s",
		},
		fronts: [playtest.Seats][fronts]string{{"left front", "center front", "right front"}, {"right front", "center front", "left front"}},
		squad:  "Squad", tactics: "Tactics", onUnit: " on %s", onFront: " on the %s",
		draws: map[uint8]string{
			forRecon: "Recon Roll: %d", forSpot: "Suppression die: %d", forUnitRoll: "Suppression die: %d", forCardRoll: "Support die: %d",
			forFire: "Fire Roll: %d", forMines: "Fire Roll: %d", forRally: "Rally Roll: %d", forLedRally: "Rally Roll: %d", forCardRally: "Rally Roll: %d",
		},
	},
	"fr": {
		pass: [passes]string{"ne joue aucune carte", "passe à la phase suivante", "ne réagit pas"},
		does: map[kind]string{
			deploy: "déploie %s sur le %s", moveTo: "déplace %s vers le %s", extraCard: "pioche une carte %[2]s de plus grâce à %[1]s", play: "joue %s%s",
			discard: "défausse %s", goOut: "envoie %s en mission", look: "regarde la main ennemie", mark: "ajoute 1 aux jets de neutralisation contre le %s",
			shell: "neutralise le %[2]s avec %[1]s", declare: "donne l’assaut sur le %[2]s avec %[1]s", pickFront: "résout le combat sur le %s", shoot: "tire avec %s",
			rallyOne: "rallie %s", leadOne: "rallie %[2]s grâce au chef %[1]s",
		},
		fronts: [playtest.Seats][fronts]string{{"front gauche", "front central", "front droit"}, {"front droit", "front central", "front gauche"}},
		squad:  "Unité", tactics: "Tactique", onUnit: " sur %s", onFront: " sur le %s",
		draws: map[uint8]string{
			forRecon: "Jet de reconnaissance : %d", forSpot: "Dé de neutralisation : %d", forUnitRoll: "Dé de neutralisation : %d", forCardRoll: "Dé d’appui : %d",
			forFire: "Jet de tir : %d", forMines: "Jet de tir : %d", forRally: "Jet de ralliement : %d", forLedRally: "Jet de ralliement : %d", forCardRally: "Jet de ralliement : %d",
		},
	},
}

// telling is one sentence under construction.
type telling struct {
	*Rules
	*phrases
	names *cardNames
	s     *State
	side  playtest.Seat
}

// Tell describes an action in English or French; for other languages, in
// English with their own names of cards.
func (r *Rules) Tell(s *State, a playtest.Action, lang string) string {
	t := telling{Rules: r, phrases: phrasesOf(lang), names: r.names[lang], s: s, side: s.asked}
	if t.names == nil {
		return r.Describe(s.asked, a)
	}
	return t.tell(unpack(a))
}

func phrasesOf(lang string) *phrases {
	if p := stories[lang]; p != nil {
		return p
	}
	return stories["en"]
}

func (t *telling) tell(k kind, x, y, z int) string {
	does := t.does[k]
	switch k {
	case pass:
		return t.pass[t.passing()]
	case look:
		return does
	case deploy, moveTo, shell, declare:
		return fmt.Sprintf(does, t.unit(t.side, x), t.front(y))
	case extraCard:
		return fmt.Sprintf(does, t.unit(t.side, x), t.deck(y))
	case goOut, shoot, rallyOne:
		return fmt.Sprintf(does, t.unit(t.side, x))
	case leadOne:
		return fmt.Sprintf(does, t.unit(t.side, x), t.unit(t.side, y))
	case discard:
		return fmt.Sprintf(does, t.names.tactics[x])
	case mark, pickFront:
		return fmt.Sprintf(does, t.front(x))
	}
	return fmt.Sprintf(does, t.names.tactics[x], t.aim(x, y, z))
}

func (t *telling) passing() passing {
	switch t.s.step {
	case atWindow:
		return passCard
	case atMove, atRoll, atFire, atSalvo, atRallyRoll:
		return passCancel
	}
	return passPhase
}

func (t *telling) deck(tactics int) string {
	if tactics == 1 {
		return t.tactics
	}
	return t.squad
}

// unit returns the name of a unit; copies of a card share it, as on the table.
func (t *telling) unit(side playtest.Seat, unit int) string {
	return t.names.units[side][t.data.sides[side].of[unit]]
}

// front returns the name of a front as the player sees it.
func (t *telling) front(f int) string { return t.fronts[t.side][f] }

// aim describes the target of a card, with a leading space.
func (t *telling) aim(kind, unit, z int) string {
	card := &t.data.tactics.types[kind]
	switch card.verb {
	case cover, fireDice, permit, rallyRoll, antiTank:
		return fmt.Sprintf(t.onUnit, t.unit(t.side, unit))
	case forbidUnit, placePins:
		return fmt.Sprintf(t.onUnit, t.unit(t.side.Other(), unit))
	case unitSuppression:
		return fmt.Sprintf(t.onUnit, t.unit(t.side, unit)) + ", " + t.front(z)
	case forbidFront, support, suppressionMod:
		return fmt.Sprintf(t.onFront, t.front(z))
	case cancelRoll:
		if card.windows[enemyFire] {
			return fmt.Sprintf(t.onUnit, t.unit(t.side.Other(), unit)) + fmt.Sprintf(" (%d)", z)
		}
	}
	return ""
}

// TellDraw describes the result of a die. It returns "" for cards drawn face
// down.
func (r *Rules) TellDraw(_ *State, k playtest.Key, _, drawn int, lang string) string {
	if text, ok := phrasesOf(lang).draws[k.Domain]; ok {
		return fmt.Sprintf(text, drawn+1)
	}
	return ""
}
