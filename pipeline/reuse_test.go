package pipeline

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/diag"
	"punchboard/games"
	"punchboard/layout"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// seen is a game as one run shows it: its cards, findings and sheets.
type seen struct {
	composed []string // the cards that were composed: "en units/rifle"
	cards    []string // each with hashes of its faces and what is known of its parts
	findings []string
	sheets   []string
}

// see runs a request, and returns what comes of it.
func see(t *testing.T, src Source, req Request) (all seen) {
	t.Helper()
	req.Proofread, req.Rehearse, req.Spots = true, true, true
	stages, found, err := Begin(t.Context(), src, req)
	if err != nil || stages == nil {
		return seen{findings: []string{fmt.Sprint(err, found.All())}}
	}
	digests := scene.NewDigester()
	for _, lang := range stages.Languages() {
		book, err := stages.Compose(t.Context(), lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range book.Decks {
			for _, c := range slices.Concat(d.Cards, d.Fillers) {
				name := lang.String() + " " + d.Deck.ID + "/" + c.Card.ID
				if !c.Kept {
					all.composed = append(all.composed, name)
				}
				all.cards = append(all.cards, name+" "+hashOf(digests, &c))
			}
		}
	}
	res, err := stages.Finish(t.Context())
	for _, f := range res.Findings.All() {
		shown, _ := res.Spots.Of(&f)
		all.findings = append(all.findings, fmt.Sprintf("%+v %v %v %v", f, shown.Lang, shown.Side, shown.Boxes))
	}
	for _, f := range res.Files {
		text := fmt.Sprint(f.Path, " ", f.Summary, " ", string(f.Text), err)
		if f.Document != nil {
			text += fmt.Sprintf(" %x", digests.Digest(f.Document))
		}
		all.sheets = append(all.sheets, text)
	}
	return all
}

// hashOf returns hashes of the faces of a card, and its parts.
func hashOf(digests *scene.Digester, c *layout.ComposedCard) string {
	var text strings.Builder
	for _, p := range []*scene.Piece{c.Front, c.Back} {
		if p != nil {
			fmt.Fprintf(&text, "%s %x ", p.ID, digests.Digest(&scene.Document{Pages: []scene.Page{{Size: p.Size, Marks: p.Marks}}}))
		}
	}
	fmt.Fprint(&text, c.Cuts, c.Foot, c.Of.Pos)
	for _, s := range slices.Concat(c.Spots, c.BackSpots) {
		slices.SortFunc(s.Cells, func(a, b diag.Pos) int { return cmp.Or(a.Line-b.Line, a.Col-b.Col) }) // looks are read in any order
		fmt.Fprintf(&text, "\n%v %v %v", s.Part.Pos, s.Box, s.Cells)
	}
	return text.String()
}

// equals checks that what comes of two runs is the same.
func (a *seen) equals(t *testing.T, what string, b *seen) {
	t.Helper()
	for _, c := range []struct {
		name string
		a, b []string
	}{{"card", a.cards, b.cards}, {"finding", a.findings, b.findings}, {"sheet", a.sheets, b.sheets}} {
		if len(c.a) != len(c.b) {
			t.Errorf("%s: %d %ss, want %d", what, len(c.a), c.name, len(c.b))
		}
		for i := range min(len(c.a), len(c.b)) {
			if c.a[i] != c.b[i] {
				t.Fatalf("%s: a %s is\n%s\nwant\n%s", what, c.name, c.a[i], c.b[i])
			}
		}
	}
}

// copyOf returns the files of a shipped game, to be edited.
func copyOf(t testing.TB, slug string) Source {
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
	return Source{Slug: slug, Place: slug, Files: files}
}

// edit replaces a text in a file.
func (s Source) edit(t *testing.T, name, old, now string) {
	t.Helper()
	files := s.Files.(fstest.MapFS)
	text := string(files[name].Data)
	if !strings.Contains(text, old) {
		t.Fatalf("%s has no %q", name, old)
	}
	files[name] = &fstest.MapFile{Data: []byte(strings.Replace(text, old, now, 1))}
}

// TestHooksDoNotCount checks that requests are the same whatever functions they call: functions are never equal.
func TestHooksDoNotCount(t *testing.T) {
	var plain, hooked Request
	v := reflect.ValueOf(&hooked).Elem()
	hooks := 0
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Func {
			f.Set(reflect.MakeFunc(f.Type(), func([]reflect.Value) []reflect.Value { return nil }))
			hooks++
		}
	}
	if hooks < 2 || !plain.same(&hooked) || !hooked.same(&hooked) {
		t.Errorf("a request with %d hooks is another one", hooks)
	}
}

