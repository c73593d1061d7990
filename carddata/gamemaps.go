package carddata

import "punchboard/carddata/hexmap"

// Map gives a map of the game.
func (g *Game) Map(id string) (*hexmap.Map, bool) {
	for _, m := range g.Maps {
		if m.ID == id {
			return m, true
		}
	}
	return nil, false
}
