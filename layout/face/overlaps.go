package face

import (
	"fmt"
	"path"
	"slices"

	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/layout/face/overlap"
	"punchboard/scene"
)

// noteInk records what a part painted, for checkOverlaps.
func (p *Painter) noteInk(src *facedata.Part, marks []scene.Mark, mayBeCut bool, graphic overlap.Graphic) {
	if p.Settings.Draft {
		return
	}
	p.inks = append(p.inks, overlap.Ink{
		Part: src, Marks: marks, At: p.at, Window: p.window, Opacity: 1 - p.veil, Layer: p.layer,
		Allowed: p.over, MayCut: mayBeCut, Graphic: graphic,
	})
	p.inks[len(p.inks)-1].Measure()
}

// sharedInks checks the parts of a shared drawing against each other, and returns their
// inks for the cards that show it.
func (p *Painter) sharedInks(number int) []overlap.Ink {
	p.checkContrast(true, number == 1)
	inks := slices.Clone(p.inks)
	p.checkOverlaps()
	for i := range inks {
		inks[i].Shared = number
	}
	return inks
}

// checkOverlaps reports the texts of the current face that lie over each other, or that
// other parts hide.
func (p *Painter) checkOverlaps() {
	f := p.finder()
	if p.partsShown >= MaxShown { // already reported, and there are too many to compare
		f.Inks = nil
	}
	p.reportCoveredGraphics(&f)
	for _, h := range f.Find() {
		t := textTrouble{Hit: h, text: f.Inks[h.Lower].Part, other: f.Inks[h.Upper].Part}
		t.report(p)
	}
	clear(p.inks)
	p.inks = p.inks[:0]
}

func (p *Painter) finder() overlap.Finder {
	return overlap.Finder{Inks: p.inks, Pictures: SharedBy[overlap.Pictures](p.Engine), Stopped: p.Stopped, Scratch: &p.scratch}
}

// textTrouble is a text that cannot be read, and the part that is over it.
type textTrouble struct {
	overlap.Hit
	text, other *facedata.Part
}

// report adds the finding for a text, at the part that was painted later.
func (t *textTrouble) report(p *Painter) {
	what, hint := t.words()
	code, at := codesOfHits[t.Kind], t.other
	if at == nil {
		at = t.text
	}
	where, add := fmt.Sprintf("%ss of `%s`", p.Noun(), p.scope.Deck.ID), p.Found.Warnf
	if t.All && t.Kind == overlap.Cut {
		add = p.Found.Errorf
	}
	if c := p.scope.Card; c != nil {
		where = p.Noun() + " `" + c.ID + "`"
	}
	f := add(at.Pos, code, "%s on %s", what, where)
	if c := p.scope.Card; c != nil {
		f.Cause = diag.Cause{Key: fmt.Sprint(code, t.All, at.Pos, t.text.Pos), Message: what + " on", Noun: p.Noun(), Item: "`" + c.ID + "`", Hint: hint}
	}
	f.Hintf("%s", hint)
}

var codesOfHits = [...]diag.Code{overlap.Over: CodeTextOver, overlap.Hidden: CodeTextHidden, overlap.Cut: CodeTextCut}

// words returns what is wrong, and what to do about it.
func (t *textTrouble) words() (what, hint string) {
	const allow = "or write `over: true` in it if this is what you want"
	switch {
	case t.Kind == overlap.Cut && t.All:
		return labelOf(t.text) + " is outside its stack, which shows nothing of it", "move it inside, or remove it"
	case t.Kind == overlap.Cut:
		return labelOf(t.text) + " is cut off at the edge of its stack", "move it inward, or write `unsafe: true` in it if cutting it does no harm"
	case t.other == nil:
		return "the foot and " + labelOf(t.text) + " overlap", "leave the lower edge of the safe zone free for the foot, or give the face a part named `foot` that is placed elsewhere"
	case t.Kind == overlap.Hidden && t.All:
		return labelOf(t.other) + " hides " + t.lower(), "put it before the text in the file, move it, " + allow
	case t.Kind == overlap.Hidden:
		return labelOf(t.other) + " hides part of " + t.lower(), "put it before the text in the file, move it, " + allow
	case t.other == t.text:
		return "several texts of " + labelOf(t.text) + " overlap", "place them farther apart, " + allow
	}
	return labelOf(t.other) + " and " + t.lower() + " overlap", "move one of them, make its box smaller, " + allow
}

// lower returns what the text that was painted first is called: the place of a part
// without a name is not that of the finding.
func (t *textTrouble) lower() string {
	label := labelOf(t.text)
	if t.text.Kind.Name != "text" {
		label = "the text of " + label
	}
	switch pos := t.text.Pos; {
	case t.text.Name != "":
		return label
	case pos.File != t.other.Pos.File:
		return fmt.Sprintf("%s in %s, line %d", label, path.Base(pos.File), pos.Line)
	default:
		return fmt.Sprintf("%s in line %d", label, pos.Line)
	}
}

// labelOf returns what a part is called in a finding.
func labelOf(src *facedata.Part) string { return PartRefOf(src).Label }
