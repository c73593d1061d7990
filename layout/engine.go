package layout

import (
	"context"
	"reflect"
	"sync"

	"golang.org/x/text/cases"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/fonts"
)

// settings say in which language faces are composed, and how.
type settings struct {
	Lang   string // the language of the texts
	Other  string // the second language of a bilingual print, "" for none
	LowInk bool   // large dark areas become outlines, see lighten
}

// engine composes the faces of one game in one language. Its workers share it:
// the game, and caches of fonts, icons and pictures that fill up as they are asked
// for.
type engine struct {
	ctx          context.Context // of one call of Compose
	game         *carddata.Game
	opt          settings
	constructors constructors
	fonts        *fontbook
	icons        *iconbook
	pictures     *picturebook
	found        diag.List // about the game as a whole
	shared       sync.Map  // from the type of a value to the value, see sharedBy
	runs         sync.Map  // from *scene.Glyphs on counters to the site of their text
}

// newEngine opens the fonts, icons and pictures of a game.
func newEngine(ctx context.Context, g *carddata.Game, opt settings, kinds constructors) *engine {
	e := &engine{ctx: ctx, game: g, opt: opt, constructors: kinds}
	e.fonts = openFonts(g, &e.found)
	e.icons = openIcons(g, &e.found)
	e.pictures = openPictures(g)
	return e
}

// stopped reports whether the caller canceled. Whatever takes long asks it: loops
// over the hexes and names of maps, and the parts of faces.
func (e *engine) stopped() bool { return e.ctx.Err() != nil }

// sharedBy returns the one value of type T that the parts of an engine share, such
// as a cache of drawings; its zero value must be ready for use by all workers. The
// first caller makes it.
func sharedBy[T any](e *engine) *T {
	key := reflect.TypeFor[T]()
	if v, ok := e.shared.Load(key); ok {
		return v.(*T)
	}
	v, _ := e.shared.LoadOrStore(key, new(T))
	return v.(*T)
}

// painter makes a worker's painter.
func (e *engine) painter() *painter {
	p := &painter{engine: e, shaper: fonts.NewShaper()}
	p.casers, p.paths, p.paints = map[caseKey]cases.Caser{}, map[*shapeContent]drawnPath{}, map[string]any{}
	p.scope = carddata.Scope{Game: e.game, Lang: e.opt.Lang, Other: e.opt.Other}
	return p
}
