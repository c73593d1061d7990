package patroldeck

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"punchboard/carddata"
)

// fire is a figure's shooting (F). It reports whether the figure shot.
func (n *naiveGame) fire(by, aimed *naiveFigure, ordered bool) bool {
	area := n.area(by, aimed)
	seen := slices.ContainsFunc(alive(area), func(f *naiveFigure) bool { return n.ground.sees(by.x, by.y, f.x, f.y) })
	x, y := 0, 0
	for _, f := range area {
		x, y = x+f.x-by.x, y+f.y-by.y
	}
	band := bandOf(by.weapon, x*x+y*y, len(area))
	if !seen || band == "" {
		return false
	}
	at := n.reading(by, aimed.x, aimed.y, band, aimed.moved || aimed == n.mover, ordered)
	for range numberOf(by.weapon, band+"_shots") {
		card := n.draw(n.decks[by.side])
		if flagOf(card, "out_of_ammo") {
			by.noAmmo = true
			break
		}
		if marks := listOf(card, "hit_symbols"); at < len(marks) && marks[at] == "H" {
			n.effect(by, aimed, area)
		}
	}
	return true
}

// area returns the target area of a figure (B-09).
func (n *naiveGame) area(by, aimed *naiveFigure) (area []*naiveFigure) {
	house := n.ground.house(aimed.x, aimed.y)
	fromOutside := house != 0 && n.ground.house(by.x, by.y) != house
	for _, f := range n.figures {
		l := n.ground.letter(f.x, f.y)
		if f.side == aimed.side && !f.removed && f.apart(aimed.x, aimed.y) <= 9 && n.ground.house(f.x, f.y) == house && (!fromOutside || l == 'D' || l == 'W') {
			area = append(area, f)
		}
	}
	return area
}

// bandOf returns the range band of the square of a sum of k distances; "" beyond
// long range.
func bandOf(weapon *carddata.Card, square, k int) string {
	for _, band := range []string{"short", "medium", "long"} {
		if reach := k * numberOf(weapon, band+"_in"); square <= reach*reach {
			return band
		}
	}
	return ""
}

// reading returns the place at which the hit indicator is read (PD-072 to PD-079),
// and turns a figure that fires outside its arc.
func (n *naiveGame) reading(by *naiveFigure, x, y int, band string, moving, ordered bool) int {
	at := strings.Index("ERG", by.grade("accuracy")) + map[string]int{"medium": 1, "long": 2}[band]
	if moving {
		at++
	}
	leader := by.unit.leader()
	if leader.down || leader.stunned || by.apart(leader.x, leader.y) > 144 || ordered && n.leaderFires {
		at++
	}
	if by.wounded() {
		at++
	}
	angle := func(d int) float64 {
		return math.Abs(math.Remainder(math.Atan2(float64(y-by.y), float64(x-by.x))-math.Atan2(float64(along[d][1]), float64(along[d][0])), 2*math.Pi))
	}
	if (x != by.x || y != by.y) && angle(by.facing) > math.Pi/2+1e-9 {
		at += 2
		for d := range along {
			if angle(d) < angle(by.facing)-1e-9 {
				by.facing = d
			}
		}
	}
	return at
}

// effect draws the effect of a hit in an area (PG-15 to PG-18).
func (n *naiveGame) effect(by, aimed *naiveFigure, area []*naiveFigure) {
	card := n.draw(n.decks[by.side])
	list := fromLeft(by, aimed, area)
	key := ""
	for _, f := range area {
		key += " " + f.name
	}
	i := numberOf(card, "hit_randomizer") - 1
	if last := n.counts[key]; last != nil {
		i = slices.Index(list, last) + numberOf(card, "hit_randomizer")
	}
	f := list[i%len(list)]
	n.counts[key] = f
	inside := n.ground.house(by.x, by.y) != 0 && n.ground.house(by.x, by.y) == n.ground.house(f.x, f.y)
	cover := n.coverOn(f)
	if cover == "window" && inside {
		cover = ""
	}
	n.hit(f, card, cover)
}

// fromLeft sorts an area as a figure sees it (B-10).
func fromLeft(by, aimed *naiveFigure, area []*naiveFigure) []*naiveFigure {
	x, y := 0, 0
	for _, f := range area {
		x, y = x+f.x-by.x, y+f.y-by.y
	}
	if x == 0 && y == 0 {
		x, y = aimed.x-by.x, aimed.y-by.y
	}
	left := func(f *naiveFigure) float64 {
		if f.square() == by.square() {
			return 0
		}
		a := math.Remainder(math.Atan2(float64(f.y-by.y), float64(f.x-by.x))-math.Atan2(float64(y), float64(x)), 2*math.Pi)
		if a < -math.Pi+1e-9 {
			a += 2 * math.Pi
		}
		return a
	}
	list := slices.Clone(area)
	slices.SortStableFunc(list, func(a, b *naiveFigure) int {
		if d := left(b) - left(a); math.Abs(d) > 1e-9 {
			return cmp.Compare(d, 0)
		}
		return by.apart(a.x, a.y) - by.apart(b.x, b.y)
	})
	return list
}

