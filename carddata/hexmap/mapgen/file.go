package mapgen

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom/hex"
)

// drawn are the sections of a map's file that a generated map replaces: what is on the
// ground, and what would no longer be correct.
var drawn = []string{"rows", "fill", "at", "along", "paths", "areas", "places", "setup"}

// File returns the text of a map's file with the generated map in place of its old
// contents. Its grid, look, kinds, zones and entries are kept byte for byte. The error
// names a terrain that cannot be written in rows.
func (d *Map) File(text []byte, m *mapdata.Map, seed uint64) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, `# Random map, seed %d.
`, seed)
	b.Write(without(text, drawn))
	if err := d.rows(&b, m); err != nil {
		return nil, err
	}
	if len(d.Rivers) > 0 {
		b.WriteString("along:\n")
	}
	for _, r := range d.Rivers {
		fmt.Fprintf(&b, "  - kind: %s\n", m.Kinds.Borders[r.Kind].ID)
		list(&b, "sides", sideNames(m, r.Sides))
		list(&b, "bridges", sideNames(m, r.Bridges))
	}
	if len(d.Roads) > 0 {
		b.WriteString("paths:\n")
	}
	for _, r := range d.Roads {
		d.road(&b, m, r)
	}
	return b.Bytes(), nil
}

// Shown reports whether a map matches the generated one: the same ground, the same
// number of rivers and roads, and nothing else.
func (d *Map) Shown(m *mapdata.Map) bool {
	if len(m.Hexes) != len(d.Terrain) || len(m.Borders) != len(d.Rivers) || len(m.Roads) != len(d.Roads) {
		return false
	}
	for i, terrain := range d.Terrain {
		if m.Hexes[i].Terrain != terrain {
			return false
		}
	}
	return len(m.Places)+len(m.Areas)+len(m.Setup) == 0
}

// without returns the text of a file without some of its sections. A section begins at
// its key, which is not indented, and ends at the next key.
func without(text []byte, sections []string) []byte {
	var kept bytes.Buffer
	skip := false
	for line := range bytes.Lines(text) {
		if key, _, isKey := bytes.Cut(line, []byte(":")); isKey && len(key) > 0 && !bytes.ContainsAny(key[:1], " \t#-[]{}") {
			skip = slices.Contains(sections, string(bytes.Trim(key, " \"'")))
		}
		if !skip {
			kept.Write(line)
		}
	}
	return append(bytes.TrimRight(kept.Bytes(), "\n"), '\n')
}

// rows writes the ground, one character per hex.
func (d *Map) rows(b *bytes.Buffer, m *mapdata.Map) error {
	b.WriteString("rows:\n")
	for row := range m.Grid.Rows {
		b.WriteString("  - \"")
		for _, t := range d.Terrain[row*m.Grid.Cols : (row+1)*m.Grid.Cols] {
			code := m.Kinds.Terrains[t].Code
			if code == "" {
				return fmt.Errorf("map `%s`: terrain `%s` has no `code`, so rows cannot show it", m.ID, m.Kinds.Terrains[t].ID)
			}
			if strings.Contains(`"\`, code) {
				b.WriteByte('\\')
			}
			b.WriteString(code)
		}
		b.WriteString("\"\n")
	}
	return nil
}

func (d *Map) road(b *bytes.Buffer, m *mapdata.Map, r Road) {
	fmt.Fprintf(b, "  - kind: %s\n", m.Kinds.Roads[r.Kind].ID)
	var labels []string
	for _, h := range r.Hexes {
		labels = append(labels, m.Grid.Label(h))
	}
	list(b, "hexes", labels)
	if r.From != "" {
		fmt.Fprintf(b, "    from: %s\n", r.From)
	}
	if r.To != "" {
		fmt.Fprintf(b, "    to: %s\n", r.To)
	}
}

// list writes a list of names in lines of moderate length, or nothing if it is empty.
func list(b *bytes.Buffer, key string, names []string) {
	if len(names) == 0 {
		return
	}
	fmt.Fprintf(b, "    %s: [", key)
	const perLine = 10
	for i, name := range names {
		switch {
		case i > 0 && i%perLine == 0:
			b.WriteString(",\n      ")
		case i > 0:
			b.WriteString(", ")
		}
		fmt.Fprintf(b, "%q", name)
	}
	b.WriteString("]\n")
}

func sideNames(m *mapdata.Map, sides []hex.Side) (names []string) {
	for _, s := range sides {
		names = append(names, m.SideName(s))
	}
	return names
}
