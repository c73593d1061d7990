package printed

import (
	"maps"
	"slices"

	"punchboard/internal/stamp"
)

// Of returns a record of cards that is not in any file, to compare with.
func Of(sets map[string][]stamp.Card) *Record {
	r := &Record{sets: map[string]map[string]stamp.Card{}}
	for set, cards := range sets {
		for _, c := range cards {
			r.add(set, c)
		}
	}
	return r
}

// Kind is how a card differs from the print.
type Kind string

// The kinds of changes.
const (
	New     Kind = "new"     // it has not been printed
	Changed Kind = "changed" // it looks different
	More    Kind = "more"    // some copies are missing
	Fewer   Kind = "fewer"   // some copies are too many
	Removed Kind = "removed" // it is no longer in the game
)

// Change is a card that differs from the print.
type Change struct {
	Kind   Kind
	Copies int        // to print, or to take out
	Card   stamp.Card // as it is in the game; as it was printed if it is no longer there
}

// Needed returns how many copies of a card are to be printed: all if it is new or looks different, otherwise
// those that are missing.
func (r *Record) Needed(set string, c stamp.Card) int {
	_, n := r.compare(set, c)
	return n
}

func (r *Record) compare(set string, c stamp.Card) (Kind, int) {
	switch old, ok := r.sets[set][c.Key()]; {
	case !ok:
		return New, c.Copies
	case old.Faces != c.Faces:
		return Changed, c.Copies
	case old.Copies < c.Copies:
		return More, c.Copies - old.Copies
	}
	return "", 0
}

// Changes returns the cards of a set that differ from the print, in the order of the game, and after them those
// of which fewer or no copies are needed, as far as look says that these may be listed.
func (r *Record) Changes(set string, cards []stamp.Card, look func(stamp.Card) bool) (list []Change) {
	now := map[string]stamp.Card{}
	for _, c := range cards {
		now[c.Key()] = c
		if kind, n := r.compare(set, c); n > 0 {
			list = append(list, Change{kind, n, c})
		}
	}
	for _, old := range slices.SortedFunc(maps.Values(r.sets[set]), stamp.Card.Compare) {
		c, there := now[old.Key()]
		switch {
		case !look(old):
		case !there:
			list = append(list, Change{Removed, old.Copies, old})
		case c.Faces == old.Faces && c.Copies < old.Copies:
			list = append(list, Change{Fewer, old.Copies - c.Copies, c})
		}
	}
	return list
}

// Gone returns what a run is to record of changes by which cards are no longer needed.
func Gone(set string, changes []Change) (list []stamp.Gone) {
	for _, c := range changes {
		switch c.Kind {
		case Removed:
			c.Card.Copies = 0
			fallthrough
		case Fewer:
			list = append(list, stamp.Gone{Set: set, Card: c.Card})
		}
	}
	return list
}

// Confirm records that the files of a run have been printed, apart from the cards for which which is false. It
// returns the cards, by set; it is not ok if the run does not say which these are.
func (r *Record) Confirm(run *stamp.Run, which func(set string, c stamp.Card) bool) (done map[string][]stamp.Card, ok bool) {
	done = map[string][]stamp.Card{}
	on := map[string]map[string]bool{}
	for i := range run.Files {
		f := &run.Files[i]
		cards, ok := f.Carries()
		if !ok {
			return nil, false
		}
		for _, c := range cards {
			if on[f.Set] == nil {
				on[f.Set] = map[string]bool{}
			}
			if !on[f.Set][c.Key()] && which(f.Set, c) {
				r.add(f.Set, c)
				done[f.Set] = append(done[f.Set], c)
			}
			on[f.Set][c.Key()] = true
		}
	}
	r.drop(run, on, which)
	return done, true
}

// drop removes the cards that the game no longer has: those that the run lists, or all that a run of the whole game
// does not have.
func (r *Record) drop(run *stamp.Run, on map[string]map[string]bool, which func(set string, c stamp.Card) bool) {
	for _, g := range run.Gone {
		old, ok := r.sets[g.Set][g.Key()]
		switch {
		case !ok || old.Faces != g.Faces || !which(g.Set, old):
		case g.Copies == 0:
			delete(r.sets[g.Set], g.Key())
		case g.Copies < old.Copies:
			r.add(g.Set, g.Card)
		}
	}
	if !run.Whole {
		return
	}
	for set := range on {
		maps.DeleteFunc(r.sets[set], func(key string, c stamp.Card) bool { return !on[set][key] && which(set, c) })
	}
}
