package pipeline

import (
	"crypto/sha256"
	"fmt"
	"io"
	"strings"
	"testing"

	"punchboard/games"
	"punchboard/internal/golden"
	"punchboard/scene/scenetest"
)

// TestShippedDocuments compares checksums of the marks on every sheet of every
// shipped game, in each language, with recorded ones: a change that should not
// affect printing must leave them unchanged. Checksums of PDF files would change
// with the compressor of the Go version; these do not.
func TestShippedDocuments(t *testing.T) {
	for _, slug := range games.All {
		t.Run(slug, func(t *testing.T) {
			fsys, _ := games.Open(slug)
			made, err := Documents(t.Context(), Source{Slug: slug, Place: slug, Files: fsys}, Request{})
			if err != nil {
				t.Fatal(err)
			}
			var sums strings.Builder
			for _, f := range made.Files {
				fmt.Fprintf(&sums, "%s %s\n", f.Path, sumOf(t, &f))
			}
			golden.File(t, "testdata/shipped/"+slug+".txt", sums.String())
		})
	}
}

// sumOf returns a checksum of the marks of a document, or of a text.
func sumOf(t *testing.T, f *File) string {
	t.Helper()
	sum := sha256.New()
	sum.Write(f.Text)
	if f.Document != nil {
		for _, page := range f.Document.Pages {
			fmt.Fprintf(sum, "page %v trim %v bleed %v\n", page.Size, page.Trim, page.Bleed)
			if err := scenetest.Dump(io.Writer(sum), page.Marks); err != nil {
				t.Fatal(err)
			}
		}
	}
	return fmt.Sprintf("%x", sum.Sum(nil)[:8])
}
