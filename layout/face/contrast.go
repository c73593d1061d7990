package face

import (
	"fmt"
	"strings"

	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/layout/face/overlap"
	"punchboard/scene"
	"punchboard/scene/vision"
)

// checkContrast reports the texts of the current face that hardly stand out from what is
// below them, one finding for each part; see overlap.Finder.Faint for the arguments.
func (p *Painter) checkContrast(shared, first bool) {
	if p.partsShown >= MaxShown { // already reported, and there are too many to compare
		return
	}
	f := p.finder()
	var parts []*facedata.Part
	worst := map[*facedata.Part]overlap.Faint{}
	for _, t := range f.Faint(contrastFloor, shared, first) {
		part := f.Inks[t.Ink].Part
		other, known := worst[part]
		if !known {
			parts = append(parts, part)
		}
		if !known || t.Ratio < other.Ratio {
			worst[part] = t
		}
	}
	for _, part := range parts {
		p.reportFaint(part, worst[part])
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

// ratioText formats a contrast ratio, rounded down so that it is never shown as
// sufficient if it is not.
func ratioText(ratio float64) string {
	s := fmt.Sprintf("%.1f", float64(int(ratio*10))/10)
	return strings.TrimSuffix(s, ".0") + ":1"
}

// contrastHint names the color that stands out best, and the best halo if one helps.
func contrastHint(t *overlap.Faint) string {
	color, _ := farthest(t.Ground)
	hint := "use another color, such as " + color
	if halo, ratio := farthest(t.Text); ratio >= t.Least {
		hint += ", or give the text a halo: `outline: " + halo + "`"
	}
	return hint
}

// farthest returns the name of black or white, whichever has the higher contrast with a
// color, and their contrast.
func farthest(c scene.RGB) (name string, ratio float64) {
	black := vision.Contrast(vision.RGB(c), vision.RGB(scene.Black.Screen()))
	white := vision.Contrast(vision.RGB(c), vision.RGB(scene.White.Screen()))
	if black >= white {
		return "black", black
	}
	return "white", white
}
