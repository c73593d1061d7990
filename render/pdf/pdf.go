// Package pdf writes a scene as a PDF file. It implements content streams, fonts,
// pictures, color spaces, page boxes and printer settings. It must not know what a card
// is, and never measures text: glyphs come with their positions.
//
// gofpdf handles the pages, fonts, pictures, links and bookmarks and writes the
// container. What it does not support is added afterwards through package canon, which
// also ensures that equal documents become equal files. No other package imports
// gofpdf.
package pdf

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"time"

	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// DefaultLevel is the default zlib compression level. For sheets of 1,100 cards, level
// 1 makes files 7 % larger and level 9 half a percent smaller, in the same time within
// measurement error.
const DefaultLevel = 6

// Options are the properties of a file besides its document.
type Options struct {
	Creator string    // the program that laid out the pages, such as "Punchboard 1.0"
	Date    time.Time // creation date; zero: 1 January 2000, so that the result does not depend on a clock
	Level   int       // zlib level from 1 to 9; 0: DefaultLevel
}

// Write writes a document as a PDF file. Equal documents produce equal bytes, in every
// run and from any number of goroutines. If there is an error, nothing is written: a
// picture that cannot be decoded, a damaged font file, a glyph that its font does not
// have, or a document without pages.
func Write(w io.Writer, doc *scene.Document, opt Options) error {
	file, err := render(doc, opt)
	if err != nil {
		return fmt.Errorf("pdf: %w", err)
	}
	data, err := file.Bytes(cmp.Or(opt.Level, DefaultLevel))
	if err != nil {
		return fmt.Errorf("pdf: %w", err)
	}
	_, err = w.Write(data)
	return err
}

// Packed is a file, and what it takes to use its compressed streams again.
type Packed = canon.Packed

// Again returns what Write writes, with streams that an earlier file of the same options holds
// already taken from there. That file has to come from the same version of the program, and to be as it
// was returned. The earlier file may be the zero value.
func Again(doc *scene.Document, opt Options, earlier Packed) (Packed, error) {
	file, err := render(doc, opt)
	if err != nil {
		return Packed{}, fmt.Errorf("pdf: %w", err)
	}
	made, err := file.Pack(cmp.Or(opt.Level, DefaultLevel), earlier)
	if err != nil {
		return Packed{}, fmt.Errorf("pdf: %w", err)
	}
	return made, nil
}

// render returns a document as a file that is not compressed yet.
func render(doc *scene.Document, opt Options) (*canon.File, error) {
	if len(doc.Pages) == 0 {
		return nil, errors.New("the document has no pages")
	}
	j := newDocWriter(doc, opt)
	j.preparePictures()
	pages := j.compose()
	if j.err != nil {
		return nil, j.err
	}
	raw, err := j.writeGofpdf()
	if err != nil {
		return nil, err
	}
	file, err := canon.Parse(raw)
	if err != nil {
		return nil, err
	}
	return file, j.finish(file, pages)
}
