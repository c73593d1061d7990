package png

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"image"
	_ "image/jpeg" // one of the two formats of scene.Picture
	_ "image/png"  // the other

	"golang.org/x/image/draw"

	"punchboard/geom"
	"punchboard/scene"
)

// pictureStore caches decoded and resampled pictures, so that a picture on many cards
// is resampled once.
type pictureStore struct {
	decoded cache[[sha256.Size]byte, *image.RGBA]
	scaled  cache[scaledKey, *image.RGBA]
}

// Memory for pictures, in bytes. Larger pictures are decoded or resampled each time.
const (
	keptDecoded = 64 << 20
	keptScaled  = 32 << 20
)

func newPictureStore() pictureStore {
	return pictureStore{
		decoded: newCache[[sha256.Size]byte, *image.RGBA](keptDecoded),
		scaled:  newCache[scaledKey, *image.RGBA](keptScaled),
	}
}

// scaledKey identifies a picture as it appears in some pixels.
type scaledKey struct {
	sum  [sha256.Size]byte
	m    geom.Affine // from the picture's pixels to those of the window
	size image.Point
}

// decode returns a picture's pixels.
func (s *pictureStore) decode(p *scene.Picture) (*pixelRows, error) {
	if img := s.decoded.kept[p.Sum]; img != nil {
		return wholeRows(img), nil
	}
	if isLarge(p) {
		if img, err := decodeInStrips(p.Data); err == nil {
			return wholeRows(img), nil
		}
	}
	img, _, err := image.Decode(bytes.NewReader(p.Data))
	if err != nil {
		return nil, fmt.Errorf("png: picture %s: %w", p.Name, err)
	}
	if img.Bounds().Empty() {
		return nil, fmt.Errorf("png: picture %s has no pixels", p.Name)
	}
	if isLarge(p) {
		return convertedRows(img), nil
	}
	rgba := image.NewRGBA(image.Rectangle{Max: img.Bounds().Size()})
	draw.Draw(rgba, rgba.Rect, img, img.Bounds().Min, draw.Src)
	s.decoded.put(p.Sum, rgba, len(rgba.Pix))
	return wholeRows(rgba), nil
}

// image draws a picture: its pixels are the ink, and its outline is the mask, so that
// its edges are anti-aliased.
func (r *Renderer) image(v *view, g *scene.Image) error {
	if g.To.W <= 0 || g.To.H <= 0 || !r.visible(v, g.To) {
		return nil
	}
	if isLarge(g.Picture) {
		defer alone()()
	}
	src, err := r.pictures.decode(g.Picture)
	if err != nil {
		return err
	}
	r.rasterizer.fill(v.m, geom.RectPath(g.To), false)
	m, at := r.rasterizer.mask(v.clip.box, r.img.Rect)
	if m == nil {
		return nil
	}
	window := m.bounds(at)
	shown := r.pictures.show(src, g, moved(v.m, at), window.Size(), r.img.Rect.Sub(at))
	r.blend(v, m, at, &pixels{shown, at})
	return nil
}

// pixels is the ink of a picture: colors with alpha, starting at a position on the
// page.
type pixels struct {
	img *image.RGBA
	at  image.Point
}

func (k *pixels) blend(dst, cov []uint8, x, y int) {
	src := k.img.Pix[k.img.PixOffset(x-k.at.X, y-k.at.Y):]
	for i, a := range cov {
		if s := src[4*i : 4*i+4]; a == 0xff && s[3] == 0xff {
			copy(dst[4*i:4*i+4], s)
		} else if a != 0 {
			lay(dst[4*i:4*i+3], s, uint32(a))
		}
	}
}

// lay blends a premultiplied color over an opaque pixel.
func lay(dst, src []uint8, a uint32) {
	through := 255 - uint32(over255(uint32(src[3])*a))
	for i := range dst {
		sum := uint32(over255(uint32(src[i])*a)) + uint32(over255(uint32(dst[i])*through))
		dst[i] = uint8(min(sum, 0xff))
	}
}
