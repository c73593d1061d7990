package icons

import (
	"errors"
	"fmt"
	"punchboard/internal/fault"
	"strings"
	"testing"
)

// svgOf wraps elements in a file with a user unit of Unit.
func svgOf(body string) string {
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 512 512">` + body + `</svg>`
}

const square = `d="M0 0H8V8Z"` // three sides of a square, to keep the expectations short

func TestParseSVGShapes(t *testing.T) {
	const path = "M0,0L8,0L8,8Z"
	tests := []struct{ body, want string }{
		// Shapes.
		{`<path ` + square + `/>`, "fill #000000 " + path},
		{`<rect x="1" y="2" width="4" height="6"/>`, "fill #000000 M1,2L5,2L5,8L1,8L1,2Z"},
		{`<rect width="4" height="4" rx="2"/>`, "fill #000000 M2,0C3.105,0 4,0.895 4,2C4,3.105 3.105,4 2,4C0.895,4 0,3.105 0,2C0,0.895 0.895,0 2,0Z"},
		{`<rect width="4" height="4" ry="99"/>`, "fill #000000 M2,0C3.105,0 4,0.895 4,2C4,3.105 3.105,4 2,4C0.895,4 0,3.105 0,2C0,0.895 0.895,0 2,0Z"},
		{`<rect width="0" height="4"/>`, ""},
		{`<circle cx="5" cy="5" r="5"/>`, "fill #000000 M10,5C10,7.761 7.761,10 5,10C2.239,10 0,7.761 0,5C0,2.239 2.239,0 5,0C7.761,0 10,2.239 10,5Z"},
		{`<ellipse cx="5" cy="5" rx="5" ry="10"/>`, "fill #000000 M10,5C10,10.523 7.761,15 5,15C2.239,15 0,10.523 0,5C0,-0.523 2.239,-5 5,-5C7.761,-5 10,-0.523 10,5Z"},
		{`<circle r="0"/>`, ""},
		{`<line x1="1" y1="2" x2="3" y2="4" stroke="red"/>`, "stroke #ff0000 1 butt M1,2L3,4"},
		{`<polygon points="0,0 8,0 8,8"/>`, "fill #000000 " + path},
		{`<polyline points="0 0 8 0 8-8"/>`, "fill #000000 M0,0L8,0L8,-8"},
		{`<rect width="100%" height="50%"/>`, "fill #000000 M0,0L512,0L512,256L0,256L0,0Z"},
		{`<rect width="1in" height="72pt"/>`, "fill #000000 M0,0L96,0L96,96L0,96L0,0Z"},
		// Paint.
		{`<path ` + square + ` fill="currentColor"/>`, "fill current " + path},
		{`<path ` + square + ` fill="none"/>`, ""},
		{`<path ` + square + ` fill="none" stroke="#0f0"/>`, "stroke #00ff00 1 " + path},
		{`<path ` + square + ` fill="red" stroke="blue" stroke-width="3"/>`, "fill #ff0000 stroke #0000ff 3 " + path},
		{`<path ` + square + ` fill="red" fill-rule="evenodd"/>`, "fill #ff0000 even-odd " + path},
		{`<path ` + square + ` fill="red" opacity=".5" fill-opacity="50%"/>`, "fill #ff0000*0.25 " + path},
		{`<path ` + square + ` fill="red" opacity="0"/>`, ""},
		{`<path ` + square + ` style="fill:blue; opacity : .5" fill="red" opacity=".9"/>`, "fill #0000ff*0.5 " + path},
		{`<path ` + square + ` style="fill:lime !important"/>`, "fill #00ff00 " + path},
		{`<path ` + square + ` fill="none" stroke="red" stroke-linejoin="bevel"/>`, "stroke #ff0000 1 butt " + path},
		{`<path d="M0 0L9 0" stroke="red" stroke-linecap="round"/>`, "stroke #ff0000 1 M0,0L9,0"},
		{`<path d="M0 0L9 0" stroke="red" stroke-dasharray="2,1"/>`, "stroke #ff0000 1 dash 2 dash 1 butt M0,0L9,0"},
		{`<path d="M0 0L9 0" stroke="red" stroke-dasharray="2px"/>`, "stroke #ff0000 1 dash 2 dash 2 butt M0,0L9,0"},
		{`<path d="M0 0L9 0" stroke="red" stroke-dasharray="0"/>`, "stroke #ff0000 1 butt M0,0L9,0"},
		{`<path d="M0 0L9 0" stroke="red" stroke-width="0"/>`, ""},
		{`<path ` + square + ` display="none"/>`, ""},
		{`<path ` + square + ` visibility="hidden"/>`, ""},
		// Inheritance.
		{`<g fill="red" stroke="blue" opacity=".5"><path ` + square + ` opacity=".5"/></g>`, "fill #ff0000*0.25 stroke #0000ff*0.25 1 " + path},
		{`<g fill="red"><g fill="blue"><path ` + square + ` fill="inherit"/></g></g>`, "fill #0000ff " + path},
		{`<g color="teal"><path ` + square + ` fill="currentColor"/></g>`, "fill #008080 " + path},
		{`<g visibility="hidden"><path ` + square + ` visibility="visible"/></g>`, "fill #000000 " + path},
		{`<g display="none"><path ` + square + ` display="inline"/></g>`, ""},
		// Transforms: the last of a list is applied first.
		{`<path ` + square + ` transform="translate(10,20)"/>`, "fill #000000 M10,20L18,20L18,28Z"},
		{`<path ` + square + ` transform="translate(10) scale(2)"/>`, "fill #000000 M10,0L26,0L26,16Z"},
		{`<path ` + square + ` transform="scale(2),translate(10)"/>`, "fill #000000 M20,0L36,0L36,16Z"},
		{`<path ` + square + ` transform="scale(2 -1)"/>`, "fill #000000 M0,0L16,0L16,-8Z"},
		{`<path ` + square + ` transform="rotate(90)"/>`, "fill #000000 M0,0L0,8L-8,8Z"},
		{`<path ` + square + ` transform="rotate(90 8 0)"/>`, "fill #000000 M8,-8L8,0L0,0Z"},
		{`<path ` + square + ` transform="matrix(1 2 3 4 5 6)"/>`, "fill #000000 M5,6L13,22L37,54Z"},
		{`<path ` + square + ` transform="skewX(45)"/>`, "fill #000000 M0,0L8,0L16,8Z"},
		{`<path ` + square + ` transform="skewY(45)"/>`, "fill #000000 M0,0L8,8L8,16Z"},
		{`<path ` + square + ` style="transform: translate(10px, 2px) rotate(90deg)"/>`, "fill #000000 M10,2L10,10L2,10Z"},
		{`<g transform="translate(1 1)"><path ` + square + ` transform="scale(2)"/></g>`, "fill #000000 M1,1L17,1L17,17Z"},
		{`<g transform="scale(4)"><path d="M0 0L9 0" stroke="red" stroke-width="2" stroke-dasharray="1 2"/></g>`, "stroke #ff0000 8 dash 4 dash 8 butt M0,0L36,0"},
		// Use, symbols, nested drawings.
		{`<defs><path id="a" ` + square + `/></defs><use href="#a" x="10" y="1"/>`, "fill #000000 M10,1L18,1L18,9Z"},
		{`<use xlink:href="#a" fill="red"/><defs><path id="a" ` + square + `/></defs>`, "fill #ff0000 " + path},
		{`<defs><path id="a" ` + square + ` transform="scale(2)"/></defs><use href="#a" transform="translate(1 2)"/>`, "fill #000000 M1,2L17,2L17,18Z"},
		{`<symbol id="a" viewBox="0 0 16 16"><path ` + square + `/></symbol><use href="#a" width="32" height="64"/>`, "fill #000000 M0,16L16,16L16,32Z"},
		{`<symbol id="a"><path ` + square + `/></symbol><use href="#a" x="3"/>`, "fill #000000 M3,0L11,0L11,8Z"},
		{`<symbol><path ` + square + `/></symbol>`, ""},
		{`<svg x="1" width="16" height="16" viewBox="8 0 8 8"><path ` + square + `/></svg>`, "fill #000000 M-15,0L1,0L1,16Z"},
		{`<svg width="32" height="16" viewBox="0 0 8 8" preserveAspectRatio="none"><path ` + square + `/></svg>`, "fill #000000 M0,0L32,0L32,16Z"},
		{`<a><switch><foreignObject/><path ` + square + `/><path d="M9 9L1 1"/></switch></a>`, "fill #000000 " + path},
		// Style sheets: ids over classes over tags; then the order in the file.
		{`<style>.a{fill:red}</style><path class="b a" ` + square + `/>`, "fill #ff0000 " + path},
		{`<path class="a" ` + square + `/><style>.a{fill:red}</style>`, "fill #ff0000 " + path},
		{`<style>#i{fill:red}.a{fill:lime}path{fill:blue}*{fill:teal}</style><path id="i" class="a" ` + square + `/>`, "fill #ff0000 " + path},
		{`<style>.a{fill:lime}path{fill:blue}</style><path class="a" ` + square + `/>`, "fill #00ff00 " + path},
		{`<style>rect.a{fill:lime}path.a , .c{fill:blue}</style><path class="a" ` + square + `/>`, "fill #0000ff " + path},
		{`<style>.a{fill:lime}.a{fill:blue}</style><path class="a" fill="red" ` + square + `/>`, "fill #0000ff " + path},
		{`<style>.a{fill:lime}</style><path class="a" style="fill:red" ` + square + `/>`, "fill #ff0000 " + path},
		{`<style><![CDATA[ /* {x} */ .a { fill : lime ; stroke:none } ]]></style><path class="a" ` + square + `/>`, "fill #00ff00 " + path},
		// Elements that rightly draw nothing.
		{`<title>a</title><desc>b</desc><metadata><x/></metadata><path ` + square + `/>`, "fill #000000 " + path},
		{`<foo:bar xmlns:foo="http://example.com"><path ` + square + `/></foo:bar><path ` + square + `/>`, "fill #000000 " + path},
	}
	for _, tt := range tests {
		d, warnings, err := ParseSVG([]byte(svgOf(tt.body)))
		got := strings.TrimSpace(strings.TrimPrefix(drawingText(d), "box 512 x 512\n"))
		if got != tt.want || err != nil {
			t.Errorf("%s\n got %s\nwant %s\n err %v", tt.body, got, tt.want, err)
		}
		for _, w := range warnings {
			if tt.want != "" {
				t.Errorf("%s: warning %s", tt.body, w)
			}
		}
	}
}

