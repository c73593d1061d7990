package fireandcover

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// attackCards are the attack cards as printed: rule, card, ranges with
// modifiers, then special features.
var attackCards = []string{
	"FC-223 knife PB:0 max", "FC-224 entrenching-tool PB:0 max", "FC-225 bayonet PB:0 max", "FC-226 rifle-butt PB:0 max",
	"FC-227 bare-hands PB:0 max", "FC-228 garrote PB:0 max", "FC-229 take-prisoners PB:0 pinned", "FC-230 pistol PB:0 S:-1",
	"FC-231 grenade S:0 ignore", "FC-232 flame-thrower S:0 ignore", "FC-233 bazooka-panzerfaust M:2", "FC-234 sub-machine-gun S:1 M:-1",
	"FC-235 carbine S:0 M:0", "FC-236 bolt-action-rifle S:0 M:0 L:0", "FC-237 semi-automatic-rifle S:1 M:0 L:-1", "FC-238 sniper-attack L:1",
	"FC-239 mortar L:2 heavy position", "FC-240 light-machine-gun M:2 L:0 heavy", "FC-241 radio-artillery L:3", "FC-242 fire-section S:0 M:0 L:0 covering",
	"FC-243 assault-section PB:0 S:0 position", "FC-244 fire-team M:0 L:0 position", "FC-246 infiltration PB:1 position",
}

// attackOptions are the options that attack: rule, nationality, option, ranges.
var attackOptions = []string{
	"FC-301 american american-radio-artillery L:3", "FC-303 american american-bar S:1 M:1", "FC-305 german german-light-machine-gun M:2 L:0 heavy",
	"FC-308 russian russian-machine-pistol PB:0 S:0 M:-1", "FC-311 russian russian-human-wave PB:1",
	"FC-312 british british-sharp-shooting M:1 L:1", "FC-318 japanese japanese-bonsai-charge PB:2",
}

// TestAttackCards fires each card in each phase at each range, at a squad with
// cover −2.
func TestAttackCards(t *testing.T) {
	var rules []ruling
	for _, card := range attackCards {
		words := strings.Fields(card)
		rules = append(rules, shots(words[0], "a hand "+words[1]+" scout", words[1], words[2:])...)
	}
	for _, option := range attackOptions {
		words := strings.Fields(option)

		text := fmt.Sprintf("a %s; b %s; a hand national-trait scout", words[1], words[1])
		rules = append(rules, shots(words[0]+" FC-106 FC-247", text, words[2], words[3:])...)
	}
	follow(t, rules)
}

// shots returns the positions for one card.
func shots(cites, text, id string, words []string) (rules []ruling) {
	has := func(word string) bool { return slices.Contains(words, word) }
	text += "; b in hedge-row"
	if has("pinned") {
		rules = append(rules, ruling{"!" + cites[:6], text + "; range PB; phase position; cant play " + id})
		text += "; b pinned"
	}
	for _, r := range rangeNames {
		for _, phase := range []string{"covering", "position"} {
			text := text + "; range " + r.Name + "; phase " + phase
			if phase == "covering" {
				text += "; do declare"
			}
			mod, reaches := modAt(words, r.Name)
			if !reaches || has("covering") && phase == "position" || phase == "covering" && (has("position") || has("heavy")) {
				if !strings.Contains(text, "japanese") {
					rules = append(rules, ruling{"!" + cites[:6], text + "; cant play " + id})
				}
				continue
			}
			total := 5 + mod - 2
			if has("ignore") {
				total += 2
			}
			if phase == "covering" && !strings.Contains(text, "american") {
				total -= 2
			}
			if has("max") {
				total = 1
			}
			before := men(text)
			rules = append(rules, ruling{cites, fmt.Sprintf("%s; roll 6 1; do play %s; b has men %d", text, id, before-total)})
		}
	}
	return rules
}

func men(text string) int {
	switch {
	case strings.Contains(text, "american"):
		return 12
	case strings.Contains(text, "russian"):
		return 36
	}
	return 10
}

// modAt returns the modifier at a range.
func modAt(words []string, r string) (mod int, ok bool) {
	for _, w := range words {
		if digits, is := strings.CutPrefix(w, r+":"); is {
			mod, _ = strconv.Atoi(digits)
			return mod, true
		}
	}
	return 0, false
}

