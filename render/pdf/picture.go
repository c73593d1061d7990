package pdf

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"

	"punchboard/scene"
)

type pictureKey = [sha256.Size]byte

// picture is a file as gofpdf takes it: a JPEG, or an opaque PNG of at most
// eight bits a channel without interlacing, whose data go into the PDF as they
// are. Transparency is a second, gray PNG.
type picture struct {
	number int
	kind   string // "jpg" or "png"
	data   []byte
	mask   []byte // nil when opaque
}

// picture gives a picture ready for gofpdf, or nil when it cannot be read,
// which is an error of the job. Equal files are one picture.
func (j *job) picture(p *scene.Picture) *picture {
	if known, ok := j.pictures[p.Sum]; ok {
		return known
	}
	pic, err := prepare(p)
	if err != nil {
		j.fail(fmt.Errorf("picture %s: %w", p.Name, err))
		pic = nil
	} else {
		pic.number = len(j.images)
		j.images = append(j.images, pic)
	}
	j.pictures[p.Sum] = pic
	return pic
}

func prepare(p *scene.Picture) (*picture, error) {
	switch p.Format {
	case "jpeg":
		return prepareJPEG(p.Data)
	case "png":
		if isPlainPNG(p.Data) {
			return &picture{kind: "png", data: p.Data}, nil
		}
		img, err := png.Decode(bytes.NewReader(p.Data))
		if err != nil {
			return nil, err
		}
		return encoded(img)
	}
	return nil, fmt.Errorf("format %q is not known", p.Format)
}

// prepareJPEG passes a file through, but for the rare one that stores red,
// green and blue as they are: gofpdf would refuse it.
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

// encoded makes plain PNGs of an image: its colours, and its transparency when
// it has any.
func encoded(img image.Image) (*picture, error) {
	b := img.Bounds()
	if b.Empty() {
		return nil, errors.New("it has no pixels")
	}
	colours, mask := separate(img)
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

// separate gives an image's colours, opaque, and its transparency, nil when
// there is none.
func separate(img image.Image) (colours image.Image, mask *image.Gray) {
	b := img.Bounds()
	if m := img.ColorModel(); m == color.Gray16Model || m == color.GrayModel {
		gray := image.NewGray(b)
		draw.Draw(gray, b, img, b.Min, draw.Src)
		return gray, nil
	}
	opaque := image.NewNRGBA(b)
	mask = image.NewGray(b)
	clear := false
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			c := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
			mask.SetGray(x, y, color.Gray{Y: c.A})
			clear = clear || c.A != 255
			c.A = 255
			opaque.SetNRGBA(x, y, c)
		}
	}
	if !clear {
		return opaque, nil
	}
	return opaque, mask
}
