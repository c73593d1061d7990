package translate

import (
	"context"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/translate/edit"
)

// Incoming is a translation in a file.
type Incoming struct {
	Key
	At     diag.Pos // in the file
	Target string
	Fuzzy  bool // somebody must look at it first
}

// Imported is what an import changes.
type Imported struct {
	Files     map[string][]byte // new contents, by path in the game
	Changed   int               // translations that are other than before
	Unchanged int
	Fuzzy     int // translations that were not imported because somebody must look at them
	Empty     int
}

// importer brings translations into the files of a game.
type importer struct {
	*Catalog
	find  func(Key) *Unit
	used  map[*Unit]diag.Pos
	found diag.List
	out   Imported
	set   []assignment
}

// assignment is a translation and the texts that it is for.
type assignment struct {
	in   Incoming
	unit *Unit
}

// Import writes translations into the files of the game, in memory. The list has a finding
// for each that cannot be written or is not safe to; with an error, nothing is changed.
func (c *Catalog) Import(ctx context.Context, all []Incoming) (*Imported, *diag.List) {
	m := &importer{Catalog: c, find: c.findUnits(), used: map[*Unit]diag.Pos{}, out: Imported{Files: map[string][]byte{}}}
	for _, in := range all {
		m.assign(in)
	}
	m.compare()
	if m.found.Errors() == 0 {
		m.write()
	}
	if m.found.Errors() == 0 {
		m.record()
		m.verify(ctx)
	}
	m.found.Sort(nil)
	return &m.out, &m.found
}

// findUnits returns a function that finds the texts of a key: with the same source text,
// or, if they are the only ones in their context, with another.
func (c *Catalog) findUnits() func(Key) *Unit {
	byKey, byContext := map[Key]*Unit{}, map[string][]*Unit{}
	for _, u := range c.Units() {
		byKey[u.Key] = u
		byContext[u.Context] = append(byContext[u.Context], u)
	}
	return func(key Key) *Unit {
		if u := byKey[key]; u != nil {
			return u
		}
		if all := byContext[key.Context]; len(all) == 1 {
			return all[0]
		}
		return nil
	}
}

// assign finds the texts of a translation.
func (m *importer) assign(in Incoming) {
	switch {
	case strings.TrimSpace(in.Target) == "":
		m.out.Empty++
		return
	case in.Fuzzy:
		m.out.Fuzzy++
		return
	}
	u := m.find(in.Key)
	if u == nil {
		m.found.Errorf(in.At, CodeUnknown, "the game has no text %s: %s", source.Quote(in.Context), source.Quote(brief(in.Source))).
			Hintf("export the file again, so that it has the texts of the game as it is now")
		return
	}
	if first, twice := m.used[u]; twice {
		m.found.Errorf(in.At, CodeUnknown, "the text %s is translated twice; first on line %d", source.Quote(in.Context), first.Line).Hintf("remove one of the two")
		return
	}
	m.used[u] = in.At
	in.Target = tidy(in.Target, u.Source)
	if fault, hint := dangerous(in.Target, u.Source); fault != "" {
		m.found.Errorf(in.At, CodeDangerous, "the translation %s", fault).Hintf("%s", hint)
		return
	}
	if in.Source != u.Source {
		m.found.Warnf(in.At, CodeOutdated, "the text in `%s` has changed since this file was exported: %s", m.Game.Source, source.Quote(brief(u.Source))).
			Hintf("check the translation, which was imported all the same")
	}
	m.set = append(m.set, assignment{in, u})
}

// brief returns the beginning of a text, on one line.
func brief(text string) string {
	const most = 60
	r := []rune(strings.Join(strings.Fields(text), " "))
	if len(r) > most {
		return string(r[:most]) + "…"
	}
	return string(r)
}

// write changes the files.
func (m *importer) write() {
	changed := map[string]edit.File{}
	for _, a := range m.set {
		same := true
		for _, t := range a.unit.Texts {
			if t.Target == a.in.Target {
				continue
			}
			same = false
			if f := m.translate(t, a.in); f != nil {
				changed[t.ID.File] = f
			}
		}
		if same {
			m.out.Unchanged++
		} else {
			m.out.Changed++
		}
	}
	for name, f := range changed {
		data, err := f.Bytes()
		if err != nil {
			m.found.Errorf(diag.Pos{File: m.Game.Place + "/" + name}, CodeUnwritable, "the translations cannot be written into the file: %v", err)
			continue
		}
		m.out.Files[name] = data
	}
}

// translate changes one text, and returns its file.
func (m *importer) translate(t *Text, in Incoming) edit.File {
	f := m.file(t.ID.File)
	if f == nil {
		found := m.found.Errorf(t.At, CodeUnwritable, "the translation of %s is in a workbook, which cannot be written", source.Quote(brief(t.Source)))
		found.Hintf("type it into the workbook: %s", source.Quote(brief(in.Target)))
		found.Cause = diag.Cause{Key: "workbook " + t.At.File, Message: "cells of a workbook cannot be written, but have translations in " + in.At.File + ":", Hint: "save the sheet as CSV UTF-8, or type the translations into the workbook"}
		return nil
	}
	if err := f.Translate(t.place(), m.Language, in.Target); err != nil {
		m.found.Errorf(in.At, CodeUnwritable, "the translation cannot be written at %s: %v", t.At, err).Hintf("write it into the file by hand")
		return nil
	}
	return f
}

// record records the translations in translations.csv, if the game has it: each with the
// source text that it was made of.
func (m *importer) record() {
	if !m.Game.Fingerprinted {
		return
	}
	r := NewRecord(m.Catalog)
	others := m.acceptedOthers(r)
	for _, a := range m.set {
		for _, t := range a.unit.Texts {
			r.Forget(t.ID, m.Language)
		}
	}
	for _, a := range m.set {
		for _, t := range a.unit.Texts {
			r.Add(t.ID, m.Language, a.in.Source)
		}
	}
	for _, t := range others {
		if !r.Has(t.ID, m.Language, t.Source) {
			r.Add(t.ID, m.Language, t.Source)
		}
	}
	m.out.Files[carddata.FingerprintFile] = r.Bytes()
}

// acceptedOthers returns the texts whose translations are recorded and are not imported:
// several texts of a face share one id, so that what is recorded of them is together.
func (m *importer) acceptedOthers(r *Record) (others []*Text) {
	imported := map[*Text]bool{}
	for _, a := range m.set {
		for _, t := range a.unit.Texts {
			imported[t] = true
		}
	}
	for _, t := range m.Texts {
		if !imported[t] && r.Has(t.ID, m.Language, t.Source) {
			others = append(others, t)
		}
	}
	return others
}

// verify reads the changed game again: each text must have its translation.
func (m *importer) verify(ctx context.Context) {
	again, found := Load(ctx, &source.Overlay{FS: m.fsys, Changed: m.out.Files}, m.Game.Place, m.Language)
	if again == nil {
		m.found.Append(*found)
		return
	}
	targets := map[string][]string{}
	for _, t := range again.Texts {
		targets[t.Context()] = append(targets[t.Context()], t.Target)
	}
	for _, a := range m.set {
		for _, t := range a.unit.Texts {
			if !slices.Contains(targets[t.Context()], a.in.Target) {
				m.found.Errorf(a.in.At, CodeUnwritable, "the translation cannot be written at %s", t.At).Hintf("write it into the file by hand")
			}
		}
	}
}
