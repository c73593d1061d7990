package lineandreserve

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

func TestStories(t *testing.T) {
	g, found := Open(read(t))
	if found.Errors() > 0 {
		t.Fatal(found.All())
	}
	rulestest.Stories(t, "", g, map[string]string{"en": "aims ", "fr": "vise "}, rulestest.Told{Sentences: 300, Begin: 50})
}

// TestStoriesTellWhatCameOfIt replays games and checks that each outcome is told in
// both languages, the dice with who rolled them.
func TestStoriesTellWhatCameOfIt(t *testing.T) {
	g, _ := Open(read(t))
	for lang, words := range map[string][]string{
		"en": {
			"American · Initiative die: ", "First to attack: ", " · Attack die: ", " in all against the Attack Value ", " is hit.", " is missed.", "Friendly Fire.", "Raw Damage ", "Net Damage ",
			" gets a Damage card: ", " has a counter of ", "The counter of ", "draws the Command card ", "draws the Unit card ", " is now on the Front Line.", " is served by ", " is removed from the game.", " is lost.",
			" goes under the Reserves deck.", " Victory Points (+", "Overrun count of ",
		},
		"fr": {
			"Américain · dé d’initiative", "Première attaque : ", " en tout contre la valeur d’attaque ", ", touché.", ", manqué.", "tir fratricide", "dégâts nets ",
			" reçoit une carte Dégâts", "pioche la carte Unité ", " est maintenant sur la ligne de front.", " est hors jeu.", " points de victoire (+", "compteur de percée",
		},
	} {
		var told strings.Builder
		standing := 0
		for game := range uint64(12) {
			_, err := g.Replay(playtest.Match{Players: playtest.Lineup{"greedy", "greedy"}, Seed: 3}, game, &playtest.Story{
				Lang: lang, Event: func(text string) { told.WriteString(text + "\n") },
				Turn: func(end playtest.TurnEnd) {
					if end.Standing != "" {
						standing++
					}
				},
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		for _, w := range words {
			if !strings.Contains(told.String(), w) {
				t.Errorf("%s: no story tells of %q", lang, w)
			}
		}
		if strings.Contains(told.String(), "%!") || standing < 30 {
			t.Errorf("%s: %d turns end with a position", lang, standing)
		}
	}
}
