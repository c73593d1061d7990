package impose

import (
	"strconv"

	"punchboard/geom"
	"punchboard/scene"
)

// tilePlace is the column and row of a tile.
type tilePlace struct{ col, row int }

// String returns the name of a tile like a square of a chess board: letters for rows
// from the top, numbers for columns from the left.
func (t tilePlace) String() string {
	row := ""
	for n := t.row + 1; n > 0; n = (n - 1) / 26 {
		row = string(rune('A'+(n-1)%26)) + row
	}
	return row + strconv.Itoa(t.col+1)
}

// tiles draws the pages of one side of a piece, row by row.
func (p *poster) tiles(t *tiling, piece itemCopy, face posterFace) (sheets []PaperSheet) {
	for row := range t.rows {
		for col := range t.cols {
			d := tileDrawing{poster: p, tiling: t, place: tilePlace{col, row}, origin: t.at(col, row)}
			facts := p.facts(piece.title(), d.place, len(sheets)+1, t.count())
			facts.back, facts.plain = face.side == "/back", !p.duplex
			sheets = append(sheets, PaperSheet{Front: d.draw(piece, face, facts), Cutting: d.cutting(piece.stack.Size)})
		}
	}
	return sheets
}

// facts returns the information in the header of a tile.
func (p *poster) facts(title string, place tilePlace, nth, of int) headerFacts {
	return headerFacts{decks: p.planner.head.oneLine(title), tile: place.String(), sheet: nth, sheets: of, plain: !p.duplex}
}

// tileDrawing is one page of a poster.
type tileDrawing struct {
	*poster
	*tiling
	place  tilePlace
	origin geom.Point // position of the sheet's origin on the page
}

// draw draws the tile's part of the picture on its page, with guides to join it to the
// others.
func (d *tileDrawing) draw(piece itemCopy, face posterFace, facts headerFacts) scene.Page {
	size := piece.stack.Size
	picture := d.shown(d.place.col, d.place.row).Moved(d.origin)
	use := &scene.Use{
		Symbol: d.symbol(face.drawing), At: geom.Translate(d.origin.X, d.origin.Y),
		Tag: piece.stack.ID + "/" + piece.item.ID + "#" + strconv.Itoa(piece.nth) + face.side,
	}
	use.Alt, use.Title = d.alt(piece, face.drawing, face.side == "/back")
	clip := geom.RectPath(picture)
	marks := append([]scene.Mark{&scene.Group{Clip: &clip, Marks: []scene.Mark{use}}}, d.cuts(picture, size)...)
	marks = append(marks, d.glue(picture)...)
	marks = append(marks, d.joints(picture)...)
	marks = append(marks, d.planner.head.draw(d.strip, d.strip.box, facts))
	return wholePage(d.page, append(marks, d.sketchMarks()...))
}

// cuts draws marks outside the picture: lines for its cuts, at the picture's own edges and at the seams toward the tiles
// before, and dashes where the edge of a tile goes that is glued onto this one, so that nobody cuts there.
func (d *tileDrawing) cuts(picture geom.Rect, sheet geom.Size) []scene.Mark {
	var cut, joint geom.Path
	for i, x := range cutsOf(d.cols, d.place.col, sheet.W) {
		x += d.origin.X
		lines := &cut
		if i == 1 && d.place.col < len(d.cols)-1 {
			lines = &joint
		}
		addLine(lines, geom.Pt2(x, picture.Y-markLength), geom.Pt2(x, picture.Y))
		addLine(lines, geom.Pt2(x, picture.Bottom()), geom.Pt2(x, picture.Bottom()+markLength))
	}
	for i, y := range cutsOf(d.rows, d.place.row, sheet.H) {
		y += d.origin.Y
		lines := &cut
		if i == 1 && d.place.row < len(d.rows)-1 {
			lines = &joint
		}
		addLine(lines, geom.Pt2(picture.X-markLength, y), geom.Pt2(picture.X, y))
		addLine(lines, geom.Pt2(picture.Right(), y), geom.Pt2(picture.Right()+markLength, y))
	}
	marks := []scene.Mark{&scene.Path{Path: cut, Stroke: &scene.Stroke{Paint: scene.Black, Width: markWidth, Butt: true}}}
	if !joint.Empty() {
		marks = append(marks, &scene.Path{Path: joint, Stroke: &scene.Stroke{Paint: sketchInk, Width: markWidth, Butt: true, Dash: []geom.Length{jointDash, jointDash}}})
	}
	return marks
}

