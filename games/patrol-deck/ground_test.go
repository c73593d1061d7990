package patroldeck

import (
	"slices"
	"strings"
	"testing"
)

// theMap is the battlefield as drawn in the scenario; the first row is the
// northern edge. The areas must lie exactly so.
const theMap = `
....................................
....................................
....................................
....................................
......##W#D#W##.....................
......WiiiiiiiW.......##W#D#W##.....
......#iiiiiii#.......WiiiiiiiW.....
......WiiiiiiiW.......#iiiiiii#.....
......#iiiiiii#..HHHH.WiiiiiiiW.....
......#W#WDW#W#.......#iiiiiii#.....
......................#W#WDW#W#.....
....................................
....................................
...........X........................
..................X.......X.....TTTT
................................TTTT
................................TTTT
TTTTTLLLL.LLLL..................TTTT
TTTTT................FFFFF.FFFF.TTTT
TTTTT...........................TTTT
TTTTT.RRRRRRR...................TTTT
TTTTT.RRRRRRR..TTTTT..RRRRRRRR..TTTT
TTTTT..........TTTTT..RRRRRRRR..TTTT
TTTTT..LLL.....TTTTT............TTTT
TTTTT..........TTTTT...LLL......TTTT
TTTTT..........TTTTT................
TTTTT........................LL.....
....................................
.............LL......LL.............
....................................
....................................
....................................
`

// letters are the letters of the map by the id of the terrain.
var letters = map[string]string{
	"open": ".", "woods": "T", "rough": "R", "low-obstacle": "L", "fence": "F", "high-obstacle": "H", "foxhole": "X",
	"building": "#", "door": "D", "window": "W",
}

// drawn returns the letter of a square.
func drawn(t testing.TB, g *ground, q square) string {
	if g.of(q).interior {
		return "i"
	}
	list, _ := read(t).List("terrains")
	return letters[list.Cards[g.kind[q]].ID]
}

func TestMap(t *testing.T) {
	g := &load(t).data.ground
	rows := strings.Fields(theMap)
	slices.Reverse(rows)
	if g.wide != 36 || g.high != 32 || len(rows) != 32 || g.buildings != 2 {
		t.Fatalf("%d x %d squares, %d buildings", g.wide, g.high, g.buildings)
	}
	for y, row := range rows {
		for x := range g.wide {
			if got := drawn(t, g, g.at(x, y)); got != row[x:x+1] {
				t.Errorf("square %d,%d is %s, want %s", x, y, got, row[x:x+1])
			}
		}
	}
}

// TestSightIsSymmetric checks every pair of squares (B-04).
func TestSightIsSymmetric(t *testing.T) {
	r := load(t)
	for a := range square(squares) {
		for b := range a {
			if r.sight.sees(a, b) != r.sight.sees(b, a) {
				t.Fatalf("squares %d and %d do not see each other alike", a, b)
			}
		}
	}
}
