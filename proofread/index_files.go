package proofread

import (
	"path"
	"slices"
	"strings"
	"sync"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/diag"
)

// classes are the classes of the keys of faces and styles.
var classes = sync.OnceValue(func() map[string]class {
	all := map[string]class{}
	add := func(keys ...sections.Key) {
		for _, k := range keys {
			switch {
			case k.Of != "":
				all[k.Name] = class(k.Of)
			case k.Type == sections.KPaint:
				all[k.Name] = colorClass
			case all[k.Name] == "" && k.Type == sections.KText:
				all[k.Name] = textClass
			case all[k.Name] == "":
				all[k.Name] = otherClass
			}
		}
	}
	add(face.CommonKeys...)
	for _, kind := range face.Kinds {
		add(kind.Main)
		add(kind.Keys...)
		for _, k := range kind.Keys {
			add(k.Keys...)
		}
	}
	add(face.StyleKeys...)
	all["use"], all["with"] = libraryClass, noClass
	return all
})

// readFiles notes what the YAML files of the game name, those of all variants included.
// Their faults have been reported when the game was loaded.
func (x *index) readFiles() {
	files := x.files()
	read := func(name string, note func(source.Node)) {
		if root, ok := files.YAML(name, diag.Pos{}); ok {
			note(root)
			x.keysOf(root, x.keys)
		}
	}
	rows := x.rowFiles()
	for _, place := range x.game.Files {
		name := strings.TrimPrefix(place, x.game.Place+"/")
		switch ext := strings.ToLower(path.Ext(name)); {
		case ext != ".yaml" && ext != ".yml" || slices.Contains(rows, name):
		case name == "game.yaml":
			read(name, x.gameFile)
		case path.Dir(name) == "faces":
			read(name, x.faceFile)
		case path.Dir(name) != "variants":
			read(name, x.anything)
		}
	}
	for _, name := range x.game.Variants {
		read("variants/"+name+".yaml", x.variant)
	}
}

// files returns a reader of the files of the game, whose directory Load has made.
func (x *index) files() *source.Files {
	return &source.Files{FS: x.game.FS.(*source.Directory), Place: x.game.Place}
}

// rowFiles returns the files with the rows of decks and lists, whose cells are noted by
// themselves.
func (x *index) rowFiles() (names []string) {
	for _, d := range slices.Concat(x.game.Decks, x.game.Lists) {
		names = append(names, d.File)
	}
	return names
}

// gameFile notes what the sections of game.yaml name.
func (x *index) gameFile(root source.Node) {
	for _, f := range fieldsOf(root) {
		switch f.Name {
		case "colors":
			x.node(f.Value, colorClass)
		case "styles":
			for _, style := range fieldsOf(f.Value) {
				x.node(style.Value, otherClass)
			}
		case "keywords":
			x.node(f.Value, otherClass)
		case "looks":
			x.looks = fieldsOf(f.Value)
			x.anything(f.Value)
		case "switches", "tables", "maps", "plans":
			x.anything(f.Value)
		case "lists", "decks", "counters", "sheets":
			x.anything(f.Value)
			x.checks(f.Value)
		case "play":
			x.expressions(f.Value, x.play)
			x.keysOf(f.Value, x.of(labelClass).names) // labels translate its resources and groups
		}
	}
}

// keysOf adds the keys of all mappings under a node.
func (x *index) keysOf(n source.Node, keys map[string]bool) {
	for i, c := range n.Content {
		if n.Kind == yaml.MappingNode && i%2 == 0 {
			keys[c.Value] = true
		}
		x.keysOf(source.Node{Node: c, Doc: n.Doc}, keys)
	}
}

// checks notes the expressions that check columns.
func (x *index) checks(n source.Node) {
	if check := n.Lookup("check"); check.Exists() {
		x.expressions(check, x.play)
	}
	for _, c := range n.Content {
		x.checks(source.Node{Node: c, Doc: n.Doc})
	}
}

// faceFile notes what faces and library parts name.
func (x *index) faceFile(root source.Node) {
	for _, section := range fieldsOf(root) {
		if section.Name == "parts" {
			x.library = append(x.library, fieldsOf(section.Value)...)
		}
		for _, f := range fieldsOf(section.Value) {
			if from := f.Value.Lookup("extends"); section.Name == "faces" && from.Exists() {
				x.of(faceClass).names[from.Value] = true
			}
			x.node(f.Value, otherClass)
		}
	}
}

// variant notes everything that a variant names, by itself: its keys may be ids and
// columns, and its added rows may hold anything.
func (x *index) variant(root source.Node) {
	data := x.data
	x.data = x.variants
	x.anything(root)
	x.keysOf(root, x.variants)
	x.addedRows(root)
	x.data = data
}

// addedRows notes the cells of the files that a variant adds to decks and lists.
func (x *index) addedRows(root source.Node) {
	files := x.files()
	for _, section := range fieldsOf(root) {
		for _, deck := range fieldsOf(section.Value) {
			add := deck.Value.Lookup("add")
			if !add.Exists() || add.Kind != yaml.ScalarNode {
				continue
			}
			if ext := path.Ext(add.Value); ext == ".yaml" || ext == ".yml" {
				if rows, ok := files.YAML(add.Value, diag.Pos{}); ok {
					x.anything(rows)
				}
			} else if rows, ok := files.Rows(add.Value, diag.Pos{}); ok {
				for cells := range rows {
					for _, c := range cells {
						x.say(c.Text)
						x.marks(c.Text)
					}
				}
			}
		}
	}
}

