package planted

import (
	"slices"
	"strings"

	"punchboard/carddata"
	fireandcover "punchboard/games/fire-and-cover"
	lineandreserve "punchboard/games/line-and-reserve"
	patroldeck "punchboard/games/patrol-deck"
	"punchboard/games/percee"
	threefronts "punchboard/games/three-fronts"
	"punchboard/playtest"
)

// spoil returns a game with a defect in the code of its rules. Changed data
// cannot cause these: they stand for bugs of whoever writes rules.
func spoil(g *carddata.Game, defect string) playtest.Game {
	switch g.Rules {
	case "three-fronts":
		r, _ := threefronts.New(g)
		return spoiled(r, threefronts.Greedy(), defect)
	case "percee":
		r, _ := percee.New(g)
		return spoiled(r, percee.Greedy(), defect)
	case "fire-and-cover":
		r, _ := fireandcover.New(g)
		return spoiled(r, fireandcover.Greedy(), defect)
	case "line-and-reserve":
		r, _ := lineandreserve.New(g)
		return spoiled(r, lineandreserve.Greedy(), defect)
	case "patrol-deck":
		r, _ := patroldeck.New(g)
		return spoiled(r, patroldeck.Greedy(), defect)
	}
	panic("planted: no rules to spoil")
}

func spoiled[S any](r playtest.Teller[S], p playtest.Player[S], defect string) playtest.Game {
	unaware := playtest.Player[S]{Name: p.Name, New: func() playtest.Agent[S] { return &unaware[S]{p.New(), r} }}
	return playtest.Bind(&faulty[S]{Teller: r, defect: defect}, unaware)
}

// unaware is a player that assumes the rules without the defect.
type unaware[S any] struct {
	playtest.Agent[S]
	rules playtest.Rules[S]
}

func (u *unaware[S]) Begin(_ playtest.Rules[S], seat playtest.Seat) { u.Agent.Begin(u.rules, seat) }

func (u *unaware[S]) Act(_ playtest.Rules[S], s *S, legal []playtest.Action, rnd *playtest.Stream) playtest.Action {
	return u.Agent.Act(u.rules, s, legal, rnd)
}

// faulty is rules with a defect that occurs only in some states.
type faulty[S any] struct {
	playtest.Teller[S]
	defect string
}

// strikes reports whether the defect occurs in a state: in one of the given
// number.
func (f *faulty[S]) strikes(s *S, one uint64) bool { return f.Hash(s)%one == 0 }

func (f *faulty[S]) Catalog() *playtest.Catalog {
	sheet := *f.Teller.Catalog()
	if f.defect == "short-track" {
		sheet.Tracks = append([]playtest.Track(nil), sheet.Tracks...)
		sheet.Tracks[0].Most--
	}
	sheet.Together = append(slices.Clone(sheet.Together), playtest.Together{Name: "deeds"})
	return &sheet
}

func (f *faulty[S]) Setup(s *S, c playtest.Chance, t *playtest.Tracer) {
	if f.defect == "bottom" {
		c = bottom{c}
	}
	f.Teller.Setup(s, c, t)
}

// bottom is a shuffle that leaves the last card where it is.
type bottom struct{ playtest.Chance }

func (b bottom) N(k playtest.Key, n int) int {
	if n < 2 {
		return b.Chance.N(k, n)
	}
	return 1 + b.Chance.N(k, n-1)
}

func (f *faulty[S]) Legal(s *S, buf []playtest.Action) []playtest.Action {
	if f.defect == "gap" && f.strikes(s, 512) {
		return buf
	}
	return f.Teller.Legal(s, buf)
}

func (f *faulty[S]) Apply(s *S, a playtest.Action, c playtest.Chance, t *playtest.Tracer) {
	switch {
	case f.defect == "panic" && f.strikes(s, 512):
		panic("a pile that is not there")
	case f.defect == "stall" && f.strikes(s, 512):
		return
	case f.comesBack(s, a, c, t):
		return
	case f.defect == "at-once" && f.strikes(s, 16):
		legal := f.Legal(s, nil)
		f.atOnce(s, t, f.deed(a, c, t), f.deed(legal[len(legal)-1], c, t))
		return
	case f.defect == "leavings" && f.strikes(s, 16):
		f.atOnce(s, t, f.deed(a, c, t), func(s *S) { f.Redeal(s, 0, c) })
		return
	case f.defect == "twice" && f.strikes(s, 64):
		f.Teller.Apply(s, a, c, t)
		if f.Actor(s) == playtest.Nobody {
			return
		}
	}
	f.Teller.Apply(s, a, c, t)
}

// comesBack plays a card that comes back to the hand and changes nothing, and reports
// whether the action plays one: the card of the defect "encore CARD".
func (f *faulty[S]) comesBack(s *S, a playtest.Action, c playtest.Chance, t *playtest.Tracer) bool {
	card, encore := strings.CutPrefix(f.defect, "encore ")
	if !encore {
		return false
	}
	try, after := playtest.NewTracer(f.Catalog(), nil), *s
	f.Teller.Apply(&after, a, c, try)
	seat, id := f.Actor(s), playtest.CardID(slices.Index(f.Catalog().Cards, card))
	if try.Plays(seat, id) == 0 {
		return false
	}
	t.Card(seat, id, playtest.CardPlayed)
	return true
}

// atOnce does two things in the requested order.
func (f *faulty[S]) atOnce(s *S, t *playtest.Tracer, things ...func(*S)) {
	order := []uint16{0, 1}
	t.Together(playtest.TogetherID(len(f.Teller.Catalog().Together)), order)
	for _, i := range order {
		things[i](s)
	}
}

// deed performs an action if it is still legal.
func (f *faulty[S]) deed(a playtest.Action, c playtest.Chance, t *playtest.Tracer) func(*S) {
	return func(s *S) {
		if f.Actor(s) != playtest.Nobody && slices.Contains(f.Teller.Legal(s, nil), a) {
			f.Teller.Apply(s, a, c, t)
		}
	}
}

func (f *faulty[S]) Outcome(s *S) playtest.Outcome {
	o := f.Teller.Outcome(s)
	switch {
	case f.defect == "lot":
		o.Winner = playtest.Seat(f.Hash(s) & 1)
	case f.defect == "draw" && f.strikes(s, 4):
		o.Winner = playtest.Nobody
	}
	return o
}
