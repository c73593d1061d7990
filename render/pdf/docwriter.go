package pdf

import (
	"fmt"
	"slices"
	"time"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// docWriter writes one document; it holds what the streams of the file share. Resources
// are numbered in order of first use, which is the order of the marks.
type docWriter struct {
	doc    *scene.Document
	opt    Options
	survey survey
	tree   *structure             // nil if nothing is to be read
	spaced map[*scene.Glyphs]bool // the runs that need a space after them

	faces     map[*fonts.Font]*typeface
	subsets   []*subset
	pictures  map[pictureKey]*picture
	images    []*picture // in order of their numbers
	bySymbol  map[variant]*symbolStream
	blank     *symbolStream   // see origin
	forms     []*symbolStream // in order of their numbers
	layers    []string
	inks      []scene.Spot
	alphas    registry
	shadings  registry
	resources map[string]string // gofpdf's names of the pictures and masks, by ours
	room      int               // capacity for the stream of the next symbol, because the cards of a deck are similar
	err       error             // the first error
}

func newDocWriter(doc *scene.Document, opt Options) *docWriter {
	if opt.Date.IsZero() {
		opt.Date = time.Date(2000, time.January, 1, 0, 0, 0, 0, time.UTC)
	}
	opt.Date = opt.Date.UTC()
	return &docWriter{
		doc: doc, opt: opt, survey: surveyOf(doc), tree: newStructure(doc), spaced: map[*scene.Glyphs]bool{},
		faces:     map[*fonts.Font]*typeface{},
		pictures:  map[pictureKey]*picture{},
		bySymbol:  map[variant]*symbolStream{},
		resources: map[string]string{},
	}
}

// fail records the first error. Streams continue after an error, and are discarded.
func (d *docWriter) fail(err error) {
	if d.err == nil {
		d.err = err
	}
}

// compose writes the stream of each page.
func (d *docWriter) compose() []*content {
	pages := make([]*content, len(d.doc.Pages))
	for i := range d.doc.Pages {
		page := &d.doc.Pages[i]
		c := newContent(d, 1, 1)
		if i > 0 { // sheets are similar
			c.ops = make([]byte, 0, roomFor(pages[i-1].ops))
		}
		c.transform(geom.Matrix{A: 1, D: -1, F: page.Size.H})
		if d.tree != nil {
			c.tagged(i)
		} else {
			c.marks(page.Marks)
		}
		pages[i] = c
	}
	return pages
}

// layer returns the number of a layer, by its name.
func (d *docWriter) layer(name string) int {
	if i := slices.Index(d.layers, name); i >= 0 {
		return i
	}
	d.layers = append(d.layers, name)
	return len(d.layers) - 1
}

// spot returns the number of a spot color, starting at 1.
func (d *docWriter) spot(s scene.Spot) int {
	for i, known := range d.inks {
		if known.Name != s.Name {
			continue
		}
		if known.Mix != s.Mix {
			d.fail(fmt.Errorf("spot ink %q has two mixes", s.Name))
		}
		return i + 1
	}
	d.inks = append(d.inks, s)
	return len(d.inks)
}

// registry numbers dictionaries that gofpdf does not support. Equal ones share a
// number.
type registry struct {
	numbers map[string]int
	dicts   []canon.Dict
}

func (r *registry) number(d canon.Dict) int {
	key := fmt.Sprint(d) // fmt prints keys in sorted order
	if n, ok := r.numbers[key]; ok {
		return n
	}
	if r.numbers == nil {
		r.numbers = map[string]int{}
	}
	r.numbers[key] = len(r.dicts)
	r.dicts = append(r.dicts, d)
	return len(r.dicts) - 1
}
