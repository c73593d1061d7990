package rehearsal

import (
	"fmt"

	"punchboard/carddata"
	"punchboard/carddata/rehearsal"
	"punchboard/diag"
	"punchboard/playtest"
)

// builder builds the rules from a loaded game and collects the findings.
type builder struct {
	game  *carddata.Game
	decl  *rehearsal.Rehearsal
	found *diag.List
}

// cards reads the decks into piles.
func (b *builder) cards(r *Rules) {
	r.shared = len(b.decl.Decks) < piles
	first := map[string]int{} // deck id to its first kind
	for pile, name := range b.decl.Decks {
		d, ok := b.game.DeckNamed(name.Name)
		if !ok {
			b.found.Errorf(name.Pos, playtest.CodeRehearsal, "there is no deck `%s`", name.Name)
			continue
		}
		if _, known := first[d.ID]; !known {
			first[d.ID] = len(r.kinds)
			b.kinds(r, d, name.Pos)
		}
		b.pile(r, pile, first[d.ID], d, name.Pos)
	}
}

// kinds adds the cards of a deck that have copies.
func (b *builder) kinds(r *Rules, d *carddata.Deck, at diag.Pos) {
	for _, c := range d.Cards {
		if c.Copies > 0 {
			r.kinds = append(r.kinds, kind{d, c})
		}
	}
	if len(r.kinds) > maxKinds {
		b.found.Errorf(at, playtest.CodeCapacity, "a rehearsal can have %d different cards, but with deck `%s` there are %d", maxKinds, d.ID, len(r.kinds)).
			Hintf("put the cards that matter in a separate deck and rehearse that")
		r.kinds = r.kinds[:maxKinds]
	}
}

// pile counts the cards of one pile.
func (b *builder) pile(r *Rules, pile, first int, d *carddata.Deck, at diag.Pos) {
	n := d.Pieces()
	if n > maxCards {
		b.found.Errorf(at, playtest.CodeCapacity, "a rehearsal can have %d cards in a pile, but deck `%s` has %d", maxCards, d.ID, n)
		return
	}
	for k := first; k < len(r.kinds) && r.kinds[k].deck == d; k++ {
		r.full[pile][k] = uint8(r.kinds[k].card.Copies)
	}
	hands := b.decl.Hand
	if r.shared {
		hands *= playtest.Seats
	}
	if n < hands || n == 0 {
		b.found.Errorf(at, playtest.CodeRehearsal, "the opening hands need %d cards, but deck `%s` has only %d", hands, d.ID, n).
			Hintf("%s", handHint(d.ID, r.shared))
	}
}

// handHint returns a hint for opening hands that are too large: players who share
// a deck could each have their own.
func handHint(deck string, shared bool) string {
	if shared {
		return fmt.Sprintf("use a smaller `hand`, more `copies`, or a deck for each player: `deck: [%s, %s]`", deck, deck)
	}
	return "use a smaller `hand` or more `copies`"
}

// limits reports anything that exceeds the capacity of the state, and names with
// two meanings.
func (b *builder) limits(r *Rules) {
	for i, x := range b.decl.Resources {
		if i == maxResources {
			b.found.Errorf(x.Pos, playtest.CodeCapacity, "a rehearsal can have %d resources; `%s` is one too many", maxResources, x.Name)
		}
		b.free(r, x.NamedAt)
		if x.Start > x.Most {
			b.found.Errorf(x.Pos, playtest.CodeRehearsal, "`%s` starts at %d, but its limit `most` is %d", x.Name, x.Start, x.Most).
				Hintf("write `most: %d`, or lower `start`", x.Start)
		}
	}
	for i, m := range b.decl.Markers {
		if i == maxMarkers {
			b.found.Errorf(m.Pos, playtest.CodeCapacity, "a rehearsal can have %d kinds of markers; `%s` is one too many", maxMarkers, m.Name)
		}
	}
	for i, g := range b.decl.Groups {
		if i == maxGroups {
			b.found.Errorf(g.Pos, playtest.CodeCapacity, "a rehearsal can have %d groups of cards; `%s` is one too many", maxGroups, g.Name)
		}
	}
}

// free reports a resource whose name is also that of a column, or of the turn.
func (b *builder) free(r *Rules, x rehearsal.NamedAt) {
	taken := x.Name == turnName
	for i := range r.kinds {
		if _, column := r.kinds[i].card.Fields[x.Name]; column {
			taken = true
		}
	}
	if taken {
		b.found.Errorf(x.Pos, playtest.CodeRehearsal, "a resource cannot be named `%s`: a column of the cards, or the turn, already has this name", x.Name).
			Hintf("rename it, for example to `my_%s`", x.Name)
	}
}
