package games

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/internal/golden"
	"punchboard/proofread"
)

// TestReads compares reads.txt with the constant texts in the source code of the rules: a
// name of the game is read if such a text is the name, or the beginning or the end of it,
// as in "deck_" + side. A name that faces use too may be missing until -update adds it.
func TestReads(t *testing.T) {
	var all strings.Builder
	shared := textsIn(t, "../playtest/rulebook")
	for _, slug := range All {
		texts, g := append(textsIn(t, slug), shared...), load(t, slug, "")
		read := slices.DeleteFunc(namesOf(g), func(name string) bool {
			return !slices.ContainsFunc(texts, func(text string) bool { return namesOrPart(text, name) })
		})
		all.WriteString(slug + ": " + strings.Join(read, " ") + "\n")
		for _, name := range Reads(slug) {
			if !slices.Contains(read, name) && !golden.Update() {
				t.Errorf("the rules of %s do not read %q, or the game does not have it; go test -update rewrites reads.txt", slug, name)
			}
		}
		found := proofread.Check(t.Context(), g, Reads(slug)...)
		proofread.Accept(g, &found, false)
		for _, f := range found.All() {
			if !golden.Update() && strings.HasPrefix(string(f.Code), "PB-52") {
				t.Errorf("%v [%s]; if the rules read it, go test -update adds it to reads.txt", f, f.Code)
			}
		}
	}
	if golden.Update() {
		golden.File(t, "reads.txt", all.String())
	}
}

// namesOrPart reports whether a text is a name, or a part of it that ends or begins
// with a joint.
func namesOrPart(text, name string) bool {
	const joints = "_-"
	switch {
	case len(text) < 2:
		return false
	case strings.Contains(joints, text[len(text)-1:]):
		return strings.HasPrefix(name, text)
	case strings.Contains(joints, text[:1]):
		return strings.HasSuffix(name, text)
	}
	return text == name
}

// textsIn returns the constant texts of a package, without those of its tests.
func textsIn(t *testing.T, dir string) (texts []string) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %v", dir, err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if text, ok := n.(*ast.BasicLit); ok && text.Kind == token.STRING {
				value, _ := strconv.Unquote(text.Value)
				texts = append(texts, value)
			}
			return true
		})
	}
	return texts
}

// namesOf returns the names that rules may read, sorted.
func namesOf(g *carddata.Game) []string {
	names := map[string]bool{}
	for _, d := range slices.Concat(g.Decks, g.Lists) {
		for _, c := range d.Columns {
			names[c.Name] = true
		}
		for name := range d.Set {
			names[name] = true
		}
	}
	for _, l := range g.Lists {
		names[l.ID] = true
	}
	for _, table := range g.Tables {
		names[table.ID] = true
	}
	for id := range g.Labels {
		names[id] = true
	}
	return slices.Sorted(maps.Keys(names))
}
