package canvas

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"punchboard/geom"
)

// Signature returns a text that describes the obstacles in a hex and within reach of
// it, relative to its center and rounded to half of the margin around type.
func (k *Keepouts) Signature(mid geom.Vec, reach float64) string {
	lo, hi := mid.Sub(geom.V(58, 58)), mid.Add(geom.V(58, 58))
	var near []string
	var text []byte
	k.each(lo.Sub(geom.V(reach, reach)), hi.Add(geom.V(reach, reach)), func(o *Obstacle) {
		if o.gap(lo, hi) < reach {
			a, b := o.Line.A.Sub(mid), o.Line.B.Sub(mid)
			text = text[:0]
			for _, f := range [...]float64{a.X, a.Y, b.X, b.Y, o.Room} {
				text = append(strconv.AppendInt(text, int64(rounded(f)), 10), ' ')
			}
			near = append(near, string(strconv.AppendBool(text, o.Box)))
		}
	})
	slices.Sort(near)
	return strings.Join(slices.Compact(near), ";")
}

// rounded rounds a coordinate; the odd offset keeps round values away from the rounding
// boundary.
func rounded(f float64) int { return int(math.Floor(f/aboutSame + 0.37)) }

// aboutSame is the distance below which textures treat two obstacles as equal.
const aboutSame = TypeRoom / 2
