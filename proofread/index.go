package proofread

import (
	"slices"
	"strings"
	"unicode/utf8"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/carddata/source"
	"punchboard/carddata/table"
	"punchboard/carddata/values"
)

// index knows what the files of a game name. A name that is put together from others, as
// in type-{type}, counts as named if the data could yield it: what is not named is not
// used, while what is named may not be used either.
type index struct {
	game  *carddata.Game
	codes expr.Cache
	data  map[string]bool // texts of cells and settings, but for ids
	ids   map[string]bool // of rows
	faces map[string]bool // names, keys and texts in the expressions of faces
	play  map[string]bool // and in those of a rehearsal
	keys  map[string]bool // of all mappings in YAML files but rows
	whole bool            // whether an expression goes through all keys of a mapping
	named map[class]*named

	variants map[string]bool // texts and keys of variants
	looks    []source.Field  // of game.yaml, by column
	passed   map[string]bool // names under which faces pass values on
	library  []source.Field  // parts of the library
}

// class is what a name is the name of.
type class string

// The classes of names. A value of no class, such as one that is passed to a library
// part, may name anything.
const (
	noClass      class = ""
	iconClass    class = "icon"
	styleClass   class = "style"
	fontClass    class = "font"
	colorClass   class = "color"
	tableClass   class = "table"
	fileClass    class = "file"
	faceClass    class = "face"
	libraryClass class = "library"
	labelClass   class = "label"
	listClass    class = "list"
	keyClass     class = "key"   // of mappings that expressions look up
	textClass    class = "text"  // rich text, which names icons and styles in its marks
	otherClass   class = "other" // lengths, words of an enum and the like
)

// named is what is named in one class.
type named struct {
	names map[string]bool
	forms []expr.Form
	known map[string]bool // forms as texts
}

// mostForms is the number of forms from which anything may be named.
const mostForms = 1_000

// add adds forms, each once.
func (n *named) add(forms []expr.Form) {
	for _, f := range forms {
		text := f.String()
		if n.known[text] {
			continue
		}
		if n.known[text] = true; len(n.known) == mostForms {
			f = expr.Form{{Kind: expr.Anything}}
		}
		if len(n.known) <= mostForms {
			n.forms = append(n.forms, f)
		}
	}
}

// newIndex reads the files of a game once more, and the cells of its rows.
func newIndex(g *carddata.Game) *index {
	x := &index{game: g, codes: expr.Cache{}, data: map[string]bool{}, ids: map[string]bool{}, named: map[class]*named{}, faces: map[string]bool{}, play: map[string]bool{}, keys: map[string]bool{}, variants: map[string]bool{}, passed: map[string]bool{}}
	x.readFiles()
	for _, d := range slices.Concat(g.Decks, g.Lists) {
		for _, c := range d.Cards {
			x.ids[c.ID] = true
			for name, v := range c.Fields {
				if name != "id" {
					x.value(v)
				}
			}
		}
	}
	for _, l := range g.Labels {
		x.value(l.Value())
	}
	for _, t := range g.Tables {
		x.table(t)
	}
	return x
}

// table notes what the texts of a reference table name.
func (x *index) table(t *table.Table) {
	for _, r := range t.Rows {
		for _, c := range r.Cells {
			x.marks(textsOf(c.Text)...)
		}
	}
	for _, note := range t.Notes {
		x.marks(textsOf(note)...)
	}
}

func textsOf(l values.Localized) (all []string) {
	all = append(all, l.Plain)
	for _, text := range l.ByLang {
		all = append(all, text)
	}
	return all
}

// of returns what is named in a class.
func (x *index) of(c class) *named {
	if x.named[c] == nil {
		x.named[c] = &named{names: map[string]bool{}, known: map[string]bool{}}
	}
	return x.named[c]
}

// value notes the texts of a cell.
func (x *index) value(v values.Value) {
	x.texts(v.V)
	for _, text := range v.ByLang {
		x.texts(text)
	}
}

