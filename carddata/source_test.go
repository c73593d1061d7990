package carddata

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// base returns the files of a valid game, from which broken ones are derived.
func base(t testing.TB) fstest.MapFS { return overBase(t, &archive{}) }

// loadWith loads the base with one file replaced.
func loadWith(t testing.TB, name, data string) (*Game, string) {
	files := base(t)
	files[name] = &fstest.MapFile{Data: []byte(data)}
	g, found := Load(files, "game", Options{})
	return g, findingsText(found)
}

func TestBaseIsSound(t *testing.T) {
	if _, found := Load(base(t), "game", Options{}); found.Len() != 0 {
		t.Fatal(findingsText(found))
	}
}

func TestEncodings(t *testing.T) {
	const header = "id,name_en,name_fr,copies,strength\n"
	const row = "one,One,Été,1,2\n"
	tests := []struct {
		name, data string
		want       string // all findings; empty if none
		french     string // the French name of the card
	}{
		{"UTF-8", header + row, "", "Été"},
		{"byte order mark", "\ufeff" + header + row, "", "Été"},
		{"CRLF", strings.ReplaceAll(header+row, "\n", "\r\n"), "", "Été"},
		{"CR", strings.ReplaceAll(header+row, "\n", "\r"), "", "Été"},
		{"tabs", strings.ReplaceAll(header+row, ",", "\t"), "game/cards.csv:1:1: note: the cells are separated by tabs, as in the header [PB-127]\n", "Été"},
		{"Latin-1", header + "one,One,\xc9t\xe9,1,2\n", "game/cards.csv:2:9: the byte 0xC9 is not UTF-8, and 1 more like it; it looks like Latin-1 ('É') [PB-108]\n\thint: save it as UTF-8 (in a spreadsheet: export as “CSV UTF-8”)\n", "Été"},
		{"Windows quotes", header + "one,One,l\x92\x9cuf,1,2\n", "game/cards.csv:2:10: the byte 0x92 is not UTF-8, and 1 more like it; it looks like Latin-1 ('’') [PB-108]\n\thint: save it as UTF-8 (in a spreadsheet: export as “CSV UTF-8”)\n", "l’œuf"},
		{"Latin-1 after UTF-8", header + "é,One,\xc9,x,2\n", "game/cards.csv:2:1: the id \"é\" may contain only letters, digits, `-`, `_` and `.` [PB-114]\n\thint: ids become file names: write `e`\n" +
			"game/cards.csv:2:7: the byte 0xC9 is not UTF-8; it looks like Latin-1 ('É') [PB-108]\n\thint: save it as UTF-8 (in a spreadsheet: export as “CSV UTF-8”)\n" +
			"game/cards.csv:2:9: `copies` must be a whole number, but is \"x\" [PB-130]\n\thint: write digits, such as 2\n", "É"},
		{"UTF-16", "\xff\xfei\x00d\x00", "game/cards.csv: the file is UTF-16, not UTF-8 [PB-108]\n\thint: save it as UTF-8 (in a spreadsheet: export as “CSV UTF-8”)\n", ""},
		{"UTF-16 without mark", "\x00i\x00d", "game/cards.csv: the file is UTF-16, not UTF-8 [PB-108]\n\thint: save it as UTF-8 (in a spreadsheet: export as “CSV UTF-8”)\n", ""},
		{"NUL", header + "one,One,\x00t\x00,1,2\n", "game/cards.csv:2:9: a NUL byte is not allowed in a text file, and 1 more like it [PB-109]\n\thint: remove it; the file may be damaged, or not a text file\n", "\ufffdt\ufffd"},
		{"bell", header + "one,One,a\x07,1,2\n", "game/cards.csv:2:10: the control character U+0007 is not allowed in a text file [PB-109]\n\thint: remove it; the file may be damaged, or not a text file\n", "a\ufffd"},
		{"ZIP", "PK\x03\x04", "game/cards.csv: the file is a ZIP archive or an XLSX workbook, not a text file [PB-108]\n\thint: give a workbook a name that ends in .xlsx, or export the sheet as CSV UTF-8\n", ""},
		{"mark alone", "\ufeff", "game/cards.csv: the file is empty [PB-107]\n\thint: check that the file was saved\n", ""},
		{"nothing", "", "game/cards.csv: the file is empty [PB-107]\n\thint: check that the file was saved\n", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g, found := loadWith(t, "cards.csv", tt.data)
			if found != tt.want {
				t.Errorf("found\n%s\nwant\n%s", found, tt.want)
			}
			if cards := g.Decks[0].Cards; len(cards) > 0 && cards[0].Name("fr") != tt.french || len(cards) == 0 && tt.french != "" {
				t.Errorf("the card is not %q: %+v", tt.french, cards)
			}
		})
	}
}

