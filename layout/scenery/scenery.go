// Package scenery draws landscapes in a few tones: sky, ridges, what stands on the
// horizon, the ground, and icons that stand on it with their shadows.
package scenery

import (
	"fmt"

	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// content is a landscape on a face.
type content struct {
	src                          face.PartRef
	set, sun, open, seed         face.Attr[string]
	tone, sky, far, near, ground face.Attr[face.Ink]
	skin, wash                   face.Attr[face.Ink]
	horizon, strength            face.Attr[float64]
	mirror                       face.Attr[bool]
	clear                        face.Attr[geom.Length]
	props                        []prop
}

// New compiles a landscape.
func New(c *face.Compiler, src *facedata.Part) face.Content {
	s := &content{
		src:     face.PartRefOf(src),
		set:     face.Key(c, src, "scene", face.As[string]),
		sun:     face.Key(c, src, "sun", face.As[string]),
		open:    face.Key(c, src, "open", face.As[string]),
		seed:    face.Key(c, src, "seed", face.As[string]),
		tone:    face.Key(c, src, "tone", face.AsInk),
		sky:     face.Key(c, src, "sky", face.AsInk),
		far:     face.Key(c, src, "far", face.AsInk),
		near:    face.Key(c, src, "near", face.AsInk),
		ground:  face.Key(c, src, "ground", face.AsInk),
		skin:    face.Key(c, src, "skin", face.AsInk),
		horizon: face.Key(c, src, "horizon", face.As[float64]),
		mirror:  face.Key(c, src, "mirror", face.As[bool]),
		clear:   face.Key(c, src, "clear", face.As[geom.Length]),
		wash:    face.Key(c, src, "wash", face.AsInk),

		strength: face.Key(c, src, "strength", face.As[float64]),
	}
	list, _ := src.Kind.Key("props")
	if props := src.Get("props"); props != nil {
		for _, v := range props.List {
			s.props = append(s.props, newProp(c, list.Keys, v))
		}
	}
	return s
}

// Natural returns no size: a landscape fills the available space.
func (*content) Natural(*face.Painter, geom.Size) geom.Size {
	return geom.Size{W: face.NoSize, H: face.NoSize}
}

// widest is how many times as wide as high a landscape may be: hedges and trees are as
// large as the height makes them, so that a flatter box would hold thousands.
const widest = 20

func (s *content) Draw(p *face.Painter, box geom.Rect) {
	if box.W <= 0 || box.H <= 0 || s.set.In(p) == "" {
		return
	}
	if box.W/widest > box.H {
		face.ReportBadValue(p, &s.src, &s.set, "scene", fmt.Sprintf("its box must be at most %d times as wide as it is high", widest))
		return
	}
	horizon := within(p, &s.src, &s.horizon, "horizon", 10, 95)
	p.CheckBleed(&s.src, box, true)
	v := view{s.set.In(p), box.Size(), horizon / 100, s.tones(p), s.sun.In(p), s.seed.In(p), s.open.In(p)}
	drawn := face.SharedBy[drawings](p.Engine)
	land, first := drawn.land(v)
	if first {
		p.SpendLandscape()
	}
	p.Add(&scene.Use{Symbol: land, At: landAt(box, s.mirror.In(p))})
	s.drawWash(p, box)
	clip, l := geom.RectPath(box), newLand(box, &v)
	l.skin, l.clear = s.skinTone(p), s.clearance(p, box)
	p.Group(&scene.Group{Clip: &clip}, func() {
		for i := range s.props {
			s.props[i].draw(p, &s.src, l, drawn)
		}
	})
}

// drawWash lays the light over the landscape. It is no part of the landscape, so that a file
// holds one drawing for all lights.
func (s *content) drawWash(p *face.Painter, box geom.Rect) {
	if !s.wash.IsSet {
		return
	}
	c, share := plainColor(p, &s.src, &s.wash, "wash"), within(p, &s.src, &s.strength, "strength", 0, 100)/100
	if share > 0 {
		p.Add(&scene.Group{Opacity: share, Marks: []scene.Mark{&scene.Path{Path: geom.RectPath(box), Fill: c}}})
	}
}

// clearance returns what props keep free at both sides of a box, and reports what leaves them no room.
func (s *content) clearance(p *face.Painter, box geom.Rect) geom.Length {
	v := s.clear.In(p)
	if v < 0 || 2*v >= box.W {
		face.ReportBadValue(p, &s.src, &s.clear, "clear", fmt.Sprintf("it must be from 0mm to less than half of the width, which is %s", box.W))
		return 0
	}
	return v
}

// landAt returns the matrix that puts a landscape into a box. A mirrored one is the same
// drawing, so that a file holds it once.
func landAt(box geom.Rect, mirrored bool) geom.Matrix {
	if mirrored {
		return geom.ScaleBy(-1, 1).Then(geom.Translate(box.Right(), box.Y))
	}
	return geom.Translate(box.X, box.Y)
}

// within returns the value of a key, and reports one that is out of range.
func within(p *face.Painter, src *face.PartRef, a *face.Attr[float64], key string, low, high float64) float64 {
	v := a.In(p)
	if v >= low && v <= high {
		return v
	}
	face.ReportBadValue(p, src, a, key, fmt.Sprintf("it must be from %g to %g percent", low, high))
	if v > high {
		return high
	}
	return low
}

// plainColor returns the color of a key, and reports a paint that is not a plain color.
func plainColor(p *face.Painter, src *face.PartRef, a *face.Attr[face.Ink], key string) scene.RGB {
	if ink := a.In(p); ink.Flat != nil {
		return ink.Flat.Screen()
	}
	p.Found.Errorf(a.Pos(p), face.CodeBadValue, "%s%s needs a plain color for `%s`", p.CardName(), src.Label, key).
		Hintf("name a color; a landscape is not mixed from gradients, hatches or none")
	return scene.RGB{}
}

// skinTone returns the color of faces and hands, or nil if they are drawn like the rest of
// a figure.
func (s *content) skinTone(p *face.Painter) *scene.RGB {
	if !s.skin.IsSet {
		return nil
	}
	c := plainColor(p, &s.src, &s.skin, "skin")
	return &c
}

// tones returns the tones of the landscape: mixed from one color, or as set.
func (s *content) tones(p *face.Painter) tones {
	t := tonesOf(plainColor(p, &s.src, &s.tone, "tone"))
	for _, own := range []struct {
		key  string
		set  *face.Attr[face.Ink]
		tone *scene.RGB
	}{{"sky", &s.sky, &t.sky}, {"far", &s.far, &t.far}, {"near", &s.near, &t.near}, {"ground", &s.ground, &t.ground}} {
		if own.set.IsSet {
			*own.tone = plainColor(p, &s.src, own.set, own.key)
		}
	}
	return t
}
