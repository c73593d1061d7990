package pdf

import (
	"strings"

	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// piece writes a piece: as a figure, or so that its marks are read. The latter cannot be
// done in a form that is painted more than once (ISO 32000-1, 14.7.4.2), and writing the
// marks again on each page would make a file too large. So only pieces on one page are
// read in this way: the first copy, and the others are skipped.
func (t *tagger) piece(u *scene.Use) {
	switch {
	case t.inside && u.Alt == "":
		t.inner(u)
	case u.Title == "" || t.doc.survey.pages[u.Symbol] > 1:
		t.figure(u)
	case t.doc.tree.opened[u.Symbol]:
		t.artifact([]scene.Mark{u})
	default:
		t.open(u)
	}
}

// open writes a piece whose marks are read after its title. The title belongs to the empty
// form at the start of the piece.
func (t *tagger) open(u *scene.Use) {
	t.doc.tree.opened[u.Symbol] = true
	t.doc.survey.uses[u.Symbol]-- // the others may be forms
	if t.doc.survey.uses[u.Symbol] > 0 {
		t.doc.survey.again(u.Symbol.Marks)
	}
	outer := *t
	t.parent, t.text, t.inside = t.parent.add("Sect"), nil, true
	t.tag(u.Tag)
	t.placed(u, func() {
		title := t.parent.add("H1")
		title.text = newSpokenText(u.Title)
		t.begin(title, canon.Dict{})
		t.do(t.doc.origin())
		t.op("EMC")
		t.at = u.At.Then(t.at)
		t.marks(u.Symbol.Marks)
	})
	t.op("EMC")
	t.parent, t.text, t.inside, t.at = outer.parent, outer.text, outer.inside, outer.at
}

// inner writes a symbol with texts inside an open piece: so that they are read one by one,
// or as those of a figure if the symbol is also used elsewhere.
func (t *tagger) inner(u *scene.Use) {
	if t.doc.survey.uses[u.Symbol] > 1 {
		figure := *u
		figure.Alt = strings.Join(scene.Words(u.Symbol.Marks), ". ")
		t.figure(&figure)
		return
	}
	at := t.at
	t.placed(u, func() {
		t.at = u.At.Then(at)
		t.marks(u.Symbol.Marks)
	})
	t.at = at
}

// roleKinds are the kinds of the elements of a table.
var roleKinds = map[scene.Role]canon.Name{
	scene.TableRole: "Table", scene.CaptionRole: "Caption", scene.RowRole: "TR",
	scene.ColumnHeadRole: "TH", scene.RowHeadRole: "TH", scene.CellRole: "TD",
}

// headScopes say of which cells headings are.
var headScopes = map[scene.Role]canon.Name{scene.ColumnHeadRole: "Column", scene.RowHeadRole: "Row"}

// role writes a group with a role as an element.
func (t *tagger) role(g *scene.Group) {
	outer := *t
	t.parent, t.text = t.parent.add(roleKinds[g.Role]), nil
	t.parent.scope, t.parent.span = headScopes[g.Role], [2]int{g.Cols, g.Rows}
	switch {
	case g.Role == scene.TableRole || g.Role == scene.RowRole:
		t.group(g, t.marks)
	case len(g.Marks) > 0:
		t.cell(g)
	}
	t.parent, t.text = outer.parent, outer.text
}

// cell writes the marks of a cell as the contents of the current element.
func (t *tagger) cell(g *scene.Group) {
	t.parent.text = newSpokenText(strings.Join(scene.Words([]scene.Mark{g}), " "))
	t.follow(t.parent, runsIn(g.Marks, nil))
	t.begin(t.parent, canon.Dict{})
	t.content.marks([]scene.Mark{g})
	t.op("EMC")
}
