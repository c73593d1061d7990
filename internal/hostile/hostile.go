// Package hostile makes games that try to hang the program, to fill the memory, or to
// print something broken. Tests run commands on them and measure what they cost.
package hostile

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
)

// Game is a game that attacks the program.
type Game struct {
	Name  string                   // what it does, such as "PNG of 100 megapixels"
	Files func() map[string][]byte // by path
}

// Write writes the files of the game to a directory.
func (g Game) Write(dir string) error {
	for name, data := range g.Files() {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// The files of a small game without faults. The attacks change some of them.
const (
	gameYAML = `title: Hostile
version: "1"
languages: [en]
print: {paper: a4}
decks:
  - {id: cards, name: Cards, cards: cards.csv, size: poker, front: card}
`
	faceYAML = `faces:
  card:
    parts:
      - {text: "{name}", left: 5mm, right: 5mm, top: 5mm, height: 40mm}
`
	cardsCSV = "id,name\none,One\n"
)

// Plain returns the files of the small game.
func Plain() map[string][]byte { return with(nil) }

// with returns the files of the small game, with some files replaced or added.
func with(files map[string][]byte) map[string][]byte {
	all := map[string][]byte{"game.yaml": []byte(gameYAML), "faces/card.yaml": []byte(faceYAML), "cards.csv": []byte(cardsCSV)}
	maps.Copy(all, files)
	return all
}

// withParts returns the files of the small game, with other parts of the face.
func withParts(parts string, files map[string][]byte) map[string][]byte {
	all := map[string][]byte{"faces/card.yaml": []byte("faces:\n  card:\n    parts:\n" + parts)}
	maps.Copy(all, files)
	return with(all)
}

// times returns a text repeated, with the number of each repeat in place of %d.
func times(n int, format string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}
