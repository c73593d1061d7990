package rehearsal

import (
	"slices"
	"testing"

	"punchboard/playtest"
)

// first always draws the first card of the pile, in the order of the file.
type first struct{}

func (first) N(playtest.Key, int) int { return 0 }

// begun sets up a game in which the cards come in the order of the file: four
// scouts, three tanks, two depots and a storm.
func begun(t *testing.T, play string) (*Rules, *State) {
	t.Helper()
	r, s := load(t, play), &State{}
	r.Setup(s, first{}, nil)
	return r, s
}

const scout, tank, depot, storm = 0, 1, 2, 3

func TestDrawing(t *testing.T) {
	for name, c := range map[string]struct {
		play string
		held int
	}{
		"one a turn":       {"deck: main\nhand: 2", 3},
		"none":             {"deck: main\nhand: 2\ndraw: 0", 2},
		"three":            {"deck: main\nhand: 2\ndraw: 3", 5},
		"up to four":       {"deck: main\nhand: 2\nrefill: 4", 4},
		"more than enough": {"deck: main\nhand: 4\nrefill: 2", 4},
		"what there is":    {"deck: main\nhand: 5\ndraw: 3", 5},
	} {
		if _, s := begun(t, c.play); int(s.held[0]) != c.held || s.seat != 0 || s.turn != 0 {
			t.Errorf("%s: %d cards, want %d", name, s.held[0], c.held)
		}
	}
}

func TestEmptyPile(t *testing.T) {
	for name, c := range map[string]struct {
		play  string
		ended bool
		left  int
		way   uint8
	}{
		"stop":              {"deck: main\nturns: 1", false, 0, byTurns},
		"end":               {"deck: main\nempty: end", true, 0, byPile},
		"nothing discarded": {"deck: main\nempty: reshuffle", false, 0, byTurns},
	} {
		r, s := begun(t, c.play)
		if ended := r.Actor(s) == playtest.Nobody; ended != c.ended || int(s.left[0]) != c.left || s.way != c.way {
			t.Errorf("%s: ended %v with %d cards in way %d", name, ended, s.left[0], s.way)
		}
	}
	r, s := begun(t, "deck: main\nempty: reshuffle\nhand: 5")
	r.Apply(s, play|scout, first{}, nil) // discarded, and then drawn by the other player
	if s.left[0] != 0 || s.gone[0].sum() != 0 || s.held != [2]uint8{4, 6} {
		t.Errorf("the discards did not come back: %+v", s)
	}
	r, s = begun(t, "deck: main\nempty: reshuffle\nhand: 5\nstays: true")
	if r.Apply(s, play|scout, first{}, nil); s.table[0][scout] != 1 || s.held != [2]uint8{4, 5} {
		t.Errorf("the card did not stay: %+v", s)
	}
}

func TestPlayingAndDiscarding(t *testing.T) {
	r, s := begun(t, "deck: main\nhand: 3\nplay: 2\ndiscard_to: 1")
	if got, want := r.Legal(s, nil), []playtest.Action{play | scout, play | tank, keep}; s.hand[0][scout] != 3 || s.held[0] != 4 || !slices.Equal(got, want) {
		t.Errorf("choices %v, want %v; hand %v", got, want, s.hand[0][:4])
	}
	r.Apply(s, play|scout, first{}, nil)
	if s.seat != 0 || s.played != 1 || s.gone[0][scout] != 1 {
		t.Errorf("after one card: %+v", s)
	}
	r.Apply(s, keep, first{}, nil)
	if got, want := r.Legal(s, nil), []playtest.Action{discard | scout, discard | tank}; !slices.Equal(got, want) {
		t.Errorf("to discard %v, want %v", got, want)
	}
	r.Apply(s, discard|tank, first{}, nil)
	r.Apply(s, discard|scout, first{}, nil)
	if s.seat != 1 || s.held[0] != 1 || s.gone[0].sum() != 3 {
		t.Errorf("after the discards: seat %d, %d cards", s.seat, s.held[0])
	}
}

func TestTurnsEnd(t *testing.T) {
	r, s := begun(t, "deck: main\nhand: 3\nturns: 2\nplayable: turn == 2")
	if s.turn != 1 || s.seat != 0 {
		t.Fatalf("nobody can play in turn 1, but it is turn %d of %d", s.turn+1, s.seat)
	}
	r.Apply(s, play|scout, first{}, nil)
	r.Apply(s, r.Legal(s, nil)[0], first{}, nil)
	if o := r.Outcome(s); r.Actor(s) != playtest.Nobody || o.Turns != 2 || o.Winner != playtest.Nobody || o.Way != byTurns {
		t.Errorf("ended %+v", o)
	}
}

func TestResources(t *testing.T) {
	r, s := begun(t, "deck: main\nhand: 4\nresources: {gold: {start: 2, gain: 'turn > 1 ? 4 : 0', cost: cost, most: 3}}")
	if got, want := r.Legal(s, nil), []playtest.Action{play | scout, play | depot, keep}; !slices.Equal(got, want) {
		t.Errorf("choices %v, want %v: a tank costs 3", got, want)
	}
	if r.Apply(s, play|scout, first{}, nil); s.has[0][0] != 1 {
		t.Errorf("%d gold left", s.has[0][0])
	}
	if r.Apply(s, keep, first{}, nil); s.has[0][0] != 3 || s.turn != 1 {
		t.Errorf("%d gold in turn %d, want the most", s.has[0][0], s.turn+1)
	}
	s.hand[0], s.hand[0][depot] = counts{}, 1
	if s.has[0][0] = 0; !r.can(s, depot) || r.can(s, tank) || !r.can(s, storm) {
		t.Error("a card that gives, or costs nothing, can be played without gold, and a tank cannot")
	}
	if r.Apply(s, play|depot, first{}, nil); s.has[0][0] != 1 {
		t.Errorf("a depot gives: %d gold", s.has[0][0])
	}
}

