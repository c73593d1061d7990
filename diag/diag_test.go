package diag

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

func TestPos(t *testing.T) {
	for _, c := range []struct {
		pos  Pos
		want string
	}{
		{Pos{File: "duel/cards.csv", Line: 14, Col: 3}, "duel/cards.csv:14:3"},
		{Pos{File: "duel/cards.csv", Line: 14}, "duel/cards.csv:14"},
		{Pos{File: "duel/cards.csv"}, "duel/cards.csv"},
		{Pos{File: "duel/cards.xlsx", Cell: "Sheet1!C7"}, "duel/cards.xlsx:Sheet1!C7"},
	} {
		if got := c.pos.String(); got != c.want {
			t.Errorf("%+v is written %q, want %q", c.pos, got, c.want)
		}
	}
}

func sample() *List {
	var l List
	l.Warnf(Pos{"b.csv", 2, 1, ""}, "PB-2", "second")
	l.Errorf(Pos{"a.yaml", 9, 4, ""}, "PB-1", "cost %q is not a number", "two").Hintf("write digits, such as 2")
	l.Errorf(Pos{"a.yaml", 9, 4, ""}, "PB-1", "cost %q is not a number", "two").Hintf("write digits, such as 2")
	l.Notef(Pos{"a.yaml", 2, 7, ""}, "PB-3", "first")
	return &l
}

func TestSortAndCount(t *testing.T) {
	l := sample()
	l.Sort([]string{"b.csv"})
	var got []string
	for _, f := range l.All() {
		got = append(got, f.String())
	}
	want := `b.csv:2:1: second|a.yaml:2:7: first|a.yaml:9:4: cost "two" is not a number`
	if s := strings.Join(got, "|"); s != want {
		t.Errorf("sorted: %s\nwant:   %s", s, want)
	}
	if l.Errors() != 1 || l.Warnings() != 1 || l.Len() != 3 {
		t.Errorf("counts %d errors, %d warnings, %d in all", l.Errors(), l.Warnings(), l.Len())
	}
}

func TestWriteText(t *testing.T) {
	l := sample()
	l.Sort(nil)
	var b strings.Builder
	if err := WriteText(&b, l.All(), TextOptions{}); err != nil {
		t.Fatal(err)
	}
	want := "a.yaml:2:7: note: first [PB-3]\n" +
		"a.yaml:9:4: cost \"two\" is not a number [PB-1]\n\thint: write digits, such as 2\n" +
		"b.csv:2:1: warning: second [PB-2]\n"
	if b.String() != want {
		t.Errorf("got\n%swant\n%s", b.String(), want)
	}
}

func TestWriteTextCountsWhatIsAlike(t *testing.T) {
	var l List
	for _, card := range []string{"a", "b", "c", "d", "e", "f"} {
		l.Errorf(Pos{"f.yaml", 3, 5, ""}, "PB-1", "card `%s` is wrong", card).Hintf("mend the face")
	}
	l.Errorf(Pos{"f.yaml", 3, 5, ""}, "PB-2", "another matter")
	var b strings.Builder
	if err := WriteText(&b, l.All(), TextOptions{}); err != nil {
		t.Fatal(err)
	}
	want := "f.yaml:3:5: card `a` is wrong [PB-1]\n\thint: mend the face\n" +
		"f.yaml:3:5: card `b` is wrong [PB-1]\n" +
		"f.yaml:3:5: card `c` is wrong [PB-1]\n\tand 3 more like it\n" +
		"f.yaml:3:5: another matter [PB-2]\n"
	if b.String() != want {
		t.Errorf("got\n%swant\n%s", b.String(), want)
	}
}

