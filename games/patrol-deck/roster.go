package patroldeck

import (
	"strconv"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// Room for units, and for the figures of one.
const (
	maxUnits   = 16
	maxMembers = 8
)

var sides = rulebook.Words[playtest.Seat]{{Name: "us", Mean: American}, {Name: "de", Mean: German}}

var gradeLetters = rulebook.Words[grade]{{Name: "E", Mean: elite}, {Name: "R", Mean: regular}, {Name: "G", Mean: green}}

// roster reads the units and their figures (PD-191).
func (b *builder) roster(d *data) {
	b.units(d)
	list := b.list("figures")
	for _, c := range list.Cards {
		b.soldier(c, d)
	}
	for u := range d.units[:d.nUnits] {
		b.members(list, &d.units[u])
	}
	grenades := b.list("weapons")
	for _, c := range grenades.Cards {
		if c.ID == "hand-grenade" {
			d.grenade = b.bands(c, false)
		}
	}
	if d.grenade.inches[2] == 0 || d.grenade.inches[2] > maxThrow {
		b.Found.Errorf(grenades.Pos, playtest.CodeRow, "the rules need a weapon `hand-grenade` with a range of at most %d inches", maxThrow)
	}
	if d.count[American] == 0 || d.count[German] == 0 {
		b.Found.Errorf(list.Pos, playtest.CodeRow, "each side needs figures")
	}
}

// units reads the records that are not blank.
func (b *builder) units(d *data) {
	list := b.list("records")
	for _, c := range list.Cards {
		if b.yes(c, "blank") {
			continue
		}
		if d.nUnits == maxUnits {
			b.Found.Errorf(c.Pos, playtest.CodeCapacity, "the rules have room for %d units", maxUnits)
			return
		}
		u := unit{side: word(b, c, "side", sides), guts: word(b, c, "leader_guts", gradeLetters), thrower: b.yes(c, "grenades"), leader: nobody}
		d.units[d.nUnits] = u
		d.nUnits++
	}
}

// record returns the place of a figure's unit among those that are not blank,
// and its row.
func (b *builder) record(c *carddata.Card) (u int, row *carddata.Card) {
	for _, row := range b.list("records").Cards {
		switch {
		case b.yes(row, "blank"):
		case row.ID == rulebook.Text(c.Fields["record"]):
			return u, row
		default:
			u++
		}
	}
	b.Found.Errorf(c.Pos, playtest.CodeRow, "the figure belongs to no record: %q", rulebook.Text(c.Fields["record"]))
	return 0, nil
}

// soldier reads one figure.
func (b *builder) soldier(c *carddata.Card, d *data) {
	u, row := b.record(c)
	if row == nil || u >= d.nUnits {
		return
	}
	of := &d.units[u]
	if word(b, c, "side", sides) != of.side {
		b.Found.Errorf(c.Pos, playtest.CodeRow, "the figure is not on the side of its record")
	}
	if d.count[of.side] == maxFigures-1 {
		b.Found.Errorf(c.Pos, playtest.CodeCapacity, "the rules have room for %d figures a side", maxFigures-1)
		return
	}
	f := figureOf(of.side, d.count[of.side])
	d.count[of.side]++
	of.members |= 1 << f.nth()
	s := &d.figs[f]
	*s = b.attributes(row, b.yes(c, "leader"))
	s.unit, s.weapon = uint8(u), b.weaponOf(c, row)
	s.home, s.facing = d.ground.at(b.number(c, "x", 0, d.ground.wide-1), b.number(c, "y", 0, d.ground.high-1)), word(b, c, "facing", compass)
	b.place(c, d, f)
	if s.leader && of.leader != nobody {
		b.Found.Errorf(c.Pos, playtest.CodeRow, "the unit has two leaders")
	}
	if s.leader {
		of.leader = f
	}
}

// place checks the square on which a figure starts.
func (b *builder) place(c *carddata.Card, d *data, f figure) {
	home := d.figs[f].home
	if d.ground.of(home).wall {
		b.Found.Errorf(c.Pos, playtest.CodeRow, "the figure stands in a wall")
	}
	for side := range playtest.Seats {
		for n := range d.count[side] {
			if other := figureOf(playtest.Seat(side), n); other != f && d.figs[other].home == home {
				b.Found.Errorf(c.Pos, playtest.CodeRow, "another figure starts on this square")
				return
			}
		}
	}
}

// attributes reads a record for its leader or for the others (PD-003 to PD-005).
func (b *builder) attributes(row *carddata.Card, leader bool) soldier {
	of := "unit_"
	if leader {
		of = "leader_"
	}
	return soldier{
		leader: leader, guts: word(b, row, of+"guts", gradeLetters), accuracy: word(b, row, of+"accuracy", gradeLetters),
		melee: int8(b.number(row, of+"melee", -1, 3)), endurance: int8(b.number(row, of+"endurance", 2, 5)), reaction: int8(b.number(row, of+"reaction", 1, 5)),
	}
}

// weaponOf finds the line of a figure's weapon on its record.
func (b *builder) weaponOf(c, row *carddata.Card) weapon {
	key := rulebook.Text(c.Fields["weapon"])
	for _, line := range b.list("record-weapons").Cards {
		if rulebook.Text(line.Fields["record"]) == row.ID && rulebook.Text(line.Fields["weapon"]) == key && rulebook.Text(line.Fields["kind"]) == "fire" {
			return b.bands(line, true)
		}
	}
	b.Found.Errorf(rulebook.Place(c.Fields["weapon"], c), playtest.CodeRow, "there is no weapon %q to fire with on the record %s", key, row.ID)
	return weapon{}
}

// bands reads a line of weapon data; a grenade has no shots and no value in
// melee.
func (b *builder) bands(line *carddata.Card, fire bool) (w weapon) {
	for i, band := range [...]string{"short", "medium", "long"} {
		w.inches[i], w.shots[i] = int16(b.number(line, band+"_in", 1, maxRange)), 1
		if fire {
			w.shots[i] = int8(b.number(line, band+"_shots", 1, maxShots))
		}
	}
	if fire {
		hth, err := strconv.Atoi(rulebook.Text(line.Fields["hth"]))
		if err != nil || hth < -9 || hth > 9 {
			b.Found.Errorf(rulebook.Place(line.Fields["hth"], line), playtest.CodeRow, "`hth` must be a number from -9 to +9")
		}
		w.hth = int8(hth)
	}
	return w
}

// members checks the size of a unit, and that its figures are consecutive.
func (b *builder) members(list *carddata.Deck, u *unit) {
	n := u.members.count()
	if n == 0 || n > maxMembers {
		b.Found.Errorf(list.Pos, playtest.CodeCapacity, "a unit has %d figures, but the rules allow 1 to %d", n, maxMembers)
		return
	}
	if u.leader == nobody {
		b.Found.Errorf(list.Pos, playtest.CodeRow, "a unit has no leader")
	}
}
