package icons

import (
	"fmt"
	"testing"
)

func TestParsePaint(t *testing.T) {
	tests := []struct{ in, want string }{ // want is the color, or another kind of paint; "" if it is invalid
		{"#1a2B3c", "#1a2b3c"}, {"#fa0", "#ffaa00"}, {"#fa08", "#ffaa00*0.533"}, {"#11223380", "#112233*0.502"},
		{"red", "#ff0000"}, {"RED", "#ff0000"}, {"rebeccapurple", "#663399"}, {"aliceblue", "#f0f8ff"}, {"yellowgreen", "#9acd32"},
		{"rgb(1,2,3)", "#010203"}, {"rgb( 1 2 3 / 50% )", "#010203*0.5"}, {"rgba(1,2,3,.25)", "#010203*0.25"},
		{"rgb(100%,0%,50%)", "#ff0080"}, {"rgb(300,-5,0)", "#ff0000"},
		{"hsl(0,100%,50%)", "#ff0000"}, {"hsl(120deg 100% 25%)", "#008000"}, {"hsl(240,100%,50%)", "#0000ff"},
		{"hsla(-120,100%,50%,.5)", "#0000ff*0.5"}, {"hsl(60 50% 50%)", "#bfbf40"},
		{"none", "none"}, {"transparent", "none"}, {" currentcolor ", "current"},
		{"url(#g)", "ref g"}, {`url("#g")`, "ref g"}, {"url(#g) #fff", "ref g else #ffffff"}, {"url(#g) none", "ref g else none"},
		{"", ""}, {"#12", ""}, {"#12345", ""}, {"#xyz", ""}, {"#-12345", ""}, {"rgb(1,2)", ""}, {"rgb(1,2,3,4,5)", ""}, {"rgb(1,2,3", ""},
		{"rgb(a,b,c)", ""}, {"cmyk(1,2,3)", ""}, {"reddish", ""}, {"f0f8ff", ""}, {"red blue", ""}, {"url(#g", ""}, {"url(g)", ""}, {"url(#g) mauve", ""},
	}
	for _, tt := range tests {
		p, ok := parsePaint(tt.in)
		got := ""
		if ok {
			got = paintText(p)
		}
		if got != tt.want {
			t.Errorf("%q: got %q, want %q", tt.in, got, tt.want)
		}
	}
}

func paintText(p paint) string {
	switch {
	case p.kind == noPaint:
		return "none"
	case p.kind == currentPaint:
		return "current"
	case p.kind == fixedPaint:
		return inkText(Ink{Kind: FixedColor, Color: p.color, Opacity: 1 - p.alpha})
	case p.other != nil:
		return fmt.Sprintf("ref %s else %s", p.id, paintText(*p.other))
	}
	return "ref " + p.id
}
