package picture

import (
	"bytes"
	"cmp"
	"context"
	"image/jpeg"
	"image/png"
	"runtime"
	"slices"

	"punchboard/internal/parallel"
)

// largePicture is the size of pixels in bytes above which pictures are decoded one by
// one: several at once would fill the memory.
const largePicture = 64 << 20

// Prove decodes the pixels of all pictures that have been read, each once, and returns
// those that cannot be decoded, sorted by path, with a Fault. A printer would show
// nothing of them, or half. It stops early when ctx is canceled.
func (b *Files) Prove(ctx context.Context, workers int) (broken []*File) {
	var small, large []*File
	b.EachRead(func(a *File) {
		switch {
		case a.Pixels == nil || a.proven:
		case a.decoded > largePicture:
			large = append(large, a)
		default:
			small = append(small, a)
		}
	})
	prove := func(list []*File, workers int) {
		// The only error is that of ctx, for which the caller looks.
		_ = parallel.Each(ctx, workers, len(list), func(i int) error { list[i].prove(); return nil })
	}
	prove(small, workers)
	prove(large, 1)
	b.EachRead(func(a *File) {
		if a.Damage != nil {
			broken = append(broken, a)
		}
	})
	slices.SortFunc(broken, func(a, b *File) int { return cmp.Compare(a.Path, b.Path) })
	return broken
}

// prove decodes the pixels.
func (a *File) prove() {
	a.proven = true
	var err error
	data := a.Pixels.Data
	switch {
	case a.Pixels.Format == "jpeg":
		_, err = jpeg.Decode(bytes.NewReader(data))
	case isOrdinaryPNG(data):
		err = inflatePixels(data)
	default:
		_, err = png.Decode(bytes.NewReader(data))
	}
	if a.decoded > largePicture {
		runtime.GC() // or the next large picture would be decoded beside these pixels
	}
	if err != nil {
		a.Damage = &Fault{"the pixels of the picture are damaged or incomplete: " + err.Error(), "copy or export it again"}
	}
}
