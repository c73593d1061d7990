package canon

import (
	"bytes"
	"strconv"
)

// Version is the PDF version of written files: the first with the Duplex key of
// ViewerPreferences.
const Version = "1.7"

// Bytes returns the whole file in canonical form: only what is reachable from Root and
// Info, numbered in the order in which it is reached, with each stream compressed at a
// zlib level from 1 to 9, unless it already has a filter or is metadata, which stays
// readable for tools that search the raw bytes. Objects that are not streams are
// compressed together, in object streams. The file identifier is a hash of everything
// before it, so equal documents are equal files.
func (f *File) Bytes(level int) ([]byte, error) {
	return (&writer{file: f}).bytes(level)
}

// bytes returns the whole file.
func (w *writer) bytes(level int) ([]byte, error) {
	f := w.file
	w.number = make([]int, len(f.objects))
	w.visit(f.Root)
	w.visit(f.Info)
	w.bundle()
	packed, err := w.pack(level)
	if err != nil {
		return nil, err
	}
	w.buf.Grow(w.size(packed))
	w.buf.WriteString("%PDF-" + Version + "\n%\xe2\xe3\xcf\xd3\n")
	for i := range w.streams {
		w.stream(&w.streams[i], packed[i])
		w.remember(i, packed[i])
	}
	w.references(level)
	return w.buf.Bytes(), nil
}

// writer numbers and writes the objects of a file.
type writer struct {
	file    *File
	number  []int            // new numbers by old number, 0 for none yet
	places  []place          // of the objects by new number, from 1
	values  []Ref            // the reachable objects that are not streams, in order
	streams []numberedStream // the reachable streams in order, then the object streams
	buf     bytes.Buffer
	scratch []byte

	earlier map[streamSum][]byte // compressed streams of an earlier file
	sums    map[int]streamSum    // of larger streams, by their positions in streams; nil if they are not wanted
	index   []byte               // of the compressed streams; see Packed
	indexed int                  // where the last of them ends
}

// place is where an object is in the file: at an offset, or in an object stream.
type place struct {
	offset int
	bundle int // number of the object stream; 0 for none
	index  int // in the object stream
}

// numberedStream is a stream with its new number.
type numberedStream struct {
	*Stream
	number int
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
		var usual [usualKeys]Name
		for _, k := range v.keys(usual[:0]) {
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
	w.number[r] = w.next()
	if s, ok := w.file.objects[r].(*Stream); ok {
		w.streams = append(w.streams, numberedStream{s, w.number[r]})
	} else {
		w.values = append(w.values, r)
	}
	w.visit(w.file.objects[r])
}

// next returns the number of a new object.
func (w *writer) next() int {
	w.places = append(w.places, place{})
	return len(w.places)
}

// size estimates the length of the file from its streams.
func (w *writer) size(packed [][]byte) int {
	n := 4096 + 8*len(w.places)
	for _, p := range packed {
		n += len(p) + 300
	}
	return n
}

const endOfStream = "\nendstream\nendobj\n"

// stream writes a stream with its packed data.
func (w *writer) stream(s *numberedStream, packed []byte) {
	w.places[s.number-1].offset = w.buf.Len()
	b := strconv.AppendInt(w.scratch[:0], int64(s.number), 10)
	b = append(b, " 0 obj\n"...)
	b = w.append(b, s.header(packed))
	b = append(b, "\nstream\n"...)
	w.buf.Write(b)
	w.buf.Write(packed)
	w.buf.WriteString(endOfStream)
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
