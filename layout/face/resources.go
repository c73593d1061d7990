package face

import (
	"punchboard/layout/picture"
	"punchboard/scene"
)

// Resources are what an engine has read of a game's fonts and icons, and the symbols that
// it has drawn of icons. Another engine may use them for the same game, as long as the files
// of both are the same.
type Resources struct {
	fonts   *fontCache
	icons   *picture.Icons
	symbols iconSymbols
}

// open reads the fonts and icons of the engine's game.
func (e *Engine) open() *Resources {
	r := &Resources{fonts: openFonts(e.Game, &e.Found)}
	r.icons = picture.OpenIcons(e.Game, e.pictures, e.reportIcon)
	r.symbols.made = map[symbolKey]*scene.Symbol{}
	return r
}

// Resources returns what the engine has read. It is nil if something is wrong with the
// fonts or icons, because only the engine that reads them reports that.
func (e *Engine) Resources() *Resources {
	if e.faulty {
		return nil
	}
	return e.resources
}
