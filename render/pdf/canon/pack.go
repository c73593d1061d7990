package canon

import (
	"bytes"
	"compress/zlib"
	"context"
	"fmt"
	"sync"

	"punchboard/internal/parallel"
)

// enough is how much there must be to compress for one more compressor to be
// worth making: it takes a megabyte of fresh memory, and packs as many bytes as
// this in the time that costs.
const enough = 64 << 10

// minPack is the size under which compressing a stream saves nothing.
const minPack = 80

// packable reports whether a stream is to be compressed.
func (s *Stream) packable() bool {
	return s.Dict["Filter"] == nil && s.Dict["Type"] != Name("Metadata") && len(s.Data) >= minPack
}

// pack compresses the streams that want it, on all cores, and gives the data of
// each object in order; nil for those that are no streams. Streams do not know
// of each other, so the number of workers leaves no trace.
func (w *writer) pack(level int) ([][]byte, error) {
	if level < zlib.BestSpeed || level > zlib.BestCompression {
		return nil, fmt.Errorf("zlib level %d is not from 1 to 9", level)
	}
	packed := make([][]byte, len(w.order))
	var work []int
	size := 0
	for i, ref := range w.order {
		s, ok := w.file.objects[ref].(*Stream)
		if !ok {
			continue
		}
		packed[i] = s.Data
		if s.packable() {
			work = append(work, i)
			size += len(s.Data)
		}
	}
	share(len(work), 1+size/enough, level, func(z *deflater, k int) {
		packed[work[k]] = z.shorter(packed[work[k]])
	})
	return packed, nil
}

// share calls do for 0 to n-1 on so many goroutines at most, and on no more than
// there are processors, each with a compressor of its own.
func share(n, most, level int, do func(z *deflater, i int)) {
	workers := min(most, parallel.Workers(0))
	take := func() *deflater { return takeDeflater(level) }
	taken, _ := parallel.EachWith(context.Background(), workers, n, take, func(z *deflater, i int) error {
		do(z, i)
		return nil
	})
	for _, z := range taken {
		deflaters[level].Put(z)
	}
}

// deflater is a zlib writer and its buffer. Making one costs a megabyte and
// more time than most pages take to compress, so they are kept.
type deflater struct {
	zlib *zlib.Writer
	buf  bytes.Buffer
}

// deflaters are the idle compressors of each level.
var deflaters [zlib.BestCompression + 1]sync.Pool

func takeDeflater(level int) *deflater {
	if z, ok := deflaters[level].Get().(*deflater); ok {
		return z
	}
	return newDeflater(level)
}

func newDeflater(level int) *deflater {
	z := &deflater{}
	var err error
	if z.zlib, err = zlib.NewWriterLevel(&z.buf, level); err != nil {
		panic("canon: " + err.Error())
	}
	return z
}

// shorter compresses data, or gives it as it is when that is no gain.
func (z *deflater) shorter(data []byte) []byte {
	z.buf.Reset()
	z.zlib.Reset(&z.buf)
	z.write(data)
	if z.buf.Len() >= len(data) {
		return data
	}
	return bytes.Clone(z.buf.Bytes())
}

// write cannot fail on a buffer: an error is our own fault.
func (z *deflater) write(data []byte) {
	if _, err := z.zlib.Write(data); err != nil {
		panic("canon: " + err.Error())
	}
	if err := z.zlib.Close(); err != nil {
		panic("canon: " + err.Error())
	}
}
