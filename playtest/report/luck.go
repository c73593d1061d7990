package report

import (
	"fmt"
	"strings"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
	"punchboard/scene"
)

// sourceIDs are the ids of what decides a game.
var sourceIDs = map[playtest.Source]string{
	playtest.FromSkill: "skill", playtest.FromCards: "cards", playtest.FromDice: "dice",
	playtest.FromStart: "setup", playtest.FromTieBreaks: "ties",
}

// luckColors are the colors of the sources. Neighbors in the bar differ in
// lightness, so that they can be distinguished when printed in gray.
var luckColors = map[playtest.Source]scene.RGB{
	playtest.FromSkill: {R: 0x12, G: 0x3A, B: 0x66}, playtest.FromCards: {R: 0xDE, G: 0x93, B: 0x38}, playtest.FromDice: {R: 0x3A, G: 0x76, B: 0xAB},
	playtest.FromStart: {R: 0x6B, G: 0x1F, B: 0x3C}, playtest.FromTieBreaks: {R: 0x6B, G: 0x98, B: 0x52},
}

// luckLine describes in a sentence what decides a game; "" if it was not
// measured.
func (p *Page) luckLine() string {
	if p.Luck == nil {
		return ""
	}
	w := p.words()
	var parts []string
	for _, s := range p.Luck.Shares {
		parts = append(parts, w.luckPart(s))
	}
	return w.typeset(w.say("luck.line", strings.Join(parts, ", "), w.number(p.Luck.N)))
}

// luckPart names a source and the share that it decides alone, in whole percent,
// with its interval.
func (w *words) luckPart(s verdict.SourceShare) string {
	whole := func(v float64) string { return fmt.Sprintf("%.0f", 100*v) }
	return w.say("luck."+sourceIDs[s.Source]) + " " + w.say("percent", whole(s.Alone)) + " (" + whole(s.Low) + "–" + whole(s.High) + ")"
}

// luckNote names the players and the number of games.
func (w *words) luckNote(l *verdict.Luck) string {
	return w.typeset(w.say("luck.note", w.number(l.N)))
}

// luckBar draws what decides a game as one bar: the share of each source alone,
// and in gray what they decide together. Its height is luckHigh.
func (p *Page) luckBar(canvas *canvas, box geom.Rect) {
	w := p.words()
	canvas.line(mm*4/10, ink, geom.Pt2(box.X, box.Y), geom.Pt2(box.Right(), box.Y))
	title := canvas.label(geom.Pt2(box.X, box.Y+4*mm), titleStyle, fonts.Left, w.say("luck"))
	canvas.short(geom.Pt2(box.X+title+3*mm, box.Y+4*mm), box.W-title-3*mm, tinyStyle.in(soft), fonts.Left, w.luckNote(p.Luck))
	bar := geom.Rect{X: box.X, Y: box.Y + 6*mm, W: box.W, H: 4500 * mm / 1000}
	canvas.fill(bar, faint)
	x, key := bar.X, box.X
	for _, s := range p.Luck.Shares {
		wide := geom.Length(s.Alone * float64(bar.W))
		wide = min(wide, bar.Right()-x)
		canvas.fill(geom.Rect{X: x, Y: bar.Y, W: wide, H: bar.H}, luckColors[s.Source])
		x += wide
		key += w.luckKey(canvas, geom.Pt2(key, bar.Bottom()+mm), luckColors[s.Source], w.luckPart(s))
	}
	w.luckKey(canvas, geom.Pt2(key, bar.Bottom()+mm), faint, w.say("luck.rest"))
}

// htmlLuck is the bar in HTML, laid out by the browser.
type htmlLuck struct {
	Title, Note, Rest string
	Parts             []htmlPart
}

// htmlPart is one color of the bar, with its width in percent.
type htmlPart struct{ Wide, Color, Text string }

func (p *Page) htmlLuck() *htmlLuck {
	if p.Luck == nil {
		return nil
	}
	w := p.words()
	l := &htmlLuck{Title: w.say("luck"), Note: w.luckNote(p.Luck), Rest: w.say("luck.rest")}
	for _, s := range p.Luck.Shares {
		c := luckColors[s.Source]
		l.Parts = append(l.Parts, htmlPart{fmt.Sprintf("%.2f", 100*s.Alone), fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B), w.typeset(w.luckPart(s))})
	}
	return l
}

// luckHigh is the height of the bar with its title and legend.
const luckHigh = 16 * mm

// luckKey draws the legend of one color and returns its width.
func (w *words) luckKey(p *canvas, at geom.Point, c scene.RGB, text string) geom.Length {
	const side = 2200 * mm / 1000
	p.fill(geom.Rect{X: at.X, Y: at.Y, W: side, H: side}, c)
	return side + mm + p.label(geom.Pt2(at.X+side+mm, at.Y+side-mm/5), tinyStyle, fonts.Left, w.typeset(text)) + 4*mm
}
