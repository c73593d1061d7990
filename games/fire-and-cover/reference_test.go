package fireandcover

import (
	"slices"
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestReferenceAgrees plays the same games with the naive engine and the rules,
// in all variants, and compares the choices and the whole state at every
// decision.
func TestReferenceAgrees(t *testing.T) {
	games := uint64(165)
	if testing.Short() {
		games = 20
	}
	decisions := 0
	for _, variant := range variants {
		g := read(t, variant)
		decisions += twin(rulesOf(t, g), g).Agree(t, variant, games)
	}
	if !testing.Short() && decisions < 100_000 {
		t.Errorf("%d decisions were compared", decisions)
	}
}

func twin(r *Rules, g *carddata.Game) *rulestest.Comparison[State] {
	return &rulestest.Comparison[State]{
		Rules: r,
		Seats: [playtest.Seats]string{"a", "b"},
		Say:   func(_ *State, a playtest.Action) string { return r.Describe(a) },
		Dump:  r.dump,
		Naive: func(c playtest.Chance, ask rulestest.Ask) rulestest.Naive {
			n := newNaive(g, c, ask)
			return rulestest.Naive{Play: func() string { n.play(); return n.over }, Dump: n.dump, At: n.String}
		},
	}
}

// dump appends the state of the rules as numbers.
func (r *Rules) dump(s *State, out []int) []int {
	m, d := &s.move, &r.data
	out = append(out, int(s.turn), int(s.active), int(s.first), int(s.shuffles), int(s.gap), int(m.card))
	out = append(out, int(flags(m.declared, m.pointMan, m.pointHit, m.smoke, m.covered, m.attacked, m.ambushed, m.moved, m.outflanks, m.extra, m.flanked)))
	for i := range s.squads {
		q := &s.squads[i]
		out = append(out, int(q.nation), int(q.start), int(q.men), int(q.lost), int(q.gained), int(q.killed), int(q.terrain))
		out = append(out, int(flags(q.pinned, q.fired, q.outflanked)), int(q.concealed), int(q.encircled), int(q.goals), int(q.handMod), int(q.flank), int(q.seen), int(q.closer), int(q.shots))
		if d.set.OnMap {
			out = append(out, int(q.hex))
		}
		for _, b := range q.bonus {
			out = append(out, int(b[0]), int(b[1]))
		}
		for _, p := range []*pile{&q.hand, &q.known, &q.attached, &q.kept, &q.flankers} {
			out = dumpPile(out, p)
		}
	}
	for _, kind := range slices.Backward(s.deck[:s.left]) {
		out = append(out, int(kind))
	}
	return dumpPile(out, &s.discard)
}

func dumpPile(out []int, p *pile) []int {
	out = append(out, int(p.size))
	for _, kind := range p.list(nil) {
		out = append(out, int(kind))
	}
	return out
}

// dump appends the state of the naive engine as the same numbers.
func (n *naive) dump(out []int) []int {
	gap := slices.Index(rangeOrder, n.rangeNow)
	if gap < 0 {
		gap = 4
	}
	out = append(out, n.turn, n.active, n.first, n.shuffles, gap, slices.Index(n.order, n.moving)+1)
	out = append(out, int(flags(n.declared, n.pointMan, n.pointHit, n.smoke, n.covered, n.attacked, n.fireAtMover, n.moved, n.outflanks, n.extra, n.flanked)))
	for _, s := range n.squads {
		out = n.dumpSquad(out, s)
	}
	for _, id := range n.deck {
		out = append(out, slices.Index(n.order, id))
	}
	return n.dumpCards(out, n.discard)
}

func (n *naive) dumpSquad(out []int, s *naiveSquad) []int {
	out = append(out, slices.Index(deckOf(n.game, "nationalities").Cards, s.nation), s.start, s.men, s.lost, s.gained, s.killed, slices.Index(n.order, s.terrain)+1)
	own, enemys := 0, 0
	for _, c := range s.attached {
		if c.own {
			own += effectsOf(c.row)[0]["cover"].(int)
		} else {
			enemys += effectsOf(c.row)[0]["cover"].(int)
		}
	}
	flank := 0
	for _, c := range s.flankers {
		flank += effectsOf(c.row)[0]["mod"].(int)
	}
	out = append(out, int(flags(s.pinned, s.fired, s.outflanked)), own, enemys, s.goals(), s.commanderKilled, flank, s.seen, s.closer, s.shots)
	if n.hexes != nil {
		out = append(out, n.hexes.Grid.Index(s.hex))
	}
	for _, phase := range []string{"any", "covering", "opportunity"} {
		all, guns := 0, 0
		for _, e := range s.mods {
			switch {
			case e["phase"] != phase:
			case e["only"] == "gun":
				guns += e["mod"].(int)
			default:
				all += e["mod"].(int)
			}
		}
		out = append(out, all, guns)
	}
	out = n.dumpCards(n.dumpCards(out, s.hand), s.known)
	for _, cards := range [][]naiveCard{s.attached, s.kept, s.flankers} {
		var ids []string
		for _, c := range cards {
			ids = append(ids, c.id)
		}
		out = n.dumpCards(out, ids)
	}
	return out
}

// dumpCards appends cards in the order of the file.
func (n *naive) dumpCards(out []int, ids []string) []int {
	out = append(out, len(ids))
	from := len(out)
	for _, id := range ids {
		out = append(out, slices.Index(n.order, id))
	}
	slices.Sort(out[from:])
	return out
}
