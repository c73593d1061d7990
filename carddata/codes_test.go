package carddata

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/hexmap"
	plandata "punchboard/carddata/plan"
	"punchboard/carddata/table"
	"punchboard/diag"
)

// givenByLayout are the codes that appear only when a card is composed, so the tests of
// layout produce them.
var givenByLayout = []diag.Code{expr.CodeEval, face.CodeRich}

// Every code is explained once, and produced by some test.
func TestCodes(t *testing.T) {
	rules := map[diag.Code]bool{}
	for _, r := range slices.Concat(FileRules, face.Rules, hexmap.Rules, plandata.Rules, table.Rules) {
		if rules[r.Code] || r.Title == "" || !strings.HasSuffix(r.Help, ".") {
			t.Errorf("bad rule %+v", r)
		}
		rules[r.Code] = true
	}
	tested := testedText(t)
	for name, code := range declaredCodes(t) {
		if !rules[diag.Code(code)] {
			t.Errorf("%s (%s) is not explained", name, code)
		}
		if slices.Contains(givenByLayout, diag.Code(code)) {
			continue
		}
		if !strings.Contains(tested, code) && !strings.Contains(tested, name) {
			t.Errorf("no test gives %s (%s)", name, code)
		}
	}
}

// declaredCodes returns the constants of type diag.Code in these packages.
func declaredCodes(t *testing.T) map[string]string {
	codes := map[string]string{}
	files, _ := filepath.Glob("codes*.go")
	rooms, _ := filepath.Glob("*/codes.go")
	for _, file := range append(files, rooms...) {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok && len(v.Values) == 1 {
				if lit, ok := v.Values[0].(*ast.BasicLit); ok {
					codes[v.Names[0].Name] = strings.Trim(lit.Value, `"`)
				}
			}
			return true
		})
	}
	if len(codes) < 50 {
		t.Fatalf("%d codes", len(codes))
	}
	return codes
}

// testedText returns the broken examples and the tests.
func testedText(t *testing.T) string {
	var b strings.Builder
	for _, pattern := range []string{"testdata/broken/*.txtar", "*_test.go", "*/*_test.go"} {
		files, _ := filepath.Glob(pattern)
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			b.Write(data)
		}
	}
	return b.String()
}