func TestParseSVGWarnings(t *testing.T) {
	seen := `<path ` + square + `/>`
	tests := []struct{ body, want string }{
		{seen + "\n<text>hi</text>", "line 2: text: is not drawn: convert it to outlines"},
		{seen + "\n\n<g>\n<image href='http://example.com/a.png'/></g>", "line 4: image: is not drawn: use the picture file itself"},
		{seen + `<blob/>`, "line 1: blob: is not drawn: it is not supported"},
		{seen + `<switch><foreignObject/></switch>`, "line 1: switch: is not drawn"},
		{`<g mask="url(#m)">` + seen + `</g>`, "line 1: g: mask is ignored"},
		{`<g style="filter:blur(2px)">` + seen + `</g>`, "line 1: g: filter is ignored"},
		{`<g clip-path="url(#c)">` + seen + `</g>`, "line 1: g: clip-path is ignored"},
		{`<clipPath id="c"><rect width="99" height="512"/></clipPath><g clip-path="url(#c)">` + seen + `</g>`, "line 1: g: clip-path is ignored"},
		{`<clipPath id="c"><rect width="512" height="512"/></clipPath><g clip-path="url(#c)">` + seen + `</g>`, ""}, // clips nothing off
		{`<path marker-end="url(#m)" ` + square + `/>`, "line 1: path: marker-end is ignored"},
		{`<path fill="mauve" ` + square + `/>`, `line 1: path: "mauve" is not a color`},
		{`<path fill="url(http://example.com/#a)" ` + square + `/>`, `line 1: path: "url(http://example.com/#a)" is not a color`},
		{`<path fill="url(#no)" ` + square + `/>`, "line 1: path: the file has no #no: it is not painted; line 1: svg: the file draws nothing"},
		{`<path fill="url(#no) red" ` + square + `/>`, "line 1: path: the file has no #no: the fallback color is used"},
		{`<pattern id="p"/><path fill="url(#p) red" ` + square + `/>`, "line 1: path: its pattern #p is not drawn: the fallback color is used"},
		{`<linearGradient id="a"><stop stop-color="#f00"/><stop stop-color="#00f" offset="1"/></linearGradient><path fill="url(#a)" ` + square + `/><path fill="url('#a')" ` + square + `/>`,
			"line 1: linearGradient: is drawn in its average color #800080"},
		{`<path opacity="half" ` + square + `/>`, `line 1: path: "half" is not an opacity`},
		{`<path stroke-width="-1" ` + square + `/>`, `line 1: path: stroke-width "-1" is not a length`},
		{`<path stroke-dasharray="1 -1" ` + square + `/>`, `line 1: path: stroke-dasharray "1 -1" is not supported`},
		{`<path transform="spin(1)" ` + square + `/>`, "line 1: path: transform spin(1) is not supported"},
		{`<path transform="scale(1" ` + square + `/>`, `line 1: path: transform "scale(1" is missing a bracket`},
		{`<path d="M0 0L8 8 8 0Lx"/>`, `line 1: path: is drawn only up to its error: path: at 13: a number is missing before "x"`},
		{`<polygon points="0 0 8 0 8 8 1"/>`, "line 1: polygon: is drawn only up to the error in its points"},
		{`<rect width="4" height="wide"/>` + seen, `line 1: rect: height="wide" is not a length`},
		{`<use href="#no"/>` + seen, "line 1: use: is not drawn: the file has no #no"},
		{`<use href="other.svg#a"/>` + seen, "line 1: use: is not drawn: it refers to another file"},
		{`<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>` + seen,
			"line 1: use: is not drawn: #b refers to itself; line 1: use: is not drawn: #a refers to itself"},
		{`<style>a b{fill:red}.c.d{x:y}@media print{.e{fill:red}}:hover{x:y}.z</style>` + seen,
			`line 1: style: the selector "a b" is not supported; line 1: style: the selector ".c.d" is not supported; ` +
				`line 1: style: @media is ignored; line 1: style: the selector ":hover" is not supported; line 1: style: ends in the middle of a rule`},
		{`<path transform="scale(1e8) scale(1e8)" ` + square + `/>` + seen, "line 1: path: is not drawn: it is too far away"},
		{`<g/>`, "line 1: svg: the file draws nothing"},
	}
	for _, tt := range tests {
		_, warnings, err := ParseSVG([]byte(svgOf(tt.body)))
		var list []string
		for _, w := range warnings {
			list = append(list, w.String())
		}
		if got := strings.Join(list, "; "); got != tt.want || err != nil {
			t.Errorf("%s\n got %s\nwant %s\n err %v", tt.body, got, tt.want, err)
		}
	}
}

