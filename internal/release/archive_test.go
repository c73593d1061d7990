package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

var (
	day   = time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	files = []file{{"punchboard", []byte("program"), true}, {"LICENSE", []byte("MIT"), false}, {"fonts/OFL.txt", []byte("OFL"), false}}
	want  = []string{
		"pb/LICENSE 0644 MIT 2026-11-22T12:00:00Z",
		"pb/fonts/OFL.txt 0644 OFL 2026-11-22T12:00:00Z",
		"pb/punchboard 0755 program 2026-11-22T12:00:00Z",
	}
)

// TestArchives reads archives back and checks the names, modes and times of the
// files.
func TestArchives(t *testing.T) {
	packed, err := tarGz("pb", files, day)
	if err != nil {
		t.Fatal(err)
	}
	if got := tarList(t, packed); !slices.Equal(got, want) {
		t.Errorf("tar: %q", got)
	}
	packed, err = zipped("pb", files, day)
	if err != nil {
		t.Fatal(err)
	}
	if got := zipList(t, packed); !slices.Equal(got, want) {
		t.Errorf("zip: %q", got)
	}
}

// TestArchivesAreReproducible packs the same files twice, in a different order and a
// moment later.
func TestArchivesAreReproducible(t *testing.T) {
	turned := slices.Clone(files)
	slices.Reverse(turned)
	for name, pack := range map[string]func(string, []file, time.Time) ([]byte, error){"tar": tarGz, "zip": zipped} {
		a, errA := pack("pb", files, day)
		time.Sleep(10 * time.Millisecond)
		b, errB := pack("pb", turned, day)
		if errA != nil || errB != nil || !bytes.Equal(a, b) {
			t.Errorf("%s: two archives of the same files differ (%v, %v)", name, errA, errB)
		}
	}
}

// TestModifiedIsGiven checks that the time is taken from SOURCE_DATE_EPOCH.
func TestModifiedIsGiven(t *testing.T) {
	t.Setenv("SOURCE_DATE_EPOCH", fmt.Sprint(day.Unix()))
	if got, err := modified(); err != nil || !got.Equal(day) {
		t.Errorf("%v, %v", got, err)
	}
	t.Setenv("SOURCE_DATE_EPOCH", "noon")
	if _, err := modified(); err == nil {
		t.Error("a time that is no number is taken")
	}
}

func TestSums(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"b.zip", "a.zip"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := writeSums(dir); err != nil {
		t.Fatal(err)
	}
	const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
	got, _ := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
	if string(got) != empty+"  a.zip\n"+empty+"  b.zip\n" {
		t.Errorf("%s", got)
	}
}

// TestDocuments checks that an archive has the documents of the project and the licenses
// of what is embedded, each once.
func TestDocuments(t *testing.T) {
	t.Chdir("../..")
	all, err := documents()
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, f := range all {
		if names[f.name] || strings.Contains(f.name, "\\") {
			t.Errorf("%s is there twice, or no path of an archive", f.name)
		}
		names[f.name] = true
	}
	for _, name := range []string{
		"LICENSE", "README.md", "CREDITS.md", "CHANGELOG.md", "SECURITY.md", "NOTICES.txt", "icons/LICENCE.txt",
		"fonts/faces/oswald/OFL.txt", "fonts/patterns/hyph-fr.txt",
	} {
		if !names[name] {
			t.Errorf("there is no %s", name)
		}
	}
}

func tarList(t *testing.T, packed []byte) (list []string) {
	t.Helper()
	plain, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(plain); ; {
		head, err := r.Next()
		if errors.Is(err, io.EOF) {
			return list
		}
		if err != nil {
			t.Fatal(err)
		}
		data, _ := io.ReadAll(r)
		list = append(list, fmt.Sprintf("%s %#o %s %s", head.Name, head.Mode, data, head.ModTime.UTC().Format(time.RFC3339)))
	}
}

func zipList(t *testing.T, packed []byte) (list []string) {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.File {
		body, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, _ := io.ReadAll(body)
		list = append(list, fmt.Sprintf("%s %#o %s %s", f.Name, f.Mode(), data, f.Modified.UTC().Format(time.RFC3339)))
	}
	return list
}
