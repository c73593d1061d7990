package values

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom"
)

// colorHint lists every way to write a color.
const colorHint = "write a name from `colors`, black, white, none, \"#5B6236\", k60, gray 60%, cmyk(0 60 80 20) or spot(Gold, 20 30 70 10)"

// Colors are the colors of a game by name.
type Colors map[string]Paint

// Paint returns the paint of a key. An empty value means no paint.
func (c Colors) Paint(key sections.Key, v any, pos diag.Pos) (any, error) {
	p, err := parsePaint(v, func(name string) (Paint, error) {
		if p, ok := c[name]; ok {
			return p, nil
		}
		return Paint{}, unknownColor(name, c.Names())
	})
	if err == nil {
		p.Pos = pos
		return p, nil
	}
	out := &Error{Pos: pos, Code: CodePaint, Message: fmt.Sprintf("`%s`: %v", key.Name, err), Hint: colorHint}
	var own *Error
	if errors.As(err, &own) {
		out.Code, out.Message, out.Hint = own.Code, fmt.Sprintf("`%s`: %s", key.Name, own.Message), own.Hint
	}
	return nil, out
}

// Names returns the names that may be used as colors, sorted.
func (c Colors) Names() []string {
	names := []string{"black", "white", "none"}
	for name := range c {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

func unknownColor(name string, known []string) error {
	hint := colorHint
	if best := diag.Nearest(name, known); best != "" {
		hint = diag.DidYouMean(name, known)
	}
	return &Error{Code: CodePaint, Message: fmt.Sprintf("there is no color %s", source.Quote(name)), Hint: hint}
}

// palette looks up a color by name.
type palette func(name string) (Paint, error)

// parsePaint parses a paint: a text, or a mapping with `linear`, `radial` or `hatch`.
func parsePaint(v any, colors palette) (Paint, error) {
	switch v := v.(type) {
	case nil:
		return Paint{}, nil
	case string:
		return parseColor(strings.TrimSpace(v), colors)
	case map[string]any:
		return parseArea(v, colors)
	}
	return Paint{}, fmt.Errorf("%s is not a color", Describe(v))
}

// parseColor parses a color with an optional tint.
func parseColor(s string, colors palette) (Paint, error) {
	if len(s) > 200 {
		return Paint{}, fmt.Errorf("%s is not a color", source.Quote(s))
	}
	if name, percent, ok := cutTint(s); ok {
		p, err := parseColor(name, colors)
		return p.Tinted(percent), err
	}
	switch {
	case s == "" || s == "none":
		return Paint{}, nil
	case s == "black" || s == "gray":
		return Paint{Kind: GrayPaint}, nil
	case s == "white":
		return Paint{Kind: GrayPaint, Color: [4]uint8{255}}, nil
	case s[0] == '#':
		return parseHex(s)
	case isBlackShare(s):
		percent, _ := strconv.Atoi(s[1:])
		return Paint{Kind: GrayPaint}.Tinted(percent), nil
	}
	if args, ok := cutCall(s, "cmyk"); ok {
		mix, err := parseMix(args)
		return Paint{Kind: CMYKPaint, Color: mix}, err
	}
	if args, ok := cutCall(s, "spot"); ok {
		return parseSpot(args)
	}
	return colors(s)
}

// cutTint splits "olive 40%" into name and percentage.
func cutTint(s string) (name string, percent int, ok bool) {
	i := strings.LastIndexByte(s, ' ')
	num, isPercent := strings.CutSuffix(s, "%")
	if i < 1 || !isPercent {
		return "", 0, false
	}
	percent, err := strconv.Atoi(num[i+1:])
	if err != nil || percent < 0 || percent > 100 {
		return "", 0, false
	}
	return strings.TrimSpace(s[:i]), percent, true
}

// isBlackShare reports whether a text has the form kN, N percent black.
func isBlackShare(s string) bool {
	n, err := strconv.Atoi(strings.TrimPrefix(s, "k"))
	return strings.HasPrefix(s, "k") && err == nil && n >= 0 && n <= 100 && s[1] != '+'
}

func parseHex(s string) (Paint, error) {
	digits := s[1:]
	if len(digits) == 3 {
		digits = strings.Join([]string{digits[:1], digits[:1], digits[1:2], digits[1:2], digits[2:], digits[2:]}, "")
	}
	n, err := strconv.ParseUint(digits, 16, 32)
	if err != nil || len(digits) != 6 {
		return Paint{}, fmt.Errorf("%s is not a color", source.Quote(s))
	}
	return Paint{Kind: RGBPaint, Color: [4]uint8{uint8(n >> 16), uint8(n >> 8), uint8(n)}}, nil
}

func cutCall(s, name string) (args string, ok bool) {
	args, ok = strings.CutPrefix(s, name+"(")
	if !ok || !strings.HasSuffix(args, ")") {
		return "", false
	}
	return args[:len(args)-1], true
}

// parseMix parses four ink values in percent.
func parseMix(s string) (mix [4]uint8, err error) {
	shares := strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == ',' })
	if len(shares) != 4 {
		return mix, fmt.Errorf("a CMYK color needs four percentages, as in cmyk(0 60 80 20)")
	}
	for i, share := range shares {
		n, err := strconv.Atoi(strings.TrimSuffix(share, "%"))
		if err != nil || n < 0 || n > 100 {
			return mix, fmt.Errorf("%s is not a percentage from 0 to 100", source.Quote(share))
		}
		mix[i] = uint8(n)
	}
	return mix, nil
}

