package table

import (
	"path"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// Reader reads the reference tables of a game.
type Reader struct {
	*values.Reader
	Tables  []*Table
	Unread  map[string]bool // tables and files of tables that could not be read, by name
	Overlay source.Node     // what a variant changes, by table id; may not exist
	Styled  []source.Node   // styles of columns, to look up later
	cells   int             // of all tables so far
	full    bool            // whether the tables have more than MaxCells
}

// entry is a table that is being read.
type entry struct {
	table    *Table
	at       source.Node // of the table, or its key in game.yaml if it has no node of its own
	dice     source.Node
	modified source.Node
	columns  source.Node
	rows     source.Node
	kinds    []bool // whether each column declares its kind
	broken   bool   // whether its rows already have faults
	mixed    bool   // whether section heads and cells share rows, so that sections are unknown
	ofFile   bool   // whether it is in a file of several tables
}

// localizedList reads a list of texts, or a single one.
func (l *Reader) localizedList(n source.Node, what string) (texts []values.Localized) {
	items := []source.Node{n}
	if n.Kind == yaml.SequenceNode {
		items = n.List(what)
	}
	for _, item := range items {
		texts = append(texts, l.Localized(item, what))
	}
	return texts
}

// Read reads the section `tables`.
func (l *Reader) Read(n source.Node) {
	if !n.Exists() {
		return
	}
	for _, f := range n.Mapping("tables") {
		if !source.IsSlug(f.Name) {
			f.Key.Errorf(source.CodeBadValue, "the table name %s may contain only lower-case letters, digits and hyphens", source.Quote(f.Name)).
				Hintf("%s", source.SlugHint(f.Name))
			continue
		}
		l.tableOf(f)
	}
	l.reportOverlay()
}

// tableOf reads the value of one key of the section: a table, the path of a table, or
// the path of a file with several.
func (l *Reader) tableOf(f source.Field) {
	if f.Value.Kind == yaml.MappingNode {
		l.table(f.Name, f.Value)
		return
	}
	name, ok := f.Value.Scalar(f.Name)
	switch {
	case !ok:
	case isRowsFile(name):
		l.tableFile(f.Name, name, f.Value.Pos())
	default:
		root, ok := l.YAMLAt(name, f.Value)
		if ok {
			l.table(f.Name, root)
		}
		l.readOrNot(f.Name, ok)
	}
}

// readOrNot records whether a table or a file of tables could be read.
func (l *Reader) readOrNot(name string, ok bool) {
	if !ok && l.Unread == nil {
		l.Unread = map[string]bool{}
	}
	if !ok {
		l.Unread[name] = true
	}
}

// isRowsFile reports whether a file holds rows rather than YAML.
func isRowsFile(name string) bool {
	file, _, _ := strings.Cut(name, "#")
	switch strings.ToLower(path.Ext(file)) {
	case ".yaml", ".yml":
		return false
	}
	return true
}

// table reads one table.
func (l *Reader) table(id string, n source.Node) {
	e := &entry{at: n, table: &Table{Pos: n.Pos(), ID: id, Set: id}}
	sections.Read(l, n, "table `"+id+"`", Settings, e)
	if n.Kind != yaml.MappingNode {
		return
	}
	e.readDice(e.dice, e.modified)
	l.refColumns(e)
	if before := l.Found.Errors(); e.rows.Exists() {
		l.tableRows(e)
		e.broken = l.Found.Errors() > before
	}
	l.finishTable(e)
}

// readDice reads the dice of the table and the totals after modifiers.
func (e *entry) readDice(dice, modified source.Node) {
	if s, ok := dice.Optional("dice"); ok {
		d, err := ParseDice(s)
		if err != nil {
			dice.Errorf(CodeDice, "`dice`: %s %v", source.Quote(s), err).Hintf("%s", diceHint)
		} else {
			e.table.Dice, e.table.Totals = d, Roll{d.Least, d.Most}
		}
	}
	if s, ok := modified.Optional("modified"); ok {
		r, err := ParseRoll(s)
		if err != nil {
			modified.Errorf(CodeRoll, "`modified`: %s %v", source.Quote(s), err).Hintf("write the smallest and the largest total, such as `-1 to 14`")
		} else {
			e.table.Totals = r
		}
	}
}

// columnIDs lists the ids of the columns.
func (t *Table) columnIDs() []string {
	ids := make([]string, len(t.Columns))
	for i := range t.Columns {
		ids[i] = t.Columns[i].ID
	}
	return ids
}

// finishTable checks a table whose rows have been read, and adds it to the game.
func (l *Reader) finishTable(e *entry) {
	t := e.table
	if len(t.Rows) == 0 {
		if e.rows.Exists() && !e.broken {
			l.Found.Errorf(t.Pos, CodeTableShape, "the table `%s` has no rows", t.ID)
		}
		return
	}
	t.guessKinds(e.kinds)
	l.checkJoins(t)
	l.checkCells(t)
	if !e.mixed {
		l.checkRolls(t)
		l.checkNoRolls(t, e.ofFile)
	}
	for _, other := range l.Tables {
		if other.ID == t.ID || other.ID == t.Set && other.Set != t.Set {
			l.Found.Errorf(t.Pos, source.CodeDuplicateID, "the table `%s` appears twice; first at %v", t.ID, other.Pos).
				Hintf("use a unique id for each table of the game")
			return
		}
	}
	l.Tables = append(l.Tables, t)
}
