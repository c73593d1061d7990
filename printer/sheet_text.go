package printer

import (
	"strings"

	"punchboard/carddata/wording"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// Type sizes of the sheet.
const (
	titleSize  = 15 * geom.PT
	textSize   = 17 * geom.PT / 2
	letterSize = 11 * geom.PT
)

// SheetLanguages returns the languages of the calibration sheet.
func SheetLanguages() []string { return wording.Languages() }

// say returns a text of the sheet, with figures in place of its {names}.
func (s *sheet) say(id string, figures ...any) string {
	return s.words.Text(wording.Calibration+id, figures...)
}

// title draws the heading of a side.
func (s *sheet) title(name, side, turn string) {
	x, y := s.size.W/2, 31*geom.MM
	s.marks = append(s.marks,
		s.centered(s.say("title")+" · "+side, s.bold, titleSize, geom.Pt2(x, y)),
		s.centered(name+" · "+s.say(turn), s.plain, textSize, geom.Pt2(x, y+6*geom.MM)))
}

// instructions draws what to do, above and below the scales in the middle.
func (s *sheet) instructions() {
	across, down := rulerLengths(s.size)
	left := crossInset.W + crossArm - 12*geom.MM
	width := s.size.W - left - aside + 4*geom.MM
	y := crossInset.H + crossArm + 2*geom.MM
	s.paragraphs([]string{s.say("print"), s.say("a"), s.say("b")}, geom.Pt2(left, y), width)
	measure := []string{s.say("c", spaced(across)), s.say("d", spaced(down)), s.say("e"), s.say("angle")}
	s.paragraphs(measure, geom.Pt2(left, s.size.H/2+38*geom.MM), width)
}

// spaced formats a whole number of millimeters.
func spaced(l geom.Length) string {
	return strings.TrimSuffix(l.String(), "mm") + "\u00a0mm"
}

// paragraphs draws texts below each other. One that begins with **X** has X in bold.
func (s *sheet) paragraphs(texts []string, at geom.Point, width geom.Length) {
	for _, text := range texts {
		spans := []fonts.Span{{Text: text, Font: s.plain, Size: textSize}}
		if letter, rest, ok := strings.Cut(strings.TrimPrefix(text, "**"), "**"); ok {
			spans = []fonts.Span{{Text: letter, Font: s.bold, Size: textSize}, {Text: rest, Font: s.plain, Size: textSize}}
		}
		b := s.shaper.Set(spans, fonts.Setting{Lang: s.lang, Width: width})
		s.block(&b, at, strings.ReplaceAll(text, "**", ""))
		at.Y += b.Height + geom.MM
	}
}

// block draws a text whose upper left corner is at a point.
func (s *sheet) block(b *fonts.Block, at geom.Point, words string) {
	for _, l := range b.Lines {
		for _, run := range l.Runs {
			g := &scene.Glyphs{Font: run.Font, Size: run.Size, At: geom.Pt2(at.X+run.X, at.Y+l.Baseline), Fill: scene.Black, Glyphs: run.Glyphs, Words: words, Continues: words == ""}
			s.marks, words = append(s.marks, g), ""
		}
	}
}

// letter draws the letter of a scale.
func (s *sheet) letter(letter string, middle geom.Point) {
	s.marks = append(s.marks, s.centered(letter, s.bold, letterSize, middle))
}

// centered returns a line of text whose middle is at a point.
func (s *sheet) centered(text string, font *fonts.Font, size geom.Length, middle geom.Point) scene.Mark {
	b := s.shaper.Set([]fonts.Span{{Text: text, Font: font, Size: size}}, fonts.Setting{Lang: s.lang, Verbatim: true})
	baseline := middle.Y + size.Scale(font.Metrics().CapHeight)/2
	g := &scene.Glyphs{Font: font, Size: size, At: geom.Pt2(middle.X-b.Width/2, baseline), Fill: scene.Black}
	for _, run := range b.Lines[0].Runs {
		g.Glyphs = append(g.Glyphs, run.Glyphs...)
	}
	return g
}