func TestParseSVGBox(t *testing.T) {
	tests := []struct{ attrs, want string }{
		{`viewBox="0 0 24 24"`, "box 512 x 512\nfill #000000 M0,0L170.667,0L170.667,170.667Z"},
		{`viewBox="-4 -4 16 8"`, "box 512 x 256\nfill #000000 M128,128L384,128L384,384Z"},
		{`viewBox="0 0 1e-3 5e-4"`, "box 512 x 256\nfill #000000 M0,0L4096000,0L4096000,4096000Z"},
		{`width="8" height="16"`, "box 256 x 512\nfill #000000 M0,0L256,0L256,256Z"},
		{`width="8mm" height="16mm"`, "box 256 x 512\nfill #000000 M0,0L67.733,0L67.733,67.733Z"},
		{`width="100%" height="100%"`, "box 512 x 512\nfill #000000 M0,0L512,0L512,512Z"}, // a percentage of nothing: use the bounding box of the ink
		{``, "box 512 x 512\nfill #000000 M0,0L512,0L512,512Z"},
		{`viewBox="0 0 0 0"`, "box 512 x 512\nfill #000000 M0,0L512,0L512,512Z"},
		{`viewBox="0 0 1000000 1"`, "box 512 x 0.001\nfill #000000 M0,0L0.004,0L0.004,0.004Z"}, // the height is never 0
	}
	for _, tt := range tests {
		d, _, err := ParseSVG([]byte(fmt.Sprintf(`<svg %s><path %s/></svg>`, tt.attrs, square)))
		if got := strings.TrimSpace(drawingText(d)); got != tt.want || err != nil {
			t.Errorf("%s:\n got %s\nwant %s\n err %v", tt.attrs, got, tt.want, err)
		}
	}
}

