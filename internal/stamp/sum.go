package stamp

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
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

// Holds reports whether a file still has the contents that a run wrote.
func (s *Stamp) Holds(f File) bool {
	file, err := source.OpenRegular(s.path(f))
	if err != nil {
		return false
	}
	defer file.Close()
	if info, err := file.Stat(); err != nil || info.Size() != f.Size {
		return false
	}
	h, buffer := sha256.New(), buffers.Get().(*[]byte)
	defer buffers.Put(buffer)
	if _, err := io.CopyBuffer(h, struct{ io.Reader }{file}, *buffer); err != nil { // a file would bring a buffer of its own
		return false
	}
	return bytes.Equal(h.Sum(nil), f.Sum[:])
}

func (s *Stamp) path(f File) string { return filepath.Join(s.dir, filepath.FromSlash(f.Path)) }
