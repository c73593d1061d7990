package layout

import (
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// coversAt returns how many fills lie on a point, other than shadows and those of a color, which
// is that of the table.
func coversAt(marks []scene.Mark, at geom.Point, table scene.RGB) (n int) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Path:
			if m.Fill != nil && m.Fill != scene.Paint(table) && !m.EvenOdd && m.Path.Winds(at) != 0 {
				n++
			}
		case *scene.Group:
			if m.Opacity == 0 && (m.Clip == nil || m.Clip.Winds(at) != 0) {
				n += coversAt(m.Marks, at, table)
			}
		case *scene.Use:
			if m.At == geom.Identity {
				n += coversAt(m.Symbol.Marks, at, table)
			}
		}
	}
	return n
}

// TestPlanPieces checks that things of rows lie on their squares only: not in the hole of a ring, and
// not in the corner that an L leaves free.
func TestPlanPieces(t *testing.T) {
	for _, rows := range [][8]string{
		{"........", ".######.", ".#....#.", ".#....#.", ".#....#.", ".#....#.", ".######.", "........"},
		{"........", ".#......", ".#......", ".#......", ".#......", ".#......", ".######.", "........"},
		{"........", ".######.", "......#.", "......#.", "......#.", "......#.", "......#.", "........"},
		{"###.....", "#.#.....", "###.....", "........", ".#######", ".#.....#", ".#.###.#", ".#######"},
	} {
		for _, kind := range []string{"stones", "slabs", "beams", "bushes", "logs", "pits", "panes", "planks", "rocks", "tufts"} {
			face := planFace(t, "", kind+": wall", "rows: [\""+strings.Join(rows[:], "\", \"")+"\"]\n")
			var flat []scene.Mark
			eachMark(face, func(m scene.Mark) { flat = append(flat, m) })
			for row, line := range rows {
				for col, code := range line {
					at := onPlan(flat, float64(col)+0.5, float64(row)+0.5)
					if n := coversAt(face, at, scene.RGB{R: 0xF0, G: 0xEA, B: 0xD0}); (n > 0) != (code == '#') && kind != "rocks" && kind != "logs" || n > 0 && code == '.' {
						t.Errorf("%s of %q: %d fills on column %d of row %d", kind, rows, n, col, row)
					}
				}
			}
		}
	}
}
