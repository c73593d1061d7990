package carddata

import (
	"path"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

// tableReader reads the reference tables of a game.
type tableReader struct {
	*reader
	all    []*RefTable
	styled []node // styles that columns name
}

// tableEntry is a table while it is read.
type tableEntry struct {
	table    *RefTable
	at       node // of the table; the key in game.yaml where it has no node of its own
	dice     node
	modified node
	columns  node
	rows     node
	kinds    []bool // whether each column says its kind
	broken   bool   // whether its rows have faults already
	mixed    bool   // whether heads of sections stand beside cells: nobody knows which rows belong together
	filed    bool   // whether it stands in a file of several tables
}

// localizedList reads a list of texts, or a single one.
func (l *tableReader) localizedList(n node, what string) (texts []Localized) {
	items := []node{n}
	if n.Kind == yaml.SequenceNode {
		items = n.list(what)
	}
	for _, item := range items {
		texts = append(texts, l.localized(item, what))
	}
	return texts
}

// read reads the section tables.
func (l *tableReader) read(n node) {
	if !n.there() {
		return
	}
	for _, f := range n.mapping("tables") {
		if !isSlug(f.name) {
			f.key.errorf(CodeBadValue, "the table %s must be called by small letters, digits and hyphens", quoted(f.name)).
				Hintf("%s", slugHint(f.name))
			continue
		}
		l.tableOf(f)
	}
}

// tableOf reads what one key of the section stands for: a table, the path of
// one, or that of a file of several.
func (l *tableReader) tableOf(f field) {
	if f.value.Kind == yaml.MappingNode {
		l.table(f.name, f.value)
		return
	}
	name, ok := f.value.scalar(f.name)
	switch {
	case !ok:
	case isRowsFile(name):
		l.tableFile(f.name, name, f.value.pos())
	default:
		if root, ok := l.yamlAt(name, f.value); ok {
			l.table(f.name, root)
		}
	}
}

// isRowsFile tells files of rows from YAML.
func isRowsFile(name string) bool {
	file, _, _ := strings.Cut(name, "#")
	switch strings.ToLower(path.Ext(file)) {
	case ".yaml", ".yml":
		return false
	}
	return true
}

// yamlAt reads the YAML of FILE or FILE#KEY.KEY.
func (l *tableReader) yamlAt(name string, from node) (node, bool) {
	file, keys, _ := strings.Cut(name, "#")
	at, ok := l.yaml(file, from.pos())
	if !ok || keys == "" {
		return at, ok
	}
	for key := range strings.SplitSeq(keys, ".") {
		next := at.lookup(key)
		if !next.there() {
			from.errorf(CodeMissingKey, "%s has no key `%s`", quoted(file), key).Hintf("%s", diag.DidYouMean(key, at.keys()))
			return node{}, false
		}
		at = next
	}
	return at, true
}

// table reads one table.
func (l *tableReader) table(id string, n node) {
	e := &tableEntry{at: n, table: &RefTable{Pos: n.pos(), ID: id, Set: id}}
	readSection(l, n, "table `"+id+"`", tableSettings, e)
	if n.Kind != yaml.MappingNode {
		return
	}
	e.thrown(e.dice, e.modified)
	l.refColumns(e)
	if before := l.found.Errors(); e.rows.there() {
		l.tableRows(e)
		e.broken = l.found.Errors() > before
	}
	l.finishTable(e)
}

// thrown reads what the rolls of the table come to.
func (e *tableEntry) thrown(dice, modified node) {
	if s, ok := dice.given("dice"); ok {
		d, err := ParseDice(s)
		if err != nil {
			dice.errorf(CodeDice, "`dice`: %s %v", quoted(s), err).Hintf("%s", diceHint)
		} else {
			e.table.Dice, e.table.Totals = d, Roll{d.Least, d.Most}
		}
	}
	if s, ok := modified.given("modified"); ok {
		r, err := ParseRoll(s)
		if err != nil {
			modified.errorf(CodeRoll, "`modified`: %s %v", quoted(s), err).Hintf("write the least and the greatest total, such as `-1 to 14`")
		} else {
			e.table.Totals = r
		}
	}
}

// columnIDs lists the ids of the columns.
func (t *RefTable) columnIDs() []string {
	ids := make([]string, len(t.Columns))
	for i := range t.Columns {
		ids[i] = t.Columns[i].ID
	}
	return ids
}

// finishTable checks a table whose rows are read, and adds it to the game.
func (l *tableReader) finishTable(e *tableEntry) {
	t := e.table
	if len(t.Rows) == 0 {
		if e.rows.there() && !e.broken {
			l.found.Errorf(t.Pos, CodeTableShape, "the table `%s` has no rows", t.ID)
		}
		return
	}
	t.guessKinds(e.kinds)
	l.checkJoins(t)
	l.checkCells(t)
	if !e.mixed {
		l.checkRolls(t)
	}
	l.checkFigures(t)
	for _, other := range l.all {
		if other.ID == t.ID || other.ID == t.Set && other.Set != t.Set {
			l.found.Errorf(t.Pos, CodeDuplicateID, "the table `%s` is there twice; first at %v", t.ID, other.Pos).
				Hintf("each table of the game needs an id of its own")
			return
		}
	}
	l.all = append(l.all, t)
}
