package overlap

import (
	"cmp"
	"slices"
	"unicode"

	"punchboard/geom"
	"punchboard/scene"
	"punchboard/scene/vision"
)

// Faint is a text that hardly stands out from what is below it.
type Faint struct {
	Ink          int // its number
	Text, Ground scene.RGB
	Ratio        float64 // of their contrast, as defined by WCAG 2: from 1 to 21
	Least        float64 // the ratio that letters of this size need
}

// Floors is the least contrast by the size of a letter on paper.
type Floors func(size geom.Length, bold bool) float64

// Faint returns the texts that hardly stand out from what is below them, at most one for
// each ink: the worst. Texts on pictures and on maps are not judged. If shared is true,
// the inks are those of a drawing that several faces may place on something else; first
// is whether nothing can be below it.
func (f *Finder) Faint(least Floors, shared, first bool) (all []Faint) {
	f.forget()
	for i := range f.Inks {
		k := &f.Inks[i]
		if k.Part == nil || !k.words || k.texts.W == 0 || k.Allowed || k.closed {
			continue
		}
		if f.Stopped() {
			return nil
		}
		b := f.belowInk(i, k.texts)
		if shared && !first && !b.full {
			continue
		}
		k.closed = shared
		if worst, ok := f.faintest(i, b, least); ok {
			all = append(all, worst)
		}
	}
	return all
}

// faintest returns the faintest run of the texts of an ink.
func (f *Finder) faintest(i int, b below, least Floors) (worst Faint, found bool) {
	k := &f.Inks[i]
	k.leaves(k.texts, func(l *leaf) {
		g, isText := l.mark.(*scene.Glyphs)
		if !isText {
			b.add(l, k.texts, f.Pictures)
			return
		}
		if l.onCard || l.onMap || l.opacity < leastText || g.Fill == nil {
			return
		}
		now, faint := f.run(i, l, g, &b, least)
		if faint && (!found || now.Ratio/now.Least < worst.Ratio/worst.Least) {
			worst, found = now, true
		}
	})
	return worst, found
}

// run returns the contrast of a run of text, and whether it is too low.
func (f *Finder) run(i int, l *leaf, g *scene.Glyphs, b *below, least Floors) (Faint, bool) {
	floor := least(g.Size.Scale(l.at.MeanScale()), g.Font.Weight() >= boldWeight)
	if haloContrast(g, l.at) >= floor {
		return Faint{}, false
	}
	on := b.in(common(l.at.Box(lineOf(g)), l.within), f.Scratch.on[:0])
	f.Scratch.on = on.all
	if l.opacity >= 1 && plainColor(g.Fill) && on.allFar(g.Fill.Screen(), floor) { // most texts
		return Faint{}, false
	}
	worst, ok := on.worst(l, g)
	worst.Ink, worst.Least = i, floor
	worst.Ratio = max(worst.Ratio, haloContrast(g, l.at))
	return worst, ok && worst.Ratio < floor && !f.excused(i, l, g)
}

// boldWeight is the weight from which letters are bold.
const boldWeight = 600

// leastHalo is the width of the narrowest halo that makes letters stand out, on both
// sides together.
const leastHalo = geom.MM / 10

// haloContrast returns the contrast of letters with their halo, 0 if they have none.
func haloContrast(g *scene.Glyphs, at geom.Matrix) float64 {
	if g.Halo == nil || g.Halo.Paint == nil || g.Halo.Width.Scale(at.MeanScale()) < leastHalo {
		return 0
	}
	return contrast(g.Fill.Screen(), g.Halo.Paint.Screen())
}

// in returns what of the areas overlaps a box. They are appended to none.
func (b *below) in(box geom.Rect, none []cover) below {
	on := below{all: none}
	for i := range b.all {
		c := &b.all[i]
		if !c.box.Overlaps(box) || c.hole.Contains(box) {
			continue
		}
		if c.rect && c.opacity >= 1 && c.box.Contains(box) {
			on.all, on.full = on.all[:0], true
		}
		on.all = append(on.all, *c)
	}
	return on
}

// allFar reports whether a color has enough contrast with each of the areas and, where it
// may be seen, with the paper, so that it does not matter which is where.
func (b *below) allFar(text scene.RGB, floor float64) bool {
	if !b.full && contrast(text, scene.White.Screen()) < floor {
		return false
	}
	for i := range b.all {
		c := &b.all[i]
		if !plainColor(c.fill) || c.opacity < 1 || contrast(text, c.fill.Screen()) < floor {
			return false
		}
	}
	return true
}

func plainColor(p scene.Paint) bool {
	switch p.(type) {
	case nil, *scene.Linear, *scene.Radial:
		return false
	}
	return true
}

// mostSampled is the number of letters of a run that are compared with their grounds.
const mostSampled = 16

// sampled returns points on some of the letters of a run, evenly distributed: halfway up
// the small letters, or a third up the capitals.
func (l *leaf) sampled(g *scene.Glyphs) (all []geom.Point) {
	step := (len(g.Glyphs) + mostSampled - 1) / mostSampled
	x, y := g.At.X, g.At.Y-g.Size/4
	all = make([]geom.Point, 0, mostSampled)
	for i := range g.Glyphs {
		glyph := &g.Glyphs[i]
		if i%step == 0 && !unicode.IsSpace(glyph.Rune) {
			if q := l.at.Apply(geom.Pt2(x+glyph.Advance/2, y)); l.within.Contains(geom.Rect{X: q.X, Y: q.Y}) {
				all = append(all, q)
			}
		}
		x += glyph.Advance
	}
	return all
}

// worst returns the contrast at the letters of a run that stand out least. One letter in
// eight may be worse: a run may touch a detail of a drawing.
func (b *below) worst(l *leaf, g *scene.Glyphs) (Faint, bool) {
	all := make([]Faint, 0, mostSampled)
	for _, q := range l.sampled(g) {
		ground, known := b.at(q, len(b.all))
		if !known {
			continue
		}
		text := scene.Mix(ground, colorAt(g.Fill, l.at, q), l.opacity)
		all = append(all, Faint{Text: text, Ground: ground, Ratio: contrast(text, ground)})
	}
	if len(all) == 0 {
		return Faint{}, false
	}
	slices.SortStableFunc(all, func(a, b Faint) int { return cmp.Compare(a.Ratio, b.Ratio) })
	return all[(len(all)-1)/8], true
}

// excused reports whether a faint run is hidden by what was painted later, or is the
// shadow of the same words, or has one.
func (f *Finder) excused(i int, l *leaf, g *scene.Glyphs) bool {
	letters := l.letters(g, nil)
	if len(letters) == 0 {
		return true
	}
	for j := range f.Inks {
		if j == i || !f.Inks[j].texts.Overlaps(f.Inks[i].texts) {
			continue
		}
		for _, other := range f.Inks[j].letters(letters[0].box) {
			if letters[0].shadow(&other) {
				return true
			}
		}
	}
	return !slices.ContainsFunc(letters, func(a letter) bool { return !f.covered(&a, i, len(f.Inks)-1) })
}

// contrast returns the contrast ratio of WCAG 2: from 1 for equal colors to 21 for black
// and white.
func contrast(a, b scene.RGB) float64 { return vision.Contrast(vision.RGB(a), vision.RGB(b)) }
