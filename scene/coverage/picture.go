package coverage

import (
	"bytes"
	"image"
	_ "image/jpeg" // decoders of pictures
	_ "image/png"

	"punchboard/geom"
	"punchboard/scene"
)

// thumbnail is a picture as the ink of some of its pixels; nil for one that is not
// decoded.
type thumbnail struct {
	ink, opaque []float64 // by row
	mean        float64   // of the ink on white paper
}

const (
	samples    = 24         // of a picture, across and down
	mostPixels = 24_000_000 // of all pictures that are decoded; the others count as their mean
)

// thumbnail returns a picture.
func (m *Meter) thumbnail(p *scene.Picture) *thumbnail {
	if t := m.pictures[p]; t != nil {
		return t
	}
	t := &thumbnail{}
	if m.pixels+p.Width*p.Height <= mostPixels {
		t.decode(p)
		m.pixels += p.Width * p.Height
		m.ink += t.mean * float64(p.Width*p.Height)
	}
	if t.ink == nil && m.pixels > 0 {
		t.mean = m.ink / float64(m.pixels)
	}
	m.pictures[p] = t
	return t
}

func (t *thumbnail) decode(p *scene.Picture) {
	picture, _, err := image.Decode(bytes.NewReader(p.Data))
	if err != nil {
		return // renderers report it
	}
	b := picture.Bounds()
	for j := range samples {
		for i := range samples {
			r, g, bl, a := picture.At(b.Min.X+b.Dx()*(2*i+1)/(2*samples), b.Min.Y+b.Dy()*(2*j+1)/(2*samples)).RGBA()
			ink, opaque := 0.0, float64(a)/0xffff
			if a > 0 {
				ink = inkOfScreen(float64(r)/float64(a), float64(g)/float64(a), float64(bl)/float64(a))
			}
			t.ink, t.opaque = append(t.ink, ink), append(t.opaque, opaque)
			t.mean += ink * opaque / (samples * samples)
		}
	}
}

// at returns the ink at a place of a picture, in fractions of its width and height, and
// how opaque it is there.
func (t *thumbnail) at(x, y float64) (ink, opaque float64) {
	if t.ink == nil {
		return t.mean, 1
	}
	i, j := int(min(max(x, 0)*samples, samples-1)), int(min(max(y, 0)*samples, samples-1))
	return t.ink[j*samples+i], t.opaque[j*samples+i]
}

// image draws the part of a picture that is shown.
func (l *layer) image(t *thumbnail, m *scene.Image, at geom.Affine) {
	back, ok := at.Inverse()
	if !ok || m.To.W <= 0 || m.To.H <= 0 {
		return
	}
	crop := m.Crop
	if crop.Whole() {
		crop = scene.Crop{X1: 1, Y1: 1}
	}
	area := geom.RectPath(m.To)
	l.cells(&area, false, at, func(i, j int) {
		q := back.Apply(l.center(i, j))
		x, y := (q.X-float64(m.To.X))/float64(m.To.W), (q.Y-float64(m.To.Y))/float64(m.To.H)
		ink, opaque := t.at(crop.X0+x*(crop.X1-crop.X0), crop.Y0+y*(crop.Y1-crop.Y0))
		l.blend(i, j, ink, opaque)
	})
}
