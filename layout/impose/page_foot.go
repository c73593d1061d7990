package impose

import (
	"strings"

	"punchboard/geom"
	"punchboard/layout/foot"
	"punchboard/scene"
)

// pageFootClear is the free space around the foot of a page.
const pageFootClear = geom.MM / 2

// pageFoot draws a line of text that identifies a piece with its own page, at the lower
// edge of the printable area: at the left, in the middle or at the right, wherever the
// piece has only a ground. If there is no such place, the line is omitted and a finding
// says so.
func (im *imposer) pageFoot(piece itemCopy, face *scene.Piece, number int, back bool) []scene.Mark {
	if !im.job.Print.Foot {
		return nil
	}
	size := foot.SizeIn(im.job.Print.Proof)
	h, area := im.planner.head, face.Size.R().Inset(im.job.Print.Margin)
	facts := headerFacts{decks: h.oneLine(piece.title()), sheet: number, sheets: im.pieces, back: back, plain: !im.duplex}
	line := h.set(h.elided(strings.Join(h.identity(facts), headerBreak), area.W), size)
	top := area.Bottom() - line.Height
	for _, x := range []geom.Length{area.X, area.X + (area.W-line.Width)/2, area.Right() - line.Width} {
		box := geom.Rect{X: x, Y: top, W: line.Width, H: line.Height}
		if free(face.Marks, geom.Identity, box.Inset(-pageFootClear)) {
			text := h.glyphs(line, size, geom.Pt2(x, top+size.Scale(h.font.Metrics().Ascent)))
			text.Fill = foot.Ink(groundUnder(face.Marks, box.Center()))
			return []scene.Mark{text}
		}
	}
	im.found.Notef(piece.stack.Pos, CodeNoFoot, "%s: text or a picture is in the place of the line at the bottom of the page", piece.stack.ID).
		Hintf("leave %.1fmm free above the printer's margin, or set `foot: false`", (line.Height + pageFootClear).MM())
	return nil
}

// title returns the title of a piece on a page or poster of its own.
func (p *itemCopy) title() string {
	if p.item.Title != "" {
		return p.item.Title
	}
	return p.stack.Title
}

// free reports whether a box contains only grounds: no outline runs through it, and it
// contains no text or picture.
func free(marks []scene.Mark, at geom.Matrix, box geom.Rect) bool {
	for _, m := range marks {
		if !freeOf(m, at, box) {
			return false
		}
	}
	return true
}

func freeOf(m scene.Mark, at geom.Matrix, box geom.Rect) bool {
	switch m := m.(type) {
	case *scene.Path:
		return freeOfPath(m, at, box)
	case *scene.Glyphs:
		return !box.Overlaps(at.Box(glyphsBox(m)))
	case *scene.Image:
		return !box.Overlaps(at.Box(m.To))
	case *scene.Group:
		inner := m.Matrix().Then(at)
		return m.Clip != nil && !box.Overlaps(inner.Box(m.Clip.Bounds())) || free(m.Marks, inner, box)
	case *scene.Use:
		inner := m.At.Then(at)
		return !box.Overlaps(inner.Box(m.Symbol.Box)) || free(m.Symbol.Marks, inner, box)
	}
	return true
}

// freeOfPath reports whether no part of an outline is near a box.
func freeOfPath(p *scene.Path, at geom.Matrix, box geom.Rect) bool {
	if p.Stroke != nil {
		box = box.Inset(-p.Stroke.Width.Scale(at.MeanScale() / 2))
	}
	if !box.Overlaps(thick(at.Box(p.Path.Bounds()))) {
		return true
	}
	for _, line := range p.Path.Contours(footChords) {
		for i := 1; i < len(line); i++ {
			if box.Overlaps(thick(at.Box(geom.Path{Pts: line[i-1 : i+1]}.Bounds()))) {
				return false
			}
		}
	}
	return true
}

// footChords is the number of chords that approximate a curve.
const footChords = 12

// thick enlarges a box in all directions, so that a horizontal or vertical line is not
// empty.
func thick(r geom.Rect) geom.Rect { return r.Inset(-1) }

// glyphsBox returns the bounding box of a run of text, from its advances and the extent
// of its font.
func glyphsBox(g *scene.Glyphs) geom.Rect {
	var width geom.Length
	for _, glyph := range g.Glyphs {
		width += glyph.Advance
	}
	m := g.Font.Metrics()
	up, down := g.Size.Scale(m.Ascent), g.Size.Scale(m.Descent)
	return geom.Rect{X: g.At.X, Y: g.At.Y - up, W: width, H: up + down}
}
