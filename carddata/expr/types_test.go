package expr

import (
	"fmt"
	"strings"
	"testing"

	"github.com/expr-lang/expr/types"

	"punchboard/diag"
)

// TestTypeChecksAreRemembered asks for the same checks again, with other types, with another
// use, and after so many others that the first have been forgotten.
func TestTypeChecksAreRemembered(t *testing.T) {
	var k TypeChecks
	parsed := func(src string) *Expr {
		e, err := Parse(src, diag.Pos{})
		if err != nil {
			t.Fatal(err)
		}
		return e
	}
	sum := parsed("a + b")
	ask := func() {
		t.Helper()
		for _, c := range []struct {
			env      types.Map
			wantBool bool
			good     bool
		}{
			{types.Map{"a": types.Int, "b": types.Int}, false, true},
			{types.Map{"a": types.Int, "b": types.Bool}, false, false},
			{types.Map{"a": types.Bool, "b": types.Int}, false, false},
			{types.Map{"a": types.Int, "b": types.Int}, true, false},
		} {
			if err := k.Check(sum, c.env, c.wantBool); (err == nil) != c.good {
				t.Errorf("%v, as a condition %t: %v", c.env, c.wantBool, err)
			}
		}
	}
	ask()
	known := len(k.known)
	ask()
	if known != 4 || len(k.known) != known {
		t.Errorf("%d results are known, then %d; want 4", known, len(k.known))
	}
	forgot := false
	for i := range mostKnown/1000 + 2 {
		before := k.size
		k.keep(fmt.Sprint(i, strings.Repeat("x", 1000)), nil)
		forgot = forgot || k.size < before
	}
	if !forgot || k.size > mostKnown {
		t.Errorf("forgot %t, and knows keys of %d bytes", forgot, k.size)
	}
	ask()
}
