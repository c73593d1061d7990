package canon

import (
	"crypto/sha256"
	"encoding/binary"
)

// Packed is a file in canonical form from which the next version of it may take compressed
// streams: those that hold the same.
type Packed struct {
	Data    []byte // the file
	Streams []byte // what its larger compressed streams hold and where they are, and a hash of that; see appendStream
}

// Pack is Bytes, except that compressed streams of an earlier file are used again. The result
// is the same if that was written with the same level by the same version of the program;
// without streams in it, all are compressed.
func (f *File) Pack(level int, earlier Packed) (Packed, error) {
	w := &writer{file: f, earlier: earlier.index(), sums: map[int]streamSum{}}
	data, err := w.bytes(level)
	if len(w.index) == 0 {
		return Packed{Data: data}, err
	}
	sum := sumOf(w.index)
	return Packed{data, append(w.index, sum[:]...)}, err
}

// minReuse is the size in bytes of the smallest stream that is worth remembering: together, the
// smaller ones take a tenth of the time.
const minReuse = 2 << 10

// streamSum is a part of a SHA-256 hash, long enough that no two streams share one.
type streamSum [16]byte

func sumOf(data []byte) streamSum {
	full := sha256.Sum256(data)
	return streamSum(full[:len(streamSum{})])
}

// recall takes a stream from the earlier file if that has it, and notes its hash.
func (w *writer) recall(i int) (packed []byte, ok bool) {
	data := w.streams[i].Data
	if w.sums == nil || len(data) < minReuse {
		return nil, false
	}
	w.sums[i] = sumOf(data)
	packed, ok = w.earlier[w.sums[i]]
	return packed, ok
}

// remember notes where a stream has been written, if it was compressed.
func (w *writer) remember(i int, packed []byte) {
	sum, ok := w.sums[i]
	if !ok || len(packed) >= len(w.streams[i].Data) {
		return
	}
	start := w.buf.Len() - len(endOfStream) - len(packed)
	w.index = appendStream(w.index, sum, start-w.indexed, len(packed))
	w.indexed = start + len(packed)
}

// appendStream appends the entry of a stream: the hash of what it holds, the distance of its
// compressed bytes from those of the stream before, and their number.
func appendStream(index []byte, sum streamSum, gap, length int) []byte {
	index = append(index, sum[:]...)
	index = binary.AppendUvarint(index, uint64(gap))
	return binary.AppendUvarint(index, uint64(length))
}

// index returns the compressed streams by what they hold; none if the list is damaged.
func (p *Packed) index() map[streamSum][]byte {
	n := len(p.Streams) - len(streamSum{})
	if n < 0 || sumOf(p.Streams[:n]) != streamSum(p.Streams[n:]) {
		return nil
	}
	return entries(p.Data, p.Streams[:n])
}

// entries returns the compressed streams in a file. An entry that does not lie in the file ends
// the list.
func entries(data, index []byte) map[streamSum][]byte {
	all, rest, at := map[streamSum][]byte{}, index, data
	for len(rest) > len(streamSum{}) {
		sum := streamSum(rest)
		rest = rest[len(sum):]
		gap, n := binary.Uvarint(rest)
		length, m := binary.Uvarint(rest[max(n, 0):])
		if n <= 0 || m <= 0 || gap > uint64(len(at)) || length > uint64(len(at))-gap {
			break
		}
		all[sum] = at[gap : gap+length : gap+length]
		rest, at = rest[n+m:], at[gap+length:]
	}
	return all
}
