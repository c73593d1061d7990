package canon

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"strconv"
)

// Version is the PDF version of written files: the first with the Duplex key of
// ViewerPreferences.
const Version = "1.7"

// Bytes returns the whole file in canonical form: only what is reachable from Root and
// Info, numbered in the order in which it is reached, with each stream compressed at a
// zlib level from 1 to 9, unless it already has a filter or is metadata, which stays
// readable for tools that search the raw bytes. The file identifier is a hash of
// everything before it, so equal documents are equal files.
func (f *File) Bytes(level int) ([]byte, error) {
	w := &writer{file: f, number: make([]int, len(f.objects))}
	w.visit(f.Root)
	w.visit(f.Info)
	packed, err := w.pack(level)
	if err != nil {
		return nil, err
	}
	w.buf.Grow(w.size(packed))
	w.buf.WriteString("%PDF-" + Version + "\n%\xe2\xe3\xcf\xd3\n")
	offsets := make([]int, len(w.order))
	for i, ref := range w.order {
		offsets[i] = w.buf.Len()
		w.object(i+1, f.objects[ref], packed[i])
	}
	w.trailer(offsets)
	return w.buf.Bytes(), nil
}

// writer numbers and writes the objects of a file.
type writer struct {
	file    *File
	order   []Ref // the reachable objects, in order
	number  []int // new numbers by old number, 0 for none yet
	buf     bytes.Buffer
	scratch []byte
}

// visit numbers everything that is reachable from o.
func (w *writer) visit(o Object) {
	switch v := o.(type) {
	case Ref:
		w.visitRef(v)
	case Array:
		for _, e := range v {
			w.visit(e)
		}
	case Dict:
		for _, k := range v.Keys() {
			w.visit(v[k])
		}
	case *Stream:
		w.visit(v.Dict)
	}
}

func (w *writer) visitRef(r Ref) {
	if r <= 0 || int(r) >= len(w.number) || w.number[r] != 0 {
		return
	}
	w.order = append(w.order, r)
	w.number[r] = len(w.order)
	w.visit(w.file.objects[r])
}

// size estimates the length of the file from its streams.
func (w *writer) size(packed [][]byte) int {
	n := 4096
	for _, p := range packed {
		n += len(p) + 300
	}
	return n
}

// object writes object n, for a stream with its packed data.
func (w *writer) object(n int, o Object, packed []byte) {
	b := strconv.AppendInt(w.scratch[:0], int64(n), 10)
	b = append(b, " 0 obj\n"...)
	if s, ok := o.(*Stream); ok {
		b = w.append(b, s.header(packed))
		b = append(b, "\nstream\n"...)
		w.buf.Write(b)
		w.buf.Write(packed)
		b = append(b[:0], "\nendstream"...)
	} else {
		b = w.append(b, o)
	}
	b = append(b, "\nendobj\n"...)
	w.buf.Write(b)
	w.scratch = b
}

// header returns the stream's dictionary for packed data.
func (s *Stream) header(packed []byte) Dict {
	d := make(Dict, len(s.Dict)+1)
	for k, v := range s.Dict {
		d[k] = v
	}
	d["Length"] = Int(len(packed))
	if s.packable() && len(packed) < len(s.Data) {
		d["Filter"] = Name("FlateDecode")
	}
	return d
}

func (w *writer) trailer(offsets []int) {
	sum := sha256.Sum256(w.buf.Bytes())
	id := String(sum[:16])
	start := w.buf.Len()
	fmt.Fprintf(&w.buf, "xref\n0 %d\n0000000000 65535 f \n", len(offsets)+1)
	for _, at := range offsets {
		fmt.Fprintf(&w.buf, "%010d 00000 n \n", at)
	}
	d := Dict{"Size": Int(len(offsets) + 1), "Root": w.file.Root, "Info": w.file.Info, "ID": Array{id, id}}
	w.buf.WriteString("trailer\n")
	w.buf.Write(w.append(nil, d))
	fmt.Fprintf(&w.buf, "\nstartxref\n%d\n%%%%EOF\n", start)
}
