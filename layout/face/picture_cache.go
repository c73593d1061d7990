package face

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	_ "image/jpeg" // read the sizes of JPEG files
	"image/png"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/icons"
	"punchboard/scene"
)

// The bounds on pictures: beyond them a slip of the hand, such as a photograph
// straight from the camera for each of a hundred cards, takes all memory.
const (
	maxPictureBytes  = 64 << 20
	maxPicturePixels = 100_000_000
)

// pictureArt is a picture file: pixels, or a drawing, or what is wrong with it.
type pictureArt struct {
	once    sync.Once
	path    string
	picture *scene.Picture
	drawing *icons.Drawing
	icon    iconArt // the drawing, for the book of symbols
	fault   *fault
	notes   []icons.Warning // what of the drawing is left out
	tints   map[scene.RGB]*scene.Picture
	mu      sync.Mutex // guards tints
}

// fault says what is wrong with a file, and the way out.
type fault struct{ what, hint string }

// size returns the picture's own size, in pixels or units of its drawing: only
// the proportions count.
func (a *pictureArt) size() geom.Size {
	if a.drawing != nil {
		return a.drawing.Box.Size()
	}
	return geom.Size{W: geom.Length(a.picture.Width), H: geom.Length(a.picture.Height)}
}

// picturebook reads the game's pictures, each once. It serves all workers.
type picturebook struct {
	game *carddata.Game
	mu   sync.Mutex
	arts map[string]*pictureArt
}

func openPictures(g *carddata.Game) *picturebook {
	return &picturebook{game: g, arts: map[string]*pictureArt{}}
}

// get returns a picture by its path in the game's directory.
func (b *picturebook) get(name string) *pictureArt {
	b.mu.Lock()
	art, ok := b.arts[name]
	if !ok {
		art = &pictureArt{path: name}
		b.arts[name] = art
	}
	b.mu.Unlock()
	art.once.Do(func() { art.fault = art.read(b.game) })
	return art
}

// read takes in the file and looks whether it can be printed.
func (a *pictureArt) read(g *carddata.Game) *fault {
	data, fault := readPicture(g, a.path)
	switch {
	case fault != nil:
		return fault
	case strings.EqualFold(path.Ext(a.path), ".svg"):
		return a.readSVG(data)
	}
	return a.readPixels(data)
}

// readPicture reads a file that is not too large.
func readPicture(g *carddata.Game, name string) ([]byte, *fault) {
	info, err := fs.Stat(g.FS, name)
	if err != nil {
		return nil, &fault{"there is no such file", similarFile(g, name)}
	}
	if info.Size() > maxPictureBytes {
		return nil, &fault{"the file is over 64 MiB", "save it smaller: 300 dpi at its printed size is enough"}
	}
	data, err := fs.ReadFile(g.FS, name)
	if err != nil {
		return nil, &fault{"the file cannot be read", "check its name and its permissions"}
	}
	return data, nil
}

// similarFile names a file beside the one that is missing.
func similarFile(g *carddata.Game, name string) string {
	entries, _ := fs.ReadDir(g.FS, path.Dir(name))
	var names []string
	for _, e := range entries {
		names = append(names, path.Join(path.Dir(name), e.Name()))
	}
	if hint := diag.Nearest(name, names); hint != "" {
		return "did you mean `" + hint + "`?"
	}
	return "paths count from the game's directory, and capitals matter"
}

func (a *pictureArt) readSVG(data []byte) *fault {
	d, notes, err := icons.ParseSVG(data)
	var broken *icons.SVGError
	switch {
	case errors.As(err, &broken):
		return &fault{fmt.Sprintf("line %d: %s", broken.Line, broken.What), "save it as plain SVG"}
	case err != nil:
		panic("layout: " + err.Error())
	}
	a.drawing, a.notes = &d, notes
	a.icon = iconArt{name: a.path, drawing: &d}
	return nil
}

// eachRead visits the pictures that were asked for, in the order of their paths.
func (b *picturebook) eachRead(visit func(*pictureArt)) {
	for _, name := range slices.Sorted(maps.Keys(b.arts)) {
		visit(b.arts[name])
	}
}

// readPixels reads the head of a picture, and walks the rest to see that the
// file is whole.
func (a *pictureArt) readPixels(data []byte) *fault {
	head, format, err := image.DecodeConfig(bytes.NewReader(data))
	switch {
	case err != nil:
		return &fault{"it is neither a PNG nor a JPEG that can be read", "export it again as PNG, JPEG or SVG"}
	case head.Width*head.Height > maxPicturePixels || head.Width > maxPicturePixels || head.Height > maxPicturePixels:
		return &fault{"it has more than 100 million pixels", "save it smaller: 300 dpi at its printed size is enough"}
	case head.Width < 1 || head.Height < 1:
		return &fault{"it has no pixels", "export it again"}
	case !whole(format, data):
		return &fault{"the file is damaged or cut short", "copy or export it again"}
	}
	a.picture = scene.NewPicture(a.path, format, head.Width, head.Height, data)
	return nil
}

// tinted returns the picture in shades from a colour (where it is black) to
// white.
func (b *picturebook) tinted(a *pictureArt, tint scene.RGB) *scene.Picture {
	a.mu.Lock()
	defer a.mu.Unlock()
	pic, ok := a.tints[tint]
	if !ok {
		pic = tintedPicture(a.picture, tint)
		if a.tints == nil {
			a.tints = map[scene.RGB]*scene.Picture{}
		}
		a.tints[tint] = pic
	}
	return pic
}

// tintedPicture returns the picture as it is when its pixels cannot be read
// after all: the backend, which reads them too, reports that.
func tintedPicture(pic *scene.Picture, tint scene.RGB) *scene.Picture {
	src, _, err := image.Decode(bytes.NewReader(pic.Data))
	if err != nil {
		return pic
	}
	box := src.Bounds()
	out := image.NewNRGBA(image.Rect(0, 0, box.Dx(), box.Dy()))
	for y := range box.Dy() {
		for x := range box.Dx() {
			out.SetNRGBA(x, y, shade(src.At(box.Min.X+x, box.Min.Y+y), tint))
		}
	}
	var data bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := encoder.Encode(&data, out); err != nil {
		panic("layout: " + err.Error())
	}
	name := pic.Name + " " + scene.PaintText(tint)
	return scene.NewPicture(name, "png", box.Dx(), box.Dy(), data.Bytes())
}

// shade returns a pixel of the tint that is as light as a pixel was.
func shade(c color.Color, tint scene.RGB) color.NRGBA {
	px := color.NRGBAModel.Convert(c).(color.NRGBA)
	mix := shadeOf(scene.RGB{R: px.R, G: px.G, B: px.B}, tint)
	return color.NRGBA{mix.R, mix.G, mix.B, px.A}
}

// shadeOf returns the shade of a tint that is as light as a colour: the tint for
// black, white for white.
func shadeOf(c, tint scene.RGB) scene.RGB {
	gray := color.GrayModel.Convert(color.NRGBA{c.R, c.G, c.B, 255}).(color.Gray)
	return scene.Mix(tint, scene.RGB{R: 255, G: 255, B: 255}, float64(gray.Y)/255)
}
