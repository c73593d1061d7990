package overlap

import (
	"cmp"
	"slices"

	facedata "punchboard/carddata/face"
	"punchboard/geom"
)

// Kind is what is wrong with a text.
type Kind uint8

// The kinds of hits.
const (
	Over   Kind = iota // a text over another text
	Hidden             // an area over a text
	Cut                // a text cut off by a clip
)

// Hit is a text that cannot be read. The numbers are those of the inks, in the order in
// which they were painted.
type Hit struct {
	Kind         Kind
	Lower, Upper int  // Lower is the text; for Cut, both are
	All          bool // whether nothing of the text can be seen
}

// Finder finds the texts of one face that cannot be read.
type Finder struct {
	Inks     []Ink // measured, in the order in which they were painted
	Pictures *Pictures
	Stopped  func() bool // whether to give up
	Scratch  *Scratch    // shared by finders that do not run at once

	known map[[2]*facedata.Part]bool // pairs of parts with a hit, of which repeats may have thousands
}

// Find returns the hits, in the order of the inks.
func (f *Finder) Find() (hits []Hit) {
	order, texts := f.fromLeftToRight()
	for n, i := range order {
		if f.Stopped() {
			return nil
		}
		if h, ok := f.cut(i); ok {
			hits = append(hits, h)
		}
		others := order[n+1:]
		if f.Inks[i].texts.W == 0 { // two areas hide nothing
			others = texts
		} else {
			texts = texts[1:]
		}
		right := f.Inks[i].box().Right()
		for _, j := range others {
			if f.Inks[j].box().X >= right {
				break
			}
			if h, ok := f.newPair(min(i, j), max(i, j)); ok {
				hits = append(hits, h)
			}
		}
	}
	slices.SortFunc(hits, func(a, b Hit) int {
		return cmp.Or(cmp.Compare(a.Upper, b.Upper), cmp.Compare(a.Lower, b.Lower), cmp.Compare(a.Kind, b.Kind))
	})
	return hits
}

// fromLeftToRight returns the numbers of the inks that matter, by their left edges, and
// among them those with texts.
func (f *Finder) fromLeftToRight() (order, texts []int) {
	order = make([]int, 0, len(f.Inks))
	for i := range f.Inks {
		if f.Inks[i].box() != (geom.Rect{}) {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(f.Inks[i].box().X, f.Inks[j].box().X) })
	for _, i := range order {
		if f.Inks[i].texts.W != 0 {
			texts = append(texts, i)
		}
	}
	return order, texts
}

// newPair compares two inks, unless there already is a hit for their parts.
func (f *Finder) newPair(lower, upper int) (h Hit, ok bool) {
	parts := [2]*facedata.Part{f.Inks[lower].Part, f.Inks[upper].Part}
	if f.known[parts] {
		return h, false
	}
	if h, ok = f.pair(lower, upper); ok {
		if f.known == nil {
			f.known = map[[2]*facedata.Part]bool{}
		}
		f.known[parts] = true
	}
	return h, ok
}

// pair compares two inks.
func (f *Finder) pair(lower, upper int) (Hit, bool) {
	a, b := &f.Inks[lower], &f.Inks[upper]
	switch {
	case a.texts.W == 0 || !a.texts.Overlaps(b.texts) && !a.texts.Overlaps(b.areas),
		a.Allowed || b.Allowed, a.Layer != b.Layer, a.Shared != 0 && a.Shared == b.Shared:
		return Hit{}, false
	}
	if part, all := f.hides(lower, upper); part {
		return Hit{Hidden, lower, upper, all}, !all || !f.replaced(lower, upper)
	}
	return Hit{Over, lower, upper, false}, f.over(lower, upper)
}

// replaced reports whether a hidden text has another text in its place, as on a face that
// extends another one and repaints part of it.
func (f *Finder) replaced(lower, upper int) bool {
	for i := upper; i < len(f.Inks); i++ {
		if f.Inks[i].texts.Overlaps(f.Inks[lower].texts) {
			return true
		}
	}
	return false
}

// hides reports whether the areas of an ink hide part of an earlier text, and whether
// they hide all of it. The names on maps may be covered: legends often lie over a map.
func (f *Finder) hides(lower, upper int) (part, all bool) {
	a, b := &f.Inks[lower], &f.Inks[upper]
	if !a.words || !a.texts.Overlaps(b.areas) {
		return false, false
	}
	covers := b.covers(a.texts, f.Pictures)
	if len(covers) == 0 {
		return false, false
	}
	letters := a.letters(common(a.texts, b.areas))
	if !slices.ContainsFunc(letters, func(l letter) bool { p, _ := hidden(&l, covers); return p && !l.onMap }) {
		return false, false
	}
	return true, !slices.ContainsFunc(a.letters(a.texts), func(l letter) bool { _, q := hidden(&l, covers); return !q })
}

// hidden reports whether one of the areas hides part of a letter, and all of it.
func hidden(a *letter, covers []cover) (part, all bool) {
	for i := range covers {
		p, q := covers[i].hides(a)
		if part = part || p; q {
			return true, true
		}
	}
	return part, false
}

// leastOverlap is the smallest overlap of lines whose letters are compared. The letters
// of lines that overlap by less hardly touch.
const leastOverlap = Tolerance / 2

// over reports whether a letter of one ink overlaps a letter of an earlier one that can
// be seen.
func (f *Finder) over(lower, upper int) bool {
	area := common(f.Inks[lower].texts, f.Inks[upper].texts)
	if min(area.W, area.H) <= leastOverlap {
		return false
	}
	below, on := f.Inks[lower].letters(area), f.Inks[upper].letters(area)
	for i := range below {
		for j := range on {
			a, b := &below[i], &on[j]
			if a.over(b) && !a.shadow(b) && !(a.onMap && b.run.Halo != nil) && !f.covered(a, lower, upper) {
				return true
			}
		}
	}
	return false
}

// covered reports whether an area that was painted between two inks, or with the second,
// hides a letter.
func (f *Finder) covered(a *letter, lower, upper int) bool {
	for i := lower + 1; i <= upper; i++ {
		if !f.Inks[i].areas.Overlaps(a.box) {
			continue
		}
		if _, all := hidden(a, f.Inks[i].covers(a.box, f.Pictures)); all {
			return true
		}
	}
	return false
}

// cut reports a text that a clip cuts off.
func (f *Finder) cut(i int) (Hit, bool) {
	k := &f.Inks[i]
	if k.Window == nil || k.MayCut || k.Allowed || k.texts.W == 0 || k.Shared != 0 || k.Window.Contains(k.texts) {
		return Hit{}, false
	}
	whole := *k
	whole.Window = nil
	some, all, seen := false, true, k.Window.Inset(-Tolerance)
	for _, a := range whole.letters(k.texts) {
		some = some || !a.onMap && !seen.Contains(a.box)
		all = all && !a.box.Overlaps(*k.Window)
	}
	return Hit{Cut, i, i, all}, some
}

// LastOver reports whether the last ink lies over an earlier text.
func (f *Finder) LastOver() bool {
	last := len(f.Inks) - 1
	for i := range last {
		if h, ok := f.pair(i, last); ok && h.Kind == Over {
			return true
		}
	}
	return false
}
