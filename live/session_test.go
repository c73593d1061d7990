package live

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/pipeline"
)

const gameYAML = `title: {en: Trial, fr: Essai}
version: "1.2"
languages: [en, fr]
decks:
  - {id: units, name: {en: Units, fr: Unités}, cards: units.csv, size: 63mm x 88mm, front: card, back: back}
counters:
  - {id: markers, name: {en: Markers, fr: Marqueurs}, counters: markers.csv, size: 16mm, front: card}
`

const facesYAML = `faces:
  card:
    parts:
      - {text: "{name}", size: 9pt, left: 3mm, right: 3mm, top: 5mm, height: 6mm}
  back:
    parts:
      - {shape: rect, in: bleed, fill: "#203050"}
`

// trial is a game on disk that a session shows.
type trial struct {
	*testing.T
	dir     string
	session *Session
	built   chan *State
}

// start writes a game and shows it.
func start(t *testing.T) *trial { return startAs(t, "trial") }

// startAs shows the game under another name.
func startAs(t *testing.T, place string) *trial {
	t.Helper()
	g := &trial{T: t, dir: t.TempDir(), built: make(chan *State, 100)}
	g.write("game.yaml", gameYAML)
	g.write("faces/faces.yaml", facesYAML)
	g.write("units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,Fusils,2\ntank,Tank,Char,1\n")
	g.write("markers.csv", "id,name_en,name_fr,copies\npin,Pin,Cloué,3\n")
	g.write("variants/big.yaml", "title: {en: Big, fr: Grand}\n")
	files, err := carddata.OpenDir(g.dir)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	g.session, err = NewSession(ctx, Options{
		Source: pipeline.Source{Slug: "trial", Place: place, Files: files}, Dir: g.dir,
		Built: func(s *State) { g.built <- s },
	})
	if err != nil {
		t.Fatal(err)
	}
	g.wait(func(s *State) bool { return true })
	return g
}

func (g *trial) write(name, text string) {
	g.Helper()
	path := filepath.Join(g.dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		g.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		g.Fatal(err)
	}
}

// wait waits for a complete build for which a condition is true.
func (g *trial) wait(is func(*State) bool) *State {
	g.Helper()
	for end := time.After(30 * time.Second); ; {
		select {
		case s := <-g.built:
			if is(s) {
				return s
			}
		case <-end:
			g.Fatal("the build that was waited for did not come")
		}
	}
}

// svg returns a picture of the session.
func (g *trial) svg(key string) string {
	g.Helper()
	p, ok := g.session.picture(key)
	if !ok {
		g.Fatalf("there is no picture %q", key)
	}
	var b strings.Builder
	if err := p.write(&b); err != nil {
		g.Fatal(err)
	}
	return b.String()
}

// TestFirstBuild checks what is shown of a game at first.
func TestFirstBuild(t *testing.T) {
	g := start(t)
	s := g.session.shows[View{}].state()
	if !s.Checked || s.Broken || s.Title["fr"] != "Essai" || len(s.Decks) != 2 || len(s.Sheets) == 0 || strings.Join(s.Variants, " ") != "big" {
		t.Fatalf("%+v", s)
	}
	rifle := s.cards["units/rifle"]
	if rifle.At != "trial/units.csv:2:1" || rifle.Copies != 2 || rifle.Changed != 0 || rifle.Before != nil {
		t.Errorf("%+v", rifle)
	}
	if svg := g.svg(rifle.Faces["fr"].Front); !strings.Contains(svg, "Fusils") {
		t.Errorf("the French front is %s", svg)
	}
	if rifle.Faces["en"].Back == "" || rifle.Faces["en"].Back != s.cards["units/tank"].Faces["en"].Back {
		t.Error("the cards do not share their back")
	}
	g.svg(s.Sheets[0].Picture)
}

// TestEdit changes a word: only that card is different, and the picture of before stays.
func TestEdit(t *testing.T) {
	g := start(t)
	before := g.session.shows[View{}].state()
	g.write("units.csv", "id,name_en,name_fr,copies\nrifle,Riflemen,Fusils,2\ntank,Tank,Char,1\n")
	s := g.wait(func(s *State) bool { return s.cards["units/rifle"].Changed > 0 })
	rifle, was := s.cards["units/rifle"], before.cards["units/rifle"]
	if rifle.Faces["en"] == was.Faces["en"] || rifle.Faces["fr"] != was.Faces["fr"] || rifle.Before["en"] != was.Faces["en"] {
		t.Errorf("%+v, before %+v", rifle, was)
	}
	if s.cards["units/tank"] != before.cards["units/tank"] {
		t.Error("the other card is different too")
	}
	if now, old := g.svg(rifle.Faces["en"].Front), g.svg(rifle.Before["en"].Front); !strings.Contains(now, "Riflemen") || strings.Contains(old, "Riflemen") {
		t.Error("the pictures of before and after are not these")
	}
}

