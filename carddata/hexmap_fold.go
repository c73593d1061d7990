package carddata

import (
	"fmt"

	"punchboard/diag"
	"punchboard/geom/hex"
)

// gathered runs read and folds what it finds: what one slip causes in many hexes
// is said once.
func (l *mapReader) gathered(m *mapFile, read func()) {
	before := l.Found
	l.Found = diag.List{}
	read()
	all := l.Found.All()
	if n := strays(all); n >= manyStrays && n <= mostStrays && m.listed <= mostTried {
		all = l.foldStrays(m, all)
	}
	l.Found = before
	for _, f := range foldEqual(all) {
		l.Found.Add(f)
	}
}

// manyAlike is how many findings that say the same become one.
const manyAlike = 4

// foldEqual keeps the first of many findings that say the same of other places.
func foldEqual(all []diag.Finding) []diag.Finding {
	times := map[diag.Finding]int{}
	for _, f := range all {
		times[saying(f)]++
	}
	told := map[diag.Finding]bool{}
	kept := all[:0:0]
	for _, f := range all {
		switch key := saying(f); {
		case times[key] < manyAlike:
		case told[key]:
			continue
		default:
			told[key] = true
			f.Message += fmt.Sprintf(", and %d more like it", times[key]-1)
		}
		kept = append(kept, f)
	}
	return kept
}

// saying gives what findings that say the same have in common.
func saying(f diag.Finding) diag.Finding {
	return diag.Finding{Code: f.Code, Severity: f.Severity, Message: f.Message}
}

// Other grids are tried from so many findings on that a grid may cause, rather
// than each being told; beyond the bounds of any real map they are not, since each
// try reads all lists again.
const (
	manyStrays = 4
	mostStrays = 2_000
	mostTried  = 20_000 // hexes in all lists
)

// isStray tells whether a finding may come of a grid that is not the one the
// lists were written for.
func isStray(f *diag.Finding) bool {
	switch f.Code {
	case CodeMapLabel, CodeMapSide, CodeMapRiver, CodeMapBridge, CodeMapRoad, CodeMapEntry:
		return true
	}
	return false
}

func strays(all []diag.Finding) (n int) {
	for i := range all {
		if isStray(&all[i]) {
			n++
		}
	}
	return n
}

// foldStrays says in one finding what another grid would put right.
func (l *mapReader) foldStrays(m *mapFile, all []diag.Finding) []diag.Finding {
	key := l.betterGrid(m)
	if key == "" {
		return all
	}
	var kept []diag.Finding
	first, more := -1, 0
	for _, f := range all {
		switch {
		case !isStray(&f):
			kept = append(kept, f)
		case first < 0:
			first, kept = len(kept), append(kept, f)
		default:
			more++
		}
	}
	kept[first].Message += fmt.Sprintf(", and %d more like it", more)
	kept[first].Hint = fmt.Sprintf("with `%s` in `grid` all hexes and sides of the lists fit", key)
	return kept
}

// labelSchemes are the first labels that are tried when those of the lists do not
// fit.
var labelSchemes = []string{"", "0101", "0000", "1.1", "0.0", "01.01", "00.00", "001001", "A1", "A01", "A-1"}

// betterGrid gives what `grid` would have to say so that all lists fit, "" when no
// usual grid does.
func (l *mapReader) betterGrid(m *mapFile) string {
	for _, first := range labelSchemes {
		for _, shift := range []hex.Shift{m.Grid.Shift, 1 - m.Grid.Shift} {
			grid := m.Grid
			grid.Shift = shift
			key := "shifted: " + shiftWords[shift]
			if first != "" {
				labels, err := hex.ParseLabels(first)
				if err != nil {
					panic("carddata: a scheme of labels that is none: " + err.Error())
				}
				grid.Labels, key = labels, fmt.Sprintf("first: %q", first)
				if shift != m.Grid.Shift {
					key += ", shifted: " + shiftWords[shift]
				}
			}
			if grid != m.Grid && grid.Check() == nil && l.fitsGrid(m, grid) {
				return key
			}
		}
	}
	return ""
}

// fitsGrid tells whether the lists of a map name hexes and sides of a grid. It
// leaves the map and the findings as they were.
func (l *mapReader) fitsGrid(m *mapFile, grid hex.Grid) bool {
	before := l.Found
	defer func() { l.Found = before }()
	l.Found = diag.List{}
	chart := *m.HexMap
	chart.Grid = grid
	trial := &mapFile{HexMap: &chart, file: m.file, parts: m.parts, hints: maxHints}
	l.ground(trial)
	l.features(trial)
	trial.check()
	return strays(l.Found.All()) == 0
}
