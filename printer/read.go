package printer

import (
	"context"
	"io/fs"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/scene"
)

// Settings are the keys of a profile.
var Settings = []sections.Setting[*values.Reader, Profile]{
	{Key: sections.Key{Name: "paper", Type: sections.KPaper, Values: values.SizeNames(values.Papers), Required: true, Doc: "Paper that the printer was measured with."},
		Read: func(_ *values.Reader, p *Profile, n source.Node) { readPaper(n, p) }},
	{Key: sections.Key{Name: "duplex", Type: sections.KEnum, Values: duplexWords, Default: "long-edge", Doc: "Edge over which the printer, or you, turn the sheet."},
		Read: func(_ *values.Reader, p *Profile, n source.Node) {
			if n.Choice("duplex", duplexWords, 0) == 1 {
				p.Duplex = scene.ShortEdge
			}
		}},
	{Key: sections.Key{Name: "back", Type: sections.KSection, Keys: sections.KeysOf(backSettings), Doc: "How far backs are printed from their fronts, seen from the front."},
		Read: func(r *values.Reader, p *Profile, n source.Node) {
			sections.Read(r, n, "`back`", backSettings, &p.Back)
		}},
	{Key: sections.Key{Name: "margins", Type: sections.KSection, Keys: sections.KeysOf(edgeSettings), Doc: "Unprintable margins of the portrait page."},
		Read: func(r *values.Reader, p *Profile, n source.Node) {
			sections.Read(r, n, "`margins`", edgeSettings, &p.Edges)
		}},
	{Key: sections.Key{Name: "scale", Type: sections.KSection, Keys: sections.KeysOf(scaleSettings), Doc: "Printed size of a length of 1, from 0.9 to 1.1."},
		Read: func(r *values.Reader, p *Profile, n source.Node) {
			sections.Read(r, n, "`scale`", scaleSettings, &p.Scale)
		}},
}

var backSettings = []sections.Setting[*values.Reader, geom.Point]{
	lengthSetting("x", -MostBack, MostBack, "To the right; negative to the left.", func(p *geom.Point) *geom.Length { return &p.X }),
	lengthSetting("y", -MostBack, MostBack, "Down; negative up.", func(p *geom.Point) *geom.Length { return &p.Y }),
}

var edgeSettings = []sections.Setting[*values.Reader, Edges]{
	lengthSetting("left", 0, MostEdge, "At the left edge.", func(e *Edges) *geom.Length { return &e.Left }),
	lengthSetting("top", 0, MostEdge, "At the upper edge.", func(e *Edges) *geom.Length { return &e.Top }),
	lengthSetting("right", 0, MostEdge, "At the right edge.", func(e *Edges) *geom.Length { return &e.Right }),
	lengthSetting("bottom", 0, MostEdge, "At the lower edge.", func(e *Edges) *geom.Length { return &e.Bottom }),
}

// lengthSetting returns a key with a length between two limits.
func lengthSetting[T any](name string, least, most geom.Length, doc string, of func(*T) *geom.Length) sections.Setting[*values.Reader, T] {
	return sections.Setting[*values.Reader, T]{
		Key: sections.Key{Name: name, Type: sections.KLength, Default: "0mm", Doc: doc},
		Read: func(_ *values.Reader, into *T, n source.Node) {
			size, ok := n.Length(name)
			if ok && (size < least || size > most) {
				n.Errorf(source.CodeBadValue, "`%s` must be from %v to %v, but is %v", name, least, most, size).
					Hintf("measure the printer again, and print the sheet at actual size: punchboard printer add")
				return
			}
			*of(into) = size
		},
	}
}

var scaleSettings = []sections.Setting[*values.Reader, Scale]{
	{Key: sections.Key{Name: "x", Type: sections.KNumber, Default: "1", Doc: "Across the portrait page."},
		Read: func(_ *values.Reader, s *Scale, n source.Node) { readRate(n, "x", &s.X) }},
	{Key: sections.Key{Name: "y", Type: sections.KNumber, Default: "1", Doc: "Down the portrait page."},
		Read: func(_ *values.Reader, s *Scale, n source.Node) { readRate(n, "y", &s.Y) }},
}

// Read reads the profile of a printer from the directory of profiles, which is called
// place in findings. It returns no profile if a finding is an error.
func Read(ctx context.Context, dir fs.FS, place, name string) (*Profile, *diag.List) {
	r := &values.Reader{Files: source.Files{FS: source.NewDirectory(ctx, dir, source.MaxFiles), Place: place}}
	file := FileName(name)
	p := &Profile{Name: name, Duplex: scene.LongEdge, Scale: Scale{1, 1}}
	if root, ok := r.YAML(file, diag.Pos{File: r.Name(file)}); ok {
		sections.Read(r, root, "the profile", Settings, p)
	}
	if r.Found.Errors() > 0 {
		return nil, &r.Found
	}
	return p, &r.Found
}

// FileName returns the name of the file of a printer's profile.
func FileName(name string) string { return name + ".yaml" }

func readPaper(n source.Node, p *Profile) {
	s, ok := n.Scalar("paper")
	if !ok {
		return
	}
	name, size, err := values.ParsePaper(s)
	if err != nil {
		n.Errorf(source.CodeBadValue, "`paper`: %v", err).Hintf("%s", values.SizeHint(s, values.Papers))
		return
	}
	p.SetPaper(name, size)
}

// SetPaper sets the paper, which may be in any orientation.
func (p *Profile) SetPaper(name string, size geom.Size) {
	if size.Landscape() {
		size = size.Turned()
	}
	p.Paper, p.Size = name, size
}

// readRate reads one number of a scale.
func readRate(n source.Node, what string, into *float64) {
	s, ok := n.Scalar(what)
	if !ok {
		return
	}
	f, isNumber := source.ParseNumber(s)
	if !isNumber || f < leastRate || f > mostRate {
		n.Errorf(source.CodeBadValue, "`%s` must be a number from %v to %v, but is %s", what, leastRate, mostRate, source.Quote(s)).
			Hintf("write 0.99 if 100 mm on the page measure 99 mm on paper")
		return
	}
	*into = f
}
