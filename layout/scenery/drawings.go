package scenery

import (
	"fmt"
	"hash/fnv"
	"sync"

	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// view is everything that decides how a landscape looks, but for the icons in it.
type view struct {
	set     string
	size    geom.Size
	horizon float64 // share of the height
	tones   tones
	sun     string
	seed    string
	open    string // half whose sky is open
}

// drawings caches landscapes, figures and inks, because many cards show the same ones. All
// workers share it.
type drawings struct {
	mu      sync.Mutex
	lands   map[view]*scene.Symbol
	figures map[figureKey]*scene.Symbol
	inks    map[scene.RGB]face.Ink
}

// land returns the landscape of a view, and whether it was drawn for the first time.
func (d *drawings) land(v view) (s *scene.Symbol, first bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	s, known := d.lands[v]
	if !known {
		if d.lands == nil {
			d.lands = map[view]*scene.Symbol{}
		}
		s = v.draw()
		d.lands[v] = s
	}
	return s, !known
}

// draw draws the landscape, its upper left corner at the origin.
func (v *view) draw() *scene.Symbol {
	l := newLand(v.size.R(), v)
	l.sky(v.sun)
	l.ridge(0.16, 0.09, l.tones.far)
	sets[v.set](l)
	clip := geom.RectPath(l.box)
	return &scene.Symbol{ID: v.id(), Box: l.box, Marks: []scene.Mark{&scene.Group{Clip: &clip, Marks: l.marks}}}
}

// id returns a name for the view, readable in the output but for its details.
func (v *view) id() string {
	h := fnv.New64a()
	fmt.Fprint(h, *v)
	return fmt.Sprintf("%s%s/%x", face.LandscapePrefix, v.set, h.Sum64())
}

// shading returns the ink of an icon that is lit from above.
func (d *drawings) shading(c scene.RGB) face.Ink {
	d.mu.Lock()
	defer d.mu.Unlock()
	ink, ok := d.inks[c]
	if !ok {
		if d.inks == nil {
			d.inks = map[scene.RGB]face.Ink{}
		}
		ink = face.InkOf(&values.Paint{Kind: values.LinearPaint, Angle: 90, Stops: []values.Paint{plain(lit(c, 0.12)), plain(shaded(c, 0.35))}})
		d.inks[c] = ink
	}
	return ink
}

// plain returns a color as a paint of a game's files.
func plain(c scene.RGB) values.Paint {
	return values.Paint{Kind: values.RGBPaint, Color: [4]uint8{c.R, c.G, c.B}}
}
