package pdf

import (
	"strconv"

	"punchboard/geom"
	"punchboard/scene"
)

// content is a content stream that is being written: a page or a symbol. Its
// coordinates are those of the scene, in points with y pointing down: a page flips the
// axis once, at its start.
//
// A stream assumes round joins and caps and no dash at its start. It assumes nothing
// about the rest of the graphics state, and sets it before it is needed. The same bytes
// can therefore be used as a form or inside another stream.
type content struct {
	doc   *docWriter
	ops   []byte
	state state
	saved []state
	traits
}

// traits are properties of a stream that its user must know.
type traits struct {
	blended bool // contains transparency
	inked   bool // uses CMYK or spot colors
}

// state is the known part of the graphics state, so that nothing is set twice. A nil
// paint and a negative width are unknown.
type state struct {
	fill, stroke scene.Paint
	width        geom.Length
	butt         bool
	dashed       bool
	font         *subset
	size         geom.Length

	scale    float64 // from stream units to paper
	decimals int     // number of decimals of lengths
	alpha    float64 // opacity of the enclosing groups
}

// newContent returns a stream whose unit is scale points on paper, with opacity alpha.
func newContent(j *docWriter, scale, alpha float64) *content {
	return &content{doc: j, state: state{
		width: -1, scale: scale, decimals: decimalsAt(scale), alpha: alpha,
	}}
}

// roomFor returns the capacity to reserve for a stream similar to another one, because
// growing it would need as much memory again.
func roomFor(ops []byte) int { return len(ops) + len(ops)/8 }

func (c *content) save() {
	c.saved = append(c.saved, c.state)
	c.op("q")
}

func (c *content) restore() {
	last := len(c.saved) - 1
	c.state, c.saved = c.saved[last], c.saved[:last]
	c.op("Q")
}

// op writes an operator, after its operands if it has any.
func (c *content) op(s string) { c.ops = append(append(c.ops, s...), '\n') }

// length writes a length as an operand.
func (c *content) length(v geom.Length) {
	c.ops = append(appendPt(c.ops, v, c.state.decimals), ' ')
}

// real writes a number as an operand.
func (c *content) real(v float64, decimals int) {
	c.ops = append(appendReal(c.ops, v, decimals), ' ')
}

// name writes a numbered resource as an operand: "/Im3 ".
func (c *content) name(prefix string, n int) {
	c.ops = append(c.ops, '/')
	c.ops = append(c.ops, prefix...)
	c.ops = append(strconv.AppendInt(c.ops, int64(n), 10), ' ')
}

// transform changes to the coordinates that m maps to the current ones.
func (c *content) transform(m geom.Matrix) {
	if m == geom.Identity {
		return
	}
	c.matrix(m)
	c.op("cm")
	s := &c.state
	s.scale *= m.MeanScale()
	if d := decimalsAt(s.scale); d != s.decimals { // widths and sizes were rounded for another scale
		s.decimals, s.width, s.font = d, -1, nil
	}
}

// matrix writes the six operands of a transform. The shift has one decimal more than other
// lengths, because it moves all that follows.
func (c *content) matrix(m geom.Matrix) {
	for _, v := range []float64{m.A, m.B, m.C, m.D} {
		c.real(v, factorDecimals)
	}
	for _, v := range []geom.Length{m.E, m.F} {
		c.ops = append(appendPt(c.ops, v, min(c.state.decimals+1, maxDecimals)), ' ')
	}
}
