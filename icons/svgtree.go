package icons

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
)

// element is one element of an SVG file. Elements of other namespaces, such as
// private data of drawing programs, are dropped.
type element struct {
	name     string
	line     int
	size     int // of its attributes, in bytes
	attrs    []attribute
	children []*element
	text     strings.Builder // of a style element
}

type attribute struct{ name, value string }

// attr returns the value of an attribute, "" if the element does not have it.
func (e *element) attr(name string) string {
	for _, a := range e.attrs {
		if a.name == name {
			return a.value
		}
	}
	return ""
}

const (
	svgSpace   = "http://www.w3.org/2000/svg"
	xlinkSpace = "http://www.w3.org/1999/xlink"
)

// treeReader builds the tree of elements. A nil on the stack stands for an
// element that is dropped with its contents.
type treeReader struct {
	dec   *xml.Decoder
	root  *element
	stack []*element
	count int
}

func readTree(data []byte) (*element, error) {
	if len(data) > MaxSVGBytes {
		return nil, &SVGError{0, fmt.Sprintf("the file is larger than %d MiB", MaxSVGBytes>>20)}
	}
	r := treeReader{dec: xml.NewDecoder(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff"))))}
	r.dec.CharsetReader = decoded
	for {
		line, _ := r.dec.InputPos()
		token, err := r.dec.Token()
		if err == io.EOF {
			return r.finished()
		}
		if err != nil {
			return nil, syntaxError(line, err)
		}
		if err := r.take(token, line); err != nil {
			return nil, err
		}
	}
}

// decoded decodes the one-byte encodings that older programs write. Beyond
// ASCII they differ only in letters, which do not affect shapes.
func decoded(encoding string, in io.Reader) (io.Reader, error) {
	switch strings.ToLower(encoding) {
	case "iso-8859-1", "iso-8859-15", "latin1", "windows-1252", "us-ascii":
	default:
		return nil, fmt.Errorf("the encoding is %s: save the file as UTF-8", encoding)
	}
	data, err := io.ReadAll(in)
	runes := make([]rune, len(data))
	for i, b := range data {
		runes[i] = rune(b)
	}
	return strings.NewReader(string(runes)), err
}

func (r *treeReader) finished() (*element, error) {
	if r.root == nil {
		return nil, &SVGError{0, "the file is not an SVG drawing"}
	}
	return r.root, nil
}

// syntaxError uses the decoder's own line number if it has one.
func syntaxError(line int, err error) error {
	if s := (*xml.SyntaxError)(nil); errors.As(err, &s) {
		return &SVGError{s.Line, s.Msg}
	}
	return &SVGError{line, strings.TrimPrefix(err.Error(), "xml: ")}
}

func (r *treeReader) take(token xml.Token, line int) error {
	switch t := token.(type) {
	case xml.StartElement:
		return r.open(t, line)
	case xml.EndElement:
		r.stack = r.stack[:len(r.stack)-1]
	case xml.CharData:
		if e := r.top(); e != nil && e.name == "style" {
			e.text.Write(t)
		}
	}
	return nil
}

func (r *treeReader) top() *element {
	if len(r.stack) == 0 {
		return nil
	}
	return r.stack[len(r.stack)-1]
}

func (r *treeReader) open(t xml.StartElement, line int) error {
	r.count++
	switch {
	case len(r.stack) >= maxSVGDepth:
		return &SVGError{line, fmt.Sprintf("elements are nested more than %d deep", maxSVGDepth)}
	case r.count > MaxSVGElements:
		return &SVGError{line, fmt.Sprintf("the file has more than %d elements", MaxSVGElements)}
	case r.root == nil && (len(r.stack) > 0 || !isSVG(t.Name) || t.Name.Local != "svg"):
		return &SVGError{line, fmt.Sprintf("the file is not an SVG drawing: it begins with <%s>", t.Name.Local)}
	}
	r.stack = append(r.stack, r.kept(t, line))
	return nil
}

// kept returns the element, added to the tree, or nil.
func (r *treeReader) kept(t xml.StartElement, line int) *element {
	parent := r.top()
	if !isSVG(t.Name) || r.root != nil && parent == nil {
		return nil
	}
	e := &element{name: t.Name.Local, line: line}
	for _, a := range t.Attr {
		if a.Name.Space == "" || a.Name.Space == xlinkSpace || a.Name.Space == "xlink" {
			e.attrs = append(e.attrs, attribute{a.Name.Local, a.Value})
			e.size += len(a.Value)
		}
	}
	if parent == nil {
		r.root = e
	} else {
		parent.children = append(parent.children, e)
	}
	return e
}

func isSVG(n xml.Name) bool { return n.Space == svgSpace || n.Space == "" }
