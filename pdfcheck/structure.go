package pdfcheck

import (
	"github.com/klippa-app/go-pdfium/references"
	"github.com/klippa-app/go-pdfium/requests"
)

// Element is an element of the structure tree, as far as it is on one page.
type Element struct {
	Kind, Alt string
	Text      string // what is read instead of its contents
	Marked    []int  // ids of its contents on the page
	Kids      []Element
}

// Structure returns the structure tree of a page: what a screen reader reads. PDFium
// reports that there is none as an error.
func (f *File) Structure(page int) (roots []Element) {
	f.t.Helper()
	r, err := f.pdfium.FPDF_StructTree_GetForPage(&requests.FPDF_StructTree_GetForPage{Page: f.page(page)})
	if err != nil {
		return nil
	}
	tree := r.StructTree
	defer f.pdfium.FPDF_StructTree_Close(&requests.FPDF_StructTree_Close{StructTree: tree})
	count, err := f.pdfium.FPDF_StructTree_CountChildren(&requests.FPDF_StructTree_CountChildren{StructTree: tree})
	for i := range must(f.t, count, err).Count {
		kid, err := f.pdfium.FPDF_StructTree_GetChildAtIndex(&requests.FPDF_StructTree_GetChildAtIndex{StructTree: tree, Index: i})
		if err == nil {
			roots = append(roots, f.element(kid.StructElement))
		}
	}
	return roots
}

// element reads an element and those below it. PDFium reports a missing text or child as
// an error, because most elements have only one of them.
func (f *File) element(ref references.FPDF_STRUCTELEMENT) (e Element) {
	kind, err := f.pdfium.FPDF_StructElement_GetType(&requests.FPDF_StructElement_GetType{StructElement: ref})
	e.Kind = must(f.t, kind, err).Type
	if alt, err := f.pdfium.FPDF_StructElement_GetAltText(&requests.FPDF_StructElement_GetAltText{StructElement: ref}); err == nil {
		e.Alt = alt.AltText
	}
	if text, err := f.pdfium.FPDF_StructElement_GetActualText(&requests.FPDF_StructElement_GetActualText{StructElement: ref}); err == nil {
		e.Text = text.Actualtext
	}
	ids, err := f.pdfium.FPDF_StructElement_GetMarkedContentIdCount(&requests.FPDF_StructElement_GetMarkedContentIdCount{StructElement: ref})
	for i := 0; err == nil && i < ids.Count; i++ {
		id, err := f.pdfium.FPDF_StructElement_GetMarkedContentIdAtIndex(&requests.FPDF_StructElement_GetMarkedContentIdAtIndex{StructElement: ref, Index: i})
		if err == nil && id.MarkedContentID >= 0 {
			e.Marked = append(e.Marked, id.MarkedContentID)
		}
	}
	count, err := f.pdfium.FPDF_StructElement_CountChildren(&requests.FPDF_StructElement_CountChildren{StructElement: ref})
	for i := 0; err == nil && i < count.Count; i++ {
		kid, err := f.pdfium.FPDF_StructElement_GetChildAtIndex(&requests.FPDF_StructElement_GetChildAtIndex{StructElement: ref, Index: i})
		if err == nil {
			e.Kids = append(e.Kids, f.element(kid.StructElement))
		}
	}
	return e
}

// Contents is how an object on a page is marked.
type Contents struct {
	Tag      string // of the piece that it belongs to, "" for none
	ID       int    // of the contents of an element, or -1
	Artifact bool   // whether screen readers skip it
}

// Contents returns how each object of a page is marked, in paint order.
func (f *File) Contents(page int) (all []Contents) {
	f.t.Helper()
	p := f.page(page)
	count, err := f.pdfium.FPDFPage_CountObjects(&requests.FPDFPage_CountObjects{Page: p})
	for i := range must(f.t, count, err).Count {
		o, err := f.pdfium.FPDFPage_GetObject(&requests.FPDFPage_GetObject{Page: p, Index: i})
		all = append(all, f.contents(must(f.t, o, err).PageObject))
	}
	return all
}

func (f *File) contents(o references.FPDF_PAGEOBJECT) Contents {
	c := Contents{ID: -1}
	count, err := f.pdfium.FPDFPageObj_CountMarks(&requests.FPDFPageObj_CountMarks{PageObject: o})
	for i := range must(f.t, count, err).Count {
		r, err := f.pdfium.FPDFPageObj_GetMark(&requests.FPDFPageObj_GetMark{PageObject: o, Index: uint64(i)})
		mark := must(f.t, r, err).Mark
		name, err := f.pdfium.FPDFPageObjMark_GetName(&requests.FPDFPageObjMark_GetName{PageObjectMark: mark})
		c.Artifact = c.Artifact || must(f.t, name, err).Name == "Artifact"
		if id, err := f.pdfium.FPDFPageObjMark_GetParamIntValue(&requests.FPDFPageObjMark_GetParamIntValue{PageObjectMark: mark, Key: "MCID"}); err == nil {
			c.ID = id.Value
		}
		if tag, err := f.pdfium.FPDFPageObjMark_GetParamStringValue(&requests.FPDFPageObjMark_GetParamStringValue{PageObjectMark: mark, Key: "ID"}); err == nil {
			c.Tag = tag.Value
		}
	}
	return c
}
