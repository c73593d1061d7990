// Package punchboard_test guards the shape of the whole house: which package
// may import which, and where a game may be named. See ARCHITECTURE.md.
package punchboard_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "punchboard"

// rooms gives each package its line; a package imports only from lower lines. A
// sub-package stands on its parent's line, and a parent may import its
// children.
var rooms = map[string]int{
	"geom": 0, "diag": 0,
	"fonts": 1, "icons": 1,
	"scene": 2, "carddata": 2,
	"layout": 3, "playtest": 3, "mapgen": 3,
	"playtest/rulebook": 4, "render/pdf": 4, "render/png": 4, "render/svg": 4,
	"playtest/rehearsal": 5,
	"games": 6, "playtest/verdict": 6,
	"playtest/report": 7, "playtest/trial": 7,
	"cmd/punchboard": 8, "docs": 8, // docs holds tests alone
	"bench":       8,
	"bench/floor": 9, "bench/record": 9, "bench/whole": 9, // programs that measure; nothing imports them
}

// stdlibOnly needs nothing but the standard library.
var stdlibOnly = []string{"geom", "diag"}

// drawers names the rooms that may import a drawing library: the one that owns
// its ink, and the bare program that this ink is measured against.
var drawers = map[string][]string{
	"github.com/jung-kurt/gofpdf": {"render/pdf", "bench/floor"},
	"github.com/fogleman/gg":      {"render/png", "bench/floor"},
}

// room finds the line of a package by its longest known prefix.
func room(pkg string) (name string, line int, ok bool) {
	for dir := pkg; dir != "."; dir = filepath.ToSlash(filepath.Dir(dir)) {
		if line, ok = rooms[dir]; ok {
			return dir, line, true
		}
	}
	return "", 0, false
}

func mayImport(from, to string) bool {
	fromRoom, fromLine, _ := room(from)
	toRoom, toLine, ok := room(to)
	switch {
	case !ok:
		return false
	case fromRoom == toRoom:
		return from == fromRoom && strings.HasPrefix(to, from+"/") || sameShelf(from, to)
	}
	return toLine < fromLine
}

// sameShelf lets the sub-packages of one room lean on one another only when one
// holds the other.
func sameShelf(from, to string) bool { return strings.HasPrefix(to, from+"/") }

func TestImportsPointDown(t *testing.T) {
	eachGoFile(t, func(path string, file *ast.File, fset *token.FileSet) {
		pkg := filepath.ToSlash(filepath.Dir(path))
		if pkg == "." {
			return
		}
		name, _, ok := room(pkg)
		if !ok {
			t.Errorf("%s: package %s stands on no line of ARCHITECTURE.md", path, pkg)
			return
		}
		for _, imp := range file.Imports {
			checkImport(t, fset.Position(imp.Pos()).String(), path, pkg, name, imp)
		}
	})
}

func checkImport(t *testing.T, where, path, pkg, roomName string, imp *ast.ImportSpec) {
	target, _ := strconv.Unquote(imp.Path.Value)
	test := strings.HasSuffix(path, "_test.go")
	if inner, ok := strings.CutPrefix(target, module+"/"); ok {
		if inner != pkg && !test && !mayImport(pkg, inner) {
			t.Errorf("%s: %s must not import %s", where, pkg, inner)
		}
		return
	}
	if only, ok := drawers[target]; ok && !slices.Contains(only, roomName) {
		t.Errorf("%s: only %s may import %s", where, strings.Join(only, " and "), target)
	}
	for _, std := range stdlibOnly {
		if roomName == std && !test && strings.Contains(strings.Split(target, "/")[0], ".") {
			t.Errorf("%s: %s needs the standard library alone, not %s", where, pkg, target)
		}
	}
}

// TestRoomsBite proves that the rules can fail.
func TestRoomsBite(t *testing.T) {
	for _, c := range []struct {
		from, to string
		want     bool
	}{
		{"layout", "scene", true},
		{"scene", "layout", false},
		{"layout", "playtest", false},
		{"layout", "layout/audit", true},
		{"layout/audit", "layout", false},
		{"render/pdf", "carddata", true},
		{"render/pdf", "render/png", false},
		{"cmd/punchboard", "util", false},
		{"carddata", "scene", false},
		{"bench/floor", "bench", true},
		{"bench", "bench/floor", false},
		{"bench/whole", "bench/floor", false},
		{"cmd/punchboard", "bench", false},
		{"games/percee", "playtest/rulebook", true},
		{"playtest/rulebook", "games", false},
		{"playtest/rulebook/rulestest", "playtest/rulebook", false},
	} {
		if got := mayImport(c.from, c.to); got != c.want {
			t.Errorf("mayImport(%s, %s) = %v, want %v", c.from, c.to, got, c.want)
		}
	}
}

// TestPageTellsTheRooms holds the table of ARCHITECTURE.md against the rooms that
// are enforced: the same names, on the same lines.
func TestPageTellsTheRooms(t *testing.T) {
	page, err := os.ReadFile("ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]int{}
	for _, row := range regexp.MustCompile(`(?m)^\| (\d) \| (.*?) \|`).FindAllStringSubmatch(string(page), -1) {
		for _, name := range strings.Split(row[2], ", ") {
			told[strings.Trim(name, "`")], _ = strconv.Atoi(row[1])
		}
	}
	if !maps.Equal(told, rooms) {
		t.Errorf("ARCHITECTURE.md tells %v\nand the rooms are %v", told, rooms)
	}
}

// TestGamesAreNamedOnlyInGames keeps special cases for one game out of the Go
// code of all the others.
func TestGamesAreNamedOnlyInGames(t *testing.T) {
	slugs := gameSlugs(t)
	eachGoFile(t, func(path string, file *ast.File, fset *token.FileSet) {
		if strings.HasPrefix(filepath.ToSlash(path), "games/") || strings.HasSuffix(path, "_test.go") {
			return
		}
		ast.Inspect(file, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			for _, slug := range slugs {
				if strings.Contains(lit.Value, slug) {
					t.Errorf("%s: names the game %s", fset.Position(lit.Pos()), slug)
				}
			}
			return true
		})
	})
}

func gameSlugs(t *testing.T) []string {
	t.Helper()
	found, err := filepath.Glob("games/*/game.yaml")
	if err != nil || len(found) == 0 {
		t.Fatalf("no games found: %v", err)
	}
	for i, path := range found {
		found[i] = filepath.Base(filepath.Dir(path))
	}
	return found
}

// eachGoFile parses the imports and literals of every Go file of the module,
// nested modules and data left out.
func eachGoFile(t *testing.T, visit func(path string, file *ast.File, fset *token.FileSet)) {
	t.Helper()
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			return skipDir(path, d.Name())
		}
		if filepath.Ext(path) != ".go" {
			return nil
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		visit(path, file, fset)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func skipDir(path, name string) error {
	if path == "." {
		return nil
	}
	if name == "testdata" || name == "out" || strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") {
		return filepath.SkipDir
	}
	if _, err := os.Stat(filepath.Join(path, "go.mod")); err == nil {
		return filepath.SkipDir
	}
	return nil
}
