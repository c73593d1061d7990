package patroldeck

import "punchboard/playtest"

// beyond is the band of what is out of range (PG-12).
const beyond = 3

// area returns the target area of an enemy, as seen by a figure: enemies near it
// in the same building, or all outside; from outside a building only those at
// its openings. Those incapacitated in this activation stay in it (B-09).
func (r *Rules) area(s *State, by, aimed figure) (area squad) {
	ground, side := &r.data.ground, aimed.side()
	center := s.at[aimed]
	building := ground.building[center]
	outside := building != 0 && ground.building[s.at[by]] != building
	most := r.data.set.AreaRadius * r.data.set.AreaRadius
	for q := r.data.everyone(side) &^ s.out[side]; q != 0; q &= q - 1 {
		f := q.first(side)
		at := s.at[f]
		if apart(center, at) <= most && ground.building[at] == building && (!outside || ground.of(at).opening) {
			area |= 1 << f.nth()
		}
	}
	return area
}

// seesOne reports whether a figure sees a live figure of an area (PD-108).
func (r *Rules) seesOne(s *State, by figure, area squad, side playtest.Seat) bool {
	for q := area &^ s.down[side]; q != 0; q &= q - 1 {
		if r.sight.sees(s.at[by], s.at[q.first(side)]) {
			return true
		}
	}
	return false
}

// bandTo returns the range band from a figure to the center of an area (B-02).
func (r *Rules) bandTo(s *State, by figure, area squad, side playtest.Seat) int {
	k, x, y := 0, 0, 0
	for q := area; q != 0; q &= q - 1 {
		dx, dy := offset(s.at[by], s.at[q.first(side)])
		k, x, y = k+1, x+dx, y+dy
	}
	return r.data.figs[by].weapon.band(x*x+y*y, k)
}

// band returns the band of a squared distance, which is multiplied by k.
func (w *weapon) band(square, k int) int {
	for i, inches := range w.inches {
		if most := k * int(inches); square <= most*most {
			return i
		}
	}
	return beyond
}

// inArc reports whether a square is in the front half-circle of a figure
// (PD-105).
func (r *Rules) inArc(s *State, f figure, q square) bool {
	dx, dy := offset(s.at[f], q)
	ahead := along[s.facing[f]]
	return dx*ahead[0]+dy*ahead[1] >= 0
}

// absent reports whether the leader of a figure is not present (PD-075). Ordered
// says that the figure acts by an order, so that the leader's own order counts.
func (r *Rules) absent(s *State, f figure, ordered bool) bool {
	leader := r.data.units[r.data.figs[f].unit].leader
	radius := r.data.set.CommandRadius
	return s.down.has(leader) || s.stunned.has(leader) || ordered && s.leaderAt || apart(s.at[f], s.at[leader]) > radius*radius
}

// attack is what shifts the reading of a shot or throw.
type attack struct {
	by      figure
	at      square
	band    int
	moving  bool // the target
	ordered bool
}

// column returns the place at which the hit indicator is read: the letter of the
// Accuracy, shifted to the right (PD-072 to PD-079, PD-106).
func (r *Rules) column(s *State, a *attack) int {
	n := int(r.data.figs[a.by].accuracy) + a.band
	for _, shift := range [...]bool{a.moving, r.absent(s, a.by, a.ordered), r.wounded(s, a.by)} {
		if shift {
			n++
		}
	}
	if !r.inArc(s, a.by, a.at) {
		n += 2
	}
	return n
}

// aim reports the shifts of an attack, turns a figure that fires outside its arc
// and returns the column.
func (g *game) aim(a *attack) int {
	s, n := g.s, g.column(g.s, a)
	g.rules(pd069, pd070, pd072)
	g.ruleIf(n > int(g.data.figs[a.by].accuracy), pd073)
	g.ruleIf(a.moving, pd074)
	g.ruleIf(g.absent(s, a.by, a.ordered), pd075)
	g.ruleIf(g.wounded(s, a.by), pd076)
	g.ruleIf(a.band == 1, pd077)
	g.ruleIf(a.band == 2, pd078)
	if g.inArc(s, a.by, a.at) {
		g.t.Rule(pd105)
		return n
	}
	g.rules(pd079, pd106, pd107)
	s.facing[a.by] = facingTo(s.at[a.by], a.at)
	return n
}

