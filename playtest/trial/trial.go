// Package trial plays a game again with other data and compares the two on the
// same luck: the effect of a change, the best value of a number within a range,
// numbers that never matter, and cards that decide too much. It changes files
// only in memory, prints nothing, and leaves the wording of its findings to
// others.
package trial

import (
	"io/fs"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/games"
	"punchboard/playtest"
)

// Source is a game's location and the changes to it.
type Source struct {
	FS      fs.FS
	Place   string // name of the directory in findings
	Slug    string
	Variant string
	Changes []Change
}

// Game is a loaded game with its rules.
type Game struct {
	Data *carddata.Game
	Play playtest.Game // nil if the list has errors
	// Doubts are the findings of the rules about data that they can play, but that can
	// hardly be meant.
	Doubts []diag.Finding
}

// Open loads the game with its changes and builds its rules. An error means
// that a change is impossible; problems of the changed game are in the list.
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
		g.Doubts = more.All()
		found.Append(*more)
	}
	return g, found, nil
}
