// Package trial plays a game again with other data and holds the two against
// each other on the same luck: what a change does, where along a range a number
// does best, which numbers never matter and which cards decide too much. It
// changes files in memory alone, prints nothing and has no words for what it
// finds.
package trial

import (
	"io/fs"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/games"
	"punchboard/playtest"
)

// Source says where a game is and how it is changed.
type Source struct {
	FS      fs.FS
	Place   string // how findings name the directory
	Slug    string
	Variant string
	Changes []Change
}

// Game is a loaded game with its rules.
type Game struct {
	Data *carddata.Game
	Play playtest.Game // nil when the list has errors
}

// Open loads the game as changed, and builds its rules. An error is a change
// that cannot be made; what is wrong with the changed game stands in the list.
func (s Source) Open() (*Game, *diag.List, error) {
	fsys, err := Edit(s.FS, s.Changes)
	if err != nil {
		return nil, nil, err
	}
	g := &Game{}
	var found *diag.List
	g.Data, found = carddata.Load(fsys, s.Place, carddata.Options{Variant: s.Variant, Slug: s.Slug})
	if found.Errors() == 0 {
		var more *diag.List
		g.Play, more = games.Play(g.Data)
		found.Append(*more)
	}
	return g, found, nil
}
