package pdf

import (
	"punchboard/geom"
	"punchboard/scene"
)

// stroke sets the line style from here on.
func (c *content) stroke(s *scene.Stroke) {
	c.strokePaint(s.Paint)
	if s.Width != c.state.width {
		c.length(s.Width)
		c.op("w")
		c.state.width = s.Width
	}
	c.ends(s.Butt)
	c.dash(s.Dash)
}

// ends sets caps and joins: both round, or butt caps and bevel joins.
func (c *content) ends(butt bool) {
	if butt == c.state.butt {
		return
	}
	if butt {
		c.op("0 J 2 j")
	} else {
		c.op("1 J 1 j")
	}
	c.state.butt = butt
}

// dashDecimals is how many decimals more than other lengths those of dashes have: their errors
// add up along a line, and after fifty dashes would be a dot at 200 dpi.
const dashDecimals = 2

func (c *content) dash(dash []geom.Length) {
	if len(dash) == 0 && !c.state.dashed {
		return
	}
	c.ops = append(c.ops, '[')
	for i, d := range dash {
		if i > 0 {
			c.ops = append(c.ops, ' ')
		}
		c.ops = appendPt(c.ops, d, min(c.state.decimals+dashDecimals, maxDecimals))
	}
	c.op("] 0 d")
	c.state.dashed = len(dash) > 0
}

// usualLines restores the line style that every stream assumes at its start, before
// another stream is placed here.
func (c *content) usualLines() {
	c.ends(false)
	c.dash(nil)
}
