// Package pdf writes a scene as a PDF file. It owns ink on paper as PDF knows
// it: content streams, fonts, pictures, color spaces, page boxes and what a
// printer is told. It must not know what a card is, and never measures text: it
// places glyphs where the scene says.
//
// gofpdf holds the pages, fonts, pictures, links and bookmarks and writes the
// container; what it cannot say is added by the canonical writer (package
// canon), which also makes equal documents equal files. No other package
// imports gofpdf.
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

// DefaultLevel is the zlib level at which files are compressed. On sheets of 1,100
// cards, level 1 makes them 7 % larger and level 9 one half of a percent smaller,
// in the same time within the noise of the measurement.
const DefaultLevel = 6

// Options are what a file says beyond its document.
type Options struct {
	Creator string    // the program that laid out the pages, such as "Punchboard 1.0"
	Date    time.Time // when the file was made; zero: 1 January 2000, so that no clock shows
	Level   int       // zlib level from 1 to 9; 0: DefaultLevel
}

// Write writes a document as a PDF file. Equal documents give equal bytes, in
// every run and from any number of goroutines. Nothing is written when there is
// an error: a picture that cannot be read, a font file that is damaged, a glyph
// that its font does not have, a document without pages.
func Write(w io.Writer, doc *scene.Document, opt Options) error {
	if len(doc.Pages) == 0 {
		return errors.New("pdf: the document has no pages")
	}
	data, err := render(doc, opt)
	if err != nil {
		return fmt.Errorf("pdf: %w", err)
	}
	_, err = w.Write(data)
	return err
}

func render(doc *scene.Document, opt Options) ([]byte, error) {
	j := newDocWriter(doc, opt)
	j.preparePictures()
	pages := j.compose()
	if j.err != nil {
		return nil, j.err
	}
	raw, err := j.writeGofpdf(pages)
	if err != nil {
		return nil, err
	}
	file, err := canon.Parse(raw)
	if err != nil {
		return nil, err
	}
	if err := j.finish(file, pages); err != nil {
		return nil, err
	}
	return file.Bytes(cmp.Or(opt.Level, DefaultLevel))
}
