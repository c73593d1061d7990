package trial

import (
	"context"
	"errors"
	"io/fs"
	"slices"
	"strings"

	"punchboard/carddata"
	gamefiles "punchboard/carddata/source"
)

// gameFile is the file for paths that name none.
const gameFile = "game.yaml"

// Edit returns a game's files with changes applied in order. The original files
// stay as they are. An error is a Problem or a failure to read files.
func Edit(fsys fs.FS, changes []Change) (fs.FS, error) {
	if len(changes) == 0 {
		return fsys, nil
	}
	fsys = gamefiles.NewDirectory(context.Background(), fsys, gamefiles.MaxFiles)
	e := &editor{files: &gamefiles.Overlay{FS: fsys, Changed: map[string][]byte{}}}
	e.game, _ = carddata.Load(fsys, "game", carddata.Options{})
	for _, c := range changes {
		if err := e.change(c); err != nil {
			return nil, err
		}
	}
	return e.files, nil
}

// editor makes changes to the text of files.
type editor struct {
	game  *carddata.Game // before the changes, for the files of its decks
	files *gamefiles.Overlay
}

func (e *editor) change(c Change) error {
	if file, rest, ok := strings.Cut(c.Where, ":"); ok {
		if strings.HasSuffix(file, ".csv") {
			return e.row(c, file, rest)
		}
		return e.key(c, file, rest)
	}
	if deck, rest, ok := strings.Cut(c.Where, "/"); ok {
		return e.cell(c, deck, rest)
	}
	return e.key(c, gameFile, c.Where)
}

// cell changes a cell of a deck or list.
func (e *editor) cell(c Change, id, rest string) error {
	d, err := e.deck(id)
	if err != nil {
		return err
	}
	if !strings.HasSuffix(d.File, ".csv") {
		return &Problem{"the rows of " + id + " are not in a CSV file", "save the rows as CSV: only text files can be changed"}
	}
	var ids []string
	for _, card := range d.Cards {
		ids = append(ids, card.ID)
	}
	if slices.Contains(ids, rest) {
		return e.makeAlike(c, d, rest, ids)
	}
	row, column, ok := cutKnown(rest, ids)
	if !ok {
		return problem(before(rest), ids, "%s: there is no row %s in %s", c.Where, before(rest), id)
	}
	return e.rewrite(d.File, c, func(t *csvText) error { return t.setByID(row, column, c.Value) })
}

// deck returns a deck, a sheet of counters or a list by its id.
func (e *editor) deck(id string) (*carddata.Deck, error) {
	var ids []string
	for _, d := range slices.Concat(e.game.Decks, e.game.Lists) {
		if d.ID == id {
			return d, nil
		}
		ids = append(ids, d.ID)
	}
	return nil, problem(id, ids, "the game has no deck %s", id)
}

// cutKnown splits "ROW.COLUMN". Ids may contain dots, so the longest known id
// is used.
func cutKnown(text string, ids []string) (id, rest string, ok bool) {
	for _, known := range ids {
		if after, has := strings.CutPrefix(text, known+"."); has && len(known) > len(id) {
			id, rest, ok = known, after, true
		}
	}
	return id, rest, ok
}

func before(text string) string {
	row, _, _ := strings.Cut(text, ".")
	return row
}

// row changes a cell of a CSV file that is not a deck.
func (e *editor) row(c Change, file, rest string) error {
	keys, column, ok := strings.Cut(rest, ".")
	if !ok {
		return &Problem{c.Where + " names no column", "write FILE.csv:FIRST/SECOND.COLUMN, with the first cells of the row"}
	}
	return e.rewrite(file, c, func(t *csvText) error { return t.setByKeys(strings.Split(keys, "/"), column, c.Value) })
}

func (e *editor) rewrite(file string, c Change, edit func(*csvText) error) error {
	text, err := e.read(file, c)
	if err != nil {
		return err
	}
	t := &csvText{text: text, where: c.Where}
	if err := edit(t); err != nil {
		return err
	}
	e.files.Changed[file] = t.text
	return nil
}

// read returns the text of a file of the game.
func (e *editor) read(file string, c Change) ([]byte, error) {
	text, err := fs.ReadFile(e.files, file)
	switch {
	case errors.Is(err, fs.ErrInvalid):
		return nil, &Problem{c.Where + ": " + file + " is not a file of the game", "write its path relative to the game's directory, without `..`"}
	case errors.Is(err, fs.ErrNotExist):
		return nil, &Problem{c.Where + ": the game has no file " + file, "write its path relative to the game's directory, such as tables.csv"}
	}
	return text, err
}

// key changes a value of a YAML file.
func (e *editor) key(c Change, file, path string) error {
	text, err := e.read(file, c)
	if err != nil {
		return err
	}
	changed, err := setYAML(text, strings.Split(path, "."), c)
	if err != nil {
		return err
	}
	e.files.Changed[file] = changed
	return nil
}
