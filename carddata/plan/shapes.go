package plan

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"punchboard/carddata/source"
)

// Limits of shapes: far above any plan, and low enough that a mistake does not fill the
// memory.
const (
	maxPoints = 500 // of one shape
	maxShapes = 500 // of one entry
)

// shapesHint says how shapes are written.
const shapesHint = "write `box: 6 22 9 6` for x, y, width and height in squares, or `points: 6 10, 13 10, 13 12`"

// boxes reads boxes: x, y, width and height in squares, as a text or a list of texts.
// Four numbers in a list are one box.
func (f *file) boxes(n source.Node, what string) (all []Shape) {
	for _, item := range f.groups(n, what, 4) {
		v, ok := f.numbers(item, what, 4)
		if !ok {
			continue
		}
		if v[2] <= 0 || v[3] <= 0 {
			item.at.Errorf(CodeShape, "`%s` must have a width and a height of more than 0", what).Hintf(shapesHint)
			continue
		}
		x, y := v[0], v[1]
		all = append(all, f.shape(item.at, what, Point{x, y}, Point{x + v[2], y}, Point{x + v[2], y + v[3]}, Point{x, y + v[3]}))
	}
	return all
}

// squares reads single squares by the position of their corner.
func (f *file) squares(n source.Node, what string) (all []Shape) {
	for _, p := range f.points(n, what) {
		all = append(all, Shape{p, {p.X + 1, p.Y}, {p.X + 1, p.Y + 1}, {p.X, p.Y + 1}})
	}
	if f.Grid.South { // the corner that was named is the lower one
		for _, s := range all {
			for i := range s {
				s[i].Y--
			}
		}
	}
	for _, s := range all {
		f.inside(n, what, s...)
	}
	return all
}

// polygon reads the corners of a shape.
func (f *file) polygon(n source.Node, what string) []Shape {
	before := f.found(n)
	pts := f.points(n, what)
	if len(pts) > 0 && len(pts) < 3 && f.found(n) == before {
		n.Errorf(CodeShape, "`%s` must have three corners or more, but has %d", what, len(pts)).Hintf(shapesHint)
		return nil
	}
	if len(pts) < 3 {
		return nil
	}
	if f.found(n) == before && straight(pts) {
		n.Errorf(CodeShape, "`%s` must be the corners of an area, but they lie on one line", what).Hintf(shapesHint)
	}
	return []Shape{pts}
}

// straight reports whether points lie on one line, so that they enclose nothing.
func straight(pts []Point) bool {
	a, b := pts[0], slices.MaxFunc(pts, func(p, q Point) int { return cmp.Compare(apart(p, pts[0]), apart(q, pts[0])) })
	return !slices.ContainsFunc(pts, func(p Point) bool {
		return math.Abs(float64((b.X-a.X)*(p.Y-a.Y))-float64((b.Y-a.Y)*(p.X-a.X))) > 1e-9
	})
}

// apart returns how far apart two points are, along the axis where they are farther apart.
func apart(p, q Point) float64 { return max(math.Abs(p.X-q.X), math.Abs(p.Y-q.Y)) }

// found returns the number of findings so far.
func (f *file) found(n source.Node) int { return n.Doc.Found.Len() }

// points reads positions: x and y in squares, as a text with commas or a list of texts.
func (f *file) points(n source.Node, what string) (all []Point) {
	for _, item := range f.groups(n, what, 2) {
		if v, ok := f.numbers(item, what, 2); ok {
			all = append(all, f.shape(item.at, what, Point{v[0], v[1]})...)
		}
	}
	return all
}

// shape converts points from the file's way of counting rows, and reports those outside
// the plan.
func (f *file) shape(at source.Node, what string, pts ...Point) Shape {
	for i := range pts {
		if f.Grid.South {
			pts[i].Y = float64(f.Grid.Rows) - pts[i].Y
		}
	}
	f.inside(at, what, pts...)
	return pts
}

// inside reports points outside the plan.
func (f *file) inside(at source.Node, what string, pts ...Point) {
	for _, p := range pts {
		if p.X < 0 || p.Y < 0 || p.X > float64(f.Grid.Cols) || p.Y > float64(f.Grid.Rows) {
			at.Errorf(CodeShape, "`%s` extends beyond the plan, which has %s and %s", what, source.Count(f.Grid.Cols, "column"), source.Count(f.Grid.Rows, "row")).
				Hintf("positions are counted in squares of the grid, from 0")
			return
		}
	}
}

// group is the text of a few numbers, with its place.
type group struct {
	at   source.Node
	text string
}

// groups splits a value into its groups of numbers: at commas, and by the items of a list.
// A list of exactly n single numbers is one group.
func (f *file) groups(n source.Node, what string, size int) (all []group) {
	items := n.OneOrMore(what)
	if len(items) == size && size > 1 && !strings.ContainsAny(strings.TrimSpace(items[0].Value), " ,") {
		texts := make([]string, size)
		for i, item := range items {
			texts[i], _ = item.Scalar(what)
		}
		return []group{{n, strings.Join(texts, " ")}}
	}
	for _, item := range items {
		text, ok := item.Scalar(what)
		if !ok {
			continue
		}
		for part := range strings.SplitSeq(text, ",") {
			all = append(all, group{item, part})
		}
	}
	if len(all) > max(maxPoints, maxShapes) {
		n.Errorf(CodeShape, "`%s` has more than %d entries; the rest are ignored", what, maxPoints)
		all = all[:maxPoints]
	}
	return all
}

// numbers reads the numbers of a group.
func (f *file) numbers(g group, what string, n int) ([]float64, bool) {
	fields := strings.Fields(g.text)
	v := make([]float64, 0, n)
	for _, s := range fields {
		x, ok := source.ParseNumber(source.ASCIIMinus(s))
		if !ok || math.Abs(x) > 1e6 {
			break
		}
		v = append(v, x)
	}
	if len(v) != n || len(fields) != n {
		want := "two numbers, x and y"
		if n == 4 {
			want = "four numbers: x, y, width and height"
		}
		g.at.Errorf(CodeShape, "`%s` must be %s, but this is %s", what, want, source.Quote(strings.TrimSpace(g.text))).Hintf("%s", numbersHint(what, fields))
		return nil, false
	}
	return v, true
}

// numbersHint says how the numbers of a key are written.
func numbersHint(what string, fields []string) string {
	for _, s := range fields {
		if _, err := strconv.ParseFloat(s, 64); err == nil && strings.ContainsAny(s, "eExX") {
			return "write numbers without an exponent, such as 0.5"
		}
	}
	switch what {
	case "offset":
		return "write `offset: 0.5 0` for x and y in squares"
	case "at":
		return "write `at: 10 25`"
	}
	return shapesHint
}
