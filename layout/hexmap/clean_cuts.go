package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
)

// cutsOfMap adds the clean cuts of the map being drawn. Between columns of flat hexes
// they run through the middle of the slanted hexsides, so that each hex only loses a
// tip; between rows, along the edges of the columns that are not shifted, and through
// the middle of the hexes in the others. Maps that are rotated or scaled have none.
func cutsOfMap(p *face.Painter, plan geom.HexPlan, g hex.Grid) {
	if m := p.ToPiece(); m.A != 1 || m.B != 0 || m.C != 0 || m.D != 1 {
		return
	}
	var cuts face.CleanCuts
	for col := 1; col < g.Cols; col++ {
		left, right := middleOf(p, plan, g, col-1, 0), middleOf(p, plan, g, col, 0)
		cuts.X = append(cuts.X, (left.X+right.X)/2)
	}
	for row := 1; row < g.Rows; row++ {
		above, below := middleOf(p, plan, g, 0, row-1), middleOf(p, plan, g, 0, row)
		cuts.Y = append(cuts.Y, (above.Y+below.Y)/2)
	}
	p.AddCleanCuts(cuts)
}

// middleOf returns the center of a hex in the coordinates of the piece.
func middleOf(p *face.Painter, plan geom.HexPlan, g hex.Grid, col, row int) geom.Point {
	return p.ToPiece().Apply(plan.Center(g.At(col, row)))
}
