package trial

import (
	"context"
	"reflect"
	"testing"

	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
	"punchboard/playtest/verdict"
)

// TestVaryIsEdit changes numbers in the loaded game and in its files, and
// requires the same rules from both: the commands named in findings must
// reproduce what the trials found.
func TestVaryIsEdit(t *testing.T) {
	g := open(t)
	all := numbers(g.Data)
	if len(all) < 50 {
		t.Fatalf("the game has %d numbers", len(all))
	}
	for i := 0; i < len(all); i += 1 + len(all)/int(rulestest.Games(20, 7)) {
		p := all[i]
		for _, value := range []int{p.value + 1, p.value - 1} {
			fast := rules(vary(g.Data, []place{p}, []any{value}))
			slow, found, err := source(p.set(g.Data, value)).Open()
			switch {
			case err != nil:
				t.Fatal(err)
			case (fast == nil) != (found.Errors() > 0):
				t.Errorf("%s: %v", p.set(g.Data, value), found.All())
			case fast != nil && fast.Catalog().Data != slow.Play.Catalog().Data:
				t.Errorf("%s: the file and the loaded game play by different data", p.set(g.Data, value))
			}
		}
	}
}

func source(changes ...Change) Source {
	slug := games.All[0]
	fsys, _ := games.Open(slug)
	return Source{FS: fsys, Place: slug, Slug: slug, Changes: changes}
}

// newRunner returns a Runner for quick trials of a changed game.
func newRunner(t *testing.T, changes ...Change) *Runner {
	t.Helper()
	g := open(t, changes...)
	agents := playtest.Lineup{"greedy", "greedy"}
	drawn, err := g.Play.Run(t.Context(), playtest.Match{Players: agents, Seed: 1, Games: playtest.Range{To: 600}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return &Runner{Data: g.Data, Play: g.Play, Limits: verdict.DefaultLimits(), Drawn: drawn, Best: "greedy", Seed: 2, Alike: 60, Deals: 500, Games: 800}
}

// finding returns the finding about a subject.
func finding(r *Report, class verdict.Class, subject string) *verdict.Finding {
	for i := range r.Findings {
		if f := &r.Findings[i]; f.Class == class && f.Subject == subject {
			return f
		}
	}
	return nil
}

// with returns what a card was compared with.
func with(f *verdict.Finding) *verdict.CardComparison { return f.Detail.(*verdict.CardComparison) }

func TestMissingAndDominated(t *testing.T) {
	l := newRunner(t, Change{"german-squads/de-stosstrup.strength", "1"}, Change{"american-squads/us-half-squad.copies", "0"})
	l.Deals = 1000
	kinds := map[string]bool{}
	l.Progress = func(kind string, _, _ int) { kinds[kind] = true }
	r := l.Run(t.Context(), verdict.Undrawn, verdict.Dominated)
	if f := finding(r, verdict.Undrawn, "us-half-squad"); f == nil || f.Detail.(*verdict.DrawRate).Set[0] != "american-squads/us-half-squad.copies=1" {
		t.Errorf("the missing card: %+v", f)
	}
	f := finding(r, verdict.Dominated, "us-rifle-squad")
	if f == nil || f.Level != verdict.Watch || f.Low <= 0 || !reflect.DeepEqual(with(f), &verdict.CardComparison{Other: "us-heavy-rifle-squad", Factor: with(f).Factor, Set: []string{"american-squads/us-rifle-squad=us-heavy-rifle-squad"}, Follow: "us-rifle-squad"}) {
		t.Errorf("the dominated card: %+v", f)
	}
	if finding(r, verdict.Dominated, "us-heavy-rifle-squad") != nil || !kinds["pairs of cards"] {
		t.Errorf("progress %v, findings %+v", kinds, r.Findings)
	}
}

func TestInert(t *testing.T) {
	r := newRunner(t, Change{"american-squads/us-replacement-squad.effects.0.mod", "-9"}).Run(t.Context(), verdict.Inert)
	f := finding(r, verdict.Inert, "american-squads/us-replacement-squad.effects.0.mod")
	if f == nil || f.Level != verdict.Watch || f.Detail.(*verdict.InertChange).Set[0] != "american-squads/us-replacement-squad.effects.0.mod=-10" {
		t.Errorf("the inert number: %+v", f)
	}
	for _, matters := range []string{"switches.hand_limit", "american-squads/us-rifle-squad.strength"} {
		if finding(r, verdict.Inert, matters) != nil {
			t.Errorf("%s does matter", matters)
		}
	}
}

// TestTimeIsUp checks that skipped trials are counted, and that games that were
// not played lead to no findings.
func TestTimeIsUp(t *testing.T) {
	l := newRunner(t)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if r := l.Run(ctx, verdict.Inert, verdict.Dominated); r.Skipped == 0 || len(r.Findings) > 0 {
		t.Errorf("%d skipped, %+v", r.Skipped, r.Findings)
	}
	l.Drawn = nil
	if r := l.Run(t.Context(), verdict.Strength, verdict.Dominated); len(r.Findings) > 0 {
		t.Errorf("cards are judged without games: %+v", r.Findings)
	}
}

// TestJoin merges findings of trials with those of ordinary games.
func TestJoin(t *testing.T) {
	judged := []verdict.Finding{
		{Class: verdict.Balance, Level: verdict.Fail}, {Class: verdict.Strength, Level: verdict.Watch, Subject: "lucky"},
		{Class: verdict.Undrawn, Level: verdict.Fail, Subject: "gone"},
	}
	r := &Report{Confirmed: true, Findings: []verdict.Finding{
		{Class: verdict.Inert, Level: verdict.Watch, Subject: "number"}, {Class: verdict.Undrawn, Level: verdict.Watch, Subject: "gone"},
	}}
	all := r.Join(judged)
	if len(all) != 3 || all[0].Level != verdict.Fail || all[2].Subject != "number" || len(judged) != 3 {
		t.Errorf("%+v", all)
	}
	if all := (*Report)(nil).Join(judged); len(all) != 3 {
		t.Errorf("without trials: %+v", all)
	}
}
