package hex

import (
	"encoding/json"
	"os"
	"slices"
	"testing"
)

// percee is the map of a wargame with the results that its rules require,
// computed by hand and by another program.
type percee struct {
	Rows       []string
	Distances  [][3]any
	Neighbours [][7]*string
	Greatest   [][2]string
	Targets    map[string][]string
	Sight      []sighting
	River      [][2]string
	Roads      [][]string

	grid Grid
}

type sighting struct {
	From, To  string
	Distance  int
	Between   []string
	AlongSide bool `json:"along_side"`
	Open      bool
	Why       string
}

func loadPercee(t testing.TB) *percee {
	t.Helper()
	data, err := os.ReadFile("testdata/percee.json")
	if err != nil {
		t.Fatal(err)
	}
	p := &percee{}
	if err := json.Unmarshal(data, p); err != nil {
		t.Fatal(err)
	}
	p.grid = ccrr(Flat, SecondShifted, len(p.Rows[0]), len(p.Rows))
	return p
}

func (p *percee) at(t *testing.T, label string) Hex {
	t.Helper()
	h, err := p.grid.Find(label)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func (p *percee) terrain(h Hex) byte {
	col, row := p.grid.Place(h)
	return p.Rows[row][col]
}

// hides reports whether a hex blocks the line of sight in this game: all terrain
// except clear does, and so does the outside of the map.
func (p *percee) hides(h Hex) bool { return !p.grid.Contains(h) || p.terrain(h) != '.' }

// blocks is the game's complete rule for the line of sight: along a side, both
// hexes must block.
func (p *percee) blocks(s Step) bool {
	switch s.Kind {
	case Within:
		return p.hides(s.Hex())
	case Along:
		a, b := s.Side().Hexes()
		return p.hides(a) && p.hides(b)
	}
	return false
}

// byLines is the same rule in the game's other wording: one of the two lines
// that lean to either side must be clear.
func (p *percee) byLines(a, b Hex) bool {
	for _, lean := range []Lean{Down, Up} {
		if !slices.ContainsFunc(between(a, b, lean), p.hides) {
			return true
		}
	}
	return false
}

func between(a, b Hex, lean Lean) []Hex {
	line := slices.Collect(Line(a, b, lean))
	return line[1:max(len(line)-1, 1)]
}

func TestPerceeSight(t *testing.T) {
	p := loadPercee(t)
	for _, c := range p.Sight {
		a, b := p.at(t, c.From), p.at(t, c.To)
		if got := a.Distance(b); got != c.Distance {
			t.Errorf("%s to %s is %d, want %d", c.From, c.To, got, c.Distance)
		}
		if got := Sees(a, b, p.blocks); got != c.Open {
			t.Errorf("%s sees %s: %v, want %v: %s", c.From, c.To, got, c.Open, c.Why)
		}
		got, along := p.met(a, b)
		slices.Sort(got)
		slices.Sort(c.Between)
		if !slices.Equal(got, c.Between) || along != c.AlongSide {
			t.Errorf("between %s and %s lie %v, along a side: %v; want %v, %v", c.From, c.To, got, along, c.Between, c.AlongSide)
		}
	}
}

// met returns the hexes between a and b that the line enters or runs along.
func (p *percee) met(a, b Hex) (labels []string, along bool) {
	name := func(h Hex) {
		if label := p.grid.Label(h); label != "" {
			labels = append(labels, label)
		} else {
			labels = append(labels, "off_map")
		}
	}
	for s := range Trace(a, b) {
		switch {
		case s.Kind == Within && s.Hex() != a && s.Hex() != b:
			name(s.Hex())
		case s.Kind == Along:
			g, h := s.Side().Hexes()
			name(g)
			name(h)
			along = true
		}
	}
	return labels, along
}

// The game states its own counts: 329 of 394 pairs at distance 2 see each other,
// 245 of 497 at distance 3; and it states the rule in two equivalent forms.
func TestPerceeCountsOfSight(t *testing.T) {
	p := loadPercee(t)
	pairs, open := map[int]int{}, map[int]int{}
	for a := range p.grid.Hexes() {
		for b := range p.grid.Hexes() {
			n, sees := a.Distance(b), Sees(a, b, p.blocks)
			if sees != Sees(b, a, p.blocks) || n <= 3 && sees != p.byLines(a, b) {
				t.Fatalf("%s sees %s: %v; back %v, by lines %v", p.grid.Label(a), p.grid.Label(b), sees, Sees(b, a, p.blocks), p.byLines(a, b))
			}
			if p.grid.Index(a) < p.grid.Index(b) {
				pairs[n]++
				if sees {
					open[n]++
				}
			}
		}
	}
	for n, want := range [][2]int{1: {227, 227}, 2: {394, 329}, 3: {497, 245}} {
		if pairs[n] != want[0] || open[n] != want[1] {
			t.Errorf("at distance %d are %d pairs, %d open; want %v", n, pairs[n], open[n], want)
		}
	}
}

// targets are the hexes that a unit may fire at: it sees up to distance 2, from
// a hill up to 3.
func (p *percee) targets(h Hex) []string {
	reach := 2
	if p.terrain(h) == 'H' {
		reach = 3
	}
	var labels []string
	for g := range View(h, reach, p.blocks) {
		if g != h && p.grid.Contains(g) {
			labels = append(labels, p.grid.Label(g))
		}
	}
	slices.Sort(labels)
	return labels
}

func TestPerceeTargets(t *testing.T) {
	p := loadPercee(t)
	for from, want := range p.Targets {
		if got := p.targets(p.at(t, from)); !slices.Equal(got, want) {
			t.Errorf("%s may fire at %v, want %v", from, got, want)
		}
	}
	all := 0
	for h := range p.grid.Hexes() {
		all += len(p.targets(h))
	}
	if all != 1145 {
		t.Errorf("%d pairs of firer and target, want 1145", all)
	}
}

func TestPerceeNeighbours(t *testing.T) {
	p := loadPercee(t)
	for _, row := range p.Neighbours {
		h := p.at(t, *row[0])
		for d, want := range row[1:] {
			got := p.grid.Label(h.Neighbor(Dir(d)))
			if want == nil && got != "" || want != nil && got != *want {
				t.Errorf("%s of %s is %q", Flat.Name(Dir(d)), *row[0], got)
			}
		}
	}
	byNumber := map[int]int{}
	for h := range p.grid.Hexes() {
		n := 0
		for _, g := range h.Neighbors() {
			if p.grid.Contains(g) {
				n++
			}
		}
		byNumber[n]++
	}
	for n, want := range []int{2: 2, 3: 11, 4: 12, 5: 9, 6: 54} {
		if byNumber[n] != want {
			t.Errorf("%d hexes have %d neighbours, want %d", byNumber[n], n, want)
		}
	}
}

func TestPerceeDistances(t *testing.T) {
	p := loadPercee(t)
	for _, c := range p.Distances {
		a, b := p.at(t, c[0].(string)), p.at(t, c[1].(string))
		if got := float64(a.Distance(b)); got != c[2] {
			t.Errorf("%v to %v is %v, want %v", c[0], c[1], got, c[2])
		}
	}
	var greatest [][2]string
	for a := range p.grid.Hexes() {
		for b := range p.grid.Hexes() {
			pair := [2]string{p.grid.Label(a), p.grid.Label(b)}
			if a.Distance(b) > 12 {
				t.Errorf("%v are %d apart", pair, a.Distance(b))
			}
			if a.Distance(b) == 12 && pair[0] < pair[1] {
				greatest = append(greatest, pair)
			}
		}
	}
	slices.SortFunc(greatest, func(a, b [2]string) int { return slices.Compare(a[:], b[:]) })
	if !slices.Equal(greatest, p.Greatest) {
		t.Errorf("farthest apart are %v, want %v", greatest, p.Greatest)
	}
}

// The river is one unbroken line of hexsides, and the roads run from hex to hex.
func TestPerceeRiverAndRoads(t *testing.T) {
	p := loadPercee(t)
	var last Side
	for i, pair := range p.River {
		s, ok := SideBetween(p.at(t, pair[0]), p.at(t, pair[1]))
		if !ok {
			t.Fatalf("no side lies between %v", pair)
		}
		if i > 0 && !join(last, s) {
			t.Errorf("the river breaks off before %v", pair)
		}
		last = s
	}
	for _, road := range p.Roads {
		for i, label := range road[1:] {
			if p.at(t, label).Distance(p.at(t, road[i])) != 1 {
				t.Errorf("the road leaps from %s to %s", road[i], label)
			}
		}
	}
}

// join reports whether two sides share an end.
func join(a, b Side) bool {
	a0, a1 := a.Ends()
	b0, b1 := b.Ends()
	return a0 == b0 || a0 == b1 || a1 == b0 || a1 == b1
}

func BenchmarkPerceeTargets(b *testing.B) {
	p := loadPercee(b)
	h, _ := p.grid.Find("0805")
	blocks, n := Blocks(p.blocks), 0
	b.ReportAllocs()
	for b.Loop() {
		for range View(h, 3, blocks) {
			n++
		}
	}
}
