package report

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata/wording"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// classes are all classes of findings.
var classes = []verdict.Class{
	verdict.Broken, verdict.RuleGap, verdict.Orders, verdict.Endless, verdict.Draws, verdict.DeadRule, verdict.Undrawn, verdict.DeadCard,
	verdict.Inert, verdict.Dominated, verdict.Strength, verdict.FirstSeat, verdict.Balance, verdict.Runaway, verdict.Stuck,
	verdict.Exhausted, verdict.Shortage, verdict.Misprint, verdict.Forced, verdict.NoSkill, verdict.Length, verdict.Track, verdict.Trap, verdict.Unplayable, verdict.WrongText,
}

// details are example details of the findings of each class.
var details = map[verdict.Class]verdict.Detail{
	verdict.Broken: &verdict.Example{Message: "why"}, verdict.RuleGap: &verdict.Example{}, verdict.Endless: &verdict.Example{Message: "why"},
	verdict.Orders: &verdict.OpenOrder{Orders: &verdict.TwoOrders{}}, verdict.Undrawn: &verdict.DrawRate{}, verdict.Unplayable: &verdict.Unplayed{},
	verdict.FirstSeat: &verdict.Band{}, verdict.Balance: &verdict.Band{}, verdict.Length: &verdict.Claim{Low: 4, High: 9},
	verdict.Dominated: &verdict.CardComparison{Other: "why"}, verdict.Inert: &verdict.InertChange{},
}

// detailOf returns the detail of a kind of finding; nil if it has none.
func detailOf(k verdict.Kind) verdict.Detail {
	if k.Case == verdict.ByReplacement {
		return &verdict.CardComparison{Other: "why"}
	}
	return details[k.Class]
}

// loose finds a French punctuation mark or digit group with a space at which
// the line could break.
var loose = regexp.MustCompile(`[ ][;:!?%»]|«[ ]|[0-9] [0-9]{3}`)

// TestEveryKindHasSentences writes a finding of every kind, at every level, in all
// languages: no placeholder is left, the subject has its display name, and French spaces
// do not break.
func TestEveryKindHasSentences(t *testing.T) {
	cases := append(slices.Collect(maps.Keys(caseIDs)), verdict.Usual)
	for _, class := range classes {
		told := 0
		for _, c := range cases {
			kind := verdict.Kind{Class: class, Case: c}
			if s := english.of(kind); s != (sentence{}) {
				told++
				testKind(t, kind, s)
			}
		}
		if told == 0 || english.of(verdict.Kind{Class: class}).wrong == "" {
			t.Errorf("class %v has no sentences", class)
		}
	}
}

func testKind(t *testing.T, kind verdict.Kind, s sentence) {
	for level := verdict.Pass; level <= verdict.Fail; level++ {
		for _, lang := range wording.Languages() {
			checkSentences(t, lang, kind, level, s)
		}
	}
}

func checkSentences(t *testing.T, lang string, kind verdict.Kind, level verdict.Level, s sentence) {
	t.Helper()
	if map[bool]string{true: s.well, false: s.wrong}[level == verdict.Pass] == "" {
		return // findings of this kind never have this level
	}
	f := verdict.Finding{
		Class: kind.Class, Case: kind.Case, Level: level, Subject: "tac-smoke", Value: 0.25, Low: 0.2, High: 0.3, Limit: 0.2, N: 12_345,
		Family: 60, Contrary: &verdict.Reading{Agents: playtest.Lineup{"random", "greedy"}}, Detail: detailOf(kind),
	}
	p := &Page{Lang: lang, Names: map[string]string{"tac-smoke": "Smoke"}, Findings: []verdict.Finding{f}}
	line := p.Lines()[0]
	for _, text := range append(p.Passed(), line.Text, line.Proof, p.Caveat(), p.Tally()) {
		if text == "" || strings.ContainsAny(text, "{}") || strings.Contains(text, "%!") || strings.Contains(text, "tac-smoke") {
			t.Errorf("%s, %v at %v: %q", lang, kind, level, text)
		}
		if lang == "fr" && loose.MatchString(text) {
			t.Errorf("%v at %v: a space breaks in %q", kind, level, text)
		}
	}
}

func TestFigures(t *testing.T) {
	for _, c := range []struct {
		lang string
		form form
		v    float64
		want string
	}{
		{"en", shares, 0.634, "63.4%"},
		{"fr", shares, 0.634, "63,4\u202f%"},
		{"en", shares, 0.00012, "0.012%"},
		{"en", shares, 0.0000042, "0.0004%"},
		{"en", shares, 0, "0.0%"},
		{"en", gains, -0.039, "−3.9"},
		{"fr", gains, 0.1, "+10,0"},
		{"en", counts, 1234567, "1,234,567"},
		{"fr", counts, 12345, "12\u202f345"},
		{"de", counts, 999, "999"}, // as English
	} {
		if got := wordsIn(c.lang, nil).figure(c.form, c.v); got != c.want {
			t.Errorf("%s: %v is %q, want %q", c.lang, c.v, got, c.want)
		}
	}
	for _, c := range []struct {
		lang string
		v    float64
		want string
	}{{"en", 0.05, "5%"}, {"fr", 0.001, "0,1\u202f%"}, {"en", 0.545, "54.5%"}, {"en", 1, "100%"}, {"en", 0.0001, "0.01%"}} {
		if got := wordsIn(c.lang, nil).limit(shares, c.v); got != c.want {
			t.Errorf("%s: the limit %v is %q, want %q", c.lang, c.v, got, c.want)
		}
	}
}

