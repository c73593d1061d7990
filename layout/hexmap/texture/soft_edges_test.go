package texture

import (
	"testing"

	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
)

// Land reaches as far as it is asked to, but not into water, however far the other bank
// is, nor under type beyond its side.
func TestLandEndsAtWaterAndType(t *testing.T) {
	side, out := geom.V(0, 0), geom.V(1, 0)
	tests := []struct {
		name  string
		block func(*canvas.Canvas)
		want  float64
	}{
		{"open ground", func(*canvas.Canvas) {}, 9},
		{"a river on the side", func(c *canvas.Canvas) { c.Water.Along([]geom.Vec{geom.V(0, -50), geom.V(0, 50)}, 3) }, -3},
		{"a river beyond the side", func(c *canvas.Canvas) { c.Water.Along([]geom.Vec{geom.V(8, -50), geom.V(8, 50)}, 2) }, 6},
		{"a number beyond the side", func(c *canvas.Canvas) { c.Keep.Add(solidAt(6)) }, 4},
		{"a number inside the side", func(c *canvas.Canvas) { c.Keep.Add(solidAt(-6)) }, 9},
		{"a road", func(c *canvas.Canvas) { c.Keep.Along([]geom.Vec{geom.V(6, -50), geom.V(6, 50)}, 2) }, 9},
	}
	for _, tt := range tests {
		c := &canvas.Canvas{}
		tt.block(c)
		if got := (&Land{Canvas: c}).ashore(side, out, 9); got != tt.want {
			t.Errorf("%s: the land reaches %v, want %v", tt.name, got, tt.want)
		}
	}
}

// solidAt returns type of a radius of 3 at a distance from the side.
func solidAt(x float64) canvas.Obstacle {
	return canvas.Obstacle{Line: geom.Segment{A: geom.V(x, 0), B: geom.V(x, 0)}, Room: 3, Solid: true}
}

// Hills are lower toward water, so that their rings stay out of it.
func TestHillsSlopeToWater(t *testing.T) {
	c := &canvas.Canvas{}
	c.Water.Along([]geom.Vec{geom.V(0, -50), geom.V(0, 50)}, 3)
	g := &height{Land: &Land{Canvas: c}}
	last := -1.0
	for x := 3.0; x <= 3+canvas.KeepReach; x += 3 {
		share := g.slopeToWater(geom.V(x, 0))
		if share <= last {
			t.Errorf("%v from the middle of a river, a hill has %v of its height, and %v nearer to it", x, share, last)
		}
		last = share
	}
	if last != 1 {
		t.Errorf("away from water a hill has %v of its height, want all", last)
	}
	if share := g.slopeToWater(geom.V(1, 0)); share > 0 {
		t.Errorf("in a river a hill has %v of its height, want none", share)
	}
}
