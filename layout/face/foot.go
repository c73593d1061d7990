package face

import (
	"slices"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/layout/face/overlap"
	"punchboard/layout/foot"
)

// The foot is a small line on the fronts of proofs with the card's id and the game's
// version, so that playtesters can tell old cards from new ones. A game can have it in
// final prints too, smaller.
const footName = "foot" // a part with this name replaces the foot

// hasFoot reports whether the fronts of a deck have a foot.
func (e *Engine) hasFoot(deck *carddata.Deck) bool {
	switch deck.Kind() {
	case carddata.SheetKind:
		return false // their pages have one
	case carddata.CounterKind:
		return deck.Foot
	}
	return deck.Foot || e.Game.Print.Proof
}

// printed returns the parts of a face that are printed on a deck: a foot of the face's
// own is left out of final prints.
func (e *Engine) printed(deck *carddata.Deck, face *facedata.Face, side string) []*facedata.Part {
	if side != "front" || deck.Kind() != carddata.CardKind || e.hasFoot(deck) || !named(face.Parts, footName) {
		return face.Parts
	}
	return slices.DeleteFunc(slices.Clone(face.Parts), func(p *facedata.Part) bool { return p.Name == footName })
}

// foot draws the foot at the bottom of the safe zone: in the center, or at the left or
// right if there is something else in the center. Its gray is visible on the ground below
// it.
func (p *Painter) foot() {
	text := p.scope.Card.ID
	p.Reads(carddata.OfTitle, "")
	if v := p.Game.Version; v != "" {
		text += " · v" + v
	}
	face, _ := p.Family(BodyFamily).Face(fonts.Regular)
	spans := [1]fonts.Span{{Text: text, Font: face, Size: p.footSize()}}
	b := p.shaper.Set(spans[:], fonts.Setting{Lang: p.scope.Lang, Verbatim: true})
	w := Text{Part: PartRef{p.scope.Card.Pos, "the foot"}, Pos: p.scope.Card.Pos, Lang: p.scope.Lang, Source: text, Spans: spans[:], Floor: footFloor, speech: mute}
	p.CheckGlyphs(&w, &b)
	best := p.footAt(&w, &b, 1)
	for _, halves := range [...]geom.Length{0, 2} {
		if p.footFree(&best) {
			break
		}
		if side := p.footAt(&w, &b, halves); p.footFree(&side) {
			best = side
		}
	}
	p.marks = append(p.marks, best.Marks...)
	p.inks = append(p.inks, best)
}

// footSize returns the type size of the foot.
func (p *Painter) footSize() geom.Length { return foot.SizeIn(p.Game.Print.Proof) }

// footAt returns the foot with no, one or both halves of the free width on its left.
func (p *Painter) footAt(w *Text, b *fonts.Block, halves geom.Length) overlap.Ink {
	safe := p.zones.safe
	box := geom.Rect{X: safe.X + (safe.W-b.Width)*halves/2, Y: safe.Bottom() - b.Height, W: b.Width, H: b.Height}
	w.Style = TextStyle{Size: p.footSize(), Color: Ink{Flat: foot.Ink(groundOf(p.marks, box.Center()))}}
	ink := overlap.Ink{At: p.at, Opacity: 1, Marks: p.Collect(func() { p.place(w, b.Lines, box, box.Min()) })}
	ink.Measure()
	return ink
}

// footFree reports whether the foot is over no text and not across the edge of a picture,
// icon or shape.
func (p *Painter) footFree(ink *overlap.Ink) bool {
	f := p.finder()
	if !f.EvenGround(ink.Texts()) {
		return false
	}
	f.Inks = append(f.Inks, *ink)
	return !f.LastOver()
}
