package plan

import (
	"slices"

	"punchboard/geom"
	"punchboard/scene"
)

// areasOf returns the boxes of the contours of a path.
func areasOf(path geom.Path) (boxes []geom.Rect) {
	for _, c := range contours(path) {
		boxes = append(boxes, c.Bounds())
	}
	return boxes
}

// contours returns the contours of a path, each as a path of its own.
func contours(path geom.Path) (each []geom.Path) {
	at := 0
	for _, op := range path.Ops {
		if op == geom.MoveTo || len(each) == 0 {
			each = append(each, geom.Path{})
		}
		last := &each[len(each)-1]
		last.Ops = append(last.Ops, op)
		last.Pts = append(last.Pts, path.Pts[at:at+op.Points()]...)
		at += op.Points()
	}
	return each
}

// within returns the marks of a pattern that touch one of the boxes: a pattern is drawn on
// whole hexes, and what its outline would hide need not be in the file.
func within(marks []scene.Mark, boxes []geom.Rect) (kept []scene.Mark) {
	touches := func(box geom.Rect) bool { return slices.ContainsFunc(boxes, box.Overlaps) }
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			if m.Matrix() == geom.Identity {
				m.Marks = within(m.Marks, boxes)
			}
			if len(m.Marks) == 0 {
				continue
			}
		case *scene.Use:
			if !touches(m.At.Box(m.Symbol.Box)) {
				continue
			}
		case *scene.Path:
			var near geom.Path
			reach := geom.MM / 100 // a straight line has a box of some size too
			if m.Stroke != nil {
				reach += m.Stroke.Width
			}
			for _, c := range contours(m.Path) {
				if touches(c.Bounds().Inset(-reach)) {
					near.Append(c)
				}
			}
			if m.Path = near; near.Empty() {
				continue
			}
		}
		kept = append(kept, m)
	}
	return kept
}

// standing returns the trees of a pattern that stand within a path.
func standing(marks []scene.Mark, path geom.Path) (kept []scene.Mark) {
	for _, m := range marks {
		if use, ok := m.(*scene.Use); ok && path.Winds(use.At.Apply(use.Symbol.Box.Center())) != 0 {
			kept = append(kept, m)
		}
	}
	return kept
}
