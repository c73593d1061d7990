// Command record writes the marks of games on tapes, one for each file that `punchboard build` draws,
// together with their fonts. The program floor draws them without a framework.
//
//	record GAME PAPER REPEATS DIR
//
// A game is a shipped one, or a directory. A paper is that of `punchboard build --paper`. A symbol that is placed REPEATS times or more is drawn once and placed; 0
// draws every symbol at each of its places.
package main

import (
	"context"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/pipeline"
)

func main() {
	if len(os.Args) != 5 {
		fmt.Fprintln(os.Stderr, "record: want: GAME PAPER REPEATS DIR")
		os.Exit(2)
	}
	if err := record(os.Args[1], os.Args[2], os.Args[3], os.Args[4]); err != nil {
		fmt.Fprintln(os.Stderr, "record:", err)
		os.Exit(1)
	}
}

// open returns the files of a directory, or of a shipped game.
func open(game string) (fs.FS, error) {
	if fsys, ok := games.Open(game); ok {
		return fsys, nil
	}
	return carddata.OpenDir(game)
}

// record writes the tapes of one game.
func record(slug, paper, repeats, dir string) error {
	least, err := strconv.Atoi(repeats)
	if err != nil {
		return err
	}
	fsys, err := open(slug)
	if err != nil {
		return err
	}
	docs, err := documents(context.Background(), pipeline.Source{Slug: slug, Place: slug, Files: fsys}, paper)
	if err != nil {
		return err
	}
	r := recorder{repeats: least}
	for _, lang := range slices.Sorted(maps.Keys(docs)) {
		for i, doc := range docs[lang] {
			path := filepath.Join(dir, fmt.Sprintf("%s-%s-%d.tape", filepath.Base(slug), lang, i))
			if err := os.WriteFile(path, r.document(doc).Data, 0o644); err != nil {
				return err
			}
		}
	}
	return r.writeFonts(dir)
}

// writeFonts writes the fonts next to the tapes, by number.
func (r *recorder) writeFonts(dir string) error {
	for i, f := range r.fonts {
		if err := os.WriteFile(filepath.Join(dir, strconv.Itoa(i)+".ttf"), f.TTF(), 0o644); err != nil {
			return err
		}
	}
	return nil
}
