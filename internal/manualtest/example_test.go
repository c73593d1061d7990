package manualtest

import (
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"testing/fstest"

	"gopkg.in/yaml.v3"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/games"
	"punchboard/layout"
)

// picture checks the parts or faces of a block on cards of the sample game, and
// draws them if the block names a picture.
func (w *walk) picture(b *block) {
	game, book := w.compose(b)
	if book == nil {
		return
	}
	if b.subject != "" {
		w.showCards(b, game, book)
	}
}

// wrong checks that parts cause the finding that the page says they do.
func (w *walk) wrong(b *block) {
	_, found := carddata.Load(w.example(b), "example", carddata.Options{})
	for _, f := range found.All() {
		if string(f.Code) == b.subject {
			return
		}
	}
	w.failf(b, "%s is not found, but %v", b.subject, found.All())
}

// game checks keys of game.yaml merged into those of the sample: they must be
// read, a rehearsal must be playable, and the cards are drawn if the block names
// a picture.
func (w *walk) game(b *block) {
	fsys := w.sample()
	w.overlay(b, fsys, w.yaml(b))
	game := w.load(b, fsys)
	if game == nil {
		return
	}
	if game.Play.Rehearsal != nil {
		_, found := games.Play(game)
		w.complain(b, found.All())
	}
	if book := w.composed(b, game); book != nil && b.subject != "" {
		w.showCards(b, game, book)
	}
}

// compose loads and composes the block's parts or faces.
func (w *walk) compose(b *block) (*carddata.Game, *layout.Book) {
	game := w.load(b, w.example(b))
	if game == nil {
		return nil, nil
	}
	return game, w.composed(b, game)
}

// load reads a game, which must have no findings.
func (w *walk) load(b *block, fsys fs.FS) *carddata.Game {
	game, found := carddata.Load(fsys, "example", carddata.Options{Variant: b.options["variant"]})
	if w.complain(b, found.All()) {
		return nil
	}
	return game
}

func (w *walk) composed(b *block, game *carddata.Game) *layout.Book {
	lang, other, _ := strings.Cut(b.list("lang", game.Source)[0], "+")
	book, found := layout.Compose(w.Context(), game, layout.Options{
		Lang: lang, Other: other, Workers: 1, LowInk: game.Print.LowInk,
		Only: func(_ *carddata.Deck, c *carddata.Card) bool { return b.wants(c.ID) },
	})
	if w.complain(b, found.All()) {
		return nil
	}
	return book
}

// wants reports whether a block is about a card: any card, if it names none.
func (b *block) wants(id string) bool {
	return b.options["cards"] == "" || slices.Contains(b.list("cards", ""), id)
}

// complain fails the page for every finding. Examples must have none, except that
// faces shown on their own may have texts in only one language, to be short, and
// that the option notes permits notes.
func (w *walk) complain(b *block, findings []diag.Finding) bool {
	wrong := false
	for _, f := range findings {
		if f.Code == facedata.CodeOneText && slices.Contains([]string{"picture", "example"}, b.verb) {
			continue
		}
		if f.Severity == diag.Note && b.options["notes"] != "" {
			continue
		}
		w.failf(b, "%s: %v %s", f.Code, f, f.Hint)
		wrong = true
	}
	return wrong
}

// sample returns the files of the sample game as the page has left them.
func (w *walk) sample() fstest.MapFS {
	files := fstest.MapFS{}
	root := os.DirFS(w.path("night-ferry"))
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(root, name)
		files[name] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		w.Fatal(err)
	}
	return files
}

// example returns the sample game with the face of a block on its cards.
func (w *walk) example(b *block) fstest.MapFS {
	files := w.sample()
	maps.DeleteFunc(files, func(name string, _ *fstest.MapFile) bool { return strings.HasPrefix(name, "faces/") })
	files["faces/example.yaml"] = &fstest.MapFile{Data: []byte(faceFile(b))}
	w.changeYAML(files, func(game map[string]any) {
		deck := game["decks"].([]any)[0].(map[string]any)
		delete(deck, "back")
		deck["front"], deck["foot"] = "example", strings.Contains(faceFile(b), "name: foot")
		if face := b.options["face"]; face != "" {
			deck["front"] = face
		}
		if w, h, ok := strings.Cut(b.options["size"], "x"); ok {
			deck["size"] = w + "mm x " + h + "mm"
		}
	})
	return files
}

// faceFile returns a file of faces for a block, which is such a file already or
// contains the parts of the face of the cards.
func faceFile(b *block) string {
	if strings.HasPrefix(b.body, "faces:") || strings.Contains(b.body, "\nfaces:") {
		return b.body
	}
	parts := "      " + strings.ReplaceAll(strings.TrimSuffix(b.body, "\n"), "\n", "\n      ")
	return "faces:\n  example:\n    parts:\n      - {shape: rect, in: bleed, fill: paper}\n" + parts + "\n"
}

// overlay merges keys into those of game.yaml.
func (w *walk) overlay(b *block, files fstest.MapFS, keys map[string]any) {
	w.changeYAML(files, func(game map[string]any) { maps.Copy(game, keys) })
}

func (w *walk) changeYAML(files fstest.MapFS, change func(game map[string]any)) {
	var game map[string]any
	if err := yaml.Unmarshal(files["game.yaml"].Data, &game); err != nil {
		w.Fatal(err)
	}
	change(game)
	data, err := yaml.Marshal(game)
	if err != nil {
		w.Fatal(err)
	}
	files["game.yaml"] = &fstest.MapFile{Data: data}
}

func (w *walk) yaml(b *block) map[string]any {
	var keys map[string]any
	if err := yaml.Unmarshal([]byte(b.body), &keys); err != nil {
		w.failf(b, "%v", err)
	}
	return keys
}
