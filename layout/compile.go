package layout

import (
	"fmt"

	"punchboard/carddata"
	"punchboard/diag"
)

// compiler turns the parts of a face into what a painter needs for one deck in
// one language: constants are worked out, styles are looked up.
type compiler struct {
	*painter      // without a card
	card     bool // whether anything seen in the part at hand depends on the card
}

// constructor compiles the content of a part of one kind.
type constructor func(c *compiler, src *carddata.Part) content

// constructors hold a constructor for each kind of part, by the kind's name.
type constructors map[string]constructor

// key reads a key of a part, with the default of the key table.
func key[T any](c *compiler, src *carddata.Part, name string, cast func(any) T) attr[T] {
	k, ok := src.Kind.Key(name)
	if !ok {
		panic(fmt.Sprintf("layout: %s has no key %s", src.Kind.Name, name))
	}
	return keyOf(c, k, src.Get(name), cast)
}

// keyOf reads the value of a key, nil when the file does not say it.
func keyOf[T any](c *compiler, k carddata.Key, v *carddata.Val, cast func(any) T) attr[T] {
	a := attr[T]{cast: cast}
	if k.Default != "" {
		a.val = cast(c.defaultOf(k))
	}
	if v == nil {
		return a
	}
	a.said, a.at = true, v.Pos
	src := source{v, k}
	if v.Card() {
		c.card = true
		a.src = &src
	} else if lit, ok := c.lit(&src); ok {
		a.val = cast(lit)
	}
	return a
}

// words reads the key of a text. Texts are evaluated for each card: a static
// part is composed once anyway.
func (c *compiler) words(v *carddata.Val) wordsAttr {
	c.card = c.card || v != nil && v.Card()
	return wordsAttr{v}
}

// defaultOf gives the default of a key, as its table writes it.
func (e *engine) defaultOf(k carddata.Key) any {
	v, err := e.game.Lit(k, k.Default, diag.Pos{})
	if err != nil {
		panic("layout: default of " + k.Name + ": " + err.Error())
	}
	return v
}

// parts compiles the parts of a face or a container.
func (c *compiler) parts(src []*carddata.Part) []*part {
	out := make([]*part, len(src))
	for i, s := range src {
		out[i] = c.part(s)
	}
	return out
}

// part compiles one part. Whether it depends on the card, it passes on to what
// holds it.
func (c *compiler) part(src *carddata.Part) *part {
	outer := c.card
	c.card = false
	p := &part{src: src, when: src.When, each: src.Each, as: src.As, frame: c.compileFrame(src)}
	if p.as == "" {
		p.as = "item"
	}
	c.card = c.card || src.Each != nil && src.Each.Card
	c.fill(p)
	p.card, p.decided = c.card, src.When != nil && src.When.Card
	c.card = outer || p.card || p.decided
	return p
}

// fill compiles what the part shows: the library's parts for a use, else what the
// constructor of its kind makes.
func (c *compiler) fill(p *part) {
	kind := p.src.Kind.Name
	if kind == "use" {
		p.library = c.use(p.src)
		return
	}
	construct, ok := c.constructors[kind]
	if !ok {
		panic("layout: unknown kind of part " + kind)
	}
	p.content = construct(c, p.src)
}
