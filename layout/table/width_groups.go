package table

import (
	"slices"

	"punchboard/geom"
	"punchboard/layout/face"
)

// groups returns the first column under each heading that spans several, and the one
// after the last.
func (g *refGrid) groups() (groups [][2]int) {
	for from := 0; from < len(g.columns); {
		to := from + 1
		for to < len(g.columns) && !g.columns[from].Group.Empty() && g.columns[to].group == g.columns[from].group {
			to++
		}
		if to > from+1 {
			groups = append(groups, [2]int{from, to})
		}
		from = to
	}
	return groups
}

// evenOut makes the columns under one heading equally wide if this costs no line,
// because the heading is centered over all of them.
func (r *heightEstimate) evenOut(groups [][2]int, needs []widthRange, size []geom.Length) {
	for _, g := range groups {
		part := needs[g[0]:g[1]]
		if slices.ContainsFunc(part, func(n widthRange) bool { return n.fixed || n.weight > 0 }) {
			continue
		}
		before, kept := r.height(size), slices.Clone(size[g[0]:g[1]])
		rest := face.Shares{Left: sumWidths(kept), Weights: float64(len(kept))}
		for i := g[0]; i < g[1]; i++ {
			size[i] = rest.Take(1)
		}
		if r.height(size) > before {
			copy(size[g[0]:], kept)
		}
	}
}

func sumWidths(all []geom.Length) (sum geom.Length) {
	for _, w := range all {
		sum += w
	}
	return sum
}

// spreadColumns distributes width that no cell needs: by weight, otherwise to the
// columns of text, otherwise to all columns, for example if the texts are shorter than
// the row headers.
func spreadColumns(needs []widthRange, size []geom.Length, left geom.Length) {
	share := func(i int) float64 { return needs[i].weight }
	if sumShares(needs, share) == 0 {
		most := longestText(needs)
		share = func(i int) float64 {
			return missingWidth(&needs[i], needs[i].text && 5*needs[i].most >= 3*most && most >= longestOther(needs))
		}
	}
	// One column of values stands at the right of its row headings, at the same place in
	// tables one below the other.
	if sumShares(needs, share) == 0 && len(needs) == 2 && needs[0].header && !needs[1].header {
		share = func(i int) float64 { return missingWidth(&needs[i], needs[i].header) }
	}
	if sumShares(needs, share) == 0 {
		share = func(i int) float64 { return missingWidth(&needs[i], !needs[i].fixed) }
	}
	rest := face.Shares{Left: left, Weights: sumShares(needs, share)}
	for i := range needs {
		if w := share(i); w > 0 {
			size[i] += rest.Take(w)
		}
	}
}

// longestText returns the width of the longest text on one line. Columns with much
// shorter texts gain nothing from spare width.
func longestText(needs []widthRange) (most geom.Length) {
	for i := range needs {
		if needs[i].text && !needs[i].fixed {
			most = max(most, needs[i].most)
		}
	}
	return most
}

// longestOther returns the width of the longest cell that is not text: a row header or
// a number.
func longestOther(needs []widthRange) (most geom.Length) {
	for i := range needs {
		if !needs[i].text && !needs[i].fixed {
			most = max(most, needs[i].most)
		}
	}
	return most
}

func sumShares(needs []widthRange, share func(int) float64) (sum float64) {
	for i := range needs {
		sum += share(i)
	}
	return sum
}

func missingWidth(n *widthRange, take bool) float64 {
	if !take || n.fixed {
		return 0
	}
	return float64(n.most)
}
