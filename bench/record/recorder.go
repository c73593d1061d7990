package main

import (
	"fmt"

	"punchboard/bench"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// recorder writes the marks of documents on tapes. If a tape cannot express
// something in a scene, it records what costs less to draw, so that the
// baseline is never too slow: gradients become one color, pictures their box;
// links and bookmarks are left out.
type recorder struct {
	repeats int           // a symbol used at least this often is drawn once; 0 for never
	fonts   []*fonts.Font // by number, shared by all tapes
}

// document records all pages of a file.
func (r *recorder) document(doc *scene.Document) *bench.Tape {
	c := &cutter{recorder: r, Tape: &bench.Tape{}, placed: map[*scene.Symbol]int{}, number: map[*scene.Symbol]int64{}}
	for i := range doc.Pages {
		c.count(doc.Pages[i].Marks)
	}
	for i := range doc.Pages {
		page := &doc.Pages[i]
		c.Put(bench.OpPage, int64(page.Size.W), int64(page.Size.H))
		c.state, c.kept = pens{}, nil
		c.marks(page.Marks, geom.Identity)
	}
	return c.Tape
}

// font returns the number of a font.
func (r *recorder) font(f *fonts.Font) int64 {
	for i, known := range r.fonts {
		if known == f {
			return int64(i)
		}
	}
	r.fonts = append(r.fonts, f)
	return int64(len(r.fonts) - 1)
}

// pens is the current state on the tape; a minimal program would not set it
// twice.
type pens struct {
	fill, stroke scene.RGB
	width        geom.Length
	inked, drawn bool // whether there is a fill, a stroke
	dashed       bool
}

// cutter records one file.
type cutter struct {
	*recorder
	*bench.Tape
	state  pens
	kept   []pens
	placed map[*scene.Symbol]int   // how often each symbol is used
	number map[*scene.Symbol]int64 // of the symbols that are drawn once
}

func (c *cutter) marks(marks []scene.Mark, m geom.Matrix) {
	for _, mark := range marks {
		c.mark(mark, m)
	}
}

func (c *cutter) mark(mark scene.Mark, m geom.Matrix) {
	switch v := mark.(type) {
	case *scene.Path:
		c.figure(v, m)
	case *scene.Glyphs:
		c.text(v, m)
	case *scene.Use:
		c.use(v, v.At.Then(m))
	case *scene.Group:
		c.group(v, m)
	case *scene.Image:
		c.fill(scene.White)
		c.outline(geom.RectPath(v.To), m)
		c.Put(bench.OpPaint, int64(bench.Filled))
	case *scene.Link, *scene.Bookmark:
	default:
		panic(fmt.Sprintf("bench: unknown mark %T", mark))
	}
}

func (c *cutter) group(g *scene.Group, m geom.Matrix) {
	m = g.Matrix().Then(m)
	faint := g.Opacity > 0 && g.Opacity < 1
	if g.Clip == nil && !faint {
		c.marks(g.Marks, m)
		return
	}
	c.push()
	if g.Clip != nil {
		c.outline(*g.Clip, m)
		c.Put(bench.OpClip)
	}
	if faint {
		c.Put(bench.OpAlpha)
		c.PutFloat(g.Opacity)
	}
	c.marks(g.Marks, m)
	c.pop()
	if faint { // in a minimal program, only the pen has an opacity
		c.Put(bench.OpAlpha)
		c.PutFloat(1)
	}
}

func (c *cutter) push() {
	c.Put(bench.OpPush)
	c.kept = append(c.kept, c.state)
}

func (c *cutter) pop() {
	c.Put(bench.OpPop)
	c.state, c.kept = c.kept[len(c.kept)-1], c.kept[:len(c.kept)-1]
}

// figure records a path, filled and stroked at once if possible.
func (c *cutter) figure(p *scene.Path, m geom.Matrix) {
	fill := p.Fill
	if h, ok := fill.(*scene.Hatch); ok {
		c.hatch(p, h, m)
		fill = nil
	}
	var style bench.Style
	if fill != nil {
		c.fill(fill)
		style |= bench.Filled
	}
	if p.Stroke != nil {
		c.stroke(p.Stroke, m)
		style |= bench.Stroked
	}
	if style == 0 {
		return
	}
	if p.EvenOdd {
		style |= bench.EvenOdd
	}
	c.outline(p.Path, m)
	c.Put(bench.OpPaint, int64(style))
}

// hatch records the background, the clip and the lines.
func (c *cutter) hatch(p *scene.Path, h *scene.Hatch, m geom.Matrix) {
	c.push()
	if h.Back != nil {
		c.fill(h.Back)
		c.outline(p.Path, m)
		c.Put(bench.OpPaint, int64(bench.Filled))
	}
	c.outline(p.Path, m)
	c.Put(bench.OpClip)
	c.stroke(&scene.Stroke{Paint: h.Ink, Width: h.Width}, m)
	c.outline(h.Lines(p.Path.Bounds()), m)
	c.Put(bench.OpPaint, int64(bench.Stroked))
	c.pop()
}

// outline records the steps of a path.
func (c *cutter) outline(p geom.Path, m geom.Matrix) {
	pts := p.Pts
	for _, op := range p.Ops {
		c.Put([]bench.Op{bench.OpMove, bench.OpLine, bench.OpCubic, bench.OpClose}[op])
		for _, pt := range pts[:op.Points()] {
			c.point(m.Apply(pt))
		}
		pts = pts[op.Points():]
	}
}

func (c *cutter) point(pt geom.Point) { c.PutMore(int64(pt.X), int64(pt.Y)) }

// text records a run of letters with its halo.
func (c *cutter) text(g *scene.Glyphs, m geom.Matrix) {
	if g.Halo != nil {
		c.stroke(g.Halo, m)
		c.Put(bench.OpHalo, 1)
		c.run(g, m)
		c.Put(bench.OpHalo, 0)
	}
	if g.Fill != nil {
		c.fill(g.Fill)
		c.run(g, m)
	}
}

func (c *cutter) run(g *scene.Glyphs, m geom.Matrix) {
	at := m.Apply(g.At)
	c.Put(bench.OpText, c.font(g.Font), int64(g.Size.Scale(m.MeanScale())), int64(at.X), int64(at.Y))
	c.PutFloat(degrees(m))
	c.PutWords(g.Text())
}

func (c *cutter) fill(p scene.Paint) {
	rgb := p.Screen()
	if c.state.inked && c.state.fill == rgb {
		return
	}
	c.state.fill, c.state.inked = rgb, true
	c.Put(bench.OpFill, int64(rgb.R), int64(rgb.G), int64(rgb.B))
}

func (c *cutter) stroke(s *scene.Stroke, m geom.Matrix) {
	rgb, width := s.Paint.Screen(), s.Width.Scale(m.MeanScale())
	if st := &c.state; !st.drawn || st.stroke != rgb || st.width != width {
		st.stroke, st.width, st.drawn = rgb, width, true
		c.Put(bench.OpStroke, int64(rgb.R), int64(rgb.G), int64(rgb.B), int64(width))
	}
	if c.state.dashed || len(s.Dash) > 0 {
		c.dash(s.Dash, m)
	}
}

func (c *cutter) dash(lengths []geom.Length, m geom.Matrix) {
	c.state.dashed = len(lengths) > 0
	c.Put(bench.OpDash, int64(len(lengths)))
	for _, l := range lengths {
		c.PutMore(int64(l.Scale(m.MeanScale())))
	}
}
