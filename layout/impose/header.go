package impose

import (
	"sort"
	"strings"

	"punchboard/carddata/wording"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// The header is small and in a single face: it is read twice, at the printer and at the
// cutting mat, and must not distract from the cards.
const (
	headerFace    = "plex-condensed"
	headerSize    = 55 * geom.PT / 10
	headerLeading = 64 * geom.PT / 10
	headerBreak   = " · "
	headerAside   = 6 * geom.MM  // between the text and a ruler beside it
	headerColumn  = 40 * geom.MM // the narrowest text next to a ruler
	headerAbove   = geom.MM      // between the text and a ruler below it
)

// header writes the text next to the pieces on each sheet: what it is, how to print it,
// and a ruler to check that it was printed at the right size.
type header struct {
	lang, game, version string
	words               wording.Words
	turning             string // how the backs are produced
	corner              geom.Length
	shaper              *fonts.Shaper
	font                *fonts.Font
	widest              [][]geom.Length // widths of the longest identity and of the advice, item by item
	dot                 geom.Length
	rulers              [len(rulerScales)]*scene.Symbol
	rulerWidth          [len(rulerScales)]geom.Length
	known               map[string]fonts.Block // lines that have already been set
	missing             []fonts.Missing
}

func newHeader(job *Job) *header {
	font, ok := fonts.Builtin(headerFace)
	if !ok {
		panic("layout: no font " + headerFace)
	}
	h := &header{lang: job.Lang, words: wording.In(job.Lang, typeset(job.Lang, job.Words)), shaper: fonts.NewShaper(), font: font, known: map[string]fonts.Block{}}
	h.game = h.oneLine(job.Game)
	if job.Version != "" {
		h.version = "v" + job.Version
	}
	h.dot = h.width(headerBreak)
	h.rulerWidth = h.measureRulers()
	return h
}

// typeset returns a game's own words with the typography of the language.
func typeset(lang string, words map[string]string) map[string]string {
	out := make(map[string]string, len(words))
	for id, text := range words {
		out[id] = fonts.Typography(lang, text)
	}
	return out
}

// oneLine returns a title of the game as a single line, with the typography of its
// language.
func (h *header) oneLine(title string) string {
	return fonts.Typography(h.lang, strings.Join(strings.Fields(title), " "))
}

// reserve measures the longest header that the job may need.
func (h *header) reserve(longest headerFacts) {
	h.widest = nil
	for _, list := range [][]string{h.identity(longest), h.advice()} {
		var widths []geom.Length
		for _, item := range list {
			widths = append(widths, h.width(item))
		}
		h.widest = append(h.widest, widths)
	}
}

func (h *header) width(s string) geom.Length { return h.line(s).Width }

// line sets a text of the header. Most texts are the same on every sheet, so lines are
// cached.
func (h *header) line(s string) fonts.Block {
	b, known := h.known[s]
	if !known {
		b = h.set(s, headerSize)
		h.known[s] = b
	}
	return b
}

func (h *header) set(s string, size geom.Length) fonts.Block { return h.setIn(h.font, s, size) }

func (h *header) setIn(font *fonts.Font, s string, size geom.Length) fonts.Block {
	b := h.shaper.Set([]fonts.Span{{Text: s, Font: font, Size: size}}, fonts.Setting{Lang: h.lang, Verbatim: true})
	if len(h.missing) == 0 {
		h.missing = b.Missing
	}
	return b
}

// wrapped sets a text in lines of a width, with the typography of the language.
func (h *header) wrapped(font *fonts.Font, s string, size, room geom.Length) fonts.Block {
	b := h.shaper.Set([]fonts.Span{{Text: s, Font: font, Size: size}}, fonts.Setting{Lang: h.lang, Width: room, Leading: 1.05})
	if len(h.missing) == 0 {
		h.missing = b.Missing
	}
	return b
}

// headerStrip is the place of the header on the front of a sheet. On a back the header
// is directly behind it.
type headerStrip struct {
	box       geom.Rect
	upright   bool // along the left edge, reading upward
	thickness geom.Length
	ruler     int  // index in rulerScales
	beside    bool // whether the ruler is to the right of the text rather than below it
	text      geom.Length
}

// strip places the header along the upper or the left edge of an area.
func (h *header) strip(area geom.Rect, upright bool) headerStrip {
	length := area.W
	if upright {
		length = area.H
	}
	s := h.along(length)
	s.upright, s.box = upright, geom.Rect{X: area.X, Y: area.Y, W: length, H: s.thickness}
	if upright {
		s.box.W, s.box.H = s.thickness, length
	}
	return s
}

// trimmed shortens the strip to the width of the pieces on the sheet, from trim to
// trim, unless it becomes thicker: this looks tidier, and keeps it away from the edge
// of the paper.
func (h *header) trimmed(s headerStrip, trims geom.Rect) headerStrip {
	at, length := trims.X, trims.W
	if s.upright {
		at, length = trims.Y, trims.H
	}
	t := h.along(length)
	if t.ruler != s.ruler || t.beside != s.beside || t.thickness > s.thickness {
		return s
	}
	s.text = t.text
	if s.upright {
		s.box.Y, s.box.H = at, length
	} else {
		s.box.X, s.box.W = at, length
	}
	return s
}

// along chooses the longest ruler that fits along an edge, and the flatter arrangement
// of text and ruler.
func (h *header) along(length geom.Length) headerStrip {
	for i, scale := range rulerScales {
		below := headerStrip{ruler: i, text: length, thickness: h.textHeight(length)}
		if scale.none() {
			return below
		}
		below.thickness += headerAbove + rulerHeight
		beside := headerStrip{ruler: i, beside: true, text: length - h.rulerWidth[i] - headerAside}
		beside.thickness = max(rulerHeight, h.textHeight(beside.text))
		switch {
		case beside.text >= headerColumn && beside.thickness <= below.thickness:
			return beside
		case h.rulerWidth[i] <= length:
			return below
		}
	}
	panic("layout: the last ruler is not none")
}

// textHeight returns the height of the longest header's lines at a width.
func (h *header) textHeight(room geom.Length) geom.Length {
	lines := 0
	for _, widths := range h.widest {
		lines += len(headerLines(widths, h.dot, room))
	}
	m := h.font.Metrics()
	return headerSize.Scale(m.Ascent+m.Descent) + geom.Length(lines-1)*headerLeading
}

// headerLines breaks items into lines, and returns the end index of each line.
func headerLines(widths []geom.Length, dot, room geom.Length) (ends []int) {
	x := geom.Length(0)
	for i, w := range widths {
		if i > 0 && x+dot+w > room {
			ends, x = append(ends, i), -dot
		} else if i == 0 {
			x = -dot
		}
		x += dot + w
	}
	return append(ends, len(widths))
}

// draw draws the header of one side of a sheet in a box: that of the strip, or the one
// behind it.
func (h *header) draw(s headerStrip, box geom.Rect, f headerFacts) scene.Mark {
	at := geom.Translate(box.X, box.Y)
	if s.upright {
		at = placementMatrix(box, 270)
	}
	marks := h.text(s, f)
	if ruler := h.ruler(s.ruler); ruler != nil {
		marks = append(marks, &scene.Use{Symbol: ruler, At: h.rulerAt(s)})
	}
	return &scene.Group{Transform: at, Marks: marks}
}

func (h *header) rulerAt(s headerStrip) geom.Matrix {
	if s.beside {
		return geom.Translate(s.text+headerAside, (s.thickness-rulerHeight)/2)
	}
	return geom.Translate(0, s.thickness-rulerHeight)
}

func (h *header) text(s headerStrip, f headerFacts) (marks []scene.Mark) {
	baseline := headerSize.Scale(h.font.Metrics().Ascent)
	if s.beside {
		baseline += (s.thickness - h.textHeight(s.text)) / 2
	}
	for _, list := range [][]string{h.identity(f), h.advice()} {
		for _, line := range h.lines(list, s.text) {
			marks = append(marks, h.glyphs(h.line(line), headerSize, geom.Pt2(0, baseline)))
			baseline += headerLeading
		}
	}
	return marks
}

// lines breaks items into lines that fit the room. An item that is wider on its own is
// truncated with an ellipsis, like the title of a window.
func (h *header) lines(items []string, room geom.Length) (lines []string) {
	widths := make([]geom.Length, len(items))
	for i, item := range items {
		items[i] = h.elided(item, room)
		widths[i] = h.width(items[i])
	}
	start := 0
	for _, end := range headerLines(widths, h.dot, room) {
		lines = append(lines, strings.Join(items[start:end], headerBreak))
		start = end
	}
	return lines
}

func (h *header) elided(s string, room geom.Length) string { return elidedTo(s, room, h.width) }

// elidedIn truncates a text to a width in a font and size.
func (h *header) elidedIn(font *fonts.Font, size geom.Length, s string, room geom.Length) string {
	return elidedTo(s, room, func(s string) geom.Length { return h.setIn(font, s, size).Width })
}

func elidedTo(s string, room geom.Length, width func(string) geom.Length) string {
	if width(s) <= room {
		return s
	}
	runes := []rune(s)
	cut := func(n int) string { return strings.TrimSpace(string(runes[:n])) + "…" }
	return cut(max(0, sort.Search(len(runes), func(n int) bool { return width(cut(n)) > room })-1))
}

// glyphs returns the first line of a block, starting at a point on its baseline, or nil
// if a title has only invisible characters.
func (h *header) glyphs(b fonts.Block, size geom.Length, at geom.Point) *scene.Glyphs {
	g := &scene.Glyphs{Font: h.font, Size: size, At: at, Fill: scene.Black}
	for _, line := range b.Lines[:min(1, len(b.Lines))] {
		for _, run := range line.Runs {
			g.Glyphs = append(g.Glyphs, run.Glyphs...)
		}
	}
	return g
}
