package punchboard_test

import (
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFuzzTargetsHaveCorpora ensures that each fuzz target has saved inputs, which every run of its tests reads, and
// that no saved inputs are of a target that is gone.
func TestFuzzTargetsHaveCorpora(t *testing.T) {
	targets := map[string]bool{}
	eachGoFile(t, func(path string, file *ast.File, _ *token.FileSet) {
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if ok && f.Recv == nil && strings.HasPrefix(f.Name.Name, "Fuzz") && strings.HasSuffix(path, "_test.go") {
				targets[filepath.Join(filepath.Dir(path), "testdata", "fuzz", f.Name.Name)] = true
			}
		}
	})
	if len(targets) < 40 {
		t.Fatalf("only %d fuzz targets were found", len(targets))
	}
	for dir := range targets {
		if saved, err := os.ReadDir(dir); err != nil || len(saved) < 3 {
			t.Errorf("%s has %d inputs, %v", filepath.ToSlash(dir), len(saved), err)
		}
	}
	for _, pattern := range []string{"*", "*/*", "*/*/*", "*/*/*/*"} {
		saved, err := filepath.Glob(pattern + "/testdata/fuzz/*")
		if err != nil {
			t.Fatal(err)
		}
		for _, dir := range saved {
			if !targets[dir] {
				t.Errorf("%s is of no fuzz target", filepath.ToSlash(dir))
			}
		}
	}
}
