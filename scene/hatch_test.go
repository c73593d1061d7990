package scene

import (
	"testing"

	"punchboard/geom"
)

func TestHatchLines(t *testing.T) {
	const mm = geom.MM
	area := geom.Rect{X: 0, Y: 0, W: 10 * mm, H: 4 * mm}
	for _, c := range []struct {
		name  string
		hatch Hatch
		lines int
	}{
		{"horizontal", Hatch{Gap: mm, Width: mm / 10}, 5}, // at 0, 1, 2, 3 and 4 mm
		{"vertical", Hatch{Gap: mm, Width: mm / 10, Angle: 90}, 11},
		{"both", Hatch{Gap: mm, Width: mm / 10, Cross: true}, 16},
		{"as wide as the gap", Hatch{Gap: mm, Width: mm}, 0},
		{"no gap", Hatch{Width: mm}, 0},
		{"too fine", Hatch{Gap: 10, Width: 5}, 0},
	} {
		p := c.hatch.Lines(area)
		if got := len(p.Ops) / 2; got != c.lines {
			t.Errorf("%s: %d lines, want %d", c.name, got, c.lines)
		}
	}
}

// TestHatchGridIsShared checks that the lines of neighbors continue each other: both
// are on the same grid, and each line spans its area.
func TestHatchGridIsShared(t *testing.T) {
	h := &Hatch{Gap: geom.MM, Width: geom.MM / 10}
	for _, x := range []geom.Length{0, 7 * geom.MM / 2} {
		area := geom.Rect{X: x, Y: x, W: 5 * geom.MM, H: 5 * geom.MM}
		p := h.Lines(area)
		for i := 0; i < len(p.Pts); i += 2 {
			from, to := p.Pts[i], p.Pts[i+1]
			if from.Y != to.Y || from.Y%geom.MM != 0 || from.X > area.X || to.X < area.Right() {
				t.Errorf("area at %v: line from %v to %v", x, from, to)
			}
		}
	}
}

// A hatch with its origin in the center of an area is the same when the area is rotated
// by 180°.
func TestHatchTurns(t *testing.T) {
	area := geom.Rect{X: geom.MM, Y: 2 * geom.MM, W: 10 * geom.MM, H: 7 * geom.MM}
	h := &Hatch{Gap: geom.MM, Width: geom.MM / 10, Angle: 0, Origin: area.Center()}
	heights := map[geom.Length]bool{}
	p := h.Lines(area)
	for _, q := range p.Pts {
		heights[q.Y] = true
	}
	for y := range heights {
		if turned := 2*area.Center().Y - y; !heights[turned] {
			t.Errorf("there is a line at %v and none at %v", y, turned)
		}
	}
	if len(heights) < 7 {
		t.Errorf("only %d lines", len(heights))
	}
}

// The lines of a hatch end just outside its area, at any angle, and each crosses it.
func TestHatchLinesEndAtTheArea(t *testing.T) {
	area := geom.Rect{X: 3 * geom.MM, Y: 5 * geom.MM, W: 68 * geom.MM, H: 19 * geom.MM}
	for _, angle := range []float64{0, 30, 45, 90, 135} {
		h := &Hatch{Origin: area.Center(), Gap: 4 * geom.MM, Width: geom.MM, Angle: angle, Cross: true}
		lines := h.Lines(area)
		near := area.Inset(-2*h.Width - 1)
		for _, p := range lines.Pts {
			if p.X < near.X || p.X > near.Right() || p.Y < near.Y || p.Y > near.Bottom() {
				t.Errorf("%g degrees: a line ends at %v, far from %v", angle, p, area)
			}
			if p.X > area.X && p.X < area.Right() && p.Y > area.Y && p.Y < area.Bottom() {
				t.Errorf("%g degrees: a line ends at %v, inside %v", angle, p, area)
			}
		}
		if len(lines.Pts) < 20 {
			t.Errorf("%g degrees: %d ends of lines", angle, len(lines.Pts))
		}
	}
}
