package layout

import (
	"punchboard/fonts"
	"punchboard/geom"
)

// The foot is a small line on every front that tells the card's id and the
// game's version, so that testers tell old cards from new.
const footName = "foot" // a part of this name takes the foot's place

// foot sets the foot at the bottom in the middle of the safe zone, in a grey
// that shows on what lies under it.
func (p *painter) foot() {
	text := p.scope.Card.ID
	if v := p.game.Version; v != "" {
		text += " · v" + v
	}
	face, _ := p.fonts.family(bodyFamily).Face(fonts.Regular)
	spans := [1]fonts.Span{{Text: text, Font: face, Size: footSize}}
	b := p.shaper.Set(spans[:], fonts.Setting{Lang: p.scope.Lang, Verbatim: true})
	safe := p.piece.safe
	w := wording{site: site{p.scope.Card.Pos, "the foot"}, pos: p.scope.Card.Pos, lang: p.scope.Lang, text: text, spans: spans[:], floor: footFloor}
	box := geom.Rect{X: safe.X + (safe.W-b.Width)/2, Y: safe.Bottom() - b.Height, W: b.Width, H: b.Height}
	w.set = typeset{size: footSize, color: ink{flat: footInk(groundOf(p.marks, box.Center()))}}
	p.judgeGlyphs(&w, &b)
	p.place(&w, b.Lines, box, box.Min())
}
