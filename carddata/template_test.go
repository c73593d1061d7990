package carddata

import (
	"strings"
	"testing"

	"punchboard/carddata/expr"
	"punchboard/carddata/values"
	"punchboard/diag"
)

func TestTemplateEval(t *testing.T) {
	tests := []struct {
		src   string
		prose bool
		want  any
		err   string
	}{
		{src: "plain", want: "plain"},
		{src: "{strength}", want: 3},
		{src: "{strength}", prose: true, want: "3"},
		{src: "{cost}", want: 1.5},
		{src: "{cost}", prose: true, want: "1,5"}, // French
		{src: "{-strength}", prose: true, want: "−3"},
		{src: "{-strength}mm", want: "-3mm"},
		{src: "{traits}", prose: true, want: "leader, morale:-1, kind:x"},
		{src: "{reach}", prose: true, want: "63.5mm"},
		{src: "{armor}{note}", want: ""},
		{src: "a {name} b {strength} c", want: "a Fusiliers b 3 c"},
		{src: "{{pip}} {strength} }}", want: "{pip} 3 }"},
		{src: `{ {"a": {"b": 1}}.a.b }`, want: 1},
		{src: `{ strength > 1 ? "}" : '{' }`, want: "}"},
		{src: `{"a\"}"}`, want: `a"}`},
		{src: `{icon("pip")} ×2`, want: "{pip} ×2"},
		{src: "{weapons}", prose: true, err: "a mapping is not text"},
		{src: "x{strength > 1}", err: "true is not text: write condition ? \"this\" : \"that\""},
		{src: "{1 / 0}%", err: "the result is not a number: division by zero"},
		{src: "{nme}", err: "there is no column `nme`"},
	}
	for _, tt := range tests {
		tmpl, err := expr.ParseTemplate(tt.src, diag.Pos{File: "f.yaml", Line: 1, Col: 1})
		if err != nil {
			t.Errorf("%s: %v", tt.src, err)
			continue
		}
		tmpl.Prose = tt.prose
		got, err := tmpl.Eval(testScope())
		if message(err) != tt.err || err == nil && got != tt.want {
			t.Errorf("%s: got %#v, %v; want %#v, %q", tt.src, got, err, tt.want, tt.err)
		}
	}
}

func TestParseTemplateErrors(t *testing.T) {
	tests := []struct{ src, want string }{
		{"a } b", "f.yaml:3:12: `}` has no matching `{`"},
		{"é {name", "f.yaml:3:12: `{` is not closed"},
		{"é {} b", "f.yaml:3:13: the expression is empty"},
		{"é {name} {1 +} b", "f.yaml:3:22: the expression cannot be read: it ends too early"},
	}
	for _, tt := range tests {
		if _, err := expr.ParseTemplate(tt.src, diag.Pos{File: "f.yaml", Line: 3, Col: 10}); err == nil || err.Error() != tt.want {
			t.Errorf("%q: got %v, want %s", tt.src, err, tt.want)
		}
	}
}

func TestTemplateBounds(t *testing.T) {
	s := testScope().With("long", strings.Repeat("x", values.MaxText))
	for _, src := range []string{"{long}{long}", `{long + long}`, `{replace(long, "x", "yy")}`, `{join([long, long])}`, "{[long, long]} "} {
		tmpl, err := expr.ParseTemplate(src, diag.Pos{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := tmpl.Eval(s); err == nil || !strings.Contains(err.Error(), "longer than 16000 bytes") {
			t.Errorf("%s: error %v", src, err)
		}
	}
	x, err := expr.Parse("x", diag.Pos{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := x.Eval(s.With("x", make([]any, values.MaxItems+1))); err == nil {
		t.Error("a list of any length is taken")
	}
}

func TestTemplateCell(t *testing.T) {
	s := testScope()
	en, fr := diag.Pos{File: "c.csv", Line: 2, Col: 3}, diag.Pos{File: "c.csv", Line: 2, Col: 4}
	v := s.Card.Fields["name"]
	v.PosByLang = map[string]diag.Pos{"en": en, "fr": fr}
	s.Card.Fields["name"] = v
	tests := []struct {
		src  string
		want diag.Pos
		ok   bool
	}{
		{"{name}", fr, true},
		{"{name_en}", en, true},
		{"{item}", diag.Pos{}, false},
		{"**{name}**: x", fr, true},
		{"{name} {strength}", diag.Pos{}, false},
		{"{upper(name)}", diag.Pos{}, false},
	}
	for _, tt := range tests {
		tmpl, err := expr.ParseTemplate(tt.src, diag.Pos{})
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := tmpl.Cell(s); got != tt.want || ok != tt.ok {
			t.Errorf("%s: got %v, %t", tt.src, got, ok)
		}
	}
}

func FuzzTemplate(f *testing.F) {
	for _, s := range []string{"{name}", "a {strength + 1} b", "{{", "{filter(weapons, .rof > 1)}", `{"}"}`, "{1..2000}", "{name matches \"a\"}", "{item?.av.tank ?? \"–\"}"} {
		f.Add(s)
	}
	s := testScope()
	f.Fuzz(func(t *testing.T, src string) {
		tmpl, err := expr.ParseTemplate(src, diag.Pos{File: "f.yaml", Line: 1, Col: 1})
		if err != nil {
			return
		}
		v, err := tmpl.Eval(s)
		if _, own := err.(*values.Error); err != nil && !own {
			t.Errorf("%q: error of type %T", src, err)
		}
		if text, ok := v.(string); ok && len(text) > values.MaxText {
			t.Errorf("%q makes %d bytes", src, len(text))
		}
	})
}
