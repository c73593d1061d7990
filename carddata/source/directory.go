package source

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"sync"
)

// Limits on what is read of a game. Every file is far below; a larger one is a mistake,
// and reading it would only waste time and memory.
const (
	MaxFile  = 64 << 20  // bytes of a file
	MaxFiles = 256 << 20 // bytes of all files of a game together
)

// ErrIrregular is the error for a name that is neither a file nor a directory: reading
// a pipe waits forever, and a device has no end.
var ErrIrregular = errors.New("is a device or pipe, not a file")

// SizeError is the error for a file over MaxFile.
type SizeError struct{ Size int64 }

func (e *SizeError) Error() string {
	return fmt.Sprintf("has %d MiB; the limit for a file is %d MiB", mebibytes(e.Size), MaxFile>>20)
}

// TotalError is the error for a file with which those of a game exceed their limit
// together.
type TotalError struct{ Limit int64 }

func (e *TotalError) Error() string {
	return fmt.Sprintf("is one too many: the files of the game have more than %d MiB together", e.Limit>>20)
}

// mebibytes returns a size in MiB, rounded up.
func mebibytes(size int64) int64 { return (size + 1<<20 - 1) >> 20 }

// Directory is the directory of a game. Everything that comes from a game is read
// through it. It opens only directories and regular files, reads a file at once and only
// up to a limit, stops when its context is canceled, and records what it read. It is
// safe for concurrent use.
type Directory struct {
	ctx   context.Context
	files fs.FS
	most  int64 // bytes of all files together; 0 for no limit

	mu       sync.Mutex
	reads    map[question]Read
	total    int64 // bytes of the files in reads
	unsteady bool  // a question had two different answers

	hashing sync.Mutex
	room    []byte // for files of which only the hash is needed; guarded by hashing
}

// NewDirectory returns a directory from which files of at most so many bytes together
// are read; 0 means no limit. A Directory is returned as it is.
func NewDirectory(ctx context.Context, files fs.FS, most int64) *Directory {
	if d, ok := files.(*Directory); ok {
		return d
	}
	return &Directory{ctx: ctx, files: files, most: most, reads: map[question]Read{}}
}

// Err returns the error of the context.
func (d *Directory) Err() error { return d.ctx.Err() }

// Stat returns information about a file, without opening it.
func (d *Directory) Stat(name string) (fs.FileInfo, error) {
	if err := d.ctx.Err(); err != nil {
		return nil, failedTo("stat", name, err)
	}
	info, err := fs.Stat(d.files, name)
	d.record(Read{Kind: Status, Path: name, Sum: sumOf(status(info, err))})
	return info, err
}

// ReadDir returns the entries of a directory, sorted by name.
func (d *Directory) ReadDir(name string) ([]fs.DirEntry, error) {
	if err := d.ctx.Err(); err != nil {
		return nil, failedTo("open", name, err)
	}
	entries, err := fs.ReadDir(d.files, name)
	d.record(listing(name, entries, err))
	return entries, err
}

// Open opens a directory, or a file that has been read.
func (d *Directory) Open(name string) (fs.File, error) {
	info, err := d.Stat(name)
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		if _, err := d.ReadDir(name); err != nil {
			return nil, err
		}
		return d.files.Open(name)
	}
	data, err := d.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return &readFile{bytes.NewReader(data), info}, nil
}

// readFile is a file whose bytes have been read.
type readFile struct {
	*bytes.Reader
	info fs.FileInfo
}

func (f *readFile) Stat() (fs.FileInfo, error) { return f.info, nil }
func (*readFile) Close() error                 { return nil }

// ReadFile returns the bytes of a file. Its error is an ErrIrregular, a *SizeError, a
// *TotalError, that of the context, or one of the file system.
func (d *Directory) ReadFile(name string) ([]byte, error) {
	return d.readInto(name, nil)
}

// readInto is ReadFile with room for the bytes, which is used if it is large enough.
func (d *Directory) readInto(name string, room []byte) ([]byte, error) {
	data, err := d.readFile(name, room)
	if err != nil {
		d.record(Read{Kind: Contents, Path: name, Sum: sumOf(err.Error())})
	}
	return data, err
}

func (d *Directory) readFile(name string, room []byte) ([]byte, error) {
	info, err := d.Stat(name)
	if err == nil {
		err = d.permit(name, info)
	}
	if err != nil {
		return nil, failedTo("open", name, err)
	}
	f, err := d.files.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := d.read(name, f, room)
	if err != nil {
		return nil, failedTo("read", name, err)
	}
	if err := d.record(Read{Contents, name, int64(len(data)), sha256.Sum256(data)}); err != nil {
		return nil, failedTo("read", name, err)
	}
	return data, nil
}

// permit returns the error for a file that must not be read.
func (d *Directory) permit(name string, info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return errIsDir
	case !info.Mode().IsRegular():
		return ErrIrregular
	case info.Size() > MaxFile:
		return &SizeError{info.Size()}
	}
	return d.within(name, info.Size())
}

var errIsDir = errors.New("is a directory, not a file")

// within returns an error if a file of a size exceeds the limit for all files, with those
// read so far.
func (d *Directory) within(name string, size int64) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.fits(name, size)
}

func (d *Directory) fits(name string, size int64) error {
	if d.most > 0 && d.total-d.reads[question{Contents, name}].Size+size > d.most {
		return &TotalError{d.most}
	}
	return nil
}

// hash reads a file only to record its hash.
func (d *Directory) hash(name string) {
	d.hashing.Lock()
	defer d.hashing.Unlock()
	if data, err := d.readInto(name, d.room); err == nil {
		d.room = data
	}
}

// read reads an open file. The file is checked again, because another one may have
// taken its name since.
func (d *Directory) read(name string, f fs.File, room []byte) ([]byte, error) {
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if err := d.permit(name, info); err != nil {
		return nil, err
	}
	if size := int(info.Size()) + bytes.MinRead; cap(room) < size {
		room = make([]byte, 0, size)
	}
	data := bytes.NewBuffer(room[:0])
	// One byte over the limit shows that the file has grown since.
	if _, err := data.ReadFrom(io.LimitReader(stoppable{d.ctx, f}, MaxFile+1)); err != nil {
		return nil, err
	}
	if data.Len() > MaxFile {
		return nil, &SizeError{int64(data.Len())}
	}
	return data.Bytes(), nil
}

// stoppable is a reader that fails when its context is canceled.
type stoppable struct {
	ctx context.Context
	fs.File
}

func (s stoppable) Read(to []byte) (int, error) {
	const most = 1 << 20 // so that the context is checked often
	if err := s.ctx.Err(); err != nil {
		return 0, err
	}
	return s.File.Read(to[:min(len(to), most)])
}

func failedTo(do, name string, err error) error {
	return &fs.PathError{Op: do, Path: name, Err: err}
}