// fieldsOf returns the fields of a mapping, none for any other node.
func fieldsOf(n source.Node) []source.Field {
	if n.Node == nil || n.Kind != yaml.MappingNode {
		return nil
	}
	return n.Mapping("")
}

// anything notes all texts under a node as data, but not the keys. Texts with expressions
// choose faces.
func (x *index) anything(n source.Node) {
	if n.Kind == yaml.ScalarNode {
		x.say(n.Value)
		if list, column, ok := strings.Cut(n.Value, "."); ok { // from: records.side
			x.data[list], x.data[column] = true, true
		}
		if strings.Contains(n.Value, "{") {
			x.template(n, faceClass)
		}
		x.marks(n.Value)
		return
	}
	for i, c := range n.Content {
		if n.Kind != yaml.MappingNode || i%2 == 1 {
			x.anything(source.Node{Node: c, Doc: n.Doc})
		}
	}
}

// expressions notes what the texts under a node name that can be read as expressions.
func (x *index) expressions(n source.Node, words map[string]bool) {
	if n.Kind != yaml.ScalarNode {
		for _, c := range n.Content {
			x.expressions(source.Node{Node: c, Doc: n.Doc}, words)
		}
		return
	}
	if e, err := expr.ParseAt(n.Value, n.PosAt, x.codes); err == nil {
		x.expr(e, words)
	}
}

// node notes what the keys and texts under a node of a face name.
func (x *index) node(n source.Node, c class) {
	switch n.Kind {
	case yaml.ScalarNode:
		x.scalar(n, c)
	case yaml.MappingNode:
		for _, f := range fieldsOf(n) {
			x.field(f, c)
		}
	default:
		for _, item := range n.Content {
			x.node(source.Node{Node: item, Doc: n.Doc}, c)
		}
	}
}

// field notes one key under a value of a class. The parts of a gradient are colors, the
// languages of a text are texts, and what is passed to a library part may be anything.
func (x *index) field(f source.Field, c class) {
	of, known := classes()[f.Name]
	switch f.Name {
	case "with":
		for _, name := range f.Value.Keys() {
			x.passed[name] = true
		}
	case "as":
		x.passed[f.Value.Value] = true
	}
	switch {
	case c != noClass && f.Value.Kind == yaml.ScalarNode && slices.Contains([]string{"when", "each", "table"}, f.Name):
		x.expressions(f.Value, x.faces)
	case c == colorClass, c == noClass, slices.Contains(x.game.Languages, f.Name), !known:
		x.node(f.Value, c)
	default:
		x.node(f.Value, of)
	}
}

// scalar notes the text of a value of a class.
func (x *index) scalar(n source.Node, c class) {
	switch {
	case strings.Contains(n.Value, "{"):
		x.template(n, c)
	case c == noClass:
		x.say(n.Value)
	case c == colorClass:
		x.of(c).names[untinted(n.Value)] = true
	case c == tableClass:
		for name := range strings.SplitSeq(n.Value, ",") {
			x.of(c).names[strings.TrimSpace(name)] = true
		}
	case c == textClass:
		x.marks(n.Value)
	case c != otherClass:
		x.of(c).names[n.Value] = true
	}
}

// template notes the forms of a text with expressions, and what they name.
func (x *index) template(n source.Node, c class) {
	t, err := expr.ParseTemplateAt(n.Value, n.PosAt, x.codes)
	if err != nil {
		return
	}
	x.marks(t.Literals()...)
	for _, e := range t.Exprs() {
		x.expr(e, x.faces)
	}
	forms := t.Forms()
	switch c {
	case otherClass:
	case textClass:
		x.markForms(forms)
	default:
		x.of(c).add(forms)
	}
}

// markForms notes the marks that texts put together from their pieces may have.
func (x *index) markForms(forms []expr.Form) {
	for _, f := range forms {
		for i := 1; i+1 < len(f); i++ {
			before, after := f[i-1], f[i+1]
			if f[i].Kind != expr.Constant && (strings.HasSuffix(before.Text, "{") || strings.HasSuffix(before.Text, "[") || strings.HasSuffix(before.Text, ":")) && after.Kind == expr.Constant {
				for _, c := range []class{iconClass, styleClass, colorClass} {
					x.of(c).add([]expr.Form{{f[i]}})
				}
			}
		}
	}
}

// expr notes what an expression names, its words by themselves.
func (x *index) expr(e *expr.Expr, words map[string]bool) {
	m := e.Mentions()
	for _, word := range m.Words {
		words[word] = true
	}
	for _, text := range m.Texts {
		x.say(text)
		x.marks(text)
	}
	x.whole = x.whole || m.Whole
	for function, c := range map[string]class{"label": labelClass, "list": listClass, "icon": iconClass, "": keyClass} {
		x.of(c).add(m.Given[function])
	}
	x.markForms(m.Value)
}
