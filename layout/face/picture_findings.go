package face

import (
	"path"

	"punchboard/carddata"
	"punchboard/diag"
)

// reportIcon reports what is wrong with the file of an icon.
func (e *Engine) reportIcon(ref carddata.IconRef, art *pictureArt) {
	switch {
	case art.fault != nil:
		e.Found.Errorf(ref.Pos, CodePicture, "%s: %s", ref.File, art.fault.what).Hintf("%s", art.fault.hint)
	case art.drawing == nil:
		e.Found.Errorf(ref.Pos, CodePicture, "%s is no drawing, and an icon must be one", ref.File).Hintf("save it as SVG, or show it with `image`")
	default:
		e.reportUndrawn(art, &e.Found)
	}
}

// ReportUndrawn reports what of the drawings among the pictures is not shown.
func (e *Engine) ReportUndrawn(found *diag.List) {
	e.Pictures.eachRead(func(art *pictureArt) { e.reportUndrawn(art, found) })
}

func (e *Engine) reportUndrawn(art *pictureArt, found *diag.List) {
	for _, n := range art.notes {
		found.Warnf(diag.Pos{File: path.Join(e.Game.Place, art.path), Line: n.Line}, CodeDrawing, "%s: %s", n.Element, n.Message)
	}
}
