package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
)

// cutsOfMap adds the clean cuts of a map that is drawn at hand. Between columns
// of flat hexes they run through the middle of the slanting sides, where each
// hex loses no more than a tip; between rows along the edges of those columns
// that are not shifted, and through the middles of the others. Maps that are
// turned or scaled have none.
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

// middleOf returns the center of a hex on the piece.
func middleOf(p *face.Painter, plan geom.HexPlan, g hex.Grid, col, row int) geom.Point {
	return p.ToPiece().Apply(plan.Center(g.At(col, row)))
}
