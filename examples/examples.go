// Package examples has an example of each code of findings: a game that has the finding,
// and the same game without it. They are archives of files, in which a place that differs is
// written ⟦wrong¦right⟧.
package examples

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"punchboard/diag"
)

//go:embed data/*.txtar
var data embed.FS

// Example is the files of an example.
type Example struct {
	Code  diag.Code
	Game  string // slug of the shipped game that the files change; "" for a small game of this package
	Small string // the small game: base, or one that is laid over it, such as map
	At    string // place of the finding if it is in none of the edits: "game.yaml:4"
	Edits []Edit

	// The request that has the finding.
	Languages []string
	Variant   string
}

// None is the text of a file that is not there.
const None = "(no file)"

// Edit changes one file of the game.
type Edit struct {
	File string
	Kind Kind
	text string // with places that differ
}

// Kind is how an edit changes its file.
type Kind byte

// The kinds of edits.
const (
	Whole   Kind = ' ' // the text is the file
	Added   Kind = '+' // the text is added at the end of the file
	Changed Kind = '~' // each line of the text is one of the file, which has it as in Right
)

// The marks of a place that differs: what is wrong, what is right. The other mark is the
// position of the finding, if that is not at the first such place.
const (
	open, between, closed = "⟦", "¦", "⟧"
	here                  = "⌖"
)

// Of returns the example of a code; ok is false if there is none.
func Of(code diag.Code) (e *Example, ok bool) {
	all, err := read()
	if err != nil {
		panic("examples: " + err.Error())
	}
	e, ok = all[code]
	return e, ok
}

// All returns the codes that have an example, in their order.
func All() ([]diag.Code, error) {
	all, err := read()
	var codes []diag.Code
	for code := range all {
		codes = append(codes, code)
	}
	slices.Sort(codes)
	return codes, err
}

var read = sync.OnceValues(func() (map[diag.Code]*Example, error) {
	names, err := fs.Glob(data, "data/*.txtar")
	all := map[diag.Code]*Example{}
	for _, name := range names {
		text, err := data.ReadFile(name)
		if err != nil {
			return nil, err
		}
		for _, f := range archived(string(text)) {
			if err := add(all, f); err != nil {
				return nil, fmt.Errorf("%s: %s: %w", name, f.name, err)
			}
		}
	}
	return all, err
})

// file is one file of an archive.
type file struct{ name, text string }

// archived returns the files of an archive in txtar form, each after a line "-- name --".
func archived(text string) (files []file) {
	for line := range strings.Lines(text) {
		name, is := strings.CutPrefix(line, "-- ")
		name, ends := strings.CutSuffix(name, " --\n")
		switch {
		case is && ends:
			files = append(files, file{name: name})
		case len(files) > 0:
			files[len(files)-1].text += line
		}
	}
	return files
}

// add adds a file of an archive, whose name is a code, the path of a file and a kind; or a
// code, "in" and the slug of a game.
func add(all map[diag.Code]*Example, f file) error {
	words := strings.Fields(f.name)
	if smallGames[words[0]] {
		return nil
	}
	code := diag.Code(words[0])
	if all[code] == nil {
		all[code] = &Example{Code: code, Small: "base"}
	}
	e := all[code]
	switch {
	case len(words) == 3 && words[1] == "in" && smallGames[words[2]]:
		e.Small = words[2]
	case len(words) == 3 && words[1] == "in":
		e.Game = words[2]
	case len(words) == 3 && words[1] == "at":
		e.At = words[2]
	case len(words) == 3 && words[1] == "lang":
		e.Languages = strings.Split(words[2], ",")
	case len(words) == 3 && words[1] == "variant":
		e.Variant = words[2]
	case len(words) == 2:
		e.Edits = append(e.Edits, Edit{words[1], Whole, f.text})
	case len(words) == 3 && (words[2] == "+" || words[2] == "~"):
		e.Edits = append(e.Edits, Edit{words[1], Kind(words[2][0]), f.text})
	default:
		return fmt.Errorf("want a code, a file, and + or ~")
	}
	return nil
}

// smallGames are the games of this package.
var smallGames = map[string]bool{"base": true, "map": true, "rules": true, "texts": true, "effects": true}

// SmallGame returns the files of a small game.
func SmallGame(name string) map[string]string {
	text, err := data.ReadFile("data/base.txtar")
	if err != nil {
		panic("examples: " + err.Error())
	}
	files := map[string]string{}
	for _, of := range []string{"base", name} {
		for _, f := range archived(string(text)) {
			if file, ok := strings.CutPrefix(f.name, of+" "); ok {
				files[file] = f.text
			}
		}
	}
	return files
}

