package patroldeck

import (
	"math"
	"slices"
	"strings"
	"testing"

	"punchboard/playtest"
)

// naiveGround is the battlefield as letters, with the rules about it written a
// second time: slowly, with corners of squares instead of steps along a line,
// and with angles and repeated relaxation instead of bits and buckets.
type naiveGround struct {
	rows  []string
	known []int8 // by pairs of squares: 1 for a line of sight, -1 for none, 0 if not yet asked
}

func newNaiveGround() *naiveGround {
	rows := strings.Fields(theMap)
	slices.Reverse(rows)
	return &naiveGround{rows, make([]int8, 36*32*36*32)}
}

func (n *naiveGround) letter(x, y int) byte {
	if y < 0 || y >= len(n.rows) || x < 0 || x >= len(n.rows[y]) {
		return 0
	}
	return n.rows[y][x]
}

// house returns the building of a square: A, B or 0.
func (n *naiveGround) house(x, y int) byte {
	switch {
	case x >= 6 && x < 15 && y >= 22 && y < 28:
		return 'A'
	case x >= 22 && x < 31 && y >= 21 && y < 27:
		return 'B'
	}
	return 0
}

// between returns the squares whose inside a line crosses, without its ends, from
// the first to the last: those with corners on both sides of it (B-03).
func between(x, y, tx, ty int) (all [][2]int) {
	for cy := min(y, ty); cy <= max(y, ty); cy++ {
		for cx := min(x, tx); cx <= max(x, tx); cx++ {
			left, right := false, false
			for _, corner := range [][2]int{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}} {
				side := (tx-x)*(2*(cy-y)+corner[1]) - (ty-y)*(2*(cx-x)+corner[0])
				left, right = left || side > 0, right || side < 0
			}
			if end := cx == x && cy == y || cx == tx && cy == ty; left && right && !end {
				all = append(all, [2]int{cx, cy})
			}
		}
	}
	along := func(q [2]int) int { return (q[0]-x)*(tx-x) + (q[1]-y)*(ty-y) }
	slices.SortFunc(all, func(a, b [2]int) int { return along(a) - along(b) })
	return all
}

// crossed returns the letters of the squares between two others.
func (n *naiveGround) crossed(x, y, tx, ty int) string {
	var all strings.Builder
	for _, q := range between(x, y, tx, ty) {
		all.WriteByte(n.letter(q[0], q[1]))
	}
	return all.String()
}

// sees finds a line of sight, or remembers it.
func (n *naiveGround) sees(x, y, tx, ty int) bool {
	known := &n.known[(x+36*y)*36*32+tx+36*ty]
	if *known == 0 {
		if *known = -1; n.looks(x, y, tx, ty) {
			*known = 1
		}
	}
	return *known > 0
}

// looks follows the words of B-04.
func (n *naiveGround) looks(x, y, tx, ty int) bool {
	a, b := n.letter(x, y), n.letter(tx, ty)
	crossed := n.crossed(x, y, tx, ty)
	if h := n.house(x, y); h != 0 && h == n.house(tx, ty) {
		return !strings.Contains(crossed, "#")
	}
	if a == 'i' || b == 'i' {
		return false
	}
	if a == 'T' && b == 'T' && math.Hypot(float64(tx-x), float64(ty-y)) <= 6 && strings.Trim(crossed, "T") == "" {
		return true
	}
	if a == 'T' && !n.edge(x, y) || b == 'T' && !n.edge(tx, ty) {
		return false
	}
	return !strings.ContainsAny(crossed, "#WDiHT")
}

func (n *naiveGround) edge(x, y int) bool {
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			if l := n.letter(x+dx, y+dy); l != 0 && l != 'T' {
				return true
			}
		}
	}
	return false
}

// touches follows the words of B-08.
func (n *naiveGround) touches(x, y, tx, ty int) bool {
	a, b := n.letter(x, y), n.letter(tx, ty)
	if b == 0 || a == '#' || b == '#' {
		return false
	}
	apart := n.house(x, y) != n.house(tx, ty)
	if x != tx && y != ty {
		return !apart && n.letter(x, ty) != '#' && n.letter(tx, y) != '#'
	}
	return !apart || strings.ContainsAny(string([]byte{a, b}), "DW")
}

// step returns the cost of a step in half inches; 0 if it is not allowed (B-06).
func (n *naiveGround) step(x, y, tx, ty int, wounded bool) int {
	a, b := n.letter(x, y), n.letter(tx, ty)
	if b == 0 || b == '#' || a == '#' {
		return 0
	}
	cost := 2
	if x != tx && y != ty {
		cost = 3
		if strings.ContainsAny(string([]byte{a, b}), "DW") || strings.ContainsAny(string([]byte{n.letter(x, ty), n.letter(tx, y)}), "#WD") {
			return 0
		}
	}
	if b == 'T' || b == 'R' {
		cost *= 2
	}
	if wounded {
		cost *= 2
	}
	return cost + map[byte]int{'L': 4, 'F': 4, 'H': 4, 'D': 4, 'W': 8}[b]
}

