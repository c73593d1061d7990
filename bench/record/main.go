// Command record writes the marks of the shipped games on tapes, a tape for each
// file that `punchboard build` writes of them, and the fonts that they are set
// in beside them: what the program floor draws without a framework.
//
//	record GAME REPEATS DIR
//
// A symbol that is placed REPEATS times or more is drawn once and placed; 0
// draws every symbol at each of its places.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/layout"
	"punchboard/scene"
)

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "record: want: GAME REPEATS DIR")
		os.Exit(2)
	}
	if err := record(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, "record:", err)
		os.Exit(1)
	}
}

// record writes the tapes of one game.
func record(slug, repeats, dir string) error {
	least, err := strconv.Atoi(repeats)
	if err != nil {
		return err
	}
	fsys, ok := games.Open(slug)
	if !ok {
		return fmt.Errorf("there is no game %s", slug)
	}
	game, found := carddata.Load(fsys, slug, carddata.Options{Slug: slug})
	if found.Errors() > 0 {
		return fmt.Errorf("%s has errors: `punchboard check` tells them", slug)
	}
	r := recorder{repeats: least}
	for _, lang := range game.Languages {
		docs, err := documents(game, lang)
		if err != nil {
			return err
		}
		for i, doc := range docs {
			path := filepath.Join(dir, fmt.Sprintf("%s-%s-%d.tape", slug, lang, i))
			if err := os.WriteFile(path, r.document(doc).Data, 0o644); err != nil {
				return err
			}
		}
	}
	return r.writeFonts(dir)
}

// writeFonts puts the fonts beside the tapes, by number.
func (r *recorder) writeFonts(dir string) error {
	for i, f := range r.fonts {
		if err := os.WriteFile(filepath.Join(dir, strconv.Itoa(i)+".ttf"), f.TTF(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// documents sets a game in one language, a document for each deck.
func documents(game *carddata.Game, lang string) ([]*scene.Document, error) {
	book, found := layout.Compose(game, layout.Options{Lang: lang})
	if found.Errors() > 0 {
		return nil, fmt.Errorf("%s does not fit in %s", game.Place, lang)
	}
	var docs []*scene.Document
	for _, d := range book.Decks {
		job := layout.Job{Stacks: []layout.Stack{layout.StackOf(d, lang)}, Print: game.Print, Lang: lang, Game: game.Title.In(lang), Version: game.Version}
		sheets, found := layout.Impose(job)
		if found.Errors() > 0 {
			return nil, fmt.Errorf("the sheets of %s hold errors", d.Deck.ID)
		}
		docs = append(docs, &scene.Document{Language: lang, Duplex: sheets.Duplex, Pages: sheets.Pages()})
	}
	return docs, nil
}
