package face

import (
	"fmt"
	"sync"

	"punchboard/geom"
	"punchboard/icons"
	"punchboard/layout/picture"
	"punchboard/scene"
)

// iconSymbols caches one symbol for each look of an icon. All workers share it.
type iconSymbols struct {
	mu   sync.Mutex
	made map[symbolKey]*scene.Symbol
}

// get returns the symbol for a look.
func (s *iconSymbols) get(key symbolKey) *scene.Symbol {
	if key.art.Colored && !key.shades {
		key.tint = Ink{Flat: scene.Black}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	symbol, ok := s.made[key]
	if !ok {
		symbol = key.draw()
		s.made[key] = symbol
	}
	return symbol
}

// symbolKey identifies the look of an icon. The halo's width is in units of the
// drawing. With shades, the drawing's own colors become shades of the tint; otherwise
// they are kept.
type symbolKey struct {
	art           *picture.Icon
	tint, outline Ink
	halo          geom.Length
	shades        bool
}

// draw returns the icon as a symbol, in units of its drawing.
func (k symbolKey) draw() *scene.Symbol {
	d := k.art.Drawing
	s := &scene.Symbol{ID: k.id(), Box: d.Extent().Union(d.Box)}
	if k.halo > 0 {
		s.Box = s.Box.Inset(-k.halo)
		s.Marks = append(s.Marks, k.haloMarks()...)
	}
	for i := range d.Shapes {
		if m := k.shape(&d.Shapes[i]); m != nil {
			s.Marks = append(s.Marks, m)
		}
	}
	if !d.Box.Contains(d.Extent()) && k.halo == 0 {
		clip := geom.RectPath(d.Box)
		s.Box, s.Marks = d.Box, []scene.Mark{&scene.Group{Clip: &clip, Marks: s.Marks}}
	}
	return s
}

// id returns a name for the look, readable in the output.
func (k symbolKey) id() string {
	id := iconPrefix + k.art.Name + "/" + scene.PaintText(k.tint.Over(k.art.Drawing.Box))
	if k.halo > 0 {
		id += fmt.Sprintf("/%s/%d", scene.PaintText(k.outline.Over(k.art.Drawing.Box)), k.halo)
	}
	if k.shades {
		id += "/shades"
	}
	return id
}

// haloMarks returns the halo, which is drawn below all shapes so that it hides none of
// them.
func (k symbolKey) haloMarks() []scene.Mark {
	d := k.art.Drawing
	marks := make([]scene.Mark, len(d.Shapes))
	for i, s := range d.Shapes {
		stroke := &scene.Stroke{Paint: k.outline.Over(d.Box), Width: 2*k.halo + s.Width}
		marks[i] = &scene.Path{Path: s.Path, Stroke: stroke}
	}
	return marks
}

// shape returns one shape in the tint of the look, or nil if it is not painted.
func (k symbolKey) shape(s *icons.Shape) scene.Mark {
	path := &scene.Path{Path: s.Path, EvenOdd: s.EvenOdd, Fill: k.paint(s.Fill)}
	if line := k.paint(s.Stroke); line != nil && s.Width > 0 {
		path.Stroke = &scene.Stroke{Paint: line, Width: s.Width, Dash: s.Dash, Butt: s.Butt}
	}
	if path.Fill == nil && path.Stroke == nil {
		return nil
	}
	if o := max(s.Fill.Opacity, s.Stroke.Opacity); o > 0 && o < 1 {
		return &scene.Group{Opacity: o, Marks: []scene.Mark{path}}
	}
	return path
}

// paint returns the color of an ink of a drawing: the look's tint if the drawing does
// not fix a color.
func (k symbolKey) paint(i icons.Ink) scene.Paint {
	switch i.Kind {
	case icons.CurrentColor:
		return k.tint.Over(k.art.Drawing.Box)
	case icons.FixedColor:
		if k.shades {
			return PaintOfRGB(picture.Shade(scene.RGB(i.Color), k.tint.Screen()))
		}
		return PaintOfRGB(scene.RGB(i.Color))
	}
	return nil
}

// SymbolPrefix is the prefix of the names of unit symbols; their frame follows.
const SymbolPrefix = "symbol/"

// MapPrefix is the prefix of the names of maps, or parts of them.
const MapPrefix = "map/"

// LandscapePrefix is the prefix of the names of landscapes, without the icons in them.
const LandscapePrefix = "scene/"

// iconPrefix is the prefix of the names of icons.
const iconPrefix = "icon/"
