package playtest

import (
	"slices"
	"testing"
)

func TestTracerWatches(t *testing.T) {
	sheet := &Catalog{
		Cards: []string{"a", "b"}, CardPiles: []PileID{0, 1},
		Piles:  []Pile{{Name: "first", Early: 2}, {Name: "second", Early: 1}},
		Tracks: []Track{{"losses", 0, 10}, {"unused", 0, 1}},
	}
	stats := newStats(RunID{}, sheet)
	for game, g := range []struct {
		draws  []CardID // draws of seat 0
		track  []int
		turns  []int // playable cards in each turn
		leads  []int
		winner Seat
	}{
		{[]CardID{0, 1, 1}, []int{3, 7}, []int{1, 0, 0}, []int{0, 1, -1, -1}, 1},
		{[]CardID{1, 0, 0}, []int{2, 7}, []int{0, 1, 0}, []int{0, 0, 0, 5}, 0},
		{[]CardID{1, 1, 1}, nil, nil, nil, Nobody},
	} {
		tr := NewTracer(sheet, nil)
		for _, c := range g.draws {
			tr.Card(0, c, CardDrawn)
		}
		for _, v := range g.track {
			tr.Track(0, v)
		}
		for _, n := range g.turns {
			tr.Turn(1, 3, n)
		}
		for _, m := range g.leads {
			tr.Lead(m)
		}
		tr.Empty(1, 4+game)
		tr.Empty(1, 90)
		stats.traced(uint64(game), Outcome{Winner: g.winner}, tr)
	}
	if got, want := stats.Early[0][0], (EarlyCounts{{}, {1, 0}, {1, 2}}); stats.Cards[0][0].Drawn != 3 || !slices.Equal(got, want) {
		t.Errorf("card a among one or two early draws: %+v, want %+v", got, want)
	}
	if got, want := stats.Early[1][0], (EarlyCounts{{}, {3, 3}}); stats.Cards[1][0].Drawn != 6 || !slices.Equal(got, want) {
		t.Errorf("card b: %+v, want %+v", got, want)
	}
	if got, want := stats.Openings[0][0], (EarlyCounts{{1, 1}, {1, 0}, {1, 2}}); !slices.Equal(got, want) {
		t.Errorf("games by early draws from the first pile: %+v, want %+v", got, want)
	}
	if got, want := stats.Plays[1], (Clusters{Games: 3, NN: 4 + 1 + 9}); got != want {
		t.Errorf("draws of card b by game: %+v, want %+v", got, want)
	}
	if got, want := stats.Tracks[0], (TrackCount{2, 2, 7, 1, 0}); got != want {
		t.Errorf("track %+v, want %+v", got, want)
	}
	if stats.Tracks[1].Games != 0 || stats.Piles[0].N() != 0 || stats.Piles[1].Count(4) != 1 || stats.Piles[1].N() != 3 {
		t.Errorf("tracks %+v, piles %+v", stats.Tracks, stats.Piles)
	}
	if got, want := stats.Hands[1], (HandCount{Turns: 6, Stuck: 4, Runs: 1, Idle: 1, Clusters: Clusters{2, 8, 12, 18}}); got != want {
		t.Errorf("hands %+v, want %+v", got, want)
	}
	last := leadParts - 1
	for part, want := range map[int]LeadCount{0: {}, leadParts/4 - 1: {}, leadParts / 4: {1, 0}, leadParts / 2: {1, 1}, last: {2, 2}} {
		if stats.Leads[part] != want {
			t.Errorf("leads at %d of %d: %+v, want %+v", part, leadParts, stats.Leads[part], want)
		}
	}
}

// TestTracksMerge checks that merging keeps the extremes of two parts, each with
// the lowest game that reached it, in either order.
func TestTracksMerge(t *testing.T) {
	a, b := TrackCount{2, -1, 7, 5, 9}, TrackCount{3, -1, 7, 2, 4}
	want := TrackCount{5, -1, 7, 2, 4}
	ab, ba := a, b
	ab.merge(&b)
	ba.merge(&a)
	if ab != want || ba != want {
		t.Errorf("%+v and %+v, want %+v", ab, ba, want)
	}
	wide := TrackCount{1, -3, 9, 8, 8}
	ab.merge(&wide)
	ab.merge(&TrackCount{})
	if want := (TrackCount{6, -3, 9, 8, 8}); ab != want {
		t.Errorf("%+v, want %+v", ab, want)
	}
}

// TestNilTracer checks that a nil tracer accepts everything that rules may
// report.
func TestNilTracer(t *testing.T) {
	var tr *Tracer
	tr.Rule(1)
	tr.Card(0, 1, CardDrawn)
	tr.Demand(1, 1)
	tr.Empty(1, 1)
	tr.Track(1, 1)
	tr.Turn(0, 1, 1)
	tr.Lead(1)
}
