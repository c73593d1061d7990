package layout

import (
	"strings"

	"punchboard/carddata"
	"punchboard/geom"
)

// refContent is a reference table, or several.
type refContent struct {
	src    site
	names  attr[string]
	show   attr[string]
	title  attr[bool]
	dice   attr[string]
	styles [lineKinds]styleAttrs
	header styleAttrs // of cells that are heads of their rows
	own    map[string]*styleAttrs
	look   refLook
	pad    attr[[]geom.Length]

	columns        attr[int]
	runOn          attr[bool]
	gap, columnGap attr[geom.Length]
}

// refLook is what is painted behind and between the cells.
type refLook struct {
	fills                      [lineKinds]attr[ink]
	headerFill                 attr[ink]
	band                       attr[ink]
	rule, columnRule, headRule attr[ink]
	frame                      attr[ink]
	line                       attr[geom.Length]
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

// reference compiles a part with reference tables.
func newReference(c *compiler, src *carddata.Part) content {
	r := &refContent{
		src:       siteOf(src),
		names:     key(c, src, "reference", as[string]),
		show:      key(c, src, "show", as[string]),
		title:     key(c, src, "title", as[bool]),
		dice:      key(c, src, "dice", as[string]),
		pad:       key(c, src, "cell_pad", as[[]geom.Length]),
		columns:   key(c, src, "columns", as[int]),
		runOn:     key(c, src, "run_on", as[bool]),
		gap:       key(c, src, "gap", as[geom.Length]),
		columnGap: key(c, src, "column_gap", as[geom.Length]),
		own:       map[string]*styleAttrs{},
	}
	r.styles[rowLine] = c.compileStyle(src)
	r.styles[titleLine] = c.lineStyle(src, "title_style", titleFace)
	r.styles[headLine] = c.lineStyle(src, "head_style", boldFace)
	r.styles[sectionLine] = c.lineStyle(src, "section_style", boldFace)
	r.styles[noteLine] = c.lineStyle(src, "note_style", plainFace)
	r.header = c.lineStyle(src, "header_style", boldFace)
	c.columnStyles(r, src)
	c.card = c.card || r.runOn.said // each page has other rows
	r.look = c.refLook(src)
	return r
}

// What lines look like whose style is not said.
func plainFace(*typeset)  {}
func boldFace(t *typeset) { t.bold = true }
func titleFace(t *typeset) {
	t.bold = true
	t.size = t.size.Scale(1.2)
}

// lineStyle gives the style of some cells: the named one over that of all
// cells, else that of all cells with a change.
func (c *compiler) lineStyle(src *carddata.Part, name string, change func(*typeset)) styleAttrs {
	s := c.compileStyle(src)
	style := key(c, src, name, as[string])
	if style.said {
		c.named(&s, style)
		return s
	}
	s.lay(c, false, func(_ *painter, t *typeset) { change(t) })
	return s
}

// columnStyles compiles the styles that columns of the game's tables name.
func (c *compiler) columnStyles(r *refContent, src *carddata.Part) {
	for _, t := range c.game.Tables {
		for i := range t.Columns {
			name := t.Columns[i].Style
			if name == "" || r.own[name] != nil {
				continue
			}
			s := c.compileStyle(src)
			c.named(&s, attr[string]{val: name, said: true})
			r.own[name] = &s
		}
	}
}

func (c *compiler) refLook(src *carddata.Part) refLook {
	paint := func(name string) attr[ink] { return key(c, src, name, asInk) }
	l := refLook{
		headerFill: paint("header_fill"), band: paint("band"),
		rule: paint("rule"), columnRule: paint("column_rule"), headRule: paint("head_rule"), frame: paint("frame"),
		line: key(c, src, "line", as[geom.Length]),
	}
	l.fills[titleLine], l.fills[headLine], l.fills[sectionLine] = paint("title_fill"), paint("head_fill"), paint("section_fill")
	return l
}

// tables gives the tables of the card at hand.
func (r *refContent) tables(p *painter) []*carddata.RefTable {
	names := r.names.in(p)
	if names == "" {
		return nil
	}
	all, err := p.game.Table(names, r.names.pos(p))
	p.accept(err)
	return all
}

// grids makes the grids of the tables.
func (r *refContent) grids(p *painter) []*refGrid {
	var all []*refGrid
	for _, t := range r.tables(p) {
		all = append(all, r.grid(p, t))
	}
	return all
}

// shown gives the columns of a table that are printed, by their places. A name
// that it lacks is a finding unless another of the tables may have it.
func (r *refContent) shown(p *painter, t *carddata.RefTable) (columns []int) {
	if show := r.show.in(p); show != "" {
		for name := range strings.SplitSeq(show, ",") {
			if i := t.Column(strings.TrimSpace(name)); i >= 0 {
				columns = append(columns, i)
			}
		}
		if len(columns) > 0 {
			return columns
		}
		badValue(p, &r.src, &r.show, "show", "the table `"+t.ID+"` has none of these columns")
	}
	for i := range t.Columns {
		columns = append(columns, i)
	}
	return columns
}
