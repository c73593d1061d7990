package pdf

import (
	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// tagger writes the marks of a page so that everything on it is either part of an
// element of the structure tree or an artifact, which screen readers skip (ISO 32000-1,
// 14.8.2.2).
type tagger struct {
	*content
	page   int
	parent *element
	text   *element    // to which runs that continue a text belong
	at     geom.Matrix // from the current coordinates to the page's
	window geom.Rect   // on the page: what clips leave visible
	inside bool        // whether the marks are those of a piece, in which symbols can have texts
}

// tagged writes the marks of a page.
func (c *content) tagged(page int) {
	size := c.doc.doc.Pages[page].Size
	t := &tagger{content: c, page: page, at: geom.Identity, window: size.R()}
	t.parent = &element{kind: "Sect"}
	t.marks(c.doc.doc.Pages[page].Marks)
	if len(t.parent.kids) > 0 {
		root := &c.doc.tree.root
		root.kids = append(root.kids, t.parent)
	}
}

func (t *tagger) marks(marks []scene.Mark) {
	for len(marks) > 0 {
		n := 0
		for n < len(marks) && !t.isRead(marks[n]) {
			n++
		}
		t.artifact(marks[:n])
		if marks = marks[n:]; len(marks) > 0 {
			marks = marks[t.readable(marks):]
		}
	}
}

// isRead reports whether something of a mark is read.
func (t *tagger) isRead(m scene.Mark) bool {
	if t.inside && len(scene.Words([]scene.Mark{m})) > 0 {
		return true
	}
	return readable(m)
}

// artifact writes marks that are not read.
func (t *tagger) artifact(marks []scene.Mark) {
	for _, m := range marks {
		switch m.(type) {
		case *scene.Link, *scene.Bookmark:
			continue
		}
		t.op("/Artifact BMC")
		t.content.marks(marks)
		t.op("EMC")
		return
	}
}

// readable writes the first of some marks, of which something is read, and returns how
// many it has written.
func (t *tagger) readable(marks []scene.Mark) int {
	switch m := marks[0].(type) {
	case *scene.Glyphs:
		return t.paragraph(marks)
	case *scene.Use:
		t.piece(m)
	case *scene.Group:
		if m.Role != scene.NoRole {
			t.role(m)
			return 1
		}
		outer := *t
		t.at = m.Matrix().Then(t.at)
		if m.Clip != nil {
			t.window = t.window.Intersect(t.at.Box(m.Clip.Bounds()))
		}
		t.group(m, t.marks)
		t.at, t.window = outer.at, outer.window
	}
	return 1
}

// paragraph writes adjacent runs of one text, and returns their number.
func (t *tagger) paragraph(marks []scene.Mark) int {
	first := marks[0].(*scene.Glyphs)
	if t.text == nil || !first.Continues {
		t.text = t.parent.add("P")
		t.text.text = newSpokenText(first.Words)
	}
	if _, known := t.doc.spaced[first]; !known {
		runs, _ := textIn(marks, nil)
		t.follow(t.text, runs)
	}
	n := 1
	for n < len(marks) {
		if g, ok := marks[n].(*scene.Glyphs); !ok || !g.Continues {
			break
		}
		n++
	}
	t.begin(t.text, canon.Dict{})
	t.content.marks(marks[:n])
	t.op("EMC")
	return n
}

// figure writes a piece. All its copies on a page are one figure, so that they are read
// once.
func (t *tagger) figure(u *scene.Use) {
	key := pieceKey{t.page, u.Symbol, u.Alt}
	e := t.doc.tree.pieces[key]
	if e == nil {
		e = t.parent.add("Figure")
		e.alt = u.Alt
		t.doc.tree.pieces[key] = e
	}
	box := t.window.Intersect(u.At.Then(t.at).Box(u.Symbol.Box))
	if len(e.contents) > 0 {
		box = box.Union(e.box)
	}
	e.box = box
	properties := canon.Dict{}
	if u.Tag != "" {
		properties["ID"] = canon.String(u.Tag)
	}
	t.begin(e, properties)
	t.place(u)
	t.op("EMC")
}

// begin begins a part of the page that belongs to an element, up to EMC.
func (t *tagger) begin(e *element, properties canon.Dict) {
	properties["MCID"] = canon.Int(t.doc.tree.begin(e, t.page))
	t.ops = canon.AppendValue(t.ops, e.kind)
	t.ops = append(t.ops, ' ')
	t.ops = canon.AppendValue(t.ops, properties)
	t.op(" BDC")
}
