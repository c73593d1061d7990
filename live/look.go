package live

import (
	"path"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/pipeline"
)

// few is the number of cards that are composed before all others because their rows have
// changed. With more, this is not faster than composing all.
const few = 24

// look composes what has probably changed, and shows it. It is only a first look, and may
// be wrong: then everything is composed.
func (b *build) look(stages *pipeline.Stages) bool {
	rows := b.changedRows()
	switch {
	case len(b.show.state().Decks) == 0:
		return true
	case len(rows) > 0:
		return len(rows) > few || b.lookAt(stages, b.languages(stages), func(_ *carddata.Deck, c *carddata.Card) bool { return rows[c] })
	}
	first := b.languages(stages)[:1]
	for _, deck := range b.changedDecks() {
		if !b.lookAt(stages, first, func(d *carddata.Deck, _ *carddata.Card) bool { return d == deck }) {
			return false
		}
	}
	return true
}

// lookAt composes and shows some cards, and reports whether the build may go on.
func (b *build) lookAt(stages *pipeline.Stages, languages []pipeline.Language, only func(*carddata.Deck, *carddata.Card) bool) bool {
	for _, lang := range languages {
		before := b.show.state()
		book, err := stages.Look(b.ctx, lang, only)
		if err != nil || !b.publish(lang, book) {
			return false
		}
		if len(difference(before, b.show.state()).Cards) > 0 {
			b.show.awaitSeen(b.ctx)
		}
	}
	return b.ctx.Err() == nil
}

// changedRows returns the rows that differ from those that are shown.
func (b *build) changedRows() map[*carddata.Card]bool {
	changed := map[*carddata.Card]bool{}
	last := b.show.state()
	for _, d := range b.game.Decks {
		for _, c := range d.Cards {
			if old, ok := last.cards[cardKey(d, c)]; !ok || !equal(old.Fields, fieldsOf(b.game, d, c)) {
				changed[c] = true
			}
		}
	}
	return changed
}

// changedDecks returns the decks that are drawn from one of the files that have changed,
// as far as that is easily seen, unless these are most decks.
func (b *build) changedDecks() (decks []*carddata.Deck) {
	for _, d := range b.game.Decks {
		if slices.ContainsFunc(b.files, func(name string) bool { return b.drawnFrom(d, name) }) {
			decks = append(decks, d)
		}
	}
	if 2*len(decks) > len(b.game.Decks)+1 {
		return nil
	}
	return decks
}

// drawnFrom reports whether a deck is drawn from a file: from a map if it is a sheet, or
// with a face of that file.
func (b *build) drawnFrom(d *carddata.Deck, name string) bool {
	if d.Kind() == carddata.SheetKind {
		for _, m := range b.game.Maps {
			if m.File == name || strings.HasSuffix(m.Pos.File, "/"+name) {
				return true
			}
		}
	}
	for _, face := range []string{d.Front, d.Back} {
		if f := b.game.Faces[face]; f != nil && f.Pos.File == path.Join(b.game.Place, name) {
			return true
		}
	}
	return false
}
