package stamp

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"punchboard/carddata/source"
)

// TestWhy checks what is said about a file that has to be written.
func TestWhy(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(now *Run, game fstest.MapFS, f *File, dir string)
		want   string
	}{
		{"new", func(_ *Run, _ fstest.MapFS, f *File, _ string) { f.Path = "en/b.pdf" }, "never built"},
		{"edited", func(_ *Run, _ fstest.MapFS, f *File, dir string) { put(t, dir, f.Path, "edited") }, "the output file was changed"},
		{"removed", func(_ *Run, _ fstest.MapFS, f *File, dir string) { os.Remove(filepath.Join(dir, f.Path)) }, "the output file is gone"},
		{"forced", func(*Run, fstest.MapFS, *File, string) {}, "--force"},
		{"program", func(r *Run, _ fstest.MapFS, f *File, _ string) { r.Program, f.Key = "q", Sum{} }, "the program changed"},
		{"option", func(r *Run, _ fstest.MapFS, f *File, _ string) { r.Options, f.Key = options("option --paper"), Sum{} }, "option --paper changed"},
		{"one input", func(_ *Run, g fstest.MapFS, f *File, _ string) { g["a"], f.Key = &fstest.MapFile{}, Sum{} }, "a changed"},
		{"inputs", func(_ *Run, g fstest.MapFS, f *File, _ string) {
			g["a"], g["z"], f.Key = &fstest.MapFile{}, &fstest.MapFile{}, Sum{}
			delete(g, "c")
		}, "a changed, z is new and c is no longer used"},
		{"many inputs", func(_ *Run, g fstest.MapFS, f *File, _ string) {
			for _, name := range []string{"a", "b", "c", "d", "e"} {
				g[name], f.Key = &fstest.MapFile{}, Sum{}
			}
		}, "a changed, b changed, c changed and 2 more"},
		{"only a listing", func(r *Run, _ fstest.MapFS, f *File, _ string) {
			r.Reads, f.Key = []Read{{Kind: source.Listing, Path: "faces"}}, Sum{}
		}, "faces is new"},
		{"an option and an input", func(r *Run, g fstest.MapFS, f *File, _ string) {
			g["a"], r.Options, f.Key = &fstest.MapFile{}, options("option --lang"), Sum{}
		}, "option --lang changed and a changed"},
		{"nothing of these", func(_ *Run, _ fstest.MapFS, f *File, _ string) { f.Key = Sum{} }, "the last build was of other files"},
	} {
		game, dir := fstest.MapFS{}, t.TempDir()
		for _, name := range []string{"a", "b", "c", "d", "e"} {
			game[name] = &fstest.MapFile{Data: []byte(name)}
		}
		f := put(t, dir, "en/a.pdf", "pdf")
		before := &Run{Program: "p", Files: []File{f}}
		before.SetReads(read(t, game))
		now := &Run{Program: "p"}
		c.change(now, game, &f, dir)
		if now.Reads == nil {
			now.SetReads(read(t, game))
		} else {
			now.Reads = append(before.Reads, now.Reads...)
		}
		if got := (&Stamp{dir: dir, Runs: []*Run{before}}).Why(now, f); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestWhyOfRequest checks that a file is compared with the last build of the same request, and that a build of
// another one that replaced it is named.
func TestWhyOfRequest(t *testing.T) {
	dir := t.TempDir()
	a4 := put(t, dir, "en/a.pdf", "a4")
	letter := put(t, dir, "en/a.pdf", "letter")
	letter.Key = Sum{1}
	s := &Stamp{dir: dir, Runs: []*Run{{Program: "p", Options: options("option --paper"), Files: []File{letter}}, {Program: "p", Files: []File{a4}}}}
	if got := s.Why(&Run{Program: "p"}, a4); got != "another build replaced the output file" {
		t.Errorf("%q", got)
	}
	if kept, ok := s.Kept("en/a.pdf", letter.Key); !ok || kept.Sum != letter.Sum {
		t.Errorf("%v, %v", kept, ok)
	}
	if _, ok := s.Kept("en/a.pdf", a4.Key); ok {
		t.Error("a file that another build replaced is kept")
	}
}
