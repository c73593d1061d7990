package face

import (
	"context"
	"reflect"
	"sync"

	"golang.org/x/text/cases"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/layout/picture"
)

// Settings selects the language in which faces are composed, and how.
type Settings struct {
	Lang   string // the language of the texts
	Other  string // the second language of a bilingual print, "" for none
	LowInk bool   // large dark areas become outlines; see lighten
	Spots  bool   // whether it is recorded where the parts are
	Draft  bool   // only draws: without the checks of what has been drawn
	Reads  bool   // whether it is recorded what of the game was read

	Pictures  *picture.Files // of the game, shared with other engines; nil for none read so far
	Resources *Resources     // of an earlier engine; nil for none
}

// Engine composes the faces of one game in one language. Its workers share the game,
// and caches of fonts, icons and pictures that are filled on demand.
type Engine struct {
	ctx          context.Context // of the current call of Compose
	Game         *carddata.Game
	Settings     Settings
	constructors Constructors
	pictures     *picture.Files
	resources    *Resources
	faulty       bool      // whether something is wrong with the resources
	Found        diag.List // about the game as a whole
	shared       sync.Map  // from a type to its value; see SharedBy
	textOfRun    sync.Map  // from *scene.Glyphs on counters to the part of their text
	budget       budget
}

// NewEngine opens the fonts, icons and pictures of a game.
func NewEngine(ctx context.Context, g *carddata.Game, opt Settings, kinds Constructors) *Engine {
	e := &Engine{ctx: ctx, Game: g, Settings: opt, constructors: kinds}
	if e.pictures = opt.Pictures; e.pictures == nil {
		e.pictures = picture.NewFiles(g)
	}
	if e.resources = opt.Resources; e.resources == nil {
		e.resources = e.open()
		e.faulty = e.Found.Len() > 0
	}
	return e
}

// Stopped reports whether the caller canceled, or the game exceeded a limit; see
// Exceeded. Everything that takes long checks it: loops over the hexes and names of maps,
// and over the parts of faces.
func (e *Engine) Stopped() bool {
	return e.ctx.Err() != nil || e.budget.exceeded.Load() || e.pictures.Exceeded() != nil
}

// SharedBy returns the value of type T that all parts of an engine share, such as a
// cache of drawings. Its zero value must be ready for concurrent use; it is created on
// the first call.
func SharedBy[T any](e *Engine) *T {
	key := reflect.TypeFor[T]()
	if v, ok := e.shared.Load(key); ok {
		return v.(*T)
	}
	v, _ := e.shared.LoadOrStore(key, new(T))
	return v.(*T)
}

// Context returns the context of the current call of Compose.
func (e *Engine) Context() context.Context { return e.ctx }

// Family returns a font family by its name.
func (e *Engine) Family(name string) *fonts.Family { return e.resources.fonts.family(name) }

// Painter returns a new painter for a worker.
func (e *Engine) Painter() *Painter { return e.painterAt(0) }

// painterAt returns a painter for cards that stand on so many others.
func (e *Engine) painterAt(depth int) *Painter {
	p := &Painter{depth: depth, shapePaths: map[*shapeContent]drawnPath{}}
	p.Engine, p.scope = e, carddata.Scope{Game: e.Game, Lang: e.Settings.Lang, Other: e.Settings.Other, Whole: func() { p.used.whole = true }}
	p.scope.ReadIn = func(lang string) { p.used.other = p.used.other || lang != e.Settings.Lang }
	if e.Settings.Reads {
		p.scope.Reads = p.used.read
	}
	p.paints = map[string]any{}
	p.shaper, p.casers = fonts.NewShaper(), map[caseKey]cases.Caser{}
	if e.Settings.Spots {
		p.collectSpots()
	}
	return p
}
