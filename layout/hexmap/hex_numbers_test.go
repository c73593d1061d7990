package hexmap

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"punchboard/carddata"
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/layouttest"
)

// surveyed lays out a map of a game, and fails if a number touches something without a
// finding.
func surveyed(t *testing.T, name string, g *carddata.Game, m *mapdata.Map) {
	t.Helper()
	for _, lang := range g.Languages {
		p := face.NewEngine(t.Context(), g, face.Settings{Lang: lang}, nil).Painter()
		p.SetDeck(g.Decks[0])
		c := newDrawing(p, m, face.PartRef{}, m.Flat, geom.Point{})
		c.place()
		for i := range c.numbers.placed {
			n := &c.numbers.placed[i]
			if told := strings.Contains(layouttest.Messages(c.Found), "hex numbers"); (n.over || n.wide) && !told {
				t.Errorf("%s: nothing tells that %s has no room", name, m.Grid.Label(n.hex))
			}
			if n.over || n.wide {
				continue
			}
			c.meetsNothing(t, name, n)
		}
	}
}

// meetsNothing checks the box of a number against everything that is drawn. It samples
// the drawing itself rather than using the obstacles with which the number was placed.
func (c *drawing) meetsNothing(t *testing.T, name string, n *number) {
	t.Helper()
	half := n.half(c.Canvas)
	in := func(v geom.Vec, room float64) bool {
		d := v.Sub(n.mid)
		return math.Abs(d.X) < half.X+room && math.Abs(d.Y) < half.Y+room
	}
	along := func(what string, line []geom.Vec, room float64) {
		m := geom.NewPolyline(line)
		for at := 0.0; at < m.Length(); at++ {
			if v, _ := m.At(at); in(v, room*0.7) {
				t.Errorf("%s: %s meets %s", name, c.Map.Grid.Label(n.hex), what)
				return
			}
		}
	}
	for i := range c.roads.placed {
		along(c.roads.placed[i].kind.Style, c.roads.placed[i].line, c.roads.placed[i].reach())
	}
	for i := range c.borders.placed {
		for _, line := range c.borders.placed[i].lines {
			along(c.borders.placed[i].kind.Style, line, c.borders.placed[i].half)
		}
	}
	for _, b := range c.badges.placed {
		if in(b.mid, b.size/2*0.7) {
			t.Errorf("%s: %s meets a badge", name, c.Map.Grid.Label(n.hex))
		}
	}
	for i := range c.labels.placed {
		if w := &c.labels.placed[i]; w.covers == 0 {
			for v := range w.samples(c.Canvas) {
				if in(v, -nameHalo) {
					t.Errorf("%s: %s meets the name %q", name, c.Map.Grid.Label(n.hex), w.title)
					break
				}
			}
		}
	}
}

// TestNumbersMeetNothing checks the maps of the shipped games and random maps.
func TestNumbersMeetNothing(t *testing.T) {
	dirs, _ := filepath.Glob("../../games/*/game.yaml")
	maps := 0
	for _, file := range dirs {
		dir := filepath.Dir(file)
		g, found := carddata.Load(os.DirFS(dir), dir, carddata.Options{})
		if found.Errors() > 0 {
			t.Fatal(layouttest.Messages(*found))
		}
		for _, m := range g.Maps {
			maps++
			surveyed(t, m.ID, g, m)
		}
	}
	if maps < 2 {
		t.Errorf("%d maps in %d games", maps, len(dirs))
	}
	for seed := range uint64(24) {
		text := crowdedMap(seed)
		g := layouttest.Load(t, layouttest.Face("{text: x}"), layouttest.Files{"maps/crowded.yaml": text}.Game("decks:", "maps: {crowded: maps/crowded.yaml}\ndecks:"))
		surveyed(t, fmt.Sprintf("seed %d", seed), g, g.Maps[0])
	}
}

// crowdedMap returns the file of a random map on which roads, railways and a river wind
// through hexes with badges and names.
func crowdedMap(seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 7))
	pick := func(words ...string) string { return words[r.IntN(len(words))] }
	const cols, rows = 7, 6
	var b strings.Builder
	fmt.Fprintf(&b, "name: Crowded\ngrid: {orientation: %s, columns: %d, rows: %d, size: %dmm, shifted: %s}\nlook: {numbers: %s, dots: %s}\n", pick("flat", "pointy"), cols, rows, 9+r.IntN(14), pick("even", "odd"), pick("top", "bottom", "center"), pick("true", "false"))
	b.WriteString("terrains:\n  open: {code: \".\", name: Open, pattern: clear, fill: \"#F6F0DC\"}\n  town: {code: T, name: Town, pattern: city, fill: \"#E1B7A4\", ink: \"#5C2B22\", badges: [\"+1\", \"2\"]}\n  wood: {code: w, name: Wood, pattern: woods, fill: \"#5F8A56\", ink: \"#10240C\", badges: [\"+1\"]}\n")
	b.WriteString("borders: {river: {name: River, style: river}}\nroads: {road: {name: Road, style: road}, rail: {name: Rail, style: rail}, track: {name: Track, style: track}}\nrows:\n")
	for range rows {
		b.WriteString("  - \"")
		for range cols {
			b.WriteString(pick(".", ".", "T", "w"))
		}
		b.WriteString("\"\n")
	}
	label := func(col, row int) string { return fmt.Sprintf("%02d%02d", col+1, row+1) }
	b.WriteString("paths:\n")
	for _, kind := range []string{"road", "rail", "track", "road"} {
		row := r.IntN(rows)
		var hexes []string
		for col := range cols {
			hexes = append(hexes, "\""+label(col, row)+"\"")
		}
		if r.IntN(2) == 0 {
			hexes = hexes[:0]
			for i := range rows {
				hexes = append(hexes, "\""+label(row, i)+"\"")
			}
		}
		fmt.Fprintf(&b, "  - {kind: %s, from: end, to: end, hexes: [%s]}\n", kind, strings.Join(hexes, ", "))
	}
	b.WriteString("places:\n")
	for i, kind := range []string{"city", "town", "village", "wood"} {
		fmt.Fprintf(&b, "  - {id: p%d, kind: %s, name: Upper %s, hexes: [\"%s\"]}\n", i, kind, kind, label(r.IntN(cols), r.IntN(rows)))
	}
	return b.String()
}

