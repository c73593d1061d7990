package fireandcover

import (
	"fmt"
	"strings"

	"punchboard/playtest"
)

// TellDraw describes a die and the squad that rolls it. It returns "" for cards drawn
// face down.
func (r *Rules) TellDraw(s *State, k playtest.Key, _, drawn int, lang string) string {
	p, called := phrasesOf(lang), r.names[lang]
	switch {
	case called == nil:
		return ""
	case k.Domain == forNation:
		return fmt.Sprintf(p.nation, letter(k.Seat), called.nations[drawn])
	case k.Domain == forFirst:
		return fmt.Sprintf(p.first, letter(k.Seat), drawn+1)
	}
	text, ok := p.rolls[k.Domain]
	if !ok {
		return ""
	}
	mod := ""
	if n := r.modifier(s, k); n != 0 {
		mod = fmt.Sprintf(p.modified, n)
	}
	return fmt.Sprintf(text, mod, r.squadName(&s.squads[k.Seat], k.Seat, lang), drawn+1)
}

func letter(seat playtest.Seat) int { return 'A' + int(seat) }

// squadName names a squad of a player with its nationality; with its number, if the
// player leads several.
func (r *Rules) squadName(q *squad, seat playtest.Seat, lang string) string {
	id := string(rune(letter(seat)))
	if r.several() {
		id += fmt.Sprint(q.number + 1)
	}
	return fmt.Sprintf(phrasesOf(lang).squad, id, r.names[lang].nations[q.nation])
}

// modifier returns the modifier of a roll as far as the position shows it.
func (r *Rules) modifier(s *State, k playtest.Key) int {
	g := game{Rules: r, s: s}
	n := g.nation(k.Seat)
	switch k.Domain {
	case forAttack, forAttack2:
		it := &r.data.items[k.Slot]
		if it.verb != attack || s.gap == outOfRange {
			return 0 // an option of a nationality
		}
		return g.total(it, !it.shot.reaches(s.gap))
	case forMine, forMine2:
		return int(r.data.items[s.move.block].amount)
	case forMorale:
		return int(n.morale) + int(s.squads[k.Seat].killed) + int(s.move.rollSum)
	case forRally:
		return int(n.rally) + int(s.move.rollSum)
	}
	return 0
}

// TellRule describes the result of a die that leaves no trace in the state.
func (r *Rules) TellRule(_ *State, id playtest.RuleID, lang string) string {
	return phrasesOf(lang).rules[id]
}

// Show describes what changed: cards drawn and seen, men, terrain, range.
func (r *Rules) Show(before, after *State, lang string) []string {
	if r.names[lang] == nil {
		return nil
	}
	e := &events{phrases: phrasesOf(lang), r: r, n: r.names[lang], a: before, b: after}
	if before.shuffles > 0 && before.shuffles != after.shuffles {
		e.told = append(e.told, e.shuffled)
	}
	for seat := range playtest.Seats {
		for number := range r.data.set.Squads {
			e.squad(playtest.Seat(seat), uint8(number))
		}
		e.peek(playtest.Seat(seat))
	}
	if before.gap != after.gap && before.shuffles > 0 && !r.several() {
		e.add(e.gap, e.distance(after.gap))
	}
	return e.told
}

// events collects what happened between the states a and b.
type events struct {
	*phrases
	r    *Rules
	n    *names
	a, b *State
	told []string
}

func (e *events) add(format string, args ...any) {
	e.told = append(e.told, fmt.Sprintf(format, args...))
}

func (e *events) addIf(yes bool, format string, args ...any) {
	if yes {
		e.add(format, args...)
	}
}

func (e *events) distance(gap int8) string {
	if gap == outOfRange {
		return e.far
	}
	return e.ranges[gap]
}

func (e *events) card(at int) string { return fmt.Sprintf(e.name, e.n.items[at]) }

