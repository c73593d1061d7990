package pdf

import (
	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// shade fills an area with a gradient, or with its last color if it has no extent.
func (c *content) shade(p scene.Paint, area geom.Rect) {
	dict, end := c.shading(p)
	if dict == nil {
		c.cover(end, area)
		return
	}
	c.name("Sh", c.doc.shadings.number(dict))
	c.op("sh")
}

// shading returns the dictionary of a gradient, or nil and its last color if it has no
// extent.
func (c *content) shading(p scene.Paint) (canon.Dict, scene.Paint) {
	switch v := p.(type) {
	case *scene.Linear:
		if v.From == v.To {
			return nil, lastColour(v.Stops)
		}
		return c.ramp(2, v.Stops, c.pts(v.From.X, v.From.Y, v.To.X, v.To.Y))
	case *scene.Radial:
		if v.Radius <= 0 {
			return nil, lastColour(v.Stops)
		}
		return c.ramp(3, v.Stops, c.pts(v.Center.X, v.Center.Y, 0, v.Center.X, v.Center.Y, v.Radius))
	}
	panic("pdf: not a gradient")
}

func lastColour(stops []scene.Stop) scene.Paint {
	if len(stops) == 0 {
		return scene.White
	}
	return stops[len(stops)-1].Color
}

// ramp returns the dictionary of a shading of a type (2 axial, 3 radial).
func (c *content) ramp(kind int, stops []scene.Stop, coords canon.Array) (canon.Dict, scene.Paint) {
	if len(stops) < 2 {
		return nil, lastColour(stops)
	}
	mix := mixerOf(stops)
	c.inked = c.inked || mix.inked
	return canon.Dict{
		"ShadingType": canon.Int(kind), "ColorSpace": mix.space,
		"Coords": coords, "Extend": canon.Array{true, true},
		"Function": mix.function(spread(stops)),
	}, nil
}

// pts returns lengths in points, formatted for this stream.
func (c *content) pts(lengths ...geom.Length) canon.Array {
	a := make(canon.Array, len(lengths))
	for i, v := range lengths {
		a[i] = canon.Number(appendPt(nil, v, c.state.decimals))
	}
	return a
}
