package carddata

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/face"
	"punchboard/carddata/values"
)

// loadFaces loads a game with one card whose front is the face "face".
func loadFaces(t *testing.T, faces string) *Game {
	t.Helper()
	files := overBase(t, &archive{files: []archived{{"faces/faces.yaml", faces}}})
	g, found := Load(files, "game", Options{})
	if found.Len() > 0 {
		t.Fatal(findingsText(found))
	}
	return g
}

// outline formats parts for tests: name kind(children).
func outline(parts []*face.Part) string {
	var all []string
	for _, p := range parts {
		s := p.Name + ":" + p.Kind.Name
		if len(p.Children) > 0 {
			s += "(" + outline(p.Children) + ")"
		}
		all = append(all, s)
	}
	return strings.Join(all, " ")
}

const baseFace = `
  base:
    parts:
      - {name: a, shape: rect, left: 1mm, fill: black}
      - name: b
        row:
          - {name: c, icon: star, width: 3mm}
          - {name: d, text: "{name}"}
      - {name: e, text: "{name}"}
`

func TestExtends(t *testing.T) {
	tests := []struct{ name, face, want string }{
		{"nothing new", `{extends: base}`, "a:shape b:row(c:icon d:text) e:text"},
		{"appended", `{extends: base, parts: [{name: f, icon: star}, {shape: rect}]}`, "a:shape b:row(c:icon d:text) e:text f:icon :shape"},
		{"merged in place", `{extends: base, parts: [{name: a, left: 2mm}]}`, "a:shape b:row(c:icon d:text) e:text"},
		{"merged inside", `{extends: base, parts: [{name: d, weight: 1}]}`, "a:shape b:row(c:icon d:text) e:text"},
		{"another kind", `{extends: base, parts: [{name: c, text: "{id}"}]}`, "a:shape b:row(c:text d:text) e:text"},
		{"other children", `{extends: base, parts: [{name: b, row: [{name: x, icon: star}]}]}`, "a:shape b:row(x:icon) e:text"},
		{"dropped", `{extends: base, drop: [a, c]}`, "b:row(d:text) e:text"},
		{"before", `{extends: base, parts: [{name: f, icon: star, before: b}]}`, "a:shape f:icon b:row(c:icon d:text) e:text"},
		{"after inside", `{extends: base, parts: [{name: f, icon: star, after: c}]}`, "a:shape b:row(c:icon f:icon d:text) e:text"},
		{"moved", `{extends: base, parts: [{name: e, before: a}]}`, "e:text a:shape b:row(c:icon d:text)"},
		{"twice", `{extends: middle, parts: [{name: f, height: 1mm}, {name: g, shape: rect}]}`, "a:shape b:row(c:icon d:text) f:icon g:shape"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := loadFaces(t, "faces:\n  face: "+tt.face+"\n  middle: {extends: base, drop: [e], parts: [{name: f, icon: star}]}"+baseFace)
			if got := outline(g.Faces["face"].Parts); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
			if got := outline(g.Faces["base"].Parts); got != "a:shape b:row(c:icon d:text) e:text" {
				t.Errorf("the extended face became %s", got)
			}
		})
	}
}

func TestMergedKeys(t *testing.T) {
	g := loadFaces(t, "faces:\n  face: {extends: base, parts: [{name: a, left: 2mm, top: 1mm}, {name: c, when: strength > 1}]}"+baseFace)
	a := g.Faces["face"].Parts[0]
	for key, want := range map[string]any{"left": values.Extent{Abs: 2 * mm}, "top": values.Extent{Abs: mm}, "shape": "rect"} {
		if got := a.Get(key).Lit; got != want {
			t.Errorf("%s is %v, want %v", key, got, want)
		}
	}
	if got := g.Faces["base"].Parts[0].Get("left").Lit; got != (values.Extent{Abs: mm}) {
		t.Errorf("the extended part's left became %v", got)
	}
	if g.Faces["face"].Parts[1].Children[0].When == nil || g.Faces["base"].Parts[1].Children[0].When != nil {
		t.Error("`when` is not merged inside a row")
	}
	if g.Faces["face"].Parts[2] != g.Faces["base"].Parts[2] {
		t.Error("parts that nothing changes are not shared")
	}
}