func parseSpot(args string) (Paint, error) {
	name, mixed, ok := strings.Cut(args, ",")
	name = strings.TrimSpace(name)
	if !ok || name == "" {
		return Paint{}, errors.New("a spot color needs a name and four percentages, as in spot(Gold, 20 30 70 10)")
	}
	for _, r := range name {
		if r < ' ' || r > '~' {
			return Paint{}, fmt.Errorf("the ink name %s may contain only plain letters", source.Quote(name))
		}
	}
	mix, err := parseMix(mixed)
	return Paint{Kind: SpotPaint, Spot: name, Color: mix, Tint: 100}, err
}

// Tinted returns the paint lightened to a tint of percent.
func (p Paint) Tinted(percent int) Paint {
	toWhite := func(c uint8) uint8 { return uint8(255 - ((255-int(c))*percent+50)/100) }
	switch p.Kind {
	case GrayPaint:
		p.Color[0] = toWhite(p.Color[0])
	case RGBPaint:
		p.Color = [4]uint8{toWhite(p.Color[0]), toWhite(p.Color[1]), toWhite(p.Color[2])}
	case CMYKPaint:
		for i, c := range p.Color {
			p.Color[i] = uint8((int(c)*percent + 50) / 100)
		}
	case SpotPaint:
		p.Tint = uint8(int(p.Tint) * percent / 100)
	}
	p.Stops = slices.Clone(p.Stops)
	for i := range p.Stops {
		p.Stops[i] = p.Stops[i].Tinted(percent)
	}
	if p.Back != nil {
		back := p.Back.Tinted(percent)
		p.Back = &back
	}
	return p
}

// flat reports whether the paint is a plain color.
func (p Paint) flat() bool { return p.Kind >= GrayPaint && p.Kind <= SpotPaint }

// Paint is a color, gradient or hatch, with names resolved.
type Paint struct {
	Pos   diag.Pos
	Kind  PaintKind
	Color [4]uint8 // gray: [0]; RGB: [0..2]; CMYK and spot: [0..3] in hundredths
	Spot  string
	Tint  uint8   // of a spot color, 0 to 100
	Stops []Paint // of a gradient, evenly spread unless At says otherwise
	At    []float64
	Angle float64 // of a linear gradient (0: left to right, 90: downward) or a hatch
	Back  *Paint  // of a hatch
	Gap   geom.Length
	Width geom.Length
	Cross bool
}

// PaintKind is the kind of a Paint.
type PaintKind uint8

// The kinds.
const (
	NoPaint PaintKind = iota
	GrayPaint
	RGBPaint
	CMYKPaint
	SpotPaint
	LinearPaint
	RadialPaint
	HatchPaint
)
