package patroldeck

import (
	"fmt"

	"punchboard/carddata"
	"punchboard/playtest/rulebook"
)

// names are the display names of one language.
type names struct {
	figures [figures]string // within their unit: "Rifleman 4", or the leader's name
	units   [maxUnits]string
	orders  []string // Activation cards
	results []string // texts of morale results
}

// namesOf collects the names by language; those of the game's first language are
// also under "".
func namesOf(g *carddata.Game) map[string]*names {
	all := map[string]*names{}
	for _, lang := range g.Languages {
		all[lang] = namesIn(g, lang)
	}
	all[""] = all[g.Languages[0]]
	return all
}

func namesIn(g *carddata.Game, lang string) *names {
	n := &names{}
	leaders, unit := map[string]string{}, 0
	records, _ := g.List("records")
	for _, c := range records.Cards {
		if blank, _ := c.Fields["blank"].V.(bool); !blank {
			n.units[unit] = c.Name(lang)
			leaders[c.ID] = fmt.Sprint(c.Fields["leader"].In(lang))
			unit++
		}
	}
	var count [2]int
	roster, _ := g.List("figures")
	for _, c := range roster.Cards {
		side, _ := sides.Find(rulebook.Text(c.Fields["side"]))
		f := figureOf(side, count[side])
		count[side]++
		n.figures[f] = fmt.Sprintf("%s %v", c.Name(lang), c.Fields["position"].V)
		if leader, _ := c.Fields["leader"].V.(bool); leader {
			n.figures[f] = leaders[rulebook.Text(c.Fields["record"])]
		}
	}
	results, _ := g.List("morale-results")
	for _, c := range results.Cards {
		n.results = append(n.results, fmt.Sprint(c.Fields["text"].In(lang)))
	}
	if d, ok := g.DeckNamed("activation-cards"); ok {
		for _, c := range d.Cards {
			n.orders = append(n.orders, c.Name(lang))
		}
	}
	return n
}

// called returns the names in a language, or in the game's first one.
func (r *Rules) called(lang string) *names {
	if n := r.names[lang]; n != nil {
		return n
	}
	return r.names[""]
}

// full returns the name of a figure with that of its unit.
func (r *Rules) full(n *names, f figure) string {
	return fmt.Sprintf("%s (%s)", n.figures[f], n.units[r.data.figs[f].unit])
}

// where returns a square as distances from the western and the southern edge.
func where(q square) string { return fmt.Sprintf("%d/%d", q.x(), q.y()) }
