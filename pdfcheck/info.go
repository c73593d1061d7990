package pdfcheck

import (
	"github.com/klippa-app/go-pdfium/enums"
	"github.com/klippa-app/go-pdfium/requests"
	"github.com/klippa-app/go-pdfium/responses"

	"punchboard/scene"
)

// Meta returns the document information under a key such as "Title".
func (f *File) Meta(key string) string {
	f.t.Helper()
	r, err := f.pdfium.FPDF_GetMetaText(&requests.FPDF_GetMetaText{Document: f.doc, Tag: key})
	return must(f.t, r, err).Value
}

// Scales reports whether the file lets the printer scale its pages.
func (f *File) Scales() bool {
	f.t.Helper()
	r, err := f.pdfium.FPDF_VIEWERREF_GetPrintScaling(&requests.FPDF_VIEWERREF_GetPrintScaling{Document: f.doc})
	return must(f.t, r, err).PreferPrintScaling
}

// Duplex returns the duplex setting of the file.
func (f *File) Duplex() scene.Duplex {
	f.t.Helper()
	r, err := f.pdfium.FPDF_VIEWERREF_GetDuplex(&requests.FPDF_VIEWERREF_GetDuplex{Document: f.doc})
	switch must(f.t, r, err).DuplexType {
	case enums.FPDF_DUPLEXTYPE_DUPLEX_FLIP_LONG_EDGE:
		return scene.LongEdge
	case enums.FPDF_DUPLEXTYPE_DUPLEX_FLIP_SHORT_EDGE:
		return scene.ShortEdge
	}
	return scene.Simplex
}

// Bookmark is one entry of the outline.
type Bookmark struct {
	Title string
	Level int
	Page  int // -1 for none
}

// Bookmarks returns the outline, in order.
func (f *File) Bookmarks() []Bookmark {
	f.t.Helper()
	r, err := f.pdfium.GetBookmarks(&requests.GetBookmarks{Document: f.doc})
	return bookmarks(nil, must(f.t, r, err).Bookmarks, 0)
}

func bookmarks(out []Bookmark, lines []responses.GetBookmarksBookmark, level int) []Bookmark {
	for _, line := range lines {
		page := -1
		if line.DestInfo != nil {
			page = line.DestInfo.PageIndex
		}
		out = append(out, Bookmark{line.Title, level, page})
		out = bookmarks(out, line.Children, level+1)
	}
	return out
}