// jointDash is the length of the dashes where the edge of the next tile goes, and of what is between them.
const jointDash = 6 * geom.MM / 10

// cutsOf returns the cuts of a tile along one axis of the sheet.
func cutsOf(spans []tileSpan, i int, sheet geom.Length) (cuts []geom.Length) {
	joints := seams(spans)
	cuts = []geom.Length{0, sheet}
	if i > 0 {
		cuts[0] = joints[i-1]
	}
	if i < len(joints) {
		cuts[1] = joints[i]
	}
	return cuts
}

// cutting returns what is cut out of the page: toward the tiles before, and at the edges
// of the picture. The other sides go below the tiles that follow.
func (d *tileDrawing) cutting(sheet geom.Size) Cutting {
	xs, ys := cutsOf(d.cols, d.place.col, sheet.W), cutsOf(d.rows, d.place.row, sheet.H)
	left, top, right, bottom := xs[0]+d.origin.X, ys[0]+d.origin.Y, xs[1]+d.origin.X, ys[1]+d.origin.Y
	if d.place.col < len(d.cols)-1 {
		right = d.page.W
	}
	if d.place.row < len(d.rows)-1 {
		bottom = d.page.H
	}
	return Cutting{Paper: d.page.R(), Pieces: []geom.Rect{{X: left, Y: top, W: right - left, H: bottom - top}}}
}

// The strips that the next tiles cover are pale and hatched.
const (
	glueTint  = 0.45
	glueStep  = 5 * geom.MM // between the lines
	glueWidth = 3 * geom.MM / 10
	glueInk   = scene.Gray(130)  // so that the strip seems to lie below the picture
	glueEdge  = 4 * geom.MM / 10 // from the seam, so that a crooked joint shows none of it
)

// glue marks the strips of the picture that the next tiles are glued onto: what lies
// beyond the seams at the right and at the bottom.
func (d *tileDrawing) glue(picture geom.Rect) (marks []scene.Mark) {
	if xs := seams(d.cols); d.place.col < len(xs) {
		from := xs[d.place.col] + d.origin.X + glueEdge
		marks = gluedStrip(marks, geom.Rect{X: from, Y: picture.Y, W: picture.Right() - from, H: picture.H})
	}
	if ys := seams(d.rows); d.place.row < len(ys) {
		from := ys[d.place.row] + d.origin.Y + glueEdge
		marks = gluedStrip(marks, geom.Rect{X: picture.X, Y: from, W: picture.W, H: picture.Bottom() - from})
	}
	return marks
}

// gluedStrip adds a strip that is covered, with slanted lines; none where tiles hardly overlap.
func gluedStrip(marks []scene.Mark, r geom.Rect) []scene.Mark {
	if r.W <= 0 || r.H <= 0 {
		return marks
	}
	box, lines := geom.RectPath(r), geom.Path{}
	for x := r.X - r.H; x < r.Right(); x += glueStep {
		addLine(&lines, geom.Pt2(x, r.Bottom()), geom.Pt2(x+r.H, r.Y))
	}
	return append(marks, &scene.Group{Clip: &box, Marks: []scene.Mark{
		&scene.Group{Opacity: glueTint, Marks: []scene.Mark{&scene.Path{Path: box, Fill: scene.White}}},
		&scene.Path{Path: lines, Stroke: &scene.Stroke{Paint: glueInk, Width: glueWidth, Butt: true}},
	}})
}

// joints labels the middle of each side of the picture with the neighbor there: the
// sides that it is glued onto, beside the picture, and the strips that are glued onto it,
// on a white field in the strip itself, which is not cut away.
func (d *tileDrawing) joints(picture geom.Rect) (marks []scene.Mark) {
	c := picture.Center()
	for _, side := range []struct {
		dcol, drow int
		below      bool // whether the neighbor is glued onto this tile
		at         geom.Point
		turn       float64
	}{
		{0, -1, false, geom.Pt2(c.X, picture.Y-markLength/2-jointAir), 0},
		{0, 1, true, geom.Pt2(c.X, picture.Bottom()+markLength/2), 0},
		{-1, 0, false, geom.Pt2(picture.X-markLength/2-jointAir, c.Y), -90},
		{1, 0, true, geom.Pt2(picture.Right()+markLength/2, c.Y), -90},
	} {
		next := tilePlace{d.place.col + side.dcol, d.place.row + side.drow}
		if next.col < 0 || next.row < 0 || next.col >= len(d.cols) || next.row >= len(d.rows) {
			continue
		}
		key := "print.onto"
		if side.below {
			key = "print.glue"
		}
		words := d.planner.head.words.Text(key, next.String())
		text := d.centred(words, jointSize)
		text.Fill = jointInk
		label, at := []scene.Mark{text}, side.at
		if room := d.stripRoom(picture, side.dcol); side.below && room > jointSize*5/4 {
			inward := geom.Pt2(markLength/2+room/2, 0)
			if side.drow != 0 {
				inward = geom.Pt2(0, inward.X)
			}
			at = geom.Pt2(at.X-inward.X, at.Y-inward.Y)
			width := d.planner.head.set(words, jointSize).Width + 2*geom.MM
			field := geom.RectPath(geom.Rect{X: -width / 2, Y: -room / 2, W: width, H: room})
			label = append([]scene.Mark{&scene.Path{Path: field, Fill: scene.White}}, label...)
		}
		marks = append(marks, &scene.Group{Transform: geom.Rotate(side.turn).Then(geom.Translate(at.X, at.Y)), Marks: label})
	}
	return marks
}

