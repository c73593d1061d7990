package carddata

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/face"
	"punchboard/carddata/source"
	"punchboard/carddata/table"
)

const baseHeader = "id,name_en,name_fr,copies,strength\n"

func TestLimits(t *testing.T) {
	rows := func(n, copies int) string {
		var b strings.Builder
		b.WriteString(baseHeader)
		for i := range n {
			fmt.Fprintf(&b, "c%d,A,B,%d,1\n", i, copies)
		}
		return b.String()
	}
	wide := func(n int) string {
		names := make([]string, n)
		for i := range names {
			names[i] = fmt.Sprintf("c%d", i)
		}
		return "id,name,copies,strength," + strings.Join(names, ",") + "\none,One,1,1" + strings.Repeat(",", n) + "\n"
	}
	table := func(n, columns int) string {
		head, _, _ := strings.Cut(wide(columns-4), "\n")
		var b strings.Builder
		b.WriteString(head + "\n")
		for i := range n {
			fmt.Fprintf(&b, "c%d,A,1,1%s\n", i, strings.Repeat(",", columns-4))
		}
		return b.String()
	}
	tests := []struct{ name, cards, want string }{
		{"100,000 rows", rows(100_000, 1), ""},
		{"100,001 rows", rows(100_001, 0), "game/cards.csv:100002:1: the game has more than 100,000 rows; the rest is ignored [PB-132]\n\thint: use the column `copies` to repeat a card\n"},
		{"500,000 cells", table(500, 1_000), ""},
		{"501,000 cells", table(501, 1_000), "game/cards.csv:502:1: the tables of the game have more than 500,000 cells; the rest is ignored [PB-132]\n\thint: remove columns that nothing uses\n"},
		{"100,000 pieces", rows(10, 10_000), ""},
		{"100,001 pieces", rows(10, 10_000) + "last,A,B,1,1\n", "game/cards.csv:12:10: the game has more than 100,000 pieces, counting up to this card [PB-132]\n\thint: check the column `copies`\n"},
		{"1,000 columns", wide(996), ""},
		{"1,001 columns", wide(997), "game/cards.csv:1: the row has more than 1,000 cells [PB-132]\n\thint: name the columns in the first line, separated by commas, and write each card on its own line\n"},
		{"a row of a million cells", baseHeader + strings.Repeat(",", 1_000_000), "game/cards.csv:2: the row has more than 1,000 cells [PB-132]\n\thint: name the columns in the first line, separated by commas, and write each card on its own line\n"},
		{"a row over many lines", baseHeader + strings.Repeat("\"\n\",", 2_000), "game/cards.csv:1002: the row has more than 1,000 cells [PB-132]\n\thint: name the columns in the first line, separated by commas, and write each card on its own line\n"},
		{"1,000,000 lines", baseHeader + "one,A,B,1,1" + strings.Repeat("\n", source.MaxLines-1), ""},
		{"1,000,001 lines", baseHeader + "one,A,B,1,1" + strings.Repeat("\n", source.MaxLines), "game/cards.csv: the file has more than 1,000,000 lines [PB-132]\n\thint: check that this is the right file\n"},
		{"10,001 control characters", baseHeader + "one,A,B,x,1\n" + strings.Repeat("\x01", source.MaxBad+1), "game/cards.csv:3:1: the control character U+0001 is not allowed in a text file, and 10000 more like it [PB-109]\n\thint: remove it; the file may be damaged, or not a text file\n"},
		{"10,001 bytes of Latin-1", baseHeader + "one,A,B,x,1\n" + strings.Repeat("\xe9", source.MaxBad+1), "game/cards.csv:3:1: the byte 0xE9 is not UTF-8, and 10000 more like it; it looks like Latin-1 ('é') [PB-108]\n\thint: save it as UTF-8 (in a spreadsheet: export as “CSV UTF-8”)\n"},
		{"commas in quotes", baseHeader + "one,\"" + strings.Repeat(",", 5_000) + "\",Un,1,2\n", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if _, found := loadWith(t, "cards.csv", tt.cards); found != tt.want {
				t.Errorf("found\n%s\nwant\n%s", found, tt.want)
			}
		})
	}
}

