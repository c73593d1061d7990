package mapgen

import "punchboard/geom/hex"

// open reports whether units may enter a hex; off the map they may not.
func (d *generator) open(h hex.Hex) bool { return d.Grid.Contains(h) && !d.at(h).shut }

// mightDisconnect reports whether closing a hex might part the open ground: when its open
// neighbors do not stand in one row around it. That is quick to see and never
// wrong where it says no.
func (d *generator) mightDisconnect(h hex.Hex) bool {
	rows := 0
	for i := range hex.Dir(hex.Dirs) {
		if d.open(h.Neighbor(i)) && !d.open(h.Neighbor(i.Turn(1))) {
			rows++
		}
	}
	return rows > 1
}

// disconnects reports whether closing a hex does part the open ground.
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
