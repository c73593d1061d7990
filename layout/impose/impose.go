// Package impose arranges pieces on sheets: it plans the sheet, mirrors the backs, and
// adds gutters, crop marks, headers, posters in tiles, and manifests. It knows nothing
// about faces.
package impose

import (
	"slices"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/scene"
)

// Stack is a set of pieces of one size that are printed together, such as a deck.
type Stack struct {
	Pos       diag.Pos // the position in the user's files, for findings
	ID        string   // unique in the job, such as the deck's id
	Title     string   // for the header and the bookmarks, in the sheet's language
	Size      geom.Size
	Bleed     geom.Length // of the pieces' ink beyond the trim, on the sheet
	AutoBleed bool        // whether sheets may print less of it; see Spared
	Corner    geom.Length // radius of the corners, which the header states
	Items     []Item
	Lay       *carddata.CounterLayout // layout of counters; nil for cards
	Round     bool                    // cut as discs; only for counters
	Sheets    bool                    // whether the pieces are sheets, whose tables are read cell by cell
}

// Item is a piece and its number of copies.
type Item struct {
	Pos         diag.Pos
	ID          string       // unique in the stack
	Title       string       // for a page or poster of its own; "" to use that of the stack
	Note        string       // about a counter, for the manifest; "" for none
	Front, Back *scene.Piece // Back may be nil
	Group       string       // what the list of counters says of it below its name; "" for nothing
	Copies      int
	Filler      bool     // whether it is printed only in free places; see Filled
	Cuts        TileCuts // of the front, for posters
}

// Job is the contents of one file. Its stacks share sheets; decks that must not share
// sheets are separate jobs.
type Job struct {
	Stacks  []Stack
	Print   carddata.Print // Bleed, Corner and Safe are those of each stack; the rest applies to all
	Lang    string         // language of the header (BCP 47)
	Game    string         // title of the game, for the header
	Version string
	Words   map[string]string // texts of the game in place of those in package wording, by id
}

// Imposed is the sheets of a job, ready for any renderer.
type Imposed struct {
	Sheets    []PaperSheet
	Duplex    scene.Duplex // the edge over which the printer must turn the sheets
	Folded    bool         // backs are beside the fronts, across a fold
	Paper     string       // its name, as in Print
	Landscape bool
	PerSheet  int // pieces on a full sheet, for counters on the fullest; 0 for pieces of several sizes or grounds
	Placed    int // total number of pieces, a front and its back counted as one
	Method    Method
	Manifest  *Manifest // list of counters; nil for none
	flip      audit.Flip
	placed    placed // empty for sheets with nothing to cut apart
}

// PaperSheet is one sheet of paper. Back is nil if the job is printed on one side only.
type PaperSheet struct {
	Front   scene.Page
	Back    *scene.Page
	Cutting Cutting
}

// Cutting is what is cut out of a sheet, on its front.
type Cutting struct {
	Paper  geom.Rect   // the whole sheet, or the half with the fronts once it is folded
	Pieces []geom.Rect // their trims; of a tile, up to the edge of the paper where it is not cut
	Folded bool        // the paper is folded and glued before
	Round  bool        // some pieces are discs, which are punched out of their boxes
}

// Pages returns all pages in printing order: front, back, front, back, or only fronts;
// then those of the manifest.
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

// Fronts returns the front of each sheet, and the manifest, for files that separate the
// sides.
func (im *Imposed) Fronts() []scene.Page {
	var pages []scene.Page
	for i := range im.Sheets {
		pages = append(pages, im.Sheets[i].Front)
	}
	return append(pages, im.manifestPages()...)
}

// Backs returns the backs of the sheets in the order of Fronts, or nil if the job is
// printed on one side only.
func (im *Imposed) Backs() []scene.Page {
	var pages []scene.Page
	for i := range im.Sheets {
		if im.Sheets[i].Back != nil {
			pages = append(pages, *im.Sheets[i].Back)
		}
	}
	return pages
}

// Impose places all pieces of a job on sheets of its paper. The findings report why a
// piece does not fit and what would help; if one of them is an error, there are no
// sheets.
//
// Pieces must have the size of their stack; their symbols are shared by all copies. A
// piece is placed as a use tagged "stack/item#copy/front" or "stack/item#copy/back",
// copies counted from 1, and clipped to the bleed that is visible there.
func Impose(job Job) (*Imposed, diag.List) {
	im := newImposer(&job)
	if im.pieces == 0 || !im.plan() {
		return &Imposed{Paper: job.Print.Paper}, im.found
	}
	pieces := placed{slices.Clone(im.queues), im.sheets.sheets}
	out := im.draw()
	out.placed = pieces
	return out, im.found
}

// ExpectedPieces returns the pieces that the sheets of a job must hold, for the audit.
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

// Audit checks that the sheets hold exactly the pieces of the job.
func (im *Imposed) Audit(job Job) diag.List {
	return audit.Check(im.Pages(), ExpectedPieces(job), im.flip)
}

// Flip returns how the sheets are printed and assembled, to audit a written file.
func (im *Imposed) Flip() audit.Flip { return im.flip }
