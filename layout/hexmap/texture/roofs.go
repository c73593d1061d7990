package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// The materials of roofs, and the levels of light on their slopes.
const (
	roofStuffs = 3
	roofLights = 4
)

// rooftops collects the houses of a hamlet as they are seen from above, to be painted by their
// parts: shadows, eaves, the slopes of the roofs in the sun and away from it, ridges, chimneys.
type rooftops struct {
	shadow, eaves, ridge, stack, pot geom.Path
	slopes                           [roofStuffs][roofLights]geom.Path
}

// house adds a house with a ridge along its length; a hip roof slopes at its ends too.
func (r *rooftops) house(g *Land, f footprint, stuff int, hip bool, s *canvas.RandomStream) {
	c, rim := f.corners(), f.grown(0.55)
	edge := rim.corners()
	g.Polygon(&r.shadow, cast(edge[:], sunlight.Scale(-1.6-0.5*f.wide))...)
	g.Polygon(&r.eaves, edge[:]...)
	end := f.long
	if hip {
		end = f.long - 0.85*f.wide
		r.slope(g, stuff, f.dir.Scale(-1), c[0], c[3], f.at.Sub(f.dir.Scale(end)))
		r.slope(g, stuff, f.dir, c[1], c[2], f.at.Add(f.dir.Scale(end)))
	}
	a, b := f.at.Sub(f.dir.Scale(end)), f.at.Add(f.dir.Scale(end))
	r.slope(g, stuff, f.dir.Left().Scale(-1), c[0], c[1], b, a)
	r.slope(g, stuff, f.dir.Left(), c[3], c[2], b, a)
	line := footprint{f.at, f.dir, end, 0.4}
	q := line.corners()
	g.Polygon(&r.ridge, q[:]...)
	if f.wide > 4 {
		r.chimney(g, f.at.Add(f.dir.Scale(end*s.Between(0.45, 0.75))).Add(f.dir.Left().Scale(1.1)), f.dir)
	}
}

// slope adds a slope of a roof that falls in a direction.
func (r *rooftops) slope(g *Land, stuff int, down geom.Vec, pts ...geom.Vec) {
	light := int(math.Round((0.5 + 0.5*down.Dot(sunlight)) * (roofLights - 1)))
	g.Polygon(&r.slopes[stuff][light], pts...)
}

// chimney adds a chimney and its shadow on the roof.
func (r *rooftops) chimney(g *Land, at, dir geom.Vec) {
	f := footprint{at, dir, 1.25, 1.05}
	c := f.corners()
	g.Polygon(&r.stack, cast(c[:], sunlight.Scale(-1.5))...)
	f.long, f.wide = 0.85, 0.7
	c = f.corners()
	g.Polygon(&r.pot, c[:]...)
}

// roofTints are the colors of tiles, old tiles and slates, and how much of each is not the ink.
var roofTints = [roofStuffs]struct {
	color scene.RGB
	share float64
}{{scene.RGB{R: 0xD4, G: 0x72, B: 0x46}, 0.62}, {scene.RGB{R: 0xB2, G: 0x86, B: 0x5C}, 0.72}, {scene.RGB{R: 0x74, G: 0x80, B: 0x86}, 0.98}}

// roofColor returns the color of a slope.
func (g *Land) roofColor(stuff, light int) scene.RGB {
	t := roofTints[stuff]
	c := scene.Mix(g.Ink, t.color, t.share)
	switch light {
	case 0:
		c = scene.Mix(c, deepShade, 0.5)
	case 1:
		c = scene.Mix(c, deepShade, 0.34)
	case 2:
		c = scene.Mix(c, warmLight, 0.1)
	default:
		c = scene.Mix(c, warmLight, 0.34)
	}
	return c
}

// The colors of what the sun reaches, and of what it does not.
var (
	warmLight = scene.RGB{R: 0xFF, G: 0xE6, B: 0xBE}
	deepShade = scene.RGB{R: 0x2A, G: 0x16, B: 0x12}
)

// own returns a color as it is printed, paler for low ink.
func (g *Land) own(c scene.RGB) scene.Paint {
	if g.LowInk {
		c = Lightened(c)
	}
	return face.PaintOfRGB(c)
}

// shadowOn returns the color of a shadow on the ground, or on a roof.
func (g *Land) shadowOn(share float64) scene.Paint {
	return g.own(scene.Mix(g.Fill, scene.RGB{R: 0x2B, G: 0x2A, B: 0x1C}, share))
}

func (r *rooftops) paint(g *Land) {
	g.FillPath(r.shadow, g.shadowOn(0.6))
	g.FillPath(r.eaves, g.own(scene.Mix(g.Ink, deepShade, 0.75)))
	for stuff := range roofStuffs {
		for light := range roofLights {
			g.FillPath(r.slopes[stuff][light], g.own(g.roofColor(stuff, light)))
		}
	}
	g.FillPath(r.ridge, g.own(scene.Mix(g.roofColor(0, 3), warmLight, 0.45)))
	g.FillPath(r.stack, g.own(deepShade))
	g.FillPath(r.pot, g.own(scene.Mix(g.roofColor(0, 2), warmLight, 0.3)))
}
