package translate

import (
	"slices"
	"strings"

	"punchboard/carddata/wording"
	"punchboard/translate/edit"
)

// addWords adds a label for each of some texts of package wording for which the game has
// none, with the built-in texts in the languages of the game. It returns nil
// if there are labels for all.
func (c *Catalog) addWords(ids []string) (name string, f edit.File) {
	name = c.labelFile()
	f = c.file(name)
	languages := slices.Compact(append(slices.Clone(c.Game.Languages), c.Language))
	if f == nil {
		f = edit.Open(name, []byte("id,"+strings.Join(languages, ",")+"\n"), c.langs)
		c.files[name] = f
	}
	var rows []map[string]string
	for _, id := range ids {
		if _, there := c.Game.Labels[id]; !there {
			rows = append(rows, sheetWord(id, languages, c.Game.Source))
			if !wording.Has(c.Language) {
				c.Added++
			}
		}
	}
	columns, ok := f.(edit.Columns)
	if !ok || len(rows) == 0 {
		return "", nil
	}
	columns.AppendRows(rows)
	return name, f
}

// sheetWord returns the row of a label. A source language that Punchboard does not know
// gets the English text, so that there is something to translate.
func sheetWord(id string, languages []string, from string) map[string]string {
	row := map[string]string{"id": id}
	for _, lang := range languages {
		row[lang] = wording.Original(lang, id)
	}
	if row[from] == "" {
		row[from] = wording.Original("en", id)
	}
	return row
}

// labelFile returns the file of labels.
func (c *Catalog) labelFile() string {
	for _, label := range c.Game.Labels {
		if name, ok := strings.CutPrefix(label.Pos.File, c.Game.Place+"/"); ok {
			return name
		}
	}
	return "labels.csv"
}
