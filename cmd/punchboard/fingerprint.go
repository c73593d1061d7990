package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"

	"punchboard/carddata/source"
)

// fingerprint returns a hash of the inputs: the tool, the command line and
// every file in the game's directory.
func fingerprint(ctx context.Context, fsys fs.FS, options any) (string, error) {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n", toolID())
	if err := json.NewEncoder(h).Encode(options); err != nil {
		return "", err
	}
	files := source.NewDirectory(ctx, fsys, 0)
	if err := walkGame(files, func(path string) error { return hashFile(h, files, path) }); err != nil {
		return "", err
	}
	if err := ctx.Err(); err != nil {
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

func hashFile(h hash.Hash, files *source.Directory, path string) error {
	fmt.Fprintf(h, "%s\n", path)
	data, err := files.ReadFile(path)
	if err != nil {
		return nil // the reader reports it if the file is needed
	}
	h.Write(data)
	fmt.Fprintf(h, "\n%d\n", len(data))
	return nil
}

// sumFile returns the hash of a file that a build wrote.
func sumFile(path string) (string, error) {
	f, err := source.OpenRegular(path)
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
