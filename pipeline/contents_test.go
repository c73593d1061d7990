package pipeline

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"punchboard/games"
	"punchboard/internal/heap"
	"punchboard/scene"
)

func TestMain(m *testing.M) {
	heap.CollectRarely()
	os.Exit(m.Run())
}

// textOf returns the text of each page on one line.
func textOf(pages []scene.Page) string {
	var b strings.Builder
	var read func(marks []scene.Mark)
	read = func(marks []scene.Mark) {
		for _, m := range marks {
			switch m := m.(type) {
			case *scene.Group:
				read(m.Marks)
			case *scene.Glyphs:
				b.WriteString(strings.ReplaceAll(m.Text(), "\u00a0", " ") + "\n")
			}
		}
	}
	for i := range pages {
		read(pages[i].Marks)
	}
	return b.String()
}

// listed matches a row of a contents page: quantity, name, size and file.
var listed = regexp.MustCompile(`(\d+ ×)\n(.*)\n(.*)\n(.*)\n`)

// contentsOf returns the rows of the contents page in a directory, one per line.
func contentsOf(files []File, path string) string {
	var rows []string
	for _, f := range files {
		if f.Path == path {
			for _, row := range listed.FindAllStringSubmatch(textOf(f.Document.Pages), -1) {
				rows = append(rows, strings.Join(row[1:], " | "))
			}
		}
	}
	return strings.Join(rows, "\n")
}

// TestContents checks the rows for decks, a set of counters, and a sheet in two
// forms, with the numbers printed.
func TestContents(t *testing.T) {
	want := map[string]string{
		"": `3 × | Units | 63 mm × 88 mm | 1 sheet · units.pdf
1 × | Orders | 63 mm × 88 mm | 1 sheet · orders.pdf
3 × | Markers | 16 mm | 1 sheet · markers.pdf
1 × | Board | 297 mm × 420 mm | 1 sheet · board.pdf, board-tiles.pdf`,
		"pack": `3 × | Units | 63 mm × 88 mm | 1 sheet · cards.pdf
1 × | Orders | 63 mm × 88 mm | 1 sheet · cards.pdf
3 × | Markers | 16 mm | 1 sheet · markers.pdf
1 × | Board | 297 mm × 420 mm | 1 sheet · board.pdf, board-tiles.pdf`,
	}
	for key, want := range want {
		settings := print("contents", "true")
		if key != "" {
			settings = print("contents", "true", key, "true")
		}
		made, err := Documents(t.Context(), source(), Request{Print: settings})
		if err != nil {
			t.Fatal(err)
		}
		if got := contentsOf(made.Files, "en/contents.pdf"); got != want {
			t.Errorf("%s: got\n%s\nwant\n%s", key, got, want)
		}
		if got := contentsOf(made.Files, "fr/contents.pdf"); !strings.Contains(got, "3 × | Unités | 63 mm × 88 mm | 1 feuille · ") {
			t.Errorf("%s: got\n%s", key, got)
		}
	}
}

// TestContentsOfAll checks that there is no contents page if only a part of the
// game is printed, or if the game does not ask for one.
func TestContentsOfAll(t *testing.T) {
	for _, req := range []Request{
		{},
		{Print: print("contents", "true"), Decks: []string{"units"}},
		{Print: print("contents", "true"), Cards: []string{"rifle"}},
	} {
		made, err := Documents(t.Context(), source(), req)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range made.Files {
			if strings.Contains(f.Path, "contents") {
				t.Errorf("%+v: %s", req, f.Path)
			}
		}
	}
}

// TestShippedContents compares the contents pages of the shipped games, whose
// counts come from the finished pages, with the components listed in their rules.
func TestShippedContents(t *testing.T) {
	want := map[string][]string{
		"three-fronts": {
			"22 × | American Squads", "19 × | German Squads", "57 × | Tactics", "110 × | Markers",
		},
		"fire-and-cover": {"124 × | Common Deck", "10 × | Nationalities", "90 × | Markers"},
		"line-and-reserve": {
			"54 × | US Units", "58 × | German Units", "40 × | British Units", "48 × | Soviet Units", "50 × | Command", "25 × | Damage",
			"214 × | Markers", "2 × | Player Aid", "8 × | Reserves Decks", "3 × | Situations, Allies", "3 × | Situations, Germany",
		},
		"patrol-deck": {
			"15 × | Activation deck", "50 × | Action deck, Americans", "50 × | Action deck, Germans", "320 × | Markers",
			"16 × | Unit records", "1 × | Scenario", "2 × | Rosters", "1 × | Templates",
		},
		"percee": {"53 × | Activation cards", "27 × | Counters"},
	}
	for _, slug := range games.All {
		fsys, _ := games.Open(slug)
		made, err := Documents(t.Context(), Source{Slug: slug, Place: slug, Files: fsys}, Request{Languages: []string{"en"}})
		if err != nil {
			t.Fatal(err)
		}
		got := contentsOf(made.Files, "en/contents.pdf")
		for _, line := range want[slug] {
			if !strings.Contains(got, line+" | ") {
				t.Errorf("%s: no %q in\n%s", slug, line, got)
			}
		}
	}
}
