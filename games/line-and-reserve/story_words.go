package lineandreserve

import (
	"fmt"
	"strings"

	"punchboard/playtest"
)

// eventPhrases are the words for what follows from an action.
type eventPhrases struct {
	outcomes                                     [outcomes]string
	drawsOrder, drawsUnit                        string
	lines                                        [3]string
	committed, captured, served                  string
	endurance, damage, noDamage, repaired        string
	counter, counterEnds, flight, points, holds  string
	destroyed, crewLost, toHand, toReserves      string
	standing, aircraft, overrun, between, andAir string
}

var eventsEnglish = &eventPhrases{
	outcomes: [outcomes]string{
		missed: "%[1]s rolls %[2]d in all against the Attack Value %[3]d: %[4]s is missed.", hasHit: "%[1]s rolls %[2]d in all against the Attack Value %[3]d: %[4]s is hit.",
		hitDouble:       "%[1]s rolls %[2]d in all against the Attack Value %[3]d, 18 on the dice: %[4]s is hit, and the Intensity Roll is doubled.",
		destroyedAtOnce: "%[1]s rolls 19 or 20: %[4]s is destroyed at once, with its Crew.", friendlyFire: "%[1]s rolls 3 or less: Friendly Fire.",
		initiativeWon: "Initiative: %s %d, %s %d. First to attack: %s.",
		damaged:       "The hit on %[1]s: Raw Damage %[2]d, Defense %[3]d, Net Damage %[4]d.",
	},
	drawsOrder: "%s · draws the Command card %s.", drawsUnit: "%s · draws the Unit card %s.",
	lines: [3]string{"on the Front Line", "on the Rear Line", "in the air"}, committed: "%s is now %s.", captured: "%s changes sides (%s) and is %s.", served: "%s is served by %s.",
	endurance: "%s has Endurance %d of %d.", damage: "%s gets a Damage card: %s.", noDamage: "No Damage card is left for %s.", repaired: "%s loses its Damage card.",
	counter: "%s has a counter of %d.", counterEnds: "The counter of %s has run out.", flight: "%s has Turns of Flight: %d.", points: "%s: %d Victory Points (%+d).", holds: "%s has an Overrun count of %d.",
	destroyed: "%s is removed from the game.", crewLost: "%s is lost.", toHand: "%s goes back to the hand.", toReserves: "%s goes under the Reserves deck.",
	standing: "%s: %d Victory Points, %d on the Front Line, %d on the Rear Line", aircraft: ", %d in the air", overrun: ", Overrun count %d", between: "; ",
	andAir: ", in hand: %d Unit, %d Command",
}

var eventsFrench = &eventPhrases{
	outcomes: [outcomes]string{
		missed: "%[1]s obtient %[2]d en tout contre la valeur d’attaque %[3]d : %[4]s, manqué.", hasHit: "%[1]s obtient %[2]d en tout contre la valeur d’attaque %[3]d : %[4]s, touché.",
		hitDouble:       "%[1]s obtient %[2]d en tout contre la valeur d’attaque %[3]d, 18 aux dés : %[4]s, touché, et le jet d’intensité est doublé.",
		destroyedAtOnce: "%[1]s obtient 19 ou 20 : %[4]s, détruit aussitôt avec son équipage.", friendlyFire: "%[1]s obtient 3 ou moins : tir fratricide.",
		initiativeWon: "Initiative : %s %d, %s %d. Première attaque : %s.",
		damaged:       "Le coup sur %[1]s : dégâts bruts %[2]d, défense %[3]d, dégâts nets %[4]d.",
	},
	drawsOrder: "%s · pioche la carte Ordre %s.", drawsUnit: "%s · pioche la carte Unité %s.",
	lines: [3]string{"sur la ligne de front", "sur la ligne arrière", "en l’air"}, committed: "%s est maintenant %s.", captured: "%s change de camp (%s) et combat %s.", served: "%s a pour équipage %s.",
	endurance: "%s a %d d’endurance sur %d.", damage: "%s reçoit une carte Dégâts : %s.", noDamage: "Il ne reste aucune carte Dégâts pour %s.", repaired: "%s perd sa carte Dégâts.",
	counter: "%s a un compteur de %d.", counterEnds: "Le compteur de %s est épuisé.", flight: "%s : tours de vol restants, %d.", points: "%s : %d points de victoire (%+d).", holds: "%s : compteur de percée à %d.",
	destroyed: "%s est hors jeu.", crewLost: "%s est hors jeu.", toHand: "%s revient en main.", toReserves: "%s va sous le paquet de réserve.",
	standing: "%s : %d points de victoire, %d sur la ligne de front, %d sur la ligne arrière", aircraft: ", %d en l’air", overrun: ", compteur de percée %d", between: " · ",
	andAir: ", en main : %d Unité, %d Ordre",
}

// Standing describes what both sides have on the table and in hand.
func (r *Rules) Standing(s *State, lang string) string {
	n, w := r.names[lang], phrasesOf(lang).events
	if n == nil {
		return ""
	}
	sides := make([]string, playtest.Seats)
	for seat := range sides {
		text := fmt.Sprintf(w.standing, n.sides[seat], s.points[seat], s.front[seat].count(), s.rear[seat].count())
		if air := s.air[seat].count(); air > 0 {
			text += fmt.Sprintf(w.aircraft, air)
		}
		if s.holds[seat] > 0 {
			text += fmt.Sprintf(w.overrun, s.holds[seat])
		}
		sides[seat] = text + fmt.Sprintf(w.andAir, s.hands[seat].count(), s.held[seat].count())
	}
	return strings.Join(sides, w.between)
}
