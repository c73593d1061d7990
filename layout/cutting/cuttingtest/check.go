// Package cuttingtest performs plans of cuts, for tests.
package cuttingtest

import (
	"slices"
	"testing"

	"punchboard/geom"
	"punchboard/layout/cutting"
)

// Check cuts paper as a plan says, and compares the parts with the pieces: each piece is
// there with its size, no cut goes through one, and what else there is has no piece on it.
func Check(t testing.TB, name string, paper geom.Rect, pieces []geom.Rect, plan cutting.Plan) {
	t.Helper()
	parts := []geom.Rect{paper}
	for i, s := range plan.Steps {
		if len(s.At) == 0 || len(s.Parts) == 0 {
			t.Fatalf("%s: step %d has no cuts", name, i)
		}
		for _, p := range s.Parts {
			if p.Size() != s.Parts[0].Size() {
				t.Fatalf("%s: step %d stacks %v and %v", name, i, p, s.Parts[0])
			}
			at := slices.Index(parts, p)
			if at < 0 {
				t.Fatalf("%s: step %d cuts %v, which is not there", name, i, p)
			}
			parts = append(slices.Delete(parts, at, at+1), cut(t, name, p, s, pieces)...)
		}
	}
	for _, piece := range pieces {
		at := slices.Index(parts, piece)
		if at < 0 {
			t.Fatalf("%s: the piece at %v is not cut out", name, piece)
		}
		parts = slices.Delete(parts, at, at+1)
	}
	for _, waste := range parts {
		for _, piece := range pieces {
			if waste.Overlaps(piece) {
				t.Errorf("%s: %v, with a piece on it, is left over", name, waste)
			}
		}
	}
}

// cut divides a part, and returns what it is divided into.
func cut(t testing.TB, name string, part geom.Rect, s cutting.Step, pieces []geom.Rect) (parts []geom.Rect) {
	t.Helper()
	for _, at := range s.At {
		off, line := part, geom.Rect{X: part.X, Y: part.Y + at, W: part.W}
		if s.Down {
			line = geom.Rect{X: part.X + at, Y: part.Y, H: part.H}
			off.W, part.X, part.W = at, part.X+at, part.W-at
		} else {
			off.H, part.Y, part.H = at, part.Y+at, part.H-at
		}
		if at <= 0 || part.W <= 0 || part.H <= 0 {
			t.Fatalf("%s: a cut at %v is beyond its part", name, at)
		}
		for _, p := range pieces {
			if s.Down && line.X > p.X && line.X < p.Right() && line.Y < p.Bottom() && p.Y < line.Bottom() ||
				!s.Down && line.Y > p.Y && line.Y < p.Bottom() && line.X < p.Right() && p.X < line.Right() {
				t.Errorf("%s: the cut %v goes through the piece at %v", name, line, p)
			}
		}
		parts = append(parts, off)
	}
	return append(parts, part)
}
