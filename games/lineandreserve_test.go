package games

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
)

// unitShows returns what a unit card shows: its line or turns of flight, the three
// figures, the weapons with their values, and the crew that it needs or serves as.
func unitShows(w words, c *carddata.Card) []string {
	line := w.label("line-" + text(c, "line"))
	if turns := text(c, "turns_of_flight"); turns != "" {
		line += " (" + turns + ")"
	}
	all := []string{line + text(c, "cost")}
	if full := text(c, "full_endurance"); full != "" {
		all = append(all, text(c, "half_endurance")+w.label("half")+full+w.label("full")+text(c, "defense")+w.label("defense"))
	} else {
		all = append(all, w.label("crew-serves"), "1–3"+w.label("crew-fate-survives")+"4–6"+w.label("crew-fate-captured")+"7–10"+w.label("crew-fate-perishes"))
	}
	if text(c, "crew") == "none" && text(c, "line") != "with-unit" {
		all = append(all, w.label("crew-none"))
	}
	for _, weapon := range weaponsOf(c) {
		all = append(all, weapon.shown(w.lang))
	}
	return all
}

// weapon is a weapon in the row of a unit card.
type weapon map[string]any

// weaponsOf returns the weapons of a unit card.
func weaponsOf(c *carddata.Card) (all []weapon) {
	rows, _ := c.Fields["weapons"].V.([]any)
	for _, row := range rows {
		all = append(all, row.(map[string]any))
	}
	return all
}

// value returns the attack value against a target, or an en dash for none.
func (w weapon) value(target string) string {
	if v := w["av"].(map[string]any)[target]; v != nil {
		return fmt.Sprint(v)
	}
	return "–"
}

// shown returns a weapon's line on the card.
func (w weapon) shown(lang string) string {
	name := fmt.Sprint(w["name_"+lang])
	if rate := fmt.Sprint(w["rof"]); rate != "1" {
		name += rate + "X"
	}
	return name + w.value("tank") + w.value("infantry") + w.value("aircraft") + fmt.Sprint(w["damage_index"])
}

// commandShows returns when a command card is played, its numbers, and the name and
// reminder on the strip that stays visible.
func commandShows(w words, c *carddata.Card) []string {
	numbers := text(c, "number_first")
	if last := text(c, "number_last"); last != numbers {
		numbers += "–" + last
	}
	return []string{
		c.Name(w.lang) + w.label("window-"+text(c, "window")),
		numbers + "/50" + c.Fields["reminder"].In(w.lang).(string) + w.label("discard-plus-one"),
	}
}

// damageShows returns the texts on the four edges of a damage card: the title with how
// long the effect lasts or its counter, and the effect.
func damageShows(w words, c *carddata.Card) (all []string) {
	for _, group := range []string{"tank_vehicle", "gun", "infantry", "aircraft"} {
		word := func(field string) string {
			s, _ := c.Fields[group+field].In(w.lang).(string)
			return s
		}
		title, effect := word("_title"), word("_text")+word("_reminder")
		switch counter := text(c, group+"_counter"); {
		case counter != "0":
			title += counter
		case strings.Contains(fmt.Sprint(c.Fields[group+"_effects"].V), "until:lasting"):
			title += w.label("lasting")
		default:
			title += w.label("at-once")
		}
		all = append(all, title, effect)
	}
	return append(all, w.label("damage-card-number")+text(c, "number")+"/25")
}

// TestCommandNumbers checks that the command cards are numbered from 1 to 50 without
// a gap.
func TestCommandNumbers(t *testing.T) {
	next := 1
	for _, c := range lineDeck(t, "command").Cards {
		first, last := c.Fields["number_first"].V.(int), c.Fields["number_last"].V.(int)
		if first != next || last-first+1 != c.Copies {
			t.Errorf("%s has the numbers %d to %d and %d copies, want %d first", c.ID, first, last, c.Copies, next)
		}
		next = last + 1
	}
	if next != 51 {
		t.Errorf("the numbers of the command cards end at %d, want 50", next-1)
	}
}

// TestDamageEdges checks that effects that last for several phases have counters
// from 1 to 4, and other effects none.
func TestDamageEdges(t *testing.T) {
	for i, c := range lineDeck(t, "damage").Cards {
		if n := c.Fields["number"].V.(int); n != i+1 {
			t.Errorf("%s has the number %d, want %d", c.ID, n, i+1)
		}
		for _, group := range []string{"tank_vehicle", "gun", "infantry", "aircraft"} {
			counter := c.Fields[group+"_counter"].V.(int)
			counted := strings.Contains(fmt.Sprint(c.Fields[group+"_effects"].V), "until:counter")
			if counted != (counter > 0) || counter > 4 {
				t.Errorf("the edge %s of %s has the counter %d", group, c.ID, counter)
			}
		}
	}
}

// lineDeck returns a deck or a sheet of Line and Reserve.
func lineDeck(t *testing.T, id string) *carddata.Deck {
	decks := load(t, "line-and-reserve", "").Decks
	i := slices.IndexFunc(decks, func(d *carddata.Deck) bool { return d.ID == id })
	if i < 0 {
		t.Fatalf("there is no deck %s", id)
	}
	return decks[i]
}

