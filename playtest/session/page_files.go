package session

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"punchboard/render/pdf"
	"punchboard/render/png"
	"punchboard/render/svg"
	"punchboard/scene"
)

// pageDPI is the resolution of a page drawn as pixels, meant for screens.
const pageDPI = 200

// Page is a report that can be written: of a playtest or of a check.
type Page interface {
	HTML(io.Writer) error
	Document() *scene.Document
}

// File is one file of a page.
type File struct {
	Name  string
	Write func(io.Writer) error
}

// pageFiles maps a file extension to the function that writes a page in that
// format.
var pageFiles = map[string]func(page Page, name, creator string) []File{
	".html": htmlFile, ".pdf": pdfFile, ".png": eachPage(writePNG), ".svg": eachPage(writeSVG),
}

// CanWrite reports whether the extension of a file name is a known format.
func CanWrite(name string) bool { return pageFiles[ending(name)] != nil }

// Files returns the files of a page; the first one has the given name, whose
// extension CanWrite must accept.
func Files(page Page, name, creator string) []File {
	return pageFiles[ending(name)](page, name, creator)
}

func ending(name string) string { return strings.ToLower(filepath.Ext(name)) }

func htmlFile(page Page, name, _ string) []File { return []File{{name, page.HTML}} }

func pdfFile(page Page, name, creator string) []File {
	return []File{{name, func(w io.Writer) error {
		return pdf.Write(w, page.Document(), pdf.Options{Creator: creator})
	}}}
}

// eachPage writes each sheet to its own file: page.png, page-2.png.
func eachPage(draw func(w io.Writer, doc *scene.Document, page *scene.Page) error) func(Page, string, string) []File {
	return func(page Page, name, _ string) []File {
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
