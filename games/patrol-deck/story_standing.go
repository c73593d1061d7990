package patroldeck

import (
	"fmt"
	"strings"

	"punchboard/playtest"
)

// standingPhrases are the words for a position.
type standingPhrases struct {
	side, inside, stunned, noAmmo, pinned, markers string
	between, instead                               string
}

var standingEnglish = standingPhrases{
	side: "%s side: %d of %d figures", inside: "%d in the buildings", stunned: "%d stunned", noAmmo: "%d out of ammunition",
	pinned: "pinned units: %d", markers: "morale markers: %d", between: "; ", instead: "%s: %s instead of %s",
}

var standingFrench = standingPhrases{
	side: "camp %s\u00a0: %d figurines sur %d", inside: "%d dans les bâtiments", stunned: "sonnées\u00a0: %d", noAmmo: "à court de munitions\u00a0: %d",
	pinned: "unités clouées au sol\u00a0: %d", markers: "pions Moral\u00a0: %d", between: " · ", instead: "%s\u00a0: %s au lieu de %s",
}

// Standing describes what both sides have left.
func (r *Rules) Standing(s *State, lang string) string {
	p := phrasesOf(lang)
	w := &p.standing
	sides := make([]string, playtest.Seats)
	for seat := range playtest.Seats {
		side := playtest.Seat(seat)
		parts := []string{fmt.Sprintf(w.side, p.sides[side], r.live(s, side).count(), r.data.count[side])}
		add := func(format string, n int) {
			if n > 0 {
				parts = append(parts, fmt.Sprintf(format, n))
			}
		}
		if side == German {
			add(w.inside, r.inside(s))
		}
		add(w.stunned, s.stunned[side].count())
		add(w.noAmmo, s.noAmmo[side].count())
		pinned, markers := 0, 0
		for u := range r.data.units[:r.data.nUnits] {
			if of := &r.data.units[u]; of.side == side && of.members&^s.down[side] != 0 {
				pinned, markers = pinned+int(bit8(s.pinned.has(uint8(u)))), markers+int(s.morale[u])
			}
		}
		add(w.pinned, pinned)
		add(w.markers, markers)
		sides[side] = strings.Join(parts, ", ")
	}
	return strings.Join(sides, w.between)
}

// Compare describes how two positions differ: where figures stand.
func (r *Rules) Compare(a, b *State, lang string) string {
	p, n := phrasesOf(lang), r.called(lang)
	var list []string
	for seat := range playtest.Seats {
		side := playtest.Seat(seat)
		for q := r.live(a, side) & r.live(b, side); q != 0; q &= q - 1 {
			if f := q.first(side); a.at[f] != b.at[f] {
				list = append(list, fmt.Sprintf(p.standing.instead, r.full(n, f), where(b.at[f]), where(a.at[f])))
			}
		}
	}
	return strings.Join(list, p.standing.between)
}
