package pdf

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"

	"punchboard/internal/parallel"
	"punchboard/scene"
)

type pictureKey = [sha256.Size]byte

// picture is a file in a form that gofpdf accepts: a JPEG, or an opaque PNG with at
// most eight bits per channel and without interlacing, whose data is copied into the
// PDF unchanged. Transparency is a second, gray PNG.
type picture struct {
	number int
	kind   string // "jpg" or "png"
	data   []byte
	mask   []byte // nil if opaque
}

// preparePictures converts all pictures for gofpdf, on all cores, because decoding and
// encoding one can take longer than everything else in a document. A picture that
// cannot be decoded is an error of the document.
func (d *docWriter) preparePictures() {
	list := d.survey.pictures
	ready := make([]*picture, len(list))
	err := parallel.Each(context.Background(), 0, len(list), func(i int) (err error) {
		if ready[i], err = prepare(list[i]); err != nil {
			return fmt.Errorf("picture %s: %w", list[i].Name, err)
		}
		return nil
	})
	if err != nil {
		d.fail(err)
		return
	}
	for i, pic := range ready {
		pic.number = len(d.images)
		d.images = append(d.images, pic)
		d.pictures[list[i].Sum] = pic
	}
}

func prepare(p *scene.Picture) (*picture, error) {
	switch p.Format {
	case "jpeg":
		return prepareJPEG(p.Data)
	case "png":
		if isPlainPNG(p.Data) {
			return &picture{kind: "png", data: p.Data}, nil
		}
		if isLarge(p) {
			if pic, err := encodedInStrips(p.Data); err == nil {
				return pic, nil
			}
		}
		img, err := png.Decode(bytes.NewReader(p.Data))
		if err != nil {
			return nil, err
		}
		return encoded(img)
	}
	return nil, fmt.Errorf("format %q is not known", p.Format)
}

// prepareJPEG returns a file unchanged, except for the rare JPEG that stores plain RGB,
// which gofpdf would reject.
func prepareJPEG(data []byte) (*picture, error) {
	cfg, err := jpeg.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	if cfg.ColorModel != color.RGBAModel {
		return &picture{kind: "jpg", data: data}, nil
	}
	img, err := jpeg.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	return encoded(img)
}

// encoded returns plain PNGs of an image: its colors, and its transparency if it has
// any.
func encoded(img image.Image) (*picture, error) {
	b := img.Bounds()
	if b.Empty() {
		return nil, errors.New("it has no pixels")
	}
	colours, mask := splitAlpha(img)
	pic := &picture{kind: "png"}
	var err error
	if pic.data, err = encodePNG(colours); err != nil || mask == nil {
		return pic, err
	}
	pic.mask, err = encodePNG(mask)
	return pic, err
}

func encodePNG(img image.Image) ([]byte, error) {
	var buf bytes.Buffer
	err := png.Encode(&buf, img)
	return buf.Bytes(), err
}
