package manualtest

import (
	"image"
	"testing"

	"punchboard/geom"
	"punchboard/printer"
	"punchboard/render/png"
	"punchboard/scene"
)

// TestCalibrationPictures draws the calibration sheet, and its scale A against the light,
// with a back that is 1.3 mm to the left: the reading is 8.7.
func TestCalibrationPictures(t *testing.T) {
	home := &printer.Profile{Name: "home", Duplex: scene.LongEdge}
	home.SetPaper("a4", geom.Size{W: 210 * geom.MM, H: 297 * geom.MM})
	doc, err := home.CalibrationSheet("en")
	if err != nil {
		t.Fatal(err)
	}
	front, back := doc.Pages[0], doc.Pages[1]
	compare(t, "pictures/printing-calibration.png", pageAt(t, &front, 60), 60<<10)

	const dpi = 480
	through := geom.Matrix{A: -1, D: 1, E: front.Size.W - 13*geom.MM/10, F: 4 * geom.MM / 10}
	lit := front
	shadow := &scene.Group{Transform: through, Opacity: 0.5, Marks: back.Marks}
	lit.Marks = append([]scene.Mark{shadow}, front.Marks...)
	px := func(mm float64) int { return int(mm / 25.4 * dpi) }
	part := image.Rect(px(86), px(132), px(128), px(153))
	compare(t, "pictures/printing-caliper.png", cloned(pageAt(t, &lit, dpi).(*image.RGBA).SubImage(part)), 20<<10)
}

// pageAt draws a page at a resolution.
func pageAt(t *testing.T, page *scene.Page, dpi float64) image.Image {
	t.Helper()
	img, err := png.New(dpi).Page(page)
	if err != nil {
		t.Fatal(err)
	}
	return cloned(img)
}
