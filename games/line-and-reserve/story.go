package lineandreserve

import (
	"fmt"

	"punchboard/playtest"
)

// phrases are the words of a story in one language. The arguments are in the order
// in which Tell fills them in.
type phrases struct {
	pass                               map[step]string
	does                               [kinds]string
	withCrew, toRear, toFront          string
	on, with, and                      string
	unit, order, takesFirst, letsOther string
	removes, keeps                     string
	draws                              map[uint8]string
	events                             *eventPhrases
}

var stories = map[string]*phrases{
	"en": {
		pass: map[step]string{
			atCommit: "commits no more", atCrews: "leaves crews and lines as they are", atWindow: "plays no Command card", atReact: "lets the card stand",
			atTargets: "declares no target", atGroup: "sends no more units", atInitiative: "adds nothing to the Initiative Roll", atInitiativeFix: "keeps the Initiative Roll",
			atRoll: "adds nothing to the Attack Roll", atFix: "keeps the Attack Roll", atIntensity: "adds nothing to the Intensity Roll",
			atIntensityFix: "keeps the Intensity Roll", atSave: "leaves the Crew to its fate", atFlag: "adds nothing to the roll", atFireRoll: "adds nothing to the roll",
		},
		does: [kinds]string{
			take: "takes %s into the starting hand", commit: "sets %s aside to be committed", relieve: "sets %s aside as the new Crew of %s",
			place: "places %s on the %s", swap: "exchanges the Crews of %s and %s", shift: "moves %s to the other line", order: "plays %s",
			aimAt: "aims %s at %s", storm: "orders %s to Close Assault %s", join: "has %s join the Close Assault", arm: "attacks with %s",
			plusOne: "discards %s for +1", attackWith: "resolves the attack of %s", retarget: "aims at %s instead", name: "rolls for %s",
			friend: "lets the Friendly Fire hit %s", check: "checks the fire on %s", drawCard: "draws a %s card", drawBoth: "draws two cards, %d of them Units",
			steal: "discards %s from the enemy hand", bury: "puts %s under the Reserves deck", throw: "discards %s",
		},
		withCrew: " with its Crew (%s)", toRear: "Rear Line", toFront: "Front Line", on: " on %s", with: ", weapon: %s", and: " and ",
		unit: "Unit", order: "Command", takesFirst: "resolves the first attack", letsOther: "lets the enemy resolve the first attack",
		removes: "removes the captured Unit from the game", keeps: "keeps the captured Unit",
		draws: map[uint8]string{
			forInitiative: "%s · Initiative die: %d", forAttack: "%s · Attack die: %d", forIntensity: "%s · Intensity die: %d", forMine: "%s · Intensity die: %d",
			forFire: "%s · fire check: %d", forFireCrew: "%s · die for the Crew: %d", forFlag: "%s · capture check: %d",
		},
		events: eventsEnglish,
	},
	"fr": {
		pass: map[step]string{
			atCommit: "n’engage rien de plus", atCrews: "laisse équipages et lignes en l’état", atWindow: "ne joue aucune carte Ordre", atReact: "laisse la carte produire son effet",
			atTargets: "ne désigne aucune cible", atGroup: "n’envoie pas d’autre unité", atInitiative: "n’ajoute rien au jet d’initiative", atInitiativeFix: "garde le jet d’initiative",
			atRoll: "n’ajoute rien au jet d’attaque", atFix: "garde le jet d’attaque", atIntensity: "n’ajoute rien au jet d’intensité",
			atIntensityFix: "garde le jet d’intensité", atSave: "abandonne l’équipage à son sort", atFlag: "n’ajoute rien au jet", atFireRoll: "n’ajoute rien au jet",
		},
		does: [kinds]string{
			take: "prend %s dans sa main de départ", commit: "met de côté %s pour l’engager", relieve: "met de côté %s comme nouvel équipage de %s",
			place: "place %s sur la %s", swap: "échange les équipages de %s et %s", shift: "déplace %s sur l’autre ligne", order: "joue %s",
			aimAt: "vise %[2]s avec %[1]s", storm: "lance %s à l’assaut rapproché de %s", join: "joint %s à l’assaut rapproché", arm: "attaque avec %s",
			plusOne: "défausse %s pour +1", attackWith: "résout l’attaque de %s", retarget: "vise %s à la place", name: "lance les dés pour %s",
			friend: "fait tomber le tir fratricide sur %s", check: "vérifie l’incendie de %s", drawCard: "pioche une carte %s", drawBoth: "pioche deux cartes, dont %d Unité",
			steal: "défausse %s de la main ennemie", bury: "place %s sous son paquet de réserve", throw: "défausse %s",
		},
		withCrew: " avec son équipage (%s)", toRear: "ligne arrière", toFront: "ligne de front", on: " sur %s", with: ", arme : %s", and: " et ",
		unit: "Unité", order: "Ordre", takesFirst: "résout la première attaque", letsOther: "laisse l’ennemi résoudre la première attaque",
		removes: "retire du jeu l’unité capturée", keeps: "garde l’unité capturée",
		draws: map[uint8]string{
			forInitiative: "%s · dé d’initiative : %d", forAttack: "%s · dé d’attaque : %d", forIntensity: "%s · dé d’intensité : %d", forMine: "%s · dé d’intensité : %d",
			forFire: "%s · jet d’incendie : %d", forFireCrew: "%s · dé pour l’équipage : %d", forFlag: "%s · jet de capture : %d",
		},
		events: eventsFrench,
	},
}

