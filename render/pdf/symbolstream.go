package pdf

import (
	"math"

	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// A symbol that is used repeatedly becomes a form if all its copies together would take
// more than formWeight bytes, and each at least formBytes. A form then saves up to a
// third of the file and half of the time. Below that, copies cost almost nothing,
// because the compressor finds them in its window, whereas a form needs an object and a
// compressed stream of its own.
const (
	formWeight = 4096
	formBytes  = 200
)

// slack is how far a form extends beyond its symbol's box, so that edges on the box are
// not anti-aliased twice.
const slack = geom.PT

const noForm = -1 // instead of a number

// variant is a symbol with the properties of the place where it is used.
type variant struct {
	symbol   *scene.Symbol
	decimals int
	alpha    float64
}

// symbolStream is the stream of a symbol, which is written only once.
type symbolStream struct {
	ops    []byte
	form   int // the number of its form, or noForm
	bounds geom.Rect
	traits
}

// symbolStream returns the stream of a symbol for use at a scale and with opacity
// alpha.
func (d *docWriter) symbolStream(sym *scene.Symbol, scale, alpha float64) *symbolStream {
	v := variant{sym, max(decimalsAt(scale), d.survey.needs[sym]), alpha}
	if known := d.bySymbol[v]; known != nil {
		return known
	}
	c := newContent(d, math.Pow10(v.decimals-paperDecimals), alpha)
	c.ops = make([]byte, 0, d.room)
	c.marks(sym.Marks)
	d.room = roomFor(c.ops)
	f := &symbolStream{ops: c.ops, form: noForm, bounds: sym.Box.Inset(-slack), traits: c.traits}
	if f.pays(d.survey.uses[sym]) {
		f.form = len(d.forms)
		d.forms = append(d.forms, f)
	}
	d.bySymbol[v] = f
	return f
}

// pays reports whether a form makes the file smaller.
func (f *symbolStream) pays(uses int) bool {
	return uses > 1 && len(f.ops) >= formBytes && uses*len(f.ops) >= formWeight
}

// use places a symbol, marked with its tag.
func (c *content) use(u *scene.Use) {
	if u.Tag != "" {
		c.tag(u.Tag)
		defer c.op("EMC")
	}
	c.place(u)
}

// place places a symbol.
func (c *content) place(u *scene.Use) {
	f := c.doc.symbolStream(u.Symbol, c.state.scale*u.At.MeanScale(), c.state.alpha)
	c.blended, c.inked = c.blended || f.blended, c.inked || f.inked
	c.placed(u, func() {
		if u.Tag != "" {
			c.do(c.doc.origin())
		}
		if f.form != noForm {
			c.do(f)
			return
		}
		c.ops = append(c.ops, f.ops...)
	})
}

// placed paints in the coordinates of a symbol where it is placed.
func (c *content) placed(u *scene.Use, paint func()) {
	c.usualLines()
	c.save()
	defer c.restore()
	c.transform(u.At)
	paint()
}

func (c *content) do(f *symbolStream) {
	c.name("X", f.form)
	c.op("Do")
}

// tag marks what follows, up to EMC, as one piece.
func (c *content) tag(id string) {
	c.ops = append(c.ops, "/PB "...)
	c.ops = canon.AppendValue(c.ops, canon.Dict{"ID": canon.String(id)})
	c.op(" BDC")
}

// origin returns an empty form. It is placed at the start of each tagged piece, so that
// an audit of the written file finds the position and rotation of the piece, whatever
// the piece itself begins with.
func (d *docWriter) origin() *symbolStream {
	if d.blank == nil {
		d.blank = &symbolStream{form: len(d.forms)}
		d.forms = append(d.forms, d.blank)
	}
	return d.blank
}
