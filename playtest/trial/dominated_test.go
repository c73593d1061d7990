package trial

import (
	"bytes"
	"encoding/csv"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
	"punchboard/playtest/verdict"
)

func TestCovers(t *testing.T) {
	effect := func(do string, mod int) map[string]any { return map[string]any{"do": do, "mod": mod} }
	for _, c := range []struct {
		name       string
		more, less any
		ok, strict bool
	}{
		{"equal numbers", 2, 2, true, false},
		{"a larger number", 3, 2, true, true},
		{"a smaller number", 1, 2, false, false},
		{"a number and none", 1, nil, false, false},
		{"half points", 1.5, 1.0, true, true},
		{"equal words", "any", "any", true, false},
		{"other words", "german", "any", false, false},
		{"a larger number in a word", "armor:2", "armor:0", true, true},
		{"a smaller number in a word", "armor:0", "armor:2", false, true},
		{"another word with a number", "recon:2", "armor:0", false, true},
		{"nothing and an empty list", nil, nil, true, false},
		{"a list and nothing", []any{"gun"}, nil, true, true},
		{"a further item", []any{"gun", "heavy"}, []any{"heavy"}, true, true},
		{"an item missing", []any{"gun"}, []any{"heavy"}, false, true},
		{"the same effects, moved", []any{effect("a", 1), effect("b", 1)}, []any{effect("b", 1), effect("a", 1)}, true, false},
		{"a larger effect", []any{effect("a", 2)}, []any{effect("a", 1)}, true, true},
		{"an equal effect is not spent on a smaller one", []any{effect("a", 2), effect("a", 1)}, []any{effect("a", 1), effect("a", 2)}, true, false},
		{"two effects and a large one", []any{effect("a", 5)}, []any{effect("a", 1), effect("a", 1)}, false, true},
		{"another parameter", []any{map[string]any{"do": "a"}}, []any{effect("a", 1)}, false, true},
	} {
		ok, strict := covers(c.more, c.less)
		if ok != c.ok || ok && strict != c.strict {
			t.Errorf("%s: %v, %v", c.name, ok, strict)
		}
	}
}

// priced is the first shipped game with a column of costs for its Squads: the
// given costs, and 5 for all others.
func priced(t *testing.T, costs map[string]string) Source {
	t.Helper()
	slug := games.All[0]
	shipped, _ := games.Open(slug)
	fsys := fstest.MapFS{}
	err := fs.WalkDir(shipped, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := fs.ReadFile(shipped, name)
		fsys[name] = &fstest.MapFile{Data: text}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	const game = "game.yaml"
	fsys[game].Data = bytes.Replace(fsys[game].Data, []byte("      strength: int\n"), []byte("      strength: int\n      cost: int\n"), 1)
	for _, deck := range []string{"cards/american-squads.csv", "cards/german-squads.csv"} {
		fsys[deck].Data = withCosts(t, fsys[deck].Data, costs)
	}
	return Source{FS: fsys, Place: slug, Slug: slug}
}

// withCosts adds the column to a file.
func withCosts(t *testing.T, file []byte, costs map[string]string) []byte {
	t.Helper()
	rows, err := csv.NewReader(bytes.NewReader(file)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	w := csv.NewWriter(&text)
	for i, row := range rows {
		cost := costs[row[0]]
		switch {
		case i == 0:
			cost = "cost"
		case cost == "":
			cost = "5"
		}
		if err := w.Write(append(row, cost)); err != nil {
			t.Fatal(err)
		}
	}
	w.Flush()
	return []byte(text.String())
}

// TestDominatedAtACost checks that a card fails if another one at the same cost
// is better in numbers or effects, but not if it is cheaper than the better one.
func TestDominatedAtACost(t *testing.T) {
	g, found, err := priced(t, map[string]string{"us-rifle-squad": "1", "us-platoon-hq": "1"}).Open()
	if err != nil || found.Errors() > 0 {
		t.Fatal(err, found.All())
	}
	drawn, err := g.Play.Run(t.Context(), playtest.Match{Players: playtest.Lineup{"greedy", "greedy"}, Seed: 1, Games: playtest.Range{To: 100}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	l := &Runner{Data: g.Data, Play: g.Play, Limits: verdict.DefaultLimits(), Drawn: drawn, Best: "greedy", Seed: 2, Deals: rulestest.Games(500, 150)}
	r := l.Run(t.Context(), verdict.Dominated)
	for card, level := range map[string]verdict.Level{"us-half-squad": verdict.Fail, "us-rifle-squad": 0, "us-platoon-hq": 0, "de-platoon-leader": verdict.Fail} {
		f := finding(r, verdict.Dominated, card)
		if (f == nil) != (level == 0) || f != nil && (f.Level != level || f.Low <= 0) {
			t.Errorf("%s: %+v", card, f)
		}
	}
	if f := finding(r, verdict.Dominated, "us-half-squad"); f != nil && with(f).Other != "us-company-hq" {
		t.Errorf("the half squad is worse than %s", with(f).Other)
	}
}

// TestMoreIsWorse checks a card that has more but helps its owner less: it is
// something to watch at equal cost, and accepted if it costs less.
func TestMoreIsWorse(t *testing.T) {
	l := newRunner(t)
	deck, lower := l.rowOf("us-half-squad")
	_, higher := l.rowOf("us-recon-team")
	sum := &verdict.Paired{Seatings: 1}
	for range 100 {
		sum.Add([]playtest.Result{{Points: 2}}, []playtest.Result{{Points: 0}})
	}
	p := &pair{deck: l.Data.Decks[deck], at: deck, lower: lower, higher: higher, priced: true}
	f, is := l.domination(p, sum, 3)
	if !is || f.Level != verdict.Watch || f.Subject != "us-recon-team" || with(&f).Other != "us-half-squad" || with(&f).Follow != "us-half-squad" {
		t.Errorf("%v, %+v", is, f)
	}
	if p.cheaper = true; is {
		if _, is := l.domination(p, sum, 3); is {
			t.Error("a cheaper card is blamed for being worse")
		}
	}
}
