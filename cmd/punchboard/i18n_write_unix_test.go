//go:build unix

package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// TestGameFilesKeepLinksAndModes writes translations through a link inside the game and
// into a file that others may not read.
func TestGameFilesKeepLinksAndModes(t *testing.T) {
	dir := t.TempDir()
	real, link, secret := filepath.Join(dir, "real.csv"), filepath.Join(dir, "cards.csv"), filepath.Join(dir, "labels.csv")
	write(t, real, "old")
	write(t, secret, "old")
	if err := os.Symlink("real.csv", link); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(secret, 0o600); err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{"cards.csv": []byte("new"), "labels.csv": []byte("new"), "translations.csv": []byte("new")}
	if _, err := writeGameFiles(t.Context(), dir, files); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]fs.FileMode{link: fs.ModeSymlink, secret: 0o600, real: 0} {
		info, err := os.Lstat(path)
		if err != nil {
			t.Fatal(err)
		}
		if mode := info.Mode(); want == 0o600 && mode != want || mode.Type() != want.Type() {
			t.Errorf("%s has mode %v, want %v", path, mode, want)
		}
		if text, err := os.ReadFile(path); err != nil || string(text) != "new" {
			t.Errorf("%s holds %q, %v", path, text, err)
		}
	}
}
