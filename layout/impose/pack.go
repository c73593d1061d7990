package impose

import (
	"cmp"
	"slices"

	"punchboard/geom"
)

// packer fills one sheet with blocks. The free space is kept as disjoint rectangles;
// each block takes a corner of one and leaves two. All pieces of a sheet have the same
// orientation, so that a stack of strips can be cut together.
type packer struct {
	form   *sheetSetup
	turned bool
	whole  bool // a batch becomes a single block
	bare   bool // blocks without cells: sheets are only counted
	mem    *rowMemory
	needs  []batch
	free   []geom.Rect
	blocks []sheetBlock
}

// packSheets fills as many sheets as the batches need, larger pieces first. It returns
// nil if some piece does not fit on any sheet. Pieces of several sizes or grounds are
// turned as it suits each sheet; pieces of one size are turned the same way on all
// sheets. Pieces of a batch stay together unless that takes more sheets.
func packSheets(each packer, needs []batch) [][]sheetBlock {
	scattered := packAll(each, needs)
	if !even(needs) {
		each.whole = true
		if whole := packAll(each, needs); whole != nil && len(whole) <= len(scattered) {
			return whole
		}
	}
	return scattered
}

// packAll fills the sheets; whole says that a batch is divided only if it does not fit
// on an empty sheet, and then into a single block on each sheet.
func packAll(each packer, needs []batch) [][]sheetBlock {
	var sheets [][]sheetBlock
	for anyLeft(needs) {
		p := each.sheet(needs)
		if !even(needs) {
			other := each
			other.turned = !each.turned
			if q := other.sheet(needs); q.covered() > p.covered() {
				p, each = q, other
			}
		}
		if len(p.blocks) == 0 {
			return nil
		}
		needs = p.needs
		sheets = append(sheets, p.blocks)
	}
	return sheets
}

// even reports whether there is a single batch, whose pieces form an even grid.
func even(needs []batch) bool { return len(needs) == 1 && !needs[0].matched }

func anyLeft(needs []batch) bool {
	return slices.ContainsFunc(needs, func(n batch) bool { return n.unplaced > 0 })
}

// sheet fills one sheet like the packer; the batches of the one returned are those that remain.
func (p packer) sheet(needs []batch) *packer {
	p.needs, p.free = slices.Clone(needs), []geom.Rect{p.form.field}
	p.fill()
	return &p
}

// covered returns the area of the sheet's pieces, in square millimeters.
func (p *packer) covered() (area float64) {
	for i := range p.blocks {
		area += float64(p.blocks[i].n) * areaOf(p.blocks[i].cut.size)
	}
	return area
}

func (p *packer) fill() {
	for _, i := range largestFirst(p.needs) {
		for p.needs[i].unplaced > 0 && p.place(i) {
		}
	}
}

// largestFirst orders batches by the area of their pieces, because small pieces fill
// the gaps between large ones.
func largestFirst(needs []batch) []int {
	order := make([]int, len(needs))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Compare(areaOf(needs[b].cut.size), areaOf(needs[a].cut.size))
	})
	return order
}

// place adds a block of the batch where most of its pieces fit, and reports whether any
// did.
func (p *packer) place(need int) bool {
	best := -1
	var block sheetBlock
	for i, room := range p.free {
		b := p.needs[need].block(p.mem, room.Size(), p.turned, p.form.mark)
		if b.n > block.n || b.n > 0 && b.n == block.n && smaller(room, p.free[best]) {
			best, block = i, b
		}
	}
	if best < 0 || p.whole && block.n < p.needs[need].unplaced && !p.divides(need) {
		return false
	}
	room := p.free[best]
	rim := block.cut.backRim() + block.cut.marks(p.form.mark)
	block.batch, block.at = need, geom.Pt2(room.X+rim, room.Y+rim)
	if !p.bare {
		block.cells = p.needs[need].cells(p.mem, room.Size(), p.turned, p.form.mark)
	}
	p.needs[need].unplaced -= block.n
	p.blocks = append(p.blocks, block)
	p.cut(best, block.foot(p.form.mark).Size())
	return true
}

// divides reports whether a batch may begin on this sheet and continue on the next: it
// would not fit on an empty sheet, and has no block here yet.
func (p *packer) divides(need int) bool {
	begun := slices.ContainsFunc(p.blocks, func(b sheetBlock) bool { return b.batch == need })
	empty := p.needs[need].block(p.mem, p.form.field.Size(), p.turned, p.form.mark)
	return !begun && empty.n < p.needs[need].unplaced
}

func smaller(a, b geom.Rect) bool { return areaOf(a.Size()) < areaOf(b.Size()) }

func areaOf(s geom.Size) float64 { return s.W.MM() * s.H.MM() }

// cut removes an area from the corner of a free rectangle, split along the line that
// leaves the largest rectangle.
func (p *packer) cut(i int, foot geom.Size) {
	room := p.free[i]
	right := geom.Rect{X: room.X + foot.W, Y: room.Y, W: room.W - foot.W, H: room.H}
	below := geom.Rect{X: room.X, Y: room.Y + foot.H, W: room.W, H: room.H - foot.H}
	if smaller(right, below) {
		right.H = foot.H
	} else {
		below.W = foot.W
	}
	p.free = append(slices.Delete(p.free, i, i+1), right, below)
}

// alignedBlocks moves the blocks of all sheets by the same amount, so that a stack of
// sheets can be cut together.
func alignedBlocks(form *sheetSetup, sheets [][]sheetBlock) [][]sheetBlock {
	var feet geom.Rect
	top := true
	for _, blocks := range sheets {
		for i := range blocks {
			feet = feet.Union(blocks[i].foot(form.mark))
			top = top && blocks[i].cut.lay.Top
		}
	}
	move := form.settle(feet, top)
	for _, blocks := range sheets {
		for i := range blocks {
			blocks[i].at = blocks[i].at.Add(move)
		}
		centerBlocks(blocks, feet.X+move.X+feet.W/2, form.mark)
	}
	return sheets
}

// centerBlocks centers each block that has no other beside it on a vertical axis.
func centerBlocks(blocks []sheetBlock, axis, mark geom.Length) {
	for i := range blocks {
		b := &blocks[i]
		if b.cut.counters && !slices.ContainsFunc(blocks, func(other sheetBlock) bool { return b.beside(other, mark) }) {
			b.at.X = axis - b.size.W/2
		}
	}
}

// beside reports whether another block, with its bleed and marks, is to the left or right
// of a block.
func (b *sheetBlock) beside(other sheetBlock, mark geom.Length) bool {
	foot, next := b.foot(mark), other.foot(mark)
	return other.at != b.at && next.Y < foot.Bottom() && foot.Y < next.Bottom()
}
