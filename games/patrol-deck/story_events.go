package patroldeck

import (
	"fmt"

	"punchboard/playtest"
)

// eventPhrases are the words for what follows from an action.
type eventPhrases struct {
	card                                            string
	moves, stunned, recovers, wounded, down, noAmmo string
	reloads, noGrenades, pinned, freed, morale      string
}

var eventsEnglish = eventPhrases{
	card:  "Activation card: %s.",
	moves: "%s is now at %s.", stunned: "%s is stunned.", recovers: "%s recovers.", wounded: "%s is wounded.", down: "%s is incapacitated.", noAmmo: "%s is out of ammunition.",
	reloads: "%s has reloaded.", noGrenades: "%s has no more hand grenades.", pinned: "%s is pinned.", freed: "%s is no longer pinned.", morale: "%s has morale markers: %d.",
}

var eventsFrench = eventPhrases{
	card:  "Carte d’activation\u00a0: %s.",
	moves: "%s est maintenant en %s.", stunned: "%s est sonné.", recovers: "%s se ressaisit.", wounded: "%s est blessé.", down: "%s est hors de combat.", noAmmo: "%s est à court de munitions.",
	reloads: "%s a rechargé.", noGrenades: "%s n’a plus de grenades à main.", pinned: "%s est clouée au sol.", freed: "%s n’est plus clouée au sol.", morale: "%s a des pions Moral\u00a0: %d.",
}

// Show tells what happened between two states: the cards that were turned over,
// who moved, and what became of the figures and units.
func (r *Rules) Show(before, after *State, lang string) []string {
	e := &events{r: r, p: phrasesOf(lang), n: r.called(lang), a: before, b: after}
	e.cards()
	if before.turn == 0 {
		return e.told // the figures are being set up
	}
	for side := range playtest.Seats {
		for n := range r.data.count[side] {
			e.figure(figureOf(playtest.Seat(side), n))
		}
	}
	for u := range uint8(r.data.nUnits) {
		e.unit(u)
	}
	return e.told
}

// events collects what happened between the states a and b.
type events struct {
	r    *Rules
	p    *phrases
	n    *names
	a, b *State
	told []string
}

func (e *events) add(format string, args ...any) {
	e.told = append(e.told, fmt.Sprintf(format, args...))
}

// addIf tells a sentence about one thing.
func (e *events) addIf(yes bool, format, name string) {
	if yes {
		e.add(format, name)
	}
}

// cards tells of the cards since the last event.
func (e *events) cards() {
	w := &e.p.events
	for _, x := range e.b.read.since(e.a.read.n) {
		e.add("%s", e.reading(x))
	}
	for _, card := range fresh(&e.a.activation, &e.b.activation) {
		e.add(w.card, e.n.orders[card])
	}
}

// fresh returns the cards drawn between two states of a pile.
func fresh(a, b *playtest.DrawPile) []uint8 {
	was, is := a.Discards(), b.Discards()
	if len(was) <= len(is) && string(was) == string(is[:len(was)]) {
		return is[len(was):]
	}
	return is
}

func (e *events) figure(f figure) {
	w, a, b, name := &e.p.events, e.a, e.b, e.r.full(e.n, f)
	down := b.down.has(f) && !a.down.has(f)
	if a.at[f] != b.at[f] && !b.down.has(f) {
		e.add(w.moves, name, where(b.at[f]))
	}
	e.addIf(b.endurance[f] < a.endurance[f] && !down, w.wounded, name)
	e.addIf(b.stunned.has(f) && !a.stunned.has(f), w.stunned, name)
	e.addIf(!b.stunned.has(f) && a.stunned.has(f) && !down, w.recovers, name)
	e.addIf(down, w.down, name)
	e.addIf(b.noAmmo.has(f) && !a.noAmmo.has(f), w.noAmmo, name)
	e.addIf(!b.noAmmo.has(f) && a.noAmmo.has(f) && !down, w.reloads, name)
}

func (e *events) unit(u uint8) {
	w, a, b, name := &e.p.events, e.a, e.b, e.n.units[u]
	e.addIf(b.noThrows.has(u) && !a.noThrows.has(u), w.noGrenades, name)
	e.addIf(b.pinned.has(u) && !a.pinned.has(u), w.pinned, name)
	e.addIf(!b.pinned.has(u) && a.pinned.has(u), w.freed, name)
	if a.morale[u] != b.morale[u] {
		e.add(w.morale, name, b.morale[u])
	}
}
