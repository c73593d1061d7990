package report

import (
	"fmt"
	"strings"

	"punchboard/verdict"
)

// twoOrders says in which order things came, which other order leads elsewhere,
// and how. What stands before and behind the places that differ is left out.
func (w *words) twoOrders(p *Page, t *verdict.TwoOrders) (came, other, how string) {
	if t == nil {
		return "", "", ""
	}
	from, to := 0, len(t.Came)
	for from < to && t.Came[from] == t.Other[from] {
		from++
	}
	for to > from && t.Came[to-1] == t.Other[to-1] {
		to--
	}
	return w.inOrder(p, t.Came[from:to]), w.inOrder(p, t.Other[from:to]), w.orders.how[t.How]
}

func (w *words) inOrder(p *Page, things []verdict.Thing) string {
	names := make([]string, len(things))
	for i, x := range things {
		names[i] = p.name(x.Name)
		if x.Copy > 0 {
			names[i] = fmt.Sprintf(w.orders.copy, names[i], x.Copy)
		}
	}
	return strings.Join(names, w.orders.then)
}
