package impose

import (
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/scene"
)

// imposer converts the stacks of a job to pages. All sheets are planned before any is
// drawn, because each sheet states their total number.
type imposer struct {
	job            *Job
	folded, duplex bool         // how the backs are produced; neither: there are none
	queues         [][]itemCopy // by batch of the planner, in the order of the stacks
	pieces         int
	planner        planner
	sheets         sheetPlan
	titles         string // titles of all stacks
	symbols        map[*scene.Piece]*scene.Symbol
	discs          map[discDrawing]*scene.Symbol
	sheetsOf       map[*Item][]int // the sheets of each item
	alts           alts
	found          diag.List
}

// itemCopy is one copy of an item.
type itemCopy struct {
	stack  *Stack
	item   *Item
	nth    int  // from 1
	first  bool // whether it is the first of its stack
	ground groundID
}

// twoSided reports whether a job has backs to print.
func (j *Job) twoSided() bool {
	if j.Print.FrontsOnly {
		return false
	}
	for _, s := range j.Stacks {
		for _, item := range s.Items {
			if item.Back != nil && item.Copies > 0 {
				return true
			}
		}
	}
	return false
}

func newImposer(job *Job) *imposer {
	im := &imposer{job: job, symbols: map[*scene.Piece]*scene.Symbol{}, discs: map[discDrawing]*scene.Symbol{}, sheetsOf: map[*Item][]int{}, alts: newAlts(job)}
	two := job.twoSided()
	im.folded, im.duplex = two && job.Print.Fold, two && !job.Print.Fold
	im.planner = planner{print: job.Print, folded: im.folded, head: newHeader(job)}
	im.fillQueues()
	im.matchGrounds()
	im.planner = *im.planner.with(func(*carddata.Print) {})
	return im
}

// fillQueues collects the copies of all items, grouped by cut.
func (im *imposer) fillQueues() {
	index := map[cutSpec]int{}
	for i := range im.job.Stacks {
		s := &im.job.Stacks[i]
		c := s.cut()
		copies := s.copies()
		if i > 0 && s.Lay != nil && s.Title == im.job.Stacks[i-1].Title && len(copies) > 0 {
			copies[0].first = false // this is another cut of the same set
		}
		if len(copies) == 0 {
			continue
		}
		at, known := index[c]
		if !known {
			at, index[c] = len(im.queues), len(im.queues)
			im.queues = append(im.queues, nil)
			im.planner.batches = append(im.planner.batches, batch{cut: c})
		}
		im.queues[at] = append(im.queues[at], copies...)
		im.planner.batches[at].unplaced += len(copies)
		im.pieces += len(copies)
	}
}

// copies returns the stack's pieces, all copies of an item in a row.
func (s *Stack) copies() (all []itemCopy) {
	for i := range s.Items {
		for nth := 1; nth <= s.Items[i].Copies; nth++ {
			all = append(all, itemCopy{stack: s, item: &s.Items[i], nth: nth, first: len(all) == 0})
		}
	}
	return all
}

// titleSheets prepares the header.
func (im *imposer) titleSheets() {
	head := im.planner.head
	titles := make([]string, len(im.job.Stacks))
	for i := range titles {
		titles[i] = head.oneLine(im.job.Stacks[i].Title)
	}
	im.titles = strings.Join(slices.Compact(titles), ", ")
	head.turning, head.corner = im.turning(), im.corner()
	head.reserve(headerFacts{decks: im.titles, sheet: im.mostSheets(), sheets: im.mostSheets(), back: true, plain: !im.duplex})
}

// mostSheets returns the widest number that a sheet may have. The number of sheets is
// only known after the header has been laid out, but it is at most the number of
// pieces.
func (im *imposer) mostSheets() int {
	most := 8
	for n := im.pieces; n >= 10; n /= 10 {
		most = 10*most + 8
	}
	return most
}

// turning describes how the backs are produced, in the words of the header.
func (im *imposer) turning() string {
	switch words := im.planner.head.words; {
	case im.folded:
		return words.Text("print.fold")
	case !im.duplex:
		return ""
	case im.job.Print.Duplex == carddata.DuplexShort:
		return words.Text("print.short-edge")
	default:
		return words.Text("print.long-edge")
	}
}

// corner returns the corner radius of all stacks, or 0 if they differ.
func (im *imposer) corner() geom.Length {
	for _, s := range im.job.Stacks {
		if s.Corner != im.job.Stacks[0].Corner {
			return 0
		}
	}
	return im.job.Stacks[0].Corner
}

// plan finds places for all pieces, or reports why that is impossible.
func (im *imposer) plan() (ok bool) {
	im.titleSheets()
	if im.sheets, ok = im.planner.plan(); !ok {
		need := im.planner.tooLarge()
		im.planner.reportNoFit(&im.found, im.queues[need][0].stack, im.planner.batches[need])
		return false
	}
	pos, decks := im.subject()
	im.advise(pos, decks)
	im.planner.reportBetter(&im.found, pos, decks, im.sheets)
	return true
}

// subject returns the position and the decks for findings about all sheets.
func (im *imposer) subject() (pos diag.Pos, decks string) {
	var ids []string
	for _, s := range im.job.Stacks {
		if len(ids) == 0 {
			pos = s.Pos
		}
		ids = append(ids, s.ID)
	}
	return pos, strings.Join(ids, ", ")
}

// draw converts the plan to pages.
func (im *imposer) draw() *Imposed {
	plan := &im.sheets
	margins := geom.Between(plan.page, plan.area)
	out := &Imposed{
		Folded: im.folded, Paper: im.job.Print.Paper, Landscape: plan.page.Landscape(),
		PerSheet: plan.per, Placed: im.pieces,
		flip: audit.Flip{Turn: im.turn(), Fold: plan.fold.at, Margins: &margins},
	}
	if im.duplex {
		out.Duplex = duplexFlag(im.job.Print.Duplex)
	}
	for i, blocks := range plan.sheets {
		facts := headerFacts{decks: im.titles, sheet: i + 1, sheets: len(plan.sheets), plain: !im.duplex}
		d := sheetDrawing{im: im, plan: plan, blocks: blocks, facts: facts}
		out.Sheets = append(out.Sheets, d.sheet())
	}
	out.Manifest = im.manifest()
	return out
}

// turn returns how the audit must interpret the sheets.
func (im *imposer) turn() audit.Turn {
	switch {
	case im.duplex && im.job.Print.Duplex == carddata.DuplexShort:
		return audit.ShortEdge
	case im.duplex:
		return audit.LongEdge
	case !im.folded:
		return audit.OneSided
	case im.sheets.fold.turn == foldY:
		return audit.FoldY
	}
	return audit.FoldX
}

// symbol returns the drawing of a piece, which all its copies share.
func (im *imposer) symbol(p *scene.Piece) *scene.Symbol {
	s := im.symbols[p]
	if s == nil {
		s = p.Symbol()
		im.symbols[p] = s
	}
	return s
}
