package report

import (
	"strings"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest/verdict"
	"punchboard/scene"
)

// The paper is A4; the margin of 15 mm is larger than any printer needs.
var (
	paper = geom.Size{W: 210 * mm, H: 297 * mm}
	area  = geom.Rect{X: 15 * mm, Y: 14 * mm, W: 180 * mm, H: 269 * mm}
)

// Document lays out the page on paper: the verdict, findings and charts on the
// first sheet, then the findings that did not fit, cards and rules.
func (p *Page) Document() *scene.Document {
	f := &flow{page: p, w: p.words()}
	f.first()
	f.details()
	f.finish()
	return &scene.Document{
		Meta:     scene.Meta{Title: p.Title + " – " + f.w.say("title"), Subject: p.Headline()},
		Language: f.w.lang, Pages: f.pages,
	}
}

// flow fills pages from top to bottom.
type flow struct {
	page   *Page
	w      *words
	pages  []scene.Page
	canvas *canvas // of the current page
	y      geom.Length
	foot   geom.Length // where the free space of the first sheet ends
	rest   []Line      // findings for the next sheet
}

// open starts a sheet.
func (f *flow) open() {
	f.close()
	f.canvas, f.y = newCanvas(f.w.lang), area.Y
	f.canvas.fill(paper.R(), scene.White)
}

// close finishes the current sheet.
func (f *flow) close() {
	if f.canvas != nil {
		f.pages = append(f.pages, scene.Page{Size: paper, Trim: paper.R(), Bleed: paper.R(), Marks: f.canvas.marks})
	}
	f.canvas = nil
}

// finish adds the sheet numbers.
func (f *flow) finish() {
	f.close()
	for i := range f.pages {
		p := newCanvas(f.w.lang)
		p.label(geom.Pt2(area.Right(), area.Bottom()+5*mm), noteStyle, fonts.Right, f.w.say("details.page", i+1, len(f.pages)))
		f.pages[i].Marks = append(f.pages[i].Marks, p.marks...)
	}
}

// first lays out the first sheet, the only one that most readers look at.
func (f *flow) first() {
	f.open()
	f.kicker()
	f.verdict()
	f.games()
	f.foot = f.caveat()
	charts := f.page.Charts()
	least, most := chartsHigh(len(charts))
	if f.page.Luck != nil {
		least += luckHigh
	}
	passed := f.passed()
	f.findings(f.page.notPassed(), f.foot-least-7*mm-max(passed.Height, 5*mm))
	f.putPassed(passed)
	f.y += 8 * mm
	f.luck()
	box := geom.Rect{X: area.X, Y: f.y, W: area.W, H: min(f.foot-f.y, most)}
	f.charts(charts, box)
	f.y = box.Bottom()
}

// luck draws the bar of what decides a game above the charts.
func (f *flow) luck() {
	if f.page.Luck == nil {
		return
	}
	f.page.luckBar(f.canvas, geom.Rect{X: area.X, Y: f.y, W: area.W, H: luckHigh})
	f.y += luckHigh + 2*mm
}

// kicker draws the kind of page and the source of the games: seed and rows.
func (f *flow) kicker() {
	text := f.w.say("title") + " · " + f.page.Title
	if f.page.Version != "" {
		text += " · v" + f.page.Version
	}
	f.canvas.label(geom.Pt2(area.X, f.y+3*mm), kickerStyle, fonts.Left, text)
	f.canvas.label(geom.Pt2(area.Right(), f.y+3*mm), noteStyle, fonts.Right, f.page.Source())
	f.y += 6 * mm
}

// verdict draws whether the game is ready, as a color and a word.
func (f *flow) verdict() {
	worst := levelColors[f.page.Verdict()]
	head := f.canvas.block(headStyle, area.W-9*mm, fonts.Left, f.page.Headline())
	high := head.Height + 7*mm
	f.canvas.fill(geom.Rect{X: area.X, Y: f.y + mm, W: 3 * mm, H: high}, worst)
	f.canvas.put(head, geom.Pt2(area.X+7*mm, f.y), worst)
	tally := f.page.Tally()
	if f.page.Interrupted {
		tally += ". " + f.w.typeset(f.w.say("interrupted"))
	}
	f.canvas.text(geom.Pt2(area.X+7*mm, f.y+head.Height+mm), area.W-9*mm, leadStyle, tally)
	f.y += high + 4*mm
}

// games lists the players, each run with its letter.
func (f *flow) games() {
	for i, line := range f.page.Played() {
		f.canvas.label(geom.Pt2(area.X, f.y+3*mm), noteStyle.in(ink), fonts.Left, letter(i))
		f.canvas.label(geom.Pt2(area.X+7*mm, f.y+3*mm), noteStyle, fonts.Left, line)
		f.y += 3700 * mm / 1000
	}
	for _, line := range f.page.Ladder() {
		f.y += f.canvas.text(geom.Pt2(area.X+7*mm, f.y), area.W-7*mm, noteStyle, line)
	}
	f.y += 3 * mm
}

// caveat draws at the foot what programs cannot judge, and returns where it
// begins.
func (f *flow) caveat() geom.Length {
	b := f.canvas.block(noteStyle, area.W, fonts.Left, f.page.Caveat())
	top := area.Bottom() - b.Height
	f.canvas.line(mm/5, faint, geom.Pt2(area.X, top-2*mm), geom.Pt2(area.Right(), top-2*mm))
	f.canvas.put(b, geom.Pt2(area.X, top), soft)
	return top - 4*mm
}

// passed lays out what is fine, to be drawn below the findings.
func (f *flow) passed() fonts.Block {
	return f.canvas.block(noteStyle.in(ink), area.W-textX, fonts.Left, strings.Join(f.page.Passed(), " "))
}

func (f *flow) putPassed(b fonts.Block) {
	if len(b.Lines) == 0 {
		return
	}
	f.rule()
	f.badge(verdict.Pass)
	f.canvas.put(b, geom.Pt2(area.X+textX, f.y), ink)
	f.y += max(b.Height, 5*mm)
}
