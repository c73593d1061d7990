package face

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/layout/picture"
	"punchboard/scene"
)

// spanStyle is how one span differs from the text around it; nil for spans that do not
// differ.
type spanStyle struct {
	fill    Ink
	outline Ink
	width   geom.Length
	icon    *picture.Icon // an inline icon, tinted by fill

	underline, strike bool
}

// place adds the glyphs and inline icons of a block's lines, with the block's upper
// left corner at a point. Gradients span the box.
func (ts *typesetter) place(w *Text, lines []fonts.Line, box geom.Rect, at geom.Point) {
	runs := 0
	for i := range lines {
		runs += len(lines[i].Runs)
	}
	glyphs := make([]scene.Glyphs, 0, runs)
	for i := range lines {
		line := &lines[i]
		ts.drawRules(w, line, at, box, underlines)
		for j := range line.Runs {
			r := &line.Runs[j]
			origin := geom.Pt2(at.X+r.X, at.Y+line.Baseline-r.Rise)
			if r.Box != nil {
				ts.inlineIcon(w, r, origin, box)
				continue
			}
			glyphs = append(glyphs, w.glyphs(ts, r, origin, box))
			w.speak(&glyphs[len(glyphs)-1])
			ts.Add(&glyphs[len(glyphs)-1])
			ts.rememberText(&glyphs[len(glyphs)-1], w.Part)
		}
		ts.drawRules(w, line, at, box, strikes)
	}
	ts.keepSafe(w, lines, at, box)
}

// glyphs returns the mark of one run.
func (w *Text) glyphs(p *typesetter, r *fonts.Run, at geom.Point, box geom.Rect) scene.Glyphs {
	p.used.font(r.Font)
	fill, outline, width := w.Style.Color, w.Style.outline, w.Style.outlineWidth
	if s, ok := r.Tag.(*spanStyle); ok {
		fill, outline, width = s.fill, s.outline, s.width
	}
	return scene.Glyphs{Font: r.Font, Size: r.Size, At: at, Fill: fill.Over(box), Halo: halo(outline, width, box), Glyphs: r.Glyphs}
}

// inlineIcon draws an icon in a line of text: on the baseline, as high as the capitals.
func (ts *typesetter) inlineIcon(w *Text, r *fonts.Run, at geom.Point, box geom.Rect) {
	s := r.Tag.(*spanStyle)
	ts.drawIcon(s.icon, geom.Rect{X: at.X, Y: at.Y - r.Box.Height, W: r.Box.Width, H: r.Box.Height}, iconLook{
		tint: s.fill, outline: s.outline, width: s.width,
	})
}

// lineBox returns the box of a line's letters.
func lineBox(l *fonts.Line, at geom.Point) geom.Rect {
	return geom.Rect{X: at.X + l.X, Y: at.Y + l.Baseline - l.Ascent, W: l.Width, H: l.Ascent + l.Descent}
}
