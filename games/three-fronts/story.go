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
	t := r.telling(s, s.asked, lang)
	if t.names == nil {
		return r.Describe(s.asked, a)
	}
	return t.tell(unpack(a))
}

// telling starts a sentence about a side.
func (r *Rules) telling(s *State, side playtest.Seat, lang string) *telling {
	p := stories[lang]
	if p == nil {
		p = stories["en"]
	}
	return &telling{Rules: r, phrases: p, names: r.names[lang], s: s, side: side}
}

func (t *telling) tell(k kind, x, y, z int) string {
	does := t.does[k]
	switch k {
	case pass:
		return t.passes()
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
		return fmt.Sprintf(does, t.card(x))
	case mark, pickFront:
		return fmt.Sprintf(does, t.front(x))
	}
	return fmt.Sprintf(does, t.card(x), t.aim(x, y, z))
}

// passes describes what a player lets happen.
func (t *telling) passes() string {
	switch t.s.step {
	case atWindow:
		return t.noCard()
	case atMove:
		return t.letMove
	case atRoll, atFire, atSalvo, atRallyRoll:
		return fmt.Sprintf(t.letRoll, t.roll[t.s.step])
	}
	return fmt.Sprintf(t.ends, t.phases[t.s.phase])
}

// noCard names the window in which no card is played.
func (t *telling) noCard() string {
	switch t.s.roll.window {
	case assaultStart:
		return fmt.Sprintf(t.noCards, t.beforeAssault)
	case beforeFire:
		return fmt.Sprintf(t.noCards, fmt.Sprintf(t.beforeFight, t.front(int(t.s.fight.front))))
	}
	return fmt.Sprintf(t.noCards, fmt.Sprintf(t.atStart, t.phases[t.s.phase]))
}

func (t *telling) deck(tactics int) string {
	if tactics == 1 {
		return t.tactics
	}
	return t.squad
}

// unit returns the name of a unit; copies of a card share it, as on the table.
func (t *telling) unit(side playtest.Seat, unit int) string {
	return fmt.Sprintf(t.name, t.names.units[side][t.data.sides[side].of[unit]])
}

// card returns the name of a kind of Tactics card.
func (t *telling) card(kind int) string { return fmt.Sprintf(t.name, t.names.tactics[kind]) }

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
