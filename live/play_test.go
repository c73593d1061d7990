package live

import (
	"encoding/json"
	"strings"
	"testing"
)

// rehearsal lets the trial game be played: units are dealt, and cost what they cost.
const rehearsal = `play:
  deck: units
  hand: 2
  draw: 1
  play: 1
  turns: 5
  empty: reshuffle
  resources:
    rope: {start: 1, gain: 1, cost: cost, most: 6}
`

// rows returns the rows of the units; the rifle has a cost and a name.
func rows(name, cost string) string {
	return "id,name_en,name_fr,copies,cost\nrifle," + name + ",Fusils,6," + cost + "\ntank,Tank,Char,4,2\n"
}

// verdictIn returns what the page learns when it asks how the game plays.
func (b *browser) verdict() (v Verdict) {
	b.Helper()
	if err := json.Unmarshal([]byte(b.text("/play.json")), &v); err != nil {
		b.Fatal(err)
	}
	return v
}

// TestPlay asks for a verdict, edits a name, which does not play, and then a cost.
func TestPlay(t *testing.T) {
	g := start(t)
	b := serve(g)
	g.write("units.csv", rows("Rifles", "1"))
	g.write("game.yaml", strings.Replace(gameYAML, "front: card, back", "columns: {cost: int}, front: card, back", 1)+rehearsal)
	g.until("the game is played", func() bool { return b.verdict().Is == "done" })
	v := b.verdict()
	for _, lang := range []string{"en", "fr"} {
		in := v.In[lang]
		if in == nil || in.Headline == "" || len(in.Lines) == 0 || len(in.Charts) == 0 {
			t.Fatalf("%s: %+v", lang, in)
		}
		if svg := b.text("/picture/" + in.Charts[0].Picture + ".svg"); !strings.Contains(svg, "<path") {
			t.Errorf("%s: the chart is %q", lang, svg)
		}
	}
	show := g.session.shows[View{}]
	was := show.verdict.Load()

	g.write("units.csv", rows("Riflemen", "1"))
	g.wait(func(s *State) bool { return s.cards["units/rifle"].Name["en"] == "Riflemen" })
	g.until("the verdict is confirmed", func() bool { return show.verdict.Load() != was })
	if now := show.verdict.Load(); now.Is != "done" || now.Build != was.Build || now.In["en"] != was.In["en"] {
		t.Errorf("a name was played: %+v", now)
	}

	g.write("units.csv", rows("Riflemen", "5"))
	g.until("the game is played again", func() bool { now := show.verdict.Load(); return now.Is == "done" && now.Build > was.Build })
	if now := show.verdict.Load(); now.rows == was.rows || now.In["en"] == was.In["en"] {
		t.Errorf("the verdict is the same: %+v", now)
	}
}

// TestPlayUnasked checks that nothing is played before rows change, and then without
// being asked.
func TestPlayUnasked(t *testing.T) {
	g := start(t)
	show := g.session.shows[View{}]
	g.write("units.csv", rows("Rifles", "1"))
	g.write("game.yaml", strings.Replace(gameYAML, "front: card, back", "columns: {cost: int}, front: card, back", 1)+rehearsal)
	g.until("the rows are known", func() bool { return show.verdict.Load().rows != 0 })
	if v := show.verdict.Load(); v.Is != "idle" || v.In != nil {
		t.Errorf("played before a change: %+v", v)
	}
	g.write("units.csv", rows("Rifles", "4"))
	g.until("the game is played", func() bool { return show.verdict.Load().Is == "done" })
}

// TestPlayNothing checks that a game without rules says so.
func TestPlayNothing(t *testing.T) {
	b := serve(start(t))
	(&trial{T: t}).until("the page learns why", func() bool { return b.verdict().Is == "nothing" })
	if v := b.verdict(); !strings.Contains(v.Why, "neither compiled rules nor a rehearsal") || v.In != nil {
		t.Errorf("%+v", v)
	}
}

// TestPlayEnds saves while games are played: they end, and what is shown is from before.
func TestPlayEnds(t *testing.T) {
	g := start(t)
	show := g.session.shows[View{}]
	show.verdict.Store(&Verdict{Is: "playing", Build: 3, In: map[string]*VerdictIn{"en": {Level: "pass"}}})
	ended := false
	show.mu.Lock()
	show.stopPlay = func() { ended = true }
	show.mu.Unlock()
	show.rebuild(nil)
	if v := show.verdict.Load(); !ended || v.Is != "idle" || !v.Stale || v.In == nil {
		t.Errorf("ended: %v, %+v", ended, v)
	}
}
