package impose

import (
	"strings"

	"punchboard/diag"
	"punchboard/geom"
	"punchboard/scene"
)

// ContentsRow is one component of a game: a deck, a set of counters, a map.
type ContentsRow struct {
	Title   string
	Stacks  []Stack // of the component; their first pieces are shown as its picture
	Pieces  int     // total number of copies
	Fillers int     // cards in free places, which are not counted among the pieces
	Sheets  int     // number of sheets of paper they are on, in the first file
	Files   []string
}

// Dimensions of the page: a title, a line below it, and rows in one or more columns. A
// row has a checkbox, a picture, a description of the component, and the number of
// pieces.
const (
	contentsColumn = 88 * geom.MM // minimum
	contentsGap    = 8 * geom.MM  // between columns
	contentsTick   = 4 * geom.MM
	contentsAside  = 3 * geom.MM // between checkbox, picture, text and number
	contentsMargin = 12 * geom.MM
	contentsHead   = 20 * geom.PT
	contentsNote   = 10 * geom.PT
	contentsFloor  = 8 * geom.PT // of a long name
)

// contentsForm is the size of the rows.
type contentsForm struct {
	row, picture        geom.Length // height of a row, width of its picture
	name, figure, small geom.Length // type sizes
	line                geom.Length // between the lines below a name
}

// Few components are listed in one column of large rows, many in several columns of
// small ones.
var (
	contentsSmall = contentsForm{row: 22 * geom.MM, picture: 32 * geom.MM, name: 10 * geom.PT, figure: 13 * geom.PT, small: 15 * geom.PT / 2, line: 9 * geom.PT}
	contentsLarge = contentsForm{row: 27 * geom.MM, picture: 62 * geom.MM, name: 13 * geom.PT, figure: 18 * geom.PT, small: 9 * geom.PT, line: 12 * geom.PT}
)

// contentsTallest is the maximum height of large rows, which grow to fill a page.
const contentsTallest = 38 * geom.MM

// contentsSheet draws the pages of a table of contents.
type contentsSheet struct {
	listing
	contentsForm
	page  geom.Size
	area  geom.Rect // of the table
	cols  int
	down  int         // rows per column
	width geom.Length // of a column

	pictures []*scene.Use // on all pages
}

// Contents returns pages that list the components of a game, to check after cutting
// that everything is there. The game, language and paper come from the job; its stacks
// are ignored. If the paper is too narrow for a row, there are no pages.
func Contents(job Job, rows []ContentsRow) ([]scene.Page, diag.List) {
	im := newImposer(&job)
	c := newContentsSheet(im, len(rows))
	per := c.cols * int(c.area.H/c.row)
	if per < 1 || len(rows) == 0 {
		return nil, im.found
	}
	c.down = (min(per, len(rows)) + c.cols - 1) / c.cols
	var pages []scene.Page
	for first := 0; first < len(rows); first += per {
		c.marks = nil
		c.head(rows, len(pages)+1, (len(rows)+per-1)/per)
		for i := first; i < min(first+per, len(rows)); i++ {
			c.component(&rows[i], c.box(i-first))
		}
		pages = append(pages, wholePage(c.page, c.marks))
	}
	if missing := im.planner.head.missing; len(missing) > 0 {
		im.found.Warnf(rows[0].Stacks[0].Pos, CodeHeaderGlyph, "the contents page cannot print %q: its font does not have this character", missing[0].Rune).
			Hintf("write `contents: false` to leave the page out; cards and counters use their own fonts and are not affected")
	}
	reduce(c.pictures)
	return pages, im.found
}

// newContentsSheet measures the table, which is below the title on portrait paper.
func newContentsSheet(im *imposer, rows int) *contentsSheet {
	page := im.job.Print.PaperSize
	if page.Landscape() {
		page = page.Turned()
	}
	area := page.R().Inset(max(contentsMargin, im.job.Print.Margin))
	taken := contentsHead + 2*contentsGap
	area.Y, area.H = area.Y+taken, area.H-taken
	c := &contentsSheet{listing: newListing(im), page: page, area: area}
	c.choose(rows)
	return c
}

// choose selects large rows if all of them fit on one page, otherwise small ones in as
// many columns as fit on the paper.
func (c *contentsSheet) choose(rows int) {
	if high := c.area.H / geom.Length(max(1, rows)); high >= contentsLarge.row && c.area.W >= 2*contentsLarge.picture {
		c.contentsForm, c.cols, c.width = contentsLarge, 1, c.area.W
		c.row = min(high, contentsTallest)
		return
	}
	c.contentsForm = contentsSmall
	if c.cols = int((c.area.W + contentsGap) / (contentsColumn + contentsGap)); c.cols > 0 {
		c.width = (c.area.W+contentsGap)/geom.Length(c.cols) - contentsGap
	}
}

// head draws the title of a page, and the totals.
func (c *contentsSheet) head(rows []ContentsRow, page, pages int) {
	h := c.im.planner.head
	y := c.area.Y - 2*contentsGap
	about := strings.Join(filled([]string{h.words.Text("print.contents", page, pages), languageName(h.lang), h.version}), headerBreak)
	c.textRight(h.font, contentsSmall.small, listingGray, about, geom.Pt2(c.area.Right(), y))
	room := c.area.W - h.setIn(h.font, about, contentsSmall.small).Width - contentsGap
	c.text(c.bold, contentsHead, scene.Black, h.elidedIn(c.bold, contentsHead, h.game, room), geom.Pt2(c.area.X, y))
	y += contentsGap
	c.text(h.font, contentsNote, scene.Black, h.oneLine(h.words.Text("print.contents.note")), geom.Pt2(c.area.X, y))
	c.rule(c.area.X, c.area.Right(), y+contentsAside, scene.Black)
}

// box returns the box of a row on a page; rows fill one column after another.
func (c *contentsSheet) box(i int) geom.Rect {
	return geom.Rect{
		X: c.area.X + geom.Length(i/c.down)*(c.width+contentsGap), Y: c.area.Y + geom.Length(i%c.down)*c.row,
		W: c.width, H: c.row,
	}
}
