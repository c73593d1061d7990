package report

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// pairedOf makes a comparison with the given numbers of deals that changed and
// that did not.
func pairedOf(won, lost, drawn, same int) *verdict.Paired {
	p := &verdict.Paired{Seatings: 1}
	add := func(n int, before, after uint8) {
		for range n {
			p.Add([]playtest.Result{{Points: before, Turns: 10}}, []playtest.Result{{Points: after, Turns: 10 + uint16(after)}})
		}
	}
	add(won, 0, 2)
	add(lost, 2, 0)
	add(drawn, 2, 1)
	for range same {
		p.Add([]playtest.Result{{Points: 2, Turns: 9}}, []playtest.Result{{Points: 2, Turns: 9}})
	}
	return p
}

func TestComparisonText(t *testing.T) {
	test := verdict.NewSPRT(0.005)
	c := Comparison{Before: "mygame", After: "mygame --set a.b=1", Side: "red", Agents: playtest.Lineup{"greedy", "greedy"}, Seed: 7, Paired: pairedOf(812, 390, 0, 98_798)}
	got := strings.Join(c.Text(), "\n")
	for _, want := range []string{
		"mygame against mygame --set a.b=1", "100,000 deals, with the same cards and dice in every version, sensible players · seed 7",
		"Of 100,000 deals, 812 become a win for the red side, 390 a loss. 98.8% are played identically.",
		"The red side: win rate +0.42 ± 0.07 percentage points (99.2% before, 99.6% after).", "Game length: +0.02 ± 0.00 turns", "would take 1.0 times as many games",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("there is no %q in\n%s", want, got)
		}
	}
	c.Lang, c.Paired, c.Test, c.Result, c.Equal = "fr", pairedOf(1, 1, 1, 7), &test, verdict.NoDifference, true
	c.Paired.Seatings, c.Paired.Unended = 2, 3
	got = strings.Join(c.Text(), "\n")
	for _, want := range []string{"10 donnes", "en échangeant les joueurs", "La différence n’est pas significative.", "1 une partie nulle", "Décidé après 10 donnes", "ne s’est pas terminée\u00a0: 3."} {
		if !strings.Contains(got, want) {
			t.Errorf("there is no %q in\n%s", want, got)
		}
	}
	if loose.MatchString(got) {
		t.Errorf("a space breaks in\n%s", got)
	}
	c.Lang, c.Paired = "en", pairedOf(0, 0, 0, 5)
	if got := strings.Join(c.Text(), "\n"); !strings.Contains(got, "Every deal is played identically.") || strings.Contains(got, "times as many") {
		t.Errorf("nothing turned, and yet\n%s", got)
	}
}

func TestSweepText(t *testing.T) {
	l := verdict.DefaultLimits()
	l.Turns = [2]int{5, 12}
	s := &Sweep{Game: "mygame", Where: "switches.hand", Side: "red", Agents: playtest.Lineup{"greedy", "greedy"}, Limits: l, Sweep: &verdict.Sweep{Reference: 1}}
	for i, value := range []string{"4", "5", "12"} {
		results := make([]playtest.Result, 1000)
		for k := range results {
			results[k] = playtest.Result{Points: 2 * uint8((k+i)%2), Turns: uint16(8 + 3*i)}
		}
		step := verdict.NewStep(value, [][]playtest.Result{results}, &l, 2)
		step.Against = pairedOf(10, 5, 0, 985)
		s.Sweep.Steps = append(s.Sweep.Steps, step)
	}
	s.Sweep.Settle(&l)
	got := strings.Join(s.Text(), "\n")
	for _, want := range []string{
		"mygame: switches.hand", "\nhand  red wins      95% CI      change            draws       turns   as long as claimed\n",
		"\n5        50.0%  46.9–53.1%           =  0.0%\u00a0(0.0–0.38)  11.0 ± 0.0  100.0%\u00a0(99.6–100.0)  PASS\n", "\n12       50.0%",
		"Best value: 4, with a win rate of 50.0%, within your limits (45–55%). Not significantly different: 5, 12.", "The red side: no value differs significantly",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("there is no %q in\n%s", want, got)
		}
	}
	s.Lang, s.Sweep.Best, s.Limits.Turns = "fr", -1, [2]int{}
	if got := strings.Join(s.Text(), "\n"); !strings.Contains(got, "Aucune partie ne s’est terminée.") || strings.Contains(got, "durée annoncée") || loose.MatchString(got) {
		t.Errorf("in French:\n%s", got)
	}
}
