package canon

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"io"
	"slices"
)

// Get follows references and returns the object they lead to, or nil for a reference to
// nothing.
func (f *File) Get(o Object) Object {
	for range maxDepth {
		ref, ok := o.(Ref)
		if !ok {
			return o
		}
		if ref <= 0 || int(ref) >= len(f.objects) {
			return nil
		}
		o = f.objects[ref]
	}
	return nil
}

// Dict returns the dictionary that o is or refers to, including that of a stream, or
// nil if there is none. Reading from a nil Dict is safe.
func (f *File) Dict(o Object) Dict {
	switch v := f.Get(o).(type) {
	case Dict:
		return v
	case *Stream:
		return v.Dict
	}
	return nil
}

// Array returns the array that o is or refers to, or nil.
func (f *File) Array(o Object) Array {
	a, _ := f.Get(o).(Array)
	return a
}

// Add adds an object to the file. It is only written if something reachable refers to
// it.
func (f *File) Add(o Object) Ref {
	f.objects = append(f.objects, o)
	return Ref(len(f.objects) - 1)
}

// Catalog returns the root dictionary of the document.
func (f *File) Catalog() Dict { return f.Dict(f.Root) }

// Pages returns the page dictionaries in order. The page tree must be flat, as it is in
// files from gofpdf and Write.
func (f *File) Pages() []Dict {
	kids := f.Array(f.Dict(f.Catalog()["Pages"])["Kids"])
	pages := make([]Dict, len(kids))
	for i, k := range kids {
		pages[i] = f.Dict(k)
	}
	return pages
}

// Decode returns the decompressed bytes of a stream. It supports only FlateDecode, the
// filter of everything except pictures.
func (s *Stream) Decode() ([]byte, error) {
	switch s.Dict["Filter"] {
	case nil:
		return s.Data, nil
	case Name("FlateDecode"):
		r, err := zlib.NewReader(bytes.NewReader(s.Data))
		if err != nil {
			return nil, fmt.Errorf("stream: %w", err)
		}
		return io.ReadAll(r)
	}
	return nil, fmt.Errorf("stream: filter %v is not known", s.Dict["Filter"])
}

// Keys returns the keys of a dictionary in sorted order.
func (d Dict) Keys() []Name { return d.keys(make([]Name, 0, len(d))) }

// usualKeys is the number of keys that most dictionaries have at most.
const usualKeys = 16

// keys returns the same in the memory of an empty list, if it has enough.
func (d Dict) keys(keys []Name) []Name {
	for k := range d {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
