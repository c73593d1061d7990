package expr

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"punchboard/diag"
)

// TestMentions lists what expressions name.
func TestMentions(t *testing.T) {
	for _, c := range []struct{ src, words, value, given string }{
		{`label("turn")`, "label turn", "*", "label=turn"},
		{`label("side-" + side)`, "label side side-", "*", "label=side-*"},
		{`label(kind == "gun" ? "g" : look.kind.name)`, "g gun kind label look name", "*", "label=g label=*"},
		{`icon(pick(signs, kind))`, "icon kind pick signs", "?", "=* icon=*"},
		{`"type-" + type + "-" + size * 2`, "- size type type-", "type-*-#", ""},
		{`row[side + "_text"]`, "_text row side", "*", "=*_text"},
		{`list("towns") | filter(.size == "big")`, "big list size towns", "*", "list=towns"},
		{`a ?? "none"`, "a none", "* none", ""},
		{`get(props, 0)?.sign ?? "flag"`, "flag props sign", "* flag", ""},
		{`map(crew, #.id)`, "crew id", "*", ""},
		{`map(crew, "type-" + #.type)`, "crew type type-", "* type-*", ""},
		{`reverse(take(reverse(crew), 2))`, "crew", "*", ""},
		{`len(text) + 1`, "text", "#1", ""},
		{`bilingual and copy > 1`, "bilingual copy", "#", ""},
		{`replace(id, "_", "-")`, "- _ id", "?", ""},
		{`replace(name, "-", "‑")`, "- name ‑", "*", ""},
		{`replace(text, "_", " ")`, "  _ text", "*", ""},
		{`concat(list("units"), filter(list("crews"), #.id != unit))`, "crews id list unit units", "*", "list=units list=crews"},
	} {
		e, err := Parse(c.src, diag.Pos{})
		if err != nil {
			t.Fatal(err)
		}
		m := e.Mentions()
		slices.Sort(m.Words)
		var given []string
		for _, function := range []string{"", "icon", "label", "list"} {
			for _, f := range m.Given[function] {
				given = append(given, function+"="+f.String())
			}
		}
		words := strings.Join(slices.Compact(m.Words), " ")
		if got, want := fmt.Sprint(words, m.Value, strings.Join(given, " ")), fmt.Sprint(c.words, "["+c.value+"]", c.given); got != want {
			t.Errorf("%s: %s, want %s", c.src, got, want)
		}
	}
}

// TestComparisons lists the texts that expressions compare with names.
func TestComparisons(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{`side == "us"`, "[side]=us@8"},
		{`"us" == side and look.kind.tone == "sky"`, "[side]=us@0 [look kind tone]=sky@35"},
		{`side in ["us", "de"]`, "[side]=us@9 [side]=de@15"},
		{`"hq" in traits or has(traits, "gun")`, "[traits]=hq@0 [traits]=gun@30"},
		{`side != "us" and size == 3`, ""},
	} {
		e, err := Parse(c.src, diag.Pos{})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, eq := range e.Mentions().Equal {
			got = append(got, fmt.Sprintf("%v=%s@%d", eq.Path, eq.Text, eq.Char))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: %s, want %s", c.src, strings.Join(got, " "), c.want)
		}
	}
}

// TestLookups lists the searches of lists in expressions.
func TestLookups(t *testing.T) {
	for src, want := range map[string]string{
		`sum(map(filter(list("decks"), #.deck_id == id), #.copies))`:      "[{decks deck_id id}]",
		`find(list("areas"), side == .owner and .size > 2 && .name == x)`: "[{areas owner side} {areas name x}]",
		`find(list("areas"), #.owner == "us" or #.name == x)`:             "[]",
		`filter(rows, #.owner == side)`:                                   "[]",
		`filter(list(kind), #.owner == side)`:                             "[]",
		`any(list("areas"), #.owner == side)`:                             "[]",
	} {
		e, err := Parse(src, diag.Pos{})
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(e.Mentions().Looks); got != want {
			t.Errorf("%s: %s, want %s", src, got, want)
		}
	}
}

// TestTemplateForms lists the forms of templates.
func TestTemplateForms(t *testing.T) {
	for src, want := range map[string]string{
		"art/{id}.png": "art/*.png", "{a}{b}": "**", "plain": "plain", "{size * 2}mm": "#mm", "{upper(a)}-{b}": "?-*",
		`{a ? "x" : "y"}-1`: "x-1 y-1",
		`{a[1:2]}`:          "?", `{list("units")[1:2]}`: "*", `{["x", "y"][:1]}`: "* x y", `{filter(a, # > 1)[1:][:2]}`: "*",
		`{get({x: "y", z: a}, b)}`: "* y", `{get({x: upper(a)}, b)}`: "* ?",
		`{first(map(a, upper(#.id)))}`: "* ?", `{max(a, b)}`: "*", `{max(1, len(a))}`: "1 #",
		`{split(split(a, "/")[0], "+")}`: "*", `{split(a, "x")}`: "?",
		`{a ? [["x", 1, 2.5], ["y", 3, 4]] : [["x", 5, 6, 7]]}`: "* x # y",
	} {
		tmpl, err := ParseTemplate(src, diag.Pos{})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Trim(fmt.Sprint(tmpl.Forms()), "[]"); got != want {
			t.Errorf("%s: %s, want %s", src, got, want)
		}
	}
}
