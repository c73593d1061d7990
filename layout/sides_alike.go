package layout

import (
	"maps"
	"math"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
	"punchboard/scene/vision"
)

// The required difference between the grounds of two sides. A difference of 10 is
// visible at a glance, both in L* and in ΔE*ab; printers drift by one or two.
const (
	leastLightness = 12.0 // L*, on a gray print
	leastColour    = 11.0 // ΔE*ab 1976
)

// noSides are values of the field side that name no side, for markers of both.
var noSides = []string{"", "none", "both"}

// palette is the colors of the ground and the large areas of a front.
type palette []vision.RGB

// sideColors is the appearance of the fronts of one side.
type sideColors struct {
	pos      diag.Pos // of the first counter of the side
	palettes []palette
	frames   map[string]bool // the frames of their symbols
	bare     bool            // whether some counter has no symbol
}

// checkSides warns about sides whose counters look alike.
func checkSides(book *Book, found *diag.List) {
	sides := map[string]*sideColors{}
	for _, d := range book.Decks {
		if d.Deck.Kind() == carddata.CounterKind {
			collectSides(&d, book.Lang, sides)
		}
	}
	names := slices.Sorted(maps.Keys(sides))
	for i, a := range names {
		for _, b := range names[i+1:] {
			compareSides(a, b, sides[a], sides[b], found)
		}
	}
}

func collectSides(d *ComposedDeck, lang string, sides map[string]*sideColors) {
	for _, c := range d.Cards {
		field := c.Card.Fields["side"]
		name, _ := field.In(lang).(string)
		if slices.Contains(noSides, name) {
			continue
		}
		s := sides[name]
		if s == nil {
			s = &sideColors{pos: field.PosIn(lang), frames: map[string]bool{}}
			sides[name] = s
		}
		s.add(c.Front)
	}
}

// add adds one front.
func (s *sideColors) add(p *scene.Piece) {
	colors := paletteOf(p)
	if !slices.ContainsFunc(s.palettes, func(q palette) bool { return slices.Equal(q, colors) }) {
		s.palettes = append(s.palettes, colors)
	}
	framed := false
	eachUse(p.Marks, func(u *scene.Use) {
		if frame, ok := frameOfSymbol(u.Symbol.ID); ok {
			s.frames[frame], framed = true, true
		}
	})
	s.bare = s.bare || !framed
}

// largeShare is the share of a counter that an area must cover to be noticed from a
// distance; a unit symbol covers more.
const largeShare = 0.125

// paletteOf returns the color of the ground, which is white by default, and those of
// the large areas on it. Pictures have no color.
func paletteOf(p *scene.Piece) palette {
	all, trim := palette{{R: 255, G: 255, B: 255}}, p.Size.R()
	least := largeShare * float64(trim.W) * float64(trim.H)
	face.EachGround(p.Marks, geom.Identity, func(box geom.Rect, fill scene.Paint) {
		if box.Contains(trim) {
			all = nil // it hides what is below
		}
		if fill == nil || float64(box.W)*float64(box.H) < least {
			return
		}
		if c := vision.RGB(fill.Screen()); !slices.Contains(all, c) {
			all = append(all, c)
		}
	})
	return all
}

// eachUse calls visit for each symbol that is used.
func eachUse(marks []scene.Mark, visit func(*scene.Use)) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			eachUse(m.Marks, visit)
		case *scene.Use:
			visit(m)
			eachUse(m.Symbol.Marks, visit)
		}
	}
}

// frameOfSymbol returns the frame of a unit symbol.
func frameOfSymbol(id string) (frame string, ok bool) {
	rest, ok := strings.CutPrefix(id, face.SymbolPrefix)
	frame, _, _ = strings.Cut(rest, "/")
	return frame, ok
}

// differInShape reports whether all counters of both sides show symbols, and the frames
// of the sides have different shapes.
func differInShape(a, b *sideColors) bool {
	for frame := range a.frames {
		if b.frames[frame] {
			return false
		}
	}
	return !a.bare && !b.bare
}

// likeness is how similar two colors are to readers with a vision: short is the missing
// share of the required difference.
type likeness struct {
	vision vision.Vision
	a, b   vision.RGB
	apart  float64
	short  float64
}

// likenessOf returns the likeness of the color in either palette that differs most from
// all colors of the other, because that color distinguishes the two.
func likenessOf(v vision.Vision, a, b palette) likeness {
	far := likeness{vision: v, short: -1}
	if len(a) == 0 || len(b) == 0 {
		far.short = 1
	}
	for _, both := range [][2]palette{{a, b}, {b, a}} {
		for _, c := range both[0] {
			if l := nearest(v, c, both[1]); l.short > far.short {
				far = l
			}
		}
	}
	return far
}

// nearest returns the likeness of a color and the most similar color of a palette.
func nearest(v vision.Vision, c vision.RGB, others palette) likeness {
	near := likeness{vision: v, a: c, short: math.Inf(1)}
	least := leastColour
	if v == vision.Grey {
		least = leastLightness
	}
	for _, o := range others {
		if d := v.Lab(c).Distance(v.Lab(o)); d/least < near.short {
			near.b, near.apart, near.short = o, d, d/least
		}
	}
	return near
}

// compareSides adds one warning about two sides: about the most similar fronts, in the
// vision in which they are most similar. Fronts that consist only of a picture are
// skipped.
func compareSides(nameA, nameB string, a, b *sideColors, found *diag.List) {
	worst := likeness{short: 1}
	for _, v := range vision.All() {
		for _, pa := range a.palettes {
			for _, pb := range b.palettes {
				if l := likenessOf(v, pa, pb); l.short < worst.short {
					worst = l
				}
			}
		}
	}
	if worst.short < 1 && !differInShape(a, b) {
		worst.report(nameA, nameB, b.pos, found)
	}
}

// visionPhrase describes when each vision occurs.
var visionPhrase = map[vision.Vision]string{
	vision.Normal:       "in full color",
	vision.Grey:         "in grayscale",
	vision.Protanopia:   "with protanopia",
	vision.Deuteranopia: "with deuteranopia",
	vision.Tritanopia:   "with tritanopia",
}

func (l *likeness) report(a, b string, pos diag.Pos, found *diag.List) {
	unit, least := l.measure()
	found.Warnf(pos, face.CodeSidesAlike, "counters of the sides `%s` and `%s` look alike %s: %s and %s differ by only %s %.1f, but need at least %.0f",
		a, b, visionPhrase[l.vision], hexOf(l.a), hexOf(l.b), unit, l.apart, least).
		Hintf("make one side lighter or darker, or give their symbols frames of different shapes; check with `punchboard images --vision %s`", l.vision)
}

// measure returns the unit of the difference, and how large it must be.
func (l *likeness) measure() (unit string, least float64) {
	if l.vision == vision.Grey {
		return "L*", leastLightness
	}
	return "ΔE", leastColour
}

// hexOf formats a color as in the game's files.
func hexOf(c vision.RGB) string { return scene.PaintText(scene.RGB(c)) }
