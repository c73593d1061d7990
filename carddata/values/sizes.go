package values

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom"
)

// NamedSize is a standard size with its name, written in the unit in which it is
// defined: a poker card is 2.5in wide, not 63mm.
type NamedSize struct {
	Name string
	Also []string // other names for the same size
	W, H string
}

// CardSizes are the sizes that a deck may name. The inch sizes are those that The Game
// Crafter, MakePlayingCards and Strange Eons share; the metric ones are those of
// European printers and sleeves. For sizes that differ only by millimeters, the sources
// are: skat from meinSpiel's design guide for playing cards of 59 x 91 mm and from
// Strange Eons (2.32in x 3.58in); japanese from the Yu-Gi-Oh! cards as measured by
// yourplaymat.com and bluemonkeygaming.com; european from the "Euro" of Printard's card
// sizes and the "Standard European" of the OpenSCAD boxes of game-box.
var CardSizes = []NamedSize{
	{"poker", []string{"standard"}, "2.5in", "3.5in"},
	{"mtg", []string{"magic", "63x88"}, "63mm", "88mm"},
	{"bridge", nil, "2.25in", "3.5in"},
	{"mini", nil, "1.75in", "2.5in"},
	{"mini-european", []string{"mini-euro"}, "44mm", "67mm"},
	{"mini-american", []string{"mini-usa"}, "41mm", "63mm"},
	{"american", []string{"standard-usa", "us-game"}, "56mm", "87mm"},
	{"european", []string{"euro", "standard-european"}, "59mm", "92mm"},
	{"japanese", nil, "59mm", "86mm"},
	{"skat", nil, "59mm", "91mm"},
	{"tarot", nil, "2.75in", "4.75in"},
	{"domino", nil, "1.75in", "3.5in"},
	{"business", nil, "2in", "3.5in"},
	{"square-2in", nil, "2in", "2in"},
	{"square-2.5in", []string{"square"}, "2.5in", "2.5in"},
	{"square-2.75in", nil, "2.75in", "2.75in"},
	{"square-3.5in", nil, "3.5in", "3.5in"},
	{"jumbo", nil, "3.5in", "5.5in"},
}

// Papers are the paper sizes that print.paper may name, in portrait.
var Papers = []NamedSize{
	{"a2", nil, "420mm", "594mm"},
	{"a3", nil, "297mm", "420mm"},
	{"a4", nil, "210mm", "297mm"},
	{"a5", nil, "148mm", "210mm"},
	{"letter", []string{"us-letter"}, "8.5in", "11in"},
	{"legal", []string{"us-legal"}, "8.5in", "14in"},
	{"tabloid", []string{"ledger", "11x17"}, "11in", "17in"},
}

// Size returns the width and height.
func (n NamedSize) Size() geom.Size {
	w, errW := geom.ParseLength(n.W)
	h, errH := geom.ParseLength(n.H)
	if errW != nil || errH != nil {
		panic("carddata: bad size of " + n.Name)
	}
	return geom.Size{W: w, H: h}
}

// The minimum and maximum length of a side of a card or sheet. They catch wrong units,
// such as 63in.
const (
	MinSide = 5 * geom.MM
	MaxSide = 2000 * geom.MM
)

// ParseCardSize parses a name of CardSizes, or a width and height such as "63mm x
// 88mm". The name is "" for a size given in numbers.
func ParseCardSize(s string) (name string, size geom.Size, err error) {
	return parseSize(s, CardSizes, "a card size")
}

// ParsePaper parses a name of Papers, or a width and height such as "200mm x 287mm",
// and returns the size in portrait. A size without a name is named by its numbers.
func ParsePaper(s string) (name string, size geom.Size, err error) {
	name, size, err = parseSize(s, Papers, "a paper size")
	if size.Landscape() {
		size = size.Turned()
	}
	if err == nil && name == "" {
		name = size.String()
	}
	return name, size, err
}

func parseSize(s string, known []NamedSize, what string) (string, geom.Size, error) {
	if n, ok := SizeNamed(s, known); ok {
		return n.Name, n.Size(), nil
	}
	w, h, ok := CutTimes(s)
	if !ok {
		return "", geom.Size{}, fmt.Errorf("%q is not %s", s, what)
	}
	width, err := parseSide(w)
	if err != nil {
		return "", geom.Size{}, err
	}
	height, err := parseSide(h)
	return "", geom.Size{W: width, H: height}, err
}

