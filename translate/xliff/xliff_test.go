package xliff

import (
	"strings"
	"testing"
)

const head = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
`

const sample = head + `  <file original="cards.csv" source-language="en" target-language="de" datatype="plaintext">
    <header><tool tool-id="x" tool-name="Tool"/><note>Anna</note></header>
    <body>
      <trans-unit id="cards.csv:gun:name" resname='x' xml:space="preserve" approved="yes">
        <source>Gun &amp; <g id="1">**two**</g>
lines</source><seg-source><mrk mtype="seg">Gun</mrk></seg-source>
        <target state="translated">Kanone &lt;3</target>
        <note from="Anna" priority="1">Keep</note>
        <alt-trans><source>Gun</source><target>Flinte</target></alt-trans>
      </trans-unit>
      <trans-unit id="two" xml:space="preserve">
        <source>Two</source>
        <target state="new"></target>
        <note from="developer">box 5 mm</note>
        <context-group purpose="location"><context context-type="sourcefile">cards.csv</context><context context-type="linenumber">3</context></context-group>
      </trans-unit>
    </body>
  </file>
</xliff>
`

// TestRoundTrip reads units, and writes them as they were.
func TestRoundTrip(t *testing.T) {
	f, err := Parse([]byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	if got := string(f.Bytes()); got != sample {
		t.Errorf("got\n%s", got)
	}
	u := f.Sections[0].Units
	if f.Source != "en" || f.Target != "de" || len(u) != 2 || u[0].Source != "Gun & **two**\nlines" || u[0].Target != "Kanone <3" || u[0].Fuzzy() || u[0].Line != 6 || !u[1].Fuzzy() {
		t.Errorf("got %+v %+v", u[0], u[1])
	}
	u[1].Notes, u[1].Places, u[1].State = []string{"box 5 mm"}, []string{"cards.csv:3"}, New
	u[1].Change()
	if got := string(f.Bytes()); got != sample {
		t.Errorf("got\n%s", got)
	}
}

// TestBroken refuses files that are cut off, are something else, or attack the program.
func TestBroken(t *testing.T) {
	bomb := `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`
	file := `<file original="a" source-language="en" target-language="de"><body>`
	for _, tt := range []struct{ text, want string }{
		{"", "line 1: there is no XLIFF in the file"},
		{"msgid \"\"\n", "line 2: there is no XLIFF in the file"},
		{sample[:400], "XML syntax error|unexpected EOF"},
		{bomb + sample, "line 1: the file declares a document type, which XLIFF does not have"},
		{head + file + "<trans-unit id=\"a\"><source>&b;</source>", "line 3: invalid character entity &b;"},
		{head + strings.Repeat("<g>", 100_000), "line 3: elements are nested too deeply"},
		{"<html/>", "line 1: the file is not XLIFF 1.2"},
		{"<xliff version=\"2.0\"/>", "line 1: the file is not XLIFF 1.2"},
		{head + file + "<trans-unit><source>a</source></trans-unit>", "line 3: a trans-unit has no id"},
		{head + file + "<trans-unit id=\"a\"><source>a<x id=\"1\"/></source>", "line 3: the text has an inline code without text; Punchboard writes none"},
		{head + file + "</body></file><file target-language=\"fr\">", "line 3: the file has several languages"},
		{strings.Replace(sample, "UTF-8", "ISO-8859-1", 1), "ISO-8859-1"},
		{head + strings.Repeat(" ", MaxSize), "line 1: the file has more than 16 MiB"},
		{head + "<a>\xff</a>", "line 3: invalid UTF-8"},
	} {
		f, err := Parse([]byte(tt.text))
		if err == nil {
			t.Errorf("%.80q: got %v", tt.text, f)
			continue
		}
		found := false
		for want := range strings.SplitSeq(tt.want, "|") {
			found = found || strings.Contains(err.Error(), want)
		}
		if !found {
			t.Errorf("%.80q: got %v, want %s", tt.text, err, tt.want)
		}
	}
}

// FuzzParse reads anything without a panic; what it can read, it reads again from what it
// writes.
func FuzzParse(f *testing.F) {
	f.Add(sample)
	f.Fuzz(func(t *testing.T, text string) {
		file, err := Parse([]byte(text))
		if err != nil {
			return
		}
		for _, s := range file.Sections {
			s.header = ""
			for _, u := range s.Units {
				u.Change()
			}
		}
		again, err := Parse(file.Bytes())
		if err != nil {
			t.Fatalf("%q: %v", file.Bytes(), err)
		}
		n := 0
		for _, s := range file.Sections {
			if len(s.Units) == 0 {
				continue
			}
			for i, u := range s.Units {
				if got := again.Sections[n].Units[i]; got.ID != u.ID || got.Source != u.Source || got.Target != u.Target {
					t.Fatalf("got %+v, want %+v", got, u)
				}
			}
			n++
		}
	})
}
