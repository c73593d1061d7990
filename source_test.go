package punchboard_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestGamesAreNamedOnlyInGames ensures that no Go code outside games has
// special cases for one game.
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
// except nested modules and data.
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

// TestNothingIsCompiledAtStart ensures that no package compiles patterns or parses templates before main, because
// every run would wait for them: sync.OnceValue does it when they are first used.
func TestNothingIsCompiledAtStart(t *testing.T) {
	eachGoFile(t, func(path string, file *ast.File, fset *token.FileSet) {
		if strings.HasSuffix(path, "_test.go") || file.Name.Name == "main" && filepath.ToSlash(filepath.Dir(path)) != "cmd/punchboard" {
			return
		}
		for _, d := range file.Decls {
			if vars, ok := d.(*ast.GenDecl); ok && vars.Tok == token.VAR {
				ast.Inspect(vars, func(n ast.Node) bool {
					if sel, ok := n.(*ast.SelectorExpr); ok && compiles[selected(sel)] {
						t.Errorf("%s: calls %s before main", fset.Position(n.Pos()), selected(sel))
					}
					_, later := n.(*ast.FuncLit)
					return !later
				})
			}
		}
	})
}

// compiles are the functions that take long enough to be called only when needed.
var compiles = map[string]bool{"regexp.MustCompile": true, "template.Must": true}

func selected(s *ast.SelectorExpr) string {
	if pkg, ok := s.X.(*ast.Ident); ok {
		return pkg.Name + "." + s.Sel.Name
	}
	return ""
}
