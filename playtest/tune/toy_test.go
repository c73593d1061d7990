package tune

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/playtest"
)

// The toy is one turn of luck: seat 0 wins with a probability of 30 % plus what its
// switches and cards add. So the smallest cure is known exactly.

const toyGame = `title: Toy
version: "1"
languages: [en]
switches: {edge: %d, idle: 5, broad: 0, order: low}
decks:
  - {id: cards, name: Cards, cards: cards.csv, size: poker, columns: {worth: int, effects: flow}, front: face}
%s`

const toyCards = "id,name,copies,worth,effects\na,A,2,3,\nb,B,5,1,\nc,C,1,0,\"[{mod: 1}, {mod: 4}]\"\n"

const toyFace = "faces:\n  face:\n    parts:\n      - {text: \"{name}\", left: 5mm, right: 5mm, top: 5mm, height: 8mm}\n"

// toyFiles returns the files of the toy: edge is its switch, tune its section.
func toyFiles(edge int, tune string) fstest.MapFS {
	return fstest.MapFS{
		"game.yaml":       {Data: fmt.Appendf(nil, toyGame, edge, tune)},
		"cards.csv":       {Data: []byte(toyCards)},
		"faces/face.yaml": {Data: []byte(toyFace)},
		"traits.csv":      {Data: []byte("id,name,sum\nquick,Quick,1\n")},
		"traits.yaml":     {Data: []byte("- {id: quick, name: Quick, sum: 1}\n")},
	}
}

// toyTuner returns a tuner of the toy.
func toyTuner(t *testing.T, edge int, tune string) *Tuner {
	t.Helper()
	files := toyFiles(edge, tune)
	g, found := carddata.Load(files, "toy", carddata.Options{Slug: "toy"})
	if found.Errors() > 0 {
		t.Fatal(found.All())
	}
	s := newToySession(g)
	s.FS = files
	return s
}

func newToySession(g *carddata.Game) *Tuner {
	return &Tuner{
		Data: g, Play: toyRules(g), Rules: toyRules, Limits: toyLimits(), Claims: DefaultClaims(),
		Agents: playtest.Lineup{"random", "random"}, Seed: 1, Games: 8_000,
	}
}

// toyState is a game of one decision without a choice.
type toyState struct{ over, won bool }

// toy are its rules. Percent is the probability that seat 0 wins.
type toy struct {
	sheet   playtest.Catalog
	percent int
}

// toyRules builds the rules; they refuse a switch of 99.
func toyRules(g *carddata.Game) playtest.Game {
	edge := g.Switches["edge"].V.(int)
	if edge == 99 {
		return nil
	}
	r := &toy{percent: 30 + 5*edge + 20*g.Switches["broad"].V.(int)}
	var data []any
	for _, name := range slices.Sorted(maps.Keys(g.Switches)) {
		data = append(data, g.Switches[name].V)
	}
	for _, c := range g.Decks[0].Cards {
		worth, _ := c.Fields["worth"].V.(int)
		r.percent += map[string]int{"a": 2, "b": 1}[c.ID] * (worth*c.Copies - map[string]int{"a": 6, "b": 5}[c.ID])
		data = append(data, c.Copies, worth, c.Fields["effects"].V)
	}
	for _, l := range g.Lists {
		data = append(data, l.Cards[0].Fields["sum"].V)
	}
	r.sheet = playtest.Catalog{Game: "toy", Seats: []string{"red", "blue"}, Ways: []string{"luck"}, Rules: []string{"T-1"}}
	for _, b := range []byte(fmt.Sprint(data...)) {
		r.sheet.Data = playtest.Fold(r.sheet.Data, uint64(b))
	}
	return playtest.Bind[toyState](r)
}

func (r *toy) Catalog() *playtest.Catalog { return &r.sheet }

func (r *toy) Setup(s *toyState, _ playtest.Chance, _ *playtest.Tracer) { *s = toyState{} }

func (r *toy) Actor(s *toyState) playtest.Seat {
	if s.over {
		return playtest.Nobody
	}
	return 0
}

func (r *toy) Legal(_ *toyState, buf []playtest.Action) []playtest.Action { return append(buf, 0) }

func (r *toy) Apply(s *toyState, _ playtest.Action, c playtest.Chance, _ *playtest.Tracer) {
	s.over, s.won = true, c.N(playtest.Key{}, 100) < r.percent
}

func (r *toy) Outcome(s *toyState) playtest.Outcome {
	o := playtest.Outcome{Winner: 1, Turns: 1}
	if s.won {
		o.Winner = 0
	}
	return o
}

func (r *toy) Observe(*toyState, playtest.Seat, *playtest.Observation) {}

func (r *toy) Redeal(*toyState, playtest.Seat, playtest.Chance) {}

func (r *toy) Hash(*toyState) uint64 { return 0 }

func (r *toy) Check(*toyState) error { return nil }

func (r *toy) Tell(*toyState, playtest.Action, string) string { return "" }

func (r *toy) TellDraw(*toyState, playtest.Key, int, int, string) string { return "" }