func TestYAMLEncodings(t *testing.T) {
	game, _ := fs.ReadFile(base(t), "game.yaml")
	tests := []struct{ name, data, want string }{
		{"byte order mark", "\ufeff" + string(game), ""},
		{"CRLF", strings.ReplaceAll(string(game), "\n", "\r\n"), ""},
		{"Latin-1", strings.Replace(string(game), "Test", "T\xeate", 1), "game/game.yaml:1:9: the byte 0xEA is not UTF-8; it looks like Latin-1 ('ê') [PB-108]\n\thint: save it with the encoding UTF-8\n"},
		{"NUL", strings.Replace(string(game), "Test", "T\x00st", 1), "game/game.yaml:1:9: a NUL byte is not allowed in a text file [PB-109]\n\thint: remove it; the file may be damaged, or not a text file\n"},
		{"nothing", "", "game/game.yaml: the file is empty [PB-107]\n\thint: check that the file was saved\n"},
	}
	for _, tt := range tests {
		if _, found := loadWith(t, "game.yaml", tt.data); found != tt.want {
			t.Errorf("%s: found\n%s\nwant\n%s", tt.name, found, tt.want)
		}
	}
}

// Control characters are errors wherever a text may have them, also as escapes in YAML,
// which are not in the file as such.
func TestControlCharacters(t *testing.T) {
	game := string(base(t)["game.yaml"].Data)
	for _, c := range []struct{ file, data, want string }{
		{"game.yaml", strings.Replace(game, "Test", `"Te\est"`, 1), "game/game.yaml:1:11: the control character U+001B is not allowed in a text [PB-109]\n\thint: remove it\n"},
		{"game.yaml", strings.Replace(game, "Test", `"Te\x07st"`, 1), "game/game.yaml:1:11: the control character U+0007 is not allowed in a text [PB-109]\n\thint: remove it\n"},
		{"game.yaml", strings.Replace(game, "Test", `"Te\0st"`, 1), "game/game.yaml:1:11: a NUL byte is not allowed in a text [PB-109]\n\thint: remove it\n"},
		{"game.yaml", strings.Replace(game, "Test", `"Te\u009bst"`, 1), "game/game.yaml:1:11: the control character U+009B is not allowed in a text [PB-109]\n\thint: remove it\n"},
		{"game.yaml", strings.Replace(game, "Test", "\"Te\u009bst\"", 1), "game/game.yaml:1:11: the control character U+009B is not allowed in a text file [PB-109]\n\thint: remove it; the file may be damaged, or not a text file\n"},
		{"cards.csv", baseHeader + "one,One,a\u0080,1,2\n", "game/cards.csv:2:10: the control character U+0080 is not allowed in a text file [PB-109]\n\thint: remove it; the file may be damaged, or not a text file\n"},
		{"game.yaml", strings.Replace(game, "Test", `"Te\tst"`, 1), ""},
	} {
		if _, found := loadWith(t, c.file, c.data); found != c.want {
			t.Errorf("%q: found\n%s\nwant\n%s", c.data[:20], found, c.want)
		}
	}
}

