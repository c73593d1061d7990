package proofread

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/games"
	"punchboard/internal/golden"
)

// shippedFiles returns the text files of a shipped game.
func shippedFiles(t testing.TB, slug string) fstest.MapFS {
	t.Helper()
	from, _ := games.Open(slug)
	files := fstest.MapFS{}
	err := fs.WalkDir(from, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(from, name)
		files[name] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// rowChange is a change of a row of a table: where the row begins, and what changes in it.
type rowChange struct{ row, old, new string }

// TestEffects plants faults between the texts and the effects of three-fronts, and expects
// exactly the findings that each causes. The first four are those of the list of faults
// that nothing found before.
func TestEffects(t *testing.T) {
	const file = "cards/tactics.csv"
	howitzer := "tac-howitzer-battery"
	for name, c := range map[string]struct {
		cells []rowChange
		want  string
	}{
		"5 rolls in English only": {[]rowChange{{howitzer, "Make 4", "Make 5"}},
			"8:169: the text does not say `n: 4`, but 5 [PB-540]"},
		"5 rolls in French only":          {[]rowChange{{howitzer, "Faites 4", "Faites 5"}}, "8:219: the text does not say `n: 4`, but 5 [PB-540]"},
		"5 rolls in the effect only":      {[]rowChange{{howitzer, `""n"":4`, `""n"":5`}}, "8:108: the text says `n: 5` in no language, but 4 [PB-540]"},
		"other rolls everywhere":          {[]rowChange{{howitzer, "Make 4", "Make 5"}, {howitzer, "Faites 4", "Faites 3"}}, "8:169: the text does not say `n: 4`, but 5 [PB-540]\n8:219: the text does not say `n: 4`, but 3 [PB-540]"},
		"−1 turned into +1":               {[]rowChange{{"tac-hedgerows", ",−1 to all", ",+1 to all"}}, "3:188: the text does not say `mod: -1`, but +1 [PB-540]"},
		"−1 turned into +1 in French":     {[]rowChange{{"tac-hedgerows", ",−1\u00a0à tous", ",+1\u00a0à tous"}}, "3:246: the text does not say `mod: -1`, but +1 [PB-540]"},
		"−1 turned into +1 in the effect": {[]rowChange{{"tac-hedgerows", `""mod"":-1`, `""mod"":1`}}, "3:90: the text says `mod: 1` in no language, but −1 [PB-540]"},
		"untranslated":                    {[]rowChange{{"tac-smoke", "Annulez un jet de neutralisation ennemi.", "Cancel one enemy Suppression Roll."}}, "2:174: the text is the same in `en` and `fr`: \"Cancel one enemy Suppression Roll.\" [PB-501]"},
		"another duration":                {[]rowChange{{"tac-smoke", ",instant,", ",turn,"}}, "2:77: the text says `duration: turn` in no language [PB-540]"},
		"cancle":                          {[]rowChange{{"tac-smoke", "cancel", "cancle"}}, "2:86: the grammar has no verb `cancle` [PB-542]"},
		"another parameter":               {[]rowChange{{"tac-smoke", "what", "waht"}}, "2:86: the grammar has no parameter `waht` of `cancel` [PB-542]"},
		"another value":                   {[]rowChange{{"tac-smoke", "suppression_roll", "suppresion_roll"}}, "2:86: the grammar has no value `suppresion_roll` of `what` [PB-542]"},
		"no number":                       {[]rowChange{{howitzer, `""n"":4`, `""n"":""four""`}}, "8:108: the grammar wants a number for `n`, not \"four\" [PB-542]"},
		"no verb":                         {[]rowChange{{"tac-smoke", `""do"":""cancel"",`, ""}}, "2:86: an effect has no verb `do` [PB-542]"},
		"a number more":                   {[]rowChange{{"tac-smoke", "Cancel one enemy Suppression Roll.", "Cancel one enemy Suppression Roll. Draw 2."}, {"tac-smoke", "neutralisation ennemi.", "neutralisation ennemi. Piochez 2."}}, "2:139: the text says 2, which no effect has [PB-541]"},
		"a number in words":               {[]rowChange{{"tac-smoke", "Cancel one", "Cancel two"}}, "2:139: the text says two, which no effect has [PB-541]"},
		"the other duration":              {[]rowChange{{"tac-breakdown", " for the rest of the game", ""}}, "26:223: the text does not say `until: game_end`, `duration: game` [PB-540]"},
		"a hyphen, a word and capitals":   {[]rowChange{{"tac-hedgerows", ",−1 to all", ",-1 to all"}, {"tac-air-support", "Make 3", "Make three"}}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			files := shippedFiles(t, "three-fronts")
			for _, change := range c.cells {
				files[file] = &fstest.MapFile{Data: []byte(changed(t, string(files[file].Data), change))}
			}
			if d := golden.Diff(c.want, withoutHints(findingsIn(t, files), file)); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestEffectsOfOtherGames plants faults in texts with several figures, words for values,
// and cards that stand for others.
func TestEffectsOfOtherGames(t *testing.T) {
	for name, c := range map[string]struct {
		game, file string
		change     rowChange
		want       string
	}{
		"a figure that the text need not say": {"fire-and-cover", "cards/national-traits.csv", rowChange{"british-sharp-shooting", "Attack: M +1 / L +1.", "Attack: M +1 / L +2."}, "13:183: the text says +2, which no effect has [PB-541]"},
		"the side":                            {"fire-and-cover", "cards/common.csv", rowChange{"shell-shock", `""on"":""enemy""`, `""on"":""own""`}, "7:65: the text says `on: own` in no language [PB-540]"},
		"dice":                                {"fire-and-cover", "cards/common.csv", rowChange{"minefield", "1D6 − 1D6 +2 men", "1D6 − 1D8 +2 men"}, "56:121: the text does not say `kill_mod: 2`, but −1d8 [PB-540]"},
		"the color of a card":                 {"patrol-deck", "cards/activation.csv", rowChange{"red-3", ", except pinned units", ""}, "4:103: the text does not say `color: red` [PB-540]"},
		"the value of a card":                 {"patrol-deck", "cards/activation.csv", rowChange{"black-5", `""value"":5`, `""value"":4`}, "12:54: the text says `value: 4` in no language, but 5 [PB-540]"},
		"a penalty":                           {"line-and-reserve", "cards/damage.csv", rowChange{"damage-02", "−2 to this Unit’s attacks", "+2 to this Unit’s attacks"}, "3:409: the text does not say `amount: -2`, but +2 [PB-540]"},
		"a type dropped":                      {"line-and-reserve", "cards/command.csv", rowChange{"ambush", "infantry, anti-tank gun or tank destroyer Units", "infantry or anti-tank gun Units"}, "12:211: the text does not say `icons: tank-destroyer` [PB-540]"},
		"units of a card":                     {"percee", "cards/activation.csv", rowChange{"S5", "activez jusqu’à 3 unités", "activez jusqu’à 4 unités"}, "6:93: the text does not say `activation: 3`, but 4 [PB-540]"},
		"the side of a card":                  {"percee", "cards/activation.csv", rowChange{"S5", "German player", "American player"}, "6:54: the text does not say `side: de` [PB-540]"},
		"units in the column":                 {"percee", "cards/activation.csv", rowChange{"S5", "spades,de,5,5,5,3,units", "spades,de,5,5,5,2,units"}, "6:43: the text says `activation: 2` in no language, but 3 [PB-540]"},
		"another card":                        {"fire-and-cover", "cards/national-traits.csv", rowChange{"german-tactics", "card: +1 to all", "card: +2 to all"}, "5:149: the text does not say `card: flanking-fire`, but +2 [PB-540]"},
	} {
		t.Run(name, func(t *testing.T) {
			files := shippedFiles(t, c.game)
			files[c.file] = &fstest.MapFile{Data: []byte(changed(t, string(files[c.file].Data), c.change))}
			if d := golden.Diff(c.want, withoutHints(findingsIn(t, files), c.file)); d != "" {
				t.Error(d)
			}
		})
	}
}

// withoutHints returns findings in one file.
func withoutHints(found, file string) string {
	var lines []string
	for line := range strings.SplitSeq(strings.TrimSpace(found), "\n") {
		if !strings.HasPrefix(line, "\thint: ") {
			lines = append(lines, strings.TrimPrefix(line, file+":"))
		}
	}
	return strings.Join(lines, "\n")
}

// changed returns a table with a change in one row.
func changed(t *testing.T, table string, c rowChange) string {
	t.Helper()
	from := strings.Index(table, "\n"+c.row+",") + 1
	end := strings.Index(table[from:], "\n")
	if from == 0 || end < 0 || strings.Count(table[from:from+end], c.old) != 1 {
		t.Fatalf("row %s has no %q", c.row, c.old)
	}
	return table[:from] + strings.Replace(table[from:from+end], c.old, c.new, 1) + table[from+end:]
}
