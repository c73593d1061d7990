// Package table draws reference tables: column widths, rows, rules, and the pages on
// which long tables continue.
package table

import (
	"strings"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	tabledata "punchboard/carddata/table"
	"punchboard/geom"
	"punchboard/layout/face"
)

// refContent is a reference table, or several.
type refContent struct {
	src    face.PartRef
	names  face.Attr[string]
	show   face.Attr[string]
	title  face.Attr[bool]
	dice   face.Attr[string]
	styles [lineKinds]face.StyleAttrs
	header face.StyleAttrs // of cells that are row headers
	own    map[string]*face.StyleAttrs
	look   refLook
	pad    face.Attr[[]geom.Length]

	columns        face.Attr[int]
	runOn          face.Attr[bool]
	evenLabels     face.Attr[bool]
	labelWidth     face.Attr[geom.Length]
	titlePad       face.Attr[geom.Length]
	stretch        face.Attr[bool]
	gap, columnGap face.Attr[geom.Length]
}

// refLook is what is painted behind and between the cells.
type refLook struct {
	fills                      [lineKinds]face.Attr[face.Ink]
	headerFill                 face.Attr[face.Ink]
	firstFills                 face.Attr[string]
	cellFills                  []cellFill
	band                       face.Attr[face.Ink]
	rule, columnRule, headRule face.Attr[face.Ink]
	frame                      face.Attr[face.Ink]
	line                       face.Attr[geom.Length]
}

// lineKind is what a line of a table is.
type lineKind uint8

// The kinds of lines, from the top down.
const (
	titleLine lineKind = iota
	headLine
	sectionLine
	rowLine
	noteLine
	lineKinds
)

// New compiles a part with reference tables.
func New(c *face.Compiler, src *facedata.Part) face.Content {
	r := &refContent{
		src:     face.PartRefOf(src),
		names:   face.Key(c, src, "reference", face.As[string]),
		show:    face.Key(c, src, "show", face.As[string]),
		title:   face.Key(c, src, "title", face.As[bool]),
		dice:    face.Key(c, src, "dice", face.As[string]),
		pad:     face.Key(c, src, "cell_pad", face.As[[]geom.Length]),
		columns: face.Key(c, src, "columns", face.As[int]),
		runOn:   face.Key(c, src, "run_on", face.As[bool]),

		evenLabels: face.Key(c, src, "even_labels", face.As[bool]),
		labelWidth: face.Key(c, src, "label_width", face.As[geom.Length]),
		titlePad:   face.Key(c, src, "title_pad", face.As[geom.Length]),
		stretch:    face.Key(c, src, "stretch", face.As[bool]),

		gap:       face.Key(c, src, "gap", face.As[geom.Length]),
		columnGap: face.Key(c, src, "column_gap", face.As[geom.Length]),
		own:       map[string]*face.StyleAttrs{},
	}
	r.styles[rowLine] = c.CompileStyle(src)
	r.styles[titleLine] = lineStyle(c, src, "title_style", titleFace)
	r.styles[headLine] = lineStyle(c, src, "head_style", boldFace)
	r.styles[sectionLine] = lineStyle(c, src, "section_style", boldFace)
	r.styles[noteLine] = lineStyle(c, src, "note_style", plainFace)
	r.header = lineStyle(c, src, "header_style", boldFace)
	compileColumnStyles(c, r, src)
	c.DependsOnCard = c.DependsOnCard || r.runOn.IsSet // each page has different rows
	r.look = compileLook(c, src)
	return r
}

// The default styles of lines.
func plainFace(*face.TextStyle)  {}
func boldFace(t *face.TextStyle) { t.Bold = true }
func titleFace(t *face.TextStyle) {
	t.Bold = true
	t.Size = t.Size.Scale(1.2)
}

// lineStyle returns the style of some cells: the style of all cells, modified by the
// named style, or by change if there is none.
func lineStyle(c *face.Compiler, src *facedata.Part, name string, change func(*face.TextStyle)) face.StyleAttrs {
	s := c.CompileStyle(src)
	style := face.Key(c, src, name, face.As[string])
	if style.IsSet {
		c.AddNamedStyle(&s, style)
		return s
	}
	s.Add(c, false, func(_ *face.Painter, t *face.TextStyle) { change(t) })
	return s
}

// compileColumnStyles compiles the styles that columns of the game's tables name.
func compileColumnStyles(c *face.Compiler, r *refContent, src *facedata.Part) {
	c.Reads(carddata.OfTables, "")
	for _, t := range c.Game.Tables {
		for i := range t.Columns {
			name := t.Columns[i].Style
			if name == "" || r.own[name] != nil {
				continue
			}
			s := c.CompileStyle(src)
			c.AddNamedStyle(&s, face.Attr[string]{Value: name, IsSet: true})
			r.own[name] = &s
		}
	}
}

func compileLook(c *face.Compiler, src *facedata.Part) refLook {
	paint := func(name string) face.Attr[face.Ink] { return face.Key(c, src, name, face.AsInk) }
	l := refLook{
		headerFill: paint("header_fill"), band: paint("band"),
		rule: paint("rule"), columnRule: paint("column_rule"), headRule: paint("head_rule"), frame: paint("frame"),
		line:       face.Key(c, src, "line", face.As[geom.Length]),
		firstFills: face.Key(c, src, "first_fills", face.As[string]),
	}
	l.fills[titleLine], l.fills[headLine], l.fills[sectionLine] = paint("title_fill"), paint("head_fill"), paint("section_fill")
	l.fills[noteLine] = paint("note_fill")
	l.cellFills = compileCellFills(c, src)
	return l
}

// tables returns the tables for the current card.
func (r *refContent) tables(p *face.Painter) []*tabledata.Table {
	names := r.names.In(p)
	if names == "" {
		return nil
	}
	all, err := p.Game.Table(names, r.names.Pos(p))
	p.ReportError(err)
	return all
}

// grids returns the grids of the tables.
func (r *refContent) grids(p *face.Painter) []*refGrid {
	var all []*refGrid
	for _, t := range r.tables(p) {
		all = append(all, r.grid(p, t))
	}
	r.checkFirstFills(p, all)
	r.checkCellFills(p, all)
	if r.evenLabels.In(p) {
		shareLabels(all)
	}
	for _, g := range all {
		g.labelWidth = r.labelWidth.In(p)
	}
	return all
}

// shown returns the indexes of the printed columns of a table. An unknown name is
// reported unless another of the tables may have it.
func (r *refContent) shown(p *face.Painter, t *tabledata.Table) (columns []int) {
	if show := r.show.In(p); show != "" {
		for name := range strings.SplitSeq(show, ",") {
			if i := t.Column(strings.TrimSpace(name)); i >= 0 {
				columns = append(columns, i)
			}
		}
		if len(columns) > 0 {
			return columns
		}
		face.ReportBadValue(p, &r.src, &r.show, "show", "the table `"+t.ID+"` has none of these columns")
	}
	fills := r.look.firstFills.In(p)
	for i := range t.Columns {
		if t.Columns[i].ID != fills || len(t.Columns) == 1 { // paints are printed if there is nothing else
			columns = append(columns, i)
		}
	}
	return columns
}
