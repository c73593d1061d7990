package report

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
	"punchboard/scene"
	"punchboard/scene/scenetest"
)

// box is the size at which these tests draw charts.
var box = geom.Size{W: 56 * mm, H: 40 * mm}

// counted is a page with made-up games: two runs, many cards, and too few of one
// marker.
func counted(lang string) *Page {
	p := sample(lang)
	p.Limits = verdict.DefaultLimits()
	p.Limits.Turns = [2]int{10, 14}
	p.Sheet = &playtest.Catalog{
		Game: "game", Seats: []string{"red", "blue"}, Rules: []string{"", "R-1", "R-2", "R-3"},
		Piles:      []playtest.Pile{{Name: "deck", Early: 6}},
		Components: []playtest.Component{{Name: "pion", Printed: 10}, {Name: "barque", Printed: 4}, {Name: "pierre", Printed: -1}},
	}
	for i := range 30 {
		p.Sheet.Cards = append(p.Sheet.Cards, fmt.Sprintf("card-%02d", i))
		p.Sheet.CardPiles = append(p.Sheet.CardPiles, 0)
	}
	good := p.Runs[0]
	fillStats(good, p.Sheet)
	weak := &playtest.Stats{Run: good.Run, Played: good.Played}
	weak.Run.Agents = playtest.Lineup{"random", "random"}
	fillStats(weak, p.Sheet)
	p.Runs = []*playtest.Stats{weak, good}
	return p
}

func fillStats(s *playtest.Stats, sheet *playtest.Catalog) {
	s.Wins = playtest.PerSeat[playtest.Wins]{{Seat: playtest.PerSeat[uint64]{2730, 1820}}, {Seat: playtest.PerSeat[uint64]{1820, 2730}}}
	for turn := 8; turn <= 20; turn++ {
		s.Turns.Add(turn, uint64(100*(turn-7)))
	}
	s.Rules = []playtest.RuleCount{{}, {Games: 5000, Fired: 9000}, {Games: 2, Fired: 2}, {}}
	s.Cards = make([]playtest.PerSeat[playtest.CardCount], len(sheet.Cards))
	for i := range s.Cards {
		s.Cards[i] = playtest.PerSeat[playtest.CardCount]{{Drawn: 2000, Played: 1500}}
		early := make(playtest.EarlyCounts, 7)
		early[6] = playtest.EarlyCount{Games: 1000, Points: uint64(1000 + 20*(i-10))}
		s.Early = append(s.Early, playtest.PerSeat[playtest.EarlyCounts]{early, make(playtest.EarlyCounts, 7)})
	}
	all := make(playtest.EarlyCounts, 7)
	all[6] = playtest.EarlyCount{Games: 9100, Points: 9100}
	s.Openings = []playtest.PerSeat[playtest.EarlyCounts]{{all, make(playtest.EarlyCounts, 7)}}
	s.Demand = make([]playtest.Histogram, len(sheet.Components))
	s.Demand[0].Add(6, 4999)
	s.Demand[0].Add(8, 1)
	s.Demand[1].Add(5, 5000)
	s.Demand[2].Add(900, 5000)
	for i := range s.Leads {
		s.Leads[i] = playtest.LeadCount{Games: 4000, Kept: uint64(2000 + 180*i)}
	}
}

// drawn returns the marks of the chart with the given title.
func drawn(t *testing.T, p *Page, title string) []scene.Mark {
	t.Helper()
	for _, c := range p.Charts() {
		if c.Title == title {
			return c.Marks(p.Lang, box)
		}
	}
	t.Fatalf("there is no chart %q", title)
	return nil
}

// filled returns the boxes of the shapes in a color, in drawing order.
func filled(marks []scene.Mark, c scene.Paint) (boxes []geom.Rect) {
	for _, m := range marks {
		if p, ok := m.(*scene.Path); ok && p.Fill == c {
			boxes = append(boxes, p.Path.Bounds())
		}
	}
	return boxes
}

func TestScale(t *testing.T) {
	for _, c := range []struct {
		low, high float64
		n         int
		want      []float64
	}{
		{0, 1, 4, []float64{0, 0.5, 1}},
		{0, 100, 5, []float64{0, 20, 40, 60, 80, 100}},
		{-0.13, 0.13, 5, []float64{-0.1, -0.05, 0, 0.05, 0.1}},
		{6, 21, 6, []float64{10, 15, 20}},
	} {
		got := scale{c.low, c.high, 0, 1000}.ticks(c.n)
		same := slices.EqualFunc(got, c.want, func(a, b float64) bool { return math.Abs(a-b) < 1e-9 })
		if c.n != 5 && !same || len(got) > c.n+1 {
			t.Errorf("%v to %v in %d: %v, want %v", c.low, c.high, c.n, got, c.want)
		}
	}
	s := scale{0, 10, 100, 200}
	if s.at(5) != 150 || s.at(-3) != 100 || s.at(99) != 200 {
		t.Errorf("places %d, %d, %d", s.at(5), s.at(-3), s.at(99))
	}
}

