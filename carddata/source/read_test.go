package source

import (
	"io/fs"
	"slices"
	"testing"
	"testing/fstest"
)

// ask asks one question of each kind with each answer.
func ask(d *Directory) {
	for _, name := range []string{"file", "missing", "pipe", "large"} {
		_, _ = d.ReadFile(name)
	}
	for _, name := range []string{"labels", "file", "none"} {
		_, _ = d.Stat(name)
	}
	_, _ = d.ReadDir("faces")
	_, _ = d.ReadDir("variants")
}

func askedFiles() fstest.MapFS {
	return fstest.MapFS{
		"file": {Data: []byte("one")}, "pipe": {Mode: fs.ModeNamedPipe}, "large": {Data: make([]byte, MaxFile+1)},
		"labels": {Data: []byte("x")}, "faces/card.yaml": {}, "unread": {Data: []byte("u")},
	}
}

// A directory records missing files, listings and errors, as well as contents.
func TestReadsAreAnswers(t *testing.T) {
	d := NewDirectory(t.Context(), askedFiles(), 0)
	ask(d)
	var got []string
	for _, r := range d.Reads() {
		got = append(got, []string{"contents", "listing", "status"}[r.Kind]+" "+r.Path)
	}
	want := []string{
		"listing faces", "contents file", "status labels", "contents large", "contents missing", "status none", "contents pipe", "listing variants",
	}
	if !slices.Equal(got, want) {
		t.Errorf("recorded %q", got)
	}
	for _, r := range d.Reads() {
		if !NewDirectory(t.Context(), askedFiles(), 0).Has(r) {
			t.Errorf("%+v has changed", r)
		}
	}
}

// Each change that an answer depends on is noticed, and no other.
func TestHasNoticesChanges(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(fstest.MapFS)
		path   string // of the answer that changes
	}{
		{"another content", func(f fstest.MapFS) { f["file"] = &fstest.MapFile{Data: []byte("two")} }, "file"},
		{"a file removed", func(f fstest.MapFS) { delete(f, "file") }, "file"},
		{"a missing file appears", func(f fstest.MapFS) { f["missing"] = &fstest.MapFile{} }, "missing"},
		{"a file that was asked for appears", func(f fstest.MapFS) { f["none"] = &fstest.MapFile{} }, "none"},
		{"a file that was asked for is a pipe", func(f fstest.MapFS) { f["labels"].Mode = fs.ModeNamedPipe }, "labels"},
		{"a pipe becomes a file", func(f fstest.MapFS) { f["pipe"] = &fstest.MapFile{} }, "pipe"},
		{"a file is small enough", func(f fstest.MapFS) { f["large"] = &fstest.MapFile{} }, "large"},
		{"another file in a directory", func(f fstest.MapFS) { f["faces/more.yaml"] = &fstest.MapFile{} }, "faces"},
		{"a directory appears", func(f fstest.MapFS) { f["variants/hard.yaml"] = &fstest.MapFile{} }, "variants"},
		{"the contents of a file that was only asked for", func(f fstest.MapFS) { f["labels"] = &fstest.MapFile{Data: []byte("other")} }, ""},
		{"a file that was not read", func(f fstest.MapFS) { delete(f, "unread") }, ""},
	} {
		d := NewDirectory(t.Context(), askedFiles(), 0)
		ask(d)
		files := askedFiles()
		c.change(files)
		now := NewDirectory(t.Context(), files, 0)
		for _, r := range d.Reads() {
			if now.Has(r) != (r.Path != c.path) {
				t.Errorf("%s: the answer for %q: same %v", c.name, r.Path, r.Path == c.path)
			}
		}
	}
}

// A file that changes between two reads makes the directory unsteady, even if it changes back.
func TestSteady(t *testing.T) {
	files := fstest.MapFS{"a": {Data: []byte("one")}}
	d := NewDirectory(t.Context(), files, 0)
	for i, text := range []string{"one", "one", "two", "one"} {
		files["a"] = &fstest.MapFile{Data: []byte(text)}
		if _, err := d.ReadFile("a"); err != nil {
			t.Fatal(err)
		}
		if d.Steady() != (i < 2) {
			t.Errorf("steady after %d reads: %v", i+1, d.Steady())
		}
	}
}
