package canon

import (
	"bytes"
	"compress/zlib"
	"context"
	"fmt"
	"sync"

	"punchboard/internal/parallel"
)

// enough is the amount of data that justifies another compressor: a new one takes a
// megabyte of memory, and about the time to compress this many bytes.
const enough = 64 << 10

// minPack is the size below which compressing a stream saves nothing.
const minPack = 80

// packable reports whether a stream should be compressed.
func (s *Stream) packable() bool {
	return s.Dict["Filter"] == nil && s.Dict["Type"] != Name("Metadata") && len(s.Data) >= minPack
}

// pack compresses the streams, on all cores, and returns the data of each in order.
// Streams are independent of each other, so the result does not depend on the number of
// workers.
func (w *writer) pack(level int) ([][]byte, error) {
	if level < zlib.BestSpeed || level > zlib.BestCompression {
		return nil, fmt.Errorf("zlib level %d is not from 1 to 9", level)
	}
	packed := make([][]byte, len(w.streams))
	var work []int
	size := 0
	for i, s := range w.streams {
		packed[i] = s.Data
		if !s.packable() {
			continue
		}
		if known, ok := w.recall(i); ok {
			packed[i] = known
			continue
		}
		work = append(work, i)
		size += len(s.Data)
	}
	share(len(work), 1+size/enough, level, func(z *deflater, k int) {
		packed[work[k]] = z.shorter(packed[work[k]])
	})
	return packed, nil
}

// share calls do for 0 to n-1 on at most most goroutines, and at most one per
// processor, each with its own compressor.
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

// deflater is a zlib writer and its buffer. A new one costs a megabyte and more time
// than compressing most pages, so they are pooled.
type deflater struct {
	zlib *zlib.Writer
	buf  bytes.Buffer
}

// deflaters are the idle compressors by level.
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

// shorter compresses data, or returns it unchanged if that is not shorter.
func (z *deflater) shorter(data []byte) []byte {
	z.buf.Reset()
	z.zlib.Reset(&z.buf)
	z.write(data)
	if z.buf.Len() >= len(data) {
		return data
	}
	return bytes.Clone(z.buf.Bytes())
}

// write panics on errors, because writing to a buffer cannot fail.
func (z *deflater) write(data []byte) {
	if _, err := z.zlib.Write(data); err != nil {
		panic("canon: " + err.Error())
	}
	if err := z.zlib.Close(); err != nil {
		panic("canon: " + err.Error())
	}
}
