package diag

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"testing"
)

func junitOf(t *testing.T, games []Checked, strict bool) string {
	t.Helper()
	var b bytes.Buffer
	if err := WriteJUnit(&b, "punchboard", games, strict, []Rule{{Code: "PB-1", Title: "an unknown key"}}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestWriteJUnit(t *testing.T) {
	var l List
	l.Errorf(Pos{"g/a.csv", 2, 3, ""}, "PB-1", "no key `%s`", "x<y").Hintf("remove it")
	l.Errorf(Pos{"g/a.csv", 5, 3, ""}, "PB-1", "no key `b`")
	l.Warnf(Pos{"g/a.csv", 4, 1, ""}, "PB-2", "odd")
	l.Notef(Pos{"g/other.png", 0, 0, ""}, "PB-3", "large")
	games := []Checked{{Name: "g", Files: []string{"g/game.yaml", "g/a.csv"}, Documents: []string{"en/a.pdf"}, Findings: l.All()}}
	want := `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="punchboard" tests="5" failures="1" errors="0">
  <testsuite name="g/game.yaml" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="no findings" classname="g/game.yaml"></testcase>
  </testsuite>
  <testsuite name="g/a.csv" tests="2" failures="1" errors="0" skipped="0">
    <testcase name="PB-1 an unknown key" classname="g/a.csv">
      <failure message="g/a.csv:2:3: no key ` + "`x&lt;y`" + `, and 1 more" type="PB-1">
g/a.csv:2:3: no key ` + "`x&lt;y`" + ` [PB-1]
	hint: remove it
g/a.csv:5:3: no key ` + "`b`" + ` [PB-1]
</failure>
    </testcase>
    <testcase name="PB-2" classname="g/a.csv">
      <system-out>
g/a.csv:4:1: warning: odd [PB-2]
</system-out>
    </testcase>
  </testsuite>
  <testsuite name="g/other.png" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="PB-3" classname="g/other.png">
      <system-out>
g/other.png: note: large [PB-3]
</system-out>
    </testcase>
  </testsuite>
  <testsuite name="g: documents" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="en/a.pdf" classname="g: documents"></testcase>
  </testsuite>
</testsuites>
`
	got := strings.NewReplacer("&#xA;", "\n", "&#x9;", "\t").Replace(junitOf(t, games, false))
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if strict := junitOf(t, games, true); !strings.Contains(strict, `tests="5" failures="2"`) || !strings.Contains(strict, `message="g/a.csv:4:1: odd" type="PB-2"`) {
		t.Errorf("warnings do not fail strict tests:\n%s", strict)
	}
}

// TestJUnitSchema validates reports against the schema in testdata: also an empty one, and
// one of hostile texts, which must neither break out of their element nor be invalid XML.
func TestJUnitSchema(t *testing.T) {
	var hostile List
	for _, text := range []string{"</failure><testcase/>", "]]>", `"><x y="`, "a\x00b\x1b[31m", "\xff\xfe", "\ufffe\uffff", "&lt;", "\u202e", "::error::x\n##vso[x]"} {
		hostile.Errorf(Pos{text, 1, 1, ""}, Code(text), "%s", text).Hintf("%s", text)
		hostile.Warnf(Pos{text, 0, 0, text}, Code(text), "%s", text)
	}
	schema := readSchema(t)
	for name, games := range map[string][]Checked{
		"empty":   nil,
		"clean":   {{Name: "g", Files: []string{"a", "b"}, Documents: []string{"c"}}},
		"hostile": {{Name: "<g>", Files: []string{"</testsuite>"}, Documents: []string{`"'>`}, Findings: hostile.All()}},
	} {
		for _, strict := range []bool{false, true} {
			report := junitOf(t, games, strict)
			if err := schema.validate(report); err != nil {
				t.Errorf("%s: %v\n%s", name, err, report)
			}
		}
	}
	for name, broken := range map[string]string{
		"an unknown element":     `<testsuites><suite/></testsuites>`,
		"an unknown attribute":   `<testsuites size="1"/>`,
		"a missing attribute":    `<testsuites><testsuite name="a"/></testsuites>`,
		"a word for a number":    `<testsuites tests="many"/>`,
		"two failures":           `<testsuites><testsuite name="a" tests="1"><testcase name="a" classname="b"><failure type="x"/><failure type="x"/></testcase></testsuite></testsuites>`,
		"the wrong order":        `<testsuites><testsuite name="a" tests="1"><testcase name="a" classname="b"><system-out/><failure type="x"/></testcase></testsuite></testsuites>`,
		"text between the tests": `<testsuites>text</testsuites>`,
	} {
		if schema.validate(broken) == nil {
			t.Errorf("the schema allows %s", name)
		}
	}
}

// schema is what the schema in testdata says about each element.
type schema map[string]*schemaElement

type schemaElement struct {
	Name  string `xml:"name,attr"`
	Plain string `xml:"type,attr"` // of an element that has only text
	Type  struct {
		Mixed    bool `xml:"mixed,attr"`
		Children []struct {
			Ref string `xml:"ref,attr"`
			Max string `xml:"maxOccurs,attr"`
		} `xml:"sequence>element"`
		Attributes []struct {
			Name string `xml:"name,attr"`
			Type string `xml:"type,attr"`
			Use  string `xml:"use,attr"`
		} `xml:"attribute"`
	} `xml:"complexType"`
}

func readSchema(t *testing.T) schema {
	t.Helper()
	text, err := os.ReadFile("testdata/junit.xsd")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Elements []*schemaElement `xml:"element"`
	}
	if err := xml.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	s := schema{}
	for _, e := range file.Elements {
		s[e.Name] = e
	}
	return s
}

// validate checks a document against the schema: elements, their order and number, their
// attributes and types, and where there may be text.
func (s schema) validate(document string) error {
	d := xml.NewDecoder(strings.NewReader(document))
	var open []*schemaElement
	var children [][]string
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		switch token := token.(type) {
		case xml.StartElement:
			e := s[token.Name.Local]
			if e == nil {
				return fmt.Errorf("the element %s is not in the schema", token.Name.Local)
			}
			if len(open) > 0 {
				children[len(children)-1] = append(children[len(children)-1], e.Name)
			}
			if err := e.attributes(token.Attr); err != nil {
				return err
			}
			open, children = append(open, e), append(children, nil)
		case xml.EndElement:
			last := len(open) - 1
			if err := open[last].order(children[last]); err != nil {
				return err
			}
			open, children = open[:last], children[:last]
		case xml.CharData:
			if n := len(open); n > 0 && strings.TrimSpace(string(token)) != "" && open[n-1].Plain == "" && !open[n-1].Type.Mixed {
				return fmt.Errorf("%s has text: %q", open[n-1].Name, token)
			}
		}
	}
}