// sample is a page with a gap in the rules, a card that is too strong and much
// that is fine.
func sample(lang string) *Page {
	greedy := playtest.Lineup{"greedy", "greedy"}
	run := playtest.RunID{Agents: greedy, Seed: 9, Data: 0xd}
	return &Page{
		Lang: lang, Game: "game", Title: "Le jeu", Names: map[string]string{"tac-smoke": "Fumigènes"},
		Runs: []*playtest.Stats{{Run: run, Played: playtest.Ranges{{From: 0, To: 5000}}, Fingerprint: 0xabc}},
		Findings: []verdict.Finding{
			{Class: verdict.RuleGap, Level: verdict.Fail, Value: 0.001, Low: 0.0005, High: 0.002, N: 5000, Detail: &verdict.Example{Game: 17}, Seed: 9, Agents: greedy},
			{Class: verdict.Strength, Level: verdict.Watch, Subject: "tac-smoke", Value: 0.05, Low: 0.04, High: 0.06, Limit: 0.03, N: 900, Family: 60, Seed: 9, Agents: greedy},
			{Class: verdict.Draws, Value: 0.01, Low: 0.008, High: 0.012, N: 5000},
			{Class: verdict.Shortage, Subject: "pion"},
			{Class: verdict.Shortage, Subject: "barque"},
			{Class: verdict.Broken},
		},
	}
}

func TestText(t *testing.T) {
	want := strings.NewReplacer("~", "\u202f", "_", "\u00a0").Replace(`Le jeu_: PAS ENCORE BON À IMPRIMER
1 échec · 1 à surveiller · 4 contrôles réussis

graine 9 · règles et données 000000000000000d
A  5~000 parties, joueurs avisés · empreinte 0000000000000abc
   > punchboard playtest run game --seed 9 --agents greedy,greedy --games 5000

ÉCHEC     Un joueur devait agir et ne pouvait rien faire, dans 0,10~% des parties~; la règle ne dit pas ce qui se passe alors.
          intervalle de confiance à 95~%_: 0,050_à_0,20~% · n_= 5~000 · série_A
          > punchboard playtest replay game --seed 9 --game 17 --agents greedy,greedy

ATTENTION La carte «_Fumigènes_» pèse trop sur le résultat_: +5,0 points de pourcentage pour le joueur qui la pioche tôt (votre limite_: +3,0).
          intervalle de confiance à 95~%_: +4,0_à_+6,0, corrigé pour 60 comparaisons · n_= 900 · série_A

CONFORME  Parties nulles_: 1,0~%_(0,80–1,2). 2 sortes de marqueurs_: assez d’exemplaires imprimés. Les règles ne se sont jamais bloquées.
`)
	if got := sample("fr").Text(); !strings.HasPrefix(got, want) {
		t.Errorf("page\n%s\nwant\n%s", got, want)
	}
}

// TestTextIsShort checks that the page has at most 350 words, whatever is wrong
// with a game, and that it gives the number of findings left out.
func TestTextIsShort(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		p := sample(lang)
		for range 200 {
			p.Findings = append([]verdict.Finding{p.Findings[0]}, p.Findings...)
		}
		text := p.Text()
		if n := wordCount(text); n > mostWords || n < mostWords-60 {
			t.Errorf("%s: the page has %d words", lang, n)
		}
		if !regexp.MustCompile(`1[0-9]{2} (more|autres)`).MatchString(text) {
			t.Errorf("%s: the page does not say how much it leaves out:\n%s", lang, text)
		}
	}
}

// TestAllFindings checks that all findings are listed on request.
func TestAllFindings(t *testing.T) {
	p := sample("en")
	for range 60 {
		p.Findings = append([]verdict.Finding{p.Findings[0]}, p.Findings...)
	}
	p.All = true
	text := p.Text()
	if n := strings.Count(text, "FAIL "); n != 61 || strings.Contains(text, "--all") {
		t.Errorf("%d of 61 failures are told:\n%s", n, text)
	}
}

// TestFindingsComeFirst checks that findings take precedence over what is fine.
func TestFindingsComeFirst(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		p := sample(lang)
		for _, class := range classes {
			p.Findings = append(p.Findings, verdict.Finding{Class: class, Subject: "x", Detail: details[class]})
		}
		wrong, well := 0, wordCount(p.Text())
		for range 3 {
			p.Findings = append([]verdict.Finding{p.Findings[0]}, p.Findings...)
		}
		text := p.Text()
		if wrong = strings.Count(text, wordsIn(lang, nil).level(verdict.Fail)+" "); wrong != 4 {
			t.Errorf("%s: %d of 4 failures are told:\n%s", lang, wrong, text)
		}
		if n := wordCount(text); n > mostWords || n < well {
			t.Errorf("%s: %d words, and %d with one failure", lang, n, well)
		}
	}
}

// TestNothingIsSaidTwice checks that each sentence appears once.
func TestNothingIsSaidTwice(t *testing.T) {
	p := sample("en")
	p.Findings = append(p.Findings, verdict.Finding{Class: verdict.Broken}, verdict.Finding{Class: verdict.Broken})
	if n := strings.Count(p.Text(), "never broke down"); n != 1 {
		t.Errorf("a sentence stands %d times on the page", n)
	}
}

// TestClassesHaveNames checks that each class has its own name in files.
func TestClassesHaveNames(t *testing.T) {
	seen := map[string]verdict.Class{}
	for _, class := range classes {
		name := class.String()
		if other, twice := seen[name]; name == "" || twice {
			t.Errorf("class %d is named %q, as is %d", class, name, other)
		}
		seen[name] = class
	}
}
