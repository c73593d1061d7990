package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/geom"
)

// PartRef identifies a part in findings: its position and what it is called.
type PartRef struct {
	Pos   diag.Pos
	Label string // "text `title`", or "a text"
}

// PartRefOf returns the PartRef of a part.
func PartRefOf(src *facedata.Part) PartRef {
	label := src.Kind.Name
	if label == "pips" || label == "boxes" {
		label = "row of " + label
	}
	if src.Name != "" {
		label += " `" + src.Name + "`"
	} else {
		label = "the " + label
	}
	return PartRef{src.Pos, label}
}

// Noun returns what the current piece is called.
func (ev *evaluator) Noun() string { return ev.scope.Deck.Kind().Noun() }

// CardName returns the start of a message about the current card.
func (ev *evaluator) CardName() string {
	if ev.scope.Card == nil {
		return ""
	}
	return ev.Noun() + " `" + ev.scope.Card.ID + "`: "
}

// setOrigin records in a finding the part that caused it, and by how much the current
// card exceeds the limit.
func (ev *evaluator) setOrigin(f *diag.Finding, src *PartRef, excess geom.Length) {
	if c := ev.scope.Card; c != nil {
		f.Origin = diag.Origin{Part: src.Pos, Piece: ev.Noun() + " `" + c.ID + "`", Row: c.Pos, Of: len(ev.scope.Deck.Cards), Excess: float64(excess)}
	}
}

// ReportBadValue reports a value that is not valid for its part.
func ReportBadValue[T any](p *Painter, src *PartRef, a *Attr[T], key, want string) {
	p.Found.Errorf(a.Pos(p), CodeBadValue, "%s%s cannot be drawn with `%s: %v`", p.CardName(), src.Label, key, a.In(p)).Hintf("%s", want)
}

// ReportOverflow reports parts that need more space than there is.
func (ev *evaluator) ReportOverflow(src *PartRef, need, room geom.Length) {
	f := ev.Found.Errorf(src.Pos, CodeOverflow, "%s%s needs %s but has %s", ev.CardName(), src.Label, Tenths(need), Tenths(room))
	f.Hintf("enlarge its box, or make its parts and gaps smaller")
	ev.setOrigin(f, src, need-room)
}
