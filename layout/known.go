package layout

import (
	"slices"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/layout/face"
	"punchboard/layout/hexmap"
)

// Known is what an earlier call of Compose found out about the same game in the same
// language, when some of its decks were as they are now.
type Known struct {
	Decks map[*carddata.Deck]Notes // decks that need not be composed again; with one, all that share a tie with it
	Book  BookNotes
}

// Notes is what composing a deck found out, apart from its pieces.
type Notes struct {
	Faces []diag.Finding // about its faces, independent of the card
	Cards []diag.Finding
	Icons []string // names of the built-in icons used, sorted
	Shows []string // ids of the decks whose cards it shows
	Ties  Ties
	Other bool // whether its cards show cells in another language than that of the print; their choice of faces does not count
}

// BookNotes is what composing a book found out, apart from single decks.
type BookNotes struct {
	Game []diag.Finding             // about the game as a whole
	Tied [kindsOfTie][]diag.Finding // of the checks of each tie
	Work []int64                    // see face.Engine.Work
}

// Ties is a set of checks that compare a deck with others: when one of the decks of a
// check changes, all of them have to be composed again.
type Ties uint8

// The checks.
const (
	tieRims  = iota // a part of a face is reported once, for all decks
	tieMaps         // counters and the sheets with their maps
	tieSides        // counters of different sides
	tieSpots        // mixes of spot inks
	kindsOfTie
)

// AllTies holds every check.
const AllTies Ties = 1<<kindsOfTie - 1

func (t Ties) has(kind int) bool { return t&(1<<kind) != 0 }

// known returns the notes about a deck that need not be composed again.
func (o *Options) known(d *carddata.Deck) (Notes, bool) {
	if o.Known == nil {
		return Notes{}, false
	}
	notes, ok := o.Known.Decks[d]
	return notes, ok
}

// ties adds the findings of the checks that compare decks. What a check found before is
// repeated if its decks are known.
func (s *composer) ties(book *Book, rims []face.RimNote, found *diag.List) {
	checks := [kindsOfTie]func(*diag.List){
		tieRims: func(l *diag.List) { face.RimFindings(rims, l) },
		tieMaps: func(l *diag.List) {
			if slices.ContainsFunc(s.Game.Decks, s.mapsOf) { // then no other deck has maps
				l.Append(listOf(s.options.Memory.maps))
			} else if s.allSheets(book) { // otherwise the sheet with a large enough map may be missing
				hexmap.CheckMaps(s.Engine, l)
			}
		},
		tieSides: func(l *diag.List) { checkSides(book, l) },
		tieSpots: func(l *diag.List) { checkSpotInks(book, l) },
	}
	for kind, check := range checks {
		if kind >= tieSides && found.Errors() > 0 { // a symbol that could not be drawn distinguishes nothing
			return
		}
		var own diag.List
		if check(&own); book.knows(kind) {
			own = listOf(s.options.Known.Book.Tied[kind])
		}
		book.Notes.Tied[kind] = slices.Clone(own.All())
		found.Append(own)
	}
}

// knows reports whether a known deck takes part in a check.
func (b *Book) knows(kind int) bool {
	return slices.ContainsFunc(b.Decks, func(d ComposedDeck) bool { return d.Known && d.Notes.Ties.has(kind) })
}

// stale reports whether known decks would be different now: the composed ones take part
// in a check of theirs, or something was found out about the whole game.
func (s *composer) stale(book *Book) bool {
	if s.options.Known == nil {
		return false
	}
	for _, d := range book.Decks {
		for kind := range kindsOfTie {
			if !d.Known && d.Notes.Ties.has(kind) && book.knows(kind) {
				return true
			}
		}
		if d.Known && hexmap.Draws(s.Engine, d.Deck) {
			return true
		}
	}
	return !slices.Equal(book.Notes.Game, s.options.Known.Book.Game)
}

func listOf(findings []diag.Finding) (l diag.List) {
	for _, f := range findings {
		l.Add(f)
	}
	return l
}
