package audit

import (
	"strconv"
	"strings"

	"punchboard/geom"
	"punchboard/scene"
)

// Placed is one piece found on a page.
type Placed struct {
	Page   int
	Tag    string      // "deck/card#copy/front" or "deck/card#copy/back"
	At     geom.Matrix // from the piece, whose trim starts at the origin, to the page
	Symbol string      // id of the drawing; "" if not known
	// Ink is the box of the visible part of the drawing after all clips, on the page;
	// empty if not known.
	Ink geom.Rect
	// Solid reports that the drawing begins with a color that fills its whole box, so
	// that nothing below its ink is visible. It is false if not known.
	Solid bool
}

// Read returns the tagged uses of all pages, in paint order, including those inside
// groups, clips, transforms and nested symbols.
func Read(pages []scene.Page) []Placed { return read(pages, false) }

// read returns only the pages and tags, if these are enough.
func read(pages []scene.Page, tags bool) []Placed {
	var all []Placed
	for i := range pages {
		r := reader{page: i, tags: tags, found: all}
		r.marks(pages[i].Marks, view{geom.Identity, pages[i].Size.R()})
		all = r.found
	}
	return all
}

type reader struct {
	page  int
	tags  bool // without places
	found []Placed
}

// view is the matrix and the window through which marks appear on the page.
type view struct {
	at     geom.Matrix
	window geom.Rect
}

func (v view) through(m geom.Matrix) view { return view{m.Then(v.at), v.window} }

func (v view) clipped(box geom.Rect) view {
	return view{v.at, intersect(v.window, v.at.Box(box))}
}

func (r *reader) marks(marks []scene.Mark, v view) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Use:
			r.use(m, v.through(m.At))
		case *scene.Group:
			r.group(m, v.through(m.Matrix()))
		}
	}
}

func (r *reader) use(u *scene.Use, v view) {
	if u.Tag == "" {
		r.marks(u.Symbol.Marks, v)
		return
	}
	if r.tags {
		r.found = append(r.found, Placed{Page: r.page, Tag: u.Tag})
		return
	}
	ink := v.clipped(u.Symbol.Box).window
	r.found = append(r.found, Placed{r.page, u.Tag, v.at, u.Symbol.ID, ink, solid(u.Symbol, geom.Identity, u.Symbol.Box)})
}

func (r *reader) group(g *scene.Group, v view) {
	if g.Clip != nil {
		v = v.clipped(g.Clip.Bounds())
	}
	r.marks(g.Marks, v)
}

// intersect returns the intersection of a and b; if they do not intersect, its size is
// zero or negative, but never both zero, because that means "not known".
func intersect(a, b geom.Rect) geom.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	r := geom.Rect{X: x, Y: y, W: min(a.Right(), b.Right()) - x, H: min(a.Bottom(), b.Bottom()) - y}
	if r.W <= 0 || r.H <= 0 {
		r.W, r.H = min(r.W, -1), min(r.H, -1)
	}
	return r
}

// name is a parsed tag.
type name struct {
	id   string // "deck/card"
	nth  int    // copy, starting at 1
	back bool
}

// readTag parses a tag.
func readTag(tag string) (n name, ok bool) {
	body, back := strings.CutSuffix(tag, "/back")
	if !back {
		if body, ok = strings.CutSuffix(tag, "/front"); !ok {
			return name{}, false
		}
	}
	hash := strings.LastIndexByte(body, '#')
	if hash < 0 {
		return name{}, false
	}
	n = name{id: body[:hash], back: back}
	var err error
	n.nth, err = strconv.Atoi(body[hash+1:])
	return n, err == nil && n.nth > 0
}

// tag formats the name as a tag.
func (n name) tag() string {
	side := "/front"
	if n.back {
		side = "/back"
	}
	return n.id + "#" + strconv.Itoa(n.nth) + side
}
