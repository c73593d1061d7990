package manualtest

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// root is the folder of the project; tests of this package run in docs.
const root = ".."

// wordExceptions are places in which a word of the list is right.
var wordExceptions = []struct{ file, word, why string }{
	{"icons/svgcolornames.go", "grey", "colors have the names of SVG"},
}

// TestWordsToAvoid checks the manual, the messages and the reports for the words
// and phrases of words_to_avoid.txt.
func TestWordsToAvoid(t *testing.T) {
	list := readWordList(t)
	used := make([]bool, len(wordExceptions))
	check := func(file string, line int, text string) {
		for _, hit := range list.find(text) {
			if i := exception(file, hit.avoid); i >= 0 {
				used[i] = true
				continue
			}
			t.Errorf("%s:%d: avoid %q: write %q (%s)", file, line+strings.Count(text[:hit.at], "\n"), hit.avoid, hit.write, hit.why)
		}
	}
	eachManualPage(t, check)
	eachMessage(t, check)
	for i, e := range wordExceptions {
		if !used[i] {
			t.Errorf("the exception for %q in %s is not needed", e.word, e.file)
		}
	}
}

// exception returns the index of the exception for a word in a file, or -1.
func exception(file, word string) int {
	for i, e := range wordExceptions {
		if e.word == word && (e.file == file || strings.HasSuffix(e.file, "/") && strings.HasPrefix(file, e.file)) {
			return i
		}
	}
	return -1
}

// TestWordListFinds checks the finder itself: whole words in any case, phrases
// across lines, allowed phrases, code and both languages.
func TestWordListFinds(t *testing.T) {
	list := readWordList(t)
	for text, want := range map[string]string{
		"Anew, it said.":                  "anew",
		"renewed wonton":                  "",
		"this is\nno color":               "is no",
		"there is no color":               "",
		"the value `grey` of a key":       "",
		"a grey box":                      "grey",
		"au centre de la carte":           "",
		"Qui commence gagne des parties.": "qui commence gagne",
	} {
		got := ""
		for _, hit := range list.find(withoutCode(text)) {
			got += hit.avoid
		}
		if got != want {
			t.Errorf("%q: found %q, want %q", text, got, want)
		}
	}
}

// eachManualPage visits the pages of the manual, paragraph by paragraph.
func eachManualPage(t *testing.T, visit func(file string, line int, text string)) {
	t.Helper()
	pages := []string{"README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"}
	eachFile(t, "docs", ".md", func(file string) { pages = append(pages, file) })
	for _, file := range pages {
		text, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			t.Fatal(err)
		}
		line := 1
		for _, paragraph := range strings.Split(withoutCode(string(text)), "\n\n") {
			visit(file, line, paragraph)
			line += strings.Count(paragraph, "\n") + 2
		}
	}
}

// eachMessage visits the strings of Go files that have a space in them: findings,
// help and reports, and some that only developers see.
func eachMessage(t *testing.T, visit func(file string, line int, text string)) {
	t.Helper()
	eachFile(t, ".", ".go", func(file string) {
		if strings.HasSuffix(file, "_test.go") || strings.HasPrefix(file, "bench/") || strings.HasPrefix(file, "pdfcheck/") {
			return
		}
		source, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			t.Fatal(err)
		}
		var s scanner.Scanner
		position := token.NewFileSet().AddFile(file, -1, len(source))
		s.Init(position, source, nil, 0)
		for {
			pos, kind, literal := s.Scan()
			if kind == token.EOF {
				return
			}
			if kind == token.STRING && strings.Contains(literal, " ") {
				visit(file, position.Line(pos), message(t, literal))
			}
		}
	})
}

// message returns what a string literal says, without the code in it.
func message(t *testing.T, literal string) string {
	t.Helper()
	text, err := strconv.Unquote(literal)
	if err != nil {
		t.Fatalf("%s: %v", literal, err)
	}
	if literal[0] == '`' {
		return text
	}
	return withoutCode(text)
}

// eachFile visits the files below a folder of the project, with slashes.
func eachFile(t *testing.T, folder, extension string, visit func(file string)) {
	t.Helper()
	err := filepath.WalkDir(filepath.Join(root, folder), func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() && (name == "testdata" || name == "out" || strings.HasPrefix(name, ".") && !strings.HasPrefix(name, "..")) {
			return fs.SkipDir
		}
		if d.IsDir() || filepath.Ext(path) != extension {
			return nil
		}
		file, err := filepath.Rel(root, path)
		visit(filepath.ToSlash(file))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
