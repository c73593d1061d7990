package face

import (
	"fmt"

	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/layout/face/overlap"
	"punchboard/scene"
)

// checkGraphics reports the icons and rows of marks of the current face that hardly stand out
// from what is below them, one finding for each part.
func (p *Painter) checkGraphics(f *overlap.Finder) {
	seen := map[*facedata.Part]bool{}
	for _, t := range f.FaintGraphics(contrastOfGraphics) {
		if part := f.Inks[t.Ink].Part; !seen[part] {
			seen[part] = true
			p.reportFaintGraphic(part, &t)
		}
	}
}

// reportFaintGraphic adds the finding for an icon or a row of marks that hardly stands out.
func (p *Painter) reportFaintGraphic(src *facedata.Part, t *overlap.Faint) {
	const what = "hardly stands out from what is below it"
	ref := PartRefOf(src)
	color, _ := farthest(t.Ground)
	f := p.Found.Warnf(src.Pos, CodeFaintIcon, "%s%s %s: %s on %s has a contrast of %s, but %s is needed",
		p.CardName(), ref.Label, what, scene.PaintText(t.Text), scene.PaintText(t.Ground), ratioText(t.Ratio), ratioText(t.Least))
	f.Hintf("use another color, such as %s, or write `over: true` in it if it is only decoration", color)
	p.setOrigin(f, &ref, 0)
	f.Origin.Excess = t.Least - t.Ratio
	if c := p.scope.Card; c != nil {
		f.Cause = diag.Cause{Key: fmt.Sprint(CodeFaintIcon, src.Pos), Message: ref.Label + " " + what + " on", Noun: p.Noun(), Item: "`" + c.ID + "`", Hint: f.Hint}
	}
}

// reportCoveredGraphics reports the icons and rows of marks that other parts cover.
func (p *Painter) reportCoveredGraphics(f *overlap.Finder) {
	seen := map[*facedata.Part]bool{}
	for _, hit := range f.CoveredGraphics() {
		icon, other := f.Inks[hit.Lower].Part, f.Inks[hit.Upper].Part
		if seen[icon] {
			continue
		}
		seen[icon] = true
		how := "most of "
		if hit.All {
			how = ""
		}
		what := fmt.Sprintf("%s hides %s%s", labelOf(other), how, labelOf(icon))
		where := fmt.Sprintf("%ss of `%s`", p.Noun(), p.scope.Deck.ID)
		if c := p.scope.Card; c != nil {
			where = p.Noun() + " `" + c.ID + "`"
		}
		found := p.Found.Warnf(other.Pos, CodeIconHidden, "%s on %s", what, where)
		found.Hintf("put it before the icon in the file, move it, or write `over: true` in it if this is what you want")
		if c := p.scope.Card; c != nil {
			found.Cause = diag.Cause{Key: fmt.Sprint(CodeIconHidden, hit.All, other.Pos, icon.Pos), Message: what + " on", Noun: p.Noun(), Item: "`" + c.ID + "`", Hint: found.Hint}
		}
	}
}

// reportFaint adds the finding for a text that hardly stands out.
func (p *Painter) reportFaint(src *facedata.Part, t overlap.Faint) {
	add, what := p.Found.Warnf, "hardly stands out from what is below it"
	if t.Ratio < unreadable {
		add, what = p.Found.Errorf, "cannot be seen on what is below it"
	}
	ref := PartRefOf(src)
	f := add(src.Pos, CodeFaint, "%s%s %s: %s on %s has a contrast of %s, but %s is needed",
		p.CardName(), ref.Label, what, scene.PaintText(t.Text), scene.PaintText(t.Ground), ratioText(t.Ratio), ratioText(t.Least))
	f.Hintf("%s", contrastHint(&t))
	p.setOrigin(f, &ref, 0)
	f.Origin.Excess = t.Least - t.Ratio
	if c := p.scope.Card; c != nil {
		f.Cause = diag.Cause{Key: fmt.Sprint(CodeFaint, f.Severity, src.Pos), Message: ref.Label + " " + what + " on", Noun: p.Noun(), Item: "`" + c.ID + "`", Hint: f.Hint}
	}
}
