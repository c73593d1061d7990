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
		Margin: 5 * geom.MM, Bleed: 3 * geom.MM, AutoBleed: true,
		Corner: 3 * geom.MM, Safe: 3 * geom.MM,
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
	{Key: sections.Key{Name: "paper", Type: sections.KPaper, Values: values.SizeNames(values.Papers), Default: "a4", Doc: "Paper: a name, or a size such as 200mm x 287mm."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { readPaper(n, p) }},
	{Key: sections.Key{Name: "orientation", Type: sections.KEnum, Values: orientationWords, Default: "auto", Doc: "Page orientation; `auto` chooses the one that fits more pieces."},
		Read: func(_ *values.Reader, p *Print, n source.Node) {
			p.Orientation = Orientation(n.Choice("orientation", orientationWords, int(p.Orientation)))
		}},
	{Key: sections.Key{Name: "margin", Type: sections.KLength, Default: "5mm", Doc: "Unprintable margin of the printer, on each edge of the paper."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Distance("margin", &p.Margin) }},
	{Key: sections.Key{Name: "bleed", Type: sections.KLength, Default: "3mm", Doc: "Bleed: how far the background extends beyond the cut. Without it, decks of several sheets print 2.5mm of the 3mm where a sheet then takes more cards."},
		Read: func(_ *values.Reader, p *Print, n source.Node) {
			n.Distance("bleed", &p.Bleed)
			p.AutoBleed = false
		}},
	{Key: sections.Key{Name: "shared_bleed", Type: sections.KBool, Default: "true", Doc: "Whether pieces touch at the cut and only the outside of the block has bleed; otherwise each piece has its own bleed."},
		Read: func(_ *values.Reader, p *Print, n source.Node) {
			shared := !p.OwnBleed
			n.Flag("shared_bleed", &shared)
			p.OwnBleed = !shared
		}},
	{Key: sections.Key{Name: "gutter", Type: sections.KLength, Default: "0mm", Doc: "Gutter between pieces."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Distance("gutter", &p.Gutter) }},
	{Key: sections.Key{Name: "marks", Type: sections.KEnum, Values: marksWords, Default: "edge", Doc: "Crop marks: at the edge of the block, also between pieces, as lines across the sheet, or none."},
		Read: func(_ *values.Reader, p *Print, n source.Node) {
			p.Marks = Marks(n.Choice("marks", marksWords, int(p.Marks)))
		}},
	{Key: sections.Key{Name: "duplex", Type: sections.KEnum, Values: duplexWords, Default: "long-edge", Doc: "Edge over which the printer turns the sheet; `none` prints only fronts."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { readDuplex(n, p) }},
	{Key: sections.Key{Name: "fold", Type: sections.KBool, Default: "false", Doc: "Print backs beside fronts, to fold and glue (gutterfold)."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("fold", &p.Fold) }},
	{Key: sections.Key{Name: "pack", Type: sections.KBool, Default: "false", Doc: "Let several decks share sheets; otherwise each deck has its own file."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("pack", &p.Pack) }},
	{Key: sections.Key{Name: "contents", Type: sections.KBool, Default: "false", Doc: "Write contents.pdf in each language: every component with picture, count, size, sheets and file."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("contents", &p.Contents) }},
	{Key: sections.Key{Name: "apart", Type: sections.KBool, Default: "false", Doc: "Write fronts and backs into separate files."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("apart", &p.Apart) }},
	{Key: sections.Key{Name: "low_ink", Type: sections.KBool, Default: "false", Doc: "Print large dark areas as outlines."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("low_ink", &p.LowInk) }},
	{Key: sections.Key{Name: "corner", Type: sections.KLength, Default: "3mm", Doc: "Corner radius of the cards; 0mm for square corners."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Distance("corner", &p.Corner) }},
	{Key: sections.Key{Name: "safe", Type: sections.KLength, Default: "3mm", Doc: "Safe margin: how far text must stay from the cut."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Distance("safe", &p.Safe) }},
	{Key: sections.Key{Name: "proof", Type: sections.KBool, Default: "false", Doc: "Print a proof: card id and version at the bottom of every front, a line that names each full page, and ids in manifests."},
		Read: func(_ *values.Reader, p *Print, n source.Node) { n.Flag("proof", &p.Proof) }},
	{Key: sections.Key{Name: "foot", Type: sections.KBool, Default: "false", Doc: "Print the card id and version in very small type at the bottom of every front, not only in proofs."},
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
