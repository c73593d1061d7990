package overlap

import (
	"punchboard/geom"
	"punchboard/scene"
)

// EvenGround reports whether a box lies on a single color or picture: no edge of an area
// crosses it.
func (f *Finder) EvenGround(box geom.Rect) bool {
	all := f.ground(box)
	if len(all) == 0 {
		return true
	}
	first := topOf(all, box.Min())
	const across, down = 32, 5
	for i := range geom.Length(across * down) {
		at := geom.Pt2(box.X+box.W*(i%across)/(across-1), box.Y+box.H*(i/across)/(down-1))
		if top := topOf(all, at); top != first && !alike(top, first) {
			return false
		}
	}
	return true
}

// ground returns the areas on which a box lies, without those that others hide. It
// returns none if the whole box lies on one of them.
func (f *Finder) ground(box geom.Rect) (all []cover) {
	for i := range f.Inks {
		if !f.Inks[i].areas.Overlaps(box) {
			continue
		}
		for _, c := range f.Inks[i].covers(box, f.Pictures) {
			if c.rect && c.box.Contains(box) {
				all = all[:0]
			}
			all = append(all, c)
		}
	}
	if len(all) == 1 && all[0].rect && all[0].box.Contains(box) {
		return nil
	}
	return all
}

// topOf returns the last area that paints a point, or nil for the paper.
func topOf(all []cover, at geom.Point) *cover {
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].paints(at) {
			return &all[i]
		}
	}
	return nil
}

// alike reports whether two areas have the same color.
func alike(a, b *cover) bool {
	color := func(c *cover) (paint scene.RGB, plain bool) {
		if c == nil {
			return scene.White.Screen(), true
		}
		if c.fill == nil {
			return paint, false
		}
		return c.fill.Screen(), true
	}
	x, plainA := color(a)
	y, plainB := color(b)
	return plainA && plainB && x == y
}
