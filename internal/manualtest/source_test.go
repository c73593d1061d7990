package manualtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var codeLiteral = regexp.MustCompile(`^"(PB-\d{3})"$`)

// codesInSource lists the codes defined in the source: constants of type
// diag.Code. Games with compiled rules have their own codes.
func codesInSource(t *testing.T) []string {
	t.Helper()
	var codes []string
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (slices.Contains([]string{"testdata", "out", "games"}, d.Name()) || strings.HasPrefix(d.Name(), ".") && d.Name() != "..") {
			return filepath.SkipDir
		}
		if filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err == nil {
			codes = append(codes, codesIn(file)...)
		}
		return err
	})
	if err != nil || len(codes) < 50 {
		t.Fatalf("%d codes found: %v", len(codes), err)
	}
	slices.Sort(codes)
	return codes
}

// codesIn lists the codes in the constants of a file.
func codesIn(file *ast.File) (codes []string) {
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		for _, v := range spec.Values {
			if lit, ok := v.(*ast.BasicLit); ok && codeLiteral.MatchString(lit.Value) {
				codes = append(codes, strings.Trim(lit.Value, `"`))
			}
		}
		return true
	})
	return codes
}
