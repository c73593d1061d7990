package main

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

// reportDPI is how fine a report is drawn as pixels: for screens.
const reportDPI = 200

// reportForms are the endings of --report and how each is written.
var reportForms = map[string]func(o *outputs, name string, page *report.Page) error{
	".html": writeHTML, ".pdf": writePDF, ".png": eachPage(pagePNG), ".svg": eachPage(pageSVG),
}

// goodReport refuses a file whose ending says no format, and one that cannot be
// written, before anything is played.
func goodReport(name string) error {
	if name != "" && reportForms[strings.ToLower(filepath.Ext(name))] == nil {
		return misusef("write --report page.html, .pdf, .png or .svg", "--report: %q does not end in a format", name)
	}
	return writable(name)
}

// writeReport sets a page into the file that --report names, and says which files
// that made.
func (t *terminal) writeReport(name string, page *report.Page) error {
	if name == "" {
		return nil
	}
	var out outputs
	defer out.discard()
	if err := reportForms[strings.ToLower(filepath.Ext(name))](&out, name, page); err != nil {
		return failed(err)
	}
	files := out.paths()
	if err := out.commit(); err != nil {
		return failed(err)
	}
	for _, file := range files {
		t.say("%s", file)
	}
	return nil
}

func writeHTML(o *outputs, name string, page *report.Page) error {
	return o.write(name, page.HTML)
}

func writePDF(o *outputs, name string, page *report.Page) error {
	return o.write(name, func(w io.Writer) error {
		return pdf.Write(w, page.Document(), pdf.Options{Creator: "Punchboard " + version()})
	})
}

// eachPage writes each sheet into a file of its own: page.png, page-2.png.
func eachPage(draw func(w io.Writer, doc *scene.Document, page *scene.Page) error) func(*outputs, string, *report.Page) error {
	return func(o *outputs, name string, page *report.Page) error {
		doc := page.Document()
		ext := filepath.Ext(name)
		for i := range doc.Pages {
			file := name
			if i > 0 {
				file = fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, ext), i+1, ext)
			}
			if err := o.write(file, func(w io.Writer) error { return draw(w, doc, &doc.Pages[i]) }); err != nil {
				return err
			}
		}
		return nil
	}
}

func pagePNG(w io.Writer, _ *scene.Document, page *scene.Page) error {
	return png.New(reportDPI).WritePage(w, page)
}

func pageSVG(w io.Writer, doc *scene.Document, page *scene.Page) error {
	return svg.Write(w, page.Size.R(), page.Marks, svg.Options{Title: doc.Meta.Title, Lang: doc.Language})
}
