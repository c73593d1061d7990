package xliff

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Limits of a file.
const (
	MaxSize  = 16 << 20 // bytes
	maxDepth = 32       // elements within each other
)

// Error is why a file cannot be read, and the line.
type Error struct {
	Line    int
	Message string
}

func (e *Error) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Message) }

// Parse reads a file. Entities that it declares itself are refused, so that they cannot
// expand.
func Parse(data []byte) (*File, error) {
	if len(data) > MaxSize {
		return nil, &Error{1, fmt.Sprintf("the file has more than %d MiB", MaxSize>>20)}
	}
	p := &parser{data: data, d: xml.NewDecoder(bytes.NewReader(data)), file: &File{}}
	for {
		p.from = p.d.InputOffset()
		token, err := p.d.Token()
		switch {
		case err == io.EOF && p.seen:
			return p.file, nil
		case err == io.EOF:
			return nil, p.fail("there is no XLIFF in the file")
		case err != nil:
			return nil, p.syntax(err)
		}
		if err := p.token(token); err != nil {
			return nil, err
		}
	}
}

// parser reads a file token by token.
type parser struct {
	data    []byte
	d       *xml.Decoder
	file    *File
	from    int64    // where the token begins
	path    []string // the elements that are open
	seen    bool     // the root
	section *Section
	unit    *Unit
	began   int64            // the unit or header
	to      *strings.Builder // the text of a source or target
	counted int64            // up to where lines were counted
	lines   int
}

func (p *parser) token(token xml.Token) error {
	switch t := token.(type) {
	case xml.Directive:
		return p.fail("the file declares a document type, which XLIFF does not have")
	case xml.StartElement:
		if p.path = append(p.path, t.Name.Local); len(p.path) > maxDepth {
			return p.fail("elements are nested too deeply")
		}
		return p.start(t)
	case xml.EndElement:
		p.path = p.path[:len(p.path)-1]
		return p.end(t.Name.Local)
	case xml.CharData:
		if p.to != nil {
			p.to.Write(t)
		}
	}
	return nil
}

// start reads the begin of an element.
func (p *parser) start(t xml.StartElement) error {
	name := t.Name.Local
	switch {
	case len(p.path) == 1:
		p.seen = true
		if name != "xliff" || attribute(t, "version") != "1.2" {
			return p.fail("the file is not XLIFF 1.2")
		}
	case p.to != nil:
		if name == "x" || name == "bx" || name == "ex" {
			return p.fail("the text has an inline code without text; Punchboard writes none")
		}
	case name == "file":
		return p.language(t)
	case name == "header" && p.section != nil:
		p.began = p.from
	case name == "trans-unit" && p.section != nil && p.unit == nil:
		p.unit, p.began = &Unit{ID: attribute(t, "id"), Line: p.line(p.from)}, p.from
	case p.unit != nil && (name == "source" || name == "target") && p.path[len(p.path)-2] == "trans-unit":
		if name == "target" {
			p.unit.State = attribute(t, "state")
		}
		p.to = &strings.Builder{}
	}
	return nil
}

// language reads the begin of a section.
func (p *parser) language(t xml.StartElement) error {
	from, to := attribute(t, "source-language"), attribute(t, "target-language")
	if len(p.file.Sections) > 0 && (from != p.file.Source || to != p.file.Target) {
		return p.fail("the file has several languages")
	}
	p.file.Source, p.file.Target = from, to
	p.section = &Section{Original: attribute(t, "original")}
	p.file.Sections = append(p.file.Sections, p.section)
	return nil
}

// end reads the end of an element.
func (p *parser) end(name string) error {
	within := len(p.path) > 0 && p.path[len(p.path)-1] == "trans-unit"
	switch {
	case p.to != nil && within && name == "source":
		p.unit.Source, p.to = p.to.String(), nil
	case p.to != nil && within && name == "target":
		p.unit.Target, p.to = p.to.String(), nil
	case p.to != nil:
	case name == "header" && p.section != nil && p.unit == nil:
		p.section.header = string(p.data[p.began:p.d.InputOffset()])
	case name == "trans-unit" && p.unit != nil:
		if p.unit.ID == "" {
			return p.fail("a trans-unit has no id")
		}
		p.unit.raw = string(p.data[p.began:p.d.InputOffset()])
		p.section.Units, p.unit = append(p.section.Units, p.unit), nil
	case name == "file":
		p.section = nil
	}
	return nil
}

func attribute(t xml.StartElement, name string) string {
	for _, a := range t.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// line returns the line of an offset that is not before the last one.
func (p *parser) line(offset int64) int {
	offset = max(p.counted, min(offset, int64(len(p.data))))
	p.lines += bytes.Count(p.data[p.counted:offset], []byte("\n"))
	p.counted = offset
	return 1 + p.lines
}

func (p *parser) fail(message string) error { return &Error{p.line(p.from), message} }

func (p *parser) syntax(err error) error {
	var wrong *xml.SyntaxError
	if errors.As(err, &wrong) {
		return &Error{wrong.Line, wrong.Msg}
	}
	return p.fail(err.Error())
}