// TestNumbersMoveAside puts one thing at a time where numbers would be.
func TestNumbersMoveAside(t *testing.T) {
	rail := "road: {name: Road, style: rail, width: 0.8mm}"
	for _, tt := range []struct{ old, new string }{
		{"road: {name: Road, style: road, width: 1.1mm}", rail},
		{"terrains:", "look: {numbers: bottom}\nterrains:"},
		{"terrains:", "look: {numbers: center, dots: true}\nterrains:"},
		{"places:", "entries: [{id: e, edge: north, hexes: [\"0101-0601\"]}]\nplaces:"},
		{"places:", "zones: [{id: z, hexes: [\"0101-0601\"]}]\nplaces:"},
	} {
		c := shire(t, tt.old, tt.new)
		c.place()
		for i := range c.numbers.placed {
			n := &c.numbers.placed[i]
			if n.over || n.wide {
				t.Errorf("%s: no room in %s", tt.new, c.Map.Grid.Label(n.hex))
			}
			c.meetsNothing(t, tt.new, n)
			if !c.numbers.insideHex(n.mid.Sub(c.Center(n.hex)), n.half(c.Canvas)) {
				t.Errorf("%s: %s leaves its hex", tt.new, c.Map.Grid.Label(n.hex))
			}
		}
	}
}

// TestRailsBesideRoads checks that a railway along a road stays clear of it.
func TestRailsBesideRoads(t *testing.T) {
	c := shire(t, "places:", "  - {kind: rail, id: c, from: west, to: east, hexes: [\"0102\", \"0202\", \"0303\", \"0403\", \"0503\", \"0603\"]}\nplaces:")
	c.roads.place()
	rail, road := c.roads.placed[2], c.roads.placed[0]
	for i := 1; i < len(rail.from.Hexes); i++ {
		s, _ := hex.SideBetween(rail.from.Hexes[i-1], rail.from.Hexes[i])
		a, b := c.roads.crossingOf(&rail, s), c.roads.crossingOf(&road, s)
		if d := a.at.Sub(b.at).Len(); d < rail.reach()+road.reach() {
			t.Errorf("at %s the railway runs %.1f from the road", c.Map.SideName(s), d)
		}
	}
}

// With zones, all numbers stand at one height, clear of the bands of zones.
func TestNumbersAtOneHeight(t *testing.T) {
	d := shire(t, "places:", "zones: [{id: z, hexes: [\"0303\"]}]\nplaces:")
	d.place()
	for i := range d.numbers.placed {
		n := &d.numbers.placed[i]
		if d.Map.Grid.Label(n.hex) != "0303" {
			continue
		}
		if half := n.half(d.Canvas); n.mid != d.Center(n.hex).Add(d.numbers.home(half)) || n.over {
			t.Errorf("the number in the zone is at %v, not at the place of all numbers", n.mid.Sub(d.Center(n.hex)))
		}
	}
}

// TestNumbersNearTexturesAreHaloed checks that a number has a halo where another hex may
// reach over it, on hills, and nowhere else on clear ground.
func TestNumbersNearTexturesAreHaloed(t *testing.T) {
	text := `name: Near
grid: {orientation: flat, columns: 3, rows: 3, first: "0101", shifted: even, size: 22mm}
terrains:
  open: {code: ".", name: Open, pattern: clear, fill: "#F6F0DC"}
  wood: {code: w, name: Wood, pattern: woods, fill: "#5F8A56", ink: "#10240C"}
  hill: {code: h, name: Hill, pattern: hill, fill: "#CBAA74", ink: "#3A2A10"}
rows: ["w..", "..h", "..."]
`
	g := layouttest.Load(t, layouttest.Face("{text: x}"), layouttest.Files{"maps/near.yaml": text}.Game("decks:", "maps: {near: maps/near.yaml}\ndecks:"))
	p := face.NewEngine(t.Context(), g, face.Settings{Lang: "en"}, nil).Painter()
	p.SetDeck(g.Decks[0])
	c := newDrawing(p, g.Maps[0], face.PartRef{}, g.Maps[0].Flat, geom.Point{})
	c.place()
	want := map[string]bool{"0102": true, "0302": true, "0303": true}
	for i := range c.numbers.placed {
		n := &c.numbers.placed[i]
		if label := g.Maps[0].Grid.Label(n.hex); !n.ink.reversed && c.numbers.crowded(n) != want[label] {
			t.Errorf("%s: crowded is %v", label, !want[label])
		}
	}
}
