package impose

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/cutting"
	"punchboard/scene"
)

// CutSheets are sheets that are cut in the same way.
type CutSheets struct {
	Title   string // of what is on them
	Numbers []int  // of the sheets, from 1
	Of      int    // sheets in the file
	Cutting Cutting
	Plan    cutting.Plan
	Ok      bool // whether there is a plan
}

// CutSheetsOf groups the sheets of a job by how they are cut, with the plan for each, and
// leaves out those that are not cut. Pages of their own size are for a print shop, which
// cuts them in its own way.
func (im *Imposed) CutSheetsOf(title string) (all []CutSheets) {
	if im.Method == MethodOwnPage {
		return nil
	}
	at := map[string]int{}
	for i, sheet := range im.Sheets {
		key := fmt.Sprint(sheet.Cutting)
		k, known := at[key]
		if !known {
			k, at[key] = len(all), len(all)
			c := CutSheets{Title: title, Of: len(im.Sheets), Cutting: sheet.Cutting}
			c.Plan, c.Ok = cutting.Find(sheet.Cutting.Paper, sheet.Cutting.Pieces)
			all = append(all, c)
		}
		all[k].Numbers = append(all[k].Numbers, i+1)
	}
	return slices.DeleteFunc(all, func(c CutSheets) bool { return c.Ok && c.Plan.Single() == 0 })
}

// Dimensions of a page of cut plans: sections below each other, each with a picture at the
// left and the cuts beside it.
const (
	cutPicture  = 84 * geom.MM // width
	cutHeight   = 100 * geom.MM
	cutBetween  = 8 * geom.MM // sections
	cutHeading  = 13 * geom.PT
	cutText     = 17 * geom.PT / 2
	cutLeading  = 11 * geom.PT
	cutNumbers  = 13 * geom.MM // column of numbers
	leastCutRow = 130 * geom.MM
)

// cuttingSheet draws pages of cut plans.
type cuttingSheet struct {
	listing
	page  geom.Size
	area  geom.Rect
	notes []string // how to use the pages, in lines
	lang  string
	y     geom.Length // of the next section
	pages []scene.Page
}

// CuttingPages returns pages with cut plans: a picture with the cuts in their order, and
// their measures. The game, language and paper come from the job; its stacks are ignored.
// If the paper is too narrow, there are no pages.
func CuttingPages(job Job, sheets []CutSheets) ([]scene.Page, diag.List) {
	im := newImposer(&job)
	page := job.Print.PaperSize
	area := page.R().Inset(max(contentsMargin, job.Print.Margin))
	if area.W < leastCutRow || len(sheets) == 0 {
		return nil, im.found
	}
	c := &cuttingSheet{listing: newListing(im), page: page, area: area, lang: job.Lang}
	for _, id := range []string{"print.cut.order", "print.cut.check"} {
		c.notes = append(c.notes, c.joined(strings.Fields(im.planner.head.words.Text(id)), " ", area.W)...)
	}
	var pages [][]CutSheets // the sections of each page
	room := geom.Length(0)
	for _, s := range sheets {
		high := c.height(&s)
		if room < high {
			pages, room = append(pages, nil), c.area.H-c.headHeight()
		}
		pages[len(pages)-1] = append(pages[len(pages)-1], s)
		room -= high
	}
	for i, sections := range pages {
		c.marks = nil
		c.head(i+1, len(pages))
		for k := range sections {
			c.section(&sections[k])
		}
		c.pages = append(c.pages, wholePage(page, c.marks))
	}
	return c.pages, im.found
}

func (c *cuttingSheet) headHeight() geom.Length {
	return contentsHead + 2*contentsGap + geom.Length(len(c.notes)-1)*cutLeading
}

// head draws the title of a page and how to use it.
func (c *cuttingSheet) head(page, pages int) {
	h := c.im.planner.head
	y := c.area.Y + contentsHead
	about := strings.Join(filled([]string{h.words.Text("print.cut", page, pages), languageName(h.lang), h.version}), headerBreak)
	c.textRight(h.font, contentsSmall.small, listingGray, about, geom.Pt2(c.area.Right(), y))
	room := c.area.W - h.setIn(h.font, about, contentsSmall.small).Width - contentsGap
	c.text(c.bold, contentsHead, scene.Black, h.elidedIn(c.bold, contentsHead, h.game, room), geom.Pt2(c.area.X, y))
	y += contentsGap
	for _, note := range c.notes {
		c.text(h.font, cutText, scene.Black, note, geom.Pt2(c.area.X, y))
		y += cutLeading
	}
	c.rule(c.area.X, c.area.Right(), y-contentsAside, scene.Black)
	c.y = c.area.Y + c.headHeight()
}

