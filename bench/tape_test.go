package bench

import "testing"

func TestTapeSaysWhatWasPut(t *testing.T) {
	var tape Tape
	tape.Put(OpPage, 7560000, 10692000)
	tape.Put(OpMove, -12700, 12700)
	tape.Put(OpDash, 2)
	tape.PutMore(100, 200)
	tape.Put(OpText, 3)
	tape.PutFloat(-22.5)
	tape.PutWords("À l’assaut")

	if op, w, h := tape.Op(), tape.Int(), tape.Int(); op != OpPage || w != 7560000 || h != 10692000 {
		t.Errorf("page: %v %v %v", op, w, h)
	}
	if op, x, y := tape.Op(), tape.Pt(), tape.Pt(); op != OpMove || x != -1 || y != 1 {
		t.Errorf("move: %v %v %v", op, x, y)
	}
	if op, n, a, b := tape.Op(), tape.Int(), tape.Int(), tape.Int(); op != OpDash || n != 2 || a != 100 || b != 200 {
		t.Errorf("dash: %v %v %v %v", op, n, a, b)
	}
	if op, font, angle, words := tape.Op(), tape.Int(), tape.Float(), tape.Words(); op != OpText || font != 3 || angle != -22.5 || words != "À l’assaut" {
		t.Errorf("text: %v %v %v %q", op, font, angle, words)
	}
	if tape.More() {
		t.Error("something is left on the tape")
	}
}
