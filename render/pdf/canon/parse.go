package canon

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
)

// File is a PDF file as a list of objects.
type File struct {
	Root, Info Ref
	objects    []Object // by number; index 0 is not used
}

// Parse parses a file. The bytes of its streams are shared with data, which must not be
// changed while the File is in use. The error says where the file is neither of the
// simple kind that gofpdf writes nor of the kind that Bytes writes.
func Parse(data []byte) (*File, error) {
	if !bytes.HasPrefix(data, []byte("%PDF-")) {
		return nil, errors.New("not a PDF file")
	}
	l := &lexer{data: data}
	f := &File{}
	places, err := l.references(f)
	if err != nil {
		return nil, err
	}
	f.objects = make([]Object, len(places))
	for n, at := range places {
		if n == 0 || at.bundle > 0 {
			continue
		}
		if f.objects[n], err = l.object(n, at.offset); err != nil {
			return nil, fmt.Errorf("object %d: %w", n, err)
		}
	}
	if err := f.unbundle(places); err != nil {
		return nil, err
	}
	if f.Dict(f.Root) == nil || f.Dict(f.Info) == nil {
		return nil, errors.New("trailer: Root or Info is not a dictionary")
	}
	return f, nil
}

// references reads the cross-reference table or stream, and the trailer, and returns
// the place of each object.
func (l *lexer) references(f *File) ([]place, error) {
	start, err := l.start()
	if err != nil {
		return nil, fmt.Errorf("cross-reference table: %w", err)
	}
	if l.pos = start; !l.take("xref") {
		places, err := l.xrefStream(f, start)
		if err != nil {
			return nil, fmt.Errorf("cross-reference stream: %w", err)
		}
		return places, nil
	}
	places, err := l.xref()
	if err != nil {
		return nil, fmt.Errorf("cross-reference table: %w", err)
	}
	if err := f.trailer(l); err != nil {
		return nil, fmt.Errorf("trailer: %w", err)
	}
	return places, nil
}

// start returns the position of the cross-reference table or stream.
func (l *lexer) start() (int, error) {
	at := bytes.LastIndex(l.data, []byte("startxref"))
	if at < 0 {
		return 0, errors.New("the file has none")
	}
	l.pos = at + len("startxref")
	start, err := l.int()
	if err != nil || start > at {
		return 0, errors.New("it is not where the file says")
	}
	return start, nil
}

// xref reads the cross-reference table and returns the place of each object.
func (l *lexer) xref() ([]place, error) {
	if first, err := l.int(); err != nil || first != 0 {
		return nil, errors.New("it does not start at object 0")
	}
	count, err := l.int()
	if err != nil || count < 1 || count > len(l.data)/entrySize {
		return nil, errors.New("its size is wrong")
	}
	return l.entries(count)
}

const entrySize = 20 // size of an entry in the table (ISO 32000-1, 7.5.4)

func (l *lexer) entries(count int) ([]place, error) {
	l.space()
	places := make([]place, count)
	for i := range places {
		if l.pos+entrySize > len(l.data) {
			return nil, errTruncated
		}
		n, err := strconv.Atoi(string(l.data[l.pos : l.pos+10]))
		if err != nil || n < 0 || n >= len(l.data) {
			return nil, fmt.Errorf("entry %d points outside the file", i)
		}
		places[i].offset = n
		l.pos += entrySize
	}
	return places, nil
}

func (f *File) trailer(l *lexer) error {
	if l.space(); !l.take("trailer") {
		return errors.New("not found")
	}
	v, err := l.value(0)
	if err != nil {
		return err
	}
	d, _ := v.(Dict)
	return f.roots(d)
}

// roots reads the entries of the trailer.
func (f *File) roots(d Dict) error {
	var rootOK, infoOK bool
	f.Root, rootOK = d["Root"].(Ref)
	f.Info, infoOK = d["Info"].(Ref)
	if !rootOK || !infoOK || d["Encrypt"] != nil {
		return errors.New("no Root, no Info, or encrypted")
	}
	return nil
}

// object reads object n at a position.
func (l *lexer) object(n, at int) (Object, error) {
	l.pos = at
	if got, err := l.int(); err != nil || got != n {
		return nil, errors.New("not where the table says")
	}
	if l.space(); !l.take("0 obj") {
		return nil, errors.New("not where the table says")
	}
	v, err := l.value(0)
	if err != nil {
		return nil, err
	}
	l.space()
	if d, ok := v.(Dict); ok && l.take("stream") {
		v, err = l.stream(d)
		if err != nil {
			return nil, err
		}
	}
	if l.space(); !l.take("endobj") {
		return nil, errors.New("no endobj after it")
	}
	return v, nil
}

func (l *lexer) stream(d Dict) (*Stream, error) {
	l.take("\r")
	if !l.take("\n") {
		return nil, errors.New("no line end after stream")
	}
	length, ok := d["Length"].(Number)
	n, err := strconv.Atoi(string(length))
	if !ok || err != nil || n < 0 || n > len(l.data)-l.pos {
		return nil, errors.New("the stream's length is wrong")
	}
	s := &Stream{Dict: d, Data: l.data[l.pos : l.pos+n : l.pos+n]}
	l.pos += n
	if l.space(); !l.take("endstream") {
		return nil, errors.New("the stream's length is wrong")
	}
	return s, nil
}

// int reads a non-negative integer.
func (l *lexer) int() (int, error) {
	l.space()
	n, err := strconv.Atoi(l.word())
	if err != nil || n < 0 {
		return 0, errors.New("not a whole number")
	}
	return n, nil
}
