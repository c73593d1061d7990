package proofread

import (
	"strings"
	"testing"
	"testing/fstest"
)

const removeOrCheck = "\thint: remove it, or check the spelling where it is meant\n"

// TestUnused plants columns, faces, icons, pictures, colors, styles, fonts, labels, lists
// and tables that nothing uses.
func TestUnused(t *testing.T) {
	testFaults(t, map[string]fault{
		"copys": {"units.csv", "id,copies", "id,copys",
			"units.csv:1:4: nothing uses the column `copys` of the deck `units` [PB-523]\n\thint: did you mean `copies`?\n"},
		"column": {"cards.csv", "id,copies,name_en,name_fr,kind,strength,picture,text_en,text_fr\nt1,2,", "id,speed,name_en,name_fr,kind,strength,picture,text_en,text_fr\nt1,2,",
			"cards.csv:1:4: nothing uses the column `speed` of the deck `cards` [PB-523]\n\thint: remove it, or list `speed` under `accept` in game.yaml if it is a note\n"},
		"column of a list": {"towns.csv", "id,name_en,name_fr,size\nparis,Paris,Paris,3\nlyon,Lyon,Lyon,2", "id,name_en,name_fr,size,rail\nparis,Paris,Paris,3,yes\nlyon,Lyon,Lyon,2,no",
			"towns.csv:1:25: nothing uses the column `rail` of the list `towns` [PB-523]\n\thint: remove it, or list `rail` under `accept` in game.yaml if it is a note\n"},
		"constant": {"game.yaml", "set: {side: us}", "set: {side: us, hue: red}",
			"game.yaml:29:102: nothing uses `hue`, which the deck `units` sets [PB-523]\n\thint: remove it, or list `hue` under `accept` in game.yaml if it is a note\n"},
		"face": {"faces/faces.yaml", "  aid:\n", "  spare:\n    parts: [{text: \"{name}\", style: small}]\n  aid:\n",
			"faces/faces.yaml:29:3: no card has the face `spare` [PB-524]\n\thint: remove it, or name it under `front` or `back` in game.yaml\n"},
		"library part": {"faces/faces.yaml", "faces:\n", "  dot: {shape: circle}\nfaces:\n",
			"faces/faces.yaml:7:3: nothing uses the library part `dot` [PB-524]\n\thint: remove it, or draw it with `use: dot`\n"},
		"icon": {"game.yaml", "star: star}", "star: star, comet: star}",
			"game.yaml:10:81: nothing uses the icon `comet` [PB-525]\n" + removeOrCheck},
		"icon of a form": {"game.yaml", "star: star}", "star: star, kind-ship: star}",
			"game.yaml:10:85: nothing uses the icon `kind-ship` [PB-525]\n" + removeOrCheck},
		"picture": {"cards.csv", "tiger.svg", "gun.svg",
			"art/tiger.svg: nothing shows the picture \"art/tiger.svg\" [PB-525]\n\thint: delete the file, or name it where it is meant\n"},
		"color": {"game.yaml", "pale: sky 40%", "pale: sky 40%, mud: \"#654321\"",
			"game.yaml:5:63: nothing uses the color `mud` [PB-526]\n" + removeOrCheck},
		"style": {"game.yaml", "  fill:", "  big: {extends: body, size: 12pt}\n  fill:",
			"game.yaml:9:3: nothing uses the style `big` [PB-526]\n" + removeOrCheck},
		"font": {"game.yaml", "body: plex-condensed}", "body: plex-condensed, head: oswald}",
			"game.yaml:4:31: nothing uses the font `head` [PB-526]\n" + removeOrCheck},
		"label": {"labels.csv", "turn,", "round,Round,Manche\nturn,",
			"labels.csv:2:1: nothing uses the label `round` [PB-527]\n" + removeOrCheck},
		"label of a form": {"labels.csv", "turn,", "side-su,Soviets,Soviétiques\nturn,",
			"labels.csv:2:1: nothing uses the label `side-su` [PB-527]\n" + removeOrCheck},
		"list": {"game.yaml", "tables:\n", "  rivers: {file: towns.csv, columns: {size: int}}\ntables:\n",
			"game.yaml:17:3: nothing uses the list `rivers` [PB-528]\n" + removeOrCheck},
		"table": {"faces/faces.yaml", "reference: fire", "shape: rect",
			"game.yaml:18:9: nothing uses the table `fire` [PB-528]\n" + removeOrCheck},
	})
}

// TestKitIsUsed plants an icon that is drawn over another one: nothing is found.
func TestKitIsUsed(t *testing.T) {
	files := soundGame(t)
	files["game.yaml"].Data = []byte(strings.Replace(string(files["game.yaml"].Data), "star: star}", "star: star, star-kit: star, star-skin: star, star-flash: star}", 1))
	if got := findingsIn(t, files); got != "" {
		t.Error(got)
	}
}

// TestFlashIsUsed plants the flash of a shot that another icon is shown with: only one that belongs to none
// is found.
func TestFlashIsUsed(t *testing.T) {
	for icons, found := range map[string]bool{
		"star: star, star-flash: star":                              false,
		"gun-german: star, gun-flash: star, gun-german-flash: star": false, // one for all nations, and one for this
		"gun-german: star, gun-german-large-flash: star":            true,
		"gun-german: star, rifle-flash: star":                       true,
	} {
		files := soundGame(t)
		rules := string(files["game.yaml"].Data)
		rules = strings.Replace(rules, "star: star}", icons+"}", 1)
		if strings.HasPrefix(icons, "gun") {
			rules = strings.ReplaceAll(rules, "{star}", "{gun-german}")
		}
		files["game.yaml"].Data = []byte(rules)
		if got := findingsIn(t, files); strings.Contains(got, "flash") != found {
			t.Errorf("icons %s: %q", icons, got)
		}
	}
}

// TestUsedByVariant plants names that only a variant uses: nothing is found.
func TestUsedByVariant(t *testing.T) {
	files := soundGame(t)
	edit := func(name, old, new string) {
		files[name].Data = []byte(strings.Replace(string(files[name].Data), old, new, 1))
	}
	edit("faces/faces.yaml", "  aid:\n", "  large:\n    parts: [{icon: \"{emblem}\"}]\n  aid:\n")
	edit("game.yaml", "size: a5, front: aid", "size: a5, set: {emblem: none}, front: aid")
	edit("game.yaml", "star: star}", "star: star, comet: star}")
	files["variants/big.yaml"] = &fstest.MapFile{Data: []byte("sheets: {aid: {front: large, set: {emblem: comet}}}\n")}
	if got := findingsIn(t, files); got != "" {
		t.Error(got)
	}
}
