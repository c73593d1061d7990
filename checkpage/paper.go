package checkpage

import (
	"strings"

	"punchboard/diag"
	"punchboard/playtest/report"
	"punchboard/scene"
)

// mostOnPaper is the number of pictures on paper.
const mostOnPaper = 400

// Document lays the page out on A4.
func (p *Page) Document() *scene.Document {
	w := p.words()
	paper := report.NewPaper(w.lang)
	paper.Kicker(w.Text("print.check")+" · "+p.title(), p.source())
	paper.Headline(p.counts().worst(), w.tally(p.counts()), p.lead())
	pictures := 0
	for i := range p.Games {
		g := &p.Games[i]
		if len(p.Games) > 1 {
			paper.Heading(g.name())
		}
		p.putGame(paper, g, &pictures)
	}
	if pictures > mostOnPaper {
		paper.Note(w.Text("print.check.no-pictures"))
	}
	return paper.Document(scene.Meta{Title: p.title() + " – " + w.Text("print.check"), Subject: w.tally(p.counts())})
}

// putGame draws the findings of a game, and counts their pictures.
func (p *Page) putGame(paper *report.Paper, g *Game, pictures *int) {
	w := p.words()
	for _, file := range p.groups(g) {
		paper.Heading(diag.Visible(file.file) + " – " + w.tally(countsOf(file.findings)))
		for i := range file.findings {
			paper.Put(p.entry(g, &file.findings[i], pictures))
		}
		if file.more > 0 {
			paper.Note(w.more(file.more))
		}
	}
	if len(g.Accepted) > 0 {
		paper.Heading(w.Text("print.check.accepted"))
	}
	for i := range g.Accepted {
		e := p.entry(g, &g.Accepted[i].Finding, pictures)
		e.Note = w.Text("print.check.reason", diag.Visible(g.Accepted[i].Reason))
		paper.Put(e)
	}
}

// entry returns a finding as an entry on paper.
func (p *Page) entry(g *Game, f *diag.Finding, pictures *int) *report.Entry {
	w := p.words()
	e := &report.Entry{
		Level: levels[f.Severity], Badge: w.severity(f.Severity), Text: diag.Visible(f.Message),
		Source: strings.Join(append([]string{diag.Visible(f.Pos.String()) + " · " + string(f.Code)}, f.Places()...), "\n"),
	}
	if f.Hint != "" {
		e.Note = w.Text("print.check.hint", diag.Visible(f.Hint))
	}
	if shown, ok := g.Spots.Of(f); ok {
		if *pictures++; *pictures <= mostOnPaper {
			e.Picture = w.picture(&shown)
		}
	}
	return e
}