// TestReuse makes edits one after the other, and lists the cards that are composed again:
// those that have changed, in every language, and nothing else.
func TestReuse(t *testing.T) {
	src := source()
	var reuse Reuse
	first := see(t, src, Request{Reuse: &reuse})
	for _, c := range []struct {
		what, file, old, now string
		want                 string
	}{
		{"nothing", "game.yaml", "", "", ""},
		{"a text in one language", "units.csv", "Rifle", "Rifles", "en units/rifle, fr units/rifle"},
		{"a row of another deck", "orders.csv", "Hold", "Wait", "en orders/hold, fr orders/hold"},
		{"another row first", "units.csv", "rifle,", "squad,Squad,Escouade,1\nrifle,", "en units/squad, fr units/squad"},
		{"a row less", "units.csv", "squad,Squad,Escouade,1\n", "", ""},
		{"a counter", "markers.csv", "Pin", "Stop", "en markers/pin, fr markers/pin"},
		{"the version", "game.yaml", "version: ", "version: 9", ""},
		{"a face", "faces/faces.yaml", "size: ", "size:  ", "en units/rifle, en units/tank, en orders/hold, en markers/pin, fr units/rifle, fr units/tank, fr orders/hold, fr markers/pin"},
		{"nothing again", "game.yaml", "", "", ""},
	} {
		src.edit(t, c.file, c.old, c.now)
		again := see(t, src, Request{Reuse: &reuse})
		if got := strings.Join(again.composed, ", "); got != c.want {
			t.Errorf("%s: composed %s; want %s", c.what, got, c.want)
		}
		clean := see(t, src, Request{})
		again.equals(t, c.what, &clean)
	}
	if other := see(t, src, Request{Reuse: &reuse, Print: print("low_ink", "true")}); len(other.composed) != len(first.composed) {
		t.Errorf("with low ink, %d cards were composed; want all", len(other.composed))
	}
}

// cardsOnBoard are faces of a board that shows a card, and of cards with their number.
var cardsOnBoard = strings.NewReplacer(
	"  plain:\n    parts:\n", "  plain:\n    parts:\n      - {card: units/tank, left: 1mm, top: 1mm, width: 40mm, height: 50mm}\n",
	"  back:\n", "      - {text: \"{deck.pieces}\", size: 8pt, left: 3mm, right: 3mm, top: 10mm, height: 4mm}\n  back:\n",
).Replace(facesYAML)

// TestReuseHistories makes random edits one after the other. What comes of a run is the same
// whether cards of earlier runs are kept or not.
func TestReuseHistories(t *testing.T) {
	small := source("faces/faces.yaml", cardsOnBoard)
	games := []struct {
		src   Source
		edits int
	}{{small, 40}, {readingGame(), 60}, {copyOf(t, "three-fronts"), 6}, {copyOf(t, "percee"), 6}}
	for _, g := range games {
		if testing.Short() {
			g.edits = max(2, g.edits/4)
		}
		t.Run(g.src.Slug, func(t *testing.T) {
			random := rand.New(rand.NewPCG(1, 2))
			reuse, files, all := &Reuse{}, g.src.Files.(fstest.MapFS), g.src.loadedFiles(t)
			see(t, g.src, Request{Reuse: reuse})
			kept := 0
			for range g.edits {
				before := maps.Clone(files)
				what := ""
				if random.IntN(2) == 0 {
					what = rowEdit(files, g.src.rowFiles(t), random)
				} else {
					what = anyEdit(files, all, random)
				}
				again, clean := see(t, g.src, Request{Reuse: reuse}), see(t, g.src, Request{})
				again.equals(t, what, &clean)
				kept += len(again.cards) - len(again.composed)
				t.Logf("%s: %d of %d cards were composed", what, len(again.composed), len(again.cards))
				if len(again.cards) == 0 { // the game cannot be read
					maps.Copy(files, before)
				}
			}
			if kept == 0 {
				t.Error("no card was ever kept")
			}
		})
	}
}

// cancelingFS cancels a run when it opens a file.
type cancelingFS struct {
	fs.FS
	at     string
	cancel context.CancelFunc
}

func (c cancelingFS) Open(name string) (fs.File, error) {
	if name == c.at {
		c.cancel()
	}
	return c.FS.Open(name)
}

// TestReuseCanceled cancels a run while it reads a new picture, and edits that before the next
// run.
func TestReuseCanceled(t *testing.T) {
	faces := strings.Replace(facesYAML, "    parts:\n", "    parts:\n      - {image: \"{id}.png\", left: 3mm, top: 12mm, width: 9mm, height: 3mm}\n", 1)
	src, reuse := source("faces/faces.yaml", faces), &Reuse{}
	files := src.Files.(fstest.MapFS)
	for i, id := range []string{"rifle", "tank", "hold", "pin", "scout"} {
		files[id+".png"] = &fstest.MapFile{Data: []byte(layouttest.Picture(90, 30, uint8(40*i)))}
	}
	see(t, src, Request{Reuse: reuse})
	src.edit(t, "units.csv", "tank,Tank", "scout,Scout")

	ctx, cancel := context.WithCancel(t.Context())
	canceled := Source{Slug: src.Slug, Place: src.Place, Files: cancelingFS{files, "scout.png", cancel}}
	stages, found, err := Begin(ctx, canceled, Request{Proofread: true, Rehearse: true, Spots: true, Reuse: reuse})
	if err != nil || stages == nil {
		t.Fatal(err, found.All())
	}
	if _, err := stages.Compose(ctx, stages.Languages()[0]); err == nil {
		t.Fatal("the run was not canceled")
	}
	files["scout.png"] = &fstest.MapFile{Data: []byte(layouttest.Picture(60, 20, 200))}
	again, clean := see(t, src, Request{Reuse: reuse}), see(t, src, Request{})
	again.equals(t, "after a canceled run", &clean)
	if len(clean.cards) == 0 || len(again.composed) == 0 {
		t.Errorf("%d cards, %d of them composed: %v", len(clean.cards), len(again.composed), clean.findings)
	}
}
