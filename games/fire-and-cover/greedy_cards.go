package fireandcover

// card returns the value of playing a card now.
func (v *view) card(at int, closer bool) int {
	it := &v.data.items[at]
	switch it.verb {
	case attack:
		return v.attack(it, closer)
	case attackMod:
		return v.bonus(it)
	case terrain:
		return 100 - 10*int(it.cover)
	case attachEnemy:
		return 450 // before the attacks
	case objective:
		return 1000
	case attachOwn, handLimit, draw, addMen, peek:
		return v.spare(at, it)
	case rollMod:
		return v.roll(it)
	case block:
		return 100 + 100*int(v.s.other().goals) + 50*one(it.mined)
	case cancelBlock:
		return 100
	}
	return 1
}

// spare plays what does no harm, but keeps a National Trait if its owner could
// attack with it at this range.
func (v *view) spare(at int, it *item) int {
	switch {
	case at < maxKinds || it.verb == handLimit:
		return 100
	case v.traitAttacks():
		return never
	}
	return 20
}

// traitAttacks reports whether an option of the player's nationality attacks at
// the current range.
func (v *view) traitAttacks() bool {
	n := v.nation(v.s.asked)
	for o := n.first; o < n.last && v.s.gap != outOfRange; o++ {
		if v.data.items[o].shot.reaches(v.s.gap) {
			return true
		}
	}
	return false
}

// attack returns roughly the expected kills; hopeless attacks are not made.
func (v *view) attack(it *item, closer bool) int {
	total := v.total(it, closer)
	if total <= -4 || total < -2 && v.s.own().hand.size < 4 {
		return never
	}
	return 200 + 10*total
}

// bonus plays attack modifiers if there is an attack to modify.
func (v *view) bonus(it *item) int {
	switch {
	case it.lasting():
		return 100
	case it.first():
		return 300 * one(v.s.step == atCovering)
	case !v.armed(it.mods[0].gunOnly):
		return never
	}
	return 400
}

// armed reports whether an attack in hand is possible now, by a gun if only guns
// count.
func (v *view) armed(onlyGuns bool) bool {
	for k := v.s.own().hand.kinds & v.data.attacks & v.data.window[windowAt[v.s.step]]; k != 0; k &= k - 1 {
		it := &v.data.items[k.first()]
		if plain, _ := v.usable(it); plain && (it.gun || !onlyGuns) {
			return true
		}
	}
	return false
}

// roll plays modifiers of the morale check only if a squad could be pinned, and
// those of the Rally roll at once.
func (v *view) roll(it *item) int {
	squad := &v.s.squads[v.s.roller]
	n := v.nation(v.s.roller)
	sum := int(v.s.move.rollSum)
	if v.s.step == atMorale {
		sum += int(n.morale) + int(squad.killed)
		if sure := v.data.tables.morale.read(1 + sum); sure && it.onEnemy || !v.data.tables.morale.read(6+sum) && !it.onEnemy {
			return never
		}
		return 50
	}
	sum += int(n.rally)
	if sure := v.data.tables.rally.read(1 + sum); sure && !it.onEnemy {
		return never
	}
	return 50
}

// wantMarch is wantMove for the map, where a move costs no card.
func (v *view) wantMarch(q *squad) int {
	if q.hand.kinds&v.data.goals != 0 {
		return 100
	}
	best := never
	here := v.hexWorth(int(q.hex))
	to := v.data.ground.moves(q.hex, v.taken(v.s, q))
	for ; !to.empty(); to.drop(to.first()) {
		best = max(best, v.hexWorth(to.first())-here-4)
	}
	return best
}

// hexWorth returns the value of a hex: its terrain, and the range from it.
func (v *view) hexWorth(hex int) int {
	ground := &v.data.ground
	gap := ground.rangeOf(uint8(hex), v.s.other().hex)
	far := ground.distance(uint8(hex), v.s.other().hex)
	return v.ground(int(ground.cover[hex]), int(ground.ownAttack[hex])) + v.reach(gap) - 5*max(0, far-4)
}
