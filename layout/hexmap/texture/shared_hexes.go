package texture

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// hexVariants is the number of textures that hexes with separate drawings share, and
// latticePeriod the number of cells along each axis after which a lattice repeats.
const (
	hexVariants   = 6
	latticePeriod = 2
)

// sharing is how the hexes of a pattern share drawings.
type sharing uint8

// Patterns that are drawn over whole areas share nothing.
const (
	sharedNever     sharing = iota
	sharedByHex             // each hex by itself, up to its edges
	sharedInRows            // in rows that repeat after two hexes, up to the edges of each
	sharedInLattice         // in a lattice that repeats and ignores edges
)

// variantOf returns the hex whose random numbers a hex shares.
func (g *Land) variantOf(r sharing, h hex.Hex) hex.Hex {
	switch r {
	case sharedInRows:
		return phase(g.Map.Grid.Orientation, h, 1)
	case sharedInLattice:
		return phase(g.Map.Grid.Orientation, h, latticePeriod)
	}
	s := g.Canvas.RandomIn(h, canvas.ForVariants)
	n := s.Below(hexVariants)
	return hex.Hex{Q: 9 * n, R: 5 * n}
}

// phase returns the hex among the first n by n cells of the grid that has the same
// position in its cell as h. A cell is two hexes: the smallest rectangle that tiles the
// plane.
func phase(o hex.Orientation, h hex.Hex, n int) hex.Hex {
	if o == hex.Pointy {
		q, r := inCell(h.R, h.Q, n)
		return hex.Hex{Q: r, R: q}
	}
	q, r := inCell(h.Q, h.R, n)
	return hex.Hex{Q: q, R: r}
}

// inCell computes phase for the two coordinates, starting with the one that counts the
// staggered lines of hexes.
func inCell(line, along, n int) (int, int) {
	along = floorMod(along+line>>1, n)
	line = floorMod(line, 2*n)
	return line, along - line/2
}

func floorMod(a, n int) int { return (a%n + n) % n }

// spread draws a pattern over all hexes: at once, or on large maps hex by hex, with
// equal hexes drawn once.
func (g *Land) spread(name string, p pattern) {
	if !g.Repeats() || p.shared == sharedNever {
		p.draw(g)
		return
	}
	known := map[string]*scene.Symbol{}
	for _, h := range southward(g.Canvas, g.Hexes) {
		if g.Stopped() {
			return
		}
		variant := g.variantOf(p.shared, h)
		key := fmt.Sprint(variant) + g.surroundingsKey(p, h)
		s, ok := known[key]
		if !ok {
			id := fmt.Sprintf(face.MapPrefix+"%s/%s/%s-%d", g.Map.ID, g.name, name, len(known))
			s = g.hexSymbol(id, h, variant, p)
			known[key] = s
		}
		if len(s.Marks) > 0 {
			g.PlaceSymbol(s, g.Center(h), 0)
		}
	}
}

// southward sorts hexes from north to south, so that what overlaps another hex is drawn
// after it.
func southward(c *canvas.Canvas, hexes []hex.Hex) []hex.Hex {
	return slices.SortedStableFunc(slices.Values(hexes), func(a, b hex.Hex) int {
		return int(c.Plan.Center(a).Y - c.Plan.Center(b).Y)
	})
}

// hexSymbol draws a pattern in one hex with the random numbers of its variant, as a
// symbol centered on the hex.
func (g *Land) hexSymbol(id string, h, variant hex.Hex, p pattern) *scene.Symbol {
	own := *g
	own.Hexes, own.toVariant = []hex.Hex{h}, variant.Sub(h)
	own.alone = true
	drawn := g.Collect(func() { p.draw(&own) })
	at := g.Point(g.Center(h))
	s := &scene.Symbol{ID: id, Marks: drawn}
	for _, m := range drawn {
		s.Box = s.Box.Union(shift(m, geom.Translate(-at.X, -at.Y)))
	}
	return s
}

// draws reports whether a hex is among those being drawn.
func (g *Land) draws(h hex.Hex) bool {
	if g.alone {
		return h == g.Hexes[0]
	}
	return g.Has(h)
}

// randomIn returns the stream of a hex, or of its variant, for a purpose.
func (g *Land) randomIn(h hex.Hex, purpose uint64) canvas.RandomStream {
	return g.Canvas.RandomIn(h.Add(g.toVariant), purpose)
}

// noise returns a smooth random height at a point of a hex, or of its variant.
func (g *Land) noise(v geom.Vec, size float64, purpose uint64) float64 {
	return g.Canvas.Noise(v.Add(g.Center(g.toVariant)).Sub(g.Center(hex.Hex{})), size, purpose)
}

// shift moves a mark of a pattern, and returns the box of its ink.
func shift(m scene.Mark, by geom.Matrix) geom.Rect {
	switch v := m.(type) {
	case *scene.Path:
		v.Path = v.Path.Transform(by)
		box := v.Path.Bounds()
		if v.Stroke != nil {
			box = box.Inset(-v.Stroke.Width)
		}
		return box
	case *scene.Use:
		v.At = v.At.Then(by)
		return v.At.Box(v.Symbol.Box)
	}
	panic(fmt.Sprintf("layout: a pattern draws %T", m))
}

// surroundingsKey returns a text with everything that the drawing of a hex depends on
// except its random numbers: the sides where its land ends, and what must be kept free
// in and near it.
func (g *Land) surroundingsKey(p pattern, h hex.Hex) string {
	var b strings.Builder
	switch {
	case p.ignoresObstacles:
		return ""
	case p.shared == sharedInLattice:
		return g.Keep.Signature(g.Center(h), latticeReach)
	}
	for _, n := range h.Neighbors() {
		b.WriteString(strconv.FormatBool(g.Has(n) || g.Unseen(n)))
		b.WriteByte(' ')
	}
	b.WriteString(g.Keep.Signature(g.Center(h), canvas.KeepReach))
	return b.String()
}

// latticeReach is how far the cells of a lattice that are partly in a hex extend beyond
// it.
const latticeReach = 45
