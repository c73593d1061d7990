package face

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/layout/face/overlap"
	"punchboard/layout/foot"
)

// The foot is a small line on every front with the card's id and the game's version, so
// that playtesters can tell old cards from new ones.
const footName = "foot" // a part with this name replaces the foot

// foot draws the foot at the bottom of the safe zone: in the center, or at the left or
// right if there is a text in the center. Its gray is visible on the ground below it.
func (p *Painter) foot() {
	text := p.scope.Card.ID
	if v := p.Game.Version; v != "" {
		text += " · v" + v
	}
	face, _ := p.Family(BodyFamily).Face(fonts.Regular)
	spans := [1]fonts.Span{{Text: text, Font: face, Size: foot.Size}}
	b := p.shaper.Set(spans[:], fonts.Setting{Lang: p.scope.Lang, Verbatim: true})
	w := Text{Part: PartRef{p.scope.Card.Pos, "the foot"}, Pos: p.scope.Card.Pos, Lang: p.scope.Lang, Source: text, Spans: spans[:], Floor: footFloor}
	p.CheckGlyphs(&w, &b)
	var first overlap.Ink
	for i, halves := range []geom.Length{1, 0, 2} {
		ink := p.footAt(&w, &b, halves)
		if i == 0 {
			first = ink
		}
		if !p.onText(&ink) {
			p.addFoot(ink)
			return
		}
	}
	p.addFoot(first)
}

// footAt returns the foot with no, one or both halves of the free width on its left.
func (p *Painter) footAt(w *Text, b *fonts.Block, halves geom.Length) overlap.Ink {
	safe := p.zones.safe
	box := geom.Rect{X: safe.X + (safe.W-b.Width)*halves/2, Y: safe.Bottom() - b.Height, W: b.Width, H: b.Height}
	w.Style = TextStyle{Size: foot.Size, Color: Ink{Flat: foot.Ink(groundOf(p.marks, box.Center()))}}
	ink := overlap.Ink{At: p.at, Opacity: 1, Marks: p.Collect(func() { p.place(w, b.Lines, box, box.Min()) })}
	ink.Measure()
	return ink
}

// onText reports whether the foot would lie over a text.
func (p *Painter) onText(ink *overlap.Ink) bool {
	f := p.finder()
	f.Inks = append(f.Inks, *ink)
	return f.LastOver()
}

// addFoot paints the foot.
func (p *Painter) addFoot(ink overlap.Ink) {
	p.marks = append(p.marks, ink.Marks...)
	p.inks = append(p.inks, ink)
}
