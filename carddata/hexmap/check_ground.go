package hexmap

import (
	"slices"
	"strconv"

	"punchboard/carddata/values"
	"punchboard/geom/hex"
)

// checkPlace adds a finding if another place has the same hex and name.
func checkPlace(e *entry[Place]) {
	p := e.it
	for i := range e.m.Places {
		q := &e.m.Places[i]
		if q == p || len(p.Hexes) == 0 {
			return // later ones are compared when they are checked themselves
		}
		if slices.Equal(q.Hexes, p.Hexes) && sameText(q.Name, p.Name) {
			e.at.Errorf(CodePlace, "the same name for %s is already on line %d", e.m.Grid.Label(p.Hexes[0]), q.Pos.Line)
			return
		}
	}
}

// sameText reports whether two texts are equal in some language.
func sameText(a, b values.Localized) bool {
	if a.ByLang == nil {
		return a.Plain == b.Plain && b.ByLang == nil
	}
	for lang, s := range a.ByLang {
		if b.In(lang) == s {
			return true
		}
	}
	return false
}

// checkEntry checks that the hexes of an entry are at its edge.
func checkEntry(e *entry[Entry]) {
	if e.it.Edge == "" {
		return
	}
	for _, part := range e.ranges {
		i := slices.IndexFunc(part.hexes, func(h hex.Hex) bool { return !e.m.Touches(h, e.it.Edge) })
		if i >= 0 {
			part.at.Errorf(CodeEntry, "%s is not at the %s edge of the map", e.m.Grid.Label(part.hexes[i]), e.it.Edge).
				Hintf("use hexes at that edge: %s", e.m.edgeHexes(e.it.Edge))
		}
	}
	e.m.warnClosed(e.at.Lookup("hexes"), e.it.Hexes, "units enter or leave through", "remove these hexes, or give them another terrain")
}

// checkGround checks the terrain of all hexes against the limits of the terrains, and
// what is placed on the hexes.
func (l *Reader) checkGround(m *file) {
	if m.drawn {
		m.checkLimits()
		m.checkReach()
	}
	m.checkNames()
	l.checkSetup(m)
}

// checkLimits checks the number of hexes of each terrain.
func (m *file) checkLimits() {
	counts := make([]int, len(m.Kinds.Terrains))
	for i := range m.Hexes {
		counts[m.Hexes[i].Terrain]++
	}
	for i, t := range m.Kinds.Terrains {
		key, limit := "most", t.Most
		if counts[i] < t.Least {
			key, limit = "least", t.Least
		} else if t.Most < 0 || counts[i] <= t.Most {
			continue
		}
		m.file.Doc.Found.Errorf(t.Pos, CodeLimit, "the map has %d hexes of `%s`, but its `%s` is %d", counts[i], t.ID, key, limit).
			Hintf("change %s, or write `%s: %d`", hexCount(max(counts[i]-limit, limit-counts[i])), key, counts[i])
	}
}

// checkReach adds a finding for each region that closed terrain separates from the
// hexes where units enter, or from the largest region if the map defines no such hexes.
func (m *file) checkReach() {
	regions, largest := m.regions(), 0
	for i := range regions {
		if len(regions[i]) > len(regions[largest]) {
			largest = i
		}
	}
	begin := m.startHexes()
	for i, region := range regions {
		reached := slices.ContainsFunc(region, func(h hex.Hex) bool { return begin[h] })
		if !reached && (len(begin) > 0 || i != largest) {
			m.file.Doc.Found.Warnf(m.At(region[0]).Pos, CodeReach, "no unit can reach the region of %s around %s", hexCount(len(region)), m.Grid.Label(region[0])).
				Hintf("open a way to it: closed terrain separates it from the hexes where units set up and enter")
		}
	}
}

func hexCount(n int) string {
	if n == 1 {
		return "1 hex"
	}
	return strconv.Itoa(n) + " hexes"
}

// startHexes returns the hexes where units set up or enter.
func (m *Map) startHexes() map[hex.Hex]bool {
	all := map[hex.Hex]bool{}
	for _, z := range m.Zones {
		for _, h := range z.Hexes {
			all[h] = true
		}
	}
	for _, e := range m.Entries {
		for _, h := range e.Hexes {
			all[h] = all[h] || e.In
		}
	}
	for _, s := range m.Setup {
		all[s.Hex] = true
	}
	return all
}

// regions returns the connected regions of open hexes, in the order of their first
// hexes in the grid.
func (m *Map) regions() (regions [][]hex.Hex) {
	seen := make([]bool, len(m.Hexes))
	for h := range m.Grid.Hexes() {
		if region := m.region(h, seen); region != nil {
			regions = append(regions, region)
		}
	}
	return regions
}

// region returns the open hexes that can be reached from h and have not been seen.
func (m *Map) region(h hex.Hex, seen []bool) (region []hex.Hex) {
	enter := func(h hex.Hex) {
		if i := m.Grid.Index(h); i >= 0 && !seen[i] && !m.TerrainAt(h).Closed {
			seen[i] = true
			region = append(region, h)
		}
	}
	enter(h)
	for i := 0; i < len(region); i++ {
		for _, next := range region[i].Neighbors() {
			enter(next)
		}
	}
	return region
}
