package pdf

import (
	"strconv"

	"punchboard/geom"
	"punchboard/scene"
)

// content is one content stream in the making: a page or a symbol. Its
// coordinates are those of the scene, in points, y pointing down: a page turns
// the axis over once, at its start.
//
// A stream starts with round joins and caps and no dash; of all else that an
// operator depends on it knows nothing and says it before it is needed. So the
// same bytes serve as a form and in the midst of another stream.
type content struct {
	doc   *docWriter
	ops   []byte
	state state
	saved []state
	traits
}

// traits are what the user of a stream must know of it.
type traits struct {
	blended bool // it shows something transparent
	inked   bool // it uses CMYK or spot inks
}

// state is the graphics state as far as it is known, so that nothing is said
// twice. A nil paint and a negative width are not known.
type state struct {
	fill, stroke scene.Paint
	width        geom.Length
	butt         bool
	dashed       bool
	font         *subset
	size         geom.Length

	scale    float64 // from here to the paper
	decimals int     // that lengths need
	alpha    float64 // of the groups around
}

// newContent starts a stream whose unit is scale points on paper, all of it
// seen through alpha.
func newContent(j *docWriter, scale, alpha float64) *content {
	return &content{doc: j, state: state{
		width: -1, scale: scale, decimals: decimalsAt(scale), alpha: alpha,
	}}
}

// roomFor returns how much room to keep for a stream like another one. Growing
// into it would take as much memory again.
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

// length writes an operand.
func (c *content) length(v geom.Length) {
	c.ops = append(appendPt(c.ops, v, c.state.decimals), ' ')
}

// real writes an operand.
func (c *content) real(v float64, decimals int) {
	c.ops = append(appendReal(c.ops, v, decimals), ' ')
}

// name writes a numbered resource as an operand: "/Im3 ".
func (c *content) name(prefix string, n int) {
	c.ops = append(c.ops, '/')
	c.ops = append(c.ops, prefix...)
	c.ops = append(strconv.AppendInt(c.ops, int64(n), 10), ' ')
}

// transform moves on to the coordinates that m maps into those at hand.
func (c *content) transform(m geom.Matrix) {
	if m == geom.Identity {
		return
	}
	c.matrix(m)
	c.op("cm")
	s := &c.state
	s.scale *= m.MeanScale()
	if d := decimalsAt(s.scale); d != s.decimals { // widths and sizes were rounded too soon
		s.decimals, s.width, s.font = d, -1, nil
	}
}

// matrix writes the six operands of a transform.
func (c *content) matrix(m geom.Matrix) {
	for _, v := range []float64{m.A, m.B, m.C, m.D} {
		c.real(v, factorDecimals)
	}
	c.length(m.E)
	c.length(m.F)
}
