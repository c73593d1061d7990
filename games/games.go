// Package games holds the games that ship inside the binary: as examples, as a
// start for a game of one's own, and as the proof that the tool does its work.
package games

import (
	"embed"
	"io/fs"
	"slices"
)

// Only what a game says is embedded, not the Go that plays it.
//
//go:embed */*.yaml */*.csv */cards/*.csv */faces/*.yaml */variants/*.yaml */counters/*.csv */icons/*.svg */maps/* */sheets/* */tables/*
var files embed.FS

// All lists the slugs of the shipped games, in the order in which they are
// shown.
var All = []string{"three-fronts", "fire-and-cover", "line-and-reserve", "patrol-deck", "percee"}

// Open returns the files of a shipped game.
func Open(slug string) (fs.FS, bool) {
	if !slices.Contains(All, slug) {
		return nil, false
	}
	sub, err := fs.Sub(files, slug)
	return sub, err == nil
}
