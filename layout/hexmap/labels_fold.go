package hexmap

import (
	"strings"
	"unicode/utf8"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/layout/face"
)

// placeTitle lays the name of a place on one line or, where that leaves its hexes or
// must shrink, on two.
func (c *chart) placeTitle(pl *mapdata.Place, text string) nameplate {
	lay := func(text string) func(share float64) nameplate {
		return func(share float64) nameplate {
			return c.whereFits(func(light bool) nameplate {
				n := c.nameplate(pl, text, share, light)
				c.placeName(&n)
				return n
			})
		}
	}
	n := c.sizeThatFits(lay(text))
	full := c.nameplate(pl, text, 1, n.ink.reversed)
	folded, ok := folded(text)
	if !ok || pl.Kind == "text" || n.cap == full.cap && c.snug(&n) {
		return n
	}
	two := lay(folded)(1)
	if two.title = text; c.free(&two) && (c.snug(&two) || c.abroad(&two) < c.abroad(&n)/2) {
		return two
	}
	return n
}

// free tells whether a name covers nothing and stays on the map.
func (c *chart) free(n *nameplate) bool { return n.hides == 0 && c.outside(n) <= face.Tolerance }

// snug tells whether besides it stands wholly in its hexes.
func (c *chart) snug(n *nameplate) bool { return c.free(n) && c.abroad(n) == 0 }

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
