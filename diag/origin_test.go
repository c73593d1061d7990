package diag

import (
	"fmt"
	"strings"
	"testing"
)

// A mistake in a face that affects most pieces of a deck is reported once, for the
// worst; a problem of a few pieces is reported at each of them.
func TestSharedOrigin(t *testing.T) {
	part := Pos{"f.yaml", 3, 5, ""}
	for _, c := range []struct {
		pieces, of int
		want       string
	}{
		{30, 30, "f.yaml:3:5: card `c29` (d.csv:30:1) and 29 more: is wrong [PB-1]\n\thint: mend it\n"},
		{10, 30, "f.yaml:3:5: card `c9` (d.csv:10:1) and 9 more: is wrong [PB-1]\n\thint: mend it\n"},
		{2, 2, "d.csv:1:1: card `c0`: is wrong [PB-1]\n\thint: mend it\nd.csv:2:1: card `c1`: is wrong [PB-1]\n\thint: mend it\n"},
	} {
		var l List
		for i := range c.pieces {
			for range 2 { // for two languages
				piece := fmt.Sprintf("card `c%d`", i)
				f := l.Errorf(Pos{"d.csv", i + 1, 1, ""}, "PB-1", "%s: is wrong", piece)
				f.Hintf("mend it")
				f.Origin = Origin{Part: part, Piece: piece, Of: c.of, Excess: float64(i)}
			}
		}
		l.Sort(nil)
		var b strings.Builder
		if err := WriteText(&b, l.All(), TextOptions{}); err != nil || b.String() != c.want {
			t.Errorf("%d of %d: %v\n%s", c.pieces, c.of, err, b.String())
		}
	}
}

// Five of sixty are reported individually.
func TestFewOfOneOrigin(t *testing.T) {
	var l List
	for i := range 5 {
		f := l.Errorf(Pos{"d.csv", i + 1, 1, ""}, "PB-1", "wrong")
		f.Origin = Origin{Part: Pos{"f.yaml", 3, 5, ""}, Piece: fmt.Sprint(i), Of: 60}
	}
	if got := mergeByOrigin(l.All()); len(got) != 5 {
		t.Errorf("%v", got)
	}
}