// unitDecks returns the decks of units of Line and Reserve, by side.
func unitDecks(t *testing.T) (all []*carddata.Deck) {
	for _, d := range load(t, "line-and-reserve", "").Decks {
		if strings.HasSuffix(d.ID, "-units") {
			all = append(all, d)
		}
	}
	return all
}

// TestUnitFigures compares the figures that the rulebook cites with the cards.
func TestUnitFigures(t *testing.T) {
	units := map[string]*carddata.Card{}
	for _, d := range unitDecks(t) {
		for _, c := range d.Cards {
			units[c.ID] = c
		}
	}
	if len(units) != 128 {
		t.Errorf("there are %d units, want 128", len(units))
	}
	for _, c := range []struct{ id, field, want string }{
		{"de-panther", "half_endurance", "9"},
		{"de-panther", "full_endurance", "18"},
		{"de-panther", "defense", "8"},
		{"de-panther", "crew", "tank-crew"},
		{"us-m4a1-sherman", "type", "tank"},
		{"us-m4a1-sherman", "line", "front"},
		{"us-m7-priest", "type", "mobile-artillery"},
		{"us-m7-priest", "line", "either"},
	} {
		if got := text(units[c.id], c.field); got != c.want {
			t.Errorf("the %s of %s is %s, want %s", c.field, c.id, got, c.want)
		}
	}
	sherman := weaponsOf(units["us-m4a1-sherman"])
	var shown []string
	for _, w := range sherman {
		shown = append(shown, w.shown("en"))
	}
	want := []string{"75\u00a0mm M3 Gun1112–10", ".50-cal M2HB MG1312134", ".30-cal MGs2X1411–2"}
	if !slices.Equal(shown, want) {
		t.Errorf("the Sherman has %q, want %q", shown, want)
	}
}

// TestUnitRules checks the rules for each kind of unit: half of the endurance, one
// value against all armor, no aircraft on a line.
func TestUnitRules(t *testing.T) {
	outlines := map[string]string{}
	for _, d := range unitDecks(t) {
		for _, c := range d.Cards {
			if full, half := c.Fields["full_endurance"].V, c.Fields["half_endurance"].V; full != nil && full.(int) != 2*half.(int) {
				t.Errorf("%s has an endurance of %v, half of it %v", c.ID, full, half)
			}
			if (text(c, "type") == "aircraft") != (text(c, "turns_of_flight") != "") || (text(c, "type") == "aircraft") != (text(c, "line") == "air") {
				t.Errorf("%s is of type %s with the line %s and %q turns of flight", c.ID, text(c, "type"), text(c, "line"), text(c, "turns_of_flight"))
			}
			for _, w := range weaponsOf(c) {
				if w.value("tank") != w.value("vehicle_artillery") {
					t.Errorf("%s: %v attacks tanks and vehicles with different values", c.ID, w["name_en"])
				}
			}
			parts := strings.Join(list(c, "parts"), ";")
			if other := outlines[parts]; other != "" {
				t.Errorf("%s and %s have the same picture", c.ID, other)
			}
			outlines[parts] = c.ID
		}
	}
}

// TestPicturesNameOutlines holds the parts of every unit to the outlines: each form
// has one, and each outline of a form is used by a unit; the same for the layers of
// vehicles, of which one unit may name several, and for the icons of the soldiers of each side.
func TestPicturesNameOutlines(t *testing.T) {
	unused := map[string]bool{}
	// Men were outlines of a list of their own; a part that names one is still a fault.
	slots := []string{"hull-", "turret-", "house-", "mount-", "body-", "wing-", "store-", "man-", "arm-", "head-", "bust-", "profile-"}
	layers, _ := load(t, "line-and-reserve", "").List("profiles")
	for _, c := range layers.Cards {
		unused["profile-"+text(c, "vehicle")] = true
	}
	for name := range load(t, "line-and-reserve", "").Icons {
		if form, of := strings.CutPrefix(name, "soldier-"); of {
			unused["fig-"+form] = true
		}
	}
	slots = append(slots, "fig-")
	known := len(unused)
	for _, d := range unitDecks(t) {
		for _, c := range d.Cards {
			for _, part := range list(c, "parts") {
				for _, id := range outlinesOf(part, text(c, "side")) {
					if _, ok := unused[id]; ok {
						unused[id] = false
					} else if slices.ContainsFunc(slots, func(slot string) bool { return strings.HasPrefix(id, slot) }) {
						t.Errorf("%s has the part %s, and there is no outline %s", c.ID, part, id)
					}
				}
			}
		}
	}
	if known < 140 {
		t.Errorf("there are only %d outlines of forms and drawings in layers", known)
	}
	for id, never := range unused {
		if never {
			t.Errorf("no unit uses the outline %s", id)
		}
	}
}

// outlinesOf returns the outlines of a part: of `man:run/rifle` the man and the rifle.
func outlinesOf(part, side string) []string {
	slot, rest, _ := strings.Cut(part, ":")
	form, number, _ := strings.Cut(rest, "/")
	switch slot {
	case "man":
		return []string{"man-" + form, "arm-" + number}
	case "fig":
		return []string{"fig-" + form + "-" + side}
	case "profile":
		var ids []string
		for _, vehicle := range strings.Split(form, "+") {
			ids = append(ids, "profile-"+vehicle)
		}
		return ids
	}
	return []string{slot + "-" + form}
}
