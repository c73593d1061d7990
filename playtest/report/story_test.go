package report

import (
	"encoding/json"
	"strings"
	"testing"

	"punchboard/playtest"
)

// tellStory tells a game of two choices.
func tellStory(o StoryOptions) *Story {
	s := NewStory(o, &playtest.Catalog{Seats: []string{"red", "blue"}, Rules: []string{"R-0", "R-1", "R-2"}})
	to := s.Listener()
	to.Event("First player roll: 3")
	to.Rule(0)
	to.Decision(playtest.Decision{Step: 0, Seat: 0, Choices: 3, Text: "fires"})
	to.Event("Fire Roll: 6")
	to.Rule(1)
	to.Rule(1)
	to.Turn(playtest.TurnEnd{Number: 1, Standing: "Red: 2 units"})
	to.Event("Blue draws Smoke")
	to.Rule(2)
	to.Decision(playtest.Decision{Step: 1, Seat: 1, Choices: 1, Text: "passes"})
	to.Rule(1)
	to.Turn(playtest.TurnEnd{Number: 2}) // the rules describe no position
	return s
}

// TestStory checks that a story tells dice, their results and the ends of turns in
// the order in which they happened, and each rule once per choice.
func TestStory(t *testing.T) {
	names := map[string]string{"red": "Red", "blue": "Blue"}
	for _, c := range []struct {
		o    StoryOptions
		want string
	}{
		{StoryOptions{Lang: "en", Names: names}, `Setup
                First player roll: 3
                R-0
   0  Red       fires  (3)
                Fire Roll: 6

After turn 1: Red: 2 units

                Blue draws Smoke
                R-1 R-2
   1  Blue      passes
                R-1`},
		{StoryOptions{Lang: "fr", Names: names, From: 1, Texts: map[string]string{"R-1": "Tirez."}}, `   1  Blue      passes
                R-1
                R-1  Tirez.`},
	} {
		if got := strings.Join(tellStory(c.o).Text(), "\n"); got != c.want {
			t.Errorf("from %d:\n%s\nwant\n%s", c.o.From, got, c.want)
		}
	}
}

// TestStoryTellsRulesOnce checks that the text of a rule is told where it first
// applies, in JSON too.
func TestStoryTellsRulesOnce(t *testing.T) {
	s := tellStory(StoryOptions{Lang: "en", Texts: map[string]string{"R-1": "Fire.", "R-2": "Draw."}})
	text := strings.Join(s.Text(), "\n")
	if strings.Count(text, "Fire.") != 1 || !strings.Contains(text, "R-1 R-2\n                R-1  Fire.\n                R-2  Draw.") {
		t.Errorf("the story is\n%s", text)
	}
	data, err := json.Marshal(s.JSON())
	if err != nil || strings.Count(string(data), "Fire.") != 1 || !strings.Contains(string(data), `"ends":["After turn 1: Red: 2 units"]`) {
		t.Errorf("%s, %v", data, err)
	}
}
