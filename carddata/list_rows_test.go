package carddata

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/expr"
	"punchboard/diag"
)

// A condition that compares a column with a value, whatever their types, finds the same
// rows as one that says the same the other way round, which reads all rows.
func TestLookupsFindTheSameRows(t *testing.T) {
	s := lookupScope(t, 7)
	for _, c := range []struct{ column, value, more string }{
		{"group", `"a"`, ""}, {"group", `"b"`, " and #.rank > 2"}, {"group", `id + ""`, ""}, {"group", `"none"`, ""},
		{"group", "nil", ""}, {"rank", "3", ""}, {"rank", `"3"`, ""}, {"mixed", `"x"`, ""}, {"mixed", "nil", ""},
		{"missing", `"x"`, ""}, {"missing", "nil", " and #.rank > 5"},
	} {
		for _, form := range []string{"filter", "find"} {
			got := mustEval(t, s, fmt.Sprintf(`%s(list("many"), #.%s == %s%s)`, form, c.column, c.value, c.more))
			want := mustEval(t, s, fmt.Sprintf(`%s(list("many"), %s == #.%s%s)`, form, c.value, c.column, c.more))
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s by %s == %s%s: %v, want %v", form, c.column, c.value, c.more, got, want)
			}
		}
	}
}

// What depends on the row of the same or of an outer loop is compared row by row.
func TestLookupsOfOtherRows(t *testing.T) {
	s := lookupScope(t, 7)
	for src, want := range map[string]any{
		`len(filter(list("many"), #.group == #.mixed))`:                                0,
		`map(["a", "b"], len(filter(list("many"), #.group == "b")))`:                   []any{3, 3},
		`find(list("many"), #.group == (find(list("many"), #.rank == 5)?.group)).rank`: 1,
		`len(filter(filter(list("many"), #.rank > 1), #.group == "a"))`:                3,
	} {
		if got := mustEval(t, s, src); !reflect.DeepEqual(got, want) {
			t.Errorf("%s is %v, want %v", src, got, want)
		}
	}
}

// A value that cannot be computed is an error only where a row is compared with it, and
// after that of the list itself.
func TestLookupsReportFirstFaultFirst(t *testing.T) {
	s := lookupScope(t, 1)
	s.Game.Lists[0].Cards = nil
	if got := mustEval(t, s, `len(filter(list("many"), #.group == [][0]))`); got != 0 {
		t.Errorf("an empty list has %v rows", got)
	}
	for src, want := range map[string]string{
		`find(list("mny"), #.group == [][0])`:                         `there is no list "mny"`,
		`find(list("mny"), #.group == (len(1..9999) > 3 ? "a" : ""))`: `there is no list "mny"`,
	} {
		wantFault(t, s, src, want)
	}
	s = lookupScope(t, 1)
	if got := mustEval(t, s, `find(list("many"), #.group == (len(1..6000) > 3 ? "a" : "")).id`); got != "r0" {
		t.Errorf("found %v", got)
	}
}

// A row of a list that is longer than a loop may be is found by a text, and a misspelled
// list is reported as everywhere.
func TestLookupsInLongLists(t *testing.T) {
	s := lookupScope(t, 30_000)
	if got := mustEval(t, s, `find(list("many"), #.id == "r29999").rank`); got != 29_999 {
		t.Errorf("found %v", got)
	}
	for src, want := range map[string]string{
		`find(list("many"), "r29999" == #.id).rank`: "it takes too many steps, because a list is too long",
		`find(list("mny"), #.id == "r1")`:           `there is no list "mny"`,
	} {
		wantFault(t, s, src, want)
	}
}

func wantFault(t *testing.T, s *Scope, src, want string) {
	t.Helper()
	e, err := expr.Parse(src, diag.Pos{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Eval(s); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%s: %v, want %q", src, err, want)
	}
}

// lookupScope returns the scope of a card `a` in a game whose list `many` has n rows: of
// the groups a and b in turn, numbered, with a column in which every third cell is empty.
func lookupScope(t *testing.T, n int) *Scope {
	t.Helper()
	rows := []byte("id,group,rank,mixed\n")
	for i := range n {
		rows = fmt.Appendf(rows, "r%d,%s,%d,%s\n", i, "ab"[i%2:i%2+1], i, map[bool]string{true: "", false: "x"}[i%3 == 0])
	}
	g, found := Load(fstest.MapFS{
		"game.yaml": {Data: []byte(`title: T
version: "1"
languages: [en]
lists: {many: {file: many.csv, columns: {rank: int}}}
decks: [{id: d, name: D, cards: d.csv, size: poker, front: f}]
`)},
		"many.csv":     {Data: rows},
		"d.csv":        {Data: []byte("id,name\na,A\n")},
		"faces/f.yaml": {Data: []byte("faces: {f: {parts: [{text: \"{name} {len(list(\\\"many\\\"))}\"}]}}\n")},
	}, "g", Options{})
	if found.Len() > 0 {
		t.Fatal(found.All())
	}
	return &Scope{Game: g, Deck: g.Decks[0], Card: g.Decks[0].Cards[0], Lang: "en"}
}

func mustEval(t *testing.T, s *Scope, src string) any {
	t.Helper()
	e, err := expr.Parse(src, diag.Pos{})
	if err != nil {
		t.Fatalf("%s: %v", src, err)
	}
	got, err := e.Eval(s)
	if err != nil {
		t.Fatalf("%s: %v", src, err)
	}
	return got
}
