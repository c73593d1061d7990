package face

import (
	"strconv"

	facedata "punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/geom"
)

// trackContent is a line of numbered spaces.
type trackContent struct {
	src             PartRef
	count           Attr[int]
	first, step     Attr[int]
	label           TextAttr
	style           StyleAttrs
	pen             penAttrs
	space           Attr[[]geom.Length]
	wrap            Attr[int]
	snake           Attr[bool]
	direction       Attr[string]
	gap, rowGap     Attr[geom.Length]
	radius, padding Attr[[]geom.Length]
	arrows          Attr[Ink]
	marks           []trackMark
}

// trackMark is a space that looks different from the others.
type trackMark struct {
	at    Attr[int]
	label TextAttr
	fill  Attr[Ink]
	style StyleAttrs
}

// NewTrack compiles a track.
func NewTrack(c *Compiler, src *facedata.Part) Content {
	t := &trackContent{
		src:       PartRefOf(src),
		count:     Key(c, src, "track", As[int]),
		first:     Key(c, src, "first", As[int]),
		step:      Key(c, src, "step", As[int]),
		label:     c.Text(src.Get("label")),
		style:     c.CompileStyle(src),
		pen:       c.pen(src),
		space:     Key(c, src, "space", As[[]geom.Length]),
		wrap:      Key(c, src, "wrap", As[int]),
		snake:     Key(c, src, "snake", As[bool]),
		direction: Key(c, src, "direction", As[string]),
		gap:       Key(c, src, "gap", As[geom.Length]),
		rowGap:    Key(c, src, "row_gap", As[geom.Length]),
		radius:    Key(c, src, "radius", As[[]geom.Length]),
		padding:   Key(c, src, "inset", As[[]geom.Length]),
		arrows:    Key(c, src, "arrows", AsInk),
	}
	list, _ := src.Kind.Key("marks")
	if marks := src.Get("marks"); marks != nil {
		for _, v := range marks.List {
			t.marks = append(t.marks, c.trackMark(src, list.Keys, v))
		}
	}
	return t
}

func (c *Compiler) trackMark(src *facedata.Part, keys []sections.Key, v *facedata.Val) trackMark {
	m := trackMark{
		at:    EntryOf(c, keys, v, "at", As[int]),
		label: c.Text(v.Field("label")),
		fill:  EntryOf(c, keys, v, "fill", AsInk),
		style: c.CompileStyle(src),
	}
	c.AddNamedStyle(&m.style, EntryOf(c, keys, v, "style", As[string]))
	return m
}

// maxSpaces limits the spaces of a track; no board has more.
const maxSpaces = 500

// plan evaluates the track for one card.
func (t *trackContent) plan(p *Painter) (plan trackPlan, ok bool) {
	n := t.count.In(p)
	if n < 1 || n > maxSpaces {
		ReportBadValue(p, &t.src, &t.count, "track", "a track must have 1 to 500 spaces")
		return plan, false
	}
	plan = trackPlan{count: n, line: n, gap: t.gap.In(p), direction: t.direction.In(p), snake: t.snake.In(p)}
	if wrap := t.wrap.In(p); wrap > 0 {
		plan.line = min(n, wrap)
	}
	plan.lines = (n + plan.line - 1) / plan.line
	if plan.rowGap = plan.gap; t.rowGap.IsSet {
		plan.rowGap = t.rowGap.In(p)
	}
	side := t.space.In(p)
	if len(side) == 0 {
		return plan, true
	}
	plan.space = geom.Size{W: side[0], H: side[min(1, len(side)-1)]}
	if plan.space.W <= 0 || plan.space.H <= 0 {
		ReportBadValue(p, &t.src, &t.space, "space", "write one length, or a width and a height, such as `space: 15mm 12mm`")
		return plan, false
	}
	return plan, true
}

// Natural returns the size of all spaces if the size of one is set.
func (t *trackContent) Natural(p *Painter, _ geom.Size) geom.Size {
	plan, ok := t.plan(p)
	if !ok || plan.space == (geom.Size{}) {
		return geom.Size{W: NoSize, H: NoSize}
	}
	return plan.extent(plan.space)
}

