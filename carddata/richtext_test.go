package carddata

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"punchboard/carddata/face"
	"punchboard/carddata/values"
)

// dump formats spans for tests: <b i style,style>text and {icon:color}.
func dump(spans []face.RichSpan) string {
	var b strings.Builder
	for _, s := range spans {
		var marks []string
		if s.Bold {
			marks = append(marks, "b")
		}
		if s.Italic {
			marks = append(marks, "i")
		}
		if s.Underline {
			marks = append(marks, "u")
		}
		if s.Strike {
			marks = append(marks, "s")
		}
		if len(s.Styles) > 0 {
			marks = append(marks, strings.Join(s.Styles, ","))
		}
		if len(marks) > 0 {
			b.WriteString("<" + strings.Join(marks, " ") + ">")
		}
		if s.Icon != "" {
			b.WriteString("{" + s.Icon + ":" + s.IconColor + "}")
		}
		b.WriteString(s.Text + "|")
	}
	return b.String()
}

func TestParseRich(t *testing.T) {
	tests := []struct{ in, want, errs string }{
		{in: "", want: ""},
		{in: "plain", want: "plain|"},
		{in: "a **b** c", want: "a |<b>b| c|"},
		{in: "a *b* c", want: "a |<i>b| c|"},
		{in: "***both***", want: "<b i>both|"},
		{in: "**a *b* c**", want: "<b>a |<b i>b|<b> c|"},
		{in: "2 * 3 * 4", want: "2 * 3 * 4|"},
		{in: "2* dice", want: "2* dice|"},
		{in: "2 ** 3", want: "2 ** 3|"},
		{in: "a __b c__ d", want: "a |<u>b c| d|"},
		{in: "a ~~b~~, c", want: "a |<s>b|, c|"},
		{in: "__13__/~~2~~", want: "<u>13|/|<s>2|"},
		{in: "**a __b__**", want: "<b>a |<b u>b|"},
		{in: "[key]__a__[/] __{pip}__", want: "<u key>a| |<u>{pip:}|"},
		{in: "snake_case snake__case", want: "snake_case snake__case|"},
		{in: "Name: ________", want: "Name: ________|"},
		{in: "a __ b ~ c ~~ d", want: "a __ b ~ c ~~ d|"},
		{in: `\_\_a\_\_ \~~`, want: "__a__ ~~|"},
		{in: "a __b", want: "a |<u>b|", errs: "2: `__` is not closed"},
		{in: "~~b", want: "<s>b|", errs: "0: `~~` is not closed"},
		{in: "*é*", want: "<i>é|"},
		{in: "{pip}", want: "{pip:}|"},
		{in: "3 {pip:rust} x", want: "3 |{pip:rust}| x|"},
		{in: "**{pip}**", want: "<b>{pip:}|"},
		{in: "[key]Fire Roll[/] now", want: "<key>Fire Roll| now|"},
		{in: "[rust]a [key]b[/] c[/] d", want: "<rust>a |<rust,key>b|<rust> c| d|"},
		{in: "roll [1] or [see p. 3]", want: "roll [1] or [see p. 3]|"},
		{in: "[ ]", want: "[ ]|"},
		{in: "a ] b } c", want: "a ] b } c|"},
		{in: `a\nb`, want: "a\nb|"},
		{in: "a\r\nb", want: "a\nb|"},
		{in: "a\n\nb", want: "a\n\nb|"},
		{in: "a\n\n\n\nb", want: "a\n\nb|"},
		{in: "a\tb", want: "a b|"},
		{in: "x:\n- a\n- b", want: "x:\n- a\n- b|"},
		{in: `\*a\* \{b\} \[c\] \\ \q`, want: `*a* {b} [c] \ \q|`},
		{in: `\`, want: `\|`},
		{in: "é **a", want: "é |<b>a|", errs: "2: `**` is not closed"},
		{in: "*See below", want: "<i>See below|", errs: "0: `*` is not closed"},
		{in: "é {pip", want: "é pip|", errs: "2: `{` is not closed"},
		{in: "{pip\n}", want: "pip\n}|", errs: "0: `{` is not closed"},
		{in: "{}", want: "", errs: "0: {} is empty; it needs the name of an icon"},
		{in: "[key]a", want: "<key>a|", errs: "0: [key] is not closed"},
		{in: "a[/]b", want: "ab|", errs: "1: [/] has no matching [style]"},
		{in: "[a]*b", want: "<i a>b|", errs: "0: [a] is not closed; 3: `*` is not closed"},
	}
	for _, tt := range tests {
		spans, errs := face.ParseRich(tt.in)
		var msgs []string
		for _, e := range errs {
			msgs = append(msgs, fmt.Sprintf("%d: %s", e.Offset, e.Message))
		}
		if got := dump(spans); got != tt.want {
			t.Errorf("%q: got %q, want %q", tt.in, got, tt.want)
		}
		if got := strings.Join(msgs, "; "); got != tt.errs {
			t.Errorf("%q: errors %q, want %q", tt.in, got, tt.errs)
		}
	}
}

func TestRichOffsets(t *testing.T) {
	spans, _ := face.ParseRich("é **b** {pip}[key]c[/]")
	want := []int{0, 4, 7, 8, 18}
	for i, s := range spans {
		if s.Offset != want[i] {
			t.Errorf("span %d %q begins at %d, want %d", i, s.Text, s.Offset, want[i])
		}
	}
}

func TestCheckRich(t *testing.T) {
	g := &Game{
		Icons:  map[string]IconRef{"officer": {}},
		Styles: map[string]*face.Style{"key": {}},
		Colors: map[string]values.Paint{"rust": {}},
	}
	tests := []struct{ in, want string }{
		{"{officer} {officer:rust} {officer:k60} [key]a[/] [rust]b[/] [black]c[/]", ""},
		{"a {officer:rsut}", "2 there is no color \"rsut\" did you mean `rust`?"},
		{"[kye]a[/]", "5 there is no style or color \"kye\" did you mean `key`?"},
	}
	for _, tt := range tests {
		spans, _ := face.ParseRich(tt.in)
		var got []string
		for _, e := range g.CheckRich(spans) {
			got = append(got, fmt.Sprint(e.Offset, " ", e.Message, " ", e.Hint))
		}
		if s := strings.Join(got, "; "); s != tt.want {
			t.Errorf("%s: got %q, want %q", tt.in, s, tt.want)
		}
	}
}

func TestMarkKeywords(t *testing.T) {
	g := &Game{Keywords: []face.Keyword{
		{Words: map[string][]string{"en": {"Fire Roll", "Fire Rolls", "Roll"}, "fr": {"jet de tir", "officier", "l'état"}}, Style: "key"},
		{Words: map[string][]string{"en": {"pin"}}, Style: "red"},
	}}
	g.keywords = face.IndexKeywords(g.Keywords)
	tests := []struct{ lang, in, want string }{
		{"en", "All Fire Rolls: a Roll, not Rolling.", "All |<key>Fire Rolls|: a |<key>Roll|, not Rolling.|"},
		{"en", "Fire Roll", "<key>Fire Roll|"},
		{"en", "Fire\u00A0Roll!", "<key>Fire\u00A0Roll|!|"},
		{"en", "fire roll", "fire roll|"}, // the capitals are part of the keyword
		{"en", "Pin and pin, spin pins", "<red>Pin| and |<red>pin|, spin pins|"},
		{"en", "**Roll** on", "<b key>Roll| on|"},
		{"en", "[rust]a Roll[/]", "<rust>a |<rust,key>Roll|"},
		{"en", "{pip} Roll", "{pip:}| |<key>Roll|"},
		{"fr", "Jet de tir de l’officier", "<key>Jet de tir| de l’|<key>officier|"},
		{"fr", "L’état d’officiers", "<key>L’état| d’officiers|"},
		{"fr", "Roll", "Roll|"},
		{"de", "Roll", "Roll|"},
	}
	for _, tt := range tests {
		spans, _ := face.ParseRich(tt.in)
		if got := dump(g.MarkKeywords(tt.lang, spans)); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.in, got, tt.want)
		}
	}
	spans := g.MarkKeywords("en", []face.RichSpan{{Text: "é Roll", Offset: 5}})
	if spans[1].Offset != 7 {
		t.Errorf("the keyword begins at %d, want 7", spans[1].Offset)
	}
}

func FuzzParseRich(f *testing.F) {
	for _, s := range []string{"**a *b* c**", "{pip:rust}[key]a[/]", `\*\n[/]`, "a\n\n\n- b", "*", "[", "{", "[a][b]"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		spans, errs := face.ParseRich(s)
		last := 0
		for _, sp := range spans {
			if (sp.Text == "") == (sp.Icon == "") {
				t.Errorf("%q: a span with text %q and icon %q", s, sp.Text, sp.Icon)
			}
			if sp.Offset < last || sp.Offset >= utf8.RuneCountInString(s) {
				t.Errorf("%q: a span begins at %d after %d", s, sp.Offset, last)
			}
			last = sp.Offset
		}
		for _, e := range errs {
			if e.Offset < 0 || e.Offset >= utf8.RuneCountInString(s) || e.Hint == "" {
				t.Errorf("%q: error %+v", s, e)
			}
		}
	})
}
