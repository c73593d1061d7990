package hexmap

import (
	"strings"
	"unicode/utf8"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/layout/face"
)

// placeNamed sets the name of a place on one line, or on two if it would otherwise
// leave its hexes or have to shrink.
func (l *labelLayer) placeNamed(pl *mapdata.Place, text string) label {
	lay := func(text string) func(share float64) label {
		return func(share float64) label {
			return l.withInk(func(light bool) label {
				n := l.label(pl, text, share, light)
				l.findPlace(&n)
				return n
			})
		}
	}
	n := l.sizeThatFits(lay(text))
	full := l.label(pl, text, 1, n.ink.reversed)
	folded, ok := folded(text)
	if !ok || pl.Kind == "text" || n.cap == full.cap && l.fits(&n) && !l.fillsItsHex(&n) {
		return n
	}
	two := lay(folded)(1)
	if two.title = text; l.unobstructed(&two) && (l.fits(&two) || l.strayShare(&two) < l.strayShare(&n)/2) {
		return two
	}
	return n
}

// fillsItsHex reports whether a name runs through most of the only hex that it names, nearly from corner to corner.
func (l *labelLayer) fillsItsHex(n *label) bool {
	const most = 88.0
	return len(n.hexes) == 1 && n.turn == 0 && 2*n.half(l.Canvas).X > most
}

// unobstructed reports whether a name covers nothing and stays on the map.
func (l *labelLayer) unobstructed(n *label) bool {
	return n.covers == 0 && l.outside(n) <= face.Tolerance
}

// fits reports whether it is also completely inside its hexes.
func (l *labelLayer) fits(n *label) bool { return l.unobstructed(n) && l.strayShare(n) == 0 }

// folded breaks a name into two lines, after a hyphen or at a space, so that the longer
// line is as short as possible; the first line should not end with a short word such as
// de or of.
func folded(text string) (string, bool) {
	const little = 3
	best, least := "", utf8.RuneCountInString(text)
	for i, r := range text {
		if r != ' ' && r != '-' {
			continue
		}
		first, second := text[:i], text[i+1:]
		long := max(utf8.RuneCountInString(first), utf8.RuneCountInString(second))
		if last := first[strings.LastIndexAny(first, " -")+1:]; utf8.RuneCountInString(last) <= little {
			long += little
		}
		if long < least {
			best, least = strings.TrimSuffix(text[:i+1], " ")+"\n"+second, long
		}
	}
	return best, best != ""
}
