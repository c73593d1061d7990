package pdfcheck

import (
	"github.com/klippa-app/go-pdfium/enums"
	"github.com/klippa-app/go-pdfium/references"
	"github.com/klippa-app/go-pdfium/requests"

	"punchboard/geom"
)

// Placement is a tagged piece on a page. The matrix maps the piece's own
// coordinates to the page's, both in EMU from the upper left.
type Placement struct {
	Tag    string
	Matrix geom.Matrix
}

// Placed lists the tagged pieces of a page in the order in which they are
// painted. Each starts with an empty form, whose matrix is the piece's.
func (f *File) Placed(page int) []Placement {
	f.t.Helper()
	p := f.page(page)
	flip := geom.Matrix{A: 1, D: -1, F: f.Size(page).H}
	count, err := f.pdfium.FPDFPage_CountObjects(&requests.FPDFPage_CountObjects{Page: p})
	var out []Placement
	for i := range must(f.t, count, err).Count {
		o, err := f.pdfium.FPDFPage_GetObject(&requests.FPDFPage_GetObject{Page: p, Index: i})
		object := must(f.t, o, err).PageObject
		if tag, ok := f.tag(object); ok && f.blankForm(object) {
			out = append(out, Placement{tag, f.matrix(object).Then(flip)})
		}
	}
	return out
}

// tag returns the ID of the piece that an object belongs to.
func (f *File) tag(o references.FPDF_PAGEOBJECT) (string, bool) {
	count, err := f.pdfium.FPDFPageObj_CountMarks(&requests.FPDFPageObj_CountMarks{PageObject: o})
	for i := range must(f.t, count, err).Count {
		r, err := f.pdfium.FPDFPageObj_GetMark(&requests.FPDFPageObj_GetMark{PageObject: o, Index: uint64(i)})
		mark := must(f.t, r, err).Mark
		name, err := f.pdfium.FPDFPageObjMark_GetName(&requests.FPDFPageObjMark_GetName{PageObjectMark: mark})
		if n := must(f.t, name, err).Name; n == "PB" || n == "Figure" {
			id, err := f.pdfium.FPDFPageObjMark_GetParamStringValue(&requests.FPDFPageObjMark_GetParamStringValue{PageObjectMark: mark, Key: "ID"})
			return must(f.t, id, err).Value, true
		}
	}
	return "", false
}

func (f *File) blankForm(o references.FPDF_PAGEOBJECT) bool {
	kind, err := f.pdfium.FPDFPageObj_GetType(&requests.FPDFPageObj_GetType{PageObject: o})
	if must(f.t, kind, err).Type != enums.FPDF_PAGEOBJ_FORM {
		return false
	}
	count, err := f.pdfium.FPDFFormObj_CountObjects(&requests.FPDFFormObj_CountObjects{PageObject: o})
	return must(f.t, count, err).Count == 0
}

// matrix returns the matrix of an object in EMU, with y still pointing up.
func (f *File) matrix(o references.FPDF_PAGEOBJECT) geom.Matrix {
	r, err := f.pdfium.FPDFPageObj_GetMatrix(&requests.FPDFPageObj_GetMatrix{PageObject: o})
	m := must(f.t, r, err).Matrix
	return geom.Matrix{
		A: float64(m.A), B: float64(m.B), C: float64(m.C), D: float64(m.D),
		E: geom.FromPt(float64(m.E)), F: geom.FromPt(float64(m.F)),
	}
}
