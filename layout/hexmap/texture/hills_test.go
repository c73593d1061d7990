package texture

import (
	"testing"

	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
)

// TestWideHillsAreFlatInside checks that a hill is above its highest ring everywhere deep
// inside it, and uneven near its edge.
func TestWideHillsAreFlatInside(t *testing.T) {
	h := &height{&Land{Canvas: &canvas.Canvas{}}, hillSlope}
	top := h.rings[len(h.rings)-1]
	low, high := 1000.0, 0.0
	for x := -200.0; x < 200; x += 7 {
		for y := -200.0; y < 200; y += 7 {
			if z := h.heightAt(40, geom.V(x, y)); z < top {
				t.Fatalf("a hollow of %.1f in the middle of a hill", z)
			}
			low, high = min(low, h.heightAt(10, geom.V(x, y))), max(high, h.heightAt(10, geom.V(x, y)))
		}
	}
	if high-low < 3 {
		t.Errorf("the edge of a hill is between %.1f and %.1f high", low, high)
	}
}
