package live

import (
	"io"
	"slices"
	"sync"

	"punchboard/render/png"
)

// How many pixels wide a picture may be. A wider one is asked for as SVG.
const (
	leastPixels = 16
	mostPixels  = 2048
)

// keptRenderers is how many resolutions keep their renderer.
const keptRenderers = 4

// pixels draws pictures as PNG. A browser takes far longer to draw a map from SVG, with its
// thousands of outlines, than a renderer that has drawn nearly the same map before, and
// several times as long for a card.
type pixels struct {
	mu   sync.Mutex
	kept []resolution // the one used last comes first
}

// resolution is a renderer with its resolution.
type resolution struct {
	dpi float64
	*png.Renderer
}

// write writes a picture with so many pixels in a row.
func (x *pixels) write(w io.Writer, p *picture, width int) error {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.at(float64(width)/p.box.W.Inch()).WritePiece(w, p.piece(), true)
}

// at returns the renderer of a resolution.
func (x *pixels) at(dpi float64) *png.Renderer {
	i := slices.IndexFunc(x.kept, func(r resolution) bool { return r.dpi == dpi })
	one := resolution{dpi, nil}
	if i >= 0 {
		one = x.kept[i]
		x.kept = slices.Delete(x.kept, i, i+1)
	} else {
		one.Renderer = png.New(dpi)
	}
	x.kept = slices.Insert(x.kept, 0, one)
	x.kept = x.kept[:min(len(x.kept), keptRenderers)]
	return one.Renderer
}
