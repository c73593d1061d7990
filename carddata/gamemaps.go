package carddata

// Map gives a map of the game.
func (g *Game) Map(id string) (*HexMap, bool) {
	for _, m := range g.Maps {
		if m.ID == id {
			return m, true
		}
	}
	return nil, false
}
