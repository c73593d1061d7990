package report

import (
	"strings"
	"unicode"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

const mm = geom.MM

// rgb is an RGB color for screens.
type rgb = scene.RGB

// The colors of a page: dark on light, and one for each level. A level is never
// shown by color alone: it is always also a word.
var (
	ink   = scene.RGB{R: 0x1C, G: 0x21, B: 0x26}
	soft  = scene.RGB{R: 0x56, G: 0x61, B: 0x6B}
	faint = scene.RGB{R: 0xD3, G: 0xD9, B: 0xDE}
	blue  = scene.RGB{R: 0x1F, G: 0x5A, B: 0x96}
	pale  = scene.RGB{R: 0xD8, G: 0xE6, B: 0xF3}

	levelColors = [4]scene.RGB{
		{R: 0x2C, G: 0x76, B: 0x3B}, // pass
		{R: 0x56, G: 0x61, B: 0x6B}, // not enough data
		{R: 0xA6, G: 0x5F, B: 0x00}, // watch
		{R: 0xB0, G: 0x20, B: 0x1C}, // fail
	}
)

// textStyle is a style of text.
type textStyle struct {
	font  string
	size  float64 // points
	color scene.RGB
	exact bool // without typographic changes: for commands
}

var (
	headStyle    = textStyle{font: "oswald-semibold", size: 25, color: ink}
	kickerStyle  = textStyle{font: "plex-condensed-semibold", size: 9, color: soft}
	leadStyle    = textStyle{font: "plex-condensed", size: 11, color: ink}
	titleStyle   = textStyle{font: "plex-condensed-bold", size: 9, color: ink}
	bodyStyle    = textStyle{font: "plex-condensed-semibold", size: 9.5, color: ink}
	noteStyle    = textStyle{font: "plex-condensed", size: 7.5, color: soft}
	tinyStyle    = textStyle{font: "plex-condensed", size: 7, color: ink}
	whyStyle     = textStyle{font: "plex-condensed", size: 7.5, color: ink, exact: true} // not typeset again: the words already are, and code must not be
	commandStyle = textStyle{font: "plex-condensed", size: 7, color: soft, exact: true}
	badgeStyle   = textStyle{font: "plex-condensed-bold", size: 7.5, color: scene.RGB{R: 255, G: 255, B: 255}}
)

func (v textStyle) in(c scene.RGB) textStyle  { v.color = c; return v }
func (v textStyle) at(size float64) textStyle { v.size = size; return v }

func (v textStyle) face() *fonts.Font {
	f, ok := fonts.Builtin(v.font)
	if !ok {
		panic("report: no font " + v.font)
	}
	return f
}

// canvas draws on a page or chart.
type canvas struct {
	shaper *fonts.Shaper
	lang   string
	marks  []scene.Mark
}

func newCanvas(lang string) *canvas { return &canvas{shaper: fonts.NewShaper(), lang: lang} }

// block lays out text without drawing it.
func (p *canvas) block(v textStyle, width geom.Length, align fonts.Align, text string) fonts.Block {
	return p.shaper.Set([]fonts.Span{{Text: printable(v.face(), text), Font: v.face(), Size: geom.FromPt(v.size)}},
		fonts.Setting{Lang: p.lang, Width: width, Align: align, Leading: 1.22, Verbatim: v.exact})
}

// printable returns a text with a question mark for each character that the font lacks: a PDF
// cannot hold those, and the name of a card may have any.
func printable(f *fonts.Font, text string) string {
	return strings.Map(func(r rune) rune {
		if _, has := f.GID(r); !has && r >= ' ' && !invisible(r) {
			return '?'
		}
		return r
	}, text)
}

// invisible reports whether a character only tells where lines may break.
func invisible(r rune) bool { return unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) }

// text draws a paragraph below a point and returns its height.
func (p *canvas) text(at geom.Point, width geom.Length, v textStyle, text string) geom.Length {
	b := p.block(v, width, fonts.Left, text)
	p.put(b, at, v.color)
	return b.Height
}

// put draws text that has been laid out.
func (p *canvas) put(b fonts.Block, at geom.Point, c scene.Paint) {
	words := wordsOf(b)
	for _, line := range b.Lines {
		for _, r := range line.Runs {
			p.marks = append(p.marks, &scene.Glyphs{
				Font: r.Font, Size: r.Size, At: geom.Pt2(at.X+r.X, at.Y+line.Baseline), Fill: c, Glyphs: r.Glyphs,
				Words: words, Continues: words == "",
			})
			words = ""
		}
	}
}

// wordsOf returns the text of a block, whose lines do not end in the middle of words.
func wordsOf(b fonts.Block) string {
	var lines []string
	for _, line := range b.Lines {
		for _, r := range line.Runs {
			lines = append(lines, (&scene.Glyphs{Glyphs: r.Glyphs}).Text())
		}
	}
	return strings.Join(lines, " ")
}

// label draws one line with its baseline at a point, which is its left end,
// right end or center.
func (p *canvas) label(at geom.Point, v textStyle, align fonts.Align, text string) geom.Length {
	b := p.block(v, 0, fonts.Left, text)
	if len(b.Lines) == 0 {
		return 0
	}
	switch align {
	case fonts.Right:
		at.X -= b.Width
	case fonts.Center:
		at.X -= b.Width / 2
	}
	at.Y -= b.Lines[0].Baseline
	p.put(b, at, v.color)
	return b.Width
}

// short draws one line within a width, cut with an ellipsis if it is too long.
func (p *canvas) short(at geom.Point, width geom.Length, v textStyle, align fonts.Align, text string) {
	runes := []rune(text)
	for n := len(runes); n > 1 && p.block(v, 0, fonts.Left, text).Width > width; {
		n--
		text = string(runes[:n]) + "…"
	}
	p.label(at, v, align, text)
}

func (p *canvas) fill(r geom.Rect, c scene.Paint) {
	if r.W > 0 && r.H > 0 {
		p.marks = append(p.marks, &scene.Path{Path: geom.RectPath(r), Fill: c})
	}
}

func (p *canvas) rounded(r geom.Rect, radius geom.Length, c scene.Paint) {
	p.marks = append(p.marks, &scene.Path{Path: geom.RoundRectPath(r, geom.AllCorners(radius)), Fill: c})
}

func (p *canvas) line(width geom.Length, c scene.Paint, pts ...geom.Point) {
	p.marks = append(p.marks, &scene.Path{Path: geom.LinePath(pts...), Stroke: &scene.Stroke{Paint: c, Width: width}})
}

func (p *canvas) dashed(width geom.Length, c scene.Paint, from, to geom.Point) {
	p.marks = append(p.marks, &scene.Path{Path: geom.LinePath(from, to), Stroke: &scene.Stroke{Paint: c, Width: width, Dash: []geom.Length{mm * 8 / 10, mm * 8 / 10}, Butt: true}})
}

// dot draws the point of a figure; a hollow one is for weaker players.
func (p *canvas) dot(at geom.Point, radius geom.Length, c scene.Paint, hollow bool) {
	m := &scene.Path{Path: geom.CirclePath(at, radius), Fill: c}
	if hollow {
		m.Fill, m.Stroke = scene.White, &scene.Stroke{Paint: c, Width: mm / 4}
	}
	p.marks = append(p.marks, m)
}
