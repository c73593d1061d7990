package carddata

import (
	"punchboard/carddata/source"
	"punchboard/diag"
)

// checkRehearsal reports unknown decks and counters, which can only be looked up once
// the whole game has been read.
func (l *loader) checkRehearsal() {
	r := l.game.Play.Rehearsal
	if r == nil {
		return
	}
	if !r.Pos.Valid() {
		l.Found.Errorf(l.game.Play.Pos, source.CodeMissingKey, "`play` needs `deck`").Hintf("name the deck to rehearse with, such as `deck: cards`")
	}
	if r.Refill > 0 && r.DrawAt.Valid() {
		l.Found.Warnf(r.DrawAt, source.CodeBadValue, "`draw` has no effect together with `refill`").Hintf("keep one of the two")
	}
	cards, counters := l.piecesByKind()
	for _, d := range r.Decks {
		if _, ok := l.game.DeckNamed(d.Name); !ok {
			l.Found.Errorf(d.Pos, source.CodeBadValue, "there is no deck %s", source.Quote(d.Name)).Hintf("%s", diag.DidYouMean(d.Name, cards))
		}
	}
	for _, m := range r.Markers {
		if len(counters) > 0 && l.game.PrintedCounters(m.Name) < 0 {
			l.Found.Errorf(m.Pos, source.CodeBadValue, "there is no counter %s", source.Quote(m.Name)).Hintf("%s", diag.DidYouMean(m.Name, counters))
		}
	}
}

// piecesByKind returns the ids of card decks and of counters, for hints.
func (l *loader) piecesByKind() (decks, counters []string) {
	for _, d := range l.game.Decks {
		switch d.Kind() {
		case CardKind:
			decks = append(decks, d.ID)
		case CounterKind:
			for _, c := range d.Cards {
				counters = append(counters, c.ID)
			}
		}
	}
	return decks, counters
}

// DeckNamed returns a deck of cards by its id.
func (g *Game) DeckNamed(id string) (*Deck, bool) {
	for _, d := range g.Decks {
		if d.ID == id && d.Kind() == CardKind {
			return d, true
		}
	}
	return nil, false
}

// PrintedCounters returns how many counters with an id are printed, or -1 if no set has
// it.
func (g *Game) PrintedCounters(id string) int {
	n := -1
	for _, d := range g.Decks {
		for _, c := range d.Cards {
			if d.Counters() != nil && c.ID == id {
				n = max(n, 0) + c.Copies
			}
		}
	}
	return n
}
