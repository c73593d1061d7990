package impose

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/scene"
)

// Limits of posters: a sheet with more tiles is probably a wrong unit, and nobody
// prints and glues more pages.
const (
	maxTiles  = 400
	mostPages = 2000
)

// tileSpare is how much more than the printer's margin tiles overlap by default, to
// allow for a slightly crooked cut.
const tileSpare = 5 * geom.MM

// The maximum height and width of the sketch that shows the place of a tile.
const (
	sketchHeight = 9 * geom.MM
	sketchWidth  = 24 * geom.MM
	sketchAside  = 4 * geom.MM
)

// defaultOverlap returns the overlap of tiles if a sheet sets none: more than the
// printer's margin, which the next tile must cover.
func defaultOverlap(p *carddata.Print) geom.Length { return p.Margin + tileSpare }

// ImposePoster splits each piece of a job into tiles: pages that, cut along their marks
// and glued together, make the piece at its own size. Neighbors share the overlap; 0
// means that of defaultOverlap. The tiles of a piece have the same size, except that
// they end on its clean cuts, in the orientation of the paper that needs fewer pages.
// Backs have their own tiles, after those of their front, because glued paper only
// shows one side.
//
// Each piece is one symbol, used once on each of its pages under a clip and tagged as
// Impose tags it, so it is only stored once.
func ImposePoster(job Job, overlap geom.Length) (*Imposed, diag.List) {
	if overlap == 0 {
		overlap = defaultOverlap(&job.Print)
	}
	job.Print.Fold = false
	p := poster{imposer: newImposer(&job), overlap: overlap}
	p.planner.head.turning = p.planner.head.words.Text("print.join") // one-sided: nothing is turned over
	out := &Imposed{Paper: job.Print.Paper, Placed: p.pieces, Method: MethodTiled}
	out.flip = audit.Flip{Turn: audit.Tiled, Margin: job.Print.Margin, Overlap: overlap}
	for i := range job.Stacks {
		out.Sheets = append(out.Sheets, p.stack(&job.Stacks[i])...)
	}
	if p.found.Errors() > 0 {
		out.Sheets = nil
	}
	return out, p.found
}

// poster converts a job to tiles.
type poster struct {
	*imposer
	overlap geom.Length
}

// stack returns the pages of all pieces of a stack. Pieces with clean cuts are split
// along them, all others in the same way.
func (p *poster) stack(s *Stack) (sheets []PaperSheet) {
	copies := s.copies()
	if len(copies) == 0 {
		return nil
	}
	plain := p.plan(s, TileCuts{})
	if plain == nil || !p.reasonable(s, plain, len(copies)) {
		return nil
	}
	for _, piece := range copies {
		for _, face := range p.faces(piece) {
			t := plain
			if !face.cuts.empty() {
				t = p.plan(s, face.cuts)
			}
			sheets = append(sheets, p.tiles(t, piece, face)...)
		}
	}
	sheets[0].Front.Marks = append([]scene.Mark{&scene.Bookmark{Title: s.Title}}, sheets[0].Front.Marks...)
	return sheets
}

// posterFace is one side of a piece.
type posterFace struct {
	drawing *scene.Piece
	side    string // as at the end of tags
	cuts    TileCuts
}

func (p *poster) faces(piece itemCopy) []posterFace {
	faces := []posterFace{{piece.item.Front, "/front", piece.item.Cuts}}
	if piece.item.Back != nil && p.duplex {
		faces = append(faces, posterFace{piece.item.Back, "/back", TileCuts{}})
	}
	return faces
}

// plan splits the pieces of a stack, or reports why that is impossible.
func (p *poster) plan(s *Stack, cuts TileCuts) *tiling {
	var best *tiling
	for _, page := range sheetPages(&p.job.Print) {
		if t := p.tiling(s, page, cuts); t != nil && t.better(best) {
			best = t
		}
	}
	if best == nil {
		p.reportNoTiles(s)
	}
	return best
}

