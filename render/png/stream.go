package png

import (
	"compress/flate"
	"encoding/binary"
	"hash"
	"hash/adler32"
)

// stream compresses rows into one zlib stream with two reused compressors. Plain rows
// are full of repetitions, which flate finds fastest at its first level. The rows of
// photographs have none: searching for them takes four times as long as Huffman coding
// alone, which makes the result only a tenth larger.
type stream struct {
	out   *chunks
	flat  *flate.Writer
	noisy *flate.Writer
	now   *flate.Writer
	sum   hash.Hash32
}

func (s *stream) start(out *chunks) {
	if s.flat == nil {
		s.flat, s.sum = compressor(flate.BestSpeed), adler32.New()
	}
	s.out, s.now = out, nil
	s.sum.Reset()
	_, _ = out.Write([]byte{0x78, 0x01}) // deflate, window of 32 KiB, fastest level
}

func compressor(level int) *flate.Writer {
	w, err := flate.NewWriter(nil, level)
	if err != nil {
		panic("png: " + err.Error())
	}
	return w
}

// write adds filtered rows. Errors are kept by chunks, and checked at the end.
func (s *stream) write(rows []byte, noisy bool) {
	next := s.flat
	if noisy {
		if s.noisy == nil {
			s.noisy = compressor(flate.HuffmanOnly)
		}
		next = s.noisy
	}
	if next != s.now {
		s.turn(next)
	}
	_, _ = s.now.Write(rows)
	_, _ = s.sum.Write(rows)
}

// turn switches to the other compressor, which begins at a byte boundary and without
// history.
func (s *stream) turn(next *flate.Writer) {
	if s.now != nil {
		_ = s.now.Flush()
	}
	next.Reset(s.out)
	s.now = next
}

// end closes the stream, which must have at least one row.
func (s *stream) end() {
	_ = s.now.Close()
	_, _ = s.out.Write(binary.BigEndian.AppendUint32(nil, s.sum.Sum32()))
	s.out.flush()
}
