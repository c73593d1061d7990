// Package impose puts pieces on sheets: it plans the sheet, mirrors the backs, and adds gutters,
// crop marks, headers, posters in tiles, and manifests. It knows no face.
package impose

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/scene"
)

// Stack is pieces of one size that are printed together, such as a deck.
type Stack struct {
	Pos    diag.Pos // where the user's files define it: findings point there
	ID     string   // unique in the job, such as the deck's id
	Title  string   // for the header and the bookmarks, in the sheet's language
	Size   geom.Size
	Bleed  geom.Length // how far the pieces' ink reaches beyond the trim, on the sheet
	Corner geom.Length // radius of the corners, which the header tells
	Items  []Item
	Lay    *carddata.CounterLayout // how counters lie; nil for cards
	Round  bool                    // cut as discs, of counters
}

// Item is a piece and how often it is wanted.
type Item struct {
	Pos         diag.Pos
	ID          string       // unique in the stack
	Title       string       // on a page or poster of its own; "" for the stack's
	Front, Back *scene.Piece // Back may be nil
	Copies      int
	Cuts        TileCuts // of the front, for posters
}

// Job is what one file prints. Its stacks share sheets: decks that should not
// are jobs of their own.
type Job struct {
	Stacks  []Stack
	Print   carddata.Print // Bleed, Corner and Safe are the stacks' own; the rest holds for all
	Lang    string         // BCP 47: what the header is written in
	Game    string         // title of the game, for the header
	Version string
}

// Imposed is the sheets of a job, ready for any backend.
type Imposed struct {
	Sheets    []PaperSheet
	Duplex    scene.Duplex // over which edge the printer must turn the sheets
	Folded    bool         // backs stand beside the fronts, across a fold
	Paper     string       // its name, as in Print
	Landscape bool
	PerSheet  int // pieces on a full sheet, of counters on the fullest; 0 for pieces of several sizes or grounds
	Placed    int // pieces in all: a front and its back are one
	Method    Method
	Manifest  *Manifest // of counters; nil for none
	flip      audit.Flip
}

// PaperSheet is one sheet of paper. Back is nil when the job prints one side only.
type PaperSheet struct {
	Front scene.Page
	Back  *scene.Page
}

// Pages returns all pages in printing order: front, back, front, back, or fronts
// alone; and those of the manifest after them.
func (im *Imposed) Pages() []scene.Page {
	var pages []scene.Page
	for i := range im.Sheets {
		pages = append(pages, im.Sheets[i].Front)
		if im.Sheets[i].Back != nil {
			pages = append(pages, *im.Sheets[i].Back)
		}
	}
	return append(pages, im.manifestPages()...)
}

// manifestPages returns the pages of the manifest.
func (im *Imposed) manifestPages() []scene.Page {
	if im.Manifest == nil {
		return nil
	}
	return im.Manifest.Pages
}

// Fronts returns the front of each sheet, and the manifest, for files that keep the
// sides apart.
func (im *Imposed) Fronts() []scene.Page {
	var pages []scene.Page
	for i := range im.Sheets {
		pages = append(pages, im.Sheets[i].Front)
	}
	return append(pages, im.manifestPages()...)
}

// Backs returns the backs of the sheets in the order of Fronts; none when the
// job prints one side only.
func (im *Imposed) Backs() []scene.Page {
	var pages []scene.Page
	for i := range im.Sheets {
		if im.Sheets[i].Back != nil {
			pages = append(pages, *im.Sheets[i].Back)
		}
	}
	return pages
}

// Impose places all pieces of a job on sheets of its paper. The findings say why
// a piece fits nowhere and what would help; with an error among them there are
// no sheets.
//
// Pieces must have the size of their stack; their symbols are shared by all
// copies. A piece is placed as a use tagged "stack/item#copy/front" or
// "stack/item#copy/back", copies counted from 1, clipped to the bleed that it
// may show there.
func Impose(job Job) (*Imposed, diag.List) {
	im := newImposer(&job)
	if im.pieces == 0 || !im.plan() {
		return &Imposed{Paper: job.Print.Paper}, im.found
	}
	out := im.draw()
	return out, im.found
}

// ExpectedPieces lists what the sheets of a job must hold, for the audit.
func ExpectedPieces(job Job) []audit.Expected {
	twoSided := job.twoSided()
	var wants []audit.Expected
	for _, s := range job.Stacks {
		for _, item := range s.Items {
			w := audit.Expected{Pos: item.Pos, ID: s.ID + "/" + item.ID, Size: s.Size, Copies: item.Copies, Front: item.Front.ID}
			if item.Back != nil && twoSided {
				w.TwoSided, w.Back = true, item.Back.ID
			}
			wants = append(wants, w)
		}
	}
	return wants
}

// Audit proves that the sheets hold what the job wants.
func (im *Imposed) Audit(job Job) diag.List {
	return audit.Check(im.Pages(), ExpectedPieces(job), im.flip)
}

// Flip says how the sheets are printed and made up, for an audit of a written
// file.
func (im *Imposed) Flip() audit.Flip { return im.flip }
