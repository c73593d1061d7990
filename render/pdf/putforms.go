package pdf

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/jung-kurt/gofpdf"

	"punchboard/geom"
	"punchboard/render/pdf/canon"
)

// putForms adds the forms as objects of our own, because gofpdf's templates only
// support fonts and pictures. Their resources are object 2, the resources of all pages. Their marks
// take their places later, as those of pages do.
func (d *docWriter) putForms(pdf *gofpdf.Fpdf) {
	objects, names := map[string][]byte{}, map[string]string{}
	for _, f := range d.forms {
		name := formName(f.form)
		b := f.bounds
		var box []byte
		for _, v := range []geom.Length{b.X, b.Y, b.Right(), b.Bottom()} {
			box = append(appendPt(box, v, maxDecimals), ' ')
		}
		objects[name] = fmt.Appendf(nil,
			"<</Type /XObject /Subtype /Form /BBox [%s] /Resources 2 0 R /Length %d>>\nstream\n%s\nendstream\nendobj",
			box, len(placeOfMarks), placeOfMarks)
		names["/"+name] = name
	}
	pdf.ImportObjects(objects)
	pdf.ImportTemplates(names)
}

func formName(number int) string { return "X" + strconv.Itoa(number) }

// finishForms puts the marks of the forms in their places.
func (d *docWriter) finishForms(file *canon.File, xobjects canon.Dict) error {
	for _, f := range d.forms {
		stream, _ := file.Get(xobjects[canon.Name(formName(f.form))]).(*canon.Stream)
		if stream == nil || string(stream.Data) != placeOfMarks {
			return errors.New("gofpdf lost form " + formName(f.form))
		}
		stream.Data = f.ops
	}
	return nil
}
