// Package games holds the games that ship inside the binary: as examples, as
// starting points for new games, and as proof that the tool works.
package games

import (
	"embed"
	"io/fs"
	"slices"
)

// Only the data of a game is embedded, not its Go code.
//
//go:embed */*.yaml */*.csv */*.json */cards/*.csv */faces/*.yaml */variants/*.yaml */counters/*.csv */icons/*.svg */maps/* */plans/* */sheets/* */tables/*
var files embed.FS

// All lists the slugs of the shipped games, in display order.
var All = []string{"three-fronts", "fire-and-cover", "line-and-reserve", "patrol-deck", "percee"}

// Open returns the files of a shipped game.
func Open(slug string) (fs.FS, bool) {
	if !slices.Contains(All, slug) {
		return nil, false
	}
	sub, err := fs.Sub(files, slug)
	return sub, err == nil
}
