package enginetest

import (
	"testing"

	"punchboard/playtest"
)

func TestOncePanics(t *testing.T) {
	keyed := playtest.NewKeyed(1, 1)
	once := &Once{From: &keyed}
	once.N(playtest.Key{Turn: 1}, 6)
	once.N(playtest.Key{Turn: 2}, 6)
	defer func() {
		if recover() == nil {
			t.Error("a key drawn twice does not panic")
		}
	}()
	once.N(playtest.Key{Turn: 1}, 6)
}
