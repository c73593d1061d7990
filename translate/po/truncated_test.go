package po

import (
	"reflect"
	"testing"

	"punchboard/internal/fault"
)

// TestTruncated reads a file cut short anywhere: it is refused, or all entries but the last
// are those of the whole file, and writing it changes nothing.
func TestTruncated(t *testing.T) {
	whole, err := Parse([]byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	read, refused := 0, 0
	for start := range fault.Prefixes([]byte(sample), len(sample)) {
		f, err := Parse(start)
		if err != nil {
			refused++
			continue
		}
		read++
		if got := string(f.Bytes()); got != string(start) {
			t.Errorf("%d bytes: written as\n%s", len(start), got)
		}
		for i := range len(f.Entries) - 1 {
			if got, want := f.Entries[i], whole.Entries[i]; got.ID != want.ID || !reflect.DeepEqual(got.Context, want.Context) || got.String() != want.String() {
				t.Errorf("%d bytes: entry %d is %+v", len(start), i, got)
			}
		}
	}
	if read == 0 || refused == 0 {
		t.Errorf("%d files were read, %d refused", read, refused)
	}
}
