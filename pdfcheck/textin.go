package pdfcheck

import (
	"github.com/klippa-app/go-pdfium/requests"

	"punchboard/geom"
)

// TextIn returns the text in each of some areas of a page, measured from its
// upper left corner.
func (f *File) TextIn(page int, areas []geom.Rect) (texts []string) {
	f.t.Helper()
	height := f.Size(page).H
	loaded, err := f.pdfium.FPDFText_LoadPage(&requests.FPDFText_LoadPage{Page: f.page(page)})
	text := must(f.t, loaded, err).TextPage
	defer f.pdfium.FPDFText_ClosePage(&requests.FPDFText_ClosePage{TextPage: text})
	for _, a := range areas {
		r, err := f.pdfium.FPDFText_GetBoundedText(&requests.FPDFText_GetBoundedText{
			TextPage: text, Left: a.X.Pt(), Right: a.Right().Pt(), Top: (height - a.Y).Pt(), Bottom: (height - a.Bottom()).Pt(),
		})
		texts = append(texts, hyphened(must(f.t, r, err).Text))
	}
	return texts
}
