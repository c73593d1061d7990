package icons

import (
	_ "embed" // the sets of icons
	"slices"
	"strings"
	"sync"
)

//go:embed game-icons.txt
var gameIcons string

//go:embed punchboard.txt
var ownIcons string

// index is the catalog of all built-in icons.
type index struct {
	names   []string
	byName  map[string]*entry
	authors []Author // authors with icons, in the order of the table
}

// catalogue is read on first use, not at program start.
var catalogue = sync.OnceValue(func() *index {
	c := &index{byName: map[string]*entry{}}
	drawn := map[string][]string{}
	c.read(gameIcons, false, drawn)
	c.read(ownIcons, true, drawn)
	slices.Sort(c.names)
	for _, a := range authors {
		if a.Icons = drawn[a.slug]; a.Icons != nil {
			c.authors = append(c.authors, a)
		}
	}
	return c
})

// read adds the icons of one set: lines of name, author, evidence of authorship
// and path data. The evidence is only for readers of the file.
func (c *index) read(set string, evenOdd bool, drawn map[string][]string) {
	for line := range strings.Lines(set) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.SplitN(strings.TrimSuffix(line, "\n"), " ", 4)
		if len(f) != 4 {
			panic("icons: bad line in a set: " + line)
		}
		name, slug := f[0], f[1]
		if c.byName[name] != nil {
			panic("icons: two icons are called " + name)
		}
		c.byName[name] = newEntry(name, authorOf(slug), f[3], evenOdd)
		c.names = append(c.names, name)
		drawn[slug] = append(drawn[slug], name)
	}
}
