package main

import (
	"testing"

	"punchboard/games"
	"punchboard/pipeline"
	"punchboard/render/pdf"
	"punchboard/scene"
)

// mostTagged is the share of bytes that tags for screen readers may add to the files of a game. They are always
// written; if they cost more, they would need a flag.
const mostTagged = 0.10

// TestTagsAreSmall writes the shipped games with and without what screen readers read.
func TestTagsAreSmall(t *testing.T) {
	slugs := games.All
	if testing.Short() {
		slugs = slugs[:1]
	}
	for _, slug := range slugs {
		game, err := findTarget(slug)
		if err != nil {
			t.Fatal(err)
		}
		made, err := pipeline.Documents(t.Context(), game.source(), pipeline.Request{Workers: 2})
		if err != nil || made.Findings.Errors() > 0 {
			t.Fatal(err, made.Findings.All())
		}
		tagged := sizeOf(t, made.Files)
		for _, f := range made.Files {
			if f.Document != nil {
				for i := range f.Document.Pages {
					silence(f.Document.Pages[i].Marks)
				}
			}
		}
		plain := sizeOf(t, made.Files)
		cost := float64(tagged)/float64(plain) - 1
		t.Logf("%s: %d bytes, %.1f %% more than without tags", slug, tagged, 100*cost)
		if cost <= 0 || cost > mostTagged {
			t.Errorf("%s: the tags cost %.1f %% of %d bytes", slug, 100*cost, plain)
		}
	}
}

// sizeOf returns the size in bytes of all PDF files of a game.
func sizeOf(t *testing.T, files []pipeline.File) (size int64) {
	t.Helper()
	for _, f := range files {
		if f.Document == nil {
			continue
		}
		var n counter
		if err := pdf.Write(&n, f.Document, pdf.Options{}); err != nil {
			t.Fatal(err)
		}
		size += int64(n)
	}
	return size
}

// counter counts the bytes that are written to it.
type counter int64

func (c *counter) Write(p []byte) (int, error) {
	*c += counter(len(p))
	return len(p), nil
}

// silence removes from marks what is read.
func silence(marks []scene.Mark) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Glyphs:
			m.Words, m.Continues = "", false
		case *scene.Use:
			m.Alt, m.Title = "", ""
			silence(m.Symbol.Marks)
		case *scene.Group:
			m.Role, m.Words = scene.NoRole, ""
			silence(m.Marks)
		}
	}
}
