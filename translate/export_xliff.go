package translate

import (
	"fmt"
	"regexp"
	"slices"
	"sync"

	"punchboard/proofread"
	"punchboard/translate/xliff"
)

// UpdateXLIFF returns an XLIFF file with the texts of the catalog. Of the file as it was
// before, which may be nil, units are kept as they are if their source text is the same.
func (c *Catalog) UpdateXLIFF(before []byte) ([]byte, error) {
	f := &xliff.File{}
	if before != nil {
		var err error
		if f, err = xliff.Parse(before); err != nil {
			return nil, err
		}
	}
	if f.Target != "" && f.Target != c.Language {
		return nil, fmt.Errorf("the file is in %s, not in %s", f.Target, c.Language)
	}
	f.Source, f.Target = c.Game.Source, c.Language
	if err := c.putUnits(f); err != nil {
		return nil, err
	}
	return f.Bytes(), nil
}

// putUnits puts the texts of the catalog into a file: known ones where they are, and new
// ones after the text before them. Others are removed.
func (c *Catalog) putUnits(f *xliff.File) error {
	known, lost := map[string]*xliff.Unit{}, &UnimportedError{}
	for _, s := range f.Sections {
		for _, u := range s.Units {
			known[u.ID] = u
		}
	}
	used, last := map[*xliff.Unit]bool{}, map[*xliff.Section]int{}
	units := c.Units()
	ids := unitIDs(units)
	for i, u := range units {
		s := f.Section(u.Texts[0].ID.File)
		x := known[ids[i]]
		if x == nil || used[x] || !slices.Contains(s.Units, x) {
			x = &xliff.Unit{ID: ids[i]}
			s.Units = slices.Insert(s.Units, min(last[s], len(s.Units)), x)
		}
		last[s] = slices.Index(s.Units, x) + 1
		if used[x] = true; x.Target != "" && !x.Fuzzy() && tidy(x.Target, u.Source) != tidy(u.Target(), u.Source) {
			if lost.Count++; lost.Count == 1 {
				lost.Line = x.Line
			}
		}
		c.updateUnit(x, u)
	}
	if lost.Count > 0 {
		return lost
	}
	for _, s := range f.Sections {
		s.Units = slices.DeleteFunc(s.Units, func(u *xliff.Unit) bool { return !used[u] })
	}
	return nil
}

// unitIDs returns the id of each text: its context. Where several texts have the same,
// fingerprints of their source texts tell them apart.
func unitIDs(units []*Unit) []string {
	ids, n := make([]string, len(units)), map[string]int{}
	for _, u := range units {
		n[u.Context]++
	}
	for i, u := range units {
		if ids[i] = u.Context; n[u.Context] > 1 {
			ids[i] += "|" + proofread.Fingerprint(u.Source)
		}
	}
	return ids
}

var fingerprintEnd = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\|[0-9a-f]{12}$`) })

// contextOf returns the context that an id has.
func contextOf(id string) string { return fingerprintEnd().ReplaceAllString(id, "") }

// updateUnit brings a unit up to date. A text that has changed needs to be looked at.
func (c *Catalog) updateUnit(x *xliff.Unit, u *Unit) {
	changed := x.Source != u.Source
	switch {
	case x.Line == 0 || x.Target == "":
		x.Target, x.State = u.Target(), xliff.Translated
	case !changed && (!u.Stale() || x.Fuzzy()):
		return
	}
	if x.Source = u.Source; changed && x.Line > 0 || u.Stale() {
		x.State = xliff.NeedsReview
	}
	if x.Target == "" {
		x.State = xliff.New
	}
	x.Notes, x.Places = u.Notes(), c.References(u)
	x.Change()
}
