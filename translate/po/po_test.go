package po

import (
	"reflect"
	"strings"
	"testing"
)

// sample has whatever a PO file can have.
const sample = `# Deutsche Übersetzung
# von Anna
msgid ""
msgstr ""
"Project-Id-Version: ferry 1\n"
"X-Generator: Poedit 3.4\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Language: de\n"

#. box 55 mm × 20 mm
#: cards/cards.csv:3 cards/cards.csv:4
#, fuzzy, no-wrap
#| msgctxt "cards/cards.csv:mail:name"
#| msgid "Mail"
msgctxt "cards/cards.csv:mail:name"
msgid "Mail Bags"
msgstr "Postsäcke"


#   indented, and an odd kind of comment
#x
msgid "one"
msgid_plural   "many"
msgstr[0] "eins"
msgstr[1] ""
"vie"
"le\n\ttab \"quoted\" \\ \101\x42"
msgid "tight"
msgstr "eng"

#~ msgctxt "gone"
#~ msgid "Gone"
#~ msgstr "Weg"

#~| msgid "Older"
#~ msgid "Old"
#~ msgstr "Alt"
# the end
`

// TestRoundTrip writes what was read, byte for byte, with any ends of lines.
func TestRoundTrip(t *testing.T) {
	for _, text := range []string{
		sample, strings.ReplaceAll(sample, "\n", "\r\n"), "\ufeff" + sample, strings.TrimSuffix(sample, "\n"), "", "\n\n", "# only a comment\n",
		"msgid \"a\"\nmsgstr \"b\"",
	} {
		f, err := Parse([]byte(text))
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		if got := string(f.Bytes()); got != text {
			t.Errorf("got\n%s\nwant\n%s", got, text)
		}
	}
}

// TestParse reads the parts of entries.
func TestParse(t *testing.T) {
	f, err := Parse([]byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	e := f.Entries[1]
	if *e.Context != "cards/cards.csv:mail:name" || e.ID != "Mail Bags" || e.String() != "Postsäcke" || !e.Fuzzy() || e.Line != 17 || e.Previous.ID != "Mail" ||
		!reflect.DeepEqual(e.Extracted, []string{"box 55 mm × 20 mm"}) || len(e.References) != 2 || !reflect.DeepEqual(e.Flags, []string{"fuzzy", "no-wrap"}) {
		t.Errorf("got %+v", e)
	}
	if e := f.Entries[2]; *e.Plural != "many" || e.Strings[1] != "viele\n\ttab \"quoted\" \\ AB" || len(e.Comments) != 2 {
		t.Errorf("got %+v", e)
	}
	if f.Header("language") != "de" || f.Header("X-Generator") != "Poedit 3.4" || f.Header("Nothing") != "" {
		t.Errorf("the headers are %q", f.Entries[0].Strings)
	}
	if !f.Entries[4].Obsolete || !f.Entries[5].Obsolete || f.Entries[5].Previous.ID != "Older" || len(f.Entries) != 6 {
		t.Errorf("%d entries, the last %+v", len(f.Entries), f.Entries[5])
	}
}

// TestChange writes an entry that has changed in the form of gettext, and the others as
// they were.
func TestChange(t *testing.T) {
	f, _ := Parse([]byte(sample))
	e := f.Entries[1]
	e.SetFuzzy(false)
	e.Previous, e.Strings = nil, []string{"Post\nSäcke"}
	f.SetHeader("Language", "de")
	want := strings.NewReplacer("#: cards/cards.csv:3 cards/cards.csv:4\n", "#: cards/cards.csv:3\n#: cards/cards.csv:4\n", "fuzzy, ", "", "#| msgctxt \"cards/cards.csv:mail:name\"\n#| msgid \"Mail\"\n", "",
		`msgstr "Postsäcke"`, "msgstr \"\"\n\"Post\\n\"\n\"Säcke\"").Replace(sample)
	if got := string(f.Bytes()); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	f.SetHeader("Language", "fr")
	f.SetHeader("X-New", "1")
	if got := string(f.Bytes()); !strings.Contains(got, "# von Anna\nmsgid \"\"\nmsgstr \"\"\n\"Project-Id-Version: ferry 1\\n\"\n\"X-Generator: Poedit 3.4\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Language: fr\\n\"\n\"X-New: 1\\n\"\n") {
		t.Errorf("got\n%s", got)
	}
}

// TestBroken refuses files that are cut off or are no PO files, and says where.
func TestBroken(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"msgid \"a\"\n", "line 1: the entry ends without msgstr"},
		{"msgid \"a\"\nmsgstr \"b", "line 2: a quotation mark is not closed"},
		{"msgid \"a\"\n\nmsgstr \"b\" c\n", "line 3: there is text after the closing quotation mark"},
		{"msgid \"a\\q\"\nmsgstr \"\"\n", "line 1: a backslash with an unknown letter"},
		{"msgid \"a\\xff\"\nmsgstr \"\"\n", "line 1: a backslash with an unknown letter"},
		{"msgid \"a\\\"\nmsgstr \"\"\n", "line 1: a quotation mark is not closed"},
		{"\"a\"\n", "line 1: a text without a keyword such as msgid"},
		{"msgid\n", "line 1: a text in quotation marks is missing"},
		{"id,name\none,One\n", "line 1: a text in quotation marks is missing"},
		{"<?xml version=\"1.0\"?>\n", "line 1: there is text after the closing quotation mark"},
		{"msgstr \"a\"\n", "line 1: \"msgstr\" is not expected here"},
		{"msgid \"a\"\nmsgctxt \"b\"\nmsgstr \"\"\n", "line 2: \"msgctxt\" is not expected here"},
		{"msgid \"a\"\nmsgid \"b\"\nmsgstr \"\"\n", "line 2: \"msgid\" is not expected here"},
		{"msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"\"\n", "line 3: \"msgstr[1]\" is not expected here"},
		{"msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"\"\n", "line 3: \"msgstr\" is not expected here"},
		{"msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n", "line 1: the file says that it is not UTF-8: text/plain; charset=ISO-8859-1"},
		{"msgid \"a\"\nmsgstr \"\xe9\"\n", "line 2: the file is not UTF-8"},
		{strings.Repeat("#\n", MaxSize/2+1), "line 1: the file has more than 16 MiB"},
	} {
		if f, err := Parse([]byte(tt.text)); err == nil || err.Error() != tt.want {
			t.Errorf("%.60q: got %v, %v, want %s", tt.text, f, err, tt.want)
		}
	}
}

// FuzzParse reads anything without a panic, writes it as it was, and, if every entry is
// written anew, reads the same again.
func FuzzParse(f *testing.F) {
	f.Add(sample)
	f.Add("msgid \"a\"\nmsgstr \"\\x7f\"\n# end")
	f.Fuzz(func(t *testing.T, text string) {
		file, err := Parse([]byte(text))
		if err != nil {
			return
		}
		if got := string(file.Bytes()); got != text {
			t.Fatalf("got %q, want %q", got, text)
		}
		for _, e := range file.Entries {
			e.Change()
		}
		again, err := Parse(file.Bytes())
		if err != nil || len(again.Entries) != len(file.Entries) {
			t.Fatalf("%q: %v", file.Bytes(), err)
		}
		for i, e := range again.Entries {
			if old := file.Entries[i]; !reflect.DeepEqual(e.Message, old.Message) || !reflect.DeepEqual(e.Strings, old.Strings) || e.Obsolete != old.Obsolete {
				t.Fatalf("got %+v, want %+v", e, old)
			}
		}
	})
}
