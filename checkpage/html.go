package checkpage

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strings"
	"sync"

	"punchboard/diag"
	"punchboard/pipeline"
	"punchboard/playtest/report"
	"punchboard/render/svg"
)

//go:embed page.html
var htmlText string

//go:embed page.css
var styleText string

var htmlPage = sync.OnceValue(func() *template.Template { return template.Must(template.New("page").Parse(htmlText)) })

// htmlData is the data of the HTML template.
type htmlData struct {
	Style                                              template.CSS
	Lang, Title, Kicker, Headline, Lead, Source, Worst string
	Contents, Accepted, NoPictures                     string
	Games                                              []htmlGame
}

type htmlGame struct {
	Title    string // "" if there is only one game
	Groups   []htmlGroup
	Accepted []htmlFinding
}

type htmlGroup struct {
	ID, File, Tally, More string
	Findings              []htmlFinding
}

type htmlFinding struct {
	Class, Word, Message, Hint, Place, Code, Reason string
	Places                                          []string
	Caption                                         string
	Drawing                                         template.HTML
}

// Limits of the pictures of an HTML page: browsers become slow with more.
const (
	mostPictures     = 400
	mostPictureBytes = 24 << 20
)

// htmlWriter draws the pictures of a page, as long as there is room.
type htmlWriter struct {
	page   *Page
	w      *words
	number int
	bytes  int
	left   bool // whether pictures were left out
}

// HTML writes the page for a browser: one self-contained file, including the pictures.
func (p *Page) HTML(to io.Writer) error {
	w := p.words()
	d := htmlData{
		Style: report.Style() + template.CSS(styleText), // our own texts
		Lang:  w.lang, Title: p.title(), Kicker: w.Text("print.check"), Source: p.source(),
		Headline: w.tally(p.counts()), Lead: p.lead(), Worst: classes[p.counts().worst()],
		Contents: w.Text("print.check.contents"), Accepted: w.Text("print.check.accepted"),
	}
	out := &htmlWriter{page: p, w: w}
	for i := range p.Games {
		d.Games = append(d.Games, out.game(&p.Games[i], i))
	}
	if out.left {
		d.NoPictures = w.Text("print.check.no-pictures")
	}
	return htmlPage().Execute(to, d)
}

func (h *htmlWriter) game(g *Game, number int) (game htmlGame) {
	if len(h.page.Games) > 1 {
		game.Title = g.name()
	}
	for i, file := range h.page.groups(g) {
		group := htmlGroup{ID: fmt.Sprintf("f%d-%d", number+1, i+1), File: diag.Visible(file.file), Tally: h.w.tally(countsOf(file.findings))}
		for k := range file.findings {
			group.Findings = append(group.Findings, h.finding(g, &file.findings[k]))
		}
		if file.more > 0 {
			group.More = h.w.more(file.more)
		}
		game.Groups = append(game.Groups, group)
	}
	for i := range g.Accepted {
		f := h.finding(g, &g.Accepted[i].Finding)
		f.Reason, f.Hint = diag.Visible(g.Accepted[i].Reason), ""
		game.Accepted = append(game.Accepted, f)
	}
	return game
}

func (h *htmlWriter) finding(g *Game, f *diag.Finding) htmlFinding {
	line := htmlFinding{
		Class: classes[levels[f.Severity]], Word: h.w.severity(f.Severity), Message: diag.Visible(f.Message), Hint: diag.Visible(f.Hint),
		Place: diag.Visible(f.Pos.String()), Code: string(f.Code), Places: f.Places(),
	}
	if shown, ok := g.Spots.Of(f); ok {
		line.Caption, line.Drawing = h.draw(&shown)
	}
	return line
}

// draw returns the drawing of a piece and its caption. There is none if the page is full, or
// if the piece holds what SVG cannot show, which is then a finding of its own.
func (h *htmlWriter) draw(s *pipeline.Shown) (string, template.HTML) {
	if h.number == mostPictures || h.bytes > mostPictureBytes {
		h.left = true
		return "", ""
	}
	d := h.w.picture(s)
	var text bytes.Buffer
	opt := svg.Options{Title: d.Caption, Lang: h.w.lang, Prefix: fmt.Sprintf("p%d-", h.number), Inline: true}
	if svg.Write(&text, d.Window, d.Marks, opt) != nil {
		return "", ""
	}
	h.number, h.bytes = h.number+1, h.bytes+text.Len()
	drawing := strings.Replace(text.String(), ` width="100%"`, fmt.Sprintf(` width="%.1fmm"`, d.Size().W.MM()), 1)
	return d.Caption, template.HTML(drawing) // our own SVG, whose texts are already escaped
}
