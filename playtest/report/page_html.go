package report

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"sync"

	"punchboard/geom"
	"punchboard/playtest/verdict"
	"punchboard/render/svg"
)

//go:embed page.html
var htmlText string

//go:embed style.css
var styleText string

// Style returns the style sheet of HTML pages, which other reports share.
func Style() template.CSS { return template.CSS(styleText) } // our own text

var htmlPage = sync.OnceValue(func() *template.Template { return template.Must(template.New("page").Parse(htmlText)) })

// htmlData is the data of the HTML template.
type htmlData struct {
	Style                                                         template.CSS
	Lang, Title, Kicker, Headline, Tally, Stopped, Source, Caveat string
	Worst                                                         string
	Runs                                                          []htmlRun
	Lines                                                         []htmlLine
	PassWord                                                      string
	Passed                                                        []string
	Luck                                                          *htmlLuck
	Charts                                                        []htmlChart
	Rules, Cards, Note                                            string
	RuleLines                                                     []string
	Head                                                          cardLine
	CardLines                                                     []cardLine
}

type htmlRun struct{ Letter, Text string }

type htmlLine struct {
	Line
	Class, Word string
}

type htmlChart struct {
	Title, Note string
	Tall        bool
	Drawing     template.HTML
}

// HTML writes the page for a browser: one self-contained file, including the
// charts, that also prints well.
func (p *Page) HTML(w io.Writer) error {
	words := p.words()
	d := htmlData{
		Style: Style(),
		Lang:  words.lang, Title: p.Title, Kicker: words.say("title"), Headline: p.Headline(), Tally: p.Tally(), Source: p.Source(), Caveat: p.Caveat(),
		Worst: levelName(p.Verdict()), PassWord: words.level(verdict.Pass), Passed: p.Passed(),
	}
	if p.Interrupted {
		d.Stopped = words.typeset(words.say("interrupted"))
	}
	for i, text := range p.Played() {
		d.Runs = append(d.Runs, htmlRun{letter(i), text})
	}
	for _, text := range p.Ladder() {
		d.Runs = append(d.Runs, htmlRun{"", text})
	}
	for _, line := range p.notPassed() {
		d.Lines = append(d.Lines, htmlLine{line, levelName(line.Level), words.level(line.Level)})
	}
	d.Luck = p.htmlLuck()
	if err := p.htmlCharts(&d); err != nil {
		return err
	}
	p.htmlDetails(&d)
	return htmlPage().Execute(w, d)
}

// levelName returns the CSS class of a level.
func levelName(l verdict.Level) string { return [...]string{"pass", "unsure", "watch", "fail"}[l] }

// htmlCharts draws the charts in the proportions of the paper.
func (p *Page) htmlCharts(d *htmlData) error {
	for i, c := range p.Charts() {
		size := geom.Size{W: 56 * mm, H: 36 * mm}
		if c.Tall {
			size.H = 84 * mm
		}
		var text bytes.Buffer
		opt := svg.Options{Title: c.Title + ": " + c.Note, Lang: d.Lang, Prefix: fmt.Sprintf("c%d-", i), Inline: true}
		if err := svg.Write(&text, size.R(), c.Marks(d.Lang, size), opt); err != nil {
			return err
		}
		d.Charts = append(d.Charts, htmlChart{c.Title, p.words().typeset(c.Note), c.Tall, template.HTML(text.String())}) // our own SVG, whose texts are already escaped
	}
	return nil
}

// htmlDetails adds the contents of the second sheet of paper.
func (p *Page) htmlDetails(d *htmlData) {
	s := verdict.Best(p.Runs)
	if s == nil || p.Sheet == nil {
		return
	}
	w := p.words()
	if cover := p.ruleCover(); cover.all > 0 {
		d.Rules, d.RuleLines = w.say("details.rules"), append(w.ruleLines(cover), w.unjudgedLines(p.Unjudged)...)
	}
	d.Cards, d.Note, d.Head, d.CardLines = w.say("details.cards"), p.cardNote(), p.cardHead(), p.cardLines(s)
}
