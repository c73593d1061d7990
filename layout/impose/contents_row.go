package impose

import (
	"slices"
	"strconv"
	"strings"

	"punchboard/geom"
	"punchboard/scene"
)

// contentsFaces is the maximum number of faces in the picture of a component.
const contentsFaces = 3

// component draws a row.
func (c *contentsSheet) component(r *ContentsRow, box geom.Rect) {
	mid := box.Y + box.H/2
	tick := geom.Rect{X: box.X, Y: mid - contentsTick/2, W: contentsTick, H: contentsTick}
	c.marks = append(c.marks, &scene.Path{Path: geom.RectPath(tick), Stroke: &scene.Stroke{Paint: listingGray, Width: 2 * listingRule}})
	picture := geom.Rect{X: tick.Right() + contentsAside, Y: box.Y + geom.MM, W: c.picture, H: box.H - 2*geom.MM}
	c.pictureOf(r, picture)
	figure := c.im.planner.head.setIn(c.bold, strconv.Itoa(r.Pieces)+"\u00a0×", c.figure)
	c.glyphs(figure, c.figure, scene.Black, geom.Pt2(box.Right()-figure.Width, mid-geom.MM)) // beside the name, above the sizes
	c.about(r, geom.Pt2(picture.Right()+contentsAside, mid), box.Right(), figure.Width+contentsAside)
	c.rule(box.X, box.Right(), box.Bottom(), listingPale)
}

// about writes the name of a component, the size of its pieces, and where they are
// printed. The name ends before the number, which takes some width at the right; the
// rest is below both.
func (c *contentsSheet) about(r *ContentsRow, at geom.Point, right, number geom.Length) {
	h := c.im.planner.head
	left, y, full := at.X, at.Y, right-at.X
	room := full - number
	name, size := h.oneLine(r.Title), c.name
	for size > contentsFloor && h.setIn(c.bold, name, size).Width > room {
		size -= geom.PT / 2
	}
	c.text(c.bold, size, scene.Black, h.elidedIn(c.bold, size, name, room), geom.Pt2(left, y-geom.MM))
	for _, line := range []string{h.sizes(r), h.pages(r) + headerBreak + strings.Join(r.Files, ", ")} {
		y += c.line
		c.text(h.font, c.small, listingGray, h.elidedIn(h.font, c.small, line, full), geom.Pt2(left, y-geom.MM))
	}
}

// sizes lists the sizes of a component's pieces without duplicates.
func (h *header) sizes(r *ContentsRow) string {
	var sizes []string
	for i := range r.Stacks {
		if size := h.measure(&r.Stacks[i]); !slices.Contains(sizes, size) {
			sizes = append(sizes, size)
		}
	}
	return strings.Join(sizes, ", ")
}

// pages returns the text about the number of sheets that a component is printed on, and
// of the filler cards there.
func (h *header) pages(r *ContentsRow) string {
	on := h.words.Count(r.Sheets, "print.contents.sheet", "print.contents.sheets", r.Sheets)
	if r.Fillers > 0 {
		on += h.words.Text("print.contents.fillers", r.Fillers)
	}
	return on
}

// contentsFace is one face in a picture.
type contentsFace struct {
	stack *Stack
	piece *scene.Piece
}

// pictureOf draws faces of a component as a fan, all at one scale: the back, if all its
// pieces share one, and fronts.
func (c *contentsSheet) pictureOf(r *ContentsRow, room geom.Rect) {
	faces := contentsFacesOf(r)
	var size geom.Size
	for _, f := range faces {
		size.W, size.H = max(size.W, f.stack.Size.W), max(size.H, f.stack.Size.H)
	}
	scale := min(1, float64(room.H)/float64(size.H), float64(room.W)/float64(size.W))
	width := size.W.Scale(scale)
	step := geom.Length(0)
	if len(faces) > 1 {
		step = min(width+geom.MM, (room.W-width)/geom.Length(len(faces)-1))
	}
	if step < 2*geom.MM { // wide pieces would hide each other
		faces = faces[len(faces)-1:]
	}
	x := room.X + (room.W-width-step*geom.Length(len(faces)-1))/2
	for _, f := range faces {
		c.pictures = append(c.pictures, c.face(f.stack, f.piece, geom.Rect{X: x, Y: room.Y, W: width, H: room.H}))
		x += step
	}
}

// contentsFacesOf chooses the faces of a picture: of the first piece of each stack,
// then of others, with a shared back at the bottom.
func contentsFacesOf(r *ContentsRow) (faces []contentsFace) {
	s := &r.Stacks[0]
	if back := s.Items[0].Back; back != nil && sharedBack(s) {
		faces = append(faces, contentsFace{s, back})
	}
	for i := range r.Stacks {
		if len(faces) < contentsFaces {
			faces = append(faces, contentsFace{&r.Stacks[i], r.Stacks[i].Items[0].Front})
		}
	}
	for i := 1; i < len(s.Items) && !s.Items[i].Filler && len(faces) < contentsFaces; i++ {
		faces = append(faces, contentsFace{s, s.Items[i].Front})
	}
	return faces
}

// Pictured returns the faces that are shown of a component.
func (r *ContentsRow) Pictured() (pieces []*scene.Piece) {
	for _, f := range contentsFacesOf(r) {
		pieces = append(pieces, f.piece)
	}
	return pieces
}

// sharedBack reports whether all pieces of a stack have the same back, apart from fillers.
func sharedBack(s *Stack) bool {
	return !slices.ContainsFunc(s.Items, func(item Item) bool { return !item.Filler && item.Back != s.Items[0].Back })
}