// Wrong and Right return the text of the edit with the finding, and without.
func (e *Edit) Wrong() string { wrong, _ := e.versions(); return strings.ReplaceAll(wrong, here, "") }
func (e *Edit) Right() string { _, right := e.versions(); return strings.ReplaceAll(right, here, "") }

func (e *Edit) versions() (wrong, right string) {
	var w, r strings.Builder
	rest := e.text
	for {
		before, after, found := strings.Cut(rest, open)
		w.WriteString(before)
		r.WriteString(before)
		if !found {
			return w.String(), r.String()
		}
		inner, end, _ := strings.Cut(after, closed)
		bad, good, _ := strings.Cut(inner, between)
		w.WriteString(bad)
		r.WriteString(good)
		rest = end
	}
}

// Marked reports whether the edit has the mark of the position of the finding.
func (e *Edit) Marked() bool { return strings.Contains(e.text, here) }

// Differs reports whether the edit has a place that differs.
func (e *Edit) Differs() bool { return strings.Contains(e.text, open) }

// Apply returns a file of the game with the edit: with the finding, or without.
func (e *Edit) Apply(file string, wrong bool) (string, error) {
	text := e.Right()
	if wrong {
		text = e.Wrong()
	}
	switch e.Kind {
	case Whole:
		if strings.TrimSpace(text) == None {
			text = None
		}
		return text, nil
	case Added:
		return file + text, nil
	}
	lines := strings.Split(file, "\n")
	for _, line := range e.lines() {
		was, now := line.Right(), line.Right()
		if wrong {
			now = line.Wrong()
		}
		at := slices.Index(lines, was)
		if at < 0 || slices.Contains(lines[at+1:], was) {
			return "", fmt.Errorf("%s has the line %q not once", e.File, was)
		}
		lines[at] = now
	}
	return strings.Join(lines, "\n"), nil
}

// lines returns the lines of an edit, without line ends. Lines within a place that differs
// are one.
func (e *Edit) lines() (all []Edit) {
	for line := range strings.Lines(e.text) {
		if n := len(all); n > 0 && strings.Count(all[n-1].text, open) > strings.Count(all[n-1].text, closed) {
			all[n-1].text += line
			continue
		}
		all = append(all, Edit{text: line})
	}
	for i := range all {
		all[i].text = strings.TrimSuffix(all[i].text, "\n")
	}
	return all
}

// Place returns where the finding is in a file that Apply made of the wrong example: the
// position of the mark, or the line of the first place that differs, with column 0. The
// line is 0 if this edit does not have it.
func (e *Edit) Place(applied string) (line, col int) {
	at := strings.Index(e.text, here)
	exact := at >= 0
	if !exact {
		at = strings.Index(e.text, open)
	}
	if at < 0 {
		return 0, 0
	}
	before := (&Edit{text: e.text[:at]}).Wrong()
	start := strings.LastIndex(before, "\n") + 1
	line = strings.Count(before, "\n") + 1
	switch e.Kind {
	case Added:
		line += strings.Count(applied, "\n") - strings.Count(e.Wrong(), "\n")
	case Changed:
		text, _, _ := strings.Cut(e.Wrong()[start:], "\n")
		line = strings.Count(applied[:strings.Index(applied, text)], "\n") + 1
	}
	if exact {
		col = utf8.RuneCountInString(before[start:]) + 1
	}
	return line, col
}

// Excerpt is the lines of an example that differ, for people.
type Excerpt struct {
	File  string `json:"file"`
	Wrong string `json:"wrong"`
	Right string `json:"right"`
}

// Excerpts returns what is wrong in an example and how it is right, file by file. The lines
// around are left out if the file is longer than a few.
func (e *Example) Excerpts() (all []Excerpt) {
	for _, edit := range e.Edits {
		if !edit.Differs() {
			continue
		}
		file := edit.File
		if e.Game != "" {
			file = path.Join(e.Game, file)
		}
		var text strings.Builder
		for _, line := range edit.lines() {
			if line.Differs() {
				text.WriteString(line.text + "\n")
			}
		}
		part := Edit{text: text.String()}
		all = append(all, Excerpt{file, strings.TrimRight(part.Wrong(), "\n"), strings.TrimRight(part.Right(), "\n")})
	}
	return all
}
