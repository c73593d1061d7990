package picture

import (
	"maps"
	"slices"
	"sync"

	"punchboard/carddata"
	"punchboard/icons"
)

// Icon is an icon, either built in or the game's own.
type Icon struct {
	Name    string
	Builtin bool
	Drawing *icons.Drawing
	Colored bool // whether all its colors are its own, so that it looks the same in any tint
}

// Icons looks up icons by name. All workers share it.
type Icons struct {
	own     map[string]*Icon // the game's own; nil for broken ones
	colored map[string]*Icon // those of the game's own in colors of their own, by file
	mu      sync.Mutex
	builtin map[string]*Icon // those used so far; nil for unknown names
}

// OpenIcons reads the game's own icons. It passes each file to report, because it may
// be broken or not a drawing.
func OpenIcons(g *carddata.Game, files *Files, report func(carddata.IconRef, *File)) *Icons {
	b := &Icons{own: map[string]*Icon{}, colored: map[string]*Icon{}, builtin: map[string]*Icon{}}
	for _, name := range slices.Sorted(maps.Keys(g.Icons)) {
		ref := g.Icons[name]
		if ref.File == "" {
			b.own[name] = b.builtinIcon(ref.Builtin)
			continue
		}
		file := &File{Path: ref.File}
		file.Fault = file.read(g, &files.spent)
		report(ref, file)
		icon := file.asIcon(name)
		b.own[name] = icon
		if icon != nil && icon.Colored && b.colored[ref.File] == nil {
			b.colored[ref.File] = icon
		}
	}
	return b
}

// OfFile returns the icon that is drawn in the file's own colors, or nil if there is none: a
// picture of that file looks like it, so that a printed file holds both once.
func (b *Icons) OfFile(name string) *Icon { return b.colored[name] }

// builtinIcon returns a built-in icon, or nil if there is none of that name.
func (b *Icons) builtinIcon(name string) *Icon {
	if icon, known := b.builtin[name]; known {
		return icon
	}
	var icon *Icon
	if found, ok := icons.Lookup(name); ok {
		icon = &Icon{Name: name, Builtin: true, Drawing: &found.Drawing}
	}
	b.builtin[name] = icon
	return icon
}

// asIcon returns the drawing as an icon that can be tinted, or nil if the file is not a
// drawing.
func (a *File) asIcon(name string) *Icon {
	if a.Drawing == nil {
		return nil
	}
	makeTintable(a.Drawing)
	return &Icon{Name: name, Drawing: a.Drawing, Colored: colored(a.Drawing)}
}

// colored reports whether no shape of a drawing takes the color of what shows it.
func colored(d *icons.Drawing) bool {
	for _, s := range d.Shapes {
		if s.Fill.Kind == icons.CurrentColor || s.Stroke.Kind == icons.CurrentColor {
			return false
		}
	}
	return true
}

// makeTintable makes a drawing in a single color tintable, because an icon drawn in
// black only defines a shape. A drawing in several colors keeps them.
func makeTintable(d *icons.Drawing) {
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

// Icon returns an icon by name; known is false if there is none. A known icon that is
// nil is broken, which has been reported.
func (b *Icons) Icon(name string) (icon *Icon, known bool) {
	if icon, known = b.own[name]; known {
		return icon, true
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	icon = b.builtinIcon(name)
	return icon, icon != nil
}

// Names returns the names of all icons.
func (b *Icons) Names() []string {
	return append(slices.Sorted(maps.Keys(b.own)), icons.Names()...)
}
