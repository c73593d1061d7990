// Package po reads and writes gettext PO files. What is not changed is written as it was
// read, byte for byte: comments, flags, line breaks, order, and headers that it does not
// know.
package po

import (
	"slices"
	"strings"
)

// File is a PO file: entries in their order. The first one with an empty ID is the header.
type File struct {
	Entries []*Entry

	mark    string // the byte order mark, if there is one
	newline string
	rest    string // what follows the last entry
}

// Entry is a text with its translation.
type Entry struct {
	Comments   []string // of translators, without `# `
	Extracted  []string // for translators, without `#. `
	References []string // file:line
	Flags      []string // such as fuzzy
	Previous   *Message // what a fuzzy translation was made of; nil if that is not known
	Message
	Strings  []string // the translation; several if the text has plural forms
	Obsolete bool     // commented out with #~
	Line     int      // of the translation in the file; 0 for a new entry

	raw string // as it was read; "" if it is new or has changed
}

// Message is what an entry is about.
type Message struct {
	Context *string // nil for none
	ID      string
	Plural  *string
}

// New returns an entry of a file that is to be written.
func New(context, id, translation string) *Entry {
	return &Entry{Message: Message{Context: &context, ID: id}, Strings: []string{translation}}
}

// String returns the translation, in the singular.
func (e *Entry) String() string {
	if len(e.Strings) == 0 {
		return ""
	}
	return e.Strings[0]
}

// Fuzzy reports whether somebody must look at the translation.
func (e *Entry) Fuzzy() bool { return slices.Contains(e.Flags, "fuzzy") }

// IsHeader reports whether the entry is the header of a file.
func (e *Entry) IsHeader() bool { return e.ID == "" && e.Context == nil && !e.Obsolete }

// Change lets the entry be written as its fields are now, not as it was read.
func (e *Entry) Change() { e.raw = "" }

// SetFuzzy adds or removes the flag fuzzy.
func (e *Entry) SetFuzzy(fuzzy bool) {
	if fuzzy == e.Fuzzy() {
		return
	}
	e.Change()
	if e.Flags = slices.DeleteFunc(e.Flags, func(f string) bool { return f == "fuzzy" }); fuzzy {
		e.Flags = append([]string{"fuzzy"}, e.Flags...)
	}
}

// header returns the header, or nil if there is none.
func (f *File) header() *Entry {
	i := slices.IndexFunc(f.Entries, (*Entry).IsHeader)
	if i < 0 {
		return nil
	}
	return f.Entries[i]
}

// Header returns a field of the header, "" if there is none.
func (f *File) Header(name string) string {
	value, _ := f.field(name)
	return value
}

// HasHeader reports whether the header has a field, be it empty.
func (f *File) HasHeader(name string) bool {
	_, ok := f.field(name)
	return ok
}

func (f *File) field(name string) (value string, ok bool) {
	h := f.header()
	if h == nil {
		return "", false
	}
	for line := range strings.Lines(h.String()) {
		if field, value, ok := strings.Cut(line, ":"); ok && strings.EqualFold(strings.TrimSpace(field), name) {
			return strings.TrimSpace(value), true
		}
	}
	return "", false
}

// SetHeader sets a field of the header, which is added if there is none.
func (f *File) SetHeader(name, value string) {
	if f.HasHeader(name) && f.Header(name) == value {
		return
	}
	h := f.header()
	if h == nil {
		h = &Entry{Strings: []string{""}}
		f.Entries = slices.Insert(f.Entries, 0, h)
	}
	h.Change()
	var b strings.Builder
	set := false
	for line := range strings.Lines(h.String()) {
		if field, _, ok := strings.Cut(line, ":"); ok && !set && strings.EqualFold(strings.TrimSpace(field), name) {
			set, line = true, name+": "+value+"\n"
		}
		b.WriteString(line)
	}
	if !set {
		b.WriteString(name + ": " + value + "\n")
	}
	h.Strings = []string{b.String()}
}
