package main

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/games"
	"punchboard/pipeline"
)

// target is one game to work on.
type target struct {
	slug  string
	place string // name of its directory in findings
	fsys  fs.FS
	dir   string // absolute path; "" for a shipped game
}

// source returns the game in the form that the pipeline takes.
func (t target) source() pipeline.Source {
	return pipeline.Source{Slug: t.slug, Place: t.place, Files: t.fsys}
}

// size returns the bytes of the files in the game's directory, without those in directories below.
func (t target) size() (sum int64) {
	entries, _ := fs.ReadDir(t.fsys, ".") // whoever reads the game reports errors
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() {
			sum += info.Size()
		}
	}
	return sum
}

// files returns the game's directory, reading from which stops when ctx is canceled.
func (t target) files(ctx context.Context) *source.Directory {
	return source.NewDirectory(ctx, t.fsys, source.MaxFiles)
}

// findTargets resolves the arguments of a command; without any, it returns the
// game in the current directory, if there is one.
func findTargets(args []string, all bool) ([]target, error) {
	switch {
	case all && len(args) > 0:
		return nil, usageErrorf("remove --all, or the names of games", "--all already includes every shipped game")
	case all:
		args = games.All
	case len(args) == 0 && !isGame("."):
		return nil, usageErrorf("name a game or its directory, or start one with `punchboard new mygame`", "there is no game.yaml in this directory")
	case len(args) == 0:
		args = []string{"."}
	}
	targets := make([]target, 0, len(args))
	for _, arg := range args {
		t, err := findTarget(arg)
		if err != nil {
			return nil, err
		}
		targets = append(targets, t)
	}
	return targets, distinct(targets)
}

// distinct rejects two games with the same output directory.
func distinct(targets []target) error {
	seen := map[string]string{}
	for _, t := range targets {
		if other, ok := seen[t.slug]; ok {
			return usageErrorf("print them one by one, each with its own --out", "%s and %s would both be written to %q", other, t.place, t.slug)
		}
		seen[t.slug] = t.place
	}
	return nil
}

func findTarget(arg string) (target, error) {
	info, err := os.Stat(arg)
	if err == nil && info.IsDir() {
		return openDir(arg)
	}
	if err == nil {
		return target{}, &exit{exitFound, fmt.Errorf("%s is a file, not the directory of a game", arg), "name the directory: " + filepath.Dir(arg)}
	}
	if fsys, ok := games.Open(arg); ok {
		return target{slug: arg, place: arg, fsys: fsys}, nil
	}
	if strings.ContainsAny(arg, `/\.`) {
		return target{}, failed(fmt.Errorf("there is no directory %s", arg))
	}
	return target{}, usageErrorf(diag.DidYouMean(arg, games.All), "%q is neither a directory nor a shipped game", arg)
}

func openDir(dir string) (target, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return target{}, failed(err)
	}
	fsys, err := carddata.OpenDir(dir)
	if err != nil {
		return target{}, failed(err)
	}
	return target{filepath.Base(abs), filepath.ToSlash(filepath.Clean(dir)), fsys, abs}, nil
}

func isGame(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "game.yaml"))
	return err == nil
}
