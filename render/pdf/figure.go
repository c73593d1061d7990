package pdf

import (
	"math"

	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// A symbol that is placed again becomes a form when all its copies together
// would weigh more than formWeight bytes, and each at least formBytes. Below
// that, copies cost next to nothing: they lie within the reach of the
// compressor, and a form is an object and a compressed stream of its own.
const (
	formWeight = 4096
	formBytes  = 200
)

// slack is how far a form or a tagged piece reaches beyond its box, so that an
// edge of the drawing that lies on the box is not softened twice.
const slack = geom.PT

const noForm = -1 // in place of a number

// variant is a symbol as one kind of place needs it.
type variant struct {
	symbol   *scene.Symbol
	decimals int
	alpha    float64
}

// figure is a symbol's stream, written once however often it is placed.
type figure struct {
	symbol *scene.Symbol
	ops    []byte
	form   int // the number of its form, or noForm
	bounds geom.Rect
	traits
}

// figure gives the stream of a symbol that is to be placed at a scale and seen
// through alpha.
func (j *job) figure(sym *scene.Symbol, scale, alpha float64) *figure {
	v := variant{sym, decimalsAt(scale), alpha}
	if known := j.figures[v]; known != nil {
		return known
	}
	c := newContent(j, math.Pow10(v.decimals-paperDecimals), alpha)
	c.marks(sym.Marks)
	f := &figure{symbol: sym, ops: c.ops, form: noForm, bounds: sym.Box.Inset(-slack), traits: c.traits}
	if f.pays(j.survey.uses[sym]) {
		f.form = len(j.forms)
		j.forms = append(j.forms, f)
	}
	j.figures[v] = f
	return f
}

// pays tells whether the figure should be a form.
func (f *figure) pays(uses int) bool {
	return f.anchored || uses > 1 && len(f.ops) >= formBytes && uses*len(f.ops) >= formWeight
}

// use places a symbol.
func (c *content) use(u *scene.Use) {
	f := c.job.figure(u.Symbol, c.state.scale*u.At.MeanScale(), c.state.alpha)
	c.blended, c.inked = c.blended || f.blended, c.inked || f.inked
	if u.Tag != "" {
		c.tag(u.Tag, f.bounds)
		defer c.op("EMC")
	}
	c.usualLines()
	c.save()
	defer c.restore()
	c.transform(u.At)
	if f.form >= 0 {
		c.name("X", f.form)
		c.op("Do")
		return
	}
	if u.Tag != "" { // a form clips to its bounds: so must this
		c.rect(f.bounds)
		c.op("W n")
	}
	c.ops = append(c.ops, f.ops...)
}

// tag marks what follows as one piece. The bounds, in EMU of the piece, let an
// audit of the written file work out where the piece lies: its clip on the page
// is their image.
func (c *content) tag(id string, bounds geom.Rect) {
	c.ops = append(c.ops, "/PB "...)
	c.ops = canon.AppendValue(c.ops, canon.Dict{
		"ID": canon.Text(id),
		"X":  canon.Int(int(bounds.X)), "Y": canon.Int(int(bounds.Y)),
		"W": canon.Int(int(bounds.W)), "H": canon.Int(int(bounds.H)),
	})
	c.op(" BDC")
}