// tiling splits a sheet for one orientation of the paper. It returns nil if the paper
// has no room for tiles, or if there would be too many.
func (p *poster) tiling(s *Stack, page geom.Size, cuts TileCuts) *tiling {
	t := &tiling{page: page}
	p.reserveRoom(t, s)
	ink := s.Size.R().Inset(-s.Bleed)
	t.cols = tileSpans(tileSpan{ink.X, ink.Right()}, t.window.W, p.overlap, maxTiles)
	t.rows = tileSpans(tileSpan{ink.Y, ink.Bottom()}, t.window.H, p.overlap, maxTiles)
	if t.cols == nil || t.rows == nil || t.window.W <= 0 || t.window.H <= 0 {
		return nil
	}
	t.cols = joinedAt(t.cols, t.window.W, p.overlap, cuts.X)
	t.rows = joinedAt(t.rows, t.window.H, p.overlap, cuts.Y)
	return t
}

// reserveRoom reserves room for header, sketch and marks; the picture gets the rest.
func (p *poster) reserveRoom(t *tiling, s *Stack) {
	area := t.page.R().Inset(p.job.Print.Margin)
	text := area
	text.W -= sketchWidth + sketchAside
	h := p.planner.head
	h.reserve(p.facts(s.longestTitle(), tilePlace{col: maxTiles, row: 26*27 - 1}, mostPages, mostPages))
	t.strip = h.strip(text, false)
	height := max(t.strip.thickness, sketchHeight)
	t.sketch = geom.Rect{X: area.Right() - sketchWidth, Y: area.Y, W: sketchWidth, H: sketchHeight}
	t.window = area
	t.window.Y += height + stripGap
	t.window.H -= height + stripGap
	t.window = t.window.Inset(markLength)
}

// longestTitle returns the longest title of a stack and its items.
func (s *Stack) longestTitle() string {
	longest := s.Title
	for i := range s.Items {
		if len(s.Items[i].Title) > len(longest) {
			longest = s.Items[i].Title
		}
	}
	return longest
}

// reportNoTiles reports why a sheet cannot be split into tiles.
func (p *poster) reportNoTiles(s *Stack) {
	print := &p.job.Print
	var room geom.Size
	for _, page := range sheetPages(print) {
		t := tiling{page: page}
		if p.reserveRoom(&t, s); t.window.W > p.overlap && t.window.H > p.overlap {
			p.reportTooMany(s)
			return
		}
		if room == (geom.Size{}) {
			room = geom.Size{W: max(0, t.window.W), H: max(0, t.window.H)}
		}
	}
	p.found.Errorf(s.Pos, CodeNoTiles, "%s: with margins of %s, %s has only %s for a tile, but tiles overlap by %s", s.ID, print.Margin, print.Paper, room, p.overlap).
		Hintf("use larger paper, or a smaller margin or overlap")
}

func (p *poster) reportTooMany(s *Stack) {
	p.found.Errorf(s.Pos, CodeManyTiles, "%s: %s on %s needs more than %d tiles", s.ID, s.Size, p.job.Print.Paper, maxTiles).
		Hintf("check the size, or use larger paper with `--paper`")
}

// reasonable reports whether a poster can reasonably be printed and glued, and adds a
// finding if not.
func (p *poster) reasonable(s *Stack, t *tiling, copies int) bool {
	if t.count() > maxTiles {
		p.reportTooMany(s)
		return false
	}
	if pages := t.count() * copies; pages > mostPages {
		p.found.Errorf(s.Pos, CodeManySheets, "%s: %d copies of %d tiles make %d pages; the limit for a file is %d", s.ID, copies, t.count(), pages, mostPages)
		return false
	}
	if p.overlap < p.job.Print.Margin && t.count() > 1 {
		p.found.Warnf(s.Pos, CodeThinTiles, "%s: tiles overlap by %s, but the printer leaves a margin of %s", s.ID, p.overlap, p.job.Print.Margin).
			Hintf("use an overlap of %s, the default", defaultOverlap(&p.job.Print))
	}
	return true
}
