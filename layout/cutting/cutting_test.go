package cutting_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"punchboard/geom"
	"punchboard/layout/cutting"
	"punchboard/layout/cutting/cuttingtest"
)

var a4 = geom.Rect{W: 297 * geom.MM, H: 210 * geom.MM}

// grid returns pieces in rows and columns.
func grid(at geom.Point, size geom.Size, cols, rows int, gap geom.Length) (pieces []geom.Rect) {
	for i := range cols * rows {
		x, y := geom.Length(i%cols), geom.Length(i/cols)
		pieces = append(pieces, size.R().Moved(geom.Pt2(at.X+x*(size.W+gap), at.Y+y*(size.H+gap))))
	}
	return pieces
}

// TestFind compares the numbers of cuts with what can be counted by hand.
func TestFind(t *testing.T) {
	card := geom.Size{W: 63 * geom.MM, H: 88 * geom.MM}
	at := geom.Pt2(20*geom.MM, 15*geom.MM)
	both := append(grid(at, card, 2, 2, 0), grid(geom.Pt2(160*geom.MM, 15*geom.MM), geom.Size{W: 20 * geom.MM, H: 20 * geom.MM}, 3, 3, 0)...)
	for _, c := range []struct {
		name            string
		pieces          []geom.Rect
		stacked, single int
	}{
		{"nothing", nil, 0, 0},
		{"the whole paper", []geom.Rect{a4}, 0, 0},
		{"half of it", grid(geom.Point{}, geom.Size{W: a4.W / 2, H: a4.H}, 1, 1, 0), 1, 1},
		{"both halves", grid(geom.Point{}, geom.Size{W: a4.W / 2, H: a4.H}, 2, 1, 0), 1, 1},
		{"one card", grid(at, card, 1, 1, 0), 4, 4},
		{"4 by 2", grid(at, card, 4, 2, 0), 4 + 1 + 3, 4 + 1 + 2*3},
		{"4 by 2 with gaps", grid(at, card, 4, 2, geom.MM), 4 + 2 + 6, 4 + 2 + 2*6},
		{"an incomplete row", grid(at, card, 4, 2, 0)[:6], 2 + 5 + 1 + 1, 2 + 5 + 2 + 2},
		{"two blocks", both, 2 + 7 + 1 + 3, 2 + 7 + 2 + 3*3},
	} {
		plan, ok := cutting.Find(a4, c.pieces)
		if !ok {
			t.Errorf("%s: no plan", c.name)
			continue
		}
		if plan.Stacked() != c.stacked || plan.Single() != c.single {
			t.Errorf("%s: %d cuts, %d without stacking, want %d and %d: %v", c.name, plan.Stacked(), plan.Single(), c.stacked, c.single, plan)
		}
		cuttingtest.Check(t, c.name, a4, c.pieces, plan)
	}
}

// TestPinwheel has pieces that no straight cut separates.
func TestPinwheel(t *testing.T) {
	box := func(x, y, w, h geom.Length) geom.Rect {
		return geom.Rect{X: x * geom.CM, Y: y * geom.CM, W: w * geom.CM, H: h * geom.CM}
	}
	wheel := []geom.Rect{box(1, 1, 4, 2), box(5, 1, 2, 4), box(3, 5, 4, 2), box(1, 3, 2, 4), box(3, 3, 2, 2)}
	if plan, ok := cutting.Find(a4, wheel); ok {
		t.Errorf("a plan: %v", plan)
	}
	if _, ok := cutting.Find(a4, append(wheel, box(10, 1, 2, 2))); ok {
		t.Error("a plan with a piece beside")
	}
}

// TestAnyCuts divides paper by random cuts, drops some of the parts, and finds cuts for
// the others again.
func TestAnyCuts(t *testing.T) {
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 3))
		parts := []geom.Rect{a4}
		for range 1 + r.IntN(20) {
			i := r.IntN(len(parts))
			a, b := parts[i], parts[i]
			if r.IntN(2) == 0 {
				a.W = a.W / geom.Length(1+r.IntN(4))
				b.X, b.W = a.Right(), b.W-a.W
			} else {
				a.H = a.H / geom.Length(1+r.IntN(4))
				b.Y, b.H = a.Bottom(), b.H-a.H
			}
			parts[i] = a
			if b.W > 0 && b.H > 0 {
				parts = append(parts, b)
			}
		}
		parts = slices.DeleteFunc(parts, func(geom.Rect) bool { return r.IntN(4) == 0 })
		plan, ok := cutting.Find(a4, parts)
		if !ok {
			t.Fatalf("seed %d: no plan for %v", seed, parts)
		}
		cuttingtest.Check(t, "random", a4, parts, plan)
	}
}
