package translate

import (
	"fmt"
	"slices"

	"punchboard/translate/po"
)

// UnimportedError is a file with translations that the game does not have: writing the
// file again would lose them.
type UnimportedError struct {
	Count int
	Line  int // of the first
}

func (e *UnimportedError) Error() string {
	return fmt.Sprintf("%d translations in the file are not in the game; the first is on line %d", e.Count, e.Line)
}

// UpdatePO returns a PO file with the texts of the catalog, in which what the file has
// before is kept.
func (c *Catalog) UpdatePO(before []byte) ([]byte, error) {
	old, err := po.Parse(before)
	if err != nil {
		return nil, err
	}
	if lang := old.Header("Language"); lang != "" && lang != c.Language {
		return nil, fmt.Errorf("the file is in %s, not in %s", lang, c.Language)
	}
	f, err := c.PO(old)
	if err != nil {
		return nil, err
	}
	return f.Bytes(), nil
}

// PO returns the texts of the catalog as a PO file. Comments, flags, headers and the order
// of an earlier version of the file, which may be nil, are kept.
func (c *Catalog) PO(old *po.File) (*po.File, error) {
	m := newMerge(c, old)
	if err := m.unimported(); err != nil {
		return nil, err
	}
	c.header(m.file)
	at := min(1, len(m.file.Entries))
	for _, u := range m.units {
		e := m.entries[u]
		if e == nil {
			e = po.New(u.Context, u.Source, u.Target())
			m.file.Entries = slices.Insert(m.file.Entries, at, e)
		} else {
			m.update(e, u)
		}
		at = slices.Index(m.file.Entries, e) + 1
		c.describe(e, u)
	}
	m.retire()
	return m.file, nil
}

// header sets the fields of the header that tools need. It has no dates, so that the same
// game gives the same file.
func (c *Catalog) header(f *po.File) {
	f.SetHeader("Project-Id-Version", c.Game.Slug+" "+c.Game.Version)
	for _, field := range [][2]string{
		{"PO-Revision-Date", ""}, {"Last-Translator", ""}, {"Language-Team", ""}, {"Language", c.Language},
		{"MIME-Version", "1.0"}, {"Content-Type", "text/plain; charset=UTF-8"}, {"Content-Transfer-Encoding", "8bit"},
	} {
		if !f.HasHeader(field[0]) || f.Header(field[0]) == "" && field[1] != "" {
			f.SetHeader(field[0], field[1])
		}
	}
	f.SetHeader("X-Source-Language", c.Game.Source)
}

// describe sets what translators read of a text.
func (c *Catalog) describe(e *po.Entry, u *Unit) {
	notes, refs := u.Notes(), c.References(u)
	if !slices.Equal(e.Extracted, notes) || !slices.Equal(e.References, refs) {
		e.Extracted, e.References = notes, refs
		e.Change()
	}
	e.SetFuzzy(u.Stale() || e.Fuzzy()) // a translator's doubts are kept
}

// merge brings the texts of a catalog into a file that exists.
type merge struct {
	file    *po.File
	units   []*Unit
	entries map[*Unit]*po.Entry // that the file has
	used    map[*po.Entry]bool
}

func newMerge(c *Catalog, old *po.File) *merge {
	m := &merge{old, c.Units(), map[*Unit]*po.Entry{}, map[*po.Entry]bool{}}
	if old == nil {
		m.file = &po.File{}
	}
	find := findEntries(m.file)
	for _, same := range []bool{true, false} { // texts that are as before come first
		for _, u := range m.units {
			if e := find(u.Key, same); m.entries[u] == nil && e != nil && !m.used[e] {
				m.entries[u], m.used[e] = e, true
			}
		}
	}
	return m
}

// findEntries returns a function that finds the entry of a key: with the same source text,
// or, if it is the only one in its context, with another.
func findEntries(f *po.File) func(key Key, same bool) *po.Entry {
	byKey, byContext := map[Key]*po.Entry{}, map[string][]*po.Entry{}
	for _, e := range f.Entries {
		if e.Context != nil && !e.Obsolete {
			byKey[Key{*e.Context, e.ID}] = e
			byContext[*e.Context] = append(byContext[*e.Context], e)
		}
	}
	return func(key Key, same bool) *po.Entry {
		if same {
			return byKey[key]
		}
		if all := byContext[key.Context]; len(all) == 1 {
			return all[0]
		}
		return nil
	}
}

// unimported returns an error if the file has translations that the game does not have.
func (m *merge) unimported() error {
	var lost UnimportedError
	for _, u := range m.units {
		if e := m.entries[u]; e != nil && e.String() != "" && !e.Fuzzy() && tidy(e.String(), u.Source) != tidy(u.Target(), u.Source) {
			if lost.Count++; lost.Line == 0 || e.Line < lost.Line {
				lost.Line = e.Line
			}
		}
	}
	if lost.Count > 0 {
		return &lost
	}
	return nil
}

// update brings an entry up to date.
func (m *merge) update(e *po.Entry, u *Unit) {
	if e.ID != u.Source {
		previous := e.Message
		e.Previous, e.ID = &previous, u.Source
		e.Change()
		e.SetFuzzy(e.String() != "")
	}
	if target := u.Target(); target != "" && e.String() == "" {
		e.Strings = []string{target}
		e.Change()
	}
}

// retire makes the entries obsolete whose texts the game no longer has, or removes them
// if they were never translated.
func (m *merge) retire() {
	m.file.Entries = slices.DeleteFunc(m.file.Entries, func(e *po.Entry) bool {
		if e.Context == nil || e.Obsolete || e.Line == 0 || m.used[e] {
			return false
		}
		e.Obsolete, e.Extracted, e.References = true, nil, nil
		e.Change()
		return e.String() == ""
	})
}
