package hexmap

import (
	"fmt"

	"punchboard/layout/face"
)

// check checks the size of the numbers against the minimum type size, and their
// contrast with the ground.
func (l *numberLayer) check() {
	asked := l.Map.Look.NumberCap
	if l.checkSize("hex numbers", "number_size", l.capHeight(asked, numberCap, false), false) && l.anyReversed() {
		l.checkSize("light hex numbers", "number_size", l.capHeight(asked, numberCap, true), true)
	}
	l.checkRoom()
	worst := -1
	for i := range l.placed {
		if k := &l.placed[i].ink; k.contrast < leastContrast && (worst < 0 || k.contrast < l.placed[worst].ink.contrast) {
			worst = i
		}
	}
	if worst >= 0 && !l.Tile {
		l.reportFaint(&l.placed[worst])
	}
}

// checkRoom reports numbers that are too large for their hexes, or otherwise those that
// overlap something: one finding for each map.
func (l *numberLayer) checkRoom() {
	var wide, over []*number
	for i := range l.placed {
		if n := &l.placed[i]; n.wide {
			wide = append(wide, n)
		} else if n.over {
			over = append(over, n)
		}
	}
	switch {
	case l.Tile || l.Plan.Flat <= minHex: // too small to read anything
	case wide != nil:
		l.Found.Errorf(l.Source.Pos, CodeNumberRoom, "the hex numbers of map `%s` are larger than their hexes: %s in %s", l.Map.ID, face.Tenths(wide[0].size().W), l.andMore(wide)).
			Hintf("lower `number_size` in the look of the map, make the hexes larger, or write `numbers: none`")
	case over != nil:
		l.Found.Warnf(l.Source.Pos, CodeNumberRoom, "there is no free place for the hex numbers of map `%s` in %s", l.Map.ID, l.andMore(over)).
			Hintf("lower `number_size` in the look of the map, or reroute roads")
	}
}

// andMore returns the label of the first number and the count of the others.
func (l *numberLayer) andMore(all []*number) string {
	first := l.Map.Grid.Label(all[0].hex)
	if len(all) == 1 {
		return first
	}
	return fmt.Sprintf("%s and %d more", first, len(all)-1)
}

func (l *numberLayer) anyReversed() bool {
	for i := range l.placed {
		if l.placed[i].ink.reversed {
			return true
		}
	}
	return false
}

func (l *numberLayer) reportFaint(n *number) {
	l.Found.Warnf(l.Source.Pos, CodeFaint, "the hex numbers of map `%s` have too little contrast: %.1f to 1 in %s, but at least %g to 1 is needed",
		l.Map.ID, n.ink.contrast, l.Map.Grid.Label(n.hex), leastContrast).
		Hintf("use a darker `number_ink` in the look of the map, or remove the key")
}
