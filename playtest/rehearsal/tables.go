package rehearsal

import (
	"punchboard/carddata/expr"
	"punchboard/carddata/rehearsal"
	"punchboard/playtest"
)

// turnName is the name of a player's turn number in expressions.
const turnName = "turn"

// tables hold the values of every expression, so that games evaluate none. Turns
// count from 0 here.
type tables struct {
	playable []bool // by kind and, if the expression uses them, turn and resources: see stride
	stride   stride
	cost     []int16   // by kind, turn and resource
	gain     []int16   // by turn and resource
	puts     []uint8   // by kind, turn and marker
	rank     []float64 // by kind and turn
	stays    []bool    // by kind
}

// stride is the distance between entries of playable for each variable; 0 for one
// that the expression does not use.
type stride struct {
	kind, turn int
	resources  [maxResources]int
}

// tabulate evaluates all expressions.
func (b *builder) tabulate(r *Rules) {
	t := &r.tables
	b.playable(r)
	turns, resources, markers := b.decl.Turns, len(b.decl.Resources), len(b.decl.Markers)
	t.cost = make([]int16, len(r.kinds)*turns*resources)
	t.gain = make([]int16, turns*resources)
	for i, x := range b.decl.Resources {
		b.numbers(r, "cost", x.Cost, func(k, turn, n int) { t.cost[(k*turns+turn)*resources+i] = int16(n) })
		b.gains(x, func(turn, n int) { t.gain[turn*resources+i] = int16(n) })
	}
	t.puts = make([]uint8, len(r.kinds)*turns*markers)
	for i, m := range b.decl.Markers {
		most := 0
		b.numbers(r, "count", m.Count, func(k, turn, n int) {
			t.puts[(k*turns+turn)*markers+i] = uint8(max(n, 0))
			most = max(most, n)
		})
		b.idle(m.NamedAt, most == 0, "no card puts the marker `%s` on the table")
	}
	b.ranks(r)
	t.stays = make([]bool, len(r.kinds))
	b.truths(r, b.decl.Stays, func(k int) { t.stays[k] = true })
	r.groups = make([]kindSet, len(b.decl.Groups))
	for i, g := range b.decl.Groups {
		b.truths(r, g.Cards, func(k int) { r.groups[i].add(k) })
		b.idle(g.NamedAt, r.groups[i] == kindSet{}, "no card is in the group `%s`")
	}
}

// idle warns about a name that nothing belongs to, which is usually a typing
// error.
func (b *builder) idle(x rehearsal.NamedAt, is bool, format string) {
	if is && b.found.Errors() == 0 {
		b.found.Warnf(x.Pos, playtest.CodeRehearsal, format, x.Name).Hintf("check its expression, or remove it")
	}
}

// playable evaluates the expression for every card and for every turn and amount
// of the resources that it uses.
func (b *builder) playable(r *Rules) {
	t, e := &r.tables, b.decl.Playable
	size := t.stride.over(b.decl)
	if entries := size * len(r.kinds); entries > maxEntries {
		b.tooMany(e, entries)
		return
	}
	t.playable = make([]bool, size*len(r.kinds))
	if e == nil {
		for i := range t.playable {
			t.playable[i] = true
		}
		return
	}
	trial := b.evaluation("playable", e)
	for k := range r.kinds {
		for at := range size {
			ok, err := e.Bool(trial.scope(&r.kinds[k], t.stride.vars(at, b.decl)))
			t.playable[k*size+at] = ok
			if trial.failed(err) {
				break
			}
		}
	}
	trial.tell()
}

// over lays out the entries of one card and returns their number.
func (s *stride) over(d *rehearsal.Rehearsal) (size int) {
	size = 1
	if d.Playable == nil {
		s.kind = 1
		return size
	}
	if d.Playable.Uses(turnName) {
		s.turn, size = size, size*d.Turns
	}
	for i, x := range d.Resources {
		if d.Playable.Uses(x.Name) {
			s.resources[i], size = size, size*(x.Most+1)
		}
	}
	s.kind = size
	return size
}

// vars returns the turn and the resources of one entry. Variables that the
// expression does not use are set too, with any value, because hints list them.
func (s *stride) vars(at int, d *rehearsal.Rehearsal) map[string]any {
	vars := map[string]any{turnName: 1}
	if s.turn > 0 {
		vars[turnName] = at/s.turn%d.Turns + 1
	}
	for i, x := range d.Resources {
		vars[x.Name] = x.Start
		if s.resources[i] > 0 {
			vars[x.Name] = at / s.resources[i] % (x.Most + 1)
		}
	}
	return vars
}

// ranks evaluates the priority of every card in every turn.
func (b *builder) ranks(r *Rules) {
	r.tables.rank = make([]float64, len(r.kinds)*b.decl.Turns)
	if b.decl.Priority == nil {
		return
	}
	trial := b.evaluation("priority", b.decl.Priority)
	for k := range r.kinds {
		for turn := range b.decl.Turns {
			v, err := trial.number(&r.kinds[k], map[string]any{turnName: turn + 1})
			r.tables.rank[k*b.decl.Turns+turn] = v
			if trial.failed(err) {
				break
			}
		}
	}
	trial.tell()
}

// numbers evaluates a whole number for every card and turn.
func (b *builder) numbers(r *Rules, what string, e *expr.Expr, set func(k, turn, n int)) {
	if e == nil {
		return
	}
	trial := b.evaluation(what, e)
	for k := range r.kinds {
		for turn := range b.decl.Turns {
			n, err := trial.whole(&r.kinds[k], map[string]any{turnName: turn + 1})
			set(k, turn, n)
			if trial.failed(err) {
				break
			}
		}
	}
	trial.tell()
}

// gains evaluates what a player gains of a resource in each turn.
func (b *builder) gains(x rehearsal.Resource, set func(turn, n int)) {
	if x.Gain == nil {
		return
	}
	trial := b.evaluation("gain", x.Gain)
	for turn := range b.decl.Turns {
		n, err := trial.whole(nil, map[string]any{turnName: turn + 1})
		set(turn, n)
		if trial.failed(err) {
			break
		}
	}
	trial.tell()
}

// truths calls set for the cards for which an expression is true.
func (b *builder) truths(r *Rules, e *expr.Expr, set func(k int)) {
	if e == nil {
		return
	}
	trial := b.evaluation("", e)
	for k := range r.kinds {
		ok, err := e.Bool(trial.scope(&r.kinds[k], nil))
		if trial.failed(err); ok {
			set(k)
		}
	}
	trial.tell()
}
