package hexmap

import (
	"strings"
	"unicode/utf8"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/layout/face"
)

// placeTitle lays the name of a place on one line or, where that leaves its hexes or
// must shrink, on two.
func (c *chart) placeTitle(pl *mapdata.Place, text string) label {
	lay := func(text string) func(share float64) label {
		return func(share float64) label {
			return c.withInk(func(light bool) label {
				n := c.set(pl, text, share, light)
				c.placeName(&n)
				return n
			})
		}
	}
	n := c.sizeThatFits(lay(text))
	full := c.set(pl, text, 1, n.ink.reversed)
	folded, ok := folded(text)
	if !ok || pl.Kind == "text" || n.cap == full.cap && c.fits(&n) {
		return n
	}
	two := lay(folded)(1)
	if two.title = text; c.unobstructed(&two) && (c.fits(&two) || c.strayShare(&two) < c.strayShare(&n)/2) {
		return two
	}
	return n
}

// unobstructed tells whether a name covers nothing and stays on the map.
func (c *chart) unobstructed(n *label) bool { return n.covers == 0 && c.outside(n) <= face.Tolerance }

// fits tells whether besides it stands wholly in its hexes.
func (c *chart) fits(n *label) bool { return c.unobstructed(n) && c.strayShare(n) == 0 }

// folded breaks a name in two, behind a hyphen or at a space, where the longer part
// is shortest; a little word, such as de or of, rather not ends the first one.
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
