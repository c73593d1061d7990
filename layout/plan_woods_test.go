package layout

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// woodOf returns the ground of the soft woods of some rows, where their trees stand, and all marks.
func woodOf(t *testing.T, look string, rows []string) (ground geom.Path, trees []geom.Point, marks []scene.Mark) {
	t.Helper()
	marks = drawnPlan(t, "", "soft: wood, "+look, "rows: [\""+strings.Join(rows, "\", \"")+"\"]\n")
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Path:
			if m.Fill == scene.Paint(scene.RGB{R: 0x8F, G: 0xB0, B: 0x7A}) && ground.Empty() {
				ground = m.Path
			}
		case *scene.Use:
			if !strings.HasSuffix(m.Symbol.ID, "plan-table") {
				trees = append(trees, m.At.Apply(m.Symbol.Box.Center()))
			}
		}
	}
	return ground, trees, marks
}

// TestPlanWoodsStayApart checks that the ground of a wood is where its own squares are, though only
// trees of other woods are near, and that a wood in which no tree has found a place gets one.
func TestPlanWoodsStayApart(t *testing.T) {
	rows := []string{"TTTTTTTT", "TTTTTTTT", "........", ".T....T.", "........", "...T....", "........", "TTTTTTTT"}
	for seed := range 30 {
		ground, trees, marks := woodOf(t, fmt.Sprintf("seed: %d, texture: 34mm", seed), rows)
		near := func(p geom.Point) bool { // within half a square of a square of the woods, or beyond the table
			for row, line := range rows {
				for col, code := range line {
					a, b := onPlan(marks, float64(col)-0.5, float64(row)-0.5), onPlan(marks, float64(col)+1.5, float64(row)+1.5)
					if code == 'T' && p.X >= a.X && p.X <= b.X && p.Y >= a.Y && p.Y <= b.Y {
						return true
					}
				}
			}
			a, b := onPlan(marks, 0, 0), onPlan(marks, 8, 8)
			return p.X < a.X || p.Y < a.Y || p.X > b.X || p.Y > b.Y
		}
		for _, p := range ground.Pts {
			if !near(p) {
				t.Errorf("seed %d: the ground of the woods reaches %v", seed, p)
			}
		}
		for _, at := range [][2]float64{{1.5, 3.5}, {6.5, 3.5}, {3.5, 5.5}} {
			p, n := onPlan(marks, at[0], at[1]), 0
			for _, q := range trees {
				if max(p.X-q.X, q.X-p.X, p.Y-q.Y, q.Y-p.Y) <= planSquare/2 {
					n++
				}
			}
			if ground.Winds(p) == 0 || n == 0 {
				t.Errorf("seed %d: the wood at %v has %d trees, and its ground winds around it %d times", seed, at, n, ground.Winds(p))
			}
		}
	}
}

// TestPlanWoodsInRings checks that woods a square wide keep the same width wherever they turn.
func TestPlanWoodsInRings(t *testing.T) {
	straight := []string{"........", "........", ".TTTTTT.", "........", "........", "........", "........", "........"}
	ring := []string{"........", ".TTTTTT.", ".T....T.", ".T....T.", ".T....T.", ".T....T.", ".TTTTTT.", "........"}
	angle := []string{"........", ".T......", ".T......", ".T......", ".T......", ".T......", ".TTTTTT.", "........"}
	count := func(rows []string) (trees, squares int) {
		_, at, _ := woodOf(t, "seed: 1", rows)
		return len(at), strings.Count(strings.Join(rows, ""), "T")
	}
	trees, squares := count(straight)
	for _, rows := range [][]string{ring, angle} {
		if n, of := count(rows); n*squares*10 < trees*of*9 {
			t.Errorf("%d trees on %d squares of %q, %d on %d of a straight row", n, of, rows, trees, squares)
		}
	}
}