// coverOn returns the cover of the square of a figure (B-11).
func (n *naiveGame) coverOn(f *naiveFigure) string {
	return map[byte]string{'L': "low", 'F': "low", 'H': "high", 'X': "foxhole", 'T': "woods", 'D': "window", 'W': "window"}[n.ground.letter(f.x, f.y)]
}

// hit applies an effect card to a figure behind some cover.
func (n *naiveGame) hit(f *naiveFigure, card *carddata.Card, cover string) {
	if f.down {
		return
	}
	if slices.Contains(listOf(card, "cover"), cover) {
		n.stun(f)
	} else {
		n.wound(f, card)
	}
	n.marker(f)
}

func (n *naiveGame) wound(f *naiveFigure, card *carddata.Card) {
	f.endurance -= map[string]int{"W": 1, "I": 3}[textOf(card, "wound")]
	n.stun(f)
	f.down = f.endurance <= 0
}

func (n *naiveGame) stun(f *naiveFigure) {
	f.stunned = true
	n.halted = n.halted || f == n.mover
}

// marker gives a morale marker, except to a unit that checks its morale (PD-179).
func (n *naiveGame) marker(f *naiveFigure) {
	if f.unit != n.checking {
		f.unit.morale++
	}
}

// throw is an attack with a hand grenade (G).
func (n *naiveGame) throw(by *naiveFigure, x, y int, ordered bool) {
	if !by.unit.grenades || !n.canThrow(by, x, y) {
		return
	}
	target := n.on(x, y)
	moving := target != nil && target.side != by.side && (target.moved || target == n.mover)
	at := n.reading(by, x, y, bandOf(n.grenade, by.apart(x, y), 1), moving, ordered)
	card := n.draw(n.decks[by.side])
	if flagOf(card, "out_of_ammo") {
		by.unit.grenades = false
	}
	if marks := listOf(card, "hit_symbols"); at >= len(marks) || marks[at] != "H" {
		var lands bool
		if x, y, lands = n.scatter(by, x, y, at); !lands {
			return
		}
	}
	n.burst(by.side, x, y)
}

// scatter returns where a grenade lands that misses its square (B-12).
func (n *naiveGame) scatter(by *naiveFigure, x, y, at int) (landX, landY int, lands bool) {
	card := n.draw(n.decks[by.side])
	var inches float64
	fmt.Sscan(listOf(card, "scatter_in")[at], &inches)
	angle := math.Atan2(float64(y-by.y), float64(x-by.x)) - float64(numberOf(card, "bayonet_deg"))*math.Pi/180
	tx := int(math.Round(float64(x) + inches*math.Cos(angle)))
	ty := int(math.Round(float64(y) + inches*math.Sin(angle)))
	landX, landY = by.x, by.y
	way := between(by.x, by.y, tx, ty)
	if tx != by.x || ty != by.y {
		way = append(way, [2]int{tx, ty})
	}
	for _, q := range way {
		l := n.ground.letter(q[0], q[1])
		if l == 0 {
			return 0, 0, false
		}
		if l == '#' || n.ground.house(x, y) == 0 && n.ground.house(q[0], q[1]) != 0 {
			break
		}
		landX, landY = q[0], q[1]
	}
	return landX, landY, true
}

// burst draws for each figure that a burst touches (B-13).
func (n *naiveGame) burst(side, x, y int) {
	var touched []*naiveFigure
	for _, f := range n.figures {
		near := max(f.x-x, x-f.x, f.y-y, y-f.y) <= 1
		apart := n.ground.house(f.x, f.y) != n.ground.house(x, y) && (n.ground.letter(f.x, f.y) == 'i' || n.ground.letter(x, y) == 'i')
		if !f.down && near && !apart {
			touched = append(touched, f)
		}
	}
	for _, f := range touched {
		switch card := n.draw(n.decks[side]); {
		case flagOf(card, "burst_stun"):
			n.stun(f)
		case flagOf(card, "burst_small"):
			cover := n.coverOn(f)
			if l := n.ground.letter(f.x, f.y); l == 'T' || l == 'F' {
				cover = ""
			}
			n.hit(f, n.draw(n.decks[side]), cover)
		}
	}
}
