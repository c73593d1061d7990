package trial

import (
	"context"
	"fmt"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// inert looks for numbers that never matter. Each is made one larger and one
// smaller: the number is inert if the rules accept both and every game is
// exactly the same, with players that think and with players that try anything.
// A column of which the rules read no cell, although they read others of its
// deck, is one finding.
func (l *Runner) inert(ctx context.Context, r *Report) {
	t := &inertSearch{runner: l, data: l.Play.Catalog().Data, base: map[string][]playtest.Result{}}
	all := numbers(l.Data)
	l.each(ctx, r, "numbers", len(all), func(i int) { t.try(ctx, all[i]) })
	if ctx.Err() == nil {
		r.Findings = append(r.Findings, t.found...)
		r.Findings = append(r.Findings, t.unread(all)...)
	}
}

// inertSearch tries one number after the other.
type inertSearch struct {
	runner *Runner
	data   uint64
	base   map[string][]playtest.Result // results of the unchanged game, by player
	read   map[[2]string]bool           // columns of which the rules read a cell, by deck
	found  []verdict.Finding
}

// try changes one number in both directions.
func (t *inertSearch) try(ctx context.Context, p place) {
	var last Change
	tried := false
	for _, value := range [...]int{p.value + 1, p.value - 1} {
		g := rules(vary(t.runner.Data, []place{p}, []any{value}))
		if g != nil && g.Catalog().Data == t.data {
			continue // not read, or it makes no difference to the rules
		}
		t.note(p)
		if g == nil {
			continue // refused: the number is at a limit
		}
		if !t.same(ctx, g) {
			return
		}
		last, tried = p.set(t.runner.Data, value), true
	}
	if tried && ctx.Err() == nil {
		t.found = append(t.found, t.finding(p.where(t.runner.Data), last))
	}
}

// note marks the column of a place as read.
func (t *inertSearch) note(p place) {
	if t.read == nil {
		t.read = map[[2]string]bool{}
	}
	t.read[t.column(p)] = true
}

func (t *inertSearch) column(p place) [2]string {
	if p.deck < 0 {
		return [2]string{"", p.column}
	}
	return [2]string{t.runner.Data.Decks[p.deck].ID, p.column}
}

// unread reports the columns that the rules do not read, in decks that they do.
func (t *inertSearch) unread(all []place) (found []verdict.Finding) {
	decks, seen := map[string]bool{}, map[[2]string]bool{}
	for column := range t.read {
		decks[column[0]] = true
	}
	for _, p := range all {
		c := t.column(p)
		if c[0] == "" || seen[c] || t.read[c] || !decks[c[0]] {
			continue
		}
		seen[c] = true
		found = append(found, t.finding(fmt.Sprintf("%s.%s", c[0], c[1]), p.set(t.runner.Data, p.value+1)))
	}
	return found
}

func (t *inertSearch) finding(subject string, change Change) verdict.Finding {
	return verdict.Finding{
		Class: verdict.Inert, Level: verdict.Watch, Subject: subject, N: t.runner.Alike,
		Agents: t.runner.best(), Seed: t.runner.Seed, Detail: &verdict.InertChange{Set: []string{change.String()}},
	}
}

// same plays a changed game until a game differs: a few games at first, because
// most numbers matter at once.
func (t *inertSearch) same(ctx context.Context, g playtest.Game) bool {
	for from, to := uint64(0), min(firstAlike, t.runner.Alike); from < to; from, to = to, min(8*to, t.runner.Alike) {
		for _, agent := range [...]string{t.runner.Best, "random"} {
			if !t.alike(ctx, g, agent, playtest.Range{From: from, To: to}) {
				return false
			}
		}
	}
	return true
}

// firstAlike is the number of games to compare first.
const firstAlike = 4

// alike compares a range of games with those of the unchanged game.
func (t *inertSearch) alike(ctx context.Context, g playtest.Game, agent string, games playtest.Range) bool {
	m := t.runner.match(agent, games.To)
	if n := uint64(len(t.base[agent])); n < games.To {
		more, err := m.play(ctx, t.runner.Play, playtest.Range{From: n, To: games.To}, "")
		if err != nil || ctx.Err() != nil {
			return false
		}
		t.base[agent] = append(t.base[agent], more[0]...)
	}
	results, err := m.play(ctx, g, games, "")
	if err != nil || ctx.Err() != nil {
		return false
	}
	for i, r := range results[0] {
		if r != t.base[agent][games.From+uint64(i)] {
			return false
		}
	}
	return true
}
