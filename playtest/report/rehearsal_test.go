package report

import (
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// rehearsedPage is a page of 1,000 rehearsals of five cards and twelve turns.
func rehearsedPage(lang string) *Page {
	sheet := &playtest.Catalog{
		NobodyWins: true, Seats: []string{"first", "second"}, Cards: []string{"a", "b", "c", "d", "e", "f"},
		Piles: []playtest.Pile{{Name: "cards"}}, Components: []playtest.Component{{Name: "fuel", Printed: 3}, {Name: "smoke", Printed: -1}},
	}
	run := &playtest.Stats{Run: playtest.RunID{Agents: playtest.Lineup{"priority", "priority"}}, Piles: make([]playtest.Histogram, 1), Demand: make([]playtest.Histogram, 2)}
	fact := func(f playtest.Fact, n uint64) {
		sheet.Facts, run.Facts = append(sheet.Facts, f), append(run.Facts, playtest.PerSeat[uint64]{n, n})
	}
	for _, card := range sheet.Cards[:5] {
		fact(playtest.Fact{Kind: playtest.FactOpening, Subject: card, Odds: playtest.PerSeat[float64]{0.25, 0.25}}, 251)
	}
	fact(playtest.Fact{Kind: playtest.FactOpening, Subject: "f", Odds: playtest.PerSeat[float64]{0, 0.5}}, 503)
	fact(playtest.Fact{Kind: playtest.FactGroup, Subject: "heavy", Odds: playtest.PerSeat[float64]{0.75, 0.75}}, 746)
	for turn := 1; turn <= 12; turn++ {
		fact(playtest.Fact{Kind: playtest.FactHeld, Turn: turn}, 1000)
		fact(playtest.Fact{Kind: playtest.FactStuck, Turn: turn}, uint64(500/turn))
	}
	run.Turns.Add(12, 1000)
	run.Piles[0].Add(7, 400)
	run.Demand[0].Add(4, 1000)
	run.Demand[1].Add(2, 1000)
	return &Page{
		Lang: lang, Title: "T", Sheet: sheet, Limits: verdict.DefaultLimits(), Runs: []*playtest.Stats{run},
		Names: map[string]string{"a": "Axe", "b": "Bow", "c": "A card with such a very long name indeed, they say", "cards": "Deck", "fuel": "Fuel"},
	}
}

func TestRehearsalInWords(t *testing.T) {
	plain := strings.NewReplacer("\u00a0", " ", "\u202f", " ")
	for lang, want := range map[string][]string{
		"en": {
			"T: THE CARDS CAN BE PLAYED\n",
			"Opening hand with at least one of    exact    dealt\n  heavy                              75.0%    74.6%\n  Axe, Bow and 3 more like them      25.0%    25.1%\n  f (Second player)                  50.0%    50.3%\n",
			"  turn           1        2        3        4        5        6        7        8        9       10\n             50.0%    25.0%    16.6%    12.5%    10.0%     8.3%     7.1%",
			"  turn          11       12\n              4.5%     4.1%\n  ±          0.91%    0.87%\n",
			"The pile “Deck” runs out in 40.0% of games; median turn: 7.\n",
			"“Fuel”: median 4 in play at once; 4 are enough for 999 games in 1,000; at most 4; 3 printed.\n",
			"“smoke”: median 2 in play at once; 2 are enough for 999 games in 1,000; at most 2; none printed.\n",
			"nobody wins, so",
		},
		"fr": {"T : LES CARTES SONT JOUABLES\n", "Axe, Bow et 3 autres dans ce cas", "f (Second joueur)", "La pile « Deck » s’épuise dans 40,0 % des parties", "« Fuel » : médiane de 4 en jeu à la fois", "comme personne ne gagne"},
	} {
		got := plain.Replace(rehearsedPage(lang).Text())
		for _, text := range want {
			if !strings.Contains(got, text) {
				t.Errorf("%s lacks\n%s\nin\n%s", lang, text, got)
			}
		}
	}
}

func TestDeadCardsHaveAReason(t *testing.T) {
	for lang, want := range map[string][3]string{
		"en": {"What it needs never came together.", "playable does not allow it in any turn, whatever the player has.", "It costs 4 (Rope), and nobody ever has more than 3."},
		"fr": {"Ce qu’il lui faut n’a jamais été réuni.", "playable ne la permet à aucun tour, quoi qu’ait le joueur.", "Elle coûte 4 (Rope), et personne n’a jamais plus de 3."},
	} {
		p := rehearsedPage(lang)
		p.Names["rope"] = "Rope"
		for kind, why := range want {
			f := verdict.Finding{Class: verdict.Unplayable, Level: verdict.Fail, Subject: "a", Detail: &verdict.Unplayed{Obstacle: playtest.Obstacle{Kind: playtest.ObstacleKind(kind), Resource: "rope", Cost: 4, Most: 3}}}
			if got := p.line(&f).Text; !strings.HasSuffix(got, why) || !strings.Contains(got, "Axe") {
				t.Errorf("%s: %q, want %q", lang, got, why)
			}
		}
	}
}

// TestRehearsalIsDrawn draws every chart, also when no pile runs out and when
// hands are held in only one turn.
func TestRehearsalIsDrawn(t *testing.T) {
	for name, spoil := range map[string]func(p *Page){
		"as it is":    func(*Page) {},
		"no pile out": func(p *Page) { p.Runs[0].Piles[0] = playtest.Histogram{} },
		"one turn": func(p *Page) {
			for id, f := range p.Sheet.Facts {
				if f.Kind == playtest.FactHeld && f.Turn > 1 || f.Kind == playtest.FactStuck {
					p.Runs[0].Facts[id] = playtest.PerSeat[uint64]{}
				}
			}
		},
	} {
		p := rehearsedPage("fr")
		p.Runs[0].Cards = make([]playtest.PerSeat[playtest.CardCount], len(p.Sheet.Cards))
		spoil(p)
		charts := p.Charts()
		if len(charts) != 3 {
			t.Fatalf("%s: %d charts", name, len(charts))
		}
		for _, c := range charts {
			if len(c.Marks("fr", geom.Size{W: 56 * mm, H: 36 * mm})) == 0 {
				t.Errorf("%s: the chart %s is empty", name, c.Title)
			}
		}
		if pages := p.Document().Pages; len(pages) < 2 {
			t.Errorf("%s: %d pages", name, len(pages))
		}
	}
}

// TestRehearsalsPromiseLess checks that no page about a rehearsal says that a
// game is ready to print, whatever the findings.
func TestRehearsalsPromiseLess(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		w := wordsIn(lang, nil)
		for level := verdict.Pass; level <= verdict.Fail; level++ {
			p := rehearsedPage(lang)
			p.Findings = []verdict.Finding{{Class: verdict.Stuck, Level: level}}
			if h := p.Headline(); h == "" || h == w.say("ready") || h == w.say("ready.almost") {
				t.Errorf("%s, %v: %q", lang, level, h)
			}
		}
	}
}

// TestTwinsAreToldApart checks that two cards with the same name are shown with
// their decks, unless the owner of the hand makes the deck clear.
func TestTwinsAreToldApart(t *testing.T) {
	p := rehearsedPage("fr")
	p.Names = map[string]string{"a": "Axe", "b": "Axe", "red": "Rouge"}
	p.Decks = map[string]string{"a": "Rouge", "b": "Bleu"}
	if got := p.name("a") + ", " + p.name("b"); got != "Axe (Rouge), Axe (Bleu)" {
		t.Error(got)
	}
	o := &verdict.Opening{Subjects: []string{"a"}, Seat: "red"}
	if got := p.alike(o); got != "Axe (Rouge)" {
		t.Error(got)
	}
	if got := p.alikeInChart(o); got != wordsIn("fr", nil).typeset("Rouge : Axe") {
		t.Error(got)
	}
}