// facingTo returns the direction with the greatest cosine to a square; of two,
// the first clockwise from north (B-05).
func facingTo(from, to square) (best direction) {
	dx, dy := offset(from, to)
	most := -1 << 30
	for d := range direction(directions) {
		// The squares of the lengths are 1 and 2: compare the cosines without roots.
		dot := dx*along[d][0] + dy*along[d][1]
		if cos := dot * max(dot, -dot) * int(2-d&1); cos > most {
			best, most = d, cos
		}
	}
	return best
}

// fire is a figure's shooting action (F). It reports whether the figure shot.
func (g *game) fire(by, aimed figure, ordered bool) bool {
	s, side := g.s, aimed.side()
	area := g.area(s, by, aimed)
	if !g.seesOne(s, by, area, side) {
		return false
	}
	band := g.bandTo(s, by, area, side)
	if band == beyond {
		return false
	}
	g.rules(pd062, pd063, pd064, pd068, pd100, pd101, pd102, pd108, pd109, pd110, pd116, pd117)
	g.reportSight(s.at[by], s.at[aimed])
	column := g.aim(&attack{by, s.at[aimed], band, g.moving(aimed), ordered})
	for range g.data.figs[by].weapon.shots[band] {
		g.rules(pd071, pd099)
		c := g.draw(by.side())
		g.read(c, forShot, by, column)
		if c.empty {
			s.noAmmo.add(by)
			g.t.Rule(pd118)
			break
		}
		if !c.hole(column) {
			g.t.Rule(pd082)
			continue
		}
		g.strike(by, aimed, area)
	}
	return true
}

// reportSight reports the rules about woods and buildings for a line of fire.
func (g *game) reportSight(from, to square) {
	if g.t == nil {
		return
	}
	ground := &g.data.ground
	out, in := ground.of(from), ground.of(to)
	apart := ground.building[from] != ground.building[to]
	g.ruleIf(in.woods && !out.woods, pd111)
	g.ruleIf(out.woods && !in.woods, pd112)
	g.ruleIf(out.woods && in.woods, pd113)
	g.ruleIf(apart && out.opening, pd114)
	g.ruleIf(apart && in.opening, pd115)
}

// moving reports whether a target counts as moving (PG-08).
func (g *game) moving(f figure) bool {
	w := &g.s.walk
	return g.s.moved.has(f) || w.on && w.order.figure == f
}

// strike draws the effect of a hit (PD-083).
func (g *game) strike(by, aimed figure, area squad) {
	s := g.s
	c := g.draw(by.side())
	g.rules(pd083, pd103)
	g.ruleIf(c.empty, pd119)
	f := g.chosen(by, aimed, area, c)
	g.hit(f, c, g.coverFrom(s, f, s.at[by]))
}

// coverFrom returns the cover of a figure against fire from a square; a window
// is none against fire from inside (B-11).
func (r *Rules) coverFrom(s *State, f figure, from square) cover {
	ground, at := &r.data.ground, s.at[f]
	t := ground.of(at)
	if t.cover == atWindow && ground.building[at] != 0 && ground.building[at] == ground.building[from] {
		return noCover
	}
	return t.cover
}

// chosen returns the figure that the hit randomizer counts to (PD-084 to
// PD-087, PG-16), and remembers it.
func (g *game) chosen(by, aimed figure, area squad, c *actionCard) figure {
	var list [maxFigures]figure
	n := g.leftToRight(by, aimed, area, &list)
	i := int(c.chooser) - 1
	count := g.lastHit(area, aimed.side())
	if count.last == nobody {
		g.t.Rule(pd084)
	} else {
		for i = range n {
			if list[i] == count.last {
				break
			}
		}
		i += int(c.chooser)
		g.rules(pd085, pd087)
	}
	g.ruleIf(i >= n, pd086)
	count.last = list[i%n]
	return count.last
}