func (e *schemaElement) attributes(given []xml.Attr) error {
	has := map[string]string{}
	for _, a := range given {
		has[a.Name.Local] = a.Value
	}
	for _, a := range e.Type.Attributes {
		value, ok := has[a.Name]
		if !ok && a.Use == "required" {
			return fmt.Errorf("%s lacks %s", e.Name, a.Name)
		}
		if _, err := strconv.ParseUint(value, 10, 32); ok && a.Type == "xs:nonNegativeInteger" && err != nil {
			return fmt.Errorf("%s=%q is not a number", a.Name, value)
		}
		delete(has, a.Name)
	}
	for name := range has {
		return fmt.Errorf("%s has an attribute %s", e.Name, name)
	}
	return nil
}

// order checks that the children are in the order of the schema, each at most as often as
// it allows.
func (e *schemaElement) order(children []string) error {
	at := 0
	for _, allowed := range e.Type.Children {
		n := 0
		for at < len(children) && children[at] == allowed.Ref {
			at, n = at+1, n+1
		}
		if allowed.Max != "unbounded" && n > 1 {
			return fmt.Errorf("%s has %d %s", e.Name, n, allowed.Ref)
		}
	}
	if at < len(children) {
		return fmt.Errorf("%s may not have %s there", e.Name, children[at])
	}
	return nil
}
