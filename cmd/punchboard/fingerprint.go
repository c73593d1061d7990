package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
)

// fingerprint returns a hash of the inputs: the tool, the command line and
// every file in the game's directory.
func fingerprint(fsys fs.FS, options any) (string, error) {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n", toolID())
	if err := json.NewEncoder(h).Encode(options); err != nil {
		return "", err
	}
	if err := walkGame(fsys, func(path string) error { return hashFile(h, fsys, path) }); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// toolID returns a string that changes whenever the executable does.
func toolID() string {
	path, err := os.Executable()
	if err != nil {
		return version()
	}
	info, err := os.Stat(path)
	if err != nil {
		return version()
	}
	return fmt.Sprintf("%s %d %d", version(), info.Size(), info.ModTime().UnixNano())
}

func hashFile(h hash.Hash, fsys fs.FS, path string) error {
	fmt.Fprintf(h, "%s\n", path)
	f, err := fsys.Open(path)
	if err != nil {
		return nil // the reader reports it if the file is needed
	}
	defer f.Close()
	n, err := io.Copy(h, f)
	fmt.Fprintf(h, "\n%d\n", n)
	return err
}

func sumFile(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

func sumBytes(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
