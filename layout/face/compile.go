// Package face composes the faces of cards, counters and sheets into marks: parts,
// boxes, flows, texts and pictures. It knows nothing of the kinds of parts that other
// packages draw, nor of paper.
package face

import (
	"cmp"
	"fmt"
	"maps"

	facedata "punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/diag"
)

// Compiler prepares the parts of a face for one deck in one language: it evaluates
// constants and looks up styles.
type Compiler struct {
	*Painter                     // without a card
	DependsOnCard bool           // whether anything in the current part depends on the card
	fixed         map[string]any // values that are the same for all cards in the current part of the library
}

// constructor compiles the content of a part of one kind.
type constructor func(c *Compiler, src *facedata.Part) Content

// Constructors maps the names of kinds of parts to their constructors.
type Constructors map[string]constructor

// Key reads a key of a part, with the default of the key table.
func Key[T any](c *Compiler, src *facedata.Part, name string, cast func(any) T) Attr[T] {
	k, ok := src.Kind.Key(name)
	if !ok {
		panic(fmt.Sprintf("layout: %s has no key %s", src.Kind.Name, name))
	}
	return keyOf(c, k, src.Get(name), cast)
}

// keyOf reads the value of a key; v is nil if the file does not set it.
func keyOf[T any](c *Compiler, k sections.Key, v *facedata.Val, cast func(any) T) Attr[T] {
	a := Attr[T]{convert: cast}
	if k.Default != "" {
		a.Value = cast(c.defaultOf(k))
	}
	if v == nil {
		return a
	}
	a.IsSet, a.pos = true, v.Pos
	src := source{v, k}
	if v.Varies(c.fixed) {
		c.DependsOnCard = true
		a.source = &src
	} else if lit, ok := c.lit(&src); ok {
		a.Value = cast(lit)
	}
	return a
}

// Text reads the key of a text. Texts are evaluated for each card even if they are
// constant: a static part is only composed once anyway.
func (c *Compiler) Text(v *facedata.Val) TextAttr {
	c.DependsOnCard = c.DependsOnCard || v.Varies(c.fixed)
	return TextAttr{v}
}

// defaultOf returns the default of a key, converted to its Go type.
func (e *Engine) defaultOf(k sections.Key) any {
	v, err := e.Game.Lit(k, k.Default, diag.Pos{})
	if err != nil {
		panic("layout: default of " + k.Name + ": " + err.Error())
	}
	return v
}

// parts compiles the parts of a face or a container.
func (c *Compiler) parts(src []*facedata.Part) []*part {
	out := make([]*part, len(src))
	for i, s := range src {
		out[i] = c.Part(s)
	}
	return out
}

// Part compiles one part. If it depends on the card, so does the part that contains it.
func (c *Compiler) Part(src *facedata.Part) *part {
	outer, fixed := c.DependsOnCard, c.fixed
	c.DependsOnCard = src.Each.Varies(fixed)
	p := &part{src: src, when: src.When, each: src.Each, as: cmp.Or(src.As, "item")}
	if p.each != nil {
		c.fixed = without(fixed, p.as)
	}
	p.frame = c.compileFrame(src)
	c.fill(p)
	p.varies, p.whenVaries = c.DependsOnCard, src.When.Varies(c.fixed)
	c.DependsOnCard, c.fixed = outer || p.varies || p.whenVaries, fixed
	return p
}

// without returns the values of all names but some.
func without(values map[string]any, names ...string) map[string]any {
	rest := maps.Clone(values)
	for _, name := range names {
		delete(rest, name)
	}
	return rest
}

// fill compiles the content of a part: the library's parts for a use, otherwise the
// content that the constructor of its kind returns.
func (c *Compiler) fill(p *part) {
	kind := p.src.Kind.Name
	if kind == "use" {
		p.library = c.use(p.src)
		return
	}
	construct, ok := c.constructors[kind]
	if !ok {
		panic("layout: unknown kind of part " + kind)
	}
	p.Content = construct(c, p.src)
}
