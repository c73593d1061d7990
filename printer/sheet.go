package printer

import (
	"errors"

	"punchboard/carddata/wording"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// Dimensions of the calibration sheet.
const (
	perfect   = 10 * geom.MM // reading of a scale whose back is exactly behind its front
	mostStep  = 20 * geom.MM // the largest margin that the steps at the edges show
	stepWidth = 4 * geom.MM  // of one step
	aside     = 30 * geom.MM // from the edges to the rulers
	hairline  = geom.MM / 10
	crossArm  = 8 * geom.MM
	thinStep  = geom.MM * 15 / 100
)

// crossInset is the distance of the crosses in the corners from the edges.
var crossInset = geom.Size{W: 48 * geom.MM, H: 46 * geom.MM}

// leastSheet is the smallest paper that the calibration sheet fits on.
var leastSheet = geom.Size{W: 190 * geom.MM, H: 260 * geom.MM}

// ErrSmallPaper is the error for paper that the calibration sheet does not fit on.
var ErrSmallPaper = errors.New("the calibration sheet needs paper of at least " + leastSheet.String())

// sheet draws one side of the calibration sheet.
type sheet struct {
	size   geom.Size
	words  wording.Words
	lang   string
	shaper *fonts.Shaper
	plain  *fonts.Font
	bold   *fonts.Font
	marks  []scene.Mark
}

// CalibrationSheet returns the document on which a printer is measured: the front and
// the back of one sheet. What is on the back to be seen from the front, against the
// light, is mirrored.
func (p *Profile) CalibrationSheet(lang string) (*scene.Document, error) {
	if p.Size.W < leastSheet.W || p.Size.H < leastSheet.H {
		return nil, ErrSmallPaper
	}
	doc := &scene.Document{
		Meta:     scene.Meta{Title: wording.In(lang, nil).Text(wording.Calibration+"title") + " · " + p.Name},
		Language: lang, Duplex: p.Duplex,
	}
	for _, back := range []bool{false, true} {
		s := newSheet(p.Size, lang)
		s.side(p, back)
		doc.Pages = append(doc.Pages, scene.Page{Size: p.Size, Trim: p.Size.R(), Bleed: p.Size.R(), Marks: s.marks})
	}
	return doc, nil
}

func newSheet(size geom.Size, lang string) *sheet {
	s := &sheet{size: size, words: wording.In(lang, nil), lang: lang, shaper: fonts.NewShaper()}
	var ok [2]bool
	s.plain, ok[0] = fonts.Builtin("plex-condensed")
	s.bold, ok[1] = fonts.Builtin("plex-condensed-bold")
	if ok != [2]bool{true, true} {
		panic("printer: the fonts of the calibration sheet are missing")
	}
	return s
}

// side draws the front or the back.
func (s *sheet) side(p *Profile, back bool) {
	s.steps()
	if back {
		s.title(p.Name, s.words.Text("print.back"), duplexWord(p.Duplex))
		seen := *s
		seen.marks = nil
		seen.backScales()
		seen.crosses(true)
		s.marks = append(s.marks, &scene.Group{Transform: mirror(p.Size, p.Duplex), Marks: seen.marks})
		return
	}
	s.title(p.Name, s.words.Text("print.front"), duplexWord(p.Duplex))
	s.frontScales()
	s.crosses(false)
	s.rulers()
	s.instructions()
}

// mirror returns the matrix from the front of a portrait sheet to its back.
func mirror(size geom.Size, d scene.Duplex) geom.Matrix {
	if d == scene.ShortEdge {
		return geom.Matrix{A: 1, D: -1, F: size.H}
	}
	return geom.Matrix{A: -1, D: 1, E: size.W}
}

// place adds lines as a symbol with a name, so that a test can find them.
func (s *sheet) place(id string, lines geom.Path, width geom.Length, more ...scene.Mark) {
	line := &scene.Path{Path: lines, Stroke: &scene.Stroke{Paint: scene.Black, Width: width, Butt: true}}
	symbol := &scene.Symbol{ID: "calibration/" + id, Box: s.size.R(), Marks: append([]scene.Mark{line}, more...)}
	s.marks = append(s.marks, &scene.Use{Symbol: symbol, At: geom.Identity})
}

// line adds a line to a path.
func line(path *geom.Path, a, b geom.Point) {
	path.Move(a.X, a.Y)
	path.Line(b.X, b.Y)
}

// crosses draws a cross in each corner: with ticks of a millimeter on the front, in a
// circle on the back.
func (s *sheet) crosses(back bool) {
	var path geom.Path
	for _, x := range []geom.Length{crossInset.W, s.size.W - crossInset.W} {
		for _, y := range []geom.Length{crossInset.H, s.size.H - crossInset.H} {
			s.cross(&path, geom.Pt2(x, y), back)
		}
	}
	id := "front-crosses"
	if back {
		id = "back-crosses"
	}
	s.place(id, path, hairline)
}

func (s *sheet) cross(path *geom.Path, c geom.Point, back bool) {
	line(path, geom.Pt2(c.X-crossArm, c.Y), geom.Pt2(c.X+crossArm, c.Y))
	line(path, geom.Pt2(c.X, c.Y-crossArm), geom.Pt2(c.X, c.Y+crossArm))
	if back {
		ring := geom.CirclePath(c, 2*geom.MM)
		s.marks = append(s.marks, &scene.Path{Path: ring, Stroke: &scene.Stroke{Paint: scene.Black, Width: hairline}})
		return
	}
	for i := -crossArm + geom.MM; i < crossArm; i += geom.MM {
		line(path, geom.Pt2(c.X+i, c.Y-geom.MM/2), geom.Pt2(c.X+i, c.Y+geom.MM/2))
		line(path, geom.Pt2(c.X-geom.MM/2, c.Y+i), geom.Pt2(c.X+geom.MM/2, c.Y+i))
	}
}