// TestTerrainCards moves into each terrain and is fired at there.
func TestTerrainCards(t *testing.T) {
	var rules []ruling
	for _, c := range []struct {
		rule, id string
		cover    int
	}{
		{"FC-211", "pill-box", 3}, {"FC-212", "line-of-trees", 1}, {"FC-213", "low-wall", 1}, {"FC-214", "entrenchments", 3},
		{"FC-215", "building", 2}, {"FC-216", "gulley", 3}, {"FC-217", "wheat-field", 1}, {"FC-218", "hedge-row", 2},
		{"FC-219", "fox-holes", 2}, {"FC-220", "thick-woods", 2}, {"FC-221", "rubble", 2}, {"FC-222", "hill", 1},
	} {
		text := fmt.Sprintf("a hand %s; b hand bolt-action-rifle; phase movement; do move %s M; roll 6 1; do play bolt-action-rifle; a has men %d", c.id, c.id, 5+c.cover)
		rules = append(rules, ruling{c.rule + " FC-025", text})
	}
	rules = append(rules,
		ruling{"FC-222 all attacks +1", "a in hill; a hand carbine; phase position; roll 3 3; do play carbine; b has men 9"},
		ruling{"FC-222 in the other turn too", "b in hill; b hand carbine; phase return; roll 3 3; do play carbine; a has men 9"})
	follow(t, rules)
}

func TestOtherCards(t *testing.T) {
	follow(t, []ruling{
		{"FC-245 FC-G14", "a hand scout hill; deck knife pistol building smoke fear grenade; phase position; do play scout; a has seen 5; can extra"},
		{"FC-245 FC-G27", "a hand scout hill; deck knife pistol; phase position; do play scout; a has seen 2"},
		{"FC-245 who saw them knows where they went", "a hand scout; deck knife pistol hill smoke fear grenade; phase discard; do play scout; do pass; asked b; b has cards 3; a has knows 3; a has seen 2"},
		{"FC-245 his own draws are no news", "a hand scout; deck knife pistol building smoke fear grenade; phase discard; do play scout; do extra; a has cards 1; asked b; a has seen 1; a has knows 3"},
		{"FC-245 until they are played", "a hand scout; deck carbine pistol building smoke fear grenade; phase discard; do play scout; do pass; asked b; a has knows 3; do declare; do pass; do open carbine M; a has knows 2"},
		{"!FC-245 not in the other turn", "b hand scout bolt-action-rifle; phase return; cant play scout; can play bolt-action-rifle"},
		{"FC-302 FC-107 FC-106 FC-247", "a american; a hand national-trait; phase discard; do play american-ingenuity; a has cards 2"},
		{"FC-304 FC-108", "a german; a hand national-trait bolt-action-rifle; phase position; do play german-tactics; roll 3 3; do play bolt-action-rifle; b has men 9"},
		{"!FC-305 as the card", "a german; range L; a hand knife national-trait; phase opportunity; do open knife L; cant play german-light-machine-gun; can play german-tactics"},
		{"FC-306 FC-108 FC-089", "a german; a pinned; a hand national-trait; phase rally; roll 3; do play german-professionalism; a has pinned false"},
		{"FC-307 FC-108 FC-050", "b german; a fired; b hand national-trait; phase morale; asked b; roll 4; do play german-intimidation; a has pinned true"},
		{"FC-309 FC-109", "a russian; a hand national-trait; phase discard; do play russian-reinforcements; a has men 37"},
		{"FC-310 FC-109", "a russian; a pinned; a hand national-trait; phase rally; roll 4; do play russian-commissar; a has pinned false"},
		{"FC-313 FC-110", "a pinned; a hand national-trait; phase rally; roll 4; do play british-stiff-upper-lip; a has pinned false"},
		{"!FC-313", "a fired; b fired; a hand national-trait; phase morale; cant play british-stiff-upper-lip"},
		{"FC-314 FC-110", "a hand national-trait; phase discard; do play british-intelligence; a has seen 4"},
		{"FC-315 FC-111", "a japanese; a hand hill national-trait; b hand bolt-action-rifle; phase movement; do move hill M; do play japanese-concealment; roll 6 1; do play bolt-action-rifle; a has men 7"},
		{"FC-316 FC-111", "b japanese; a hand hill; b hand national-trait; phase movement; do move hill M; roll 6 1; do play japanese-booby-traps; a has men 3; a has ground open"},
		{"FC-316 FC-257", "b japanese; a hand hill combat-engineer; b hand national-trait; phase movement; do move hill M; do play japanese-booby-traps; do play combat-engineer; a has men 10; a has ground hill"},
		{"FC-317 FC-111", "b japanese; a hand hill; b hand national-trait ambush carbine; phase opportunity; do play japanese-ambush; cant play ambush; roll 3 3; do play carbine; a has men 8"},
		{"FC-318 FC-111 FC-029", "a japanese; range S; a hand national-trait; phase position; roll 3 3; do play japanese-bonsai-charge PB; b has men 8"},
		{"a nationality has its own options", "a japanese; range S; a hand national-trait knife; phase position; cant play american-bar; can play knife PB"},
		{"FC-231 all that is attached is ignored", "range S; b in hedge-row; b pinned; a hand encircled grenade scout; phase position; do play encircled; roll 4 1; do play grenade; b has men 7"},
	})
}
