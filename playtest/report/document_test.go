package report

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
	"punchboard/scene"
	"punchboard/scene/scenetest"
)

// TestDocument checks that the verdict is shown as a word and a color, that
// every finding appears once, and that nothing is outside the margins.
func TestDocument(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		p := counted(lang)
		p.Interrupted = true
		doc := p.Document()
		if len(doc.Pages) != 2 || doc.Language != lang {
			t.Fatalf("%s: %d pages in %s", lang, len(doc.Pages), doc.Language)
		}
		first := scenetest.Text(doc.Pages[0].Marks)
		for _, want := range []string{p.Headline(), p.Tally(), wordsIn(lang, nil).level(verdict.Fail), "punchboard playtest replay game --seed 9 --game 17 --agents greedy,greedy", wordsIn(lang, nil).typeset(wordsIn(lang, nil).say("interrupted"))} {
			if !strings.Contains(first, want) {
				t.Errorf("%s: the first page does not say %q:\n%s", lang, want, first)
			}
		}
		insideMargins(t, doc)
		if rules := scenetest.Text(doc.Pages[1].Marks); !strings.Contains(rules, "R-3") || !strings.Contains(rules, "R-2 (4)") {
			t.Errorf("%s: the second page does not tell of rules:\n%s", lang, rules)
		}
	}
}

func insideMargins(t *testing.T, doc *scene.Document) {
	t.Helper()
	for i, page := range doc.Pages {
		for _, m := range page.Marks[1:] { // the background covers the whole paper
			b := inkOf(m)
			if b.W > 0 && (b.X < area.X-mm || b.Right() > area.Right()+mm || b.Y < area.Y-mm || b.Bottom() > area.Bottom()+8*mm) {
				t.Errorf("page %d: %v lies beyond the margins: %s", i+1, b, scenetest.Text([]scene.Mark{m}))
			}
		}
	}
}

// TestRulesOfAGameWithoutCards checks that the rules are on the first page if
// there is room, so that no sheet is printed for three lines.
func TestRulesOfAGameWithoutCards(t *testing.T) {
	for _, c := range []struct {
		rules, pages int
	}{{10, 1}, {800, 2}} {
		p := counted("fr")
		p.Findings = nil
		p.Sheet.Cards = nil
		for i := range c.rules {
			p.Sheet.Rules = append(p.Sheet.Rules, fmt.Sprintf("Z-%04d", i))
			for _, s := range p.Runs {
				s.Rules = append(s.Rules, playtest.RuleCount{})
			}
		}
		doc := p.Document()
		insideMargins(t, doc)
		if last := scenetest.Text(doc.Pages[len(doc.Pages)-1].Marks); len(doc.Pages) != c.pages || !strings.Contains(last, "Z-0009") {
			t.Errorf("%d rules: %d pages, want %d; the last says\n%.300s", c.rules, len(doc.Pages), c.pages, last)
		}
	}
}

// TestManyFindings checks that each finding is on some page, in order and
// without overlaps.
func TestManyFindings(t *testing.T) {
	p := counted("en")
	p.Findings = nil
	for i := range 60 {
		p.Findings = append(p.Findings, verdict.Finding{Class: verdict.DeadRule, Level: verdict.Watch, Subject: fmt.Sprintf("X-%03d", i), N: 5})
	}
	p.Findings = append(p.Findings, verdict.Finding{Class: verdict.Broken, Level: verdict.Watch, Detail: &verdict.Example{Message: strings.Repeat("very long ", 2000)}})
	doc := p.Document()
	insideMargins(t, doc)
	all := ""
	for _, page := range doc.Pages {
		all += scenetest.Text(page.Marks) + " "
	}
	found := regexp.MustCompile(`Rule X-\d+`).FindAllString(all, -1)
	if len(found) != 60 || found[0] != "Rule X-000" || found[59] != "Rule X-059" {
		t.Errorf("%d findings on %d pages", len(found), len(doc.Pages))
	}
}

// TestNothingCounted lays out a page without games, and one without a catalog.
func TestNothingCounted(t *testing.T) {
	for _, p := range []*Page{{Lang: "en"}, {Lang: "fr", Runs: []*playtest.Stats{{}}}, sample("en")} {
		if doc := p.Document(); len(doc.Pages) != 1 {
			t.Errorf("%d pages", len(doc.Pages))
		}
		if err := p.HTML(&bytes.Buffer{}); err != nil {
			t.Error(err)
		}
	}
}

// TestHTML checks for real, escaped text, five drawings with their own ids, and
// no external resources.
func TestHTML(t *testing.T) {
	p := counted("fr")
	p.Names = map[string]string{"tac-smoke": "<script>Fumée</script>", "card-29": "A & B <i>"}
	var out bytes.Buffer
	if err := p.HTML(&out); err != nil {
		t.Fatal(err)
	}
	text := out.String()
	if strings.Contains(text, "<script") || strings.Contains(text, "<i>") || regexp.MustCompile(`(src|href)="(http|//|/)`).MatchString(text) {
		t.Error("the page holds what it should not")
	}
	for _, want := range []string{`<html lang="fr">`, p.Headline(), `<span class="badge fail">ÉCHEC</span>`, "R-3", "A &amp; B"} {
		if !strings.Contains(text, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	ids := map[string]bool{}
	for _, m := range regexp.MustCompile(` id="([^"]+)"`).FindAllStringSubmatch(text, -1) {
		if ids[m[1]] {
			t.Errorf("the id %s is there twice", m[1])
		}
		ids[m[1]] = true
	}
	if n := strings.Count(text, "<svg "); n != 5 {
		t.Errorf("%d drawings, want 5", n)
	}
}
