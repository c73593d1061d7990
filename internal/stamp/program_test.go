package stamp

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestContentID reads build IDs as the linker writes them.
func TestContentID(t *testing.T) {
	const id = "hAebLlDgMnihfJI7L2h0/Sc7qMLL92qkpQyIIZbUB/CX7dGb0iTWmNjOll0ee9/Bv71lXD3xyJ-uQsy3_VS"
	for _, c := range []struct{ name, head, want string }{
		{"ELF", "\x7fELF\x02\x01..\x04\x00\x00\x00\x53\x00\x00\x00\x04\x00\x00\x00Go\x00\x00" + id + "\x00\x04\x00\x00\x00", "Bv71lXD3xyJ-uQsy3_VS"},
		{"elsewhere", "MZ..\xff Go build ID: \"" + id + "\"\n \xff...", "Bv71lXD3xyJ-uQsy3_VS"},
		{"none", "\x7fELF..", ""},
		{"empty", "\xff Go build ID: \"\"\n \xff", ""},
		{"of the user", "\xff Go build ID: \"v1.0/release\"\n \xff", ""},
		{"without hashes", "\xff Go build ID: \"a-very-long-name-of-a-build\"\n \xff", ""},
		{"cut", "\xff Go build ID: \"", ""},
		{"note at the end", "\x04\x00\x00\x00Go\x00\x00", ""},
	} {
		if got := contentID([]byte(c.head)); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestProgramIsItsContents checks that a program without a build ID is known by its bytes, not by its time or name.
func TestProgramIsItsContents(t *testing.T) {
	dir := t.TempDir()
	id := func(name, text string, at int64) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, time.Time{}, time.Unix(at, 0)); err != nil {
			t.Fatal(err)
		}
		id, err := programAt(path)
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	first := id("a", "program", 1)
	if id("a", "program", 2) != first || id("b", "program", 1) != first {
		t.Error("a copy is another program")
	}
	if id("a", "Program", 1) == first {
		t.Error("another program of the same size and time is the same")
	}
	if _, err := programAt(filepath.Join(dir, "gone")); err == nil {
		t.Error("a program that is gone has an ID")
	}
	if first := Program(); first == "" || Program() != first {
		t.Error("the program has no ID")
	}
}
