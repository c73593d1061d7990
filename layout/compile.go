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
func (s *studio) defaultOf(k carddata.Key) any {
	v, err := s.game.Lit(k, k.Default, diag.Pos{})
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

// fill compiles what the part shows. A new kind of part needs a case here and
// a line in carddata.Kinds.
func (c *compiler) fill(p *part) {
	src := p.src
	switch src.Kind.Name {
	case "text":
		p.content = c.text(src)
	case "shape":
		p.content = c.shape(src)
	case "icon":
		p.content = c.icon(src)
	case "image":
		p.content = c.image(src)
	case "row", "column":
		p.content = c.row(src)
	case "grid":
		p.content = c.grid(src)
	case "stack":
		p.content = c.stack(src)
	case "pips":
		p.content = c.pips(src)
	case "bar":
		p.content = c.bar(src)
	case "table":
		p.content = c.table(src)
	case "panel":
		p.content = c.panel(src)
	case "track":
		p.content = c.track(src)
	case "symbol":
		p.content = c.symbol(src)
	case "hexmap":
		p.content = c.hexmap(src)
	case "hextile":
		p.content = c.hextile(src)
	case "compass":
		p.content = c.compass(src)
	case "scale":
		p.content = c.scale(src)
	case "reference":
		p.content = c.reference(src)
	case "use":
		p.library = c.use(src)
	default:
		panic("layout: unknown kind of part " + src.Kind.Name)
	}
}
