package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"

	"punchboard/bench"
	"punchboard/games"
)

// sizes are the numbers of cards of the decks.
var sizes = []int{1, 110, 1100}

// The games of cards in two languages, of counters, of a plain map, and of the same map with patterns.
const (
	twoLanguages = "deck-200-en-fr"
	counterSet   = "counters-500"
	mapOf        = "map-60x44"
	texturedMap  = "textured-60x44"
)

// fewest is how often a symbol must be used for floor to draw it once, as a
// template of gofpdf. Of 2, 4, 8, 16 and never, 8 makes the fastest baseline
// for the shipped games: a template costs gofpdf a compressor and a hash.
const fewest = "8"

// writeDecks writes a game of the card for each size, and one in two languages.
func (s site) writeDecks() error {
	for _, n := range sizes {
		dir := s.path("deck-" + strconv.Itoa(n))
		for name, text := range map[string]string{
			"game.yaml": bench.GameYAML(), "faces/card.yaml": bench.FaceYAML(), "cards.csv": bench.CSV(n),
		} {
			if err := write(filepath.Join(dir, name), []byte(text)); err != nil {
				return err
			}
		}
	}
	for name, text := range map[string]string{
		"game.yaml": bench.BilingualGameYAML(), "faces/card.yaml": bench.FaceYAML(), "cards.csv": bench.BilingualCSV(200),
	} {
		if err := write(s.path(twoLanguages, name), []byte(text)); err != nil {
			return err
		}
	}
	return os.MkdirAll(s.path("floor-png"), 0o755)
}

// writeOthers writes the games of counters and of maps.
func (s site) writeOthers() error {
	if err := s.writeGame(counterSet, map[string]string{
		"game.yaml": bench.CountersYAML(), "faces/faces.yaml": bench.CounterFacesYAML(), "counters.csv": bench.CountersCSV(500),
	}); err != nil {
		return err
	}
	for slug, plain := range map[string]bool{mapOf: true, texturedMap: false} {
		if err := s.writeGame(slug, map[string]string{
			"game.yaml": bench.MapGameYAML(), "faces/faces.yaml": bench.MapFaceYAML(), "ground.yaml": bench.MapYAML(plain),
		}); err != nil {
			return err
		}
	}
	return nil
}

// writeGame writes the files of a game, and records its marks.
func (s site) writeGame(slug string, files map[string]string) error {
	for name, text := range files {
		if err := write(s.path(slug, name), []byte(text)); err != nil {
			return err
		}
	}
	return s.writeTapes(slug, s.path(slug), a4)
}

// writeFonts copies two weights of a family to the directory where floor looks
// for them.
func (s site) writeFonts(from, to, regular, bold string) error {
	for name, file := range map[string]string{"regular.ttf": regular, "bold.ttf": bold} {
		data, err := os.ReadFile(filepath.Join(from, file))
		if err != nil {
			return err
		}
		if err := write(s.path(to, name), data); err != nil {
			return err
		}
	}
	return nil
}

// writeShipped records the marks of the shipped games on each paper.
func (s site) writeShipped() error {
	for _, slug := range games.All {
		for _, paper := range papers {
			if err := s.writeTapes(onPaper(slug, paper), slug, paper); err != nil {
				return err
			}
		}
	}
	return nil
}

// writeTapes records the marks of a game on a paper, under a name.
func (s site) writeTapes(name, game, paper string) error {
	for _, dir := range []string{"tape-" + name, "floor-" + name} {
		if err := os.MkdirAll(s.path(dir), 0o755); err != nil {
			return err
		}
	}
	return run(exec.Command(s.path("record"), game, paper, fewest, s.path("tape-"+name)))
}

func write(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, data, 0o644)
}
