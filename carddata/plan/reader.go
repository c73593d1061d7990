package plan

import (
	"slices"
	"strings"
	"unicode"

	"punchboard/carddata/hexmap"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Reader reads the plans of a game.
type Reader struct {
	*hexmap.Reader
	Plans   []*Plan
	Overlay source.Node // what a variant lays over the files, by name; may not exist
}

// file is a plan that is being read, with the sections that wait for others.
type file struct {
	*Plan
	terrains, borders, roads    source.Node
	ground, rows                source.Node
	areas, lines, zones, places source.Node
}

// Read reads the section `plans` and the files that it names.
func (l *Reader) Read(n source.Node) {
	if !n.Exists() {
		return
	}
	for i, f := range n.Mapping("plans") {
		if i == maxPlans {
			f.Key.Errorf(source.CodeTooMany, "the game has more than %d plans; the rest are ignored", maxPlans)
			return
		}
		if !source.IsSlug(f.Name) {
			f.Key.Errorf(source.CodeBadValue, "the plan name %s may contain only lower-case letters, digits and hyphens", source.Quote(f.Name)).
				Hintf("%s", source.SlugHint(f.Name))
			continue
		}
		name, ok := f.Value.Scalar("plans." + f.Name)
		if !ok {
			continue
		}
		if root, ok := l.YAML(name, f.Value.Pos()); ok {
			l.plan(f, root.Overlaid(l.Overlay.Lookup(f.Name)))
		}
	}
}

// plan reads one plan. It is kept if its grid and terrains could be read.
func (l *Reader) plan(named source.Field, root source.Node) {
	gray := values.Paint{Kind: values.RGBPaint, Color: [4]uint8{0x4A, 0x4A, 0x4A}}
	f := &file{Plan: &Plan{
		Pos: named.Key.Pos(), ID: named.Name, Scale: Scale{1, 1},
		Grid: Grid{Numbers: numberWords[0], Paint: gray, Width: 8 * geom.MM / 100, BoldWidth: geom.MM / 5},
		Look: Look{Texture: 8 * geom.MM, Outline: true, Seed: 1},
	}}
	sections.Read(l, root, "the plan", Settings, f)
	f.Terrains = l.ReadTerrains(f.terrains)
	f.Borders, f.Roads = l.ReadLineKinds(f.borders, f.roads)
	if f.Grid.Cols == 0 || f.Grid.Rows == 0 || f.Grid.Square == 0 || len(f.Terrains) == 0 {
		return // already reported
	}
	if f.Grid.Every == 0 {
		f.Grid.Every = max(1, f.Grid.Bold)
	}
	if f.ground.Exists() {
		f.Ground = max(0, f.terrainNamed(f.ground, "ground"))
	}
	f.readLook()
	l.readRows(f)
	l.entries(f)
	f.unseen()
	l.Plans = append(l.Plans, f.Plan)
}

func (f *file) readScale(n source.Node) {
	text, ok := n.Scalar("scale")
	if !ok {
		return
	}
	scale, err := ParseScale(text)
	if err != nil {
		n.Errorf(source.CodeBadValue, "`scale`: %v", err).Hintf("write two numbers, such as \"1:12\"")
		return
	}
	f.Scale = scale
}

// readOffset reads the position of the first lines.
func (g *Grid) readOffset(n source.Node) {
	text, ok := n.Scalar("offset")
	if !ok {
		return
	}
	f := &file{Plan: &Plan{}}
	if v, ok := f.numbers(group{n, text}, "offset", 2); ok {
		g.Offset = Point{v[0], v[1]}
	}
}

// terrainNamed returns the index of a terrain, or -1 with a finding.
func (f *file) terrainNamed(n source.Node, what string) int {
	id, ok := n.Scalar(what)
	if !ok {
		return -1
	}
	i := f.Terrain(id)
	if i < 0 {
		var ids []string
		for _, t := range f.Terrains {
			ids = append(ids, t.ID)
		}
		n.Errorf(hexmap.CodeTerrain, "there is no terrain `%s`", id).Hintf("%s", diag.DidYouMean(id, ids))
	}
	return i
}

// lineKind finds the kind of a line among those of borders and roads.
func (f *file) lineKind(n source.Node, line *Line) {
	id, ok := n.Scalar("kind")
	if !ok {
		return
	}
	var ids []string
	for i, k := range f.Borders {
		if ids = append(ids, k.ID); k.ID == id {
			line.Border = i
			return
		}
	}
	for i, k := range f.Roads {
		if ids = append(ids, k.ID); k.ID == id {
			line.Road = i
			return
		}
	}
	found := n.Errorf(hexmap.CodeTerrain, "`borders` and `roads` have no kind `%s`", id)
	if found.Hintf("add it to one of them: `%s: {name: ...}`", id); len(ids) > 0 {
		found.Hintf("%s", diag.DidYouMean(id, ids))
	}
}

// linePoints reads the points of a line.
func (f *file) linePoints(n source.Node) []Point {
	pts := f.points(n, "points")
	if len(pts) == 1 {
		n.Errorf(CodeShape, "a line needs two points or more").Hintf("write `points: 0 3, 10 5`")
	}
	if len(pts) > 1 && !slices.ContainsFunc(pts, func(p Point) bool { return p != pts[0] }) {
		n.Errorf(CodeShape, "all points of this line are the same").Hintf("write two different ones: `points: 0 3, 10 5`")
	}
	return pts
}

// onePoint reads a single position.
func (f *file) onePoint(n source.Node) Point {
	pts := f.points(n, "at")
	if len(pts) > 1 {
		n.Errorf(CodeShape, "`at` must be one position, but has %d", len(pts)).Hintf("write `at: 10 25`")
	}
	if len(pts) == 0 {
		return Point{}
	}
	return pts[0]
}

// readRows reads the terrain of the squares.
func (l *Reader) readRows(f *file) {
	if !f.rows.Exists() {
		return
	}
	codes := map[rune]int{}
	for i, t := range f.Terrains {
		for _, r := range t.Code {
			codes[r] = i
		}
	}
	lines := rowLines(f.rows)
	if len(lines) != f.Grid.Rows {
		f.rows.Errorf(hexmap.CodeRows, "the grid has %s, but `rows` has %d", source.Count(f.Grid.Rows, "row"), len(lines)).
			Hintf("write one line for each row, or change `rows` in `grid`")
	}
	f.Squares = slices.Repeat([]int{-1}, f.Grid.Cols*f.Grid.Rows)
	for row, line := range lines[:min(len(lines), f.Grid.Rows)] {
		f.readRow(row, line, codes)
	}
}

// rowLine is one row, with the place of its first character in its node.
type rowLine struct {
	group
	start int
}

// rowLines returns the rows: items of a list, or lines of a text.
func rowLines(n source.Node) (all []rowLine) {
	for _, item := range n.OneOrMore("rows") {
		text, ok := item.Scalar("rows")
		if !ok {
			continue
		}
		start := 0
		for line := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
			all = append(all, rowLine{group{item, line}, start})
			start += len([]rune(line)) + 1
		}
	}
	return all
}

// readRow reads one row, one character per square.
func (f *file) readRow(row int, line rowLine, codes map[rune]int) {
	col := 0
	for i, c := range []rune(line.text) {
		if unicode.IsSpace(c) {
			continue
		}
		t, ok := codes[c]
		if !ok && col < f.Grid.Cols {
			line.at.Doc.Found.Errorf(line.at.PosAt(line.start+i), hexmap.CodeTerrain, "no terrain has the code `%c`", c).
				Hintf("give a terrain this `code`, or correct the row")
			codes[c] = -1 // reported once, however often it occurs
		}
		if ok && col < f.Grid.Cols {
			f.Squares[row*f.Grid.Cols+col] = t
		}
		col++
	}
	if col != f.Grid.Cols {
		line.at.Doc.Found.Errorf(line.at.PosAt(line.start), hexmap.CodeRows, "row %d has %s for %s", row+1, source.Count(col, "character"), source.Count(f.Grid.Cols, "column")).
			Hintf("write one character for each square; spaces are ignored")
	}
}
