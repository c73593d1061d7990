package hexmap

import (
	"fmt"

	"punchboard/diag"
	"punchboard/geom/hex"
)

// foldFindings runs read and merges its findings, so that a mistake that affects many
// hexes is reported once.
func (l *Reader) foldFindings(m *file, read func()) {
	before := l.Found
	l.Found = diag.List{}
	read()
	all := l.Found.All()
	if n := countGridMistakes(all); n >= minGridMistakes && n <= maxGridMistakes && m.listed <= maxTriedHexes {
		all = l.foldGridFindings(m, all)
	}
	l.Found = before
	for _, f := range foldEqual(all) {
		l.Found.Add(f)
	}
}

// manyAlike is the number of equal findings from which they are merged.
const manyAlike = 4

// foldEqual keeps only the first of many findings that differ only in their position.
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

// withoutPlace returns a finding without what differs between equal findings.
func withoutPlace(f diag.Finding) diag.Finding {
	return diag.Finding{Code: f.Code, Severity: f.Severity, Message: f.Message}
}

// If enough findings may be caused by a wrong grid, other grids are tried before each
// finding is reported on its own. Beyond the size of any real map they are not tried,
// because each attempt reads all lists again.
const (
	minGridMistakes = 4
	maxGridMistakes = 2_000
	maxTriedHexes   = 20_000 // hexes in all lists
)

// isLikelyGridMistake reports whether a finding may be caused by lists that were
// written for another grid.
func isLikelyGridMistake(f *diag.Finding) bool {
	switch f.Code {
	case CodeLabel, CodeSide, CodeRiver, CodeBridge, CodeRoad, CodeEntry:
		return true
	}
	return false
}

func countGridMistakes(all []diag.Finding) (n int) {
	for i := range all {
		if isLikelyGridMistake(&all[i]) {
			n++
		}
	}
	return n
}

// foldGridFindings merges findings that another grid would resolve into one.
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
	kept[first].Hint = fmt.Sprintf("write `%s` in `grid`; then all listed hexes and hexsides fit", key)
	return kept
}

// labelSchemes are the schemes of labels to try if the labels of the lists do not match
// the grid, by their first label.
var labelSchemes = []string{"", "0101", "0000", "1.1", "0.0", "01.01", "00.00", "001001", "A1", "A01", "A-1"}

// betterGrid returns the value of `grid` with which all lists would be valid, or "" if
// no usual grid works.
func (l *Reader) betterGrid(m *file) string {
	for _, first := range labelSchemes {
		for _, shift := range []hex.Shift{m.Grid.Shift, 1 - m.Grid.Shift} {
			grid := m.Grid
			grid.Shift = shift
			key := "shifted: " + shiftWords[shift]
			if first != "" {
				labels, err := hex.ParseLabels(first)
				if err != nil {
					panic("carddata: invalid label scheme:  " + err.Error())
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

// fitsGrid reports whether all hexes and hexsides in the lists of a map exist in a
// grid. It does not change the map or the findings.
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
	return countGridMistakes(l.Found.All()) == 0
}
