package diag

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

// Checked is what was checked of one game: its files, the documents that were made of
// them, and everything that was found.
type Checked struct {
	Name      string   // of the game's directory
	Files     []string // as in the places of findings
	Documents []string // such as "fr/cards.pdf"
	Findings  []Finding
}

// WriteJUnit writes checks as a JUnit report, which CI systems show as a list of tests.
// Each file is a suite with a test for each code found in it; a file without findings
// has one test, which passes. The documents of a game are one more suite. Errors fail
// their test, and warnings too if strict; other findings are the output of a test that
// passes. The report has no times, so that equal checks are equal reports.
//
// The elements and attributes are those that the Ant task and Jenkins agree on.
func WriteJUnit(w io.Writer, tool string, games []Checked, strict bool, rules []Rule) error {
	j := &junit{strict: strict, titles: map[Code]string{}}
	for _, r := range rules {
		j.titles[r.Code] = r.Title
	}
	report := junitReport{Name: tool}
	for i := range games {
		report.Suites = append(report.Suites, j.game(&games[i])...)
	}
	for _, s := range report.Suites {
		report.Tests, report.Failures = report.Tests+s.Tests, report.Failures+s.Failures
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	enc := xml.NewEncoder(w)
	enc.Indent("", "  ")
	if err := enc.Encode(report); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

type junitReport struct {
	XMLName  xml.Name     `xml:"testsuites"`
	Name     string       `xml:"name,attr"`
	Tests    int          `xml:"tests,attr"`
	Failures int          `xml:"failures,attr"`
	Errors   int          `xml:"errors,attr"` // of running the tests: always 0
	Suites   []junitSuite `xml:"testsuite"`
}

type junitSuite struct {
	Name     string      `xml:"name,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Errors   int         `xml:"errors,attr"`
	Skipped  int         `xml:"skipped,attr"`
	Cases    []junitCase `xml:"testcase"`
}

type junitCase struct {
	Name    string        `xml:"name,attr"`
	Class   string        `xml:"classname,attr"`
	Failure *junitFailure `xml:"failure"`
	Output  string        `xml:"system-out,omitempty"`
}

type junitFailure struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr"`
	Text    string `xml:",chardata"`
}

// junit makes the suites of a report.
type junit struct {
	strict bool
	titles map[Code]string
}

// game returns the suites of a game: its files in their order, then those that only
// findings name, then the documents.
func (j *junit) game(c *Checked) (suites []junitSuite) {
	byFile := map[string][]Finding{}
	files := c.Files
	for _, f := range c.Files {
		byFile[f] = nil
	}
	for _, f := range c.Findings {
		if _, known := byFile[f.Pos.File]; !known {
			files = append(files[:len(files):len(files)], f.Pos.File)
		}
		byFile[f.Pos.File] = append(byFile[f.Pos.File], f)
	}
	for _, file := range files {
		suites = append(suites, j.file(file, byFile[file]))
	}
	if len(c.Documents) > 0 {
		suites = append(suites, documentSuite(c))
	}
	return suites
}

// file returns the suite of a file.
func (j *junit) file(file string, findings []Finding) junitSuite {
	s := junitSuite{Name: Visible(file)}
	byCode := map[Code][]Finding{}
	var codes []Code
	for _, f := range findings {
		if byCode[f.Code] == nil {
			codes = append(codes, f.Code)
		}
		byCode[f.Code] = append(byCode[f.Code], f)
	}
	for _, code := range codes {
		s.add(j.test(s.Name, byCode[code]))
	}
	if len(codes) == 0 {
		s.add(junitCase{Name: "no findings", Class: s.Name})
	}
	return s
}

// test returns the test for the findings with one code in one file.
func (j *junit) test(class string, findings []Finding) junitCase {
	code := findings[0].Code
	c := junitCase{Class: class, Name: strings.TrimSuffix(string(code)+" "+j.titles[code], " ")}
	var text strings.Builder
	text.WriteByte('\n')
	_ = WriteText(&text, findings, TextOptions{All: true}) // into memory
	if first := j.failing(findings); first != nil {
		c.Failure = &junitFailure{Message: Visible(first.String()), Type: string(code), Text: text.String()}
		if n := len(findings) - 1; n > 0 {
			c.Failure.Message += fmt.Sprintf(", and %d more", n)
		}
		return c
	}
	c.Output = text.String()
	return c
}

// failing returns the first finding that fails its test, or nil.
func (j *junit) failing(findings []Finding) *Finding {
	for i := range findings {
		if s := findings[i].Severity; s == Error || j.strict && s == Warning {
			return &findings[i]
		}
	}
	return nil
}

// documentSuite returns the suite of the documents that could be laid out and counted.
func documentSuite(c *Checked) junitSuite {
	s := junitSuite{Name: Visible(c.Name + ": documents")}
	for _, d := range c.Documents {
		s.add(junitCase{Name: Visible(d), Class: s.Name})
	}
	return s
}

func (s *junitSuite) add(c junitCase) {
	s.Cases = append(s.Cases, c)
	if s.Tests++; c.Failure != nil {
		s.Failures++
	}
}