// TestLengthChart checks that each turn has a bar whose height is proportional to
// its games, and that the claimed range is shaded.
func TestLengthChart(t *testing.T) {
	marks := drawn(t, counted("en"), english.say("chart.length"))
	bars, band := filled(marks, blue), filled(marks, pale)
	if len(bars) != 13 || len(band) != 1 {
		t.Fatalf("%d bars and %d bands, want 13 and 1", len(bars), len(band))
	}
	for turn, bar := range bars[:5] {
		inside := bar.X >= band[0].X && bar.Right() <= band[0].Right()
		if claimed := turn+8 >= 10; inside != claimed {
			t.Errorf("turn %d inside the claim: %v", turn+8, inside)
		}
	}
	if d := bars[12].H - 13*bars[0].H; d > 13 || d < -13 { // 1,300 games and 100, within the rounding of an EMU
		t.Errorf("bars of %v and %v, want 13 to 1", bars[12].H, bars[0].H)
	}
	var h playtest.Histogram
	h.Add(1, 1)
	h.Add(5000, 1)
	if b := barsOf(&h); len(b.counts) > mostBars+1 || b.counts[0] != 1 || b.counts[len(b.counts)-1] != 1 {
		t.Errorf("%d bars for 5,000 turns", len(b.counts))
	}
}

// TestWinsChart checks that each share is drawn at its value, with hollow dots for
// weaker players.
func TestWinsChart(t *testing.T) {
	p := counted("en")
	rows := english.winsRows(p)
	if len(rows) != 4 || rows[0].who != "A" || !rows[0].weak || rows[1].weak || rows[0].value != 0.6 || rows[2].name != "red" || rows[3].value != 0.5 {
		t.Fatalf("%+v", rows)
	}
	marks := drawn(t, p, english.say("chart.wins"))
	bad, good := filled(marks, levelColors[verdict.Watch]), filled(marks, levelColors[verdict.Pass])
	if len(bad) != 1 || len(good) != 1 || len(filled(marks, scene.White)) != 2 {
		t.Fatalf("%d bad, %d good, %d hollow", len(bad), len(good), len(filled(marks, scene.White)))
	}
	if bad[0].Center().X <= filled(marks, pale)[1].Right() {
		t.Error("60 % does not lie to the right of what is allowed")
	}
}

// TestCardsChart checks that the chart shows the cards with the largest effects,
// the best first.
func TestCardsChart(t *testing.T) {
	p := counted("en")
	all := verdict.Effects(p.Sheet, p.Runs[1])
	rows := extremes(all, mostCards)
	if len(rows) != mostCards || rows[0].Subject != "card-29" {
		t.Fatalf("%d rows, first %s", len(rows), rows[0].Subject)
	}
	if !slices.IsSortedFunc(rows, func(a, b verdict.Finding) int { return int(math.Copysign(1, b.Value-a.Value)) }) {
		t.Error("the rows are not in order")
	}
	text := scenetest.Text(drawn(t, p, english.say("chart.cards")))
	if !strings.Contains(text, "card-29") || strings.Contains(text, "card-10") {
		t.Errorf("the chart names %s", text)
	}
	f := verdict.Finding{Subject: "card-00", Detail: &verdict.EarlyDraws{Side: "red", Shared: true}}
	if got := p.cardOf(&f); got != "card-00 · red" {
		t.Errorf("a card of both sides is called %q", got)
	}
}

// TestLeadsChart checks that there is a dot for each twelfth of the game, at the
// height of its share.
func TestLeadsChart(t *testing.T) {
	dots := filled(drawn(t, counted("en"), english.say("chart.leads")), blue)
	if len(dots) != 12 {
		t.Fatalf("%d dots, want 12", len(dots))
	}
	for i := 1; i < len(dots); i++ {
		if dots[i].X <= dots[i-1].X || dots[i].Y >= dots[i-1].Y {
			t.Errorf("dot %d does not rise", i)
		}
	}
}

