package canvas

import (
	"math"
	"testing"

	"punchboard/geom"
)

// TestContours checks the contours of a round hill with a pond on top.
func TestContours(t *testing.T) {
	r := newRelief(geom.V(-50, -50), geom.V(50, 50), 2, func(v geom.Vec) float64 { return min(40-v.Len(), v.Len()-10) })
	for _, tt := range []struct {
		height float64
		rings  []float64 // radii
	}{
		{5, []float64{35, 15}},
		{10, []float64{30, 20}},
		{16, nil},
	} {
		rings := r.contours(tt.height)
		if len(rings) != len(tt.rings) {
			t.Errorf("%d contours at %v, want %d", len(rings), tt.height, len(tt.rings))
			continue
		}
		for i, ring := range rings {
			for _, v := range ring {
				if math.Abs(v.Len()-tt.rings[i]) > 0.6 {
					t.Fatalf("the contour at %v lies %.1f from the middle, want %v", tt.height, v.Len(), tt.rings[i])
				}
			}
		}
	}
}
