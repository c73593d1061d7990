package translate

import (
	"io/fs"
	"strings"
	"unicode"

	"punchboard/diag"
	"punchboard/translate/edit"
)

// gameFile is the file that lists the languages.
const gameFile = "game.yaml"

// Add adds the language of the catalog to the game, in memory: to `languages`, and as
// empty columns beside those of the source language. Texts without letters, such as 1–2,
// are the same in the new language. It also adds
// labels for texts of package wording, by id. It returns the new contents of the files.
func (c *Catalog) Add(words ...string) (files map[string][]byte, found diag.List) {
	files = map[string][]byte{}
	at := diag.Pos{File: c.Game.Place + "/" + gameFile}
	data, err := fs.ReadFile(c.fsys, gameFile)
	if err == nil && !c.Listed {
		files[gameFile], err = edit.AddLanguage(data, c.Language)
	}
	if err != nil {
		found.Errorf(at, CodeUnwritable, "the language cannot be added to `languages`: %v", err).Hintf("add it by hand")
		return nil, found
	}
	changed := map[string]edit.File{}
	for _, t := range c.Texts {
		f := c.file(t.ID.File)
		if columns, ok := f.(edit.Columns); ok && columns.AddColumn(t.place(), c.Language) {
			changed[t.ID.File] = f
		}
		if f != nil && t.Target == "" && strings.IndexFunc(t.Source, unicode.IsLetter) < 0 && f.Translate(t.place(), c.Language, t.Source) == nil {
			changed[t.ID.File] = f
		}
	}
	if len(words) > 0 {
		if name, f := c.addWords(words); f != nil {
			changed[name] = f
		}
	}
	for name, f := range changed {
		if files[name], err = f.Bytes(); err != nil {
			found.Errorf(diag.Pos{File: c.Game.Place + "/" + name}, CodeUnwritable, "the language cannot be added to the file: %v", err)
		}
	}
	return files, found
}
