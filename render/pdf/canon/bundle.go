package canon

import (
	"crypto/sha256"
	"encoding/binary"
	"strconv"
)

// bundleSize is the number of objects in an object stream. More would compress hardly
// better, and a reader decompresses all of them to get one.
const bundleSize = 200

// bundle puts the objects that are not streams into object streams (ISO 32000-1,
// 7.5.7).
func (w *writer) bundle() {
	for len(w.values) > 0 {
		n := min(bundleSize, len(w.values))
		w.bundleOf(w.values[:n])
		w.values = w.values[n:]
	}
}

// bundleOf puts objects into one object stream: first their numbers and positions, then
// the objects.
func (w *writer) bundleOf(refs []Ref) {
	number := w.next()
	var index, data []byte
	for i, ref := range refs {
		n := w.number[ref]
		w.places[n-1] = place{bundle: number, index: i}
		index = append(strconv.AppendInt(index, int64(n), 10), ' ')
		index = append(strconv.AppendInt(index, int64(len(data)), 10), ' ')
		data = append(w.append(data, w.file.objects[ref]), '\n')
	}
	w.streams = append(w.streams, numberedStream{number: number, Stream: &Stream{
		Dict: Dict{"Type": Name("ObjStm"), "N": Int(len(refs)), "First": Int(len(index))},
		Data: append(index, data...),
	}})
}

// The fields of an entry in the cross-reference stream: its kind, an offset or the
// number of an object stream, and an index in that (ISO 32000-1, table 18).
const (
	kindField, offsetField, indexField = 1, 4, 2
	entryLength                        = kindField + offsetField + indexField

	atOffset, inBundle = 1, 2 // kinds; 0 is free
)

// entryWidths describes an entry of the cross-reference stream.
var entryWidths = Array{Int(kindField), Int(offsetField), Int(indexField)}

// references writes the cross-reference stream, which is also the trailer.
func (w *writer) references(level int) {
	sum := sha256.Sum256(w.buf.Bytes())
	id := String(sum[:16])
	start := w.buf.Len()
	own := numberedStream{number: w.next(), Stream: &Stream{Dict: Dict{
		"Type": Name("XRef"), "Size": Int(len(w.places) + 1), "W": entryWidths,
		"Root": w.file.Root, "Info": w.file.Info, "ID": Array{id, id},
	}}}
	w.places[own.number-1].offset = start
	own.Data = w.entries()
	packed := own.Data
	if own.packable() {
		z := takeDeflater(level)
		packed = z.shorter(packed)
		deflaters[level].Put(z)
	}
	w.stream(&own, packed)
	w.buf.WriteString("startxref\n" + strconv.Itoa(start) + "\n%%EOF\n")
}

// entries returns the entries of all objects, from 0.
func (w *writer) entries() []byte {
	out := make([]byte, entryLength, entryLength*(len(w.places)+1))
	for _, p := range w.places {
		kind, at := byte(atOffset), p.offset
		if p.bundle > 0 {
			kind, at = inBundle, p.bundle
		}
		out = append(out, kind)
		out = binary.BigEndian.AppendUint32(out, uint32(at))
		out = binary.BigEndian.AppendUint16(out, uint16(p.index))
	}
	return out
}
