// Package svg writes a scene as SVG text, for the web, for screens, and for editing in
// other programs. It must not know what a card is, and never measures text: glyphs are
// outlines, and each run also has its words as invisible text, so that readers can
// search and copy them and screen readers can read them.
package svg

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"punchboard/geom"
	"punchboard/scene"
)

// Options are the properties of a drawing besides its marks.
type Options struct {
	Title  string // alternative text
	Lang   string // BCP 47; "": not set
	Prefix string // prefix of all ids, so that several drawings can be in one HTML page
	Inline bool   // for HTML: scales to the available width, and has no XML declaration
}

// Write writes the marks in a box as an SVG drawing. One unit is a point. Equal marks
// produce equal bytes. It returns an error for unknown picture formats.
func Write(w io.Writer, box geom.Rect, marks []scene.Mark, opt Options) error {
	d := &drawing{prefix: opt.Prefix, known: map[string]string{}, opacity: 1}
	d.marks(marks)
	if d.err != nil {
		return fmt.Errorf("svg: %w", d.err)
	}
	var out bytes.Buffer
	head(&out, box, opt)
	if d.defs.Len() > 0 {
		fmt.Fprintf(&out, "<defs>\n%s</defs>\n", d.defs.Bytes())
	}
	out.Write(d.body.Bytes())
	out.WriteString("</svg>\n")
	_, err := w.Write(out.Bytes())
	return err
}

// head writes the root element.
func head(out *bytes.Buffer, box geom.Rect, opt Options) {
	size := fmt.Sprintf(` width="%smm" height="%smm"`, number(box.W.MM()), number(box.H.MM()))
	if opt.Inline {
		size = ` width="100%"`
	} else {
		out.WriteString(`<?xml version="1.0" encoding="UTF-8"?>` + "\n")
	}
	lang := ""
	if opt.Lang != "" {
		lang = ` xml:lang="` + escaped(opt.Lang) + `" lang="` + escaped(opt.Lang) + `"`
	}
	fmt.Fprintf(out, `<svg xmlns="http://www.w3.org/2000/svg"%s viewBox="%s %s %s %s" role="img"%s>`+"\n",
		size, pt(box.X), pt(box.Y), pt(box.W), pt(box.H), lang)
	if opt.Title != "" {
		fmt.Fprintf(out, "<title>%s</title>\n", escaped(opt.Title))
	}
}

// drawing is a drawing that is being written. Shared definitions are written to defs,
// each only once.
type drawing struct {
	prefix     string
	defs, body bytes.Buffer
	known      map[string]string // content or key of a definition: its id
	opacity    float64           // of the enclosing groups
	err        error
}

// define returns the id of a definition, calling write once for each key.
func (d *drawing) define(key string, write func(id string) string) string {
	if id, ok := d.known[key]; ok {
		return id
	}
	id := d.prefix + "d" + strconv.Itoa(len(d.known))
	d.known[key] = id
	text := write(id) // may define others, which then come first
	d.defs.WriteString(text)
	return id
}

func (d *drawing) marks(marks []scene.Mark) {
	for _, m := range marks {
		d.mark(m)
	}
}

func (d *drawing) mark(m scene.Mark) {
	switch m := m.(type) {
	case *scene.Path:
		d.path(m)
	case *scene.Glyphs:
		d.glyphs(m)
	case *scene.Image:
		d.image(m)
	case *scene.Use:
		d.use(m)
	case *scene.Group:
		d.group(m)
	case *scene.Link:
		d.link(m)
	case *scene.Bookmark: // SVG has no outline
	default:
		panic(fmt.Sprintf("svg: unknown mark %T", m))
	}
}

// printf formats text into the drawing.
func (d *drawing) printf(format string, args ...any) { fmt.Fprintf(&d.body, format, args...) }

// escaped returns a text escaped for elements and attributes.
func escaped(s string) string {
	var b strings.Builder
	if err := xml.EscapeText(&b, []byte(s)); err != nil {
		panic("svg: " + err.Error())
	}
	return b.String()
}

// pt formats a length in points.
func pt(l geom.Length) string { return number(l.Pt()) }

// number formats a number to three decimals.
func number(f float64) string {
	s := strconv.FormatFloat(math.Round(f*1000)/1000, 'f', -1, 64)
	if s == "-0" {
		return "0"
	}
	return s
}
