package icons

import (
	"math"
	"strconv"
	"strings"
)

// parseColor parses a CSS color: #rgb, #rrggbb (with or without alpha), rgb(),
// rgba(), hsl(), hsla() or a name.
func parseColor(s string) (paint, bool) {
	if hex, ok := strings.CutPrefix(s, "#"); ok {
		return parseHex(hex)
	}
	name, list, ok := strings.Cut(s, "(")
	if !ok {
		c, known := namedColor(strings.ToLower(s))
		return paint{kind: fixedPaint, color: c}, known
	}
	list, closed := strings.CutSuffix(list, ")")
	parts := strings.FieldsFunc(list, func(r rune) bool { return strings.ContainsRune(", /\t\n", r) })
	if !closed || len(parts) < 3 || len(parts) > 4 {
		return paint{}, false
	}
	return functionColor(strings.ToLower(strings.TrimSpace(name)), parts)
}

func parseHex(hex string) (paint, bool) {
	if len(hex) == 3 || len(hex) == 4 {
		var long strings.Builder
		for _, c := range []byte(hex) {
			long.Write([]byte{c, c})
		}
		hex = long.String()
	}
	v, err := strconv.ParseUint(hex, 16, 32)
	switch {
	case err != nil:
		return paint{}, false
	case len(hex) == 8:
		return paint{kind: fixedPaint, color: rgb24(v >> 8), alpha: 1 - float64(v&0xff)/255}, true
	}
	return paint{kind: fixedPaint, color: rgb24(v)}, len(hex) == 6
}

func rgb24(v uint64) RGB { return RGB{uint8(v >> 16), uint8(v >> 8), uint8(v)} }

// functionColor parses the arguments of rgb() or hsl(), the fourth being alpha.
func functionColor(name string, parts []string) (paint, bool) {
	p := paint{kind: fixedPaint}
	if len(parts) == 4 {
		share, ok := parseShare(parts[3])
		if !ok {
			return paint{}, false
		}
		p.alpha = 1 - share
	}
	var ok bool
	switch name {
	case "rgb", "rgba":
		p.color, ok = rgbColor(parts)
	case "hsl", "hsla":
		p.color, ok = hslColor(parts)
	}
	return p, ok
}

func rgbColor(parts []string) (RGB, bool) {
	var c [3]uint8
	for i := range c {
		f, ok := parseLength(parts[i], 255)
		if !ok {
			return RGB{}, false
		}
		c[i] = uint8(math.Round(min(max(f, 0), 255)))
	}
	return RGB{c[0], c[1], c[2]}, true
}

// hslColor follows the formula of CSS Color 4, section 7.1.
func hslColor(parts []string) (RGB, bool) {
	h, ok1 := parseNumber(strings.TrimSuffix(parts[0], "deg"))
	s, ok2 := parseShare(parts[1])
	l, ok3 := parseShare(parts[2])
	f := func(n float64) uint8 {
		k := math.Mod(n+math.Mod(h, 360)/30+12, 12)
		return uint8(math.Round(255 * (l - s*min(l, 1-l)*max(-1, min(k-3, 9-k, 1)))))
	}
	return RGB{f(0), f(8), f(4)}, ok1 && ok2 && ok3
}
