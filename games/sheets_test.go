package games

import (
	"cmp"
	"encoding/csv"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/layout"
	"punchboard/scene/scenetest"
)

// TestSheetList compares the sheets with the components of the games: which there
// are, their size, number of sides and copies.
func TestSheetList(t *testing.T) {
	for slug, want := range map[string][]string{
		"three-fronts": {
			"aid: 148 x 210, two sides, 2", "boards: 297 x 210, one side, 2", "strip: 276 x 106, one side, 1",
		},
		"fire-and-cover": {
			"aid: 148.5 x 210, two sides, 2", "range-board: 297 x 210, one side, 1", "hex-map: 297 x 210, one side, 1",
			"hex-map-blank: 297 x 210, one side, 1", "hex-key: 148.5 x 210, one side, 2",
		},
		"patrol-deck": {
			"records: 127 x 76, two sides, 16", "player-aid: 210 x 297, two sides, 2", "card-key: 297 x 210, one side, 1",
			"scenario: 210 x 297, two sides, 1", "rosters: 148 x 210, one side, 2", "templates: 297 x 210, one side, 1", "range-strip: 297 x 210, one side, 1",
		},
	} {
		var got []string
		for _, d := range load(t, slug, "").Decks {
			if d.Kind() == carddata.SheetKind {
				sides := "one side"
				if d.Back != "" {
					sides = "two sides"
				}
				got = append(got, fmt.Sprintf("%s: %g x %g, %s, %d", d.ID, d.Size.W.MM(), d.Size.H.MM(), sides, d.Pieces()))
			}
		}
		if strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Errorf("%s has the sheets\n%s\nwant\n%s", slug, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
}

// sheetWords returns the text on all sides of the sheets of a deck.
func sheetWords(t *testing.T, book *layout.Book, id string) string {
	t.Helper()
	var all strings.Builder
	for _, d := range decksOf(book, carddata.SheetKind) {
		if d.Deck.ID != id {
			continue
		}
		for _, c := range d.Cards {
			all.WriteString(scenetest.Text(c.Front.Marks))
			if c.Back != nil {
				all.WriteString(scenetest.Text(c.Back.Marks))
			}
		}
	}
	if all.Len() == 0 {
		t.Fatalf("there is no sheet %s, or it says nothing", id)
	}
	return all.String()
}

// tableRows reads the tables of a game.
func tableRows(t *testing.T, slug string) (rows []map[string]string) {
	t.Helper()
	fsys, _ := Open(slug)
	f, err := fsys.Open("tables.csv")
	if err != nil {
		t.Fatal(err)
	}
	lines, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, name := range lines[0] {
			row[name] = line[i]
		}
		rows = append(rows, row)
	}
	return rows
}

// TestAidsShowEveryTable checks that the player aid shows the title and rows of
// every table, in the language of the sheet and no other.
func TestAidsShowEveryTable(t *testing.T) {
	for _, slug := range []string{"three-fronts", "fire-and-cover"} {
		g, rows := load(t, slug, ""), tableRows(t, slug)
		for _, lang := range g.Languages {
			book := compose(t, g.Slug, lang)
			says := letters(sheetWords(t, book, "aid"))
			for _, row := range rows {
				for _, field := range []string{"label_", "text_"} {
					if !strings.Contains(says, letters(iconMark.ReplaceAllString(row[field+lang], ""))) {
						t.Errorf("%s %s: the aid does not say %q of %s", slug, lang, row[field+lang], row["table_id"])
					}
					for _, other := range g.Languages {
						if key := letters(row[field+other]); len(key) > 12 && !sharedText(rows, lang, key) && strings.Contains(says, key) {
							t.Errorf("%s %s: the aid says %q", slug, lang, row[field+other])
						}
					}
				}
			}
		}
	}
}

// iconMark is what is not printed as words in a text: an icon, such as {arrow-up:pine}, the
// name of a style in brackets, and the mark of a new line.
var iconMark = regexp.MustCompile(`\{[a-z-]+(:[a-z]+)?\}|\[[a-z_/]+\]|\\n`)

// sharedText reports whether another language has the same text.
func sharedText(rows []map[string]string, lang, key string) bool {
	for _, row := range rows {
		if strings.Contains(letters(row["label_"+lang]+" "+row["text_"+lang]), key) {
			return true
		}
	}
	return false
}

// TestBoardsHaveTheirTracks checks for the tracks and the names of the spaces.
func TestBoardsHaveTheirTracks(t *testing.T) {
	for _, c := range []struct {
		slug, sheet string
		labels      []string
		track       []string
	}{
		{"three-fronts", "boards", []string{"front-left", "front-center", "front-right", "losses-track", "losses-rule", "deck-american", "deck-german"},
			[]string{"0 1 2 3 4 5 6 7 8 9 10"}},
		{"three-fronts", "strip", []string{"draw-pile", "discard-pile", "turn-track", "phase-track", "phase-1", "phase-2", "phase-3", "phase-4", "phase-5", "phase-6"},
			[]string{"1 2 3 4 5 6 7 8 9 10 11 12"}},
		{"fire-and-cover", "range-board", []string{"range-PB", "range-S", "range-M", "range-L", "long-PB", "long-S", "long-M", "long-L",
			"place-terrain", "place-attached", "place-objective", "draw-pile", "discard-pile"}, nil},
	} {
		g := load(t, c.slug, "")
		for _, lang := range g.Languages {
			book := compose(t, g.Slug, lang)
			says, w := plain(sheetWords(t, book, c.sheet)), words{g, lang}
			for _, want := range c.track {
				if !strings.Contains(says, plain(want)) {
					t.Errorf("%s %s: %s has no track %s: %s", c.slug, lang, c.sheet, want, says)
				}
			}
			for _, id := range c.labels {
				if !strings.Contains(says, plain(w.label(id))) {
					t.Errorf("%s %s: %s does not say %q: %s", c.slug, lang, c.sheet, w.label(id), says)
				}
			}
		}
	}
}

// TestSheetsSpeakOneLanguage checks that no sheet has a label in another language.
func TestSheetsSpeakOneLanguage(t *testing.T) {
	for _, slug := range []string{"three-fronts", "fire-and-cover"} {
		g := load(t, slug, "")
		for _, lang := range g.Languages {
			book := compose(t, g.Slug, lang)
			for _, d := range decksOf(book, carddata.SheetKind) {
				says := letters(sheetWords(t, book, d.Deck.ID))
				for _, foreign := range foreignLabels(g, lang) {
					if strings.Contains(says, letters(foreign)) {
						t.Errorf("%s %s: %s says %q", slug, lang, d.Deck.ID, foreign)
					}
				}
			}
		}
	}
}

// foreignLabels returns the labels of other languages that are long enough to be
// recognized and are not part of any label in this language.
func foreignLabels(g *carddata.Game, lang string) (all []string) {
	var own strings.Builder
	for _, label := range g.Labels {
		own.WriteString(letters(label.In(lang)) + " ")
	}
	for _, label := range g.Labels {
		for _, other := range g.Languages {
			if key := letters(label.In(other)); len(key) > 6 && !strings.Contains(own.String(), key) {
				all = append(all, label.In(other))
			}
		}
	}
	return all
}

// TestHexKeyShowsEveryTerrain checks that the key shows the name of each terrain of the map once, in
// the row of its cover: after the heading with that number, before the next.
func TestHexKeyShowsEveryTerrain(t *testing.T) {
	g, m := sampleMap(t)
	for _, lang := range g.Languages {
		book := compose(t, g.Slug, lang)
		says := plain(sheetWords(t, book, "hex-key"))
		w := words{g, lang}
		row := func(cover int) int {
			return strings.Index(says, plain(w.label("cover")+" "+cmp.Or(signed(fmt.Sprint(cover)), "0")))
		}
		for _, terrain := range m.Kinds.Terrains {
			cover := int(terrain.Fields["cover"].V.(int))
			from, to := row(cover), row(cover-1)
			if to < 0 { // the last row
				to = len(says)
			}
			if name := plain(terrain.Name.In(lang)); from < 0 || to < from || !strings.Contains(says[from:to], name) {
				t.Errorf("%s: the key does not show %s with cover %d: %s", lang, terrain.Name.In(lang), cover, says)
			}
		}
	}
}

// TestHexMapsNumberEveryHex checks for the numbers of all hexes on the map and on
// the blank map, and for the starts on the map.
func TestHexMapsNumberEveryHex(t *testing.T) {
	g, m := sampleMap(t)
	for _, lang := range g.Languages {
		book := compose(t, g.Slug, lang)
		for _, sheet := range []string{"hex-map", "hex-map-blank"} {
			says := plain(sheetWords(t, book, sheet))
			for h := range m.Grid.Hexes() {
				if !strings.Contains(says, m.Grid.Label(h)) {
					t.Errorf("%s: %s does not number %s", lang, sheet, m.Grid.Label(h))
				}
			}
			for _, zone := range m.Zones {
				if sheet == "hex-map" && !strings.Contains(says, plain(zone.Name.In(lang))) {
					t.Errorf("%s: %s does not show %q", lang, sheet, zone.Name.In(lang))
				}
			}
		}
	}
}
