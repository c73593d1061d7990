package scene

import (
	"crypto/sha256"
	"encoding/binary"
	"hash"
	"math"
	"slices"
	"sync"

	"punchboard/fonts"
	"punchboard/geom"
)

// Sum is a SHA-256 hash.
type Sum = [sha256.Size]byte

// Digester computes digests of documents. It keeps those of the fonts, which documents
// share, and of the faces that it was asked for. It is safe for concurrent use.
type Digester struct {
	mu    sync.Mutex
	fonts map[*fonts.Font]Sum
	faces map[markList]part // what Face has read
	idle  sync.Pool         // of *digest
}

// markList identifies a list of marks, which does not change once it is part of a scene.
type markList struct {
	first *Mark
	n     int
}

// part is the digest of a list of marks: a hash, and the symbols in the order of their first use, because
// other marks may use the same ones.
type part struct {
	sum     Sum
	symbols []*Symbol
}

// NewDigester returns a digester that has read nothing yet.
func NewDigester() *Digester {
	return &Digester{fonts: map[*fonts.Font]Sum{}, faces: map[markList]part{}}
}

// Digest returns a hash of everything in a document that a renderer can see: documents
// with equal digests look the same in every file. Pointers count only as far as two
// places share a symbol.
func (s *Digester) Digest(doc *Document) Sum {
	d := s.take()
	defer s.idle.Put(d)
	d.document(doc)
	return d.sum()
}

// Face returns a hash of a face with the first of its marks. It keeps the digest of these marks, so that one of
// a document that shows them as a symbol takes less time.
//
// The hash is in the records of what was printed: if it changes, all cards count as changed and are printed again.
func (s *Digester) Face(p *Piece, marks int) Sum {
	d := s.take()
	defer s.idle.Put(d)
	d.inline = true
	d.head(&Document{Pages: make([]Page, 1)})
	d.page(&Page{Size: p.Size})
	d.write()
	d.inner.Reset()
	d.twice = true
	d.marks(p.Marks[:marks])
	d.write()
	var sum, inner Sum
	d.to.Sum(sum[:0])
	d.inner.Sum(inner[:0])
	if marks > 0 {
		s.mu.Lock()
		s.faces[markList{&p.Marks[0], marks}] = part{inner, slices.Clone(d.order)}
		s.mu.Unlock()
	}
	return sum
}

// part returns the digest of the marks of a symbol.
func (s *Digester) part(marks []Mark) part {
	if len(marks) > 0 {
		s.mu.Lock()
		known, ok := s.faces[markList{&marks[0], len(marks)}]
		s.mu.Unlock()
		if ok {
			return known
		}
	}
	d := s.take()
	defer s.idle.Put(d)
	d.inline = true
	d.marks(marks)
	return part{d.sum(), slices.Clone(d.order)}
}

// font returns the hash of a font's name and file.
func (s *Digester) font(f *fonts.Font) Sum {
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

// digest is the digest of one document or list of marks. Values are written in their order in the types,
// with the lengths of lists and texts, so that no two scenes result in the same bytes.
type digest struct {
	to      hash.Hash
	shared  *Digester
	buf     []byte
	symbols map[*Symbol]int // numbered by their first use
	order   []*Symbol       // by their numbers
	fonts   map[*fonts.Font]int
	inline  bool // symbols are written with their marks, not with the digest of these

	inner hash.Hash // of the marks of a face without its size
	twice bool      // whether it gets what is written
}

// take returns an empty digest.
func (s *Digester) take() *digest {
	d, ok := s.idle.Get().(*digest)
	if !ok {
		return &digest{to: sha256.New(), inner: sha256.New(), shared: s, buf: make([]byte, 0, bufferSize+64), symbols: map[*Symbol]int{}, fonts: map[*fonts.Font]int{}}
	}
	d.to.Reset()
	clear(d.symbols)
	clear(d.order)
	clear(d.fonts)
	d.buf, d.order, d.inline, d.twice = d.buf[:0], d.order[:0], false, false
	return d
}

// sum returns the hash of what was written.
func (d *digest) sum() (sum Sum) {
	d.write()
	d.to.Sum(sum[:0])
	return sum
}

// write hashes what is in the buffer.
func (d *digest) write() {
	d.to.Write(d.buf)
	if d.twice {
		d.inner.Write(d.buf)
	}
	d.buf = d.buf[:0]
}

// flush hashes what is in the buffer, if it is enough.
func (d *digest) flush() {
	if len(d.buf) >= bufferSize {
		d.write()
	}
}

func (d *digest) int(values ...int64) {
	for _, v := range values {
		d.buf = binary.AppendVarint(d.buf, v)
	}
	d.flush()
}

func (d *digest) float(values ...float64) {
	for _, v := range values {
		d.buf = binary.LittleEndian.AppendUint64(d.buf, math.Float64bits(v))
	}
	d.flush()
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
		d.buf = binary.AppendVarint(d.buf, int64(len(s)))
		for len(s) > bufferSize { // the buffer must not get as large as the text
			d.buf = append(d.buf, s[:bufferSize]...)
			s = s[bufferSize:]
			d.flush()
		}
		d.buf = append(d.buf, s...)
		d.flush()
	}
}

func (d *digest) lengths(values ...geom.Length) {
	for _, v := range values {
		d.buf = binary.AppendVarint(d.buf, int64(v))
	}
	d.flush()
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
		d.flush()
	}
	for _, pt := range p.Pts {
		d.point(pt)
	}
}
