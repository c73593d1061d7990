package stamp

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"io"
	"path/filepath"
	"sync"

	"punchboard/carddata/source"
)

// Sum is a SHA-256 hash; in JSON it is a text of 64 hexadecimal digits.
type Sum [sha256.Size]byte

// SumOf returns the hash of several parts, of which the lengths count too.
func SumOf(parts ...[]byte) (sum Sum) {
	h := sha256.New()
	for _, p := range parts {
		fmt.Fprintf(h, "%d ", len(p))
		h.Write(p)
	}
	h.Sum(sum[:0])
	return sum
}

// MarshalText implements encoding.TextMarshaler.
func (s Sum) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, s[:]), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Sum) UnmarshalText(text []byte) error {
	if len(text) != hex.EncodedLen(len(s)) || !bytes.Equal(text, bytes.ToLower(text)) {
		return fmt.Errorf("%d digits", len(text))
	}
	_, err := hex.Decode(s[:], text)
	return err
}

// buffers are for reading files, of which a build without changes reads hundreds.
var buffers = sync.Pool{New: func() any { b := make([]byte, 64<<10); return &b }}

// castagnoli returns the polynomial of CRC-32C, which processors have an instruction for.
var castagnoli = sync.OnceValue(func() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) })

// SetContents records what is written to the file.
func (f *File) SetContents(data []byte) {
	f.Size, f.Sum, f.Check = int64(len(data)), sha256.Sum256(data), crc32.Checksum(data, castagnoli())
}

// Holds reports whether a file still has the contents that a run wrote, by its size and
// CRC-32C: nobody gains by a file that passes for another, and a build that has nothing to
// do spends most of its time here.
func (s *Stamp) Holds(f File) bool {
	h := crc32.New(castagnoli())
	return s.read(f, h) && h.Sum32() == f.Check
}

// isWritten reports the same by SHA-256, for files that are going to be removed.
func (s *Stamp) isWritten(f File) bool {
	h := sha256.New()
	return s.read(f, h) && bytes.Equal(h.Sum(nil), f.Sum[:])
}

// contents returns the contents of a file that are as they were written.
func (s *Stamp) contents(f File) ([]byte, bool) {
	if f.Size > maxReused {
		return nil, false
	}
	data, h := &sizedBuffer{size: int(f.Size)}, crc32.New(castagnoli())
	ok := s.read(f, io.MultiWriter(data, h)) && h.Sum32() == f.Check
	return data.Bytes(), ok
}

// maxReused is the size in bytes of the largest file of which parts are used again.
const maxReused = 64 << 20

// sizedBuffer is a buffer of a known size. It takes the memory at the first write: a file may be
// missing, or of another size than was recorded.
type sizedBuffer struct {
	bytes.Buffer
	size int
}

func (b *sizedBuffer) Write(p []byte) (int, error) {
	if b.Len() == 0 {
		b.Grow(b.size)
	}
	return b.Buffer.Write(p)
}

// read hashes a file of the right size.
func (s *Stamp) read(f File, h io.Writer) bool {
	file, err := source.OpenRegular(s.path(f))
	if err != nil {
		return false
	}
	defer file.Close()
	if info, err := file.Stat(); err != nil || info.Size() != f.Size {
		return false
	}
	buffer := buffers.Get().(*[]byte)
	defer buffers.Put(buffer)
	_, err = io.CopyBuffer(h, io.LimitReader(file, f.Size+1), *buffer) // a file would bring a buffer of its own
	return err == nil
}

func (s *Stamp) path(f File) string { return filepath.Join(s.dir, filepath.FromSlash(f.Path)) }
