package report

import (
	"strings"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// differenceIDs are the ids of what another order changes.
var differenceIDs = map[playtest.Difference]string{
	playtest.OtherState: "state", playtest.OtherEnd: "end", playtest.OtherWinner: "winner", playtest.Breakdown: "breakdown",
}

// twoOrders describes the original order of things, the other order that makes
// a difference, and the difference. Equal things at the beginning and end are
// left out.
func (w *words) twoOrders(p *Page, t *verdict.TwoOrders) (came, other, how string) {
	from, to := 0, len(t.Came)
	for from < to && t.Came[from] == t.Other[from] {
		from++
	}
	for to > from && t.Came[to-1] == t.Other[to-1] {
		to--
	}
	return w.list(p, t.Came[from:to], w.say("orders.then")+" "), w.list(p, t.Other[from:to], w.say("orders.then")+" "), w.say("orders." + differenceIDs[t.How])
}

// AtOnce describes simultaneous events in a story and what another order of
// them leads to.
func AtOnce(o StoryOptions, sheet *playtest.Catalog, x playtest.AtOnce) string {
	w, p, kind := wordsIn(o.Lang, o.Own), &Page{Names: o.Names, Lang: o.Lang, Own: o.Own}, &sheet.Together[x.ID]
	t := verdict.OrdersOf(kind, &x.Case)
	came, other, how := w.twoOrders(p, t)
	text := w.say("orders.story", p.ruleOf(kind.Name, kind.Card), w.list(p, t.Came, ", "), other, came, how)
	if x.Tells != "" {
		text += " (" + x.Tells + ")"
	}
	return w.typeset(text)
}

// mostRuleCards is the maximum number of cards named with a rule.
const mostRuleCards = 3

// ruleOf names a rule, with the cards that it is about; "" is no card.
func (p *Page) ruleOf(rule string, cards ...string) string {
	var names []string
	for _, card := range cards {
		if card != "" && len(names) < mostRuleCards {
			names = append(names, p.name(card))
		}
	}
	if len(names) == 0 {
		return p.name(rule)
	}
	return p.name(rule) + " (" + strings.Join(names, ", ") + ")"
}

func (w *words) list(p *Page, things []verdict.SimultaneousItem, between string) string {
	names := make([]string, len(things))
	for i, x := range things {
		names[i] = p.name(x.Name)
		if x.Copy > 0 {
			names[i] = w.say("orders.copy", names[i], x.Copy)
		}
	}
	return strings.Join(names, between)
}
