// Package plan draws plans of tables to scale: ground, lines, grid, zones, names and
// numbers.
package plan

import (
	"strings"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	plandata "punchboard/carddata/plan"
	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/face"
)

// content is a plan, or a sample of one of its terrains.
type content struct {
	src                      face.PartRef
	name, scale, fit, window face.Attr[string]
	terrain                  face.Attr[string]
	blank                    face.Attr[bool]
	names, numbers           face.StyleAttrs
}

// New compiles a plan.
func New(c *face.Compiler, src *facedata.Part) face.Content {
	text, _ := facedata.KindOf("text")
	p := &content{
		src:     face.PartRefOf(src),
		name:    face.Key(c, src, "plan", face.As[string]),
		scale:   face.Key(c, src, "scale", face.As[string]),
		fit:     face.Key(c, src, "fit", face.As[string]),
		window:  face.Key(c, src, "window", face.As[string]),
		terrain: face.Key(c, src, "terrain", face.As[string]),
		blank:   face.Key(c, src, "blank", face.As[bool]),
		names:   face.StyleAttrs{Fixed: c.DefaultStyle(text)},
		numbers: face.StyleAttrs{Fixed: c.DefaultStyle(text)},
	}
	p.names.Fixed.Size, p.numbers.Fixed.Size = 7*geom.PT, 6*geom.PT
	c.AddNamedStyle(&p.names, face.Key(c, src, "style", face.As[string]))
	c.AddNamedStyle(&p.numbers, face.Key(c, src, "number_style", face.As[string]))
	return p
}

// window is the part of a plan that is drawn, in squares.
type window struct{ x, y, w, h float64 }

// minUnit is the smallest square that is drawn: smaller ones are finer than a printer's
// lines.
const minUnit = geom.MM / 2

// sized is a plan with what is drawn of it, and how large.
type sized struct {
	*plandata.Plan
	win  window
	unit geom.Length
}

// size returns the size of the squares together on paper.
func (s *sized) size() geom.Size {
	return geom.Size{W: s.unit.Scale(s.win.w), H: s.unit.Scale(s.win.h)}
}

// sized finds the plan, its window and its scale; ok is false if there is a finding.
func (c *content) sized(p *face.Painter) (s sized, ok bool) {
	name := c.name.In(p)
	p.Reads(carddata.OfMaps, "")
	plan, ok := p.Game.Plan(name)
	if !ok {
		p.Found.Errorf(c.name.Pos(p), CodeNoPlan, "%s%s: there is no plan %q", p.CardName(), c.src.Label, name).
			Hintf("%s", diag.DidYouMean(name, p.Game.PlanIDs()))
		return s, false
	}
	s = sized{plan, window{0, 0, float64(plan.Grid.Cols), float64(plan.Grid.Rows)}, plan.Unit()}
	if c.scale.IsSet {
		scale, err := plandata.ParseScale(c.scale.In(p))
		if err != nil {
			face.ReportBadValue(p, &c.src, &c.scale, "scale", "write two numbers, such as \"1:12\"")
			return s, false
		}
		s.unit = scale.Of(plan.Grid.Square)
	}
	if c.window.IsSet {
		if s.win, ok = parseWindow(c.window.In(p), plan); !ok {
			face.ReportBadValue(p, &c.src, &c.window, "window", "write x, y, width and height in squares of the plan, such as `4 20 13 10`")
			return s, false
		}
	}
	s.unit = max(minUnit, s.unit)
	return s, true
}

// parseWindow parses x, y, width and height, counted as the plan counts.
func parseWindow(text string, plan *plandata.Plan) (w window, ok bool) {
	fields := strings.Fields(text)
	v := make([]float64, 0, 4)
	for _, f := range fields {
		n, ok := source.ParseNumber(f)
		if !ok {
			return w, false
		}
		v = append(v, n)
	}
	if len(v) != 4 || v[0] < 0 || v[1] < 0 || v[2] <= 0 || v[3] <= 0 || v[0]+v[2] > float64(plan.Grid.Cols) || v[1]+v[3] > float64(plan.Grid.Rows) {
		return w, false
	}
	if plan.Grid.South {
		v[1] = float64(plan.Grid.Rows) - v[1] - v[3]
	}
	return window{v[0], v[1], v[2], v[3]}, true
}

