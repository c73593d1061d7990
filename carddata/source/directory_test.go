package source

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"io/fs"
	"reflect"
	"sync"
	"testing"
	"testing/fstest"
)

// A directory reads files whole, and records what it read.
func TestDirectoryRecords(t *testing.T) {
	files := fstest.MapFS{"a": {Data: []byte("one")}, "art/b": {Data: []byte("two")}, "c": {Data: []byte("three")}}
	d := NewDirectory(t.Context(), files, 0)
	if _, err := fs.ReadFile(d, "art/b"); err != nil {
		t.Fatal(err)
	}
	f, err := d.Open("a")
	if err != nil {
		t.Fatal(err)
	}
	if info, err := f.Stat(); err != nil || info.Size() != 3 || f.Close() != nil {
		t.Errorf("%v, %v", info, err)
	}
	files["a"] = &fstest.MapFile{Data: []byte("new")}
	if got, err := d.ReadFile("a"); err != nil || string(got) != "new" {
		t.Errorf("read %q, %v", got, err)
	}
	want := []Read{{Contents, "a", 3, sha256.Sum256([]byte("new"))}, {Contents, "art/b", 3, sha256.Sum256([]byte("two"))}}
	if got := d.Reads(); !reflect.DeepEqual(got, want) {
		t.Errorf("recorded %v, want %v", got, want)
	}
	if entries, err := d.ReadDir("art"); err != nil || len(entries) != 1 {
		t.Errorf("%v, %v", entries, err)
	}
	if NewDirectory(t.Context(), d, 1) != d {
		t.Error("a directory is wrapped again")
	}
}

// What is neither a file nor a directory is never opened.
func TestDirectoryRefuses(t *testing.T) {
	large := &fstest.MapFile{Data: make([]byte, 1000)}
	for _, c := range []struct {
		name string
		file *fstest.MapFile
		want error
	}{
		{"a pipe", &fstest.MapFile{Mode: fs.ModeNamedPipe}, ErrIrregular},
		{"a device", &fstest.MapFile{Mode: fs.ModeDevice}, ErrIrregular},
		{"a terminal", &fstest.MapFile{Mode: fs.ModeDevice | fs.ModeCharDevice}, ErrIrregular},
		{"a socket", &fstest.MapFile{Mode: fs.ModeSocket}, ErrIrregular},
		{"a directory", &fstest.MapFile{Mode: fs.ModeDir}, errIsDir},
		{"a file too many", large, &TotalError{1500}},
	} {
		d := NewDirectory(t.Context(), fstest.MapFS{"first": large, "x": c.file}, 1500)
		if _, err := d.ReadFile("first"); err != nil {
			t.Fatal(err)
		}
		_, err := d.ReadFile("x")
		var total *TotalError
		if !errors.Is(err, c.want) && !(errors.As(err, &total) && reflect.DeepEqual(error(total), c.want)) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
		if _, err := d.ReadFile("first"); err != nil {
			t.Errorf("a file that was read before: %v", err)
		}
	}
}

// A file that another one has replaced since it was looked at is refused as well.
func TestDirectoryLooksTwice(t *testing.T) {
	d := NewDirectory(t.Context(), swapped{fstest.MapFS{"x": {}, "pipe": {Mode: fs.ModeNamedPipe}}}, 0)
	if _, err := d.ReadFile("x"); !errors.Is(err, ErrIrregular) {
		t.Error(err)
	}
}

// swapped opens a pipe in place of the file that Stat has seen.
type swapped struct{ fstest.MapFS }

func (s swapped) Open(string) (fs.File, error) { return s.MapFS.Open("pipe") }

// Reading stops when the context is canceled, also in the middle of a file.
func TestDirectoryStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	d := NewDirectory(ctx, canceling{fstest.MapFS{"x": {Data: bytes.Repeat([]byte("x"), 10<<20)}}, cancel}, 0)
	if _, err := d.ReadFile("x"); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if _, err := d.Stat("x"); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if _, err := d.ReadDir("."); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	for _, r := range d.Reads() {
		if r.Kind != Status { // that there is a file was known before
			t.Errorf("recorded %v", r)
		}
	}
}

// canceling cancels a context at the first read.
type canceling struct {
	fstest.MapFS
	cancel context.CancelFunc
}

func (c canceling) Open(name string) (fs.File, error) {
	f, err := c.MapFS.Open(name)
	return cancelingFile{f, c.cancel}, err
}

type cancelingFile struct {
	fs.File
	cancel context.CancelFunc
}

func (f cancelingFile) Read(p []byte) (int, error) {
	f.cancel()
	return f.File.Read(p[:1])
}

// gatheringFS reads files only when two are to be read, so that both were permitted before
// either was read.
type gatheringFS struct {
	fstest.MapFS
	arrived *sync.WaitGroup
}

func (g gatheringFS) Open(name string) (fs.File, error) {
	f, err := g.MapFS.Open(name)
	return &gatheringFile{File: f, arrived: g.arrived}, err
}

type gatheringFile struct {
	fs.File
	once    sync.Once
	arrived *sync.WaitGroup
}

func (f *gatheringFile) Read(p []byte) (int, error) {
	f.once.Do(func() {
		f.arrived.Done()
		f.arrived.Wait()
	})
	return f.File.Read(p)
}

// Of two files that are read at the same time, one is refused if both together exceed the limit.
func TestDirectoryLimitsConcurrentReads(t *testing.T) {
	large := &fstest.MapFile{Data: make([]byte, 1000)}
	files := gatheringFS{fstest.MapFS{"a": large, "b": large}, &sync.WaitGroup{}}
	files.arrived.Add(2)
	d := NewDirectory(t.Context(), files, 1500)
	refused := make(chan bool, 2)
	for name := range files.MapFS {
		go func() {
			_, err := d.ReadFile(name)
			var total *TotalError
			refused <- errors.As(err, &total)
		}()
	}
	if a, b := <-refused, <-refused; a == b {
		t.Errorf("refused: %v and %v", a, b)
	}
}
