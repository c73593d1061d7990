package face

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// Lines under and through words are drawn as rectangles: below the letters of a line of
// text, or on top of them.

// ruleKind selects which of the lines of a span is drawn.
type ruleKind struct {
	of    func(*spanStyle) bool
	place func(fonts.Metrics) fonts.Rule
}

var (
	underlines = ruleKind{func(s *spanStyle) bool { return s.underline }, func(m fonts.Metrics) fonts.Rule { return m.Underline }}
	strikes    = ruleKind{func(s *spanStyle) bool { return s.strike }, func(m fonts.Metrics) fonts.Rule { return m.Strike }}
)

// textRule is a continuous line along neighboring runs of one color.
type textRule struct {
	style *spanStyle
	box   geom.Rect // H is 0 as long as the line only covers icons
}

// drawRules draws the lines of one kind in a line of text.
func (ts *typesetter) drawRules(w *Text, line *fonts.Line, at geom.Point, box geom.Rect, kind ruleKind) {
	var rule *textRule
	finish := func() {
		if rule != nil {
			ts.drawRule(w, line, at, box, kind, rule)
		}
		rule = nil
	}
	for i := range line.Runs {
		r := &line.Runs[i]
		s, _ := r.Tag.(*spanStyle)
		if s == nil || !kind.of(s) {
			finish()
			continue
		}
		if rule != nil && (rule.style.fill != s.fill || rule.style.outline != s.outline) {
			finish()
		}
		if rule == nil {
			rule = &textRule{style: s, box: geom.Rect{X: at.X + r.X}}
		}
		rule.extend(r, line, at, kind)
	}
	finish()
}

// extend extends a line by a run. It gets the position of the thickest of its runs.
func (t *textRule) extend(r *fonts.Run, line *fonts.Line, at geom.Point, kind ruleKind) {
	t.box.W = at.X + r.X + r.Width - t.box.X
	if r.Font == nil {
		return
	}
	m := kind.place(r.Font.Metrics())
	if thick := r.Size.Scale(m.Thick); thick > t.box.H {
		t.box.Y, t.box.H = at.Y+line.Baseline-r.Rise-r.Size.Scale(m.Top), thick
	}
}

// drawRule draws a line, on top of its outline if the text has one. A line along icons
// only has the position for the text's own font.
func (ts *typesetter) drawRule(w *Text, line *fonts.Line, at geom.Point, box geom.Rect, kind ruleKind, t *textRule) {
	if t.box.H == 0 {
		font, _ := w.Style.Face(w.Lang)
		m := kind.place(font.Metrics())
		t.box.Y, t.box.H = at.Y+line.Baseline-w.Style.Size.Scale(m.Top), w.Style.Size.Scale(m.Thick)
	}
	if s := t.style; !s.outline.None() && s.width > 0 {
		ts.Add(&scene.Path{Path: geom.RectPath(t.box.Inset(-s.width)), Fill: s.outline.Over(box)})
	}
	ts.Add(&scene.Path{Path: geom.RectPath(t.box), Fill: t.style.fill.Over(box)})
}