// Natural returns the size to scale, with the numbers beside the plan.
func (c *content) Natural(p *face.Painter, known geom.Size) geom.Size {
	if c.terrain.IsSet {
		return geom.Size{W: face.NoSize, H: face.NoSize}
	}
	s, ok := c.sized(p)
	if !ok {
		return geom.Size{}
	}
	m := c.margin(p, &s)
	size := s.size()
	if c.fit.In(p) == "contain" {
		switch {
		case known.W > 0 && known.H <= 0:
			return geom.Size{W: known.W, H: (known.W - m).Scale(s.win.h/s.win.w) + m}
		case known.H > 0 && known.W <= 0:
			return geom.Size{W: (known.H - m).Scale(s.win.w/s.win.h) + m, H: known.H}
		}
		return geom.Size{W: face.NoSize, H: face.NoSize}
	}
	return geom.Size{W: size.W + m, H: size.H + m}
}

// Draw draws the plan, or a sample.
func (c *content) Draw(p *face.Painter, box geom.Rect) {
	s, ok := c.sized(p)
	if !ok || box.W <= 0 || box.H <= 0 {
		return
	}
	if c.terrain.IsSet {
		c.sample(p, &s, box)
		return
	}
	margin := c.margin(p, &s)
	if c.fit.In(p) == "contain" {
		s.unit = max(minUnit, min((box.W-margin).Scale(1/s.win.w), (box.H-margin).Scale(1/s.win.h)))
		size := s.size()
		box = face.Contain(geom.Size{W: size.W + margin, H: size.H + margin}, box)
	}
	size := s.size()
	switch {
	case size.W+margin > box.W+face.Tolerance:
		c.tooLarge(p, size.W+margin, box.W)
		return
	case size.H+margin > box.H+face.Tolerance:
		c.tooLarge(p, size.H+margin, box.H)
		return
	}
	at := geom.Pt2(box.X+margin, box.Y)
	if !s.Grid.South {
		at.Y += margin
	}
	d := newDrawing(p, c, &s, at)
	d.blank = c.blank.In(p)
	d.draw()
}

// tooLarge reports a plan that does not fit into its box.
func (c *content) tooLarge(p *face.Painter, need, room geom.Length) {
	p.Found.Errorf(c.src.Pos, face.CodeOverflow, "%s%s needs %s but has %s", p.CardName(), c.src.Label, face.Tenths(need), face.Tenths(room)).
		Hintf("enlarge its box, write a smaller `scale`, such as \"1:24\", or `fit: contain`")
}

// sampleMost is how many squares a sample may be long, so that it has no more things than a plan.
const sampleMost = 40

// sample fills a box with a terrain.
func (c *content) sample(p *face.Painter, s *sized, box geom.Rect) {
	i := s.Terrain(c.terrain.In(p))
	if i < 0 {
		var ids []string
		for _, t := range s.Terrains {
			ids = append(ids, t.ID)
		}
		p.Found.Errorf(c.terrain.Pos(p), CodeNoPlan, "%s%s: the plan `%s` has no terrain %q", p.CardName(), c.src.Label, s.ID, c.terrain.In(p)).
			Hintf("%s", diag.DidYouMean(c.terrain.In(p), ids))
		return
	}
	unit := box.H.Scale(0.66)
	if c.scale.IsSet { // things as large as on the plan that is drawn to this scale
		unit = s.unit
	}
	alone := *s.Plan // nothing lies around a sample
	alone.Squares, alone.Areas = nil, nil
	s.Plan, s.unit, s.win = &alone, box.W, window{0, 0, 1, face.Ratio(box.H, box.W)}
	d := newDrawing(p, c, s, box.Min())
	if d.isDrawn(i) && c.scale.IsSet && max(box.W, box.H) > sampleMost*unit {
		face.ReportBadValue(p, &c.src, &c.scale, "scale", "a sample has room for 40 squares; write a larger scale")
		return
	}
	d.symbol("-sample-"+s.Terrains[i].ID, func() {
		if d.isDrawn(i) {
			d.sampleOf(i, box, unit)
			return
		}
		d.full(i, geom.RectPath(box))
	})
}
