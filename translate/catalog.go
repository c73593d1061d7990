// Package translate is the translator's side of a game: which texts there are, what
// is missing or out of date in a language, and how translations come into the files. It
// reads and writes no file of a translation tool itself; see its subdirectories.
package translate

import (
	"context"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/proofread"
	"punchboard/translate/edit"
)

// State is the state of a text in a language.
type State uint8

// The states.
const (
	Translated State = iota
	Missing
	Stale      // the source text has changed since the translation
	Unrecorded // the game records translations, but not this one
)

// String returns the name of a state in --json.
func (s State) String() string {
	return [...]string{"translated", "missing", "stale", "unrecorded"}[s]
}

// Text is a text of the game in the source language and in another one.
type Text struct {
	ID     carddata.TextID
	At     diag.Pos // of the source text
	Source string
	Target string // "" if it is missing
	State  State
	Notes  []string // what a translator should know: its box, a picture of its card

	field string
	plain proofread.Text
}

// Context names the text in the files of translation tools: file, id and column.
func (t *Text) Context() string {
	parts := slices.DeleteFunc([]string{t.ID.File, t.ID.ID, t.ID.Column}, func(s string) bool { return s == "" })
	return strings.Join(parts, ":")
}

// Identical reports whether the translation is the source text, although that has words.
func (t *Text) Identical() bool { return t.Source == t.Target && proofread.Translatable(t.Source) }

// place returns the place of the source text.
func (t *Text) place() edit.Place { return edit.Place{At: t.At, Field: t.field, Source: t.Source} }

// Catalog is the texts of a game in one language.
type Catalog struct {
	Game     *carddata.Game // with texts only in its source language
	Language string
	Texts    []*Text // in the order of the game; those of variants follow
	Listed   bool    // whether the game has the language
	Added    int     // texts for sheets without a translation, which Add added

	fsys  fs.FS
	files map[string]edit.File // nil for a file that cannot be written
	langs edit.Languages
}

// Load reads the texts of a game and of its variants in the source language, and finds
// their translations, as far as there are any. The list has the errors of the game other
// than missing translations; with errors, there is no catalog.
func Load(ctx context.Context, fsys fs.FS, place, lang string) (*Catalog, *diag.List) {
	dir := source.NewDirectory(ctx, fsys, source.MaxFiles)
	g, found := carddata.Load(dir, place, carddata.Options{Source: true})
	c := &Catalog{Game: g, Language: lang, Listed: slices.Contains(g.Languages, lang), fsys: dir, files: map[string]edit.File{}}
	c.langs = edit.Languages{Source: g.Source, All: g.Languages}
	if found.Errors() > 0 {
		return nil, found
	}
	c.add(g, "")
	for _, name := range g.Variants {
		v, more := carddata.Load(dir, place, carddata.Options{Source: true, Variant: name})
		if found.Append(*more); more.Errors() > 0 {
			return nil, found
		}
		c.add(v, name)
	}
	return c, found
}

// add adds the texts of a game: of a variant, only those in its own file.
func (c *Catalog) add(g *carddata.Game, variant string) {
	recorded := proofread.RecordedIn(g)
	texts := proofread.Texts(g)
	for i := range texts {
		t := &texts[i]
		id := t.TextID(g)
		if !t.Translated() || variant != "" && id.File != "variants/"+variant+".yaml" || t.Written(g.Source) == "" {
			continue
		}
		text := &Text{ID: id, At: t.Pos(g.Source), Source: t.Written(g.Source), field: t.Field, plain: *t}
		if variant != "" && c.onlySource(text) {
			continue
		}
		text.Target = c.translation(text, c.Language)
		if text.State = stateOf(recorded.Of(id, c.Language, text.Source)); text.Target == "" {
			text.State = Missing
		}
		c.Texts = append(c.Texts, text)
	}
	if variant == "" {
		c.addUnprinted()
	}
}

