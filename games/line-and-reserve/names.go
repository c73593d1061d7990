package lineandreserve

import (
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
		all[lang] = n
	}
	return all
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
