package hexmap

import (
	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
)

// list is a section of a map that lists entries of one type.
type list[T any] struct {
	name     string
	settings []sections.Setting[*Reader, entry[T]]
	begin    func(source.Node) T // returns an empty entry with its defaults
	check    func(*entry[T])     // called when the whole map has been read; may be nil
}

// entry is an entry of a list, with the map whose hexes it refers to.
type entry[T any] struct {
	it     *T
	m      *file
	at     source.Node
	sides  []hexSide  // the hexsides it runs along, with their positions in the file
	ranges []hexRange // its hexes, with their positions in the file
}

// readItems reads the entries of a list.
func readItems[T any](l *Reader, m *file, n source.Node, list list[T]) []T {
	if !n.Exists() {
		return nil
	}
	items := n.List(list.name)
	if len(items) > maxMapItems {
		items[maxMapItems].Errorf(CodeGrid, "`%s` has more than %d entries; the rest are ignored", list.name, maxMapItems)
		items = items[:maxMapItems]
	}
	all := make([]T, len(items))
	ids := map[string]int{}
	for i, item := range items {
		all[i] = list.begin(item)
		e := &entry[T]{it: &all[i], m: m, at: item}
		sections.Read(l, item, "an entry of `"+list.name+"`", list.settings, e)
		claimEntryID(item, ids, list.name)
		if list.check != nil {
			m.checks = append(m.checks, func() { list.check(e) })
		}
	}
	return all
}

// claimEntryID adds a finding if the id of an entry is already used; lines maps the ids
// so far to their lines.
func claimEntryID(n source.Node, lines map[string]int, section string) {
	id := n.Lookup("id")
	if !id.Exists() || id.Kind != yaml.ScalarNode {
		return
	}
	if first := lines[id.Value]; first > 0 {
		id.Errorf(source.CodeDuplicateID, "the id `%s` is used twice in `%s`; first on line %d", id.Value, section, first)
		return
	}
	lines[id.Value] = id.Pos().Line
}
