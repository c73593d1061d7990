package geom

import (
	"math"
	"math/rand"
	"slices"
	"testing"
)

// TestWinds compares with winding numbers counted by hand.
func TestWinds(t *testing.T) {
	box := Rect{X: 10 * MM, Y: 10 * MM, W: 20 * MM, H: 10 * MM}
	back := PolygonPath(Pt2(12*MM, 12*MM), Pt2(12*MM, 18*MM), Pt2(28*MM, 18*MM), Pt2(28*MM, 12*MM)) // in the opposite direction
	ring := RectPath(box)
	ring.Append(back)
	twice := RectPath(box)
	twice.Append(RectPath(box.Inset(MM)))
	open := LinePath(Pt2(0, 0), Pt2(10*MM, 0), Pt2(10*MM, 10*MM))
	for _, tt := range []struct {
		name string
		path Path
		at   Point
		want int
	}{
		{"inside", RectPath(box), Pt2(15*MM, 15*MM), 1},
		{"left of it", RectPath(box), Pt2(5*MM, 15*MM), 0},
		{"right of it", RectPath(box), Pt2(35*MM, 15*MM), 0},
		{"above", RectPath(box), Pt2(15*MM, 5*MM), 0},
		{"the other way round", back, Pt2(15*MM, 15*MM), -1},
		{"in a hole", ring, Pt2(15*MM, 15*MM), 0},
		{"in the ring", ring, Pt2(11*MM, 15*MM), 1},
		{"in two", twice, Pt2(15*MM, 15*MM), 2},
		{"an open one", open, Pt2(9*MM, 2*MM), 1},
		{"nothing", Path{}, Pt2(0, 0), 0},
		{"in the corner of a disc's box", EllipsePath(box), Pt2(11*MM, 11*MM), 0},
		{"in a disc", EllipsePath(box), Pt2(20*MM, 11*MM), 1},
	} {
		got := tt.path.Winds(tt.at)
		if tt.name == "in a disc" {
			got = max(got, -got)
		}
		if got != tt.want {
			t.Errorf("%s: %d, want %d", tt.name, got, tt.want)
		}
	}
}

// TestContoursKeepToCurves checks that chords end on the curve, and closed
// contours where they start.
func TestContoursKeepToCurves(t *testing.T) {
	lines := CirclePath(Pt2(0, 0), 10*MM).Contours(8)
	if len(lines) != 1 || len(lines[0]) != 4*8+2 || lines[0][0] != lines[0][len(lines[0])-1] {
		t.Fatalf("%d contours, the first of %d points", len(lines), len(lines[0]))
	}
	for _, p := range lines[0] {
		if r := math.Hypot(float64(p.X), float64(p.Y)); math.Abs(r/float64(10*MM)-1) > 0.0004 {
			t.Errorf("%v lies %g mm from the centre", p, r/float64(MM))
		}
	}
}

// TestWindsAsContours compares winding numbers with those of the contours as polylines.
func TestWindsAsContours(t *testing.T) {
	random := rand.New(rand.NewSource(7))
	length := func() Length { return Length(random.Intn(200)) }
	point := func() Point { return Point{length(), length()} }
	var row Row
	for range 2000 {
		var p Path
		for range 1 + random.Intn(3) {
			p.Move(length(), length())
			for range random.Intn(4) {
				if random.Intn(2) == 0 {
					p.Line(length(), length())
				} else {
					p.Cubic(point(), point(), point())
				}
			}
			if random.Intn(2) == 0 {
				p.Close()
			}
		}
		at, want := point(), 0
		for _, line := range p.Contours(areaChords) {
			for i := range line {
				want += crossing(line[i], line[(i+1)%len(line)], at)
			}
		}
		if got := p.Winds(at); got != want {
			t.Fatalf("%v around %v: %d, want %d", p, at, got, want)
		}
		if row = p.Row(at.Y, row); row.Winds(at.X) != want {
			t.Fatalf("%v around %v by its row: %d, want %d", p, at, row.Winds(at.X), want)
		}
	}
}

// TestSplit joins contours and splits them again.
func TestSplit(t *testing.T) {
	tests := []struct {
		name string
		in   []Path
	}{
		{"none", nil},
		{"an open one", []Path{LinePath(Pt2(0, 0), Pt2(9, 0))}},
		{"three", []Path{RectPath(Rect{W: 5, H: 5}), LinePath(Pt2(0, 0), Pt2(9, 0), Pt2(9, 9)), CirclePath(Pt2(7, 7), 3)}},
	}
	for _, tt := range tests {
		var all Path
		for _, p := range tt.in {
			all.Append(p)
		}
		if got := slices.Collect(all.Split()); !slices.EqualFunc(got, tt.in, Path.Equal) {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.in)
		}
	}
}
