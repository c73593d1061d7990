package examples

import (
	"strings"
	"testing"
)

func TestEdit(t *testing.T) {
	for _, c := range []struct {
		name      string
		edit      Edit
		was       string
		wrong     string
		right     string
		line, col int
	}{
		{"whole", Edit{"f", Whole, "a\nb ⟦x¦y⟧ c\n"}, "gone\n", "a\nb x c\n", "a\nb y c\n", 2, 0},
		{"a mark", Edit{"f", Whole, "⟦x¦y⟧\nab⌖c\n"}, "", "x\nabc\n", "y\nabc\n", 2, 3},
		{"a mark in what is wrong", Edit{"f", Whole, "a⟦b⌖c¦⟧\n"}, "", "abc\n", "a\n", 1, 3},
		{"added", Edit{"f", Added, "c⟦d¦⟧\n"}, "a\nb\n", "a\nb\ncd\n", "a\nb\nc\n", 3, 0},
		{"changed", Edit{"f", Changed, "b⟦c¦d⟧\n"}, "a\nbd\ne\n", "a\nbc\ne\n", "a\nbd\ne\n", 2, 0},
		{"lines", Edit{"f", Changed, "b⟦\nc¦⟧\n"}, "a\nb\ne\n", "a\nb\nc\ne\n", "a\nb\ne\n", 2, 0},
		{"nothing", Edit{"f", Whole, "a\n"}, "", "a\n", "a\n", 0, 0},
		{"no file", Edit{"f", Whole, "⟦(no file)¦a⟧\n"}, "", None, "a\n", 1, 0},
	} {
		wrong, err := c.edit.Apply(c.was, true)
		if err != nil || wrong != c.wrong {
			t.Errorf("%s: wrong %q, %v", c.name, wrong, err)
		}
		if right, err := c.edit.Apply(c.was, false); err != nil || right != c.right {
			t.Errorf("%s: right %q, %v", c.name, right, err)
		}
		if line, col := c.edit.Place(wrong); line != c.line || col != c.col {
			t.Errorf("%s: at %d:%d", c.name, line, col)
		}
	}
	for _, was := range []string{"", "b\nb\n", "bb\n"} {
		if _, err := (&Edit{"f", Changed, "b⟦c¦⟧\n"}).Apply(was, true); err == nil {
			t.Errorf("a line is changed that %q does not have once", was)
		}
	}
}

// TestExcerpts checks that each example shows what is wrong and what is right, in a few lines.
func TestExcerpts(t *testing.T) {
	codes, err := All()
	if err != nil || len(codes) < 150 {
		t.Fatal(len(codes), err)
	}
	for _, code := range codes {
		e, ok := Of(code)
		if !ok {
			t.Fatal(code)
		}
		shown := e.Excerpts()
		if len(shown) == 0 && e.At == "" {
			t.Errorf("%s shows nothing", code)
		}
		for _, x := range shown {
			if x.Wrong == x.Right || strings.ContainsAny(x.Wrong+x.Right, open+between+closed+here) {
				t.Errorf("%s: %q is as wrong as %q", code, x.Wrong, x.Right)
			}
			if n := strings.Count(x.Wrong+x.Right, "\n"); n > 24 {
				t.Errorf("%s takes %d lines", code, n)
			}
		}
	}
	if _, ok := Of("PB-999"); ok {
		t.Error("there is an example of a code that does not exist")
	}
}
