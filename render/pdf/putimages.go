package pdf

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"sync"

	"github.com/jung-kurt/gofpdf"
)

func imageName(n int) string { return "Im" + strconv.Itoa(n) }
func maskName(n int) string  { return "Mask" + strconv.Itoa(n) }

// putImages passes the pictures to gofpdf and records its names for them.
func (d *docWriter) putImages(pdf *gofpdf.Fpdf) {
	for _, pic := range d.images {
		d.resources[imageName(pic.number)] = putImage(pdf, imageName(pic.number), pic.kind, pic.data)
		if pic.mask != nil {
			d.resources[maskName(pic.number)] = putImage(pdf, maskName(pic.number), "png", pic.mask)
		}
	}
}

// drawn matches the resource that a stream draws.
var drawn = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`/(I[0-9a-f]+) Do`) })

// putImage registers a picture and returns the name of its resource. gofpdf does not
// expose the name, so it is read from a template that draws the picture and is never
// placed.
func putImage(pdf *gofpdf.Fpdf, name, kind string, data []byte) string {
	opt := gofpdf.ImageOptions{ImageType: kind}
	pdf.RegisterImageOptionsReader(name, opt, bytes.NewReader(data))
	if pdf.Err() {
		pdf.SetError(fmt.Errorf("picture %s: %w", name, pdf.Error()))
		return ""
	}
	record := pdf.CreateTemplateCustom(gofpdf.PointType{}, gofpdf.SizeType{Wd: 1, Ht: 1}, func(t *gofpdf.Tpl) {
		t.ImageOptions(name, 0, 0, 1, 1, false, opt, 0, "")
	})
	found := drawn().FindSubmatch(record.Bytes())
	if found == nil {
		pdf.SetError(errors.New("gofpdf did not draw picture " + name))
		return ""
	}
	return string(found[1])
}
