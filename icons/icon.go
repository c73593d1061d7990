package icons

import (
	"slices"
	"sync"

	"punchboard/geom"
)

// Icon is one built-in drawing. Its shapes take the current color, and its box
// is a square. Two icons of the same name are the same pointer; nobody may
// write to them.
type Icon struct {
	Name    string // lower case and hyphens, such as "tank-sherman"; it never changes its meaning
	Author  string // such as "Lorc"
	Licence string // such as "CC BY 3.0"
	Source  string // the page that shows the icon; "" for our own
	Drawing Drawing
}

// Lookup returns the built-in icon of a name. The first call reads the catalogue
// (about a third of a millisecond), and each icon is parsed when it is first
// asked for. It is safe for concurrent use.
func Lookup(name string) (*Icon, bool) {
	e := catalogue().byName[name]
	if e == nil {
		return nil, false
	}
	return e.icon(), true
}

// Names returns the names of all built-in icons in alphabetical order.
func Names() []string { return slices.Clone(catalogue().names) }

// entry is an icon that may not have been parsed yet.
type entry struct {
	name    string
	author  *Author
	data    string // the path
	evenOdd bool
	icon    func() *Icon
}

func newEntry(name string, author *Author, data string, evenOdd bool) *entry {
	e := &entry{name: name, author: author, data: data, evenOdd: evenOdd}
	e.icon = sync.OnceValue(e.parsed)
	return e
}

func (e *entry) parsed() *Icon {
	path, err := ParsePath(e.data)
	if err != nil {
		panic("icons: " + e.name + ": " + err.Error())
	}
	shape := Shape{Path: path, EvenOdd: e.evenOdd, Fill: Ink{Kind: CurrentColor, Opacity: 1}}
	return &Icon{
		Name:    e.name,
		Author:  e.author.Name,
		Licence: e.author.Licence,
		Source:  e.author.page(e.name),
		Drawing: Drawing{Box: geom.Rect{W: Side, H: Side}, Shapes: []Shape{shape}},
	}
}
