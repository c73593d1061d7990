package face

import (
	"maps"
	"slices"
	"sync"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/icons"
	"punchboard/scene"
)

// iconArt is an icon: a built-in one, or one of the game's own.
type iconArt struct {
	name    string
	builtin bool
	drawing *icons.Drawing
}

// iconbook finds icons by name and keeps their symbols. It serves all workers.
type iconbook struct {
	game *carddata.Game
	own  map[string]*iconArt // the game's entries; nil for those that are broken
	mu   sync.Mutex
	arts map[string]*iconArt // built-in ones, as they are asked for; nil for unknown names
	made map[symbolKey]*scene.Symbol
}

// openIcons reads the game's own icons; what is wrong with them is found once.
func openIcons(g *carddata.Game, found *diag.List) *iconbook {
	b := &iconbook{game: g, own: map[string]*iconArt{}, arts: map[string]*iconArt{}, made: map[symbolKey]*scene.Symbol{}}
	for _, name := range slices.Sorted(maps.Keys(g.Icons)) {
		ref := g.Icons[name]
		if ref.File == "" {
			b.own[name] = b.shipped(ref.Builtin)
		} else {
			b.own[name] = readIcon(g, name, ref, found)
		}
	}
	return b
}

// shipped returns a built-in icon, nil when there is none of that name.
func (b *iconbook) shipped(name string) *iconArt {
	if art, known := b.arts[name]; known {
		return art
	}
	var art *iconArt
	if icon, ok := icons.Lookup(name); ok {
		art = &iconArt{name: name, builtin: true, drawing: &icon.Drawing}
	}
	b.arts[name] = art
	return art
}

// readIcon reads an SVG file of the game.
func readIcon(g *carddata.Game, name string, ref carddata.IconRef, found *diag.List) *iconArt {
	art := &pictureArt{path: ref.File}
	if fault := art.read(g); fault != nil {
		found.Errorf(ref.Pos, CodePicture, "%s: %s", ref.File, fault.what).Hintf("%s", fault.hint)
		return nil
	}
	if art.drawing == nil {
		found.Errorf(ref.Pos, CodePicture, "%s is no drawing, and an icon must be one", ref.File).Hintf("save it as SVG, or show it with `image`")
		return nil
	}
	art.reportUndrawn(g, found)
	tintable(art.drawing)
	return &iconArt{name: name, drawing: art.drawing}
}

// tintable makes a drawing in a single colour take its tint: whoever draws an
// icon in black means its shape. A drawing in several colours keeps them.
func tintable(d *icons.Drawing) {
	colors := map[icons.Ink]bool{}
	for _, s := range d.Shapes {
		for _, k := range []icons.Ink{s.Fill, s.Stroke} {
			if k.Kind != icons.NoInk {
				k.Opacity = 1
				colors[k] = true
			}
		}
	}
	if len(colors) > 1 {
		return
	}
	for i := range d.Shapes {
		for _, k := range []*icons.Ink{&d.Shapes[i].Fill, &d.Shapes[i].Stroke} {
			if k.Kind == icons.FixedColor {
				k.Kind = icons.CurrentColor
			}
		}
	}
}

// get returns the icon of a name; known is false when there is none. An icon that
// is known and nil is broken, which is reported already.
func (b *iconbook) get(name string) (art *iconArt, known bool) {
	if art, known = b.own[name]; known {
		return art, true
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	art = b.shipped(name)
	return art, art != nil
}

// symbol returns the one symbol of a look.
func (b *iconbook) symbol(key symbolKey) *scene.Symbol {
	b.mu.Lock()
	defer b.mu.Unlock()
	s, ok := b.made[key]
	if !ok {
		s = key.draw()
		b.made[key] = s
	}
	return s
}

// names lists what an icon may be called.
func (b *iconbook) names() []string {
	return append(slices.Sorted(maps.Keys(b.own)), icons.Names()...)
}
