package diag

import (
	"fmt"
	"strings"
	"testing"
)

func textOf(t *testing.T, l *List, opt TextOptions) string {
	t.Helper()
	var b strings.Builder
	if err := WriteText(&b, l.All(), opt); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// Many characters missing in one font make one finding with the characters, the number
// of places in each file, and the first of them.
func TestCauseWithItems(t *testing.T) {
	var l List
	lacks := func(file string, line int, char, has string) {
		l.Errorf(Pos{file, line, 5, ""}, "PB-1", "the text has %s", char).
			Cause = Cause{Key: "font body", Message: "the font body lacks", Noun: "character", Item: char, Hint: has + " has them"}
	}
	l.Errorf(Pos{"a.csv", 1, 1, ""}, "PB-2", "before")
	for line := 2; line < 9; line++ {
		lacks("a.csv", line, "д", "roboto")
	}
	lacks("b.csv", 3, "ж", "noto")
	lacks("b.csv", 3, "ж", "noto")
	want := "a.csv:1:1: before [PB-2]\n" +
		"a.csv:2:5: the font body lacks 2 characters: д ж [PB-1]\n\thint: roboto has them\n" +
		"\ta.csv: 7 places: 2:5, 3:5, 4:5, 5:5 and 3 more\n" +
		"\tb.csv: 1 place: 3:5\n"
	if got := textOf(t, &l, TextOptions{}); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// A cause with a place of its own comes first and is reported there, whatever comes
// before it in the files.
func TestCauseWithItsOwnPlace(t *testing.T) {
	var l List
	l.Errorf(Pos{"a.yaml", 1, 1, ""}, "PB-2", "something else")
	for line := range 2 {
		l.Errorf(Pos{"a.yaml", line + 2, 1, ""}, "PB-1", "no text").
			Cause = Cause{Key: "language de", Message: "`de` is missing in", Item: "`name`"}
	}
	l.Errorf(Pos{"a.yaml", 9, 1, ""}, "PB-3", "no key `tittle`").Cause = Cause{Key: "key", At: Pos{"a.yaml", 9, 1, ""}}
	if got := textOf(t, &l, TextOptions{}); strings.Count(got, "no text") != 2 {
		t.Errorf("few findings without a place for their cause are written one by one:\n%s", got)
	}
	l.SetCause("language de", func(c *Cause) { c.At = Pos{"a.yaml", 5, 12, ""} })
	want := "a.yaml:5:12: `de` is missing in 2 places [PB-1]\n\ta.yaml: 2 places: 2:1 `name`, 3:1 `name`\n" +
		"a.yaml:9:1: no key `tittle` [PB-3]\n" +
		"a.yaml:1:1: something else [PB-2]\n"
	if got := textOf(t, &l, TextOptions{}); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if n := l.Alike("language de"); n != 2 {
		t.Errorf("%d are alike", n)
	}
	if n := len(Fold(l.All())); n != 3 {
		t.Errorf("%d findings are left", n)
	}
}

// With All, each place is written, in the order of the files.
func TestAllPlaces(t *testing.T) {
	var l List
	for i := range 200 {
		l.Errorf(Pos{"a.csv", i + 1, 1, ""}, "PB-1", "wrong").Cause = Cause{Key: "x", At: Pos{"a.csv", 3, 1, ""}, Message: "wrong in"}
	}
	if got := textOf(t, &l, TextOptions{All: true}); strings.Count(got, "\n") != 200 || !strings.HasPrefix(got, "a.csv:1:1: wrong [PB-1]\n") {
		t.Errorf("got\n%s", got)
	}
}

// Files beyond the twelfth are only counted; a place in a workbook is a cell.
func TestCauseInManyFiles(t *testing.T) {
	var l List
	for i := range 15 {
		l.Errorf(Pos{fmt.Sprintf("%02d.xlsx", i), 0, 0, "Sheet1!C7"}, "PB-1", "wrong").Cause = Cause{Key: "x", Message: "wrong in"}
	}
	got := textOf(t, &l, TextOptions{})
	for _, want := range []string{"00.xlsx:Sheet1!C7: wrong in 15 places [PB-1]\n", "\t11.xlsx: 1 place: Sheet1!C7\n\tand 3 more files\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
}
