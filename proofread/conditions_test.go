package proofread

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/internal/golden"
	"punchboard/internal/heap"
)

func TestMain(m *testing.M) {
	heap.CollectRarely()
	os.Exit(m.Run())
}

// TestConditions plants conditions and looks that no row meets, a deck of another size,
// and references to what does not exist.
func TestConditions(t *testing.T) {
	const exactly = "\thint: values are compared exactly: check the spelling and the capitals\n"
	testFaults(t, map[string]fault{
		"when": {"faces/faces.yaml", "when: strength > 1", `when: kind == "Gun"`,
			"faces/faces.yaml:22:37: no row of deck `cards` has `kind` \"Gun\" [PB-529]\n\thint: did you mean `gun`?\n"},
		"one of several": {"faces/faces.yaml", "when: strength > 1", `when: 'kind in ["gun", "howitzer"]'`,
			"faces/faces.yaml:22:46: no row of deck `cards` has `kind` \"howitzer\" [PB-529]\n" + exactly},
		"a constant": {"faces/faces.yaml", `"{label(\"side-\" + side)}"`, `"{side == 'US' ? '' : label(\"side-\" + side)}"`,
			"faces/faces.yaml:28:26: no row of deck `units` has `side` \"US\" [PB-529]\n\thint: did you mean `us`?\n"},
		"a row of a list": {"faces/faces.yaml", `{item.name} {item.size}`, `{item.name == \"Pari\" ? 1 : item.size}`,
			"faces/faces.yaml:34:56: no row of list `towns` has `name` \"Pari\" [PB-529]\n\thint: did you mean `Paris`?\n"},
		"a key of a chosen row": {"faces/faces.yaml", `{each: list("towns"), text: "{item.name} {item.size}"`, `{each: '[find(list("towns"), #.size > 0)]', text: "{item.name} {item.sizze}"`,
			"faces/faces.yaml:34:82: no row has the key `sizze` of `item` [PB-535]\n\thint: did you mean `size`?\n"},
		"a key that may be missing": {"faces/faces.yaml", `{each: list("towns"), text: "{item.name} {item.size}"`, `{each: '[find(list("towns"), #.size > 0)]', text: "{item.name} {item.sizze ?? item.size}"`, ""},
		"look": {"game.yaml", "    gun: {tone: rust}", "    gun: {tone: rust}\n    gnu: {tone: rust}",
			"game.yaml:15:5: no row has the look `gnu` of `kind` [PB-530]\n\thint: did you mean `gun`?\n"},
		"column of looks": {"game.yaml", "looks:\n", "looks:\n  nation: {us: {tone: rust}}\n",
			"game.yaml:12:3: no deck has the column `nation` to choose a look [PB-530]\n\thint: remove the looks, or check the name of the column\n"},
		"size of a deck": {"game.yaml", "    columns: {strength: int}", "    columns: {strength: int}\n    count: 5",
			"game.yaml:26:12: `cards` has 4 pieces, not 5 [PB-531]\n\thint: correct the copies, or write `count: 4`\n"},
		"size of a set": {"game.yaml", "size: 5/8in, set", "size: 5/8in, count: 7, set",
			"game.yaml:29:88: `units` has 6 pieces, not 7 [PB-531]\n\thint: correct the copies, or write `count: 6`\n"},
	})
}

// TestReferences plants references to rules, rows and hexes that do not exist.
func TestReferences(t *testing.T) {
	const (
		rules = "  rules: {file: rules.csv}\n"
		rows  = "id,text_en,text_fr\nTF-001,One,Un\nTF-002,Two,Deux\nTF-003,Three,Trois\nTF-004,Four,Quatre\nTF-005,See TF-001,Voir TF-001\n"
		towns = "id,name_en,name_fr,size,near\na1,A,A,3,lyon\nb1,B,B,2,paris\nlyon,C,C,1,nice\nparis,D,D,1,metz\nnice,E,E,1,caen\nmetz,F,F,1,lyon\ncaen,G,G,1,paris\n" +
			"pau,H,H,1,sete\nsete,I,I,1,pau\nagen,J,J,1,dole\ndole,K,K,1,agen\nauch,L,L,1,auch\nredon,M,M,1,redon\n"
	)
	for name, c := range map[string]struct{ file, old, new, want string }{
		"none": {},
		"rule": {"labels.csv", "Turn,Tour", "Turn (TF-006),Tour (TF-006)",
			"labels.csv:2:6: there is no row of the list `rules` with the id \"TF-006\" [PB-532]\n\thint: correct it, or add what it names\n"},
		"rule in a card": {"cards.csv", "[small]Fires[/] twice,[small]Tire[/] deux fois", "[small]Fires[/] (TF-050),[small]Tire[/] (TF-050)",
			"cards.csv:3:30: there is no row of the list `rules` with the id \"TF-050\" [PB-532]\n\thint: correct it, or add what it names\n"},
		"row": {"towns.csv", "1,metz", "1,mezt",
			"towns.csv:5:13: there is no row of `places` with the id \"mezt\" [PB-532]\n\thint: did you mean `metz`?\n"},
		"another word": {"towns.csv", "1,metz", "1,nowhere", ""},
	} {
		t.Run(name, func(t *testing.T) {
			files := soundGame(t)
			edit := func(name, old, new string) {
				if f := files[name]; f != nil {
					f.Data = []byte(strings.Replace(string(f.Data), old, new, 1))
				}
			}
			edit("game.yaml", "tables:\n", rules+"  places: {file: places.csv}\ntables:\n")
			edit("faces/faces.yaml", "{item.size}", "{item.size} {item.near} {list(\\\"places\\\")[0].id}")
			files["rules.csv"], files["places.csv"] = &fstest.MapFile{Data: []byte(rows)}, &fstest.MapFile{Data: []byte(placesOf(towns))}
			files["towns.csv"].Data = []byte(towns)
			edit(c.file, c.old, c.new)
			if d := golden.Diff(c.want, findingsIn(t, files)); d != "" {
				t.Error(d)
			}
		})
	}
}

// placesOf returns the ids of a file of rows, as a file.
func placesOf(rows string) string {
	var b strings.Builder
	for line := range strings.Lines(rows) {
		id, _, _ := strings.Cut(line, ",")
		b.WriteString(id + "\n")
	}
	return b.String()
}
