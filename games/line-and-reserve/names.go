package lineandreserve

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/playtest/rulebook"
)

// names are the display names of the cards, by language.
type names map[string]*cardNames

// cardNames are the names of units by side and design, of their weapons, and of
// Command cards by design.
type cardNames struct {
	units   [2][]string
	weapons [2][][]string
	orders  []string
	damage  [groups][]string // titles of the edges of the Damage cards
	sides   [2]string
}

func namesOf(g *carddata.Game, d *data) names {
	b := builder{Reader: rulebook.New(g)}
	rows := b.unitRows()
	all := names{}
	for _, lang := range g.Languages {
		n := &cardNames{}
		for seat := range d.sides {
			for k := range d.sides[seat].kinds {
				c := rows[strings.TrimSuffix(d.sides[seat].design[k].id, secondOf)]
				n.units[seat] = append(n.units[seat], c.Name(lang))
				n.weapons[seat] = append(n.weapons[seat], weaponNames(c, lang))
			}
		}
		for _, c := range b.Deck("command").Cards {
			n.orders = append(n.orders, c.Name(lang))
		}
		for _, c := range b.Deck("damage").Cards {
			for kind, name := range edgeNames {
				title := fmt.Sprint(c.Fields[name+"_title"].In(lang))
				n.damage[kind] = append(n.damage[kind], slices.Repeat([]string{strings.Join(strings.Fields(title), " ")}, c.Copies)...)
			}
		}
		for seat, id := range d.seats() {
			n.sides[seat] = id
			if label, ok := g.Labels[id]; ok {
				n.sides[seat] = label.In(lang)
			}
		}
		all[lang] = n
	}
	return all
}

// seats returns the ids of the sides.
func (d *data) seats() []string {
	return []string{d.sides[0].nation + "-a", d.sides[1].nation + "-b"}
}

// weaponNames returns the names of a unit's weapons.
func weaponNames(c *carddata.Card, lang string) (list []string) {
	rows, _ := c.Fields["weapons"].V.([]any)
	for _, row := range rows {
		of, _ := row.(map[string]any)
		name, _ := of["name_"+lang].(string)
		list = append(list, name)
	}
	return list
}

// unit returns the name of a unit card; copies share it, as on the table.
func (n *cardNames) unit(d *data, u int) string { return n.units[u>>6][d.kindOf[u]] }

// design returns the name of a design by its number.
func (n *cardNames) design(number int) string { return n.units[number>>6][number&(perSide-1)] }

// weapon returns the name of a weapon of a unit.
func (n *cardNames) weapon(d *data, u, at int) string {
	if list := n.weapons[u>>6][d.kindOf[u]]; at < len(list) {
		return list[at]
	}
	return ""
}