func phrasesOf(lang string) *phrases {
	if p := stories[lang]; p != nil {
		return p
	}
	return stories["en"]
}

// telling is one sentence under construction.
type telling struct {
	*phrases
	n *cardNames
	d *data
	s *State
}

// Tell describes an action in English or French; for other languages, in English
// with their own names of cards.
func (r *Rules) Tell(s *State, a playtest.Action, lang string) string {
	t := telling{phrasesOf(lang), r.names[lang], &r.data, s}
	if t.n == nil {
		return r.Describe(a)
	}
	return t.tell(unpack(a))
}

func (t *telling) tell(k kind, x, y, z int) string {
	does := t.does[k]
	switch k {
	case pass:
		return t.pass[t.s.step]
	case take, bury:
		return fmt.Sprintf(does, t.n.design(x))
	case commit:
		return t.commits(x, y, z)
	case relieve:
		return fmt.Sprintf(does, t.n.design(x), t.unitName(y))
	case place:
		return fmt.Sprintf(does, t.unitName(x), [...]string{t.toFront, t.toRear}[y])
	case swap, aimAt, storm:
		return fmt.Sprintf(does, t.unitName(x), t.unitName(y))
	case order:
		return t.plays(x, y, z)
	case arm:
		return fmt.Sprintf(does, t.armed(weapons(x)))
	case plusOne, steal, throw:
		return fmt.Sprintf(does, t.n.orders[x])
	case goFirst:
		return [...]string{t.letsOther, t.takesFirst}[x]
	case keep:
		return [...]string{t.removes, t.keeps}[x]
	case drawCard:
		return fmt.Sprintf(does, [...]string{t.order, t.unit}[x])
	case drawBoth:
		return fmt.Sprintf(does, x)
	}
	return fmt.Sprintf(does, t.unitName(x))
}

func (t *telling) unitName(u int) string { return t.n.unit(t.d, u) }

// commits tells of a unit, its crew, and the line if there is a choice.
func (t *telling) commits(x, y, z int) string {
	text := fmt.Sprintf(t.does[commit], t.n.design(x))
	if y != nobody {
		text += fmt.Sprintf(t.withCrew, t.n.design(y))
	}
	if t.d.designAt(x).line == either {
		text += ", " + [...]string{t.toFront, t.toRear}[z]
	}
	return text
}

// plays tells of a Command card, its unit and weapon.
func (t *telling) plays(x, y, z int) string {
	text := fmt.Sprintf(t.does[order], t.n.orders[x])
	if y != nobody {
		text += fmt.Sprintf(t.on, t.unitName(y))
	}
	if z != 0 {
		text += fmt.Sprintf(t.with, t.n.weapon(t.d, y, z-1))
	}
	return text
}

// armed names the weapons of an attack.
func (t *telling) armed(w weapons) (text string) {
	u := int(t.s.fight.unit)
	if t.s.step == atArm {
		u = int(t.s.cursor)
	}
	for ; w != 0; w &= w - 1 {
		if text != "" {
			text += t.and
		}
		text += t.n.weapon(t.d, u, w.first())
	}
	return text
}

// TellDraw says who rolls a die, and its result. It returns "" for cards drawn face
// down.
func (r *Rules) TellDraw(_ *State, k playtest.Key, _, drawn int, lang string) string {
	n := r.names[lang]
	text, ok := phrasesOf(lang).draws[k.Domain]
	switch {
	case !ok || n == nil:
		return ""
	case k.Domain == forInitiative:
		return fmt.Sprintf(text, n.sides[k.Seat], drawn+1)
	}
	return fmt.Sprintf(text, n.unit(&r.data, int(k.Slot)&(allUnits-1)), drawn+1)
}
