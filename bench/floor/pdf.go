package main

import (
	"math"
	"os"
	"path/filepath"
	"strconv"

	"github.com/jung-kurt/gofpdf"

	"punchboard/bench"
)

// Nine cards per A4 page, with bleed boxes edge to edge.
const (
	cardW, cardH     = 69.0, 94.0
	gridX, gridY     = 1.5, 7.5
	perRow, perSheet = 3, 9
)

func drawPDF(n int, fonts, out string) error {
	pdf := gofpdf.New("P", "mm", "A4", "")
	pdf.SetCellMargin(0)
	for style, file := range map[string]string{"": "regular.ttf", "B": "bold.ttf"} {
		data, err := os.ReadFile(filepath.Join(fonts, file))
		if err != nil {
			return err
		}
		pdf.AddUTF8FontFromBytes("plex", style, data)
	}
	for i, c := range bench.Cards(n) {
		if i%perSheet == 0 {
			pdf.AddPage()
			cropMarks(pdf)
		}
		col, row := i%perRow, i%perSheet/perRow
		drawCard(pdf, c, gridX+cardW*float64(col), gridY+cardH*float64(row))
	}
	return pdf.OutputFileAndClose(out)
}

func cropMarks(pdf *gofpdf.Fpdf) {
	pdf.SetDrawColor(0, 0, 0)
	pdf.SetLineWidth(0.1)
	for i := range 3 {
		for _, trim := range []gofpdf.PointType{{X: 3, Y: 3}, {X: 66, Y: 91}} {
			x, y := gridX+cardW*float64(i)+trim.X, gridY+cardH*float64(i)+trim.Y
			pdf.Line(x, gridY-4, x, gridY)
			pdf.Line(x, gridY+3*cardH, x, gridY+3*cardH+4)
			pdf.Line(gridX-1.2, y, gridX, y)
			pdf.Line(gridX+3*cardW, y, gridX+3*cardW+1.2, y)
		}
	}
}

func drawCard(pdf *gofpdf.Fpdf, c bench.Card, x, y float64) {
	r, g, b := rgb(c.Color)
	pdf.SetFillColor(r, g, b)
	pdf.Rect(x, y, cardW, cardH, "F")
	pdf.SetFillColor(0xF4, 0xEF, 0xE0)
	pdf.SetDrawColor(0, 0, 0)
	pdf.SetLineWidth(0.3)
	pdf.Rect(x+6, y+6, 57, 82, "FD")
	text(pdf, "B", 10, 0x11, x+9, y+14, c.Title)
	text(pdf, "", 8, 0x55, x+9, y+19, c.Type)
	pdf.SetFillColor(r, g, b)
	pdf.Circle(x+56, y+13.5, 5, "FD")
	number := strconv.Itoa(c.Strength)
	pdf.SetFont("plex", "B", 12)
	text(pdf, "B", 12, 0xFF, x+56-pdf.GetStringWidth(number)/2, y+15, number)
	pdf.SetDrawColor(r, g, b)
	pdf.SetLineWidth(0.6)
	pdf.Circle(x+34.5, y+42, 15, "D")
	pdf.SetDrawColor(0, 0, 0)
	pdf.SetLineWidth(0.4)
	pdf.Polygon(star(x+34.5, y+42, 12, 4.8), "FD")
	pdf.SetFont("plex", "", 8)
	for i, line := range pdf.SplitText(c.Body, 51) {
		text(pdf, "", 8, 0x11, x+9, y+68+4*float64(i), line)
	}
}

func text(pdf *gofpdf.Fpdf, style string, size float64, gray int, x, y float64, s string) {
	pdf.SetFont("plex", style, size)
	pdf.SetTextColor(gray, gray, gray)
	pdf.Text(x, y, s)
}

func star(x, y, outer, inner float64) []gofpdf.PointType {
	pts := make([]gofpdf.PointType, 10)
	for i := range pts {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 5)
		pts[i] = gofpdf.PointType{X: x + r*sin, Y: y - r*cos}
	}
	return pts
}
