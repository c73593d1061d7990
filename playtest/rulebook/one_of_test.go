package rulebook

import "testing"

func TestEither(t *testing.T) {
	for _, c := range []struct {
		all  []string
		want string
	}{{nil, ""}, {[]string{"a"}, "a"}, {[]string{"a", "b"}, "a or b"}, {[]string{"a", "b", "c"}, "a, b or c"}} {
		if got := OneOf(c.all, " or "); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