func TestPlayableAsksForResources(t *testing.T) {
	r, s := begun(t, "deck: main\nhand: 4\nturns: 3\nplayable: kind == \"unit\" and gold + turn >= 3 and ore < 2\nresources: {gold: {most: 4}, ore: {most: 2}}")
	for turn := range 3 {
		for gold := range 5 {
			for ore := range 3 {
				s.turn, s.has[0] = uint8(turn), [maxResources]int8{int8(gold), int8(ore)}
				if want := gold+turn+1 >= 3 && ore < 2; r.can(s, tank) != want || r.can(s, depot) {
					t.Errorf("turn %d, %d gold, %d ore: %v", turn+1, gold, ore, !want)
				}
			}
		}
	}
}

func TestMarkers(t *testing.T) {
	r, s := begun(t, "deck: [main, main]\nhand: 9\nturns: 4\nmarkers: {fuel: {count: fuel, turns: 2}, smoke: {count: 1}}")
	for _, step := range []struct {
		a           playtest.Action
		fuel, smoke uint32 // of the first player, after the action
	}{
		{play | tank, 2, 1}, {keep, 2, 1}, // and the other player
		{play | depot, 3, 2}, {keep, 1, 2}, // the tank's markers are gone at the start of the third turn
		{play | scout, 1, 3}, {keep, 0, 3},
	} {
		r.Apply(s, step.a, first{}, nil)
		if s.lying[0][0] != step.fuel || s.lying[0][1] != step.smoke {
			t.Errorf("after %x: %d fuel and %d smoke, want %d and %d", step.a, s.lying[0][0], s.lying[0][1], step.fuel, step.smoke)
		}
		if err := r.Check(s); err != nil {
			t.Error(err)
		}
	}
}

// TestPriority checks the choices of the player that follows the priority.
func TestPriority(t *testing.T) {
	for name, c := range map[string]struct {
		priority string
		plays    playtest.Action
		throws   playtest.Action
	}{
		"none":     {"", play | scout, discard | storm},
		"dearest":  {"priority: cost ?? 0", play | tank, discard | depot},
		"by turn":  {"priority: 'turn == 1 ? 0 - (cost ?? 0) : 1'", play | depot, discard | tank},
		"patience": {"priority: -1", keep, discard | storm},
	} {
		r, s := begun(t, "deck: [main, main]\nhand: 10\n"+c.priority)
		agent := ByPriority().New()
		agent.Begin(r, 0)
		if got := agent.Act(r, s, r.Legal(s, nil), nil); got != c.plays {
			t.Errorf("%s: plays %x, want %x", name, got, c.plays)
		}
		s.step = atDiscard
		if got := agent.Act(r, s, r.Legal(s, nil), nil); got != c.throws {
			t.Errorf("%s: throws %x, want %x", name, got, c.throws)
		}
	}
}

func TestTell(t *testing.T) {
	r, s := begun(t, "deck: main")
	for _, c := range []struct {
		a          playtest.Action
		lang, want string
	}{
		{play | tank, "en", "turn 1: plays Tank"}, {play | tank, "fr", "tour 1 : joue Char"},
		{discard | depot, "fr", "tour 1 : défausse Dépôt"}, {keep, "de", "behält den Rest"}, {keep, "sv", "keeps the rest"},
	} {
		if got := r.Tell(s, c.a, c.lang); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	if r.TellDraw(&State{}, playtest.Key{}, 2, 1, "en") != "" {
		t.Error("a draw is told")
	}
}

// TestTurnsBeginInAnyOrder checks that the order of removing, adding and
// drawing at the start of a turn does not matter, because no declaration
// specifies it.
func TestTurnsBeginInAnyOrder(t *testing.T) {
	for name, text := range declarations {
		r, turns := load(t, text), 0
		for game := range uint64(40) {
			luck := playtest.NewKeyed(1, game)
			var s State
			for r.Setup(&s, &luck, nil); r.Actor(&s) != playtest.Nobody; turns++ {
				if ends := beginnings(r, &s, &luck); len(ends) != 1 {
					t.Fatalf("%s: game %d: a turn can begin in %d ways", name, game, len(ends))
				}
				legal := r.Legal(&s, nil)
				r.Apply(&s, legal[turns%len(legal)], &luck, nil)
			}
		}
		if turns < 100 {
			t.Errorf("%s: only %d turns were begun", name, turns)
		}
	}
}

// beginnings returns the hashes of the states that the different orders lead
// to.
func beginnings(r *Rules, s *State, luck playtest.Chance) map[uint64]bool {
	parts := [...]func(*State){r.expire, r.gain, func(s *State) { r.fill(s, luck, nil) }}
	ends := map[uint64]bool{}
	for _, order := range [...][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		try := *s
		for _, what := range order {
			parts[what](&try)
		}
		ends[r.Hash(&try)] = true
	}
	return ends
}
