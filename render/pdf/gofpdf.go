package pdf

import (
	"bytes"
	"strings"

	"github.com/jung-kurt/gofpdf"

	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// producer says what made the file.
const producer = "Punchboard, with gofpdf 1.16.2"

// writeGofpdf lets gofpdf set up the document and returns its file. Nothing in it is
// compressed and nothing in order yet: canon does both.
func (j *docWriter) writeGofpdf(pages []*content) ([]byte, error) {
	last := j.doc.Pages[len(j.doc.Pages)-1].Size
	pdf := gofpdf.NewCustom(&gofpdf.InitType{OrientationStr: "P", UnitStr: "pt", Size: sizeType(last)})
	pdf.SetCompression(false)
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetLineCapStyle("round")
	pdf.SetLineJoinStyle("round")
	j.describe(pdf)
	for _, s := range j.inks {
		pdf.AddSpotColor(inkName(s.Name), s.Mix.C, s.Mix.M, s.Mix.Y, s.Mix.K)
	}
	for _, name := range j.layers {
		pdf.AddLayer(basic(name), true)
	}
	j.putPages(pdf, pages, last.H)
	if err := j.putFonts(pdf); err != nil {
		return nil, err
	}
	j.putForms(pdf)
	j.putImages(pdf)
	var out bytes.Buffer
	err := pdf.Output(&out)
	return out.Bytes(), err
}

// describe fills in what the file says of itself.
func (j *docWriter) describe(pdf *gofpdf.Fpdf) {
	m := &j.doc.Meta
	text := func(s string) string { return string(canon.Text(s)) }
	pdf.SetProducer(producer, false)
	pdf.SetCreator(text(j.opt.Creator), false)
	pdf.SetTitle(text(m.Title), false)
	pdf.SetAuthor(text(m.Author), false)
	pdf.SetSubject(text(subject(m)), false)
	pdf.SetKeywords(text(m.Keywords), false)
	pdf.SetCreationDate(j.opt.Date)
	pdf.SetModificationDate(j.opt.Date)
}

// subject carries the credits too: the only field of a file's properties that
// every viewer shows and nobody sorts by.
func subject(m *scene.Meta) string {
	return strings.TrimSpace(m.Subject + "\n" + m.Credits)
}

// putPages adds the pages and what lies above them.
func (j *docWriter) putPages(pdf *gofpdf.Fpdf, pages []*content, bottom geom.Length) {
	n := &annotator{doc: j, pdf: pdf, bottom: bottom, level: -1}
	for i, c := range pages {
		p := &j.doc.Pages[i]
		pdf.AddPageFormat("P", sizeType(p.Size))
		pdf.RawWriteBuf(bytes.NewReader(c.ops))
		n.page = p
		n.marks(p.Marks, geom.Identity)
	}
}

func sizeType(s geom.Size) gofpdf.SizeType { return gofpdf.SizeType{Wd: s.W.Pt(), Ht: s.H.Pt()} }

// inkName escapes an ink's name as gofpdf should, which writes it as it comes.
func inkName(s string) string {
	return strings.TrimPrefix(string(canon.AppendValue(nil, canon.Name(s))), "/")
}

// basic keeps a name within the first plane of Unicode, which is all that
// gofpdf can encode.
func basic(s string) string {
	return strings.Map(func(r rune) rune {
		if r > 0xffff {
			return '\uFFFD'
		}
		return r
	}, s)
}
