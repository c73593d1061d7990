package impose

import (
	"strconv"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// sheetDrawing is the state of drawing one sheet of a plan.
type sheetDrawing struct {
	im          *imposer
	plan        *sheetPlan
	blocks      []sheetBlock
	facts       headerFacts
	front, back []scene.Mark
}

// sheet draws both sides. A folded sheet has both of them on its front.
func (d *sheetDrawing) sheet() PaperSheet {
	plan, mirror := d.plan, d.plan.fold.mirror()
	if d.im.duplex {
		mirror = duplexMirror(plan.page, d.im.job.Print.Duplex)
	}
	for i := range d.blocks {
		d.block(&d.blocks[i], mirror)
	}
	d.printersMarks(mirror)
	if d.im.folded {
		d.front = append(d.front, d.back...)
		d.front = append(d.front, plan.fold.line(plan.foldRoom()))
	}
	out := PaperSheet{Front: wholePage(plan.page, d.front), Cutting: plan.cutting(d.blocks)}
	if d.im.duplex {
		back := wholePage(plan.page, d.back)
		out.Back = &back
	}
	return out
}

// wholePage returns a page that is not cut itself: its boxes are the whole paper.
func wholePage(size geom.Size, marks []scene.Mark) scene.Page {
	return scene.Page{Size: size, Trim: size.R(), Bleed: size.R(), Marks: marks}
}

// block places the next pieces of a queue.
func (d *sheetDrawing) block(b *sheetBlock, mirror sheetMirror) {
	queue := d.im.queues[b.batch]
	angle := 0
	if b.turned {
		angle = 90
	}
	fronts := func(i int) bool { return !b.cut.round && coversBleed(queue[i].item.Front) }
	backs := func(i int) bool { return !b.cut.round && coversBleed(queue[i].item.Back) }
	for i, piece := range queue[:b.n] {
		d.im.noteSheet(piece, d.facts.sheet)
		if piece.first { // a bookmark for the deck
			d.front = append(d.front, &scene.Bookmark{Title: piece.stack.Title})
		}
		d.front = append(d.front, d.im.use(piece, piece.item.Front, "/front", b.trim(i), b.inkUnder(i, b.cut.bleed, fronts), angle))
		if piece.item.Back != nil && (d.im.duplex || d.im.folded) {
			d.back = append(d.back, d.im.use(piece, piece.item.Back, "/back", mirror.rect(b.trim(i)), mirror.rect(b.inkUnder(i, b.cut.backBleed(), backs)), mirror.angle(angle)))
		}
	}
	d.im.queues[b.batch] = queue[b.n:]
}

// use places one side of a piece. It is clipped if neighbors leave less space than its
// bleed.
func (im *imposer) use(p itemCopy, face *scene.Piece, side string, trim, ink geom.Rect, angle int) scene.Mark {
	if face.Size != p.stack.Size {
		panic("layout: piece " + face.ID + " is " + face.Size.String() + ", its stack " + p.stack.Size.String())
	}
	marked := side == "/front" && im.job.Print.Marks != carddata.MarksNone
	u := &scene.Use{
		Symbol: im.drawing(p.stack, face, marked), At: placementMatrix(trim, angle),
		Tag: p.stack.ID + "/" + p.item.ID + "#" + strconv.Itoa(p.nth) + side,
	}
	u.Alt, u.Title = im.alt(p, face, side == "/back")
	if ink.Contains(u.At.Box(u.Symbol.Box)) {
		return u
	}
	clip := geom.RectPath(ink)
	return &scene.Group{Clip: &clip, Marks: []scene.Mark{u}}
}

// printersMarks draws the marks around the pieces, on both sides of the paper or of the
// fold.
func (d *sheetDrawing) printersMarks(mirror sheetMirror) {
	plan := d.plan
	d.front = append(d.front, d.guides(false)...)
	if marks := d.guides(true); (d.im.duplex || d.im.folded) && len(marks) > 0 {
		d.back = append(d.back, &scene.Group{Transform: mirror.matrix(), Marks: marks})
	}
	h := d.im.planner.head
	d.front = append(d.front, h.draw(plan.strip, plan.strip.box, d.facts))
	if d.im.duplex {
		d.facts.back = true
		d.back = append(d.back, h.draw(plan.strip, mirror.rect(plan.strip.box), d.facts))
	}
}

// guides draws the guides for cutting, in the coordinates of the front.
func (d *sheetDrawing) guides(back bool) []scene.Mark {
	style := d.im.job.Print.Marks
	marks := outlines(d.blocks)
	if !back && style != carddata.MarksNone {
		marks = append(marks, punchTicks(d.blocks)...)
	}
	return append(marks, cropMarks(d.plan, style, d.blocks, back)...)
}

// cutting returns what is cut out of a sheet. On folded paper, the backs are below the
// fronts.
func (p *sheetSetup) cutting(blocks []sheetBlock) Cutting {
	c := Cutting{Paper: p.page.R(), Folded: p.fold.turn != foldNone}
	switch p.fold.turn {
	case foldX:
		c.Paper.W = p.fold.at
	case foldY:
		c.Paper.H = p.fold.at
	}
	for i := range blocks {
		c.Round = c.Round || blocks[i].cut.round
		for k := range blocks[i].n {
			c.Pieces = append(c.Pieces, blocks[i].trim(k))
		}
	}
	return c
}

// foldRoom returns the box across which a fold is drawn, so that it does not cross the
// header.
func (p *sheetPlan) foldRoom() geom.Rect {
	room := p.area
	taken := p.strip.thickness + stripGap
	if p.strip.upright {
		room.X, room.W = room.X+taken, room.W-taken
	} else {
		room.Y, room.H = room.Y+taken, room.H-taken
	}
	return room
}