// TestBroken breaks a file and mends it: the pictures stay, and the finding is shown.
func TestBroken(t *testing.T) {
	g := start(t)
	before := g.session.shows[View{}].state()
	g.write("game.yaml", strings.Replace(gameYAML, "units.csv", "unit.csv", 1))
	s := g.wait(func(s *State) bool { return s.Broken })
	if s.Count(diag.Error) == 0 || s.cards["units/rifle"] != before.cards["units/rifle"] {
		t.Errorf("%d errors, %+v", s.Count(diag.Error), s.cards["units/rifle"])
	}
	g.svg(s.cards["units/rifle"].Faces["en"].Front)
	g.write("game.yaml", gameYAML)
	s = g.wait(func(s *State) bool { return !s.Broken })
	if s.Count(diag.Error) != 0 || s.cards["units/rifle"] != before.cards["units/rifle"] {
		t.Errorf("mended: %d errors", s.Count(diag.Error))
	}
}

// TestFindingOnCard makes a text too long: the finding names the card, which is still drawn.
func TestFindingOnCard(t *testing.T) {
	g := start(t)
	g.write("units.csv", "id,name_en,name_fr,copies\nrifle,"+strings.Repeat("Riflemen ", 40)+",Fusils,2\ntank,Tank,Char,1\n")
	s := g.wait(func(s *State) bool { return s.Count(diag.Error) > 0 })
	for _, f := range s.Findings {
		if f.Severity == "error" && (strings.Join(f.Cards, " ") != "units/rifle" || !strings.HasPrefix(f.At, "trial/units.csv:2:")) {
			t.Errorf("%+v", f)
		}
	}
	if s.Broken || s.cards["units/rifle"].Changed == 0 {
		t.Errorf("the card is not drawn: %+v", s.cards["units/rifle"])
	}
}

// TestNewCard adds and removes a row.
func TestNewCard(t *testing.T) {
	g := start(t)
	g.write("units.csv", "id,name_en,name_fr,copies\nscout,Scout,Éclaireur,1\nrifle,Rifles,Fusils,2\n")
	s := g.wait(func(s *State) bool { return s.cards["units/scout"] != nil })
	if len(s.cards) != 3 || s.cards["units/tank"] != nil || s.cards["units/scout"].Faces["fr"].Front == "" {
		t.Errorf("%+v", s.cards)
	}
	if rifle := s.cards["units/rifle"]; rifle.At != "trial/units.csv:3:1" || rifle.Changed != 0 {
		t.Errorf("a card that only moved: %+v", rifle)
	}
}

// TestSuperseded changes a file many times at once: the last contents are shown.
func TestSuperseded(t *testing.T) {
	g := start(t)
	const last = "Name 99"
	for i := range 100 {
		g.write("units.csv", "id,name_en,name_fr,copies\nrifle,Name "+string(rune('0'+i/10))+string(rune('0'+i%10))+",Fusils,2\n")
	}
	s := g.wait(func(s *State) bool { return s.cards["units/rifle"].Name["en"] == last })
	if svg := g.svg(s.cards["units/rifle"].Faces["en"].Front); !strings.Contains(svg, last) {
		t.Error("the picture is an older one")
	}
}

// TestNoLeak edits a card many times: no more pictures are kept than are shown.
func TestNoLeak(t *testing.T) {
	g := start(t)
	before := len(g.session.shows[View{}].state().pictures)
	var s *State
	for i := range 60 {
		name := strings.Repeat("x", i%20+1)
		g.write("units.csv", "id,name_en,name_fr,copies\nrifle,"+name+",Fusils,2\ntank,Tank,Char,1\n")
		s = g.wait(func(s *State) bool { return s.cards["units/rifle"].Name["en"] == name })
	}
	if got := len(s.pictures); got > before+1 {
		t.Errorf("%d pictures, %d at first", got, before)
	}
}

// TestSpots checks that a finding says where it is on a face, and a face where its parts are.
func TestSpots(t *testing.T) {
	g := start(t)
	g.write("units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,"+strings.Repeat("Fusils ", 40)+",2\ntank,Tank,Char,1\n")
	s := g.wait(func(s *State) bool { return s.Count(diag.Error) > 0 })
	i := slices.IndexFunc(s.Findings, func(f *Finding) bool { return f.Severity == "error" })
	on := s.Findings[i].On
	if on == nil || on.Card != "units/rifle" || on.Language != "fr" || on.Side != "front" || len(on.Boxes) != 1 || on.Boxes[0] != (Box{3, 5, 57, 6}) {
		t.Errorf("%+v", on)
	}
	p, _ := g.session.picture(s.cards["units/rifle"].Faces["fr"].Front)
	if len(p.parts) != 1 || p.parts[0] != (Part{Kind: "text", At: "trial/faces/faces.yaml:4:9", Box: Box{3, 5, 57, 6}}) {
		t.Errorf("%+v", p.parts)
	}
}
