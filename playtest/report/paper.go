package report

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest/verdict"
	"punchboard/scene"
)

// Paper lays out other reports on A4, from top to bottom and in the style of a Page.
type Paper struct {
	flow
}

// Entry is one thing that a report on paper lists: a level, some texts, and a picture.
type Entry struct {
	Level   verdict.Level
	Badge   string // the level as a word
	Text    string
	Note    string // below the text; "" for none
	Source  string // in small type below both
	Picture *Drawing
}

// Drawing is a picture for a report: the marks in a window. It may be placed several
// times.
type Drawing struct {
	Window  geom.Rect
	Marks   []scene.Mark
	Caption string
}

// NewPaper returns an empty report, whose texts are in a language.
func NewPaper(lang string) *Paper {
	w := *wordsIn(lang, nil)
	w.lang = lang
	p := &Paper{flow{w: &w}}
	p.open()
	return p
}

// Kicker draws what kind of report it is, and on the right where it comes from.
func (p *Paper) Kicker(left, right string) {
	p.canvas.label(geom.Pt2(area.X, p.y+3*mm), kickerStyle, fonts.Left, left)
	p.canvas.short(geom.Pt2(area.Right(), p.y+3*mm), area.W/2, noteStyle, fonts.Right, right)
	p.y += 6 * mm
}

// Headline draws the result in one line, in the color of its level, with a text below.
func (p *Paper) Headline(level verdict.Level, headline, text string) {
	head := p.canvas.block(headStyle, area.W-9*mm, fonts.Left, headline)
	lead := p.canvas.block(leadStyle, area.W-9*mm, fonts.Left, text)
	high := head.Height + lead.Height + mm
	p.canvas.fill(geom.Rect{X: area.X, Y: p.y + mm, W: 3 * mm, H: high}, levelColors[level])
	p.canvas.put(head, geom.Pt2(area.X+7*mm, p.y), levelColors[level])
	p.canvas.put(lead, geom.Pt2(area.X+7*mm, p.y+head.Height+mm), ink)
	p.y += high + 5*mm
}

// room starts a new sheet if the current one has less than the given height left.
func (p *Paper) room(high geom.Length) {
	if p.y+high > area.Bottom() && p.y > area.Y {
		p.open()
	}
}

// Heading draws a title, which stays together with what follows.
func (p *Paper) Heading(text string) {
	b := p.canvas.block(bodyStyle.at(12), area.W, fonts.Left, text)
	p.room(b.Height + 25*mm)
	p.y += 3 * mm
	p.canvas.put(b, geom.Pt2(area.X, p.y), ink)
	p.y += b.Height + 2*mm
}

// Note draws a paragraph in small type.
func (p *Paper) Note(text string) {
	b := p.canvas.block(noteStyle, area.W, fonts.Left, text)
	p.room(b.Height)
	p.canvas.put(b, geom.Pt2(area.X, p.y), soft)
	p.y += b.Height + mm
}

// The largest size of a picture beside its entry.
const (
	pictureW = 46 * mm
	pictureH = 64 * mm
)

// mostLines is the number of lines after which a text is cut on paper.
const mostLines = 40

// Put draws an entry; its texts and its picture are not separated.
func (p *Paper) Put(e *Entry) {
	wide := area.W - textX - pictureW - 4*mm
	texts := []struct {
		fonts.Block
		color rgb
	}{
		{p.cut(bodyStyle, wide, e.Text), ink},
		{p.cut(whyStyle, wide, e.Note), ink},
		{p.cut(commandStyle, wide, e.Source), soft},
	}
	high := geom.Length(0)
	for _, text := range texts {
		if text.Height > 0 {
			high += text.Height + mm
		}
	}
	picture := e.Picture.Size()
	p.room(max(high, picture.H+5*mm) + 3*mm)
	p.rule()
	p.mark(e)
	y := p.y
	for _, text := range texts {
		if text.Height > 0 {
			p.canvas.put(text.Block, geom.Pt2(area.X+textX, y), text.color)
			y += text.Height + mm
		}
	}
	if e.Picture != nil {
		p.picture(e.Picture, geom.Rect{X: area.Right() - pictureW, Y: p.y, W: picture.W, H: picture.H})
		high = max(high, picture.H+5*mm)
	}
	p.y += max(high, 5*mm) + mm
}

// cut lays out a text, or its first lines.
func (p *Paper) cut(v textStyle, wide geom.Length, text string) fonts.Block {
	v.exact = true
	b := p.canvas.block(v, wide, fonts.Left, text)
	if len(b.Lines) > mostLines {
		b.Height = b.Height.Scale(float64(mostLines) / float64(len(b.Lines)))
		b.Lines = b.Lines[:mostLines]
	}
	return b
}

// mark draws the badge of an entry.
func (p *Paper) mark(e *Entry) {
	box := geom.Rect{X: area.X, Y: p.y, W: 19 * mm, H: 4200 * mm / 1000}
	p.canvas.rounded(box, mm, levelColors[e.Level])
	p.canvas.label(geom.Pt2(box.Center().X, box.Y+3*mm), badgeStyle, fonts.Center, e.Badge)
}

// Size returns the size of a picture in a report: as large as there is room, but at most
// twice its real size.
func (d *Drawing) Size() geom.Size {
	if d == nil || d.Window.W <= 0 || d.Window.H <= 0 {
		return geom.Size{}
	}
	by := min(float64(pictureW)/float64(d.Window.W), float64(pictureH)/float64(d.Window.H), 2)
	return geom.Size{W: d.Window.W.Scale(by), H: d.Window.H.Scale(by)}
}

// picture draws a picture with its caption in a box.
func (p *Paper) picture(d *Drawing, box geom.Rect) {
	by := float64(box.W) / float64(d.Window.W)
	clip := geom.RectPath(d.Window)
	at := geom.Translate(-d.Window.X, -d.Window.Y).Then(geom.ScaleBy(by, by)).Then(geom.Translate(box.X, box.Y))
	p.canvas.marks = append(p.canvas.marks, &scene.Group{Transform: at, Clip: &clip, Words: d.Caption, Marks: d.Marks})
	p.canvas.short(geom.Pt2(box.X, box.Bottom()+3500*mm/1000), pictureW, noteStyle, fonts.Left, d.Caption)
}

// Document returns the finished report.
func (p *Paper) Document(meta scene.Meta) *scene.Document {
	p.finish()
	return &scene.Document{Meta: meta, Language: p.w.lang, Pages: p.pages}
}
