package face

import (
	"path"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/layout/picture"
)

// reportIcon reports faults in the file of an icon.
func (e *Engine) reportIcon(ref carddata.IconRef, art *picture.File) {
	switch {
	case art.Fault != nil:
		e.Found.Errorf(ref.Pos, CodePicture, "%s: %s", ref.File, art.Fault.What).Hintf("%s", art.Fault.Hint)
	case art.Drawing == nil:
		e.Found.Errorf(ref.Pos, CodePicture, "%s is not an SVG file, but an icon must be one", ref.File).Hintf("save it as SVG, or use `image` instead")
	default:
		e.reportUndrawn(art, &e.Found)
	}
}

// ReportUndrawn reports features of the SVG pictures that are not drawn.
func (e *Engine) ReportUndrawn(found *diag.List) {
	e.pictures.EachRead(func(art *picture.File) { e.reportUndrawn(art, found) })
}

func (e *Engine) reportUndrawn(art *picture.File, found *diag.List) {
	for _, n := range art.Undrawn {
		found.Warnf(diag.Pos{File: path.Join(e.Game.Place, art.Path), Line: n.Line}, CodeDrawing, "%s: %s", n.Element, n.Message)
	}
}
