package layout

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestCodes: each code has its rule, once, and is planted in some test.
func TestCodes(t *testing.T) {
	source, err := os.ReadFile("codes.go")
	if err != nil {
		t.Fatal(err)
	}
	declared := regexp.MustCompile(`(?m)^\tCode\w+ +diag\.Code = "(PB-3\d\d)"`).FindAllStringSubmatch(string(source), -1)
	if len(declared) != len(Rules) {
		t.Errorf("%d codes and %d rules", len(declared), len(Rules))
	}
	var planted strings.Builder
	for _, name := range []string{"findings_test.go", "fontbook_test.go", "compose_test.go"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		planted.Write(text)
	}
	for i, r := range Rules {
		if i < len(declared) && string(r.Code) != declared[i][1] {
			t.Errorf("rule %d is %s, and code %d is %s", i, r.Code, i, declared[i][1])
		}
		if r.Title == "" || r.Help == "" || strings.HasSuffix(r.Title, ".") || !strings.HasSuffix(r.Help, ".") {
			t.Errorf("%s: title %q, help %q", r.Code, r.Title, r.Help)
		}
		if !strings.Contains(planted.String(), string(r.Code)+" ") {
			t.Errorf("%s: no test plants it", r.Code)
		}
	}
}
