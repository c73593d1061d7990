package carddata

// checkMap holds what a map says against itself and the game.
func (l *loader) checkMap(m *mapFile) {}