func (t *trackContent) Draw(p *Painter, box geom.Rect) {
	plan, ok := t.plan(p)
	if !ok {
		return
	}
	plan.space = plan.fill(box.Size())
	if !t.holds(p, &plan, box) {
		return
	}
	plan.at = box.Min()
	marks := t.marked(p, &plan)
	for i := range plan.count {
		t.spaceAt(p, plan.box(i), i, marks[i])
	}
	if arrows := t.arrows.In(p); !arrows.None() {
		for i := 1; i < plan.count; i++ {
			p.DrawPath(&t.src, plan.arrow(i), box, &Pen{Fill: arrows})
		}
	}
}

// holds adds a finding if the track does not fit in the box. It reports whether there
// are spaces to draw, because gaps may leave no room for any.
func (t *trackContent) holds(p *Painter, plan *trackPlan, box geom.Rect) bool {
	size, gaps := plan.extent(plan.space), plan.extent(geom.Size{})
	switch {
	case plan.space.W <= 0:
		p.ReportOverflow(&t.src, gaps.W, box.W)
	case plan.space.H <= 0:
		p.ReportOverflow(&t.src, gaps.H, box.H)
	case size.W > box.W+Tolerance:
		p.ReportOverflow(&t.src, size.W, box.W)
		return true
	case size.H > box.H+Tolerance:
		p.ReportOverflow(&t.src, size.H, box.H)
		return true
	default:
		return true
	}
	return false
}

// marked returns the marked spaces, and reports marks on spaces that the track does not
// have.
func (t *trackContent) marked(p *Painter, plan *trackPlan) map[int]*trackMark {
	marks := map[int]*trackMark{}
	first, step := t.first.In(p), t.step.In(p)
	for i := range t.marks {
		m := &t.marks[i]
		n := m.at.In(p)
		at, rest := n-first, 0
		if step != 0 {
			at, rest = (n-first)/step, (n-first)%step
		}
		if at < 0 || at >= plan.count || rest != 0 {
			p.Found.Errorf(m.at.Pos(p), CodeBadValue, "%sthe track has no space %d", p.CardName(), n).
				Hintf("use a space from %d to %d", first, first+step*(plan.count-1))
			continue
		}
		marks[at] = m
	}
	return marks
}

// spaceAt draws a space with its text.
func (t *trackContent) spaceAt(p *Painter, box geom.Rect, i int, mark *trackMark) {
	pen, words, style := t.pen.in(p), t.label, &t.style
	if mark != nil {
		style = &mark.style
		if mark.fill.IsSet {
			pen.Fill = mark.fill.In(p)
		}
		if mark.label.Val != nil {
			words = mark.label
		}
	}
	t.ground(p, box, &pen)
	n := t.first.In(p) + i*t.step.In(p)
	outer := p.scope.Vars
	p.scope.Vars = withVars(outer, map[string]any{"n": n, "index": i})
	w := Text{Part: t.src, Lang: p.scope.Lang, Source: strconv.Itoa(n), Pos: t.src.Pos, Style: *style.In(p), Floor: p.TypeFloor(), MayShrink: true}
	if words.Val != nil {
		w.Source, w.Pos = words.In(p)
	}
	p.scope.Vars = outer
	if w.Source == "" {
		return
	}
	w.Style.Size = p.ClampSize(&t.src, w.Style.Size)
	if w.Spans = p.Spans(&w); len(w.Spans) > 0 {
		p.SetText(&w, FourSides(t.padding.In(p)).in(box))
	}
}

func (t *trackContent) ground(p *Painter, box geom.Rect, pen *Pen) {
	if round := corners(t.radius.In(p)); round != (geom.Corners{}) {
		p.DrawPath(&t.src, geom.RoundRectPath(box, round), box, pen)
		return
	}
	p.FillRect(&t.src, box, pen.Fill.Over(box))
	p.StrokeRect(&t.src, box, pen)
}