func (x *index) texts(v any) {
	switch v := v.(type) {
	case string:
		x.say(v)
		x.marks(v)
	case []any:
		for _, item := range v {
			x.texts(item)
		}
	case map[string]any:
		for _, item := range v {
			x.texts(item)
		}
	}
}

// mostName is the length of the longest text that is taken for a name.
const mostName = 120

// say notes a text of the data that may be a name, or contain some: "olive 40%", "tag:hq"
// or "fire, melee".
func (x *index) say(text string) {
	if len(text) > mostName {
		return
	}
	x.data[text] = true
	if strings.ContainsAny(text, expr.Separators+"%") {
		for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(expr.Separators, r) }) {
			part = strings.TrimSpace(part)
			x.data[part] = true
			x.data[untinted(part)] = true
		}
	}
}

// untinted returns the name of a color without its tint.
func untinted(color string) string {
	if name, tint, ok := strings.Cut(color, " "); ok && strings.HasSuffix(tint, "%") {
		return name
	}
	return color
}

// marks notes what the marks of rich text name: {icon}, {icon:color}, [style].
func (x *index) marks(texts ...string) {
	for _, text := range texts {
		for _, pair := range []string{"{}", "[]"} {
			for rest := text; ; {
				from := strings.IndexByte(rest, pair[0])
				if from < 0 {
					break
				}
				rest = rest[from+1:]
				if to := strings.IndexByte(rest, pair[1]); to > 0 && to <= mostName {
					x.mark(rest[:to])
				}
			}
		}
	}
}

func (x *index) mark(name string) {
	icon, color, _ := strings.Cut(name, ":")
	x.of(iconClass).names[icon] = true
	x.of(styleClass).names[icon] = true
	x.of(colorClass).names[icon] = true
	x.of(colorClass).names[color] = true
}

// has reports whether something may name a thing of a class.
func (x *index) has(c class, name string) bool {
	if x.inData(name) || x.of(c).names[name] || x.of(noClass).names[name] {
		return true
	}
	fits := func(f expr.Form) bool { return x.fits(f, name) }
	return slices.ContainsFunc(x.of(c).forms, fits) || slices.ContainsFunc(x.of(noClass).forms, fits)
}

// mostUnknown is the number of unknown pieces from which those of a form count as any
// texts.
const mostUnknown = 4

// fits reports whether a form can yield a name.
func (x *index) fits(f expr.Form, name string) bool {
	if !inOrder(f, name) {
		return false
	}
	unknown := 0
	for _, p := range f {
		if p.Kind != expr.Constant {
			unknown++
		}
	}
	return unknown >= mostUnknown || len(name) > mostName || x.yields(f, name)
}

// inOrder reports whether a name has the constant pieces of a form one after the other.
func inOrder(f expr.Form, name string) bool {
	for _, p := range f {
		at := strings.Index(name, p.Text)
		if at < 0 {
			return false
		}
		name = name[at+len(p.Text):]
	}
	return true
}

func (x *index) yields(f expr.Form, name string) bool {
	if len(f) == 0 {
		return name == ""
	}
	if f[0].Kind == expr.Constant {
		rest, ok := strings.CutPrefix(name, f[0].Text)
		return ok && x.yields(f[1:], rest)
	}
	for i := len(name); i >= 0; i-- {
		if x.pieceIs(f[0].Kind, name[:i]) && x.yields(f[1:], name[i:]) {
			return true
		}
	}
	return false
}

// pieceIs reports whether an unknown piece can be a text: also a character of the data, as
// name[0] returns.
func (x *index) pieceIs(kind expr.PieceKind, text string) bool {
	numeral := strings.Trim(text, "-.0123456789") == ""
	return kind == expr.Anything || numeral || kind == expr.Data && (utf8.RuneCountInString(text) == 1 || x.inData(text))
}

// inData reports whether a cell or a setting holds a text.
func (x *index) inData(text string) bool {
	return x.data[text] || x.ids[text] || x.variants[text]
}
