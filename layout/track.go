package layout

import (
	"strconv"

	"punchboard/carddata"
	"punchboard/geom"
)

// trackContent is a line of numbered spaces.
type trackContent struct {
	src             site
	count           attr[int]
	first, step     attr[int]
	label           wordsAttr
	style           styleAttrs
	pen             penAttrs
	space           attr[[]geom.Length]
	wrap            attr[int]
	snake           attr[bool]
	direction       attr[string]
	gap, rowGap     attr[geom.Length]
	radius, padding attr[[]geom.Length]
	arrows          attr[ink]
	marks           []trackMark
}

// trackMark is a space that looks different from the others.
type trackMark struct {
	at    attr[int]
	label wordsAttr
	fill  attr[ink]
	style styleAttrs
}

func newTrack(c *compiler, src *carddata.Part) content {
	t := &trackContent{
		src:       siteOf(src),
		count:     key(c, src, "track", as[int]),
		first:     key(c, src, "first", as[int]),
		step:      key(c, src, "step", as[int]),
		label:     c.words(src.Get("label")),
		style:     c.compileStyle(src),
		pen:       c.pen(src),
		space:     key(c, src, "space", as[[]geom.Length]),
		wrap:      key(c, src, "wrap", as[int]),
		snake:     key(c, src, "snake", as[bool]),
		direction: key(c, src, "direction", as[string]),
		gap:       key(c, src, "gap", as[geom.Length]),
		rowGap:    key(c, src, "row_gap", as[geom.Length]),
		radius:    key(c, src, "radius", as[[]geom.Length]),
		padding:   key(c, src, "inset", as[[]geom.Length]),
		arrows:    key(c, src, "arrows", asInk),
	}
	list, _ := src.Kind.Key("marks")
	if marks := src.Get("marks"); marks != nil {
		for _, v := range marks.List {
			t.marks = append(t.marks, c.trackMark(src, list.Keys, v))
		}
	}
	return t
}

func (c *compiler) trackMark(src *carddata.Part, keys []carddata.Key, v *carddata.Val) trackMark {
	m := trackMark{
		at:    entryOf(c, keys, v, "at", as[int]),
		label: c.words(v.Field("label")),
		fill:  entryOf(c, keys, v, "fill", asInk),
		style: c.compileStyle(src),
	}
	c.named(&m.style, entryOf(c, keys, v, "style", as[string]))
	return m
}

// maxSpaces bounds a track: no board has more.
const maxSpaces = 500

// plan works the track out for one card.
func (t *trackContent) plan(p *painter) (plan trackPlan, ok bool) {
	n := t.count.in(p)
	if n < 1 || n > maxSpaces {
		badValue(p, &t.src, &t.count, "track", "a track has 1 to 500 spaces")
		return plan, false
	}
	plan = trackPlan{count: n, line: n, gap: t.gap.in(p), direction: t.direction.in(p), snake: t.snake.in(p)}
	if wrap := t.wrap.in(p); wrap > 0 {
		plan.line = min(n, wrap)
	}
	plan.lines = (n + plan.line - 1) / plan.line
	if plan.rowGap = plan.gap; t.rowGap.said {
		plan.rowGap = t.rowGap.in(p)
	}
	side := t.space.in(p)
	if len(side) == 0 {
		return plan, true
	}
	plan.space = geom.Size{W: side[0], H: side[min(1, len(side)-1)]}
	if plan.space.W <= 0 || plan.space.H <= 0 {
		badValue(p, &t.src, &t.space, "space", "a space has a width and a height, such as `space: 15mm 12mm`")
		return plan, false
	}
	return plan, true
}

func (t *trackContent) natural(p *painter, _ geom.Size) geom.Size {
	plan, ok := t.plan(p)
	if !ok || plan.space == (geom.Size{}) {
		return geom.Size{W: noSize, H: noSize}
	}
	return plan.extent(plan.space)
}

func (t *trackContent) draw(p *painter, box geom.Rect) {
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
	if arrows := t.arrows.in(p); !arrows.none() {
		for i := 1; i < plan.count; i++ {
			p.outline(&t.src, plan.arrow(i), box, &pen{fill: arrows})
		}
	}
}

// holds adds a finding when the box cannot hold the track, and tells whether
// there are spaces to be drawn: gaps may leave no room for any.
func (t *trackContent) holds(p *painter, plan *trackPlan, box geom.Rect) bool {
	size, gaps := plan.extent(plan.space), plan.extent(geom.Size{})
	switch {
	case plan.space.W <= 0:
		p.overflow(&t.src, gaps.W, box.W)
	case plan.space.H <= 0:
		p.overflow(&t.src, gaps.H, box.H)
	case size.W > box.W+tolerance:
		p.overflow(&t.src, size.W, box.W)
		return true
	case size.H > box.H+tolerance:
		p.overflow(&t.src, size.H, box.H)
		return true
	default:
		return true
	}
	return false
}

// marked finds the spaces that are marked; one that the track does not have is
// a finding.
func (t *trackContent) marked(p *painter, plan *trackPlan) map[int]*trackMark {
	marks := map[int]*trackMark{}
	first, step := t.first.in(p), t.step.in(p)
	for i := range t.marks {
		m := &t.marks[i]
		n := m.at.in(p)
		at, rest := n-first, 0
		if step != 0 {
			at, rest = (n-first)/step, (n-first)%step
		}
		if at < 0 || at >= plan.count || rest != 0 {
			p.found.Errorf(m.at.pos(p), CodeBadValue, "%sthe track has no space %d to be marked", p.cardName(), n).
				Hintf("its spaces are %d to %d", first, first+step*(plan.count-1))
			continue
		}
		marks[at] = m
	}
	return marks
}

// spaceAt draws a space with its text.
func (t *trackContent) spaceAt(p *painter, box geom.Rect, i int, mark *trackMark) {
	pen, words, style := t.pen.in(p), t.label, &t.style
	if mark != nil {
		style = &mark.style
		if mark.fill.said {
			pen.fill = mark.fill.in(p)
		}
		if mark.label.val != nil {
			words = mark.label
		}
	}
	t.ground(p, box, &pen)
	n := t.first.in(p) + i*t.step.in(p)
	outer := p.scope.Vars
	p.scope.Vars = with(outer, map[string]any{"n": n, "index": i})
	w := wording{site: t.src, lang: p.scope.Lang, text: strconv.Itoa(n), pos: t.src.pos, set: *style.in(p), floor: p.floor(), shrink: true}
	if words.val != nil {
		w.text, w.pos = words.in(p)
	}
	p.scope.Vars = outer
	if w.text == "" {
		return
	}
	w.set.size = p.sized(&t.src, w.set.size)
	if w.spans = p.spell(&w); len(w.spans) > 0 {
		p.setText(&w, fourSides(t.padding.in(p)).in(box))
	}
}

func (t *trackContent) ground(p *painter, box geom.Rect, pen *pen) {
	if round := corners(t.radius.in(p)); round != (geom.Corners{}) {
		p.outline(&t.src, geom.RoundRectPath(box, round), box, pen)
		return
	}
	p.fillRect(&t.src, box, pen.fill.over(box))
	p.strokeRect(&t.src, box, pen)
}