func TestUse(t *testing.T) {
	g := loadFaces(t, `
faces:
  face:
    parts:
      - {use: badge, with: {n: "{strength}", tone: black, word: {en: Turn, fr: Tour}, more: [1, "{id}"]}, left: 1mm}
parts:
  badge: {stack: [{text: "{n} {word}", color: "{tone}", when: len(more) > 1}, {use: dot}], width: 8mm}
  dot: {shape: circle}
`)
	use := g.Faces["face"].Parts[0]
	if got := outline([]*face.Part{use}); got != ":use(:stack(:text :use(:shape)))" {
		t.Errorf("got %s", got)
	}
	s := &Scope{Game: g, Deck: g.Decks[0], Card: g.Decks[0].Cards[0], Lang: "fr"}
	got, err := use.Get("with").Raw(s)
	if err != nil || fmt.Sprint(got) != "map[more:[1 one] n:2 tone:black word:Tour]" {
		t.Errorf("with gives %v, %v", got, err)
	}
	evaluateAll(t, g)
}

// TestGuards loads faces that serve two decks, only one of which has the names that
// some expressions use.
func TestGuards(t *testing.T) {
	files := fstest.MapFS{}
	for name, text := range map[string]string{
		"game.yaml": "title: T\nversion: \"1\"\nlanguages: [en]\nswitches: {night: false}\n" +
			"looks: {side: {us: {ink: black}}}\ndecks:\n" +
			"  - {id: a, name: A, cards: a.csv, size: poker, front: face}\n  - {id: b, name: B, cards: b.csv, size: poker, front: face}\n",
		"a.csv": "id,name,side\none,One,us\n",
		"b.csv": "id,name\none,One\n",
		"faces/f.yaml": `
faces:
  face:
    parts:
      - {text: "{deck.id == \"b\" ? name : side}", color: "{deck.id != \"a\" ? \"black\" : look.side.ink}"}
      - {text: "{name}", when: deck.id == "a" and side == "us"}
      - {text: "{name}", when: deck.id == "b" or side == "us"}
      - {text: "{side}", when: deck.id == "a"}
      - {text: "{moon}", when: switch("night")}
      - {text: "{switch(\"night\") ? moon : name}"}
`,
	} {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	g, found := Load(files, "game", Options{})
	if found.Len() > 0 {
		t.Error(findingsText(found))
	}
	evaluateAll(t, g)
}

func TestStyleExtends(t *testing.T) {
	files := overBase(t, &archive{files: []archived{{"game.yaml", `
title: Test
version: "1"
languages: [en, fr]
colors: {ink: olive 50%, olive: "#5B6236"}
styles:
  big: {extends: title, size: 20pt, bold: false}
  title: {extends: body, bold: true, tracking: 1pt, color: none}
  body: {font: oswald, size: 9pt, min: 7pt, color: ink, leading: 1.3, hyphenate: false}
decks:
  - {id: main, name: Main, cards: cards.csv, size: poker, front: face}
`}}})
	g, found := Load(files, "game", Options{})
	if found.Len() > 0 {
		t.Fatal(findingsText(found))
	}
	big, _ := g.Style("big")
	body, _ := g.Style("body")
	if big.Font != "oswald" || big.Size.Pt() != 20 || big.Min.Pt() != 7 || *big.Bold || big.Leading != 1.3 || big.Tracking.Pt() != 1 || *big.Hyphenate || big.Italic != nil {
		t.Errorf("big is %+v", big)
	}
	if big.Color.Kind != values.NoPaint || body.Color.Color != [4]uint8{173, 176, 154} {
		t.Errorf("colours %+v and %+v", big.Color, body.Color)
	}
	if big.Name != "big" || big.Pos.Line != 7 {
		t.Errorf("big is called %s at %v", big.Name, big.Pos)
	}
}

func TestFaceRules(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range face.Rules {
		code := string(r.Code)
		if seen[code] || !strings.HasPrefix(code, "PB-2") || r.Title == "" || !strings.HasSuffix(r.Help, ".") {
			t.Errorf("rule %+v", r)
		}
		seen[code] = true
	}
	if len(seen) != 23 {
		t.Errorf("%d rules for 23 codes", len(seen))
	}
}
