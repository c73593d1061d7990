package stamp

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"strings"
	"sync"
)

// Program identifies the contents of the running executable, wherever it is and whenever it was written. If
// they cannot be read, it differs for every process.
var Program = sync.OnceValue(func() string {
	path, err := os.Executable()
	if err != nil {
		return rand.Text()
	}
	id, err := programAt(path)
	if err != nil {
		return rand.Text()
	}
	return id
})

func programAt(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	head := make([]byte, idWithin)
	n, err := io.ReadFull(f, head)
	if err != nil && err != io.ErrUnexpectedEOF {
		return "", err
	}
	if id := contentID(head[:n]); id != "" {
		return id, nil
	}
	h := sha256.New()
	if _, err := io.Copy(h, io.MultiReader(bytes.NewReader(head[:n]), f)); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// idWithin is how far from the start of an executable the go command looks for its build ID.
const idWithin = 32 << 10

// contentID returns the hash of the contents that the go command computes after linking and writes into the
// executable, so that a build need not read 40 MB: the last element of the build ID ("Build IDs" in the package
// cmd/go/internal/work). On ELF systems the ID is a note of type 4 named Go, elsewhere a text before the code. It
// returns "" if there is no such hash, as with -ldflags=-buildid=.
func contentID(head []byte) string {
	id := ""
	if _, note, ok := bytes.Cut(head, []byte("\x04\x00\x00\x00Go\x00\x00")); ok {
		end := max(bytes.IndexFunc(note, func(r rune) bool { return !isIDRune(r) }), 0)
		id = string(note[:end])
	} else if _, text, ok := bytes.Cut(head, []byte("\xff Go build ID: \"")); ok {
		quoted, _, _ := bytes.Cut(text, []byte("\""))
		id = string(quoted)
	}
	slash := strings.LastIndexByte(id, '/')
	if content := id[slash+1:]; slash >= 0 && len(content) >= minID {
		return content
	}
	return ""
}

// minID is the length of the hashes in build IDs: 120 bits in base64.
const minID = 20

func isIDRune(r rune) bool {
	return r == '/' || r == '-' || r == '_' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z'
}
