package layout

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
)

// site is how findings speak of a part: where it stands and what it is called.
type site struct {
	pos   diag.Pos
	label string // "text `title`", or "a text"
}

func siteOf(src *carddata.Part) site {
	label := src.Kind.Name
	if label == "pips" {
		label = "row of pips"
	}
	if src.Name != "" {
		label += " `" + src.Name + "`"
	} else {
		label = "the " + label
	}
	return site{src.Pos, label}
}

// nouns are what the pieces of each component are called.
var nouns = [...]string{carddata.Cards: "card", carddata.Counters: "counter", carddata.Sheets: "sheet"}

// noun names the piece at hand.
func (p *painter) noun() string { return nouns[p.scope.Deck.Component] }

// cardName opens a message about the card at hand.
func (p *painter) cardName() string {
	if p.scope.Card == nil {
		return ""
	}
	return p.noun() + " `" + p.scope.Card.ID + "`: "
}

// slip tells of a finding which part brought it up, and by how much the card at
// hand is wrong.
func (p *painter) slip(f *diag.Finding, src *site, excess geom.Length) {
	if c := p.scope.Card; c != nil {
		f.Slip = diag.Slip{Part: src.pos, Piece: p.noun() + " `" + c.ID + "`", Row: c.Pos, Of: len(p.scope.Deck.Cards), Excess: float64(excess)}
	}
}

// badValue reports a value that makes no sense in its part.
func badValue[T any](p *painter, src *site, a *attr[T], key, want string) {
	p.found.Errorf(a.pos(p), CodeBadValue, "%s%s cannot be drawn with `%s: %v`", p.cardName(), src.label, key, a.in(p)).Hintf("%s", want)
}

// overflow reports parts that need more than there is.
func (p *painter) overflow(src *site, need, room geom.Length) {
	f := p.found.Errorf(src.pos, CodeOverflow, "%s%s needs %s and has %s", p.cardName(), src.label, tenths(need), tenths(room))
	f.Hintf("make its box larger, or its parts and the gaps between them smaller")
	p.slip(f, src, need-room)
}
