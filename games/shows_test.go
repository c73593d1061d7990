package games

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/scene/scenetest"
)

// shows lists what a card of each deck must show besides its name and text.
var shows = map[string]func(w words, c *carddata.Card) []string{
	"american-squads": squadShows,
	"german-squads":   squadShows,
	"tactics":         tacticShows,
	"common":          commonShows,
	"nationalities":   nationalityShows,
	"activation":      activationShows,

	"activation-cards": orderShows,
	"action-us":        actionShows,
	"action-de":        actionShows,

	"us-units": unitShows,
	"de-units": unitShows,
	"uk-units": unitShows,
	"su-units": unitShows,
	"command":  commandShows,
	"damage":   damageShows,
}

// inShort lists the columns that some cards of a deck show in fewer words: with a figure
// and a label in place of the same sentence on each card.
var inShort = map[string]func(w words, c *carddata.Card, said string) string{
	// The rank in the corners, beside the sign of the suit: TestPerceeSuits.
	"activation name": func(w words, c *carddata.Card, said string) string {
		if text(c, "suit") == "none" {
			return said
		}
		index, _ := c.Fields["index"].In(w.lang).(string)
		return index
	},
	"activation text": func(w words, c *carddata.Card, said string) string {
		switch {
		case text(c, "mode") == "unit-or-stack":
			return w.label("unit-or-stack")
		case text(c, "mode") == "end-round": // the header says the first sentence: activationShows
			_, rest, _ := strings.Cut(said, ". ")
			return rest
		case text(c, "mode") != "units":
			return said
		case text(c, "activation") == "1":
			return "1" + w.label("unit")
		}
		return text(c, "activation") + w.label("units")
	},
	"activation-cards text": func(w words, c *carddata.Card, said string) string {
		switch {
		case text(c, "kind") != "number":
			return said
		case text(c, "frees") == "true":
			return w.label("pinned-freed")
		case text(c, "color") == "red":
			return w.label("pinned-stay")
		}
		return w.label("pinned-act")
	},
	// Its number, without the word that would make it look like an amount: TestDamageEdges.
	"damage name": func(w words, c *carddata.Card, _ string) string {
		return w.label("damage-card-number") + text(c, "number") + "/25"
	},
	"action-us name": actionNumber,
	"action-de name": actionNumber,
}

// actionNumber returns the number of an Action card, after its result of morale.
func actionNumber(w words, c *carddata.Card, _ string) string {
	morale, _ := c.Fields["morale"].In(w.lang).(string)
	return morale + strings.TrimPrefix(c.ID, "action-")
}

// words returns texts of a game in one language.
type words struct {
	g    *carddata.Game
	lang string
}

func (w words) label(id string) string {
	s, ok := w.g.Labels[id]
	if !ok {
		return "no label " + id
	}
	return s.In(w.lang)
}

// list returns a field that is a list of words.
func list(c *carddata.Card, field string) (all []string) {
	items, _ := c.Fields[field].V.([]any)
	for _, item := range items {
		all = append(all, item.(string))
	}
	return all
}

func text(c *carddata.Card, field string) string {
	if v := c.Fields[field].V; v != nil {
		return fmt.Sprint(v)
	}
	return ""
}

// signed formats a modifier as on a card: "+1", "−1", and nothing for "0".
func signed(mod string) string {
	switch {
	case mod == "" || mod == "0":
		return ""
	case mod[0] == '-':
		return "−" + mod[1:]
	}
	return "+" + mod
}

func squadShows(w words, c *carddata.Card) []string {
	what := w.label("kind-" + text(c, "type"))
	if classes := list(c, "classes"); len(classes) > 0 { // says more
		what = w.label("class-" + classes[len(classes)-1])
	}
	all := []string{
		text(c, "type") + " · " + what,
		text(c, "strength") + " " + w.label("strength"),
	}
	for _, trait := range list(c, "traits") {
		id, mod, _ := strings.Cut(trait, ":")
		all = append(all, strings.TrimSpace(w.label(id)+" "+signed(mod)))
	}
	return all
}

func tacticShows(w words, c *carddata.Card) []string {
	all := []string{w.label("kind-" + text(c, "type")), w.label("player-" + text(c, "player")), w.label("duration-" + text(c, "duration"))}
	if only := text(c, "eligible"); only != "any" {
		all = append(all, w.label("only-"+only))
	}
	for _, window := range list(c, "window") {
		all = append(all, w.label("window-"+window))
	}
	return all
}

