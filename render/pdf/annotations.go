package pdf

import (
	"fmt"

	"github.com/jung-kurt/gofpdf"

	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// annotator adds the links and bookmarks of a page.
type annotator struct {
	doc    *docWriter
	pdf    *gofpdf.Fpdf
	page   *scene.Page
	bottom geom.Length // height of the last page, from whose bottom gofpdf measures all bookmarks
	level  int         // of the last bookmark; gofpdf cannot skip levels
}

func (n *annotator) marks(marks []scene.Mark, m geom.Matrix) {
	for _, mark := range marks {
		switch v := mark.(type) {
		case *scene.Group:
			n.marks(v.Marks, v.Matrix().Then(m))
		case *scene.Use:
			if n.doc.survey.noted[v.Symbol] {
				n.marks(v.Symbol.Marks, v.At.Then(m))
			}
		case *scene.Link:
			n.link(m.Box(v.Box), v.URL)
		case *scene.Bookmark:
			n.bookmark(v, m.Apply(v.At))
		}
	}
}

func (n *annotator) link(box geom.Rect, address string) {
	n.pdf.LinkString(box.X.Pt(), box.Y.Pt(), box.W.Pt(), box.H.Pt(), ascii(address))
}

// ascii escapes characters that are not allowed in a PDF link (ISO 32000-1, 12.6.4.7).
func ascii(address string) string {
	var out []byte
	for _, b := range []byte(address) {
		if b > ' ' && b < 0x7f {
			out = append(out, b)
		} else {
			out = fmt.Appendf(out, "%%%02X", b)
		}
	}
	return string(out)
}

func (n *annotator) bookmark(b *scene.Bookmark, at geom.Point) {
	n.level = min(max(b.Level, 0), n.level+1)
	y := at.Y + n.bottom - n.page.Size.H
	n.pdf.Bookmark(string(canon.Text(b.Title)), n.level, y.Pt())
}
