package png

import (
	"image"
	"io"
	"runtime"
	"sync"

	"golang.org/x/image/draw"

	"punchboard/scene"
	"punchboard/scene/strips"
)

// isLarge reports whether the pixels of a picture are too many to be kept.
func isLarge(p *scene.Picture) bool { return 4*p.Width*p.Height > keptDecoded }

// onlyLarge is locked while a large picture is in memory: several renderers at work with
// one each would fill it.
var onlyLarge sync.Mutex

// alone waits until no other large picture is in memory. It returns what to call when this
// one is no longer needed.
func alone() (done func()) {
	onlyLarge.Lock()
	return func() {
		runtime.GC() // or the next one would be decoded beside this one
		onlyLarge.Unlock()
	}
}

// garbageStrips is after how many strips those before are removed from memory: beside so
// many pixels in use, the garbage collector would wait for hundreds of megabytes.
const garbageStrips = 32

// decodeInStrips decodes a PNG file in strips, so that its own pixels need no memory beside
// those that are drawn.
func decodeInStrips(data []byte) (*image.RGBA, error) {
	r, err := strips.New(data)
	if err != nil {
		return nil, err
	}
	rgba := image.NewRGBA(image.Rect(0, 0, r.Width, r.Height))
	y := 0
	for n := 1; ; n++ {
		if n%garbageStrips == 0 {
			runtime.GC()
		}
		strip, err := r.Next()
		switch {
		case err == io.EOF:
			return rgba, nil
		case err != nil:
			return nil, err
		}
		to := strip.Bounds().Add(image.Pt(0, y))
		draw.Draw(rgba, to, strip, image.Point{}, draw.Src)
		y = to.Max.Y
	}
}
