package fonts

import (
	"math"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"

	"punchboard/geom"
)

// Outline returns a glyph's filled outline (nonzero winding) in font units (one
// unit is one geom.Length), y pointing down from the baseline. It is cached and
// must not be modified.
func (f *Font) Outline(g GID) geom.Path {
	if !f.sound(g) {
		return geom.Path{}
	}
	if p := f.outlines[g].Load(); p != nil {
		return *p
	}
	p := f.draw(g)
	f.outlines[g].Store(&p)
	return p
}

// draw reads an outline from the file. A glyph with broken data is empty: the
// parser is third-party code and may panic on a damaged file.
func (f *Font) draw(g GID) (p geom.Path) {
	f.mu.Lock()
	defer f.mu.Unlock()
	defer func() {
		if recover() != nil {
			p = geom.Path{}
		}
	}()
	outline, ok := f.outliner().GlyphDataOutline(font.GID(g))
	if !ok {
		return geom.Path{}
	}
	for _, s := range outline.Segments {
		addSegment(&p, s)
	}
	if !p.Empty() {
		p.Close()
	}
	return p
}

// outliner parses the file again, this time with its outlines. If that fails,
// all glyphs are empty.
func (f *Font) outliner() *font.Face {
	if f.pen == nil {
		f.pen = font.NewFace(f.tt)
		if tt, err := readFont(f.ttf); err == nil {
			f.pen = font.NewFace(tt)
		}
	}
	return f.pen
}

func addSegment(p *geom.Path, s opentype.Segment) {
	at := func(i int) geom.Point {
		return geom.Pt2(units(s.Args[i].X), -units(s.Args[i].Y))
	}
	switch s.Op {
	case opentype.SegmentOpMoveTo:
		if !p.Empty() {
			p.Close()
		}
		p.Move(at(0).X, at(0).Y)
	case opentype.SegmentOpLineTo:
		p.Line(at(0).X, at(0).Y)
	case opentype.SegmentOpQuadTo:
		p.Quad(at(0), at(1))
	case opentype.SegmentOpCubeTo:
		p.Cubic(at(0), at(1), at(2))
	}
}

func units(v float32) geom.Length { return geom.Length(math.Round(float64(v))) }
