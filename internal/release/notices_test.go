package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"punchboard/internal/golden"
)

// TestNotices compares NOTICES.txt with the modules that are linked into the command today.
func TestNotices(t *testing.T) {
	t.Chdir("../..")
	got, err := notices()
	if err != nil {
		t.Fatal(err)
	}
	golden.File(t, noticesFile, string(got))
	linked, err := linkedAnywhere()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range linked {
		if !strings.Contains(string(got), "\n"+m.String()) {
			t.Errorf("there is no notice for %s", m)
		}
	}
}

// TestNoticesShareEqualTexts checks that a text used by several modules is there once, although
// one of them ends its lines as on Windows.
func TestNoticesShareEqualTexts(t *testing.T) {
	var all []*notice
	all = add(all, "a v1", tidy([]byte("Free to use.\r\nNo warranty.  \r\n\r\n")))
	all = add(all, "b v2", tidy([]byte("Ask first.\n")))
	all = add(all, "c v3", tidy([]byte("\nFree to use.\nNo warranty.")))
	if len(all) != 2 || !slices.Equal(all[0].of, []string{"a v1", "c v3"}) {
		t.Errorf("%s", format(all))
	}
}

// TestModuleWithoutLicense checks that a module without a license stops a release, and that other
// files are not taken for one.
func TestModuleWithoutLicense(t *testing.T) {
	m := module{path: "example.org/bare", version: "v1.0.0", dir: t.TempDir()}
	write := func(name string) {
		if err := os.WriteFile(filepath.Join(m.dir, name), []byte("text"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("license_test.go")
	if files, err := m.licenses(); err == nil || !strings.Contains(err.Error(), "example.org/bare v1.0.0 has no license") {
		t.Errorf("%v, %v", files, err)
	}
	write("COPYING")
	write("Licence.md")
	if files, err := m.licenses(); err != nil || len(files) != 2 {
		t.Errorf("%v, %v", files, err)
	}
}
