package patroldeck

import (
	"punchboard/carddata"
	"punchboard/playtest/rulebook/rulestest"
)

// row changes a cell of a list. Some lists have the same rows as a printed sheet,
// which rulestest.Field would find first.
func row(list, id, name string, v any) rulestest.Change {
	return func(g *carddata.Game) {
		d, _ := g.List(list)
		for _, c := range d.Cards {
			if c.ID == id {
				cell := c.Fields[name]
				cell.V = v
				c.Fields[name] = cell
				return
			}
		}
		panic("no row " + id)
	}
}

// greenUnits makes the first American and the first German unit green, leaders
// included.
func greenUnits(g *carddata.Game) {
	for _, id := range []string{"us-1-able-charlie", "de-1-alpha"} {
		row("records", id, "unit_guts", "G")(g)
		row("records", id, "leader_guts", "G")(g)
	}
}

// slopes turns the western rough ground and three squares of open ground into
// slopes.
func slopes(g *carddata.Game) {
	row("areas", "west-rough", "terrain", "slope")(g)
	row("areas", "log-west", "terrain", "slope")(g)
	row("areas", "log-west", "x", 12)(g)
	row("areas", "log-west", "y", 15)(g)
}

// enemiesInWoods starts the game with figures of both sides in the middle woods.
func enemiesInWoods(g *carddata.Game) {
	for id, at := range map[string][2]int{"de-1-bravo-5": {17, 8}, "de-2-bravo-5": {16, 9}, "us-3-able-charlie-6": {18, 6}} {
		row("figures", id, "x", at[0])(g)
		row("figures", id, "y", at[1])(g)
	}
}