// addUnprinted adds the cells in the source language that no text of the game is in: a
// file needs them in each language, although nothing prints them.
func (c *Catalog) addUnprinted() {
	known := map[diag.Pos]bool{}
	var files []string
	for _, t := range c.Texts {
		known[diag.Pos{File: t.ID.File, Line: t.At.Line, Col: t.At.Col}] = true
		known[diag.Pos{File: t.ID.File, Line: t.At.Line, Col: t.At.Col - 1}] = true // before the quotation mark
		if !slices.Contains(files, t.ID.File) {
			files = append(files, t.ID.File)
		}
	}
	for _, name := range files {
		f, ok := c.file(name).(edit.Columns)
		if !ok {
			continue
		}
		for _, cell := range f.Cells() {
			if !known[diag.Pos{File: name, Line: cell.Line, Col: cell.Col}] {
				c.Texts = append(c.Texts, c.unprinted(name, cell))
			}
		}
	}
}

func (c *Catalog) unprinted(name string, cell edit.Cell) *Text {
	at := diag.Pos{File: path.Join(c.Game.Place, name), Line: cell.Line, Col: cell.Col}
	column := cell.Column
	if column == c.Game.Source { // of labels
		column = ""
	}
	t := &Text{ID: carddata.TextID{File: name, ID: cell.Row, Column: column}, At: at, Source: cell.Text}
	t.plain = proofread.Text{ID: cell.Row, Field: column, Value: values.Value{Pos: at, ByLang: map[string]any{c.Game.Source: cell.Text}}}
	if t.Target = c.translation(t, c.Language); t.Target == "" {
		t.State = Missing
	}
	return t
}

func stateOf(r proofread.Record) State {
	return map[proofread.Record]State{proofread.Stale: Stale, proofread.Unrecorded: Unrecorded}[r]
}

// onlySource reports whether a variant changes a text only in the source language, as
// where it corrects a word.
func (c *Catalog) onlySource(t *Text) bool {
	return len(c.Game.Languages) > 1 && !slices.ContainsFunc(c.Game.Languages, func(lang string) bool {
		return lang != c.Game.Source && c.translation(t, lang) != ""
	})
}

// translation returns the translation of a text.
func (c *Catalog) translation(t *Text, lang string) string {
	if f := c.file(t.ID.File); f != nil {
		text, _ := f.Translation(t.place(), lang)
		return text
	}
	return c.fromWorkbook(t, lang)
}

// file returns a file of the game, or nil if it is a workbook.
func (c *Catalog) file(name string) edit.File {
	f, known := c.files[name]
	if !known {
		if data, err := fs.ReadFile(c.fsys, name); err == nil {
			f = edit.Open(name, data, c.langs)
		}
		c.files[name] = f
	}
	return f
}

// fromWorkbook returns the translation of a text in a workbook. The game was read in one
// language only, in which the columns of the others are columns like any other.
func (c *Catalog) fromWorkbook(t *Text, lang string) string {
	column := t.ID.Column + "_" + values.ColumnSuffix(lang)
	for _, d := range slices.Concat(c.Game.Decks, c.Game.Lists) {
		for _, card := range d.Cards {
			if card.ID == t.ID.ID && card.Pos.File == t.At.File {
				text, _ := card.Fields[column].V.(string)
				return text
			}
		}
	}
	return ""
}

// Keys returns a key for each text that no other text has: its context, with a number if
// texts with the same context and source have different translations.
func (c *Catalog) Keys() []Key {
	keys := make([]Key, len(c.Texts))
	targets := map[Key][]string{}
	for i, t := range c.Texts {
		key := Key{t.Context(), t.Source}
		n := slices.Index(targets[key], t.Target)
		if n < 0 {
			n = len(targets[key])
			targets[key] = append(targets[key], t.Target)
		}
		if keys[i] = key; n > 0 {
			keys[i].Context += "#" + strconv.Itoa(n+1)
		}
	}
	return keys
}

// Key identifies a text in the files of translation tools. Texts with the same key have
// the same translation.
type Key struct{ Context, Source string }
