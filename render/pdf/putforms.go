package pdf

import (
	"fmt"
	"strconv"

	"github.com/jung-kurt/gofpdf"

	"punchboard/geom"
)

// putForms adds the forms as objects of our own, because gofpdf's templates only
// support fonts and pictures. Their resources are object 2, the resources of all pages.
func (d *docWriter) putForms(pdf *gofpdf.Fpdf) {
	objects, names := map[string][]byte{}, map[string]string{}
	for _, f := range d.forms {
		name := "X" + strconv.Itoa(f.form)
		b := f.bounds
		var box []byte
		for _, v := range []geom.Length{b.X, b.Y, b.Right(), b.Bottom()} {
			box = append(appendPt(box, v, maxDecimals), ' ')
		}
		objects[name] = fmt.Appendf(nil,
			"<</Type /XObject /Subtype /Form /BBox [%s] /Resources 2 0 R /Length %d>>\nstream\n%s\nendstream\nendobj",
			box, len(f.ops), f.ops)
		names["/"+name] = name
	}
	pdf.ImportObjects(objects)
	pdf.ImportTemplates(names)
}
