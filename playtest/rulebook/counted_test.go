package rulebook

import "testing"

func TestCounted(t *testing.T) {
	en, fr := Counted{"%d unit", "%d units"}, Counted{"%d unité", "%d unités"}
	for _, c := range []struct{ got, want string }{
		{en.Of(0, "en"), "0 units"}, {en.Of(1, "en"), "1 unit"}, {en.Of(2, "en"), "2 units"},
		{fr.Of(0, "fr"), "0 unité"}, {fr.Of(1, "fr"), "1 unité"}, {fr.Of(2, "fr"), "2 unités"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}