// A problem in every line of a file is written a hundred times, then counted;
// other codes, severities and files are not affected.
func TestWriteTextCapsAFile(t *testing.T) {
	var l List
	for i := range 250 {
		l.Errorf(Pos{"f.csv", i + 1, 1, ""}, "PB-1", "wrong")
		l.Warnf(Pos{"f.csv", i + 1, 1, ""}, "PB-1", "odd")
	}
	l.Errorf(Pos{"f.csv", 400, 1, ""}, "PB-2", "another matter")
	l.Errorf(Pos{"g.csv", 1, 1, ""}, "PB-1", "wrong")
	var b strings.Builder
	if err := WriteText(&b, l.All(), TextOptions{}); err != nil {
		t.Fatal(err)
	}
	if got, want := strings.Count(b.String(), "\n"), 2*(100+1)+2; got != want {
		t.Errorf("%d lines are written, not %d", got, want)
	}
	for _, want := range []string{
		"f.csv:100:1: wrong [PB-1]\nf.csv: and 150 more [PB-1] in this file; --all-places lists them\n",
		"f.csv:400:1: another matter [PB-2]\ng.csv:1:1: wrong [PB-1]\n",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("the text lacks %q:\n%s", want, b.String())
		}
	}
}

// However many findings there are, they fit into memory, and an error is not lost
// among notes.
func TestListIsBounded(t *testing.T) {
	var l, sum List
	for i := range maxKept + 50 {
		l.Notef(Pos{"f.csv", i + 1, 1, ""}, "PB-1", "odd").Hintf("look")
	}
	l.Errorf(Pos{"f.csv", 1, 1, ""}, "PB-2", "wrong").Hintf("mend it")
	sum.Append(l)
	sum.Append(l)
	if l.Len() != maxKept+1 || sum.Len() != maxKept+2 || sum.Errors() != 2 {
		t.Errorf("%d and %d findings are kept, %d errors", l.Len(), sum.Len(), sum.Errors())
	}
	if last := l.All()[maxKept]; last.Hint != "mend it" {
		t.Errorf("the error's hint is %q", last.Hint)
	}
	sum.Sort(nil)
	if sum.Errors() != 1 || sum.Len() != maxKept+1 {
		t.Errorf("sorted, %d findings are kept, %d errors", sum.Len(), sum.Errors())
	}
}

func TestSortDropsRepeats(t *testing.T) {
	var l List
	at := Pos{"f.yaml", 3, 5, ""}
	for range 2 {
		l.Errorf(at, "PB-1", "one")
		l.Errorf(at, "PB-1", "two")
	}
	l.Sort(nil)
	if l.Len() != 2 {
		t.Errorf("%d findings are left of two said twice", l.Len())
	}
}

func TestJSONRoundTrip(t *testing.T) {
	for _, f := range sample().All() {
		data, err := json.Marshal(f)
		if err != nil {
			t.Fatal(err)
		}
		var back Finding
		if err := json.Unmarshal(data, &back); err != nil || back != f {
			t.Errorf("%s came back as %+v, %v", data, back, err)
		}
	}
}

func TestSARIFNamesRulesInUse(t *testing.T) {
	var b bytes.Buffer
	rules := []Rule{{"PB-1", "not a number", "Cells of int columns hold digits."}, {"PB-9", "unused", ""}}
	if err := WriteSARIF(&b, "punchboard", "1", sample().All(), rules); err != nil {
		t.Fatal(err)
	}
	var doc struct {
		Runs []struct {
			Tool struct {
				Driver struct{ Rules []struct{ ID string } }
			}
			Results []struct{ RuleID, Level string }
		}
	}
	if err := json.Unmarshal(b.Bytes(), &doc); err != nil {
		t.Fatal(err)
	}
	run := doc.Runs[0]
	if len(run.Results) != 4 || run.Results[1].Level != "error" || len(run.Tool.Driver.Rules) != 1 || run.Tool.Driver.Rules[0].ID != "PB-1" {
		t.Errorf("SARIF holds %+v", run)
	}
}

func TestNearest(t *testing.T) {
	known := []string{"strength", "copies", "text", "type", "name"}
	for _, c := range []struct{ got, want string }{
		{"streng", "strength"}, {"strenght", "strength"}, {"Copies", "copies"}, {"txt", "text"}, {"zebra", ""}, {"", ""},
		{"nmae", "name"}, {"back", ""}, {"note", ""}, // with four letters, one may differ
	} {
		if got := Nearest(c.got, known); got != c.want {
			t.Errorf("Nearest(%q) = %q, want %q", c.got, got, c.want)
		}
	}
	if got := DidYouMean("zebra", known); got != "use one of: copies, name, strength, text, type" {
		t.Errorf("hint is %q", got)
	}
}