// onDisk copies the base to a directory.
func onDisk(t *testing.T) string {
	dir := filepath.Join(t.TempDir(), "game")
	if err := os.CopyFS(dir, base(t)); err != nil {
		t.Fatal(err)
	}
	return dir
}

func loadDir(t *testing.T, dir string) string {
	fsys, err := OpenDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	_, found := Load(fsys, "game", Options{})
	return findingsText(found)
}

func TestDirectoryOnDisk(t *testing.T) {
	if found := loadDir(t, onDisk(t)); found != "" {
		t.Error(found)
	}
	if _, err := OpenDir(filepath.Join(t.TempDir(), "none")); err == nil || !strings.HasPrefix(err.Error(), "open game: ") {
		t.Errorf("a directory that is not there: %v", err)
	}
	want := "game/game.yaml: the directory has no file `game.yaml` [PB-101]\n\thint: name a directory that contains game.yaml, or run `punchboard new DIR` to start a game\n"
	if found := loadDir(t, t.TempDir()); found != want {
		t.Errorf("found\n%s\nwant\n%s", found, want)
	}
}

// A sparse file shows whether the size is checked before the file is read.
func TestTooLargeAFile(t *testing.T) {
	for name, want := range map[string]string{
		"cards.csv":        "game/cards.csv: the file has 65 MiB; the limit is 64 MiB [PB-106]\n\thint: check that this is the right file: the files of a game are small\n",
		"faces/faces.yaml": "game/faces/faces.yaml: the file has 65 MiB; the limit is 64 MiB [PB-106]\n\thint: check that this is the right file: the files of a game are small\n",
		"game.yaml":        "game/game.yaml: the file has 65 MiB; the limit is 64 MiB [PB-106]\n\thint: check that this is the right file: the files of a game are small\n",
	} {
		dir := onDisk(t)
		if err := os.Truncate(filepath.Join(dir, filepath.FromSlash(name)), source.MaxFile+1); err != nil {
			t.Fatal(err)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		found := loadDir(t, dir)
		runtime.ReadMemStats(&after)
		if !strings.Contains(found, want) {
			t.Errorf("found\n%s\nwant\n%s", found, want)
		}
		if used := after.TotalAlloc - before.TotalAlloc; used > 8<<20 {
			t.Errorf("%s: %d MiB were used for a file that is not read", name, used>>20)
		}
	}
}

func TestUnreadable(t *testing.T) {
	files := base(t)
	files["cards.csv"].Mode = fs.ModeNamedPipe | 0o644
	want := "game/game.yaml:7:12: \"cards.csv\" is a device or pipe, not a file [PB-105]\n"
	if _, found := Load(files, "game", Options{}); findingsText(found) != want {
		t.Errorf("found\n%s\nwant\n%s", findingsText(found), want)
	}
	want = "game/game.yaml:7:12: \"cards.csv\" cannot be read: permission denied [PB-105]\n\thint: check its name and permissions\n"
	if _, found := Load(locked{base(t)}, "game", Options{}); findingsText(found) != want {
		t.Errorf("found\n%s\nwant\n%s", findingsText(found), want)
	}
}

type locked struct{ fs.FS }

func (l locked) Open(name string) (fs.File, error) {
	if name == "cards.csv" {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	}
	return l.FS.Open(name)
}

// If a file system reports a wrong size, or a file grows, reading stops at the limit.
func TestFileThatGrows(t *testing.T) {
	s := &source.Files{FS: source.NewDirectory(t.Context(), growing{base(t)}, 0), Place: "game"}
	if _, ok := s.Bytes("cards.csv", diag.Pos{}); ok || s.Found.Len() != 1 || s.Found.All()[0].Code != source.CodeTooLarge {
		t.Error(findingsText(&s.Found))
	}
}

type growing struct{ fs.FS }

func (g growing) Open(name string) (fs.File, error) {
	f, err := g.FS.Open(name)
	return endless{f}, err
}

type endless struct{ fs.File }

func (endless) Read(p []byte) (int, error) {
	return copy(p, bytes.Repeat([]byte("a,"), len(p)/2+1)), nil
}
