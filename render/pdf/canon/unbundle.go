package canon

import (
	"encoding/binary"
	"errors"
	"fmt"
	"reflect"
)

// xrefStream reads a cross-reference stream as Bytes writes it, whose dictionary is the
// trailer, and returns the place of each object.
func (l *lexer) xrefStream(f *File, start int) ([]place, error) {
	number, err := l.int()
	if err != nil {
		return nil, errors.New("it is not where the file says")
	}
	o, err := l.object(number, start)
	if err != nil {
		return nil, errors.New("it is not where the file says")
	}
	s, ok := o.(*Stream)
	if !ok || s.Dict["Type"] != Name("XRef") || !reflect.DeepEqual(s.Dict["W"], entryWidths) {
		return nil, errors.New("it is of an unknown kind")
	}
	if err := f.roots(s.Dict); err != nil {
		return nil, err
	}
	data, err := s.Decode()
	if err != nil || len(data) < entryLength || len(data)%entryLength != 0 {
		return nil, errors.New("its size is wrong")
	}
	return streamEntries(data, len(l.data))
}

// streamEntries reads the entries of a cross-reference stream in a file of some size.
func streamEntries(data []byte, size int) ([]place, error) {
	places := make([]place, len(data)/entryLength)
	for i := range places {
		e := data[i*entryLength:]
		at, index := int(binary.BigEndian.Uint32(e[kindField:])), int(binary.BigEndian.Uint16(e[kindField+offsetField:]))
		switch {
		case e[0] == atOffset && at < size:
			places[i].offset = at
		case e[0] == inBundle && at > 0 && at < len(places):
			places[i] = place{bundle: at, index: index}
		case i > 0:
			return nil, fmt.Errorf("entry %d points outside the file", i)
		}
	}
	return places, nil
}

// unbundle reads the objects in object streams.
func (f *File) unbundle(places []place) error {
	bundles := map[int][]Object{}
	for n, p := range places {
		if p.bundle == 0 {
			continue
		}
		list, known := bundles[p.bundle]
		if !known {
			s, _ := f.objects[p.bundle].(*Stream)
			var err error
			if list, err = s.values(); err != nil {
				return fmt.Errorf("object stream %d: %w", p.bundle, err)
			}
			bundles[p.bundle] = list
		}
		if p.index >= len(list) {
			return fmt.Errorf("object %d: not where the table says", n)
		}
		f.objects[n] = list[p.index]
	}
	return nil
}

// values returns the values in an object stream.
func (s *Stream) values() (list []Object, err error) {
	if s == nil || s.Dict["Type"] != Name("ObjStm") {
		return nil, errors.New("it is of another kind")
	}
	data, err := s.Decode()
	if err != nil {
		return nil, err
	}
	first, err := (&lexer{data: []byte(fmt.Sprint(s.Dict["First"]))}).int()
	if err != nil || first > len(data) {
		return nil, errors.New("its index is wrong")
	}
	for index := (&lexer{data: data[:first]}); ; {
		if _, err := index.int(); err != nil {
			return list, nil // the end of the index
		}
		at, err := index.int()
		if err != nil || at > len(data)-first {
			return nil, errors.New("its index is wrong")
		}
		v, err := (&lexer{data: data, pos: first + at}).value(0)
		if err != nil {
			return nil, err
		}
		list = append(list, v)
	}
}
