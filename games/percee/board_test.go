package percee

import (
	"strings"
	"testing"

	"punchboard/playtest"
)

// TestBoardIsCounted corrupts each part of a state's index of units: Check must
// notice.
func TestBoardIsCounted(t *testing.T) {
	r := load(t)
	var s State
	luck := playtest.NewKeyed(7, 1)
	r.Setup(&s, &luck, nil)
	for s.step == atSetup {
		r.Apply(&s, r.Legal(&s, nil)[0], &luck, nil)
	}
	if err := r.Check(&s); err != nil {
		t.Fatal(err)
	}
	hex := s.at[German][0]
	for name, spoil := range map[string]func(*board){
		"units":   func(b *board) { b.units &^= 1 },
		"reserve": func(b *board) { b.reserve ^= 1 },
		"who":     func(b *board) { b.who[hex] &^= 1 },
		"some":    func(b *board) { b.some.set(int(hex), false) },
		"full":    func(b *board) { b.full.set(0, true) },
		"prey":    func(b *board) { b.prey.put(int(hex), 3) },
	} {
		spoilt := s
		spoil(&spoilt.board[German])
		if err := r.Check(&spoilt); err == nil || !strings.Contains(err.Error(), "board") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
