package hexmap

import (
	"slices"
	"strings"

	"punchboard/geom/hex"
)

// checkRiver adds a finding if the hexsides of a river are not connected.
func checkRiver(e *entry[Border]) {
	if len(e.sides) == 0 {
		return
	}
	joined := joinedToFirst(e.it.Sides)
	i := slices.IndexFunc(e.sides, func(s hexSide) bool { return !joined[s.Side] })
	if i < 0 {
		checkTwigs(e)
		return
	}
	f := e.sides[i].at.Errorf(CodeRiver, "the river has a gap between %s and %s, which do not share a corner",
		e.m.SideName(e.it.Sides[i-1]), e.m.SideName(e.it.Sides[i]))
	if gap := e.m.gap(joined, e.it.Sides[i]); gap != nil {
		f.Hintf("add the shortest link: %s", strings.Join(gap, ", "))
	}
}

// checkTwigs warns about a single hexside that branches off a river and leads nowhere,
// usually one too many in the list. Longer branches are assumed to be tributaries.
func checkTwigs(e *entry[Border]) {
	met := map[hex.Vertex]int{}
	for _, s := range e.it.Sides {
		from, to := s.Ends()
		met[from]++
		met[to]++
	}
	for _, s := range e.sides {
		from, to := s.Ends()
		if met[from] > met[to] {
			from, to = to, from
		}
		if met[from] == 1 && met[to] == 3 && e.m.inland(from) {
			e.at.Doc.Found.Warnf(s.at.Pos(), CodeRiver, "the hexside %s of the river is a dead end", e.m.SideName(s.Side)).
				Hintf("remove it, or continue the river from there")
		}
	}
}

// inland reports whether all three hexes at a corner are on the map.
func (m *Map) inland(v hex.Vertex) bool {
	for _, h := range v.Hexes() {
		if !m.Grid.Contains(h) {
			return false
		}
	}
	return true
}

// joinedToFirst returns the sides that are connected to the first one.
func joinedToFirst(sides []hex.Side) map[hex.Side]bool {
	member := map[hex.Side]bool{}
	for _, s := range sides {
		member[s] = true
	}
	joined := map[hex.Side]bool{sides[0]: true}
	for open := slices.Clone(sides[:1]); len(open) > 0; {
		s := open[len(open)-1]
		open = open[:len(open)-1]
		for _, next := range touchingSides(s) {
			if member[next] && !joined[next] {
				joined[next] = true
				open = append(open, next)
			}
		}
	}
	return joined
}

// touchingSides returns the four hexsides that share a corner with a hexside.
func touchingSides(s hex.Side) []hex.Side {
	from, to := s.Ends()
	a, b := from.Sides(), to.Sides()
	return slices.DeleteFunc(append(a[:], b[:]...), func(t hex.Side) bool { return t == s })
}

// maxGap is the longest gap in a river for which a hint lists the missing hexsides.
const maxGap = 4

// gap returns the fewest hexsides that would connect a hexside to the connected ones,
// or nil if they are too far apart.
func (m *file) gap(joined map[hex.Side]bool, to hex.Side) []string {
	before := map[hex.Side]hex.Side{to: to}
	ring := []hex.Side{to}
	for range maxGap + 1 {
		var next []hex.Side
		for _, s := range ring {
			for _, t := range touchingSides(s) {
				if _, seen := before[t]; seen || !m.onMap(t) {
					continue
				}
				before[t] = s
				if joined[t] {
					return m.trail(before, s, to)
				}
				next = append(next, t)
			}
		}
		ring = next
	}
	return nil
}

// trail returns the names of the hexsides from s back to the start of the search.
func (m *file) trail(before map[hex.Side]hex.Side, s, end hex.Side) (names []string) {
	for ; s != end; s = before[s] {
		names = append(names, m.SideName(s))
	}
	return names
}

// onMap reports whether a side belongs to a hex of the map.
func (m *Map) onMap(s hex.Side) bool {
	a, b := s.Hexes()
	return m.Grid.Contains(a) || m.Grid.Contains(b)
}
