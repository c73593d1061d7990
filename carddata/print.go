package carddata

import (
	"fmt"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// defaultPrint returns the settings of a game without a print section: A4, and the
// bleed and safe zone that print shops require.
func defaultPrint() Print {
	_, a4, _ := values.ParsePaper("a4")
	return Print{
		Paper: "a4", PaperSize: a4,
		Margin: 5 * geom.MM, Bleed: 3 * geom.MM,
		Corner: 3 * geom.MM, Safe: 3 * geom.MM, Foot: true,
	}
}

// The values of the enumerated keys, in the order of their Go constants.
var (
	orientationWords = []string{"auto", "portrait", "landscape"}
	marksWords       = []string{"edge", "inner", "full", "none"}
	duplexWords      = []string{"long-edge", "short-edge", "none"}
)

// printSettings are the keys of the section `print`.
var printSettings = []sections.Setting[*values.Reader, Print]{
	{Key: sections.Key{Name: "paper", Type: sections.KPaper, Values: values.SizeNames(values.Papers), Default: "a4", Doc: "The paper: a name, or a size such as 200mm x 287mm."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { readPaper(n, p) }},
	{Key: sections.Key{Name: "orientation", Type: sections.KEnum, Values: orientationWords, Default: "auto", Doc: "How the paper lies; auto takes what holds more pieces."},
		Read: func(_ *values.Reader, p *Print, n source.Node) {
			p.Orientation = Orientation(n.Choice("orientation", orientationWords, int(p.Orientation)))
		}},
	{Key: sections.Key{Name: "margin", Type: sections.KLength, Default: "5mm", Doc: "What the printer cannot reach, on each edge of the paper."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Distance("margin", &p.Margin) }},
	{Key: sections.Key{Name: "bleed", Type: sections.KLength, Default: "3mm", Doc: "How far the ground reaches beyond the cut."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Distance("bleed", &p.Bleed) }},
	{Key: sections.Key{Name: "shared_bleed", Type: sections.KBool, Default: "true", Doc: "Whether neighbors touch at the cut and only the block has bleed; else each piece keeps its own."},
		Read: func(_ *values.Reader, p *Print, n source.Node) {
			shared := !p.OwnBleed
			n.Flag("shared_bleed", &shared)
			p.OwnBleed = !shared
		}},
	{Key: sections.Key{Name: "gutter", Type: sections.KLength, Default: "0mm", Doc: "Space between pieces."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Distance("gutter", &p.Gutter) }},
	{Key: sections.Key{Name: "marks", Type: sections.KEnum, Values: marksWords, Default: "edge", Doc: "Crop marks: at the rim of the block, also between pieces, lines across the sheet, or none."},
		Read: func(_ *values.Reader, p *Print, n source.Node) {
			p.Marks = Marks(n.Choice("marks", marksWords, int(p.Marks)))
		}},
	{Key: sections.Key{Name: "duplex", Type: sections.KEnum, Values: duplexWords, Default: "long-edge", Doc: "Over which edge the printer turns the sheet; none prints fronts only."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { readDuplex(n, p) }},
	{Key: sections.Key{Name: "fold", Type: sections.KBool, Default: "false", Doc: "Prints backs beside fronts, to be folded and glued."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("fold", &p.Fold) }},
	{Key: sections.Key{Name: "pack", Type: sections.KBool, Default: "false", Doc: "Lets several decks share sheets; else each has a file of its own."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("pack", &p.Pack) }},
	{Key: sections.Key{Name: "contents", Type: sections.KBool, Default: "false", Doc: "Adds contents.pdf in each language: every component with a picture, its count, size, sheets and file."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("contents", &p.Contents) }},
	{Key: sections.Key{Name: "apart", Type: sections.KBool, Default: "false", Doc: "Writes fronts and backs into files of their own."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("apart", &p.Apart) }},
	{Key: sections.Key{Name: "low_ink", Type: sections.KBool, Default: "false", Doc: "Prints large dark areas as outlines."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("low_ink", &p.LowInk) }},
	{Key: sections.Key{Name: "corner", Type: sections.KLength, Default: "3mm", Doc: "Corner radius of the cards; 0mm for square corners."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Distance("corner", &p.Corner) }},
	{Key: sections.Key{Name: "safe", Type: sections.KLength, Default: "3mm", Doc: "How far inside the cut texts must keep."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Distance("safe", &p.Safe) }},
	{Key: sections.Key{Name: "foot", Type: sections.KBool, Default: "true", Doc: "Prints the card's id and the version at the foot of every front."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("foot", &p.Foot) }},
}

// Set changes one key of the section as game.yaml would, for command-line flags. The
// error describes the expected value and has no position.
func (p *Print) Set(key, value string) error {
	s := sections.Named(printSettings, key)
	if s == nil {
		return fmt.Errorf("print has no key %q", key)
	}
	var found diag.List
	n := source.Node{Node: &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: value}, Doc: source.NewDocument("", &found)}
	s.Read(nil, p, n)
	if found.Len() == 0 {
		return nil
	}
	f := found.All()[0]
	if f.Hint == "" {
		return fmt.Errorf("%s", f.Message)
	}
	return fmt.Errorf("%s; %s", f.Message, f.Hint)
}

func readPaper(n source.Node, p *Print) {
	s, ok := n.Scalar("paper")
	if !ok {
		return
	}
	name, size, err := values.ParsePaper(s)
	if err != nil {
		n.Errorf(source.CodeBadValue, "`paper`: %v", err).Hintf("%s", values.SizeHint(s, values.Papers))
		return
	}
	p.Paper, p.PaperSize = name, size
}

func readDuplex(n source.Node, p *Print) {
	none := len(duplexWords) - 1
	chosen := n.Choice("duplex", duplexWords, int(p.Duplex))
	p.FrontsOnly = chosen == none
	if chosen != none {
		p.Duplex = Duplex(chosen)
	}
}
