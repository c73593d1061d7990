package png

import (
	"encoding/binary"
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// ramp is a gradient's colors from its start to its end, in steps too small to be
// visible.
type ramp [2048]scene.RGB

// rampOf interpolates the colors between the stops. Without stops it is white.
func rampOf(stops []scene.Stop) *ramp {
	var out ramp
	for i := range out {
		out[i] = colorAt(stops, float64(i)/float64(len(out)-1))
	}
	return &out
}

// colorAt returns the color at t; stops are in ascending order.
func colorAt(stops []scene.Stop, t float64) scene.RGB {
	if len(stops) == 0 {
		return scene.White.Screen()
	}
	last := stops[0]
	for _, s := range stops {
		if t < s.At {
			if s.At <= last.At {
				return s.Color.Screen()
			}
			return scene.Mix(last.Color.Screen(), s.Color.Screen(), (t-last.At)/(s.At-last.At))
		}
		last = s
	}
	return last.Color.Screen()
}

// at returns the color at t, which is clamped to the ends.
func (p *ramp) at(t float64) scene.RGB {
	if !(t > 0) {
		return p[0]
	}
	return p[int(min(t, 1)*float64(len(p)-1)+0.5)]
}

// keptRamps limits the memory for cached gradients, in bytes.
const keptRamps = 1 << 20

// ramp returns the colors between stops, from the cache if possible.
func (r *Renderer) ramp(stops []scene.Stop) *ramp {
	r.key = r.key[:0]
	for _, s := range stops {
		c := s.Color.Screen()
		r.key = binary.LittleEndian.AppendUint64(r.key, math.Float64bits(s.At))
		r.key = append(r.key, c.R, c.G, c.B)
	}
	if p := r.ramps.kept[string(r.key)]; p != nil {
		return p
	}
	p := rampOf(stops)
	r.ramps.put(string(r.key), p, 3*len(p))
	return p
}

// linear is a gradient along a line: at the page's pixel (x, y), the gradient is at ax
// + by + c.
type linear struct {
	ramp    *ramp
	a, b, c float64
}

// linear prepares a gradient. A gradient without extent has its last color.
func (r *Renderer) linear(v *view, g *scene.Linear) ink {
	inv, ok := v.m.Inverse()
	dx, dy := float64(g.To.X-g.From.X), float64(g.To.Y-g.From.Y)
	square := float64(dx*dx) + float64(dy*dy)
	k := &linear{ramp: r.ramp(g.Stops), c: 1}
	if !ok || square == 0 {
		return k
	}
	dx, dy = dx/square, dy/square
	k.a = float64(inv.A*dx) + float64(inv.B*dy)
	k.b = float64(inv.C*dx) + float64(inv.D*dy)
	k.c = float64((inv.E-float64(g.From.X))*dx) + float64((inv.F-float64(g.From.Y))*dy)
	return k
}

func (k *linear) blend(dst, cov []uint8, x, y int) {
	start := float64(k.b*(float64(y)+0.5)) + k.c
	for i, a := range cov {
		if a != 0 {
			t := float64(k.a*(float64(x+i)+0.5)) + start
			mix(dst[4*i:], k.ramp.at(t), uint32(a))
		}
	}
}

// radial is a gradient around a point.
type radial struct {
	ramp *ramp
	inv  geom.Affine // pixels to multiples of the radius from the center
}

func (r *Renderer) radial(v *view, g *scene.Radial) ink {
	k := &radial{ramp: r.ramp(g.Stops)}
	inv, ok := v.m.Inverse()
	if !ok || g.Radius <= 0 {
		return &linear{ramp: k.ramp, c: 1}
	}
	s := 1 / float64(g.Radius)
	k.inv = geom.Affine{
		A: inv.A * s, B: inv.B * s, C: inv.C * s, D: inv.D * s,
		E: (inv.E - float64(g.Center.X)) * s, F: (inv.F - float64(g.Center.Y)) * s,
	}
	return k
}

func (k *radial) blend(dst, cov []uint8, x, y int) {
	for i, a := range cov {
		if a != 0 {
			d := k.inv.Apply(geom.V(float64(x+i)+0.5, float64(y)+0.5))
			mix(dst[4*i:], k.ramp.at(math.Sqrt(d.Dot(d))), uint32(a))
		}
	}
}