func TestParseSVGErrors(t *testing.T) {
	many := func(n int, s string) string { return strings.Repeat(s, n) }
	tests := []struct{ name, file, want string }{
		{"empty", "", "svg: the file is not an SVG drawing"},
		{"text", "hello", "svg: the file is not an SVG drawing"},
		{"html", "\n<html/>", "svg: line 2: the file is not an SVG drawing: it begins with <html>"},
		{"foreign", `<svg xmlns="http://example.com"/>`, "svg: line 1: the file is not an SVG drawing: it begins with <svg>"},
		{"cut off", "<svg>\n<g>", "svg: line 2: unexpected EOF"},
		{"crossed", "<svg><g></svg>", "svg: line 1: element <g> closed by </svg>"},
		{"entity", svgOf("&ns_svg;"), "svg: line 1: invalid character entity &ns_svg;"},
		{"entity bomb", `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>` + svgOf("&b;"), "svg: line 1: invalid character entity &b;"},
		{"not UTF-8", svgOf("\xff"), "svg: line 1: invalid UTF-8"},
		{"encoding", `<?xml version="1.0" encoding="UTF-16"?><svg/>`, `svg: line 1: opening charset "UTF-16": the encoding is UTF-16: save the file as UTF-8`},
		{"no size", "<svg><g/></svg>", "svg: line 1: the file has no viewBox and no size"},
		{"too large", many(MaxSVGBytes+1, " "), "svg: the file is larger than 8 MiB"},
		{"too deep", svgOf(many(100, "<g>") + many(100, "</g>")), "svg: line 1: elements are nested more than 100 deep"},
		{"too many", svgOf(many(100_000, "<g/>")), "svg: line 1: the file has more than 100000 elements"},
		{"used without end", svgOf(doubled(30, "<g/>")), "svg: line 1: the file draws more than 200000 elements"},
		{"points without end", svgOf(doubled(16, `<path d="M0 0`+many(200, "L1 1")+`"/>`)), "svg: line 1: the file draws more than 500000 points"},
		{"spaces without end", svgOf(doubled(16, `<path d="`+many(10_000, " ")+`"/>`)), "svg: line 1: the file draws more than 67108864 bytes"},
		{"styles without end", svgOf("<style>*{" + many(10_000, "a:b;") + "}</style>" + many(3000, "<g/>")), "svg: line 1: the file draws more than 67108864 bytes"},
	}
	for _, tt := range tests {
		_, _, err := ParseSVG([]byte(tt.file))
		if svgErr := (*SVGError)(nil); !errors.As(err, &svgErr) || err.Error() != tt.want {
			t.Errorf("%s:\n got %v\nwant %s", tt.name, err, tt.want)
		}
	}
}

