package main

import (
	"fmt"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strconv"

	"github.com/fogleman/gg"
	"github.com/golang/freetype/truetype"
	"golang.org/x/image/font"

	"punchboard/bench"
)

// px converts millimeters to pixels at 300 dpi.
const px = 300 / 25.4

type face struct {
	style string
	size  float64
}

// drawPNG draws each card with one gg context and cached font faces.
func drawPNG(n int, fonts, out string) error {
	faces, err := loadFaces(fonts)
	if err != nil {
		return err
	}
	dc := gg.NewContext(815, 1110)
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	for i, c := range bench.Cards(n) {
		paintCard(dc, faces, c)
		f, err := os.Create(filepath.Join(out, fmt.Sprintf("card-%d.png", i+1)))
		if err != nil {
			return err
		}
		if err := encoder.Encode(f, dc.Image()); err != nil {
			return err
		}
		if err := f.Close(); err != nil {
			return err
		}
	}
	return nil
}

func loadFaces(fonts string) (map[face]font.Face, error) {
	faces := map[face]font.Face{}
	for style, file := range map[string]string{"": "regular.ttf", "B": "bold.ttf"} {
		data, err := os.ReadFile(filepath.Join(fonts, file))
		if err != nil {
			return nil, err
		}
		parsed, err := truetype.Parse(data)
		if err != nil {
			return nil, err
		}
		for _, size := range []float64{8, 10, 12} {
			faces[face{style, size}] = truetype.NewFace(parsed, &truetype.Options{Size: size, DPI: 300})
		}
	}
	return faces, nil
}

func paintCard(dc *gg.Context, faces map[face]font.Face, c bench.Card) {
	dc.SetHexColor(c.Color)
	dc.Clear()
	dc.DrawRectangle(6*px, 6*px, 57*px, 82*px)
	dc.SetHexColor("#F4EFE0")
	dc.FillPreserve()
	outline(dc, "#000000", 0.3)
	write(dc, faces[face{"B", 10}], "#111111", 9, 14, 0, c.Title)
	write(dc, faces[face{"", 8}], "#555555", 9, 19, 0, c.Type)
	dc.DrawCircle(56*px, 13.5*px, 5*px)
	dc.SetHexColor(c.Color)
	dc.FillPreserve()
	outline(dc, "#000000", 0.3)
	write(dc, faces[face{"B", 12}], "#FFFFFF", 56, 15, 0.5, strconv.Itoa(c.Strength))
	dc.DrawCircle(34.5*px, 42*px, 15*px)
	outline(dc, c.Color, 0.6)
	for i := range 10 {
		r := 12.0
		if i%2 == 1 {
			r = 4.8
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 5)
		dc.LineTo((34.5+r*sin)*px, (42-r*cos)*px)
	}
	dc.ClosePath()
	dc.SetHexColor(c.Color)
	dc.FillPreserve()
	outline(dc, "#000000", 0.4)
	dc.SetFontFace(faces[face{"", 8}])
	for i, line := range dc.WordWrap(c.Body, 51*px) {
		write(dc, faces[face{"", 8}], "#111111", 9, 68+4*float64(i), 0, line)
	}
}

func outline(dc *gg.Context, color string, width float64) {
	dc.SetHexColor(color)
	dc.SetLineWidth(width * px)
	dc.Stroke()
}

func write(dc *gg.Context, f font.Face, color string, x, y, anchor float64, s string) {
	dc.SetFontFace(f)
	dc.SetHexColor(color)
	dc.DrawStringAnchored(s, x*px, y*px, anchor, 0)
}
