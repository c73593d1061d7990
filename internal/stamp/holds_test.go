package stamp

import (
	"encoding/binary"
	"hash/crc32"
	"os"
	"path/filepath"
	"testing"
)

// TestHolds compares files with what was written, by both hashes. Of two texts with the same
// CRC-32C, only SHA-256 tells which one it was.
func TestHolds(t *testing.T) {
	one, other := sameChecksum(t)
	s := &Stamp{dir: t.TempDir()}
	f := File{Path: "a.pdf"}
	f.SetContents(one)
	for name, c := range map[string]struct {
		data             []byte
		holds, isWritten bool
	}{
		"as written":        {one, true, true},
		"another bit":       {append([]byte{one[0] ^ 1}, one[1:]...), false, false},
		"longer":            {append(one[:8:8], 0), false, false},
		"the same checksum": {other, true, false},
	} {
		if err := os.WriteFile(filepath.Join(s.dir, f.Path), c.data, 0o644); err != nil {
			t.Fatal(err)
		}
		if holds, is := s.Holds(f), s.isWritten(f); holds != c.holds || is != c.isWritten {
			t.Errorf("%s: %t by CRC-32C, %t by SHA-256", name, holds, is)
		}
	}
}

// sameChecksum returns two texts of 8 bytes with the same CRC-32C.
func sameChecksum(t *testing.T) (one, other []byte) {
	seen := map[uint32]uint64{}
	for n := uint64(1); n < 1<<22; n++ {
		text := binary.LittleEndian.AppendUint64(nil, n*0x9E3779B97F4A7C15)
		sum := crc32.Checksum(text, castagnoli())
		if m, is := seen[sum]; is {
			return binary.LittleEndian.AppendUint64(nil, m*0x9E3779B97F4A7C15), text
		}
		seen[sum] = n
	}
	t.Fatal("no two texts have the same checksum")
	return nil, nil
}
