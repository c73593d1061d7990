package main

import (
	"errors"
	"os"
	"path"
	"path/filepath"
	"strings"

	"punchboard/carddata"
	"punchboard/internal/heap"
	"punchboard/internal/stamp"
	"punchboard/pipeline"
)

// request returns the request for a game that the flags of a command describe.
func (f *gameFlags) request(t *terminal, game target, print *printFlags) pipeline.Request {
	if game.size() >= muchText {
		heap.Prepare()
	}
	return pipeline.Request{
		Variant:    f.variant,
		Languages:  f.lang,
		Decks:      f.only,
		Cards:      f.cards,
		Lists:      f.lists,
		Print:      print.settings(),
		Workers:    f.workers,
		OtherDecks: f.known,
		OtherLists: f.knownLists,
		Loaded:     prepare,
		Progress: func(lang pipeline.Language, done, total int) {
			t.progress(game.slug+" "+lang.String()+": laying out cards", done, total)
		},
	}
}

// A game of this size takes longer to build than it takes to prepare the heap for it, as all work on it allocates a lot.
const (
	muchText  = 12 << 10 // bytes in the files of its directory
	manyCards = 30
)

// prepare prepares the heap for a game that has little text, but many cards or a map.
func prepare(g *carddata.Game) {
	cards := 0
	for _, d := range g.Decks {
		cards += len(d.Cards)
	}
	if cards >= manyCards || len(g.Maps) > 0 || len(g.Plans) > 0 {
		heap.Prepare()
	}
}

// refused words the error of a request in terms of the command line, with a hint
// and an exit code. The directory is the output directory.
func refused(err error, dir string) error {
	var setting *pipeline.SettingError
	var pair *pipeline.PairError
	var unknown *pipeline.UnknownError
	var paper *pipeline.PrinterPaperError
	var same *pipeline.SameFileError
	switch {
	case errors.As(err, &setting):
		key := setting.Setting.Key
		return usageErrorf(setting.Hint(), "%s", strings.Replace(setting.Error(), "`"+key+"`", "--"+key, 1))
	case errors.As(err, &pair):
		return usageErrorf("use two languages, such as --lang fr+en", "--lang: %w", err)
	case errors.As(err, &unknown):
		return usageErrorf(unknown.Hint(), "%w", err)
	case errors.As(err, &paper):
		return usageErrorf(paper.Hint(), "%w", err)
	case errors.As(err, &same):
		file := &pipeline.SameFileError{Path: path.Join(filepath.ToSlash(dir), same.Path)}
		return &exit{exitFound, file, "change the id of one of them"}
	}
	return err
}

// outputDirectory returns the output directory of a game; each variant has its
// own.
func (f *gameFlags) outputDirectory(out outFlag, t target) string {
	return filepath.Join(string(out), t.source().Directory(f.variant))
}

// inDirectory returns the path of a file from the pipeline in a directory.
func inDirectory(dir, file string) string { return filepath.Join(dir, filepath.FromSlash(file)) }

// options lists what the command line and the environment ask for, other than what is usual. Two builds of a
// game with equal options write the same files.
func (b *builder) options(target target) (list []stamp.Option) {
	g := &b.game
	add := func(name string, values ...string) {
		if len(values) > 0 && values[0] != "" {
			list = append(list, stamp.Option{Name: name, Value: strings.Join(values, "\n")})
		}
	}
	add("the name of the directory", target.slug)
	add(epochVariable, os.Getenv(epochVariable))
	add("option --lang", g.lang...)
	add("option --variant", g.variant)
	add("option --only", g.only...)
	add("option --cards", g.cards...)
	add("option --list", g.lists...)
	if b.reprint.on() {
		add("option --changed", "true")
	}
	add("the other games", append(among(g.only, g.known), among(g.lists, g.knownLists)...)...)
	for _, p := range b.print.changed() {
		add("option --"+p.name, b.print.set.Lookup(p.name).Value.String())
	}
	if b.cuts {
		add("option --cut-plan", "true")
	}
	if b.home != nil {
		add("the profile of the printer "+b.home.Name, string(b.home.Text()))
	}
	return list
}

// among returns the names that are in a set.
func among(names []string, set map[string]bool) (list []string) {
	for _, name := range names {
		if set[name] {
			list = append(list, name)
		}
	}
	return list
}
