package overlap

import (
	"bytes"
	"crypto/sha256"
	"image"
	_ "image/png" // pictures with transparent areas
	"sync"

	"punchboard/geom"
	"punchboard/scene"
)

// Pictures knows which areas of pictures are transparent. It is safe for concurrent use.
type Pictures struct{ masks sync.Map }

// maskSide is the number of points across and down a picture that a mask knows.
const maskSide = 96

// mask tells where a picture is opaque.
type mask [maskSide][maskSide]bool

// mask returns the mask of a picture, or nil if the whole picture is opaque.
func (s *Pictures) mask(pic *scene.Picture) *mask {
	if pic.Format != "png" {
		return nil
	}
	if known, ok := s.masks.Load(pic.Sum); ok {
		return known.(*mask)
	}
	m := maskOf(pic)
	s.masks.Store([sha256.Size]byte(pic.Sum), m)
	return m
}

func maskOf(pic *scene.Picture) *mask {
	img, _, err := image.Decode(bytes.NewReader(pic.Data))
	if err != nil {
		return nil // reported where the picture is read
	}
	if o, ok := img.(interface{ Opaque() bool }); ok && o.Opaque() {
		return nil
	}
	m, b := new(mask), img.Bounds()
	for i := range m {
		for j := range m[i] {
			_, _, _, alpha := img.At(b.Min.X+(2*j+1)*b.Dx()/(2*maskSide), b.Min.Y+(2*i+1)*b.Dy()/(2*maskSide)).RGBA()
			m[i][j] = alpha > 0x8000
		}
	}
	return m
}

// opaqueAt reports whether a picture is opaque at a point of the piece.
func (m *mask) opaqueAt(pic *scene.Image, at geom.Matrix, q geom.Point) bool {
	inverse, ok := at.Affine().Inverse()
	if !ok {
		return false
	}
	p, crop := inverse.Apply(q.Vec()), pic.Crop
	if crop.Whole() {
		crop = scene.Crop{X1: 1, Y1: 1}
	}
	x := crop.X0 + (p.X-float64(pic.To.X))/float64(pic.To.W)*(crop.X1-crop.X0)
	y := crop.Y0 + (p.Y-float64(pic.To.Y))/float64(pic.To.H)*(crop.Y1-crop.Y0)
	return m[place(y)][place(x)]
}

// place returns the place in a mask for a share of the picture.
func place(share float64) int { return min(max(int(share*maskSide), 0), maskSide-1) }
