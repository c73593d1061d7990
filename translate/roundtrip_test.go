package translate

import (
	"io/fs"
	"maps"
	"regexp"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/diff"

	"punchboard/carddata"
	"punchboard/carddata/source"
	"punchboard/games"
	"punchboard/translate/po"
)

// pseudo returns a text that stands for a translation: it has the same figures and marks.
func pseudo(text string) string {
	return strings.NewReplacer("a", "ä", "o", "ö", "e", "é").Replace(text)
}

// pseudoMarked leaves what is in braces as it is.
func pseudoMarked(text string) string {
	var b strings.Builder
	at := 0
	for _, m := range inBraces().FindAllStringIndex(text, -1) {
		b.WriteString(pseudo(text[at:m[0]]) + text[m[0]:m[1]])
		at = m[1]
	}
	return b.String() + pseudo(text[at:])
}

// catalogOf returns the catalog of a game in German.
func catalogOf(t *testing.T, files fs.FS, slug string) *Catalog {
	t.Helper()
	c, found := Load(t.Context(), files, slug, "de")
	if c == nil {
		t.Fatal(found.All())
	}
	return c
}

// TestWholeLanguage translates every text of the shipped games into a new language, by way
// of a PO file. Then no text is missing, everything else is as it was, and the PO file
// comes back as it is.
func TestWholeLanguage(t *testing.T) {
	for _, slug := range games.All {
		original, _ := games.Open(slug)
		all := map[string][]byte{}
		files := &source.Overlay{FS: original, Changed: all}
		added, found := catalogOf(t, files, slug).Add()
		if found.Errors() > 0 {
			t.Fatal(found.All())
		}
		maps.Copy(all, added)

		c := catalogOf(t, files, slug)
		exported, err := c.PO(nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range exported.Entries[1:] {
			e.Strings = []string{pseudoMarked(e.ID)}
		}
		_, incoming, bad := ReadPO(exported.Bytes(), "de.po")
		made, found2 := c.Import(t.Context(), incoming)
		if bad.Errors()+found2.Errors() > 0 {
			t.Fatalf("%s: %v %v", slug, bad.All(), found2.All())
		}
		checkXLIFF(t, c, incoming)
		maps.Copy(all, made.Files)
		checkComplete(t, files, slug, exported)
		checkKept(t, original, all)
	}
}

// checkXLIFF checks that an XLIFF file brings the same translations as a PO file.
func checkXLIFF(t *testing.T, c *Catalog, want []Incoming) {
	t.Helper()
	data, err := c.UpdateXLIFF(nil)
	if err != nil {
		t.Fatal(err)
	}
	again, err := c.UpdateXLIFF(data)
	if err != nil || string(again) != string(data) {
		t.Errorf("the XLIFF file is not as it was: %v", err)
	}
	lang, got, found := ReadXLIFF(data, "de.xlf")
	if lang != "de" || len(got) != len(want) || found.Len() > 0 {
		t.Fatalf("%d translations into %q, want %d; %v", len(got), lang, len(want), found.All())
	}
	keys := map[Key]bool{}
	for _, in := range got {
		keys[in.Key] = true
	}
	for _, in := range want {
		if !keys[in.Key] {
			t.Errorf("there is no %v", in.Key)
		}
	}
}

// checkComplete checks that no text of a game is missing in German, and that the PO file
// is as it was.
func checkComplete(t *testing.T, files fs.FS, slug string, exported *po.File) {
	t.Helper()
	if _, found := carddata.Load(files, slug, carddata.Options{}); found.Errors() > 0 {
		t.Errorf("%s: %v", slug, found.All())
	}
	c := catalogOf(t, files, slug)
	for _, text := range c.Texts {
		if text.Target != pseudoMarked(text.Source) {
			t.Errorf("%s is %q in de, want %q", text.At, text.Target, pseudoMarked(text.Source))
		}
	}
	old, _ := po.Parse(exported.Bytes())
	again, err := c.PO(old)
	if err != nil {
		t.Fatal(err)
	}
	if d := diff.Diff("before", withoutLines(exported), "after", withoutLines(again)); d != nil {
		t.Errorf("%s: the PO file is not as it was:\n%s", slug, d)
	}
}

var lineNumber = regexp.MustCompile(`(?m)^(#: .*):[0-9]+$`)

// withoutLines returns a PO file without the lines of its texts, which translations move.
func withoutLines(f *po.File) []byte { return lineNumber.ReplaceAll(f.Bytes(), []byte("$1")) }

// checkKept checks that the changed files contain the bytes of the original ones, in their
// order.
func checkKept(t *testing.T, original fs.FS, all map[string][]byte) {
	t.Helper()
	for name, data := range all {
		before, err := fs.ReadFile(original, name)
		if err != nil {
			t.Fatal(err)
		}
		at := 0
		for _, c := range data {
			if at < len(before) && before[at] == c {
				at++
			}
		}
		if at < len(before) {
			t.Errorf("%s: byte %d is lost: %.60q", name, at, before[at:])
		}
	}
}
