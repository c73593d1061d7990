// Package xliff reads and writes XLIFF 1.2, the exchange format of translation tools. A unit
// that is not changed is written as it was read, byte for byte, with whatever a tool put
// into it.
package xliff

import (
	"encoding/xml"
	"strings"
)

// File is an XLIFF file with one pair of languages.
type File struct {
	Source, Target string // languages
	Sections       []*Section
}

// Section is the texts of one file of a game.
type Section struct {
	Original string
	Units    []*Unit

	header string // as it was read, with what tools say of themselves
}

// Unit is a text with its translation.
type Unit struct {
	ID     string
	Source string
	Target string
	State  string   // of the translation, such as translated
	Notes  []string // for translators
	Places []string // file:line
	Line   int      // in the file; 0 for a new unit

	raw string
}

// The states that are written.
const (
	Translated  = "translated"
	NeedsReview = "needs-review-translation"
	New         = "new"
)

// Fuzzy reports whether somebody must look at the translation first.
func (u *Unit) Fuzzy() bool { return u.State == New || strings.HasPrefix(u.State, "needs-") }

// Change lets the unit be written as its fields are now, not as it was read.
func (u *Unit) Change() { u.raw = "" }

// Section returns the section of a file, which is added if there is none.
func (f *File) Section(original string) *Section {
	for _, s := range f.Sections {
		if s.Original == original {
			return s
		}
	}
	s := &Section{Original: original}
	f.Sections = append(f.Sections, s)
	return s
}

// Bytes returns the file as it is to be written.
func (f *File) Bytes() []byte {
	var b strings.Builder
	b.WriteString("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\n")
	for _, s := range f.Sections {
		if len(s.Units) == 0 {
			continue
		}
		b.WriteString(`  <file original="` + escaped(s.Original) + `" source-language="` + escaped(f.Source) + `" target-language="` + escaped(f.Target) + `" datatype="plaintext">` + "\n")
		if s.header != "" {
			b.WriteString("    " + s.header + "\n")
		}
		b.WriteString("    <body>\n")
		for _, u := range s.Units {
			b.WriteString("      " + u.text() + "\n")
		}
		b.WriteString("    </body>\n  </file>\n")
	}
	b.WriteString("</xliff>\n")
	return []byte(b.String())
}

// text returns the unit as it is to be written.
func (u *Unit) text() string {
	if u.raw != "" {
		return u.raw
	}
	var b strings.Builder
	b.WriteString(`<trans-unit id="` + escaped(u.ID) + `" xml:space="preserve">` + "\n")
	b.WriteString("        <source>" + escaped(u.Source) + "</source>\n")
	b.WriteString(`        <target state="` + escaped(u.State) + `">` + escaped(u.Target) + "</target>\n")
	for _, note := range u.Notes {
		b.WriteString(`        <note from="developer">` + escaped(note) + "</note>\n")
	}
	for _, place := range u.Places {
		at := strings.LastIndexByte(place, ':')
		b.WriteString(`        <context-group purpose="location"><context context-type="sourcefile">` + escaped(place[:max(at, 0)]) +
			`</context><context context-type="linenumber">` + escaped(place[at+1:]) + "</context></context-group>\n")
	}
	b.WriteString("      </trans-unit>")
	return b.String()
}

// escaped returns a text for XML. Line breaks stay as they are in elements; of what XML
// cannot have, the package encoding/xml writes a replacement.
func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a builder takes everything
	return strings.ReplaceAll(b.String(), "&#xA;", "\n")
}
