package icons

import (
	"slices"
	"sync"

	"punchboard/geom"
)

// Icon is one built-in drawing. Its shapes use the current color, and its box is
// a square. Lookup always returns the same pointer for a name; icons must not be
// modified.
type Icon struct {
	Name    string // lower case and hyphens, such as "tank-sherman"; its meaning never changes
	Author  string // name, such as "Lorc"
	Licence string // such as "CC BY 3.0"
	Source  string // the page that shows the icon; "" for our own
	Drawing Drawing
}

// Lookup returns the built-in icon with the given name. The first call reads the
// catalog (about a third of a millisecond), and each icon is parsed on first
// use. It is safe for concurrent use.
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
	data    string // the path data
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