// TestDemandChart checks that the scarcest markers come first, in the color of a
// failure, and that markers that are not printed are left out.
func TestDemandChart(t *testing.T) {
	p := counted("en")
	rows := demandRows(p, p.Runs[1])
	want := []demandRow{{"barque", 5, 4, 5}, {"pion", 6, 10, 8}}
	if !slices.Equal(rows, want) {
		t.Errorf("%+v, want %+v", rows, want)
	}
	marks := drawn(t, p, english.say("chart.demand"))
	short, enough := filled(marks, levelColors[verdict.Fail]), filled(marks, blue)
	if len(short) != 1 || len(enough) != 1 || short[0].W*6-enough[0].W*5 > 30 {
		t.Errorf("bars %v and %v, want lengths as 5 to 6", short, enough)
	}
}

// TestChartsKeepToTheirBox draws every chart with full, empty and extreme data.
func TestChartsKeepToTheirBox(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		empty := counted(lang)
		empty.Runs = []*playtest.Stats{{Run: empty.Runs[1].Run, Cards: make([]playtest.PerSeat[playtest.CardCount], 30), Demand: make([]playtest.Histogram, 3), Rules: make([]playtest.RuleCount, 4)}}
		extreme := counted(lang)
		extreme.Runs[1].Turns.Add(4000, 1)
		extreme.Runs[1].Wins = playtest.PerSeat[playtest.Wins]{{Seat: playtest.PerSeat[uint64]{5000, 0}}}
		extreme.Runs[1].Demand[0].Add(4000, 9)
		extreme.Limits.Turns = [2]int{1, 1 << 40}
		extreme.Names = map[string]string{"card-29": strings.Repeat("long ", 30), "pion": strings.Repeat("W", 99)}
		for name, p := range map[string]*Page{"full": counted(lang), "empty": empty, "extreme": extreme} {
			for _, c := range p.Charts() {
				for _, m := range c.Marks(lang, box) {
					if b := inkOf(m); b.X < -mm || b.Y < -mm || b.Right() > box.W+mm || b.Bottom() > box.H+mm {
						t.Errorf("%s, %s, %s: a mark at %v leaves its box", lang, name, c.Title, b)
					}
				}
			}
		}
	}
}

// TestRehearsedCharts checks that there is a bar for each probability and turn,
// with the right length.
func TestRehearsedCharts(t *testing.T) {
	p := counted("en")
	p.Names = map[string]string{"b": strings.Repeat("long ", 30)}
	open := english.openingChart(p, []verdict.Opening{{Subjects: []string{"a"}, Exact: 0.8, Dealt: 0.81}, {Subjects: []string{"b", "c"}, Exact: 0.4, Dealt: 1}})
	stuck := english.stuckChart([]verdict.TurnStuck{{Turn: 2, Stuck: 10, Held: 100}, {Turn: 3, Stuck: 40, Held: 100}}, p.Limits)
	for _, c := range []Chart{open, stuck} {
		marks := c.Marks("en", box)
		if n := len(filled(marks, blue)); n != 2 {
			t.Errorf("%s: %d bars, want 2", c.Title, n)
		}
		for _, m := range marks {
			if b := inkOf(m); b.X < -mm || b.Right() > box.W+mm || b.Bottom() > box.H+mm {
				t.Errorf("%s: a mark at %v leaves its box", c.Title, b)
			}
		}
	}
	odds, turns := filled(open.Marks("en", box), blue), filled(stuck.Marks("en", box), blue)
	if d := odds[0].W - 2*odds[1].W; d > 2 || d < -2 {
		t.Errorf("odds of 80 and 40 %% are %v and %v wide", odds[0].W, odds[1].W)
	}
	if d := turns[1].H - 4*turns[0].H; d > 4 || d < -4 {
		t.Errorf("10 and 40 stuck hands are %v and %v high", turns[0].H, turns[1].H)
	}
	for _, c := range []Chart{english.openingChart(p, nil), english.stuckChart(nil, p.Limits)} {
		if text := scenetest.Text(c.Marks("en", box)); text != english.say("chart.empty") {
			t.Errorf("%s without figures says %q", c.Title, text)
		}
	}
}

// inkOf returns the box of a mark.
func inkOf(m scene.Mark) geom.Rect {
	switch m := m.(type) {
	case *scene.Path:
		return m.Path.Bounds()
	case *scene.Glyphs:
		width := geom.Length(0)
		for _, g := range m.Glyphs {
			width += g.Advance
		}
		return geom.Rect{X: m.At.X, Y: m.At.Y - m.Size, W: width, H: m.Size}
	}
	return geom.Rect{}
}

// TestSingleFigure draws games that all end on the same turn.
func TestSingleFigure(t *testing.T) {
	if got := (scale{7, 7, 0, 1}).ticks(6); len(got) != 1 || got[0] != 7 {
		t.Errorf("ticks %v", got)
	}
}