func commonShows(w words, c *carddata.Card) []string {
	all := []string{text(c, "type"), w.label("type-" + text(c, "type")), w.label("player-" + text(c, "player")), signed(text(c, "cover")), w.band(c)}
	for _, tag := range list(c, "traits") {
		all = append(all, w.label(tag))
	}
	if limit := text(c, "limit"); limit != "" {
		all = append(all, w.label(limit))
	}
	return all
}

// band returns the texts of the range band from left to right, "" for a card that
// does not attack.
func (w words) band(c *carddata.Card) string {
	mods := map[string]string{}
	for _, r := range list(c, "ranges") {
		key, mod, _ := strings.Cut(r, ":")
		if mods[key] = signed(mod); mod == "0" {
			mods[key] = "0"
		}
	}
	if len(mods) == 0 {
		return ""
	}
	var cells []string
	for _, key := range []string{"PB", "S", "M", "L"} {
		cells = append(cells, strings.TrimSpace(w.label("range-"+key)+" "+mods[key]))
	}
	return strings.Join(cells, " ")
}

func nationalityShows(w words, c *carddata.Card) []string {
	all := []string{text(c, "starting_men") + " " + w.label("men"), c.Fields["unit"].In(w.lang).(string)}
	for field, label := range map[string]string{"draw_count": "draw", "opening_hand": "opening", "hand_size": "hand", "morale_mod": "morale", "rally_mod": "rally", "covering_fire_mod": "covering"} {
		figure := text(c, field)
		if strings.HasSuffix(field, "_mod") && figure != "0" {
			figure = signed(figure)
		}
		all = append(all, figure+" "+w.label(label))
	}
	options, _ := w.g.List("traits")
	for _, option := range options.Cards {
		if text(option, "nationality") == c.ID {
			all = append(all, text(option, "option")+" "+option.Name(w.lang), option.Fields["text"].In(w.lang).(string)) // their signs: TestNationalitySigns
		}
	}
	return all
}

// activationShows returns what is on the card from the first corner to the last:
// rank and side, how many units act, the support, and the card's value in combat.
func activationShows(w words, c *carddata.Card) []string {
	in := func(field string) string { s, _ := c.Fields[field].In(w.lang).(string); return s }
	all := []string{in("index"), w.label("side-" + text(c, "side")), in("use"), text(c, "combat") + w.label("combat") + in("draw")}
	if support := text(c, "support"); support != "" {
		all = append(all, w.label(support))
	}
	return all
}

// orderShows returns the number of an Activation card and its name.
func orderShows(w words, c *carddata.Card) []string {
	if text(c, "kind") != "number" {
		return nil
	}
	return []string{text(c, "value") + " " + c.Name(w.lang)}
}

// actionShows returns the regions of an Action card in reading order: the letters
// above the scatter numbers, the shifts, who is hit and how, the distance, the
// ten-sided die and the morale result.
func actionShows(w words, c *carddata.Card) []string {
	in := func(field string) string { s, _ := c.Fields[field].In(w.lang).(string); return s }
	e, r, g, wound := w.label("letter-e"), w.label("letter-r"), w.label("letter-g"), strings.ToLower(text(c, "wound"))
	ammo := ""
	if text(c, "out_of_ammo") == "true" {
		ammo = w.label("out-of-ammo")
	}
	return []string{
		e + r + g + strings.Join(list(c, "scatter_in"), "") + ammo + "+1" + w.label("medium") + "+2" + w.label("long"),
		text(c, "hit_randomizer") + w.label("wound-"+wound) + w.label("wound-long-"+wound) + in("location"),
		e + text(c, "move_elite") + r + text(c, "move_regular") + g + text(c, "move_green") + text(c, "d10") + in("morale"),
	}
}

// TestCardsShowTheirFields checks that cards show types, strengths, ranges,
// covers, traits, limits and times of play.
func TestCardsShowTheirFields(t *testing.T) {
	for _, d := range composedDecks(t) {
		for _, c := range d.Cards {
			says := plain(scenetest.Text(c.Front.Marks))
			for _, want := range shows[d.Deck.ID](words{d.game, d.lang}, c.Card) {
				if !strings.Contains(says, plain(want)) {
					t.Errorf("%s: card %s does not show %q: %s", d, c.Card.ID, want, says)
				}
			}
		}
	}
}

// plain removes from a text what typography, capitals and line breaks change.
func plain(s string) string {
	s = strings.NewReplacer("- ", "", "-", "", "\u2011", "", "'", "’").Replace(strings.ToLower(s))
	return strings.Join(strings.Fields(s), "")
}
