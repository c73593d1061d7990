package patroldeck

import "fmt"

// readingPhrases are the words for Action cards that are turned over.
type readingPhrases struct {
	letters   [grades]string
	reads     [purposes]string
	hit, miss string // of a shot
	empty     string
	on, off   string // of a throw
	ways      [directions]string
	burst     [3]string // !!, hit, unharmed
	effect    [3]string // by outcome
	kills     string    // instead of a wound
	reaction  [3]string // acts, stunned, nothing
}

var readingsEnglish = readingPhrases{
	letters: [grades]string{"E", "R", "G"},
	reads: [purposes]string{
		forUnitMove:   "%[2]s draws movement card %[1]d: elite %[3]d, regular %[4]d, green %[5]d inches.",
		forFigureMove: "%[2]s draws movement card %[1]d: %[3]d inches.",
		forShot:       "%[2]s shoots: card %[1]d, read at %[3]s, is a %[4]s.",
		forThrow:      "%[2]s throws a hand grenade: card %[1]d, read at %[3]s, is %[4]s.",
		forScatter:    "Card %[1]d: the grenade scatters by %[2]d inches, %[3]s.",
		forBurst:      "%[2]s is in the burst: card %[1]d, %[3]s.",
		forEffect:     "Card %[1]d decides about %[2]s: %[3]s.",
		forMelee:      "The %[2]s side fights: card %[1]d gives %[3]d, %+[4]d by modifiers: %[5]d.",
		forMorale:     "%[2]s checks its morale with card %[1]d: %[3]s",
		forReaction:   "%[2]s tries to react: card %[1]d gives %[3]d, Reaction is %[4]d: %[5]s.",
		forChoice:     "Card %[1]d chooses by its hit randomizer (%[2]d) and ten-sided die (%[3]d).",
	},
	hit: "hit", miss: "miss", empty: "miss, Out of Ammunition", on: "on target", off: "off target",
	ways:     [directions]string{"straight on", "ahead to the right", "to the right", "back to the right", "straight back", "back to the left", "to the left", "ahead to the left"},
	burst:    [3]string{"stunned", "hit", "unharmed"},
	effect:   [3]string{"a wound", "stopped by the cover", "already incapacitated"},
	kills:    "three Endurance lost",
	reaction: [3]string{"the figure acts", "no reaction, but stunned", "no reaction"},
}

var readingsFrench = readingPhrases{
	letters: [grades]string{"E", "R", "N"},
	reads: [purposes]string{
		forUnitMove:   "%[2]s pioche la carte de mouvement %[1]d\u00a0: élite %[3]d, régulier %[4]d, novice %[5]d pouces.",
		forFigureMove: "%[2]s pioche la carte de mouvement %[1]d\u00a0: %[3]d pouces.",
		forShot:       "%[2]s tire\u00a0: carte %[1]d, lue en %[3]s, %[4]s.",
		forThrow:      "%[2]s lance une grenade à main\u00a0: carte %[1]d, lue en %[3]s, %[4]s.",
		forScatter:    "Carte %[1]d\u00a0: la grenade dévie de %[2]d pouces, %[3]s.",
		forBurst:      "%[2]s est dans l’explosion\u00a0: carte %[1]d, %[3]s.",
		forEffect:     "La carte %[1]d décide pour %[2]s\u00a0: %[3]s.",
		forMelee:      "Le camp %[2]s combat\u00a0: carte %[1]d, dé %[3]d, modificateurs %+[4]d, total %[5]d.",
		forMorale:     "%[2]s teste son moral, carte %[1]d\u00a0: %[3]s",
		forReaction:   "%[2]s tente de réagir\u00a0: carte %[1]d, sélecteur %[3]d, Réaction %[4]d, %[5]s.",
		forChoice:     "La carte %[1]d choisit par son sélecteur de cible (%[2]d) et son dé à dix faces (%[3]d).",
	},
	hit: "touché", miss: "manqué", empty: "manqué, à court de munitions", on: "au but", off: "à côté",
	ways:     [directions]string{"tout droit", "en avant à droite", "à droite", "en arrière à droite", "droit en arrière", "en arrière à gauche", "à gauche", "en avant à gauche"},
	burst:    [3]string{"sonné", "touché", "indemne"},
	effect:   [3]string{"une blessure", "arrêté par le couvert", "déjà hors de combat"},
	kills:    "trois points d’Endurance perdus",
	reaction: [3]string{"la figurine agit", "pas de réaction, mais sonné", "pas de réaction"},
}

// reading tells of an Action card, and what was read on it.
func (e *events) reading(x reading) string {
	w, f := &e.p.readings, x.who
	of, side := &e.r.data.figs[f], f.side()
	c := &e.r.data.actions[side].cards[x.card]
	name, number := e.r.full(e.n, f), x.card+1
	format := w.reads[x.why]
	switch x.why {
	case forUnitMove:
		return fmt.Sprintf(format, number, e.n.units[of.unit], c.move[elite], c.move[regular], c.move[green])
	case forFigureMove:
		return fmt.Sprintf(format, number, name, c.move[of.guts])
	case forShot:
		return fmt.Sprintf(format, number, name, w.place(of.accuracy, x.n), w.shot(c, x.n))
	case forThrow:
		return fmt.Sprintf(format, number, name, w.place(of.accuracy, x.n), pick(c.hole(int(x.n)), w.on, w.off))
	case forScatter:
		return fmt.Sprintf(format, number, c.scatter[x.n], w.ways[c.bayonet])
	case forBurst:
		return fmt.Sprintf(format, number, name, pick(c.stun, w.burst[0], pick(c.small, w.burst[1], w.burst[2])))
	case forEffect:
		return fmt.Sprintf(format, number, name, pick(int(x.n) == harmed && c.wound > 1, w.kills, w.effect[x.n]))
	case forMelee:
		return fmt.Sprintf(format, number, e.p.sides[side], c.d10, x.n, int(c.d10)+int(x.n))
	case forMorale:
		return fmt.Sprintf(format, number, e.n.units[of.unit], e.n.results[c.result])
	case forReaction:
		return fmt.Sprintf(format, number, name, c.chooser, of.reaction, pick(c.chooser < of.reaction, w.reaction[0], pick(c.chooser == 5, w.reaction[1], w.reaction[2])))
	}
	return fmt.Sprintf(format, number, c.chooser, c.d10)
}

func pick(yes bool, a, b string) string {
	if yes {
		return a
	}
	return b
}

// place names a column of the hit indicator: a letter, and the shifts.
func (w *readingPhrases) place(letter grade, column int8) string {
	if shifts := column - int8(letter); shifts > 0 {
		return fmt.Sprintf("%s + %d", w.letters[letter], shifts)
	}
	return w.letters[letter]
}

func (w *readingPhrases) shot(c *actionCard, column int8) string {
	return pick(c.empty, w.empty, pick(c.hole(int(column)), w.hit, w.miss))
}