// TestGroundAgrees compares sight, contact and steps of every square with the
// naive battlefield.
func TestGroundAgrees(t *testing.T) {
	r, n := load(t), newNaiveGround()
	g := &r.data.ground
	lines := 0
	for a := range 36 * 32 {
		x, y := a%36, a/36
		q := g.at(x, y)
		if n.letter(x, y) == '#' {
			continue
		}
		for d := range direction(directions) {
			tx, ty := x+along[d][0], y+along[d][1]
			cost := n.step(x, y, tx, ty, false)
			if (g.steps[q]>>d&1 == 1) != (cost > 0) || (g.touch[q]&d.window() != 0) != n.touches(x, y, tx, ty) {
				t.Fatalf("%d/%d in direction %d", x, y, d)
			}
			if cost > 0 && (g.cost(d.from(q), d, false) != cost || g.cost(d.from(q), d, true) != n.step(x, y, tx, ty, true)) {
				t.Fatalf("%d/%d in direction %d costs %d", x, y, d, cost)
			}
		}
		for b := a % 5; b < a; b += 5 {
			if tx, ty := b%36, b/36; n.letter(tx, ty) != '#' {
				if r.sight.sees(q, g.at(tx, ty)) != n.sees(x, y, tx, ty) {
					t.Fatalf("from %d/%d to %d/%d", x, y, tx, ty)
				}
				lines++
			}
		}
	}
	if lines < 100_000 {
		t.Errorf("only %d lines were compared", lines)
	}
}

// TestRoutesAgree compares routes and the order of figures from left to right
// with slow ways to find them, at the decisions of random games.
func TestRoutesAgree(t *testing.T) {
	r, n := load(t), newNaiveGround()
	var p routes
	compared := 0
	for game := range uint64(2) {
		c, rnd := playtest.NewKeyed(5, game), playtest.NewStream(5, game, 0)
		var s State
		for r.Setup(&s, &c, nil); r.Actor(&s) != playtest.Nobody; {
			if live := r.live(&s, s.asked); rnd.N(20) == 0 && live != 0 {
				f := live.nth(s.asked, rnd.N(live.count()))
				charging := rnd.N(2) == 0
				p.find(r, &s, traveling(r, &s, f, 14, charging), &waiting{})
				n.compareRoutes(t, r, &s, f, &p, charging)
				compareLeft(t, r, &s, f)
				compared++
			}
			legal := r.Legal(&s, nil)
			r.Apply(&s, legal[rnd.N(len(legal))], &c, nil)
		}
	}
	if compared < 100 {
		t.Errorf("only %d routes were compared", compared)
	}
}

// routes returns what it costs to reach each square, by relaxing all squares
// until nothing changes (B-06, B-07). A charging figure goes no farther from a
// square in contact with an enemy.
func (n *naiveGround) routes(x, y, allowance int, wounded, charging bool, enemies [][2]int) map[[2]int]int {
	start := [2]int{x, y}
	cost := map[[2]int]int{start: 0}
	for again := true; again; {
		again = false
		for q, have := range cost {
			if q != start && n.touchesOne(q, enemies) {
				continue
			}
			for _, by := range along {
				to := [2]int{q[0] + by[0], q[1] + by[1]}
				step := n.step(q[0], q[1], to[0], to[1], wounded)
				if step == 0 || have+step > allowance || !n.mayEnter(to, charging, enemies) {
					continue
				}
				if old, known := cost[to]; !known || have+step < old {
					cost[to], again = have+step, true
				}
			}
		}
	}
	return cost
}

// touchesOne reports whether a square is in contact with one of some others.
func (n *naiveGround) touchesOne(q [2]int, others [][2]int) bool {
	return slices.ContainsFunc(others, func(e [2]int) bool {
		return max(q[0]-e[0], e[0]-q[0], q[1]-e[1], e[1]-q[1]) == 1 && n.touches(q[0], q[1], e[0], e[1])
	})
}

// mayEnter reports whether enemies allow a figure to enter a square.
func (n *naiveGround) mayEnter(q [2]int, charging bool, enemies [][2]int) bool {
	return !slices.Contains(enemies, q) && (charging || !n.touchesOne(q, enemies))
}

// compareRoutes compares the costs of the squares that a figure can reach.
func (n *naiveGround) compareRoutes(t *testing.T, r *Rules, s *State, f figure, p *routes, charging bool) {
	var enemies [][2]int
	for e := r.live(s, f.side().Other()); e != 0; e &= e - 1 {
		at := s.at[e.first(f.side().Other())]
		enemies = append(enemies, [2]int{at.x(), at.y()})
	}
	cost := n.routes(s.at[f].x(), s.at[f].y(), 14, r.wounded(s, f), charging, enemies)
	if len(cost) != p.seen {
		t.Fatalf("%d squares can be reached, not %d", len(cost), p.seen)
	}
	for q, want := range cost {
		if at := r.data.ground.at(q[0], q[1]); int(p.cost[at]) != want {
			t.Fatalf("%s costs %d, not %d", where(at), want, p.cost[at])
		}
	}
}

// compareLeft sorts the enemies by their angles.
func compareLeft(t *testing.T, r *Rules, s *State, by figure) {
	side := by.side().Other()
	area := r.live(s, side)
	if area == 0 {
		return
	}
	var list [maxFigures]figure
	g := &game{r, s, nil, nil}
	count := g.leftToRight(by, area.first(side), area, &list)
	x, y := 0, 0
	for _, f := range list[:count] {
		dx, dy := offset(s.at[by], s.at[f])
		x, y = x+dx, y+dy
	}
	ahead := math.Atan2(float64(y), float64(x))
	angle := func(f figure) float64 {
		dx, dy := offset(s.at[by], s.at[f])
		a := math.Remainder(math.Atan2(float64(dy), float64(dx))-ahead, 2*math.Pi)
		if a < -math.Pi+1e-9 {
			a += 2 * math.Pi
		}
		return a
	}
	for i := range count - 1 {
		a, b := list[i], list[i+1]
		switch turn := angle(a) - angle(b); {
		case turn < -1e-9:
			t.Fatalf("figure %d comes before %d, but is to its right", a, b)
		case turn < 1e-9 && (apart(s.at[by], s.at[a]) > apart(s.at[by], s.at[b]) || apart(s.at[by], s.at[a]) == apart(s.at[by], s.at[b]) && a > b):
			t.Fatalf("figures %d and %d are in line, but the second is nearer", a, b)
		}
	}
}