// doubled is the "billion laughs" attack in SVG: each group uses the previous
// one twice.
func doubled(levels int, body string) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<defs><g id="g0">%s</g>`, body)
	for i := range levels {
		fmt.Fprintf(&b, `<g id="g%d"><use href="#g%d"/><use href="#g%d"/></g>`, i+1, i, i)
	}
	fmt.Fprintf(&b, `</defs><use href="#g%d"/>`, levels)
	return b.String()
}

func TestParseSVGReadsOtherEncodings(t *testing.T) {
	for _, head := range []string{"\ufeff", `<?xml version="1.0" encoding="utf-8"?>`, `<?xml version="1.0" encoding="ISO-8859-1"?>`} {
		file := head + svgOf("<!-- caf\xc3\xa9 --><title>caf\xc3\xa9</title><path "+square+"/>")
		if d, _, err := ParseSVG([]byte(file)); err != nil || len(d.Shapes) != 1 {
			t.Errorf("%q: %d shapes, %v", head, len(d.Shapes), err)
		}
	}
}

func TestWarningsAreBounded(t *testing.T) {
	var b strings.Builder
	for range 99 {
		b.WriteString("<text/>\n")
	}
	_, warnings, err := ParseSVG([]byte(svgOf(b.String())))
	if err != nil || len(warnings) != maxSVGWarnings {
		t.Fatalf("%d warnings, %v", len(warnings), err)
	}
	last := warnings[maxSVGWarnings-1].Message
	if !strings.HasSuffix(last, "(further warnings are not shown)") {
		t.Errorf("the last warning kept is %q", last)
	}
}

func FuzzParseSVG(f *testing.F) {
	f.Add([]byte(svgOf(`<g transform="rotate(9)"><rect width="4" height="4" rx="1" stroke="red"/></g>`)))
	f.Add([]byte(svgOf(`<style>.a{fill:url(#g)}</style><radialGradient id="g"><stop/></radialGradient><circle class="a" r="1"/>`)))
	f.Add([]byte(svgOf(doubled(3, `<path d="M0 0a5 5 0 0110 0"/>`))))
	f.Add([]byte(`<svg><polyline points="0 0 1 1" stroke="hsl(20 50% 50% / .5)" stroke-dasharray="1 2 3"/></svg>`))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, _, err := ParseSVG(data)
		if err != nil {
			return
		}
		if d.Box.X|d.Box.Y != 0 || min(d.Box.W, d.Box.H) <= 0 || max(d.Box.W, d.Box.H) != Side {
			t.Fatalf("the box is %v", d.Box)
		}
		for _, s := range d.Shapes {
			if s.Fill.Kind == NoInk && s.Stroke.Kind == NoInk || (s.Stroke.Kind != NoInk) != (s.Width > 0) {
				t.Fatalf("a shape draws nothing: %s", shapeText(s))
			}
		}
	})
}

// TestTruncatedSVG reads every beginning of a drawing: none is a drawing.
func TestTruncatedSVG(t *testing.T) {
	whole := svgOf(`<style>.a{fill:url(#g)}</style><radialGradient id="g"><stop/></radialGradient><g transform="rotate(9)"><rect class="a" width="4" height="4" rx="1" stroke="red"/></g><path d="M0 0a5 5 0 0110 0"/>`)
	for start := range fault.Prefixes([]byte(whole), len(whole)) {
		if _, _, err := ParseSVG(start); err == nil {
			t.Errorf("%q is read", start)
		}
	}
}
