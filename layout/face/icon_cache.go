package face

import (
	"maps"
	"slices"
	"sync"

	"punchboard/carddata"
	"punchboard/icons"
)

// iconArt is an icon: a built-in one, or one of the game's own.
type iconArt struct {
	name    string
	builtin bool
	drawing *icons.Drawing
}

// iconbook finds icons by name. It serves all workers.
type iconbook struct {
	own     map[string]*iconArt // the game's entries; nil for those that are broken
	mu      sync.Mutex
	builtin map[string]*iconArt // as they are asked for; nil for unknown names
}

// openIcons reads the game's own icons. Each file that is read is handed to report:
// it may be broken, or no drawing.
func openIcons(g *carddata.Game, report func(carddata.IconRef, *pictureArt)) *iconbook {
	b := &iconbook{own: map[string]*iconArt{}, builtin: map[string]*iconArt{}}
	for _, name := range slices.Sorted(maps.Keys(g.Icons)) {
		ref := g.Icons[name]
		if ref.File == "" {
			b.own[name] = b.shipped(ref.Builtin)
			continue
		}
		art := &pictureArt{path: ref.File}
		art.fault = art.read(g)
		report(ref, art)
		b.own[name] = art.asIcon(name)
	}
	return b
}

// shipped returns a built-in icon, nil when there is none of that name.
func (b *iconbook) shipped(name string) *iconArt {
	if art, known := b.builtin[name]; known {
		return art
	}
	var art *iconArt
	if icon, ok := icons.Lookup(name); ok {
		art = &iconArt{name: name, builtin: true, drawing: &icon.Drawing}
	}
	b.builtin[name] = art
	return art
}

// asIcon returns the drawing as an icon that takes a tint, nil when the file is none.
func (a *pictureArt) asIcon(name string) *iconArt {
	if a.drawing == nil {
		return nil
	}
	tintable(a.drawing)
	return &iconArt{name: name, drawing: a.drawing}
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

// names lists what an icon may be called.
func (b *iconbook) names() []string {
	return append(slices.Sorted(maps.Keys(b.own)), icons.Names()...)
}
