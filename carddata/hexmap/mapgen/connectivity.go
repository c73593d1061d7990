package mapgen

import "punchboard/geom/hex"

// open reports whether units may enter a hex. Hexes off the map are not open.
func (d *generator) open(h hex.Hex) bool { return d.Grid.Contains(h) && !d.at(h).shut }

// mightDisconnect reports whether closing a hex might split the open ground: whether
// its open neighbors form more than one contiguous run around it. The test is fast, and
// a negative result is always right.
func (d *generator) mightDisconnect(h hex.Hex) bool {
	rows := 0
	for i := range hex.Dir(hex.Dirs) {
		if d.open(h.Neighbor(i)) && !d.open(h.Neighbor(i.Turn(1))) {
			rows++
		}
	}
	return rows > 1
}

// disconnects reports whether closing a hex splits the open ground.
func (d *generator) disconnects(h hex.Hex) bool {
	if !d.mightDisconnect(h) {
		return false
	}
	seen := map[hex.Hex]bool{h: true}
	var reached []hex.Hex
	for _, n := range d.neighbors(h) {
		if d.open(n) {
			reached = append(reached, n)
			break
		}
	}
	seen[reached[0]] = true
	for i := 0; i < len(reached); i++ {
		for _, n := range d.neighbors(reached[i]) {
			if d.open(n) && !seen[n] {
				seen[n] = true
				reached = append(reached, n)
			}
		}
	}
	for _, n := range d.neighbors(h) {
		if d.open(n) && !seen[n] {
			return true
		}
	}
	return false
}
