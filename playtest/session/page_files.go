package session

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"punchboard/playtest/report"
	"punchboard/render/pdf"
	"punchboard/render/png"
	"punchboard/render/svg"
	"punchboard/scene"
)

// pageDPI is how fine a page is drawn as pixels: for screens.
const pageDPI = 200

// File is one file of a page.
type File struct {
	Name  string
	Write func(io.Writer) error
}

// pageFiles says how a page is written, by the ending of the file's name.
var pageFiles = map[string]func(page *report.Page, name, creator string) []File{
	".html": htmlFile, ".pdf": pdfFile, ".png": eachPage(writePNG), ".svg": eachPage(writeSVG),
}

// CanWrite reports whether the ending of a file's name says how to write a page.
func CanWrite(name string) bool { return pageFiles[ending(name)] != nil }

// Files returns the files of a page, the first of which has the name. The
// ending must be one that CanWrite knows.
func Files(page *report.Page, name, creator string) []File {
	return pageFiles[ending(name)](page, name, creator)
}

func ending(name string) string { return strings.ToLower(filepath.Ext(name)) }

func htmlFile(page *report.Page, name, _ string) []File { return []File{{name, page.HTML}} }

func pdfFile(page *report.Page, name, creator string) []File {
	return []File{{name, func(w io.Writer) error {
		return pdf.Write(w, page.Document(), pdf.Options{Creator: creator})
	}}}
}

// eachPage puts each sheet into a file of its own: page.png, page-2.png.
func eachPage(draw func(w io.Writer, doc *scene.Document, page *scene.Page) error) func(*report.Page, string, string) []File {
	return func(page *report.Page, name, _ string) []File {
		doc, ext := page.Document(), filepath.Ext(name)
		files := make([]File, len(doc.Pages))
		for i := range doc.Pages {
			files[i] = File{name, func(w io.Writer) error { return draw(w, doc, &doc.Pages[i]) }}
			if i > 0 {
				files[i].Name = fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, ext), i+1, ext)
			}
		}
		return files
	}
}

func writePNG(w io.Writer, _ *scene.Document, page *scene.Page) error {
	return png.New(pageDPI).WritePage(w, page)
}

func writeSVG(w io.Writer, doc *scene.Document, page *scene.Page) error {
	return svg.Write(w, page.Size.R(), page.Marks, svg.Options{Title: doc.Meta.Title, Lang: doc.Language})
}
