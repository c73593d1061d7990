package hexmap

import (
	"fmt"

	"punchboard/diag"
	"punchboard/geom/hex"
)

// foldFindings runs read and folds what it finds: what one mistake causes in many hexes
// is said once.
func (l *Reader) foldFindings(m *file, read func()) {
	before := l.Found
	l.Found = diag.List{}
	read()
	all := l.Found.All()
	if n := countMayComeOfGrid(all); n >= manyMayComeOfGrid && n <= mostMayComeOfGrid && m.listed <= mostTried {
		all = l.foldGridFindings(m, all)
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
		times[withoutPlace(f)]++
	}
	reported := map[diag.Finding]bool{}
	kept := all[:0:0]
	for _, f := range all {
		switch key := withoutPlace(f); {
		case times[key] < manyAlike:
		case reported[key]:
			continue
		default:
			reported[key] = true
			f.Message += fmt.Sprintf(", and %d more like it", times[key]-1)
		}
		kept = append(kept, f)
	}
	return kept
}

// withoutPlace returns what findings that say the same have in common.
func withoutPlace(f diag.Finding) diag.Finding {
	return diag.Finding{Code: f.Code, Severity: f.Severity, Message: f.Message}
}

// Other grids are tried from so many findings on that a grid may cause, rather
// than each being told; beyond the bounds of any real map they are not, since each
// try reads all lists again.
const (
	manyMayComeOfGrid = 4
	mostMayComeOfGrid = 2_000
	mostTried         = 20_000 // hexes in all lists
)

// isLikelyGridMistake reports whether a finding may come of a grid that is not the one the
// lists were written for.
func isLikelyGridMistake(f *diag.Finding) bool {
	switch f.Code {
	case CodeLabel, CodeSide, CodeRiver, CodeBridge, CodeRoad, CodeEntry:
		return true
	}
	return false
}

func countMayComeOfGrid(all []diag.Finding) (n int) {
	for i := range all {
		if isLikelyGridMistake(&all[i]) {
			n++
		}
	}
	return n
}

// foldGridFindings says in one finding what another grid would put right.
func (l *Reader) foldGridFindings(m *file, all []diag.Finding) []diag.Finding {
	key := l.betterGrid(m)
	if key == "" {
		return all
	}
	var kept []diag.Finding
	first, more := -1, 0
	for _, f := range all {
		switch {
		case !isLikelyGridMistake(&f):
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

// betterGrid returns what `grid` would have to say so that all lists fit, "" when no
// usual grid does.
func (l *Reader) betterGrid(m *file) string {
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

// fitsGrid reports whether the lists of a map name hexes and sides of a grid. It
// leaves the map and the findings as they were.
func (l *Reader) fitsGrid(m *file, grid hex.Grid) bool {
	before := l.Found
	defer func() { l.Found = before }()
	l.Found = diag.List{}
	chart := *m.Map
	chart.Grid = grid
	trial := &file{Map: &chart, file: m.file, sections: m.sections, hints: maxHints}
	l.ground(trial)
	l.features(trial)
	trial.check()
	return countMayComeOfGrid(l.Found.All()) == 0
}
