package tune

import (
	"bytes"
	"io/fs"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata"
	gamefiles "punchboard/carddata/source"
	"punchboard/carddata/tuning"
	"punchboard/playtest/trial"
)

// The variant in memory, and the name of its file until the user gives it one.
const (
	variantName = "tuned"
	variantFile = "variants/tuned.yaml"
)

// variant returns the file of a variant that makes some moves.
func variant(g *carddata.Game, moves []move) []byte {
	root := mapping(0)
	changed := trial.With(g, settings(moves))
	for _, m := range moves {
		e := m.number.entry
		name, _, _ := strings.Cut(e.Column.Name, ".")
		for _, c := range m.number.cells {
			switch {
			case e.Switch.Name != "":
				put(root, m.value(c), "switches", e.Switch.Name)
			case e.List:
				put(root, cell(changed.Lists, e.Deck.Name, c.Row, name), "lists", e.Deck.Name, "cards", c.Row, name)
			default:
				put(root, cell(changed.Decks, e.Deck.Name, c.Row, name), "decks", e.Deck.Name, "cards", c.Row, name)
			}
		}
	}
	var b bytes.Buffer
	enc := yaml.NewEncoder(&b)
	enc.SetIndent(2)
	if err := enc.Encode(root); err != nil {
		panic("tune: " + err.Error()) // it holds only texts and numbers
	}
	return b.Bytes()
}

// cell returns the whole value of a cell. A variant replaces a cell that holds several
// values as a whole.
func cell(decks []*carddata.Deck, id, row, column string) any {
	for _, d := range decks {
		for _, c := range d.Cards {
			if (d.ID != id && d.Group != id) || c.ID != row {
				continue
			}
			if column == tuning.Copies {
				return c.Copies
			}
			return c.Fields[column].V
		}
	}
	panic("tune: a cell of the game is not there")
}

// mapping returns an empty mapping.
func mapping(style yaml.Style) *yaml.Node { return &yaml.Node{Kind: yaml.MappingNode, Style: style} }

// put sets a value at a path of keys. The innermost mapping is on one line.
func put(n *yaml.Node, value any, path ...string) {
	for i, key := range path[:len(path)-1] {
		style := yaml.Style(0)
		if i == len(path)-2 {
			style = yaml.FlowStyle
		}
		n = under(n, key, func() *yaml.Node { return mapping(style) })
	}
	in := under(n, path[len(path)-1], func() *yaml.Node { return &yaml.Node{} })
	if err := in.Encode(value); err != nil {
		panic("tune: " + err.Error())
	}
	flow(in)
}

// under returns the value of a key, which is added if it is missing.
func under(n *yaml.Node, key string, create func() *yaml.Node) *yaml.Node {
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			return n.Content[i+1]
		}
	}
	k, value := &yaml.Node{}, create()
	k.SetString(key)
	n.Content = append(n.Content, k, value)
	return value
}

func flow(n *yaml.Node) {
	n.Style |= yaml.FlowStyle
	for _, c := range n.Content {
		flow(c)
	}
}

// load reads the game with the variant of some moves; nil if that has errors.
func (s *search) load(moves []move) *carddata.Game {
	return loaded(&gamefiles.Overlay{FS: s.FS, Changed: map[string][]byte{variantFile: variant(s.Data, moves)}}, s.Data, variantName)
}

func loaded(fsys fs.FS, like *carddata.Game, variant string) *carddata.Game {
	g, found := carddata.Load(fsys, like.Place, carddata.Options{Variant: variant, Slug: like.Slug})
	if found.Errors() > 0 {
		return nil
	}
	return g
}
