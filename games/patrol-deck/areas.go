package patroldeck

import (
	"punchboard/carddata"
	"punchboard/playtest"
)

// ground reads the terrains and lays out the areas.
func (b *builder) ground(g *ground, s *settings) {
	g.wide, g.high = s.TableWide, s.TableHigh
	g.terrains[offTable] = terrain{cover: noCover, wall: true, blocks: true}
	g.terrains[inBuilding] = terrain{cover: noCover, times: 1, interior: true, blocks: true}
	list := b.list("terrains")
	for i, c := range b.Rows(list, list.Cards, inBuilding) {
		g.terrains[i] = b.terrain(c)
	}
	for q := range g.kind {
		g.kind[q] = offTable
	}
	open := b.row(list, "open")
	for i := range g.wide * g.high {
		g.kind[g.at(i%g.wide, i/g.wide)] = uint8(open)
	}
	for _, c := range b.list("areas").Cards {
		b.area(c, g, list.Cards)
	}
	for _, c := range b.list("openings").Cards {
		b.opening(c, g, list.Cards)
	}
	g.prepare()
}

// row returns the place of a row by its id.
func (b *builder) row(list *carddata.Deck, id string) int {
	for i, c := range list.Cards {
		if c.ID == id {
			return i
		}
	}
	b.Found.Errorf(list.Pos, playtest.CodeRow, "the rules need a row `%s`", id)
	return 0
}

func (b *builder) terrain(c *carddata.Card) terrain {
	t := terrain{
		cover: noCover, times: int8(b.number(c, "move_multiplier", 1, 2)), adds: int8(2 * b.number(c, "move_add_in", 0, 9)),
		blocks: b.yes(c, "blocks_sight"), noBurst: b.yes(c, "burst_ignores_cover"),
		woods: c.ID == "woods", slope: c.ID == "slope", window: c.ID == "window", wall: c.ID == "building", opening: b.yes(c, "indoors") && c.ID != "building",
	}
	if c.Fields["cover"].V != nil {
		t.cover = word(b, c, "cover", covers)
	}
	return t
}

// area lays out one area; a later one lies on top of those before it. A building
// is a rim of walls around its inside.
func (b *builder) area(c *carddata.Card, g *ground, terrains []*carddata.Card) {
	x, y := b.number(c, "x", 0, g.wide-1), b.number(c, "y", 0, g.high-1)
	w, h := b.number(c, "w", 1, g.wide-x), b.number(c, "h", 1, g.high-y)
	kind := uint8(b.find(c, "terrain", terrains))
	t := &g.terrains[kind]
	if t.wall {
		g.buildings++
	}
	for i := range w * h {
		dx, dy := i%w, i/w
		q := g.at(x+dx, y+dy)
		g.kind[q] = kind
		if !t.wall {
			continue
		}
		g.building[q] = uint8(g.buildings)
		if dx > 0 && dy > 0 && dx < w-1 && dy < h-1 {
			g.kind[q] = inBuilding
		}
	}
}

// opening puts a door or window in the rim of a building.
func (b *builder) opening(c *carddata.Card, g *ground, terrains []*carddata.Card) {
	q := g.at(b.number(c, "x", 0, g.wide-1), b.number(c, "y", 0, g.high-1))
	kind := uint8(b.find(c, "terrain", terrains))
	if g.building[q] == 0 || g.of(q).interior || !g.terrains[kind].opening {
		b.Found.Errorf(c.Pos, playtest.CodeRow, "the opening must be a door or window in the rim of a building")
		return
	}
	g.kind[q] = kind
}
