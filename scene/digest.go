package scene

import (
	"crypto/sha256"
	"encoding/binary"
	"hash"
	"math"
	"sync"

	"punchboard/fonts"
	"punchboard/geom"
)

// Digester computes digests of documents. It keeps those of the fonts, which documents
// share. It is safe for concurrent use.
type Digester struct {
	mu    sync.Mutex
	fonts map[*fonts.Font][sha256.Size]byte
}

// NewDigester returns a digester that knows no fonts.
func NewDigester() *Digester {
	return &Digester{fonts: map[*fonts.Font][sha256.Size]byte{}}
}

// Digest returns a hash of everything in a document that a renderer can see: documents
// with equal digests look the same in every file. Pointers count only as far as two
// places share one.
func (s *Digester) Digest(doc *Document) (sum [sha256.Size]byte) {
	d := digest{to: sha256.New(), shared: s, buf: make([]byte, 0, bufferSize+64), symbols: map[*Symbol]int{}, faces: map[*fonts.Font]int{}}
	d.document(doc)
	d.to.Write(d.buf)
	d.to.Sum(sum[:0])
	return sum
}

// font returns the hash of a font's name and file.
func (s *Digester) font(f *fonts.Font) [sha256.Size]byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	sum, ok := s.fonts[f]
	if !ok {
		h := sha256.New()
		h.Write(f.TTF())
		h.Write([]byte(f.Name()))
		h.Sum(sum[:0])
		s.fonts[f] = sum
	}
	return sum
}

// bufferSize is how much is hashed at once; single values are only a few bytes.
const bufferSize = 4096

// digest is the digest of one document. Values are written in their order in the types,
// with the lengths of lists and texts, so that no two scenes result in the same bytes.
type digest struct {
	to      hash.Hash
	shared  *Digester
	buf     []byte
	symbols map[*Symbol]int // numbered by their first use
	faces   map[*fonts.Font]int
}

func (d *digest) int(values ...int64) {
	for _, v := range values {
		d.buf = binary.AppendVarint(d.buf, v)
	}
	if len(d.buf) >= bufferSize {
		d.to.Write(d.buf)
		d.buf = d.buf[:0]
	}
}

func (d *digest) float(values ...float64) {
	for _, v := range values {
		d.buf = binary.LittleEndian.AppendUint64(d.buf, math.Float64bits(v))
	}
	d.int()
}

func (d *digest) bool(v bool) {
	if v {
		d.int(1)
		return
	}
	d.int(0)
}

func (d *digest) text(texts ...string) {
	for _, s := range texts {
		d.int(int64(len(s)))
		d.buf = append(d.buf, s...)
	}
	d.int()
}

func (d *digest) lengths(values ...geom.Length) {
	for _, v := range values {
		d.int(int64(v))
	}
}

func (d *digest) point(p geom.Point) { d.lengths(p.X, p.Y) }
func (d *digest) size(s geom.Size)   { d.lengths(s.W, s.H) }
func (d *digest) rect(r geom.Rect)   { d.lengths(r.X, r.Y, r.W, r.H) }

func (d *digest) matrix(m geom.Matrix) {
	d.float(m.A, m.B, m.C, m.D)
	d.lengths(m.E, m.F)
}

func (d *digest) path(p *geom.Path) {
	d.bool(p != nil)
	if p == nil {
		return
	}
	d.int(int64(len(p.Ops)), int64(len(p.Pts)))
	for _, op := range p.Ops {
		d.buf = append(d.buf, byte(op))
	}
	for _, pt := range p.Pts {
		d.point(pt)
	}
}
