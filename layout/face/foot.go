package face

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/layout/foot"
)

// The foot is a small line on every front with the card's id and the game's version, so
// that playtesters can tell old cards from new ones.
const footName = "foot" // a part with this name replaces the foot

// foot draws the foot at the bottom center of the safe zone, in a gray that is visible
// on the ground below it.
func (p *Painter) foot() {
	text := p.scope.Card.ID
	if v := p.Game.Version; v != "" {
		text += " · v" + v
	}
	face, _ := p.Family(BodyFamily).Face(fonts.Regular)
	spans := [1]fonts.Span{{Text: text, Font: face, Size: foot.Size}}
	b := p.shaper.Set(spans[:], fonts.Setting{Lang: p.scope.Lang, Verbatim: true})
	safe := p.zones.safe
	w := Text{Part: PartRef{p.scope.Card.Pos, "the foot"}, Pos: p.scope.Card.Pos, Lang: p.scope.Lang, Source: text, Spans: spans[:], Floor: footFloor}
	box := geom.Rect{X: safe.X + (safe.W-b.Width)/2, Y: safe.Bottom() - b.Height, W: b.Width, H: b.Height}
	w.Style = TextStyle{Size: foot.Size, Color: Ink{Flat: foot.Ink(groundOf(p.marks, box.Center()))}}
	p.CheckGlyphs(&w, &b)
	p.place(&w, b.Lines, box, box.Min())
}
