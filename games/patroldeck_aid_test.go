package games

import (
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/scene/scenetest"
)

// patrolSays returns what a sheet says on all its sides, without spaces.
func patrolSays(t *testing.T, lang, id string) string {
	t.Helper()
	var all strings.Builder
	for _, c := range patrolDecks(t, lang, carddata.SheetKind)[id].Cards {
		all.WriteString(scenetest.Text(c.Front.Marks) + " ")
		if c.Back != nil {
			all.WriteString(scenetest.Text(c.Back.Marks) + " ")
		}
	}
	return letters(all.String())
}

// TestPatrolTables finds every cell of every table on the player aid, or on the
// sheet of the scenario, in both languages.
func TestPatrolTables(t *testing.T) {
	g := load(t, "patrol-deck", "")
	for _, lang := range g.Languages {
		says := patrolSays(t, lang, "player-aid") + patrolSays(t, lang, "scenario")
		for _, id := range strings.Fields("turn-sequence actions shooting shifts effect cover sight movement melee grenade reaction pinned scenario terrain") {
			tables, err := g.Table(id, diag.Pos{})
			if err != nil {
				t.Fatal(err)
			}
			for _, row := range tables[0].Rows {
				for _, cell := range row.Cells {
					if key := letters(withoutIcons(cell.Text.In(lang))); !strings.Contains(says, key) {
						t.Errorf("%s: no sheet says %q of table %s", lang, cell.Text.In(lang), id)
					}
				}
			}
		}
	}
}

// withoutIcons drops icons between braces, and the names of styles between brackets.
func withoutIcons(text string) string {
	for _, marks := range []string{"{}", "[]"} {
		for {
			before, rest, ok := strings.Cut(text, marks[:1])
			if !ok {
				break
			}
			_, after, _ := strings.Cut(rest, marks[1:])
			text = before + after
		}
	}
	return text
}

// TestPatrolWeapons finds the thirteen weapons with their ranges and shots on the
// player aid; what bursts says so, and has no shots.
func TestPatrolWeapons(t *testing.T) {
	g := load(t, "patrol-deck", "")
	weapons, _ := g.List("weapons")
	if len(weapons.Cards) != 13 {
		t.Errorf("%d weapons, want 13", len(weapons.Cards))
	}
	for _, lang := range g.Languages {
		says, w := patrolSays(t, lang, "player-aid"), words{g, lang}
		for _, gun := range weapons.Cards {
			line := gun.Name(lang)
			if text(gun, "kind") == "he" {
				line += w.label("he")
			}
			for _, band := range []string{"short", "medium", "long"} {
				line += text(gun, band+"_in") + text(gun, band+"_shots")
			}
			if line += text(gun, "pen") + text(gun, "hth"); !strings.Contains(says, letters(line)) {
				t.Errorf("%s: the player aid does not say %q", lang, line)
			}
		}
	}
}

// TestPatrolKey finds the thirteen regions with their uses on the key, beside a
// card that is drawn from its row.
func TestPatrolKey(t *testing.T) {
	g := load(t, "patrol-deck", "")
	regions, _ := g.List("regions")
	actions := patrolActions(t)
	example := actions[slices.IndexFunc(actions, func(c *carddata.Card) bool { return c.ID == "action-50" })]
	for _, lang := range g.Languages {
		says := patrolSays(t, lang, "card-key")
		for _, r := range regions.Cards {
			for _, want := range keyTexts(words{g, lang}, r) {
				if !strings.Contains(says, letters(want)) {
					t.Errorf("%s: the key does not say %q of %s: %s", lang, want, r.ID, says)
				}
			}
		}
		for _, want := range actionShows(words{g, lang}, example) {
			if !strings.Contains(says, letters(want)) {
				t.Errorf("%s: the card of the key does not show %q", lang, want)
			}
		}
		if len(regions.Cards) != 13 {
			t.Errorf("%d regions, want 13", len(regions.Cards))
		}
	}
}

// keyTexts returns what the key says of a region. The kinds of cover and the shifts stand below
// their signs, what a burst does beside its sign.
func keyTexts(w words, r *carddata.Card) []string {
	text, name := r.Fields["text"].In(w.lang).(string), r.Name(w.lang)
	switch r.ID {
	case "cover":
		return append(strings.Split(text, ", "), name+w.label("cover-key"))
	case "shifts":
		return append(shiftTexts(w, text), name+w.label("shifts-key"))
	case "burst":
		all := []string{name + w.label("burst-key")}
		for clause := range strings.SplitSeq(text, ". ") {
			all = append(all, clause[strings.LastIndex(clause, ": ")+1:])
		}
		return all
	}
	return []string{name + text}
}

// shiftTexts returns each shift with its reason, from a text such as "+1: A, B. +2: C.". Those of
// the range have its letter between them.
func shiftTexts(w words, text string) (all []string) {
	for clause := range strings.SplitSeq(text, ". ") {
		by, reasons, _ := strings.Cut(clause, ": ")
		for reason := range strings.SplitSeq(reasons, ", ") {
			switch {
			case by[:2] == "+1" && strings.HasSuffix(reasons, reason):
				by += w.label("medium")
			case by[:2] == "+2" && strings.HasPrefix(reasons, reason):
				by += w.label("long")
			}
			all = append(all, by+reason)
			by = by[:2]
		}
	}
	return all
}

// TestPatrolAreas finds each piece of terrain with its place on the table, within
// its 36 by 32 inches.
func TestPatrolAreas(t *testing.T) {
	g := load(t, "patrol-deck", "")
	areas, _ := g.List("areas")
	if got := tally(areas.Cards, func(c *carddata.Card) string { return c.Name("en") }); got != "Barn (B): 1, Farmhouse (A): 1, Foxhole: 3, Hedge: 2, High wall: 1, Log: 5, Low wall: 2, Rough ground: 2, Woods: 3" {
		t.Errorf("on the table lie %s", got)
	}
	for _, lang := range g.Languages {
		says := patrolSays(t, lang, "scenario")
		for _, a := range areas.Cards {
			at := func(field string) int { return a.Fields[field].V.(int) }
			if at("x") < 0 || at("y") < 0 || at("x")+at("w") > 36 || at("y")+at("h") > 32 {
				t.Errorf("%s does not lie on the table", a.ID)
			}
			line := a.Name(lang) + text(a, "x") + text(a, "y") + text(a, "w") + "×" + text(a, "h")
			if !strings.Contains(says, letters(line)) {
				t.Errorf("%s: the scenario does not place %q", lang, line)
			}
		}
	}
}

// TestPatrolBursts checks that the table of terrain marks what does not protect against bursts (PD-159), and nothing
// else.
func TestPatrolBursts(t *testing.T) {
	g := load(t, "patrol-deck", "")
	tables, err := g.Table("terrain", diag.Pos{})
	if err != nil {
		t.Fatal(err)
	}
	terrains, _ := g.List("terrains")
	marked := 0
	for _, row := range tables[0].Rows {
		name, mark := strings.CutSuffix(row.Cells[0].Text.In("en"), "*")
		i := slices.IndexFunc(terrains.Cards, func(c *carddata.Card) bool { return c.Name("en") == name })
		if i < 0 {
			continue
		}
		if want := terrains.Cards[i].Fields["burst_ignores_cover"].V.(bool); mark != want {
			t.Errorf("%s: marked %v, want %v", name, mark, want)
		}
		marked++
	}
	if marked < 5 {
		t.Errorf("only %d rows are in the list of terrains", marked)
	}
}
