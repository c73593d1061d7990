// Package picture reads the pictures and icons of a game, each once. It checks whether
// they are complete, and reports their size and unsupported features.
package picture

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg" // to read the sizes of JPEG files
	_ "image/png"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"punchboard/carddata"
	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/icons"
	"punchboard/scene"
)

// Limits on pictures. A larger one is a mistake, such as a photograph straight from the
// camera for each of a hundred cards, and would use up all memory.
const (
	MaxPixels  = 100_000_000   // of a picture
	MaxTinted  = 25_000_000    // of a picture in shades of a tint, which is drawn anew
	MaxDecoded = 400_000_000   // bytes of its pixels in memory
	MaxAll     = 2_000_000_000 // bytes of the pixels of all pictures of a game
	MaxPoints  = 4_000_000     // of all drawings of a game
)

// File is a picture file: a bitmap, or a drawing, or a fault.
type File struct {
	Path    string          // in the game's directory
	Pixels  *scene.Picture  // nil for a drawing
	Drawing *icons.Drawing  // nil for pixels
	Icon    Icon            // the drawing, in its own colors
	Undrawn []icons.Warning // unsupported features of the drawing
	Fault   *Fault          // nil for none
	Damage  *Fault          // of the pixels; set by Files.Prove
	once    sync.Once
	mu      sync.Mutex // guards tints
	tints   map[scene.RGB]*scene.Picture
	decoded int64 // bytes of the pixels in memory
	proven  bool  // whether the pixels have been decoded
}

// Fault is a fault in a file, with a hint to fix it.
type Fault struct{ What, Hint string }

// Size returns the picture's own size, in pixels or units of its drawing; only the
// proportions matter.
func (a *File) Size() geom.Size {
	if a.Drawing != nil {
		return a.Drawing.Box.Size()
	}
	return geom.Size{W: geom.Length(a.Pixels.Width), H: geom.Length(a.Pixels.Height)}
}

// Files reads the game's pictures, each once. All workers share it.
type Files struct {
	game  *carddata.Game
	mu    sync.Mutex
	files map[string]*File
	spent budget
}

// NewFiles returns the pictures of a game. It opens no file; each is read on first use.
func NewFiles(g *carddata.Game) *Files {
	return &Files{game: g, files: map[string]*File{}}
}

// MoveTo lets further pictures be read from a game that was loaded again. The files of those
// that have been read must be as they were. Those with a fault are read again, because that
// may have been a read that was canceled.
func (b *Files) MoveTo(g *carddata.Game) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.game = g
	maps.DeleteFunc(b.files, func(_ string, a *File) bool { return a.Fault != nil })
}

// File returns a picture by its path in the game's directory.
func (b *Files) File(name string) *File {
	b.mu.Lock()
	file, ok := b.files[name]
	if !ok {
		file = &File{Path: name}
		b.files[name] = file
	}
	b.mu.Unlock()
	file.once.Do(func() { file.Fault = file.read(b.game, &b.spent) })
	return file
}

// read reads the file and checks whether it can be printed.
func (a *File) read(g *carddata.Game, spent *budget) *Fault {
	data, fault := readPicture(g, a.Path, spent)
	switch {
	case fault != nil:
		return fault
	case strings.EqualFold(path.Ext(a.Path), ".svg"):
		return a.readSVG(data, spent)
	}
	return a.readPixels(data, spent)
}

// readPicture reads a file, or says why it cannot be read.
func readPicture(g *carddata.Game, name string, spent *budget) ([]byte, *Fault) {
	data, err := fs.ReadFile(g.FS, name)
	if err == nil {
		return data, nil
	}
	var total *source.TotalError
	if errors.As(err, &total) {
		spent.files.Store(true)
	}
	code, what, hint := source.Explain(err)
	if code == source.CodeNoFile {
		hint = similarFile(g, name)
	}
	return nil, &Fault{"the file " + what, hint}
}

// similarFile returns a file with a name similar to a missing one.
func similarFile(g *carddata.Game, name string) string {
	entries, _ := fs.ReadDir(g.FS, path.Dir(name))
	var names []string
	for _, e := range entries {
		names = append(names, path.Join(path.Dir(name), e.Name()))
	}
	if hint := diag.Nearest(name, names); hint != "" {
		return "did you mean `" + hint + "`?"
	}
	return "write the path relative to the game's directory; upper and lower case matter"
}

func (a *File) readSVG(data []byte, spent *budget) *Fault {
	d, notes, err := icons.ParseSVG(data)
	var broken *icons.SVGError
	switch {
	case errors.As(err, &broken):
		return &Fault{fmt.Sprintf("line %d: %s", broken.Line, broken.What), "save it as plain SVG"}
	case err != nil:
		panic("layout: " + err.Error())
	}
	spent.addPoints(&d)
	a.Drawing, a.Undrawn = &d, notes
	a.Icon = Icon{Name: a.Path, Drawing: &d}
	return nil
}

// EachRead calls visit for the pictures that have been read, sorted by path.
func (b *Files) EachRead(visit func(*File)) {
	for _, name := range slices.Sorted(maps.Keys(b.files)) {
		visit(b.files[name])
	}
}

// readPixels reads the header of a bitmap, and checks that the file is complete.
func (a *File) readPixels(data []byte, spent *budget) *Fault {
	head, format, err := image.DecodeConfig(bytes.NewReader(data))
	switch {
	case err != nil:
		return &Fault{"it is not a readable PNG or JPEG file", "export it again as PNG, JPEG or SVG"}
	case head.Width > MaxPixels || head.Height > MaxPixels || head.Width*head.Height > MaxPixels:
		return &Fault{"it has more than 100 million pixels", "save it at a lower resolution; 300 dpi at printed size is enough"}
	case head.Width < 1 || head.Height < 1:
		return &Fault{"it is empty (no pixels)", "export it again"}
	case !complete(format, data):
		return &Fault{"the file is damaged or truncated", "copy or export it again"}
	}
	a.decoded = decodedSize(head, format, data)
	if a.decoded > MaxDecoded {
		return &Fault{"its pixels take more than 400 MB", "save it with 8 bits per channel, or at a lower resolution; 300 dpi at printed size is enough"}
	}
	spent.decoded.Add(a.decoded)
	if how := orientation(data); format == "jpeg" && how != upright {
		var err error
		if data, err = turned(data, how); err != nil {
			return &Fault{"the pixels of the picture are damaged or incomplete: " + err.Error(), "copy or export it again"}
		}
		if how >= transposed {
			head.Width, head.Height = head.Height, head.Width
		}
	}
	a.Pixels = scene.NewPicture(a.Path, format, head.Width, head.Height, data)
	return nil
}