// stripRoom returns how wide the strip is that the next tile of a row or column covers.
func (d *tileDrawing) stripRoom(picture geom.Rect, dcol int) geom.Length {
	if xs := seams(d.cols); dcol > 0 && d.place.col < len(xs) {
		return picture.Right() - xs[d.place.col] - d.origin.X - glueEdge
	}
	if ys := seams(d.rows); dcol == 0 && d.place.row < len(ys) {
		return picture.Bottom() - ys[d.place.row] - d.origin.Y - glueEdge
	}
	return 0
}

// centred returns a line of text centered at the origin.
func (d *tileDrawing) centred(s string, size geom.Length) *scene.Glyphs {
	h := d.planner.head
	line := h.set(s, size)
	return h.glyphs(line, size, geom.Pt2(-line.Width/2, size.Scale(h.font.Metrics().CapHeight/2)))
}

// The sketch is gray, and the words at the joints are dark gray, because they are not part
// of the picture.
const (
	sketchInk  = scene.Gray(70)
	sketchLine = geom.MM / 8
	jointInk   = scene.Gray(30)
	jointSize  = 9 * geom.PT
	jointAir   = 4 * geom.MM / 10 // of words beside the picture, for their descenders
	placeSize  = 14 * geom.PT
)

// sketchMarks draws the sheet with its seams, this tile filled, and the name of the
// tile next to it.
func (d *tileDrawing) sketchMarks() []scene.Mark {
	xs, ys := edges(d.cols), edges(d.rows)
	width, height := xs[len(xs)-1]-xs[0], ys[len(ys)-1]-ys[0]
	name := d.planner.head.set(d.place.String(), placeSize)
	room := d.sketch.W - name.Width - sketchAside/2
	scale := min(float64(room)/float64(width), float64(d.sketch.H-sketchLine)/float64(height))
	grid, cell := d.grid(xs, ys)
	to := geom.Translate(-xs[0], -ys[0]).Then(geom.ScaleBy(scale, scale)).
		Then(geom.Translate(d.sketch.Right()-width.Scale(scale)-sketchLine/2, d.sketch.Y+sketchLine/2))
	label := d.planner.head.glyphs(name, placeSize, geom.Pt2(d.sketch.Right()-width.Scale(scale)-sketchAside/2-name.Width, d.sketch.Y+placeSize.Scale(d.planner.head.font.Metrics().CapHeight)))
	return []scene.Mark{
		&scene.Path{Path: cell.Transform(to), Fill: sketchInk},
		&scene.Path{Path: grid.Transform(to), Stroke: &scene.Stroke{Paint: sketchInk, Width: sketchLine}},
		label,
	}
}

// edges returns the ends of the sheet along one axis, and the seams between them.
func edges(spans []tileSpan) []geom.Length {
	list := append([]geom.Length{spans[0].from}, seams(spans)...)
	return append(list, spans[len(spans)-1].to)
}

// grid returns the outlines of all tiles, and that of this tile, in the sketch.
func (d *tileDrawing) grid(xs, ys []geom.Length) (all, this geom.Path) {
	for row := range len(ys) - 1 {
		for col := range len(xs) - 1 {
			box := geom.RectPath(geom.Rect{X: xs[col], Y: ys[row], W: xs[col+1] - xs[col], H: ys[row+1] - ys[row]})
			all.Append(box)
			if d.place == (tilePlace{col, row}) {
				this = box
			}
		}
	}
	return all, this
}