// height returns the height of a section, with the space below it.
func (c *cuttingSheet) height(s *CutSheets) geom.Length {
	_, picture := c.picture(s)
	lines := 1
	for i := range s.Plan.Steps {
		lines += 1 + len(c.measures(&s.Plan.Steps[i]))
	}
	return 2*cutLeading + max(picture.H, geom.Length(lines)*cutLeading) + cutBetween
}

// picture returns the scale of the picture of a sheet, and its size.
func (c *cuttingSheet) picture(s *CutSheets) (scale float64, size geom.Size) {
	paper := s.Cutting.Paper
	scale = min(float64(cutPicture)/float64(paper.W), float64(cutHeight)/float64(paper.H))
	return scale, geom.Size{W: paper.W.Scale(scale), H: paper.H.Scale(scale)}
}

// section draws the plan of some sheets.
func (c *cuttingSheet) section(s *CutSheets) {
	h := c.im.planner.head
	onSheet := h.words.Count(len(s.Numbers), "print.on-sheet", "print.on-sheets", rangesOf(s.Numbers))
	title := h.oneLine(s.Title) + headerBreak + onSheet + "/" + strconv.Itoa(s.Of)
	c.text(c.bold, cutHeading, scene.Black, h.elidedIn(c.bold, cutHeading, title, c.area.W), geom.Pt2(c.area.X, c.y))
	top := c.y + cutLeading
	c.drawCuts(s, geom.Pt2(c.area.X, top))
	c.list(s, geom.Pt2(c.area.X+cutPicture+contentsGap, top+cutText))
	c.y += c.height(s)
}

// list writes the cuts of some sheets and their number.
func (c *cuttingSheet) list(s *CutSheets, at geom.Point) {
	h, n := c.im.planner.head, 1
	write := func(text string, bold bool, x geom.Length) {
		font := h.font
		if bold {
			font = c.bold
		}
		c.text(font, cutText, scene.Black, h.elidedIn(font, cutText, text, c.area.Right()-x), geom.Pt2(x, at.Y))
	}
	total := cutCount(h.words, &s.Plan)
	if !s.Ok {
		total = h.words.Text("print.cut.impossible")
	}
	if s.Cutting.Round {
		total += headerBreak + h.words.Text("print.cut.punch")
	}
	write(total, true, at.X)
	for i := range s.Plan.Steps {
		step := &s.Plan.Steps[i]
		at.Y += cutLeading
		write(numbersOf(n, len(step.At)), true, at.X)
		from := "print.cut.upper"
		if step.Down {
			from = "print.cut.left"
		}
		whole := step.Parts[0] == s.Cutting.Paper || i == 1 && len(step.Parts) == 1 && step.Pieces == s.Plan.Steps[0].Pieces
		write(partOf(h.words, step, whole, s.Cutting.Folded)+", "+h.words.Text(from), false, at.X+cutNumbers)
		for _, line := range c.measures(step) {
			at.Y += cutLeading
			write(line, false, at.X+cutNumbers)
		}
		n += len(step.At)
	}
}

// numbersOf returns the numbers of some cuts: 3, 4–7.
func numbersOf(first, n int) string {
	if n == 1 {
		return strconv.Itoa(first)
	}
	return strconv.Itoa(first) + "–" + strconv.Itoa(first+n-1)
}

// measures returns the measures of a step in lines that fit beside the picture.
func (c *cuttingSheet) measures(s *cutting.Step) (lines []string) {
	return c.joined(measuresOf(c.lang, s.At), headerBreak, c.area.W-cutPicture-contentsGap-cutNumbers)
}

// joined joins texts by a separator in lines of a width.
func (c *cuttingSheet) joined(texts []string, by string, room geom.Length) (lines []string) {
	h := c.im.planner.head
	for i, text := range texts {
		if i > 0 {
			longer := lines[len(lines)-1] + by + text
			if h.setIn(h.font, longer, cutText).Width <= room {
				lines[len(lines)-1] = longer
				continue
			}
		}
		lines = append(lines, text)
	}
	return lines
}
