package lineandreserve

// friends returns the units of the attacker's side that Friendly Fire may hit
// (LR-086, LG-13).
func (g *game) friends() set {
	s, f := g.s, &g.s.fight
	u := int(f.unit)
	of := g.lines(u, f.seat, f.seat)
	if g.data.unit(u).kind != aircraft {
		of = of.less(s.screened)
	}
	reach := g.data.unit(u).reach[1<<f.weapon]
	if g.data.mobile.has(u) && s.rear[f.seat].has(u) && f.weapon > 0 {
		reach = reach.and(g.data.air)
	}
	if f.group != 0 {
		of = of.less(g.group(f.seat, f.group))
	} else if !g.data.set.FireAtSelf {
		of = of.drop(u)
	}
	return of.and(reach)
}

// fireOnFriend hits the only unit that Friendly Fire can hit, if there is one.
func (g *game) fireOnFriend() {
	if of := g.friends(); of.some() {
		g.hitFriend(of.first())
		return
	}
	g.nextRoll()
}

func (g *game) hitFriend(u int) {
	f := &g.s.fight
	f.victim, f.friendly = uint8(u), true
	g.rules(lr086, lr087)
	g.hit()
}
