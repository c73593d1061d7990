package pdf

import (
	"fmt"

	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// marks paints marks in order. Links and bookmarks are not part of the stream: see
// annotator.
func (c *content) marks(marks []scene.Mark) {
	for _, m := range marks {
		switch v := m.(type) {
		case *scene.Path:
			c.path(v)
		case *scene.Glyphs:
			c.glyphs(v)
		case *scene.Image:
			c.image(v)
		case *scene.Use:
			c.use(v)
		case *scene.Group:
			c.group(v, c.marks)
		case *scene.Link, *scene.Bookmark:
		default:
			panic(fmt.Sprintf("pdf: unknown mark %T", m))
		}
	}
}

// group paints a group, with paint for its marks.
func (c *content) group(g *scene.Group, paint func([]scene.Mark)) {
	if g.Layer != "" {
		c.ops = append(c.ops, "/OC "...)
		c.name("OC", c.doc.layer(g.Layer))
		c.op("BDC")
		defer c.op("EMC")
	}
	seeThrough := g.Opacity > 0 && g.Opacity < 1
	if !seeThrough && g.Clip == nil && g.Matrix() == geom.Identity {
		paint(g.Marks)
		return
	}
	c.save()
	defer c.restore()
	c.transform(g.Matrix())
	if g.Clip != nil {
		c.clip(g)
	}
	if seeThrough {
		c.opacity(g.Opacity)
	}
	paint(g.Marks)
}

// clip limits what follows to the outline; if it is empty, nothing is visible.
func (c *content) clip(g *scene.Group) {
	if g.Clip.Empty() {
		c.op("0 0 0 0 re\nW n")
		return
	}
	c.outline(g.Clip, "W n")
}

// opacity multiplies the opacity of what follows.
func (c *content) opacity(share float64) {
	c.blended = true
	c.state.alpha *= share
	a := canon.Number(appendReal(nil, c.state.alpha, 4))
	c.name("GS", c.doc.alphas.number(canon.Dict{
		"Type": canon.Name("ExtGState"), "BM": canon.Name("Normal"), "ca": a, "CA": a,
	}))
	c.op("gs")
}
