package lineandreserve

import (
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

const (
	codeRow    = playtest.CodeRow
	codeEffect = playtest.CodeEffect
)

// builder builds rules from a game's rows.
type builder struct {
	*rulebook.Reader
	suggested [playtest.Seats]suggestion
}

var typeWords = rulebook.Words[unitType]{
	{Name: "tank", Mean: tank}, {Name: "tank-destroyer", Mean: tankDestroyer}, {Name: "anti-tank-gun", Mean: antiTankGun},
	{Name: "artillery", Mean: artillery}, {Name: "mobile-artillery", Mean: mobileArtillery}, {Name: "infantry", Mean: infantry},
	{Name: "vehicle", Mean: vehicle}, {Name: "aircraft", Mean: aircraft}, {Name: "tank-crew", Mean: tankCrew},
	{Name: "gun-crew", Mean: gunCrew}, {Name: "vehicle-crew", Mean: vehicleCrew}, {Name: "pilot", Mean: pilot},
}

var crewWords = rulebook.Words[unitType]{
	{Name: "none", Mean: noCrew}, {Name: "tank-crew", Mean: tankCrew}, {Name: "gun-crew", Mean: gunCrew},
	{Name: "vehicle-crew", Mean: vehicleCrew}, {Name: "pilot", Mean: pilot},
}

var lineWords = rulebook.Words[line]{
	{Name: "front", Mean: frontLine}, {Name: "rear", Mean: rearLine}, {Name: "either", Mean: either}, {Name: "air", Mean: inAir}, {Name: "with-unit", Mean: withUnit},
}

// cell returns a whole number of a column within bounds; anything else is reported.
func (b *builder) cell(c *carddata.Card, column string, least, most int) int {
	v := c.Fields[column]
	n, ok := v.V.(int)
	if !ok || n < least || n > most {
		b.Found.Errorf(rulebook.Place(v, c), codeRow, "column `%s` must be a whole number from %d to %d to be played", column, least, most)
		return least
	}
	return n
}

// word returns the meaning of the text in a column; an unknown one is reported.
func word[T any](b *builder, c *carddata.Card, column string, words rulebook.Words[T]) (mean T) {
	v := c.Fields[column]
	mean, ok := words.Find(rulebook.Text(v))
	if !ok {
		b.Found.Errorf(rulebook.Place(v, c), codeRow, "column `%s` cannot be %q in play", column, rulebook.Text(v)).Hintf("use one of: %s", words)
	}
	return mean
}

// unitRows returns the rows of all units and crews by id.
func (b *builder) unitRows() map[string]*carddata.Card {
	rows := map[string]*carddata.Card{}
	for _, d := range b.Game.Decks {
		if strings.HasSuffix(d.ID, "-units") {
			for _, c := range d.Cards {
				rows[c.ID] = c
			}
		}
	}
	return rows
}

// design reads a unit or a crew.
func (b *builder) design(c *carddata.Card) (d design) {
	d = design{
		id: c.ID, kind: word(b, c, "type", typeWords), needs: word(b, c, "crew", crewWords),
		line: word(b, c, "line", lineWords), cost: int8(b.cell(c, "cost", 0, 100)),
	}
	if d.isCrew() {
		return d
	}
	if d.kind == aircraft {
		d.turns = int8(b.cell(c, "turns_of_flight", 1, 20))
	}
	if (d.kind == aircraft) != (d.line == inAir) {
		b.Found.Errorf(c.Pos, codeRow, "only aircraft are committed to no line")
	}
	d.defense = int8(b.cell(c, "defense", 0, 40))
	d.full = int8(b.cell(c, "full_endurance", 1, 100))
	d.half = int8(b.cell(c, "half_endurance", 0, int(d.full)))
	b.weaponTable(c, &d)
	return d
}

// weaponTable reads the weapons of a unit.
func (b *builder) weaponTable(c *carddata.Card, d *design) {
	v := c.Fields["weapons"]
	rows, _ := v.V.([]any)
	if len(rows) == 0 || len(rows) > maxWeapons {
		b.Found.Errorf(rulebook.Place(v, c), codeRow, "`weapons` must have from 1 to %d weapons to be played", maxWeapons)
		return
	}
	for i, row := range rows {
		of, _ := row.(map[string]any)
		w := &d.weapon[i]
		w.index, w.rolls = int8(b.number(c, v, of, "damage_index", -40, 40)), int8(b.number(c, v, of, "rof", 1, 4))
		w.bullet, w.bomb, w.rocket = of["bullet"] == true, of["bomb"] == true, of["rocket"] == true
		values, _ := of["av"].(map[string]any)
		for at, column := range [...]string{"tank", "vehicle_artillery", "infantry", "aircraft"} {
			if values[column] != nil {
				w.value[at] = int8(b.number(c, v, values, column, 2, 20))
			}
		}
		d.all |= 1 << i
		d.bombs |= weapons(bit(w.bomb) << i)
		d.rockets |= weapons(bit(w.rocket) << i)
	}
}

// number returns a whole number of a weapon.
func (b *builder) number(c *carddata.Card, at values.Value, of map[string]any, name string, least, most int) int {
	n, ok := of[name].(int)
	if !ok || n < least || n > most {
		b.Found.Errorf(rulebook.Place(at, c), codeRow, "the `%s` of a weapon must be a whole number from %d to %d to be played", name, least, most)
		return max(least, 1)
	}
	return n
}

// index fills the sets of cards and what each weapon can affect.
func (d *data) index() {
	for seat := range d.sides {
		s := &d.sides[seat]
		for i := range s.cards {
			u := seat*perSide + i
			d.kindOf[u] = s.of[i]
			of := d.unit(u)
			d.crewOf[of.kind] = d.crewOf[of.kind].with(u)
			if of.line == either {
				d.mobile = d.mobile.with(u)
			}
			if of.armored() {
				d.armored = d.armored.with(u)
			}
			if of.needs != noCrew && !of.isCrew() {
				d.crewed = d.crewed.with(u)
			}
			switch {
			case of.isCrew():
				d.crews = d.crews.with(u)
			case of.land():
				d.land = d.land.with(u)
			default:
				d.air = d.air.with(u)
			}
		}
	}
	for kind := range d.commands.kinds {
		c := &d.commands.design[kind]
		c.units = d.ofTypes(d.land.or(d.air), c.types)
	}
	for seat := range d.sides {
		for k := range d.sides[seat].kinds {
			d.reaches(&d.sides[seat].design[k])
		}
	}
}

// reaches fills what the weapons of a design can affect.
func (d *data) reaches(of *design) {
	for u := range allUnits {
		if !d.land.or(d.air).has(u) {
			continue
		}
		var can weapons
		for w := of.all; w != 0; w &= w - 1 {
			if of.weapon[w.first()].affects(d.unit(u)) {
				can |= 1 << w.first()
			}
		}
		for m := range of.reach {
			if weapons(m)&can != 0 {
				of.reach[m] = of.reach[m].with(u)
			}
		}
	}
}
