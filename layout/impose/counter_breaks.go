package impose

import "slices"

// mostRuns is the largest number of grounds for which breaks are tried: each takes an
// arrangement of all pieces.
const mostRuns = 60

// tidyBreaks returns where rows should begin so that as many grounds as possible have
// rows of their own, of even length, in no more rows than without breaks. Arrange
// arranges the pieces in rows with such breaks, in the memory that it is given, and does not keep the
// breaks.
func tidyBreaks(mem *rowMemory, rest []groundID, arrange func(at *rowSpace, breaks []int) groundRows) []int {
	runs := groundRuns(rest)
	if len(runs) > mostRuns {
		return nil
	}
	best, next := &mem.best, &mem.next
	rows := arrange(best, nil)
	var breaks []int
	for _, first := range runs[1:] {
		if tried := arrange(next, append(breaks, first)); len(tried) <= len(rows) && tried.pieces() >= rows.pieces() {
			rows, breaks = tried, append(breaks, first)
			best, next = next, best
		}
	}
	if rows.pieces() < len(rest) {
		return breaks
	}
	return evenBreaks(rows, breaks, runs, len(rest))
}

// groundRuns returns the index of the first piece of each run of pieces that may touch.
func groundRuns(rest []groundID) []int {
	runs := []int{0}
	for i := 1; i < len(rest); i++ {
		if !rest[i-1].joins(rest[i]) {
			runs = append(runs, i)
		}
	}
	return runs
}

// evenBreaks adds breaks so that the rows of a run that has its rows to itself are
// equally long, but for the last.
func evenBreaks(rows groundRows, breaks, runs []int, pieces int) []int {
	all := slices.Clone(breaks)
	for i, first := range runs {
		end := pieces
		if i+1 < len(runs) {
			end = runs[i+1]
		}
		if !isBreak(breaks, first, pieces) || !isBreak(breaks, end, pieces) {
			continue
		}
		count := rows.within(first, end)
		per := (end - first + count - 1) / count
		for at := first + per; at < end; at += per {
			all = append(all, at)
		}
	}
	slices.Sort(all)
	return all
}

// isBreak reports whether a row begins at a piece, or the pieces end there.
func isBreak(breaks []int, at, pieces int) bool {
	return at == 0 || at == pieces || slices.Contains(breaks, at)
}

// within returns the number of rows that begin with one of the pieces from first to end.
func (rows groundRows) within(first, end int) (n int) {
	for i := range rows {
		if rows[i].first >= first && rows[i].first < end {
			n++
		}
	}
	return n
}
