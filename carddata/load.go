package carddata

import (
	"io/fs"
	"path"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

// Options choose among what a game's directory offers.
type Options struct {
	Variant string       // the overlay variants/NAME.yaml; "" for none
	Slug    string       // the game's short name; the last element of place when empty
	Adjust  func(*Print) // changes the print section, as flags of a command do; nil for none
}

// Load reads the game in a directory. Place is how findings name the directory,
// such as "games/three-fronts". The game holds as much as could be read; it is
// fit for print only when the list has no errors. The list has all faults of
// all files, in file order.
func Load(fsys fs.FS, place string, opt Options) (*Game, *diag.List) {
	l := &loader{source: source{fsys: fsys, place: place}, opt: opt, flows: map[string]any{}}
	l.game = &Game{Slug: opt.Slug, Place: place, FS: fsys, Variant: opt.Variant, Print: defaultPrint(), Play: defaultPlay()}
	if l.game.Slug == "" {
		l.game.Slug = path.Base(place)
	}
	l.load()
	l.game.Files = l.files
	l.found.Sort(l.files)
	return l.game, &l.found
}

// loader reads one game.
type loader struct {
	source
	opt         Options
	game        *Game
	parts       parts
	entries     []*deckEntry // of game.Decks
	listEntries []*deckEntry // of game.Lists
	rows        int          // of all decks so far
	cells       int
	full        bool           // whether the game is over its limits
	flows       map[string]any // flow cells by their text
	styled      []node         // styles that columns of tables name
	lost        lost
}

// gameFile is the file that makes a directory a game.
const gameFile = "game.yaml"

// load reads the files in the order in which one needs what another says:
// languages before texts, print defaults before decks, cards before faces.
func (l *loader) load() {
	start := diag.Pos{File: l.named(gameFile)}
	if !l.exists(gameFile) {
		l.found.Errorf(start, CodeNoFile, "the directory has no file `%s`", gameFile).
			Hintf("a game is a directory with this file; `punchboard new DIR` makes one")
		return
	}
	root, ok := l.yaml(gameFile, start)
	if !ok {
		return
	}
	l.languages(root)
	readSection(l, root, "the game", gameSettings, l.game)
	overlay := l.applyVariant()
	if l.opt.Adjust != nil {
		l.opt.Adjust(&l.game.Print)
	}
	l.labels()
	l.lists(l.parts.lists)
	l.tables(l.parts.tables)
	l.printed(root)
	l.patchDecks(overlay.lists, "`lists`", l.listEntries)
	l.patchDecks(overlay.decks, "`decks`", l.entries)
	l.part()
	l.countPieces()
	l.dress()
	l.checkTableStyles()
	l.checkRehearsal()
}

// printed reads all that is printed: decks, counters and sheets. A game has at
// least one of them.
func (l *loader) printed(root node) {
	l.components(l.parts.decks, Cards, deckSettings)
	l.components(l.parts.counters, Counters, counterSettings)
	l.components(l.parts.sheets, Sheets, sheetSettings)
	if root.Kind == yaml.MappingNode && !l.parts.any() {
		root.errorf(CodeMissingKey, "the game needs `decks`, `counters` or `sheets`").Hintf("without one of them there is nothing to print")
	}
}

// yaml reads a YAML file that the place `from` refers to.
func (l *loader) yaml(name string, from diag.Pos) (root node, ok bool) {
	text, file, ok := l.text(name, from)
	if !ok {
		return node{}, false
	}
	return fileDocument(file, &l.found).parse(text)
}
