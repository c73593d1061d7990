package pdf

import (
	"math"

	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// element is a node of the structure tree, which screen readers read instead of the
// page (ISO 32000-1, 14.7). Each element is on one page, because some readers mix up
// the contents of different pages.
type element struct {
	kind     canon.Name // such as Figure
	alt      string     // what is read instead of the contents, for those who cannot see them
	text     spokenText
	scope    canon.Name // of a heading in a table: Column or Row
	span     [2]int     // of a cell: the columns and rows it covers
	kids     []*element
	page     int
	contents []int     // its contents, by their ids on the page, unless it has kids
	box      geom.Rect // its extent; empty: not known
}

// structure is the structure tree of a document while its pages are written.
type structure struct {
	root   element
	pieces map[pieceKey]*element
	opened map[*scene.Symbol]bool // the pieces whose marks are read
	pages  [][]*element           // the elements of the contents of each page, by their ids
}

// pieceKey identifies the pieces of a page that are copies of each other.
type pieceKey struct {
	page   int
	symbol *scene.Symbol
	alt    string
}

// newStructure returns an empty tree for a document, or nil for a document with nothing
// to be read.
func newStructure(doc *scene.Document) *structure {
	for i := range doc.Pages {
		if readable(doc.Pages[i].Marks...) {
			return &structure{root: element{kind: "Document"}, pieces: map[pieceKey]*element{}, opened: map[*scene.Symbol]bool{}, pages: make([][]*element, len(doc.Pages))}
		}
	}
	return nil
}

// readable reports whether marks have something to be read.
func readable(marks ...scene.Mark) bool {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Glyphs:
			if m.Words != "" || m.Continues {
				return true
			}
		case *scene.Use:
			if m.Alt != "" {
				return true
			}
		case *scene.Group:
			if m.Role != scene.NoRole || readable(m.Marks...) {
				return true
			}
		}
	}
	return false
}

// add adds a new element below e.
func (e *element) add(kind canon.Name) *element {
	kid := &element{kind: kind}
	e.kids = append(e.kids, kid)
	return kid
}

// begin adds a part of a page to an element, and returns its id on the page.
func (s *structure) begin(e *element, page int) (id int) {
	id = len(s.pages[page])
	s.pages[page] = append(s.pages[page], e)
	e.page, e.contents = page, append(e.contents, id)
	return id
}

// finishStructure adds the tree to the file.
func (d *docWriter) finishStructure(file *canon.File) {
	if d.tree == nil {
		return
	}
	cat := file.Catalog()
	root := canon.Dict{"Type": canon.Name("StructTreeRoot")}
	w := structureWriter{
		doc: d.doc, file: file, pages: file.Array(file.Dict(cat["Pages"])["Kids"]), refs: map[*element]canon.Ref{},
	}
	cat["MarkInfo"] = canon.Dict{"Marked": true}
	ref := file.Add(root)
	cat["StructTreeRoot"] = ref
	root["K"] = w.element(&d.tree.root, ref)
	root["ParentTree"] = w.parents(d.tree.pages)
	root["ParentTreeNextKey"] = canon.Int(len(d.tree.pages))
}

// structureWriter adds the objects of a structure tree to a file.
type structureWriter struct {
	doc   *scene.Document
	file  *canon.File
	pages canon.Array // references to the pages
	refs  map[*element]canon.Ref
}

// element adds an element and those below it.
func (w *structureWriter) element(e *element, parent canon.Ref) canon.Ref {
	d := canon.Dict{"S": e.kind, "P": parent}
	ref := w.file.Add(d)
	w.refs[e] = ref
	if e.alt != "" {
		d["Alt"] = canon.Text(e.alt)
	}
	if e.text.differs() {
		d["ActualText"] = canon.Text(e.text.words)
	}
	var kids canon.Array
	for _, kid := range e.kids {
		kids = append(kids, w.element(kid, ref))
	}
	for _, id := range e.contents {
		kids = append(kids, canon.Int(id))
		d["Pg"] = w.pages[e.page]
	}
	switch len(kids) {
	case 0:
	case 1:
		d["K"] = kids[0]
	default:
		d["K"] = kids
	}
	if a := w.attributes(e); a != nil {
		d["A"] = a
	}
	return ref
}

// attributes returns the attributes of an element, or nil if it has none (ISO 32000-1,
// 14.8.5).
func (w *structureWriter) attributes(e *element) canon.Object {
	if e.box != (geom.Rect{}) {
		return canon.Dict{"O": canon.Name("Layout"), "BBox": wholePoints(w.doc.Pages[e.page].Size.H, e.box)}
	}
	a := canon.Dict{"O": canon.Name("Table")}
	if e.scope != "" {
		a["Scope"] = e.scope
	}
	for i, key := range []canon.Name{"ColSpan", "RowSpan"} {
		if e.span[i] > 1 {
			a[key] = canon.Int(e.span[i])
		}
	}
	if len(a) == 1 {
		return nil
	}
	return a
}

// wholePoints returns a box on a page of some height, measured from the bottom and
// rounded outward: it only says where to look.
func wholePoints(high geom.Length, box geom.Rect) canon.Array {
	down := func(v geom.Length) canon.Number { return canon.Int(int(math.Floor(v.Pt()))) }
	up := func(v geom.Length) canon.Number { return canon.Int(int(math.Ceil(v.Pt()))) }
	return canon.Array{down(box.X), down(high - box.Bottom()), up(box.Right()), up(high - box.Y)}
}

// parents returns the tree of the elements that the contents of each page belong to.
func (w *structureWriter) parents(pages [][]*element) canon.Ref {
	var nums canon.Array
	for i, elements := range pages {
		if len(elements) == 0 {
			continue
		}
		list := make(canon.Array, len(elements))
		for k, e := range elements {
			list[k] = w.refs[e]
		}
		nums = append(nums, canon.Int(i), w.file.Add(list))
		w.file.Dict(w.pages[i])["StructParents"] = canon.Int(i)
		w.file.Dict(w.pages[i])["Tabs"] = canon.Name("S")
	}
	return w.file.Add(canon.Dict{"Nums": nums})
}
