package canon

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// streams returns a document with some contents, each long enough to be used again.
func streams(t *testing.T, contents ...string) *File {
	t.Helper()
	f := parse(t, small())
	for i, text := range contents {
		f.Catalog()[Name(fmt.Sprintf("S%d", i))] = f.Add(&Stream{Dict{}, []byte(strings.Repeat(text, minReuse))})
	}
	return f
}

func packed(t testing.TB, f *File, earlier Packed) Packed {
	t.Helper()
	p, err := f.Pack(6, earlier)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestPackAgain checks that the result does not depend on what is taken from an earlier file.
func TestPackAgain(t *testing.T) {
	files := [][]string{{}, {"a"}, {"a", "b"}, {"b", "a"}, {"a", "a"}, {"b", "c", "a"}}
	for _, old := range files {
		earlier := packed(t, streams(t, old...), Packed{})
		for _, now := range files {
			want := packed(t, streams(t, now...), Packed{})
			got := packed(t, streams(t, now...), earlier)
			plain, err := streams(t, now...).Bytes(6)
			if err != nil || !bytes.Equal(got.Data, plain) || !bytes.Equal(got.Data, want.Data) || !bytes.Equal(got.Streams, want.Streams) {
				t.Errorf("%v after %v differs, or its index; %v", now, old, err)
			}
			if n := len(want.index()); n != len(slices.Compact(slices.Sorted(slices.Values(now)))) {
				t.Errorf("%v has %d streams in its index", now, n)
			}
		}
	}
}

// TestPackTakes checks that streams are taken from the earlier file: it finds there what is not
// their compressed form.
func TestPackTakes(t *testing.T) {
	earlier := packed(t, streams(t, "a", "b"), Packed{})
	for _, bytes := range earlier.index() {
		bytes[len(bytes)-1] ^= 1
	}
	back := parse(t, packed(t, streams(t, "c", "a"), earlier).Data)
	for name, whole := range map[Name]bool{"S0": true, "S1": false} {
		if _, err := back.Get(back.Catalog()[name]).(*Stream).Decode(); (err == nil) != whole {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestPackDamaged checks that nothing is taken if the list of streams is damaged anywhere.
func TestPackDamaged(t *testing.T) {
	earlier := packed(t, streams(t, "a", "b"), Packed{})
	for i := range earlier.Streams {
		for _, index := range [][]byte{earlier.Streams[:i], slices.Clone(earlier.Streams)} {
			if len(index) > i {
				index[i] ^= 1
			}
			if p := (Packed{earlier.Data, index}); len(p.index()) > 0 {
				t.Fatalf("damage at byte %d of %d goes unnoticed", i, len(earlier.Streams))
			}
		}
	}
	if n := len(earlier.index()); n != 2 {
		t.Fatalf("%d streams", n)
	}
}

// FuzzPacked tries damaged indexes: streams lie in the file, or are compressed again.
func FuzzPacked(f *testing.F) {
	f.Add([]byte("abc"), appendStream(appendStream(nil, streamSum{1}, 1, 1), streamSum{2}, 0, 1))
	f.Add([]byte("abc"), appendStream(nil, streamSum{1}, 1<<40, 1))
	f.Add([]byte("abc"), appendStream(nil, streamSum{1}, 1, 1<<40))
	f.Add([]byte("abc"), append(make([]byte, len(streamSum{})), bytes.Repeat([]byte{0xff}, 20)...))
	f.Fuzz(func(t *testing.T, data, index []byte) {
		for sum, part := range entries(data, index) {
			if !bytes.Contains(data, part) {
				t.Errorf("%x is not in the file", sum)
			}
		}
	})
}
