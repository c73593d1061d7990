package impose

import (
	"strconv"
	"strings"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// Dimensions of a manifest's table, whose columns are wide enough for a name and its
// numbers.
const (
	manifestRow    = 12 * geom.MM
	manifestColumn = 80 * geom.MM // minimum width
	manifestGap    = 8 * geom.MM  // between columns
	manifestAbove  = 5 * geom.MM  // between the header and the title, and below that
	manifestTitle  = 13 * geom.PT
	manifestName   = 17 * geom.PT / 2
	manifestFigure = 11 * geom.PT
	manifestSmall  = 13 * geom.PT / 2
	manifestNote   = 9 * geom.PT
	manifestLine   = manifestNote * 21 / 20 // from line to line of a note
	manifestNoted  = 14 * geom.MM           // of a row with a note, without its lines
)

// manifestSheet draws the pages of a manifest.
type manifestSheet struct {
	listing
	area  geom.Rect // of the table
	cols  int
	down  int         // rows per column
	width geom.Length // of a column
	tall  geom.Length // of a row
	face  geom.Length // the width and height within which faces are drawn
	noted bool        // whether notes are printed
}

// manifestPages arranges rows in columns, page by page.
func (im *imposer) manifestPages(rows []ManifestRow) (pages []scene.Page) {
	m := im.manifestSheet(rows)
	per := m.cols * int(m.area.H/m.tall)
	if per < 1 {
		return nil
	}
	m.down = (min(per, len(rows)) + m.cols - 1) / m.cols
	before := len(im.planner.head.missing)
	for first := 0; first < len(rows); first += per {
		m.marks = nil
		m.head(rows, len(pages)+1, (len(rows)+per-1)/per)
		for i := first; i < min(first+per, len(rows)); i++ {
			m.row(&rows[i], m.box(i-first))
		}
		pages = append(pages, wholePage(im.sheets.page, m.marks))
	}
	if missing := im.planner.head.missing; len(missing) > before {
		im.found.Warnf(rows[0].stack.Pos, CodeHeaderGlyph, "the manifest cannot print %q: its font does not have this character", missing[0].Rune).
			Hintf("no change is needed for the counters, which use their own fonts")
	}
	return pages
}

// manifestSheet measures the table, which is below header and title, in as many columns
// as fit on the paper.
func (im *imposer) manifestSheet(rows []ManifestRow) *manifestSheet {
	area := im.sheets.page.R().Inset(im.job.Print.Margin)
	taken := im.planner.head.strip(area, false).thickness + 2*manifestAbove + manifestTitle
	area.Y, area.H = area.Y+taken, area.H-taken
	cols := max(1, int((area.W+manifestGap)/(manifestColumn+manifestGap)))
	m := &manifestSheet{listing: newListing(im), area: area, cols: cols, width: (area.W+manifestGap)/geom.Length(cols) - manifestGap, tall: manifestRow, face: manifestFace}
	lines := 0
	for i := range rows {
		if rows[i].item.Note != "" {
			m.noted, m.face = true, manifestNotedFace
			lines = max(lines, len(m.note(&rows[i]).Lines)+m.nameLines(&rows[i])-1)
		}
	}
	if tall := max(m.face+8*geom.MM, manifestNoted+geom.Length(lines)*manifestLine); m.noted && tall <= area.H {
		m.tall = tall
	} else { // a paper too small for notes has the list without them
		m.noted, m.face = false, manifestFace
	}
	return m
}

// room returns the width of the texts of a row, right of its faces.
func (m *manifestSheet) room() geom.Length { return m.width - m.facesWidth() - manifestBetween }

// nameLines returns on how many lines a name is at most, beside the number of copies.
func (m *manifestSheet) nameLines(r *ManifestRow) int {
	h := m.im.planner.head
	figure := h.setIn(m.bold, strconv.Itoa(r.Copies)+"\u00a0×", manifestFigure)
	return min(2, len(h.wrapped(m.bold, h.oneLine(r.Name), manifestName, m.room()-figure.Width-2*geom.MM).Lines))
}

// note sets the note of a row.
func (m *manifestSheet) note(r *ManifestRow) fonts.Block {
	h := m.im.planner.head
	return h.wrapped(h.font, fonts.Typography(h.lang, r.item.Note), manifestNote, m.room())
}

// head draws the header and title above the table.
func (m *manifestSheet) head(rows []ManifestRow, page, pages int) {
	h, area := m.im.planner.head, m.im.sheets.page.R().Inset(m.im.job.Print.Margin)
	strip := h.strip(area, false)
	m.marks = append(m.marks, h.draw(strip, strip.box, headerFacts{decks: m.im.titles, sheet: page, sheets: pages, plain: true, manifest: true}))
	y := strip.box.Bottom() + manifestAbove + manifestTitle
	m.text(m.bold, manifestTitle, scene.Black, h.elided(m.im.titles, area.W/2), geom.Pt2(area.X, y))
	m.textRight(h.font, manifestName, listingGray, m.sum(rows), geom.Pt2(area.Right(), y))
	m.rule(area.X, area.Right(), y+manifestAbove/2, scene.Black)
}

// sum returns the text with the totals.
func (m *manifestSheet) sum(rows []ManifestRow) string {
	pieces, words := 0, &m.im.planner.head.words
	for i := range rows {
		pieces += rows[i].Copies
	}
	return m.im.planner.head.oneLine(words.Text("print.manifest.total", len(rows), pieces, len(m.im.sheets.sheets)))
}

// box returns the box of a row on a page; rows fill one column after another.
func (m *manifestSheet) box(i int) geom.Rect {
	return geom.Rect{
		X: m.area.X + geom.Length(i/m.down)*(m.width+manifestGap), Y: m.area.Y + geom.Length(i%m.down)*m.tall,
		W: m.width, H: m.tall,
	}
}

// row draws a counter: its faces, its name, its number of copies, its note, and its sheets.
func (m *manifestSheet) row(r *ManifestRow, box geom.Rect) {
	m.faces(r, box)
	h := m.im.planner.head
	room := m.room()
	left, upper, lower := box.Right()-room, box.Y+box.H*9/20, box.Y+box.H*3/4
	if m.noted {
		upper, lower = box.Y+6*geom.MM, box.Bottom()-5*geom.MM/2
	}
	figure := h.setIn(m.bold, strconv.Itoa(r.Copies)+"\u00a0×", manifestFigure)
	m.glyphs(figure, manifestFigure, scene.Black, geom.Pt2(box.Right()-figure.Width, upper))
	last := m.name(h.oneLine(r.Name), room-figure.Width-2*geom.MM, geom.Pt2(left, upper))
	if m.noted && r.item.Note != "" {
		m.lines(m.note(r), scene.Black, fonts.Typography(h.lang, r.item.Note), geom.Pt2(left, last+manifestLine+geom.MM))
	}
	where := h.oneLine(h.sheetNames(r.Sheets))
	m.textRight(h.font, manifestSmall, listingGray, where, geom.Pt2(box.Right(), lower))
	about := h.elidedIn(h.font, manifestSmall, m.about(r), room-h.setIn(h.font, where, manifestSmall).Width-2*geom.MM)
	if r.item.Group == "" {
		m.text(h.font, manifestSmall, listingGray, about, geom.Pt2(left, lower))
	} else { // words of the game, with the typography of their language
		m.lines(h.wrapped(h.font, about, manifestSmall, room), listingGray, about, geom.Pt2(left, lower))
	}
	m.rule(box.X, box.Right(), box.Bottom(), listingPale)
}

// about returns what a row says of a counter below its name: its group and its size, and on proofs its id, which only
// designers know.
func (m *manifestSheet) about(r *ManifestRow) string {
	size := m.im.planner.head.measure(r.stack)
	if r.item.Group != "" {
		size = r.item.Group + headerBreak + size
	}
	if m.im.job.Print.Proof {
		return r.ID + headerBreak + size
	}
	return size
}

// name draws the name of a counter on one line or two, and returns the baseline of the last; a
// name that needs more is truncated. The only line starts at a point on its baseline; two lines
// are around that point, or begin there if a note follows.
func (m *manifestSheet) name(name string, room geom.Length, at geom.Point) geom.Length {
	h := m.im.planner.head
	b := h.wrapped(m.bold, name, manifestName, room)
	if len(b.Lines) > 2 || b.Overfull > 0 {
		b = h.wrapped(m.bold, h.elidedIn(m.bold, manifestName, name, room), manifestName, room)
	}
	if len(b.Lines) > 1 && !m.noted {
		at.Y -= manifestRow * 3 / 20
	}
	m.lines(b, scene.Black, name, at)
	return at.Y + b.Lines[len(b.Lines)-1].Baseline - b.Lines[0].Baseline
}

// measure formats the size of a stack's pieces: one number for squares and discs.
func (h *header) measure(s *Stack) string {
	w, height := lengthText(h.lang, rounded(s.Size.W)), lengthText(h.lang, rounded(s.Size.H))
	switch {
	case s.Round:
		return "Ø\u00a0" + w
	case w == height:
		return w
	}
	return w + " × " + height
}

// rounded rounds a length to tenths of a millimeter, for display.
func rounded(l geom.Length) geom.Length { return (l + geom.MM/20) / (geom.MM / 10) * (geom.MM / 10) }

// sheetNames formats sheet numbers: "sheet 2", "sheets 1-3, 5".
func (h *header) sheetNames(sheets []int) string {
	var runs []string
	for i := 0; i < len(sheets); {
		last := i
		for last+1 < len(sheets) && sheets[last+1] == sheets[last]+1 {
			last++
		}
		run := strconv.Itoa(sheets[i])
		if last > i {
			run += "–" + strconv.Itoa(sheets[last])
		}
		runs, i = append(runs, run), last+1
	}
	return h.words.Count(len(sheets), "print.on-sheet", "print.on-sheets", strings.Join(runs, ", "))
}
