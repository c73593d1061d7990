package patroldeck

import (
	"slices"
	"testing"

	"punchboard/playtest"
)

// traveling returns what the routes of a figure depend on.
func traveling(r *Rules, s *State, f figure, allowance int, charging bool) *traveler {
	var of traveler
	of.set(r, s, f, allowance, charging)
	return &of
}

// TestAtlasRemembersRoutes compares remembered routes with newly found ones, for
// every live figure at some decisions of sensible games, in which figures go through
// friends, are wounded, and meet enemies.
func TestAtlasRemembersRoutes(t *testing.T) {
	r := load(t)
	k, player := Greedy().New().(*sensible), Greedy().New()
	k.Begin(r, American)
	var s State
	c, rnd := playtest.NewKeyed(6, 0), playtest.NewStream(6, 0, 0)
	player.Begin(r, American)
	compared, remembered := 0, 0
	for r.Setup(&s, &c, nil); r.Actor(&s) != playtest.Nobody; {
		legal := r.Legal(&s, nil)
		if rnd.N(8) == 0 {
			for side := range playtest.Seats {
				for q := r.live(&s, playtest.Seat(side)); q != 0; q &= q - 1 {
					f, charging := q.first(playtest.Seat(side)), rnd.N(3) == 0
					if of := traveling(r, &s, f, k.allowance(f), charging); k.atlas.pages[of.hash()>>(64-atlasBits)].of == *of {
						remembered++
					}
					k.findRoutes(&s, f, charging)
					compareWithFresh(t, r, &s, f, k, charging)
					compared++
				}
			}
		}
		a := legal[0]
		if len(legal) > 1 {
			a = player.Act(r, &s, legal, &rnd)
		}
		r.Apply(&s, a, &c, nil)
	}
	if remembered < 500 || remembered > compared*9/10 {
		t.Errorf("%d routes of %d were remembered", remembered, compared)
	}
}

func compareWithFresh(t *testing.T, r *Rules, s *State, f figure, k *sensible, charging bool) {
	t.Helper()
	var fresh routes
	fresh.find(r, s, traveling(r, s, f, k.allowance(f), charging), &waiting{})
	same := slices.Equal(fresh.found[:fresh.seen], k.routes.found[:k.routes.seen]) && fresh.cost == k.routes.cost
	for _, q := range fresh.found[:fresh.seen] {
		same = same && fresh.by[q] == k.routes.by[q]
	}
	if !same {
		t.Fatalf("figure %d has other routes than those remembered", f)
	}
}