// Rows are counted over all decks of a game.
func TestRowsOfAllDecks(t *testing.T) {
	files := base(t)
	game := string(files["game.yaml"].Data)
	game += "  - {id: more, name: More, cards: more.csv, size: poker, front: face}\n"
	files["game.yaml"] = &fstest.MapFile{Data: []byte(game)}
	files["more.csv"] = &fstest.MapFile{Data: []byte("id,name\n" + rowsOfTwo(100_000))}
	g, found := Load(files, "game", Options{})
	if found.Errors() != 1 || found.All()[0].Code != source.CodeTooMany || len(g.Decks[1].Cards) != 99_999 {
		t.Errorf("%d cards, found\n%s", len(g.Decks[1].Cards), findingsText(found))
	}
}

func rowsOfTwo(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "c%d,A\n", i)
	}
	return b.String()
}

func TestYAMLLimits(t *testing.T) {
	long := "title: \"" + strings.Repeat("x", source.MaxYAML) + "\"\n"
	want := "game/game.yaml:1:1: the YAML file has 5 MiB; the limit is 4 MiB [PB-106]\n"
	if _, found := loadWith(t, "game.yaml", long); found != want {
		t.Errorf("found\n%s\nwant\n%s", found, want)
	}
	deep := strings.Repeat("{a: ", 9_000) + strings.Repeat("}", 9_000)
	if _, found := loadWith(t, "game.yaml", deep); !strings.Contains(found, "nested") {
		t.Errorf("found\n%s", found)
	}
	deeper := strings.Repeat("[", 50_000)
	if _, found := loadWith(t, "game.yaml", deeper); found == "" {
		t.Error("50,000 brackets are fine")
	}
}

// After 1,000 rows that are not valid CSV, the rest of a file is not read.
func TestBadRows(t *testing.T) {
	_, found := loadWith(t, "cards.csv", baseHeader+strings.Repeat("a\"\n", source.MaxBadRows+5))
	want := "game/cards.csv:1002: more than 1,000 rows are not valid CSV; the rest of the file is ignored [PB-132]\n\thint: check that this is the right file\n"
	if n := strings.Count(found, string(source.CodeQuote)); n != source.MaxBadRows || !strings.HasSuffix(found, want) {
		t.Errorf("%d rows are reported, and at the end\n%s", n, found[max(0, len(found)-500):])
	}
}

// Keywords and the cells of tables are limited in the whole game.
func TestKeywordAndTableLimits(t *testing.T) {
	words := func(n int, letters int) string {
		return "keywords: [{style: body, words: {en: [" + strings.Repeat(strings.Repeat("x", letters)+",", n) + "]}}]\n"
	}
	tables := func(n int) string {
		var b strings.Builder
		b.WriteString("tables:\n")
		for i := range n {
			fmt.Fprintf(&b, "  t%d: {rows: [%s]}\n", i, strings.Repeat("[1,2,3,4,5,6,7,8,9,0],", 500))
		}
		return b.String()
	}
	for _, c := range []struct{ name, section, want string }{
		{"5,000 keywords", words(face.MaxKeywords, 1), ""},
		{"5,001 keywords", words(face.MaxKeywords+1, 1), "more than 5,000 keywords"},
		{"100,000 letters", words(100, face.MaxKeywordLetters/100), ""},
		{"100,100 letters", words(100, face.MaxKeywordLetters/100+1), "or 100,000 letters in them"},
		{"50,000 cells of tables", tables(table.MaxCells / 5000), ""},
		{"55,000 cells of tables", tables(table.MaxCells/5000 + 1), "the reference tables of the game have more than 50,000 cells"},
	} {
		game := string(base(t)["game.yaml"].Data)
		_, found := loadWith(t, "game.yaml", game+c.section)
		if strings.Contains(found, string(source.CodeTooMany)) != (c.want != "") || !strings.Contains(found, c.want) {
			t.Errorf("%s: found\n%s", c.name, found)
		}
	}
}
