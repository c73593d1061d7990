package pdf

import (
	"bytes"
	"strings"

	"github.com/jung-kurt/gofpdf"

	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// producer is the Producer entry of the file's properties.
const producer = "Punchboard, with gofpdf 1.16.2"

// writeGofpdf lets gofpdf write the document and returns its file, without compression
// and in no particular order: canon does both.
func (d *docWriter) writeGofpdf() ([]byte, error) {
	last := d.doc.Pages[len(d.doc.Pages)-1].Size
	pdf := gofpdf.NewCustom(&gofpdf.InitType{OrientationStr: "P", UnitStr: "pt", Size: sizeType(last)})
	pdf.SetCompression(false)
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetLineCapStyle("round")
	pdf.SetLineJoinStyle("round")
	d.describe(pdf)
	for _, s := range d.inks {
		pdf.AddSpotColor(inkName(s.Name), s.Mix.C, s.Mix.M, s.Mix.Y, s.Mix.K)
	}
	for _, name := range d.layers {
		pdf.AddLayer(basic(name), true)
	}
	d.putPages(pdf, last.H)
	if err := d.putFonts(pdf); err != nil {
		return nil, err
	}
	d.putForms(pdf)
	d.putImages(pdf)
	var out bytes.Buffer
	err := pdf.Output(&out)
	return out.Bytes(), err
}

// describe sets the file's properties.
func (d *docWriter) describe(pdf *gofpdf.Fpdf) {
	m := &d.doc.Meta
	text := func(s string) string { return string(canon.Text(s)) }
	pdf.SetProducer(producer, false)
	pdf.SetCreator(text(d.opt.Creator), false)
	pdf.SetTitle(text(m.Title), false)
	pdf.SetAuthor(text(m.Author), false)
	pdf.SetSubject(text(subject(m)), false)
	pdf.SetKeywords(text(m.Keywords), false)
	pdf.SetCreationDate(d.opt.Date)
	pdf.SetModificationDate(d.opt.Date)
}

// subject includes the credits, because Subject is the only property that every viewer
// shows and nobody sorts by.
func subject(m *scene.Meta) string {
	return strings.TrimSpace(m.Subject + "\n" + m.Credits)
}

// placeOfMarks is what gofpdf writes in place of the marks of a page or form: a comment. It would copy the marks
// several times, which takes longer than writing them.
const placeOfMarks = "%marks"

// putPages adds the pages with their links and bookmarks.
func (d *docWriter) putPages(pdf *gofpdf.Fpdf, bottom geom.Length) {
	n := &annotator{doc: d, pdf: pdf, bottom: bottom, level: -1}
	for i := range d.doc.Pages {
		p := &d.doc.Pages[i]
		pdf.AddPageFormat("P", sizeType(p.Size))
		pdf.RawWriteStr(placeOfMarks)
		n.page = p
		n.marks(p.Marks, geom.Identity)
	}
}

func sizeType(s geom.Size) gofpdf.SizeType { return gofpdf.SizeType{Wd: s.W.Pt(), Ht: s.H.Pt()} }

// inkName escapes an ink's name, because gofpdf does not.
func inkName(s string) string {
	return strings.TrimPrefix(string(canon.AppendValue(nil, canon.Name(s))), "/")
}

// basic reduces a name to the Basic Multilingual Plane, because gofpdf cannot encode
// anything else.
func basic(s string) string {
	return strings.Map(func(r rune) rune {
		if r > 0xffff {
			return '\uFFFD'
		}
		return r
	}, s)
}
