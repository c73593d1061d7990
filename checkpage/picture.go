package checkpage

import (
	"punchboard/geom"
	"punchboard/pipeline"
	"punchboard/playtest/report"
	"punchboard/scene"
)

const mm = geom.MM

// Pieces longer than this are shown only around the place, with at least nearby around
// each frame: on a map a frame around one hex could not be found.
const (
	wholeUpTo = 130 * mm
	nearby    = 18 * mm
	margin    = mm // around the bleed
)

// The colors of frames stand out from any card: a dark line inside a light one.
var (
	frameColor = scene.RGB{R: 0xE0, G: 0x00, B: 0x6C}
	frameHalo  = scene.RGB{R: 0xFF, G: 0xFF, B: 0xFF}
	cutColor   = scene.Gray(150)
)

// picture draws a piece with its cut and a frame around each place.
func (w *words) picture(s *pipeline.Shown) *report.Drawing {
	bleed := s.Piece.Size.R().Inset(-s.Piece.Bleed)
	window := windowOf(s, bleed)
	line := min(max(window.W, window.H)/110, 2*mm)
	marks := []scene.Mark{
		&scene.Path{Path: geom.RectPath(bleed.Inset(-margin)), Fill: scene.White},
		&scene.Use{Symbol: s.Piece.Symbol(), At: geom.Identity},
		&scene.Path{Path: geom.RectPath(s.Piece.Size.R()), Stroke: &scene.Stroke{Paint: cutColor, Width: line / 4, Dash: []geom.Length{2 * line, line}, Butt: true}},
	}
	for _, box := range s.Boxes {
		marks = append(marks, frame(within(box.Inset(-line), window.Inset(line)), line)...)
	}
	return &report.Drawing{Window: window, Marks: marks, Caption: w.caption(s)}
}

// windowOf returns what a picture shows: the bleed, or the surroundings of the places on
// a large piece.
func windowOf(s *pipeline.Shown, bleed geom.Rect) geom.Rect {
	whole := bleed.Inset(-margin)
	if max(whole.W, whole.H) <= wholeUpTo || len(s.Boxes) == 0 {
		return whole
	}
	around := s.Boxes[0]
	for _, box := range s.Boxes[1:] {
		around = union(around, box)
	}
	return within(around.Inset(-nearby), whole)
}

// within returns the part of a box that is inside another one; a box outside becomes a
// small one at the edge.
func within(box, outer geom.Rect) geom.Rect {
	left, top := clamp(box.X, outer.X, outer.Right()), clamp(box.Y, outer.Y, outer.Bottom())
	right, bottom := clamp(box.Right(), outer.X, outer.Right()), clamp(box.Bottom(), outer.Y, outer.Bottom())
	if right-left < mm {
		left = max(right-mm, outer.X)
		right = left + mm
	}
	if bottom-top < mm {
		top = max(bottom-mm, outer.Y)
		bottom = top + mm
	}
	return geom.Rect{X: left, Y: top, W: right - left, H: bottom - top}
}

func clamp(v, low, high geom.Length) geom.Length { return max(low, min(v, high)) }

func union(a, b geom.Rect) geom.Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return geom.Rect{X: x, Y: y, W: max(a.Right(), b.Right()) - x, H: max(a.Bottom(), b.Bottom()) - y}
}

// frame draws the frame around a place.
func frame(box geom.Rect, line geom.Length) []scene.Mark {
	path := geom.RoundRectPath(box, geom.AllCorners(min(line, box.W/2, box.H/2)))
	return []scene.Mark{
		&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: frameHalo, Width: 2 * line}},
		&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: frameColor, Width: line}},
	}
}
