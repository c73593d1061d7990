package pdfcheck

import (
	"slices"
	"strings"
	"testing"

	"punchboard/pipeline"
)

// TestShippedFilesCanBeHeard checks what screen readers get of each file, on its first
// sheet and its last: everything on a page is part of an element or skipped, each
// front belongs to a figure that has the card's name in its words, and a shared back
// is described once.
func TestShippedFilesCanBeHeard(t *testing.T) {
	eachShipped(t, func(t *testing.T, s *shipped) {
		f := Open(t, s.data)
		names, backs := map[string]string{}, 0
		for _, c := range s.deck.Cards {
			names[c.ID] = c.Name(s.lang)
		}
		last := f.Pages() - 2
		for _, page := range slices.Compact([]int{0, 1, last, last + 1}) {
			figures := figuresOf(f.Structure(page), nil)
			for _, c := range f.Contents(page) {
				checkMarked(t, page, c, figures)
				alt := figures[c.ID]
				switch id, back := cardOf(c.Tag); {
				case back && c.ID >= 0:
					backs++
				case !back && c.Tag != "" && !strings.Contains(alt, names[id]):
					t.Fatalf("page %d: %s is heard as %q, want the name %q", page+1, c.Tag, alt, names[id])
				}
			}
		}
		if shared := s.deck.Back != "" && !strings.Contains(s.deck.Back, "{"); shared && backs == 0 {
			t.Error("no back is described")
		}
	})
}

// checkMarked checks that an object of a page is either skipped or part of an element.
func checkMarked(t *testing.T, page int, c Contents, elements map[int]string) {
	t.Helper()
	if _, known := elements[c.ID]; c.Artifact == (c.ID >= 0) || c.ID >= 0 && !known {
		t.Fatalf("page %d: an object of %q is contents %d, an artifact %v, of a known element %v", page+1, c.Tag, c.ID, c.Artifact, known)
	}
}

// TestOtherFilesCanBeHeard checks the same of counters with their list, a sheet with
// tables, and a map.
func TestOtherFilesCanBeHeard(t *testing.T) {
	files, err := shippedBy("percee", pipeline.Request{Languages: []string{"fr"}, Decks: []string{"counters", "player-aid", "map"}})
	if err != nil {
		t.Fatal(err)
	}
	heard := ""
	for _, s := range files {
		f := Open(t, s.data)
		for page := range f.Pages() {
			elements := f.Structure(page)
			figures := figuresOf(elements, nil)
			for _, c := range f.Contents(page) {
				checkMarked(t, page, c, figures)
			}
			for _, alt := range figures {
				heard += "|" + alt
			}
			for _, title := range elementsOf(elements, "H1") {
				heard += "|" + title.Text
			}
			if len(elements) == 0 {
				t.Errorf("%s: nothing is heard of page %d", s.deck.ID, page+1)
			}
		}
		Validate(t, s.data)
	}
	for _, want := range []string{"|1er bataillon du 3e régiment de chars", "|Aide de jeu", "|Aide de jeu, verso", "|Carte. "} {
		if !strings.Contains(heard, want) {
			t.Errorf("%q is not heard in %.3000s", want, heard)
		}
	}
}

// cardOf returns the card of a tag, and whether it is its back.
func cardOf(tag string) (id string, back bool) {
	_, id, _ = strings.Cut(tag, "/")
	id, side, _ := strings.Cut(id, "#")
	return id, strings.HasSuffix(side, "/back")
}

// figuresOf returns the words of figures and other elements by the ids of their contents.
func figuresOf(elements []Element, words map[int]string) map[int]string {
	if words == nil {
		words = map[int]string{}
	}
	for _, e := range elements {
		for _, id := range e.Marked {
			words[id] = e.Alt
		}
		figuresOf(e.Kids, words)
	}
	return words
}

// TestStructureBites checks that the structure of a page without one is empty.
func TestStructureBites(t *testing.T) {
	f := Open(t, write(t, kitchenSink(t)))
	if got := f.Structure(0); len(got) != 0 {
		t.Errorf("structure: %v", got)
	}
	if got := f.Contents(0); len(got) == 0 || got[0].Artifact || got[0].ID >= 0 {
		t.Errorf("contents: %v", got)
	}
}
