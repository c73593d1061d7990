package patroldeck

import (
	"math"
	"slices"
	"strings"
	"testing"

	"punchboard/playtest"
)

// naive is the battlefield as letters, with the rules about it written a second
// time: slowly, with corners of squares instead of steps along a line, and with
// angles and repeated relaxation instead of bits and buckets. It stands for the
// ground only; there is no second engine of the whole game.
type naive struct{ rows []string }

func newNaive() *naive {
	rows := strings.Fields(theMap)
	slices.Reverse(rows)
	return &naive{rows}
}

func (n *naive) letter(x, y int) byte {
	if y < 0 || y >= len(n.rows) || x < 0 || x >= len(n.rows[y]) {
		return 0
	}
	return n.rows[y][x]
}

// house returns the building of a square: A, B or 0.
func (n *naive) house(x, y int) byte {
	switch {
	case x >= 6 && x < 15 && y >= 22 && y < 28:
		return 'A'
	case x >= 22 && x < 31 && y >= 21 && y < 27:
		return 'B'
	}
	return 0
}

// crossed returns the letters of the squares whose inside a line crosses, without
// its ends: those with corners on both sides of it (B-03).
func (n *naive) crossed(x, y, tx, ty int) string {
	var all strings.Builder
	for cy := min(y, ty); cy <= max(y, ty); cy++ {
		for cx := min(x, tx); cx <= max(x, tx); cx++ {
			left, right := false, false
			for _, corner := range [][2]int{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}} {
				side := (tx-x)*(2*(cy-y)+corner[1]) - (ty-y)*(2*(cx-x)+corner[0])
				left, right = left || side > 0, right || side < 0
			}
			if end := cx == x && cy == y || cx == tx && cy == ty; left && right && !end {
				all.WriteByte(n.letter(cx, cy))
			}
		}
	}
	return all.String()
}

// sees follows the words of B-04.
func (n *naive) sees(x, y, tx, ty int) bool {
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

func (n *naive) edge(x, y int) bool {
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
func (n *naive) touches(x, y, tx, ty int) bool {
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
func (n *naive) step(x, y, tx, ty int, wounded bool) int {
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
	r, n := load(t), newNaive()
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
	r, n := load(t), newNaive()
	var p routes
	compared := 0
	for game := range uint64(2) {
		c, rnd := playtest.NewKeyed(5, game), playtest.NewStream(5, game, 0)
		var s State
		for r.Setup(&s, &c, nil); r.Actor(&s) != playtest.Nobody; {
			if live := r.live(&s, s.asked); rnd.N(20) == 0 && live != 0 {
				f := live.nth(s.asked, rnd.N(live.count()))
				charging := rnd.N(2) == 0
				p.find(r, &s, f, 14, charging)
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

// compareRoutes finds costs by relaxing all squares until nothing changes.
func (n *naive) compareRoutes(t *testing.T, r *Rules, s *State, f figure, p *routes, charging bool) {
	cost := map[square]int{s.at[f]: 0}
	enemyNear := func(q square) bool {
		for e := r.live(s, f.side().Other()); e != 0; e &= e - 1 {
			at := s.at[e.first(f.side().Other())]
			if dx, dy := offset(q, at); max(dx, -dx, dy, -dy) == 1 && n.touches(q.x(), q.y(), at.x(), at.y()) {
				return true
			}
		}
		return false
	}
	for again := true; again; {
		again = false
		for q, have := range cost {
			if charging && q != s.at[f] && enemyNear(q) {
				continue
			}
			for _, by := range along {
				step := n.step(q.x(), q.y(), q.x()+by[0], q.y()+by[1], r.wounded(s, f))
				if step == 0 || have+step > 14 {
					continue
				}
				to := r.data.ground.at(q.x()+by[0], q.y()+by[1])
				there := s.board[to]
				if there != nobody && there.side() != f.side() || !charging && enemyNear(to) {
					continue
				}
				if old, known := cost[to]; !known || have+step < old {
					cost[to], again = have+step, true
				}
			}
		}
	}
	if len(cost) != p.seen {
		t.Fatalf("%d squares can be reached, not %d", len(cost), p.seen)
	}
	for q, want := range cost {
		if int(p.cost[q]) != want {
			t.Fatalf("%s costs %d, not %d", where(q), want, p.cost[q])
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
