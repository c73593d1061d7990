package manualtest

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"

	"punchboard/games"
	"punchboard/playtest/verdict"
)

// TestLadders compares the win rates of thinking players in the manual with the recorded
// ladders, and the sentence about games in which they are not stronger.
func TestLadders(t *testing.T) {
	err := inManual()
	var text []byte
	if err == nil {
		text, err = os.ReadFile("playtest.md")
	}
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "| game | win rate | deals")
	table, after, _ := strings.Cut(table, "\n\n")
	sentence, _, _ := strings.Cut(after, ", thinking players are not stronger than the sensible ones.")
	for slug, title := range map[string]string{
		"three-fronts": "Three Fronts", "fire-and-cover": "Fire and Cover", "line-and-reserve": "Line and Reserve", "percee": "Percée", "patrol-deck": "Patrol Deck",
	} {
		r := thinkingRung(t, slug)
		score, low, high := r.Score()
		if row := fmt.Sprintf("\n| %s | %.1f%% ± %.1f | %d |", slug, 100*score, 50*(high-low), r.Games()/2); !strings.Contains(table, row) {
			t.Errorf("the table of ladders has no row%s", row)
		}
		if told, stands := strings.Contains(sentence, title), r.Standing() == verdict.Stands; told == stands {
			t.Errorf("%s: the player that thinks on 200 deals is %v, but the manual says that it is not stronger: %v", slug, r.Standing(), told)
		}
	}
}

// thinkingRung returns how a game's recorded ladder compares the player that thinks on 200
// deals.
func thinkingRung(t *testing.T, slug string) *verdict.AdjacentPlayers {
	t.Helper()
	fsys, _ := games.Open(slug)
	text, err := fs.ReadFile(fsys, "ladder.json")
	var rungs []*verdict.AdjacentPlayers
	if err == nil {
		err = json.Unmarshal(text, &rungs)
	}
	for _, r := range rungs {
		if r.Player == "sh200" {
			return r
		}
	}
	t.Fatalf("%s: no ladder: %v", slug, err)
	return nil
}
