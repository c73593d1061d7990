package layout

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"punchboard/diag"
	"punchboard/layout/face"
	"punchboard/layout/hexmap"
	"punchboard/layout/impose"
	"punchboard/layout/plan"
)

// TestCodes checks that each code is explained once and in order, and is mentioned in
// some test, by name or number.
func TestCodes(t *testing.T) {
	for _, tt := range []struct {
		source  string
		rules   []diag.Rule
		planted []string
	}{
		{"face/codes.go", face.Rules, []string{"findings_test.go", "rim_test.go", "sides_alike_test.go", "spot_inks_test.go", "own_fonts_test.go", "face/fonts_test.go", "compose_test.go", "text_on_frames_test.go", "overlap_test.go", "contrast_test.go", "text_breaks_test.go", "graphics_test.go", "proofread_test.go"}},
		{"hexmap/codes.go", hexmap.Rules, []string{"map_findings_test.go", "counter_fit_test.go"}},
		{"plan/codes.go", plan.Rules, []string{"plan_test.go"}},
		{"impose/codes_poster.go", impose.PosterRules, []string{"impose/full_page_test.go"}},
		{"impose/codes.go", impose.Rules, []string{"impose/planner_advice_test.go", "impose/impose_test.go", "impose/counters_test.go", "impose/shared_cuts_test.go", "proofread_test.go"}},
	} {
		declared := regexp.MustCompile(`(?m)^\t(Code\w+) +diag\.Code = "(PB-\d\d\d)"`).FindAllStringSubmatch(textOfFiles(t, tt.source), -1)
		if len(declared) != len(tt.rules) || len(declared) == 0 {
			t.Errorf("%s: %d codes and %d rules", tt.source, len(declared), len(tt.rules))
			continue
		}
		planted := textOfFiles(t, tt.planted...)
		for i, r := range tt.rules {
			name, code := declared[i][1], declared[i][2]
			if string(r.Code) != code {
				t.Errorf("rule %d is %s, and code %d is %s", i, r.Code, i, code)
			}
			if r.Title == "" || r.Help == "" || strings.HasSuffix(r.Title, ".") || !strings.HasSuffix(r.Help, ".") {
				t.Errorf("%s: title %q, help %q", r.Code, r.Title, r.Help)
			}
			if !strings.Contains(planted, code+" ") && !regexp.MustCompile(`\b`+name+`\b`).MatchString(planted) {
				t.Errorf("%s: no test plants it", r.Code)
			}
		}
	}
}

// textOfFiles returns the contents of files.
func textOfFiles(t *testing.T, names ...string) string {
	t.Helper()
	var all strings.Builder
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	return all.String()
}
