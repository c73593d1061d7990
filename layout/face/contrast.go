package face

import (
	"fmt"
	"strings"

	facedata "punchboard/carddata/face"
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
	if !shared { // a card may show a text on an icon that all cards share
		p.checkGraphics(&f)
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