// SizeNamed returns the standard size with one of its names.
func SizeNamed(s string, known []NamedSize) (NamedSize, bool) {
	name := strings.NewReplacer(" ", "-", "_", "-").Replace(strings.ToLower(strings.TrimSpace(s)))
	for _, n := range known {
		if n.Name == name || slices.Contains(n.Also, name) {
			return n, true
		}
	}
	return NamedSize{}, false
}

// CutTimes splits a size at its multiplication sign, in any of its spellings.
func CutTimes(s string) (w, h string, ok bool) {
	for _, sign := range []string{"x", "×", "X", "*"} {
		if w, h, ok = strings.Cut(s, sign); ok {
			return w, h, true
		}
	}
	return "", "", false
}

func parseSide(s string) (geom.Length, error) {
	l, err := geom.ParseLength(strings.TrimSpace(s))
	if err != nil {
		return 0, err
	}
	return l, checkSide(l)
}

func checkSide(l geom.Length) error {
	if l < MinSide || l > MaxSide {
		return fmt.Errorf("a side of %v is out of range; it must be from %v to %v", l, MinSide, MaxSide)
	}
	return nil
}

// SizeHint suggests how to write a size that cannot be parsed.
func SizeHint(s string, known []NamedSize) string {
	if _, _, inFigures := CutTimes(s); inFigures {
		return "write width and height with their units: `63mm x 88mm`"
	}
	if near := diag.Nearest(s, SizeNames(known)); near != "" {
		return "did you mean `" + near + "`?"
	}
	return "write width and height, as in `63mm x 88mm`, or a name: " + strings.Join(SizeNames(known), ", ")
}

// SizeNames returns the names of sizes, for hints.
func SizeNames(sizes []NamedSize) []string {
	list := make([]string, len(sizes))
	for i, n := range sizes {
		list[i] = n.Name
	}
	return list
}

// CounterSizes are the standard sizes that counters may name, in inches. Other sizes
// are given in numbers.
var CounterSizes = []NamedSize{
	{"1/2in", []string{"half-inch"}, "1/2in", "1/2in"},
	{"9/16in", nil, "9/16in", "9/16in"},
	{"5/8in", nil, "5/8in", "5/8in"},
	{"3/4in", nil, "3/4in", "3/4in"},
	{"1in", nil, "1in", "1in"},
}

// ParseCounterSize parses a name of CounterSizes, a side or diameter such as "15mm", or
// a width and height such as "120mm x 15mm". The name is "" for a size given in
// numbers.
func ParseCounterSize(s string) (name string, size geom.Size, err error) {
	if _, _, two := CutTimes(s); two {
		return parseSize(s, CounterSizes, "a counter size")
	}
	if n, ok := SizeNamed(s, CounterSizes); ok {
		return n.Name, n.Size(), nil
	}
	side, err := parseSide(s)
	return "", geom.Size{W: side, H: side}, err
}

// ParseSheetSize parses a name of Papers, portrait unless it includes landscape as in
// "a4 landscape", or a width and height. The name is "" for a size given in numbers.
func ParseSheetSize(s string) (name string, size geom.Size, err error) {
	upright := strings.TrimSuffix(strings.TrimSpace(s), " landscape")
	name, size, err = parseSize(strings.TrimSuffix(upright, " portrait"), Papers, "a sheet size")
	if upright != strings.TrimSpace(s) && !size.Landscape() {
		size = size.Turned()
	}
	return name, size, err
}

// SizeSettings are the keys of a size given as a mapping.
var SizeSettings = []sections.Setting[*Reader, geom.Size]{
	{Key: sections.Key{Name: "width", Type: sections.KLength, Required: true, Doc: "Width after cutting."},
		Read: func(_ *Reader, s *geom.Size, n source.Node) { s.W = sideLength(n, "width") }},
	{Key: sections.Key{Name: "height", Type: sections.KLength, Required: true, Doc: "Height after cutting."},
		Read: func(_ *Reader, s *geom.Size, n source.Node) { s.H = sideLength(n, "height") }},
}

// sideLength reads the width or height of a card.
func sideLength(n source.Node, what string) geom.Length {
	s, ok := n.Length(what)
	if !ok {
		return 0
	}
	if err := checkSide(s); err != nil {
		n.Errorf(source.CodeBadValue, "`%s`: %v", what, err)
		return 0
	}
	return s
}
