package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/games"
)

// target is one game to work on.
type target struct {
	slug  string
	place string // how findings name its directory
	fsys  fs.FS
}

// findTargets resolves the arguments of a command; none means the directory at
// hand, when it holds a game.
func findTargets(args []string, all bool) ([]target, error) {
	if all {
		if len(args) > 0 {
			return nil, usagef("--all already names every shipped game")
		}
		args = games.All
	} else if len(args) == 0 {
		if !isGame(".") {
			return nil, usagef("there is no game.yaml here; name a game or its directory")
		}
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

// distinct refuses two games that would land in one directory of the output.
func distinct(targets []target) error {
	seen := map[string]string{}
	for _, t := range targets {
		if other, ok := seen[t.slug]; ok {
			return usagef("%s and %s would both be printed as %q", other, t.place, t.slug)
		}
		seen[t.slug] = t.place
	}
	return nil
}

func findTarget(arg string) (target, error) {
	if info, err := os.Stat(arg); err == nil && info.IsDir() {
		return openDir(arg)
	}
	if fsys, ok := games.Open(arg); ok {
		return target{arg, arg, fsys}, nil
	}
	if strings.ContainsAny(arg, `/\.`) {
		return target{}, &exit{exitFound, fmt.Errorf("there is no directory %s", arg)}
	}
	msg := fmt.Sprintf("%q is neither a directory nor a shipped game", arg)
	if near := diag.Nearest(arg, games.All); near != "" {
		return target{}, usagef("%s; did you mean %s?", msg, near)
	}
	return target{}, usagef("%s; the shipped games are %s", msg, strings.Join(games.All, ", "))
}

func openDir(dir string) (target, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return target{}, &exit{exitFound, err}
	}
	fsys, err := carddata.OpenDir(dir)
	if err != nil {
		return target{}, &exit{exitFound, err}
	}
	return target{filepath.Base(abs), filepath.ToSlash(filepath.Clean(dir)), fsys}, nil
}

func isGame(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "game.yaml"))
	return err == nil
}
