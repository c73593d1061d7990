package checked

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/face"
	"punchboard/carddata/hexmap"
	"punchboard/carddata/plan"
	"punchboard/carddata/table"
	"punchboard/diag"
	"punchboard/layout"
	"punchboard/layout/audit"
	"punchboard/pipeline"
	"punchboard/playtest"
	"punchboard/playtest/farm"
	"punchboard/proofread"
	"punchboard/translate"
)

// TestEveryCode checks that each code of findings is planted in a shipped game, or that
// testdata/elsewhere.txt says why it is not. A planted code may not stand there.
func TestEveryCode(t *testing.T) {
	planted := map[string]bool{}
	for _, f := range expected(t) {
		for _, code := range strings.Fields(f.Code) {
			planted[code] = true
		}
	}
	reasons := readReasons(t)
	for _, code := range codes() {
		switch why := reasons[code]; {
		case planted[code] && why != "":
			t.Errorf("%s is planted, but testdata/elsewhere.txt says: %s", code, why)
		case !planted[code] && why == "":
			t.Errorf("%s is planted in no shipped game", code)
		}
		delete(reasons, code)
	}
	for code := range reasons {
		t.Errorf("testdata/elsewhere.txt: there is no code %s", code)
	}
}

// codes returns the codes of all findings.
func codes() (all []string) {
	for _, rules := range [][]diag.Rule{
		carddata.FileRules, face.Rules, hexmap.Rules, plan.Rules, table.Rules, layout.Rules, audit.Rules,
		pipeline.Rules, proofread.Rules, translate.Rules, playtest.CodeRules, farm.Rules,
	} {
		for _, r := range rules {
			all = append(all, string(r.Code))
		}
	}
	return slices.Compact(slices.Sorted(slices.Values(all)))
}

// readReasons returns why some codes are not planted: below a line "# reason" are their
// codes.
func readReasons(t *testing.T) map[string]string {
	t.Helper()
	data, err := fs.ReadFile(testdata, "testdata/elsewhere.txt")
	if err != nil {
		t.Fatal(err)
	}
	reasons, why := map[string]string{}, ""
	for line := range strings.Lines(string(data)) {
		if text, ok := strings.CutPrefix(line, "# "); ok {
			why = strings.TrimSpace(text)
			continue
		}
		for _, code := range strings.Fields(line) {
			if why == "" || reasons[code] != "" {
				t.Errorf("testdata/elsewhere.txt: %s has no reason, or two", code)
			}
			reasons[code] = why
		}
	}
	return reasons
}
