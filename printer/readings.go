package printer

import (
	"fmt"
	"math"
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/geom"
)

// Reading is something to read on the calibration sheet.
type Reading struct {
	Name  string // of its flag
	Ask   string // the question
	Help  string // for the flag
	least geom.Length
	most  geom.Length
	set   func(p *Profile, l geom.Length)
}

// Readings returns what to read on the calibration sheet of a paper, in the order of its
// instructions.
func Readings(size geom.Size) []Reading {
	across, down := rulerLengths(size)
	return []Reading{
		{"back-x", "A. Scale across the middle, against the light (10 if the back is right)", "reading of the scale across the middle, such as 9.3", 0, 2 * MostBack,
			func(p *Profile, l geom.Length) { p.Back.X = l - perfect }},
		{"back-y", "B. Scale down the middle, against the light", "reading of the scale down the middle", 0, 2 * MostBack,
			func(p *Profile, l geom.Length) { p.Back.Y = l - perfect }},
		{"across", fmt.Sprintf("C. Length of the ruler across, which should be %v", across), "measured length of the ruler across, such as 169.5", across.Scale(leastRate), across.Scale(mostRate),
			func(p *Profile, l geom.Length) { p.Scale.X = ratio(l, across) }},
		{"down", fmt.Sprintf("D. Length of the ruler down, which should be %v", down), "measured length of the ruler down", down.Scale(leastRate), down.Scale(mostRate),
			func(p *Profile, l geom.Length) { p.Scale.Y = ratio(l, down) }},
		{"left", "E. First whole line at the left edge, the larger of both sides", "number of the first whole line at the left edge", 0, mostStep,
			func(p *Profile, l geom.Length) { p.Edges.Left = l }},
		{"top", "   at the upper edge", "the same at the upper edge", 0, mostStep,
			func(p *Profile, l geom.Length) { p.Edges.Top = l }},
		{"right", "   at the right edge", "the same at the right edge", 0, mostStep,
			func(p *Profile, l geom.Length) { p.Edges.Right = l }},
		{"bottom", "   at the lower edge", "the same at the lower edge", 0, mostStep,
			func(p *Profile, l geom.Length) { p.Edges.Bottom = l }},
	}
}

// ratio returns how large a length was printed, to five digits, which is finer than
// anyone can measure.
func ratio(printed, length geom.Length) float64 {
	return math.Round(float64(printed)/float64(length)*1e5) / 1e5
}

// Set enters what was read into a profile: millimeters, or a length with its unit.
func (r *Reading) Set(p *Profile, text string) error {
	text = strings.Replace(text, ",", ".", 1)
	l, err := geom.ParseLength(text)
	if f, ok := source.ParseNumber(text); ok && math.Abs(f) < 10_000 {
		l, err = geom.MM.Scale(f), nil
	}
	switch {
	case err != nil:
		return fmt.Errorf("must be a number of millimeters, but is %s", source.Quote(text))
	case l < r.least || l > r.most:
		return fmt.Errorf("must be from %s to %s mm, but is %s", values.Decimal(r.least.MM()), values.Decimal(r.most.MM()), source.Quote(text))
	}
	r.set(p, l)
	return nil
}