// squad tells of the cards that a squad drew, and what became of it.
func (e *events) squad(seat playtest.Seat, number uint8) {
	b := e.r.squadOf(e.b, seat, number)
	a := &squad{}
	if e.a.shuffles > 0 {
		a = e.r.squadOf(e.a, seat, number)
	}
	name := e.r.squadName(b, seat, e.lang)
	var drawn []string
	for k := b.hand.kinds; k != 0; k &= k - 1 {
		for n := a.hand.count(k.first()); n < b.hand.count(k.first()); n++ {
			drawn = append(drawn, e.card(k.first()))
		}
	}
	e.addIf(len(drawn) > 0, e.draws, name, strings.Join(drawn, ", "))
	if e.a.shuffles > 0 {
		e.state(a, b, name)
	}
}

// peek tells of the cards of the deck that a player looked at.
func (e *events) peek(seat playtest.Seat) {
	a, b := &e.a.squads[seat], &e.b.squads[seat]
	if b.seen <= a.seen {
		return
	}
	var seen []string
	for i := range int(b.seen) {
		seen = append(seen, e.card(int(e.b.deck[int(e.b.left)-1-i])))
	}
	e.add(e.peeks, e.r.squadName(b, seat, e.lang), strings.Join(seen, ", "))
}

// state tells what became of a squad.
func (e *events) state(a, b *squad, name string) {
	left := e.menLeft.Of(int(b.men), e.lang)
	e.addIf(b.men < a.men, e.killed, name, e.men.Of(int(a.men-b.men), e.lang), left)
	e.addIf(b.men == 0 && a.men > 0 && e.r.several(), e.lost, name)
	e.addIf(b.men > a.men, e.joined, name, e.men.Of(int(b.men-a.men), e.lang), left)
	e.addIf(b.pinned && !a.pinned, e.pinned, name)
	e.addIf(!b.pinned && a.pinned, e.rallied, name)
	e.addIf(b.outflanked && !a.outflanked, e.outflanked, name)
	e.addIf(b.hex != a.hex, e.onHex, name, e.r.data.ground.labels[b.hex])
	switch {
	case b.terrain == a.terrain:
	case b.terrain == 0:
		e.add(e.inOpen, name, e.bare)
	default:
		e.add(e.inTerrain, name, e.card(int(b.terrain-1)))
	}
	e.addIf(b.goals > a.goals, e.goals, name, b.goals, e.r.data.set.Objectives)
	e.addIf(b.handMod != a.handMod, e.hand, name, b.handMod-a.handMod)
}

// Standing describes what both squads have, and their range.
func (r *Rules) Standing(s *State, lang string) string {
	if r.names[lang] == nil {
		return ""
	}
	e := &events{phrases: phrasesOf(lang), r: r, n: r.names[lang], b: s}
	var all []string
	for seat := range playtest.Seats {
		for number := range r.data.set.Squads {
			if q := r.squadOf(s, playtest.Seat(seat), uint8(number)); q.men > 0 || !r.several() {
				all = append(all, e.stands(q, playtest.Seat(seat)))
			}
		}
	}
	if r.several() {
		return strings.Join(all, " · ")
	}
	return strings.Join(append(all, fmt.Sprintf(e.standingGap, e.distance(s.gap))), " · ")
}

func (e *events) stands(q *squad, seat playtest.Seat) string {
	pinned := ""
	if q.pinned {
		pinned = e.standingPinned
	}
	where := e.bare
	switch {
	case e.r.data.set.OnMap:
		where = fmt.Sprintf(e.hex, e.r.data.ground.labels[q.hex])
	case q.terrain > 0:
		where = e.card(int(q.terrain - 1))
	}
	return fmt.Sprintf(e.standing, e.r.squadName(q, seat, e.lang), q.men, q.start+q.gained, pinned, where, e.cards.Of(int(q.hand.size), e.lang), q.goals, e.r.data.set.Objectives)
}
